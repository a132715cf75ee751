// What the pages of the desk share: who asks, what is known, what is being sent.
import { Failure } from "../lib/api";
import type { DeskCommand, PlayerFace, TournamentFace } from "../lib/desk_wire";
import { spoken } from "../lib/spoken.svelte";
import { Desk, self } from "../lib/tournament";
import { unique } from "../lib/unique";

const OFTEN = 2000;
const HIDDEN = 15_000;

// How somebody is refused who is signed in no longer: a tournament that is not shown does not exist for them.
const refusesStrangers = (error: unknown) => error instanceof Failure && [401, 403, 404].includes(error.status);

export class DeskState {
  readonly api: Desk;
  // Null until the first answer.
  face = $state.raw<TournamentFace | null>(null);
  // Grows whenever something has changed for whoever asks: pages read their own data again.
  changes = $state(0);
  sending = $state(false);
  // Why the last thing that was asked for did not happen; empty once something else is asked for.
  refused = $state("");
  // By which name whoever asks may accept that knowingly, where the desk lets him.
  refusedAs = $state("");
  offline = $state(false);
  // The session of the account is over: what is shown stays until somebody signs in again.
  ended = $state(false);
  private mark = "";
  private timer = 0;
  private stopped = false;

  constructor(tournament: string, token = "") {
    this.api = new Desk(tournament, token);
  }

  may(command: DeskCommand["type"]): boolean {
    return this.face?.me.may.includes(command) ?? false;
  }

  player(id: string): PlayerFace | undefined {
    return this.face?.players.find((one) => one.id === id);
  }

  nickname = (id: string): string => this.player(id)?.nickname ?? id;

  // Asks again and again while the page is looked at; `stop` ends it.
  start(): void {
    void this.look();
  }

  // Whoever turns to another page reads what is new there, and has to ask by the version that goes with it.
  turned(): void {
    if (this.face) void this.look();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  // Somebody has signed in again.
  resume(): void {
    this.ended = false;
    this.refused = "";
    void this.reread().then(
      () => this.look(),
      () => this.look(),
    );
  }

  async reread(): Promise<void> {
    const face = await this.api.overview();
    // A tournament that is shown to everybody is answered as to everybody.
    if (!face.me.may.length && (await this.hasEnded())) return;
    this.face = face;
    this.mark = this.face.mark ?? "";
    spoken.of(this.face.rules);
    this.changes += 1;
  }

  // True when it happened. The same id is sent again after a broken line, so nothing happens twice.
  async submit(...commands: DeskCommand[]): Promise<boolean> {
    return this.does((id) => this.api.submit(commands, this.face?.version ?? 0, id));
  }

  // Anything else that changes the desk.
  async does(what: (id: string) => Promise<unknown>): Promise<boolean> {
    const id = unique();
    this.sending = true;
    this.refused = "";
    this.refusedAs = "";
    try {
      await this.persist(() => what(id));
      await this.reread();
      return true;
    } catch (error) {
      if (refusesStrangers(error) && (await this.hasEnded())) return false;
      this.refused = error instanceof Failure ? error.message : String(error);
      this.refusedAs = error instanceof Failure ? error.code : "";
      await this.reread().catch(() => undefined); // a stale page is made fresh
      return false;
    } finally {
      this.sending = false;
    }
  }

  private async persist(what: () => Promise<unknown>): Promise<void> {
    for (const pause of [300, 1000, 3000]) {
      try {
        await what();
        return;
      } catch (error) {
        if (!(error instanceof Failure) || error.status !== 0) throw error;
        await new Promise((done) => setTimeout(done, pause));
      }
    }
    await what();
  }

  // Whether that is why nothing is allowed any more; a link has no session.
  private async hasEnded(): Promise<boolean> {
    if (this.api.token) return false;
    this.ended = await self().then(
      () => false,
      (error: Error) => error instanceof Failure && error.status === 401,
    );
    return this.ended;
  }

  private async look(): Promise<void> {
    try {
      const now = await this.api.mark();
      this.offline = false;
      if (now.mark !== this.mark && !this.sending) await this.reread();
    } catch (error) {
      this.offline = error instanceof Failure && error.status === 0;
      const strange = refusesStrangers(error) && (await this.hasEnded());
      if (!strange && error instanceof Failure && error.status !== 0 && !this.face) this.refused = error.message;
    }
    clearTimeout(this.timer); // of another look that began meanwhile
    if (!this.stopped && !this.ended) this.timer = window.setTimeout(() => this.look(), document.hidden ? HIDDEN : OFTEN);
  }
}
