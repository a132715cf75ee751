// What the pages of the desk share: who asks, what is known, what is being sent.
import { Failure } from "../lib/api";
import type { DeskCommand, PlayerFace, TournamentFace } from "../lib/desk_wire";
import { spoken } from "../lib/spoken.svelte";
import { Desk } from "../lib/tournament";
import { unique } from "../lib/unique";

const OFTEN = 2000;
const HIDDEN = 15_000;

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

  async reread(): Promise<void> {
    this.face = await this.api.overview();
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

  private async look(): Promise<void> {
    try {
      const now = await this.api.mark();
      this.offline = false;
      if (now.mark !== this.mark && !this.sending) await this.reread();
    } catch (error) {
      this.offline = error instanceof Failure && error.status === 0;
      if (error instanceof Failure && error.status !== 0 && !this.face) this.refused = error.message;
    }
    clearTimeout(this.timer); // of another look that began meanwhile
    if (!this.stopped) this.timer = window.setTimeout(() => this.look(), document.hidden ? HIDDEN : OFTEN);
  }
}
