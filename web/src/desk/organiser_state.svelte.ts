// What the organiser's pages share: the viewer, the known state, the commands being sent.
import { Failure } from "../lib/api";
import { Changes, isLive, type Parts } from "../lib/changes.svelte";
import type { DeskCommand, RegisteredPlayer, TournamentView } from "../lib/desk_wire";
import { inOrder } from "../lib/in_order";
import { spoken } from "../lib/spoken.svelte";
import { TournamentApi, self } from "../lib/tournament";
import { unique } from "../lib/unique";

// How people are refused whose session has ended: a tournament that is not shown does not exist for them.
const refusesStrangers = (error: unknown) => error instanceof Failure && [401, 403, 404].includes(error.status);

export class OrganiserState {
  readonly api: TournamentApi;
  // Null until the first answer.
  view = $state.raw<TournamentView | null>(null);
  sending = $state(false);
  // Why the last command was refused; empty once another one is sent.
  refused = $state("");
  // The name under which the viewer may accept that knowingly, if the server allows it.
  refusedAs = $state("");
  // The session of the account is over; what is shown stays until somebody signs in again.
  ended = $state(false);
  private readonly watched: Changes;
  private done: Promise<unknown> = Promise.resolve(); // what is being sent, and what is read after it
  private asks = 0; // how often the tournament was asked for
  private read = 0; // the last of these requests that was answered
  private end: () => void = () => undefined;
  private readonly taken = inOrder((view: TournamentView | null) => {
    if (!view) return;
    this.view = view;
    spoken.of(view.rules);
  });

  constructor(tournament: string, token = "") {
    this.api = new TournamentApi(tournament, token);
    this.watched = new Changes({ tournament, token, session: true, spread: 0 }, (parts) => this.told(parts), () => void this.told(null).catch(() => undefined));
  }

  // Grows whenever something has changed for the viewer, so that pages read their own data again.
  get changes(): number {
    return this.watched.any;
  }

  // Grows when the games in play have changed, or one of them (`live/` with its id).
  inPlay(part: string): number {
    return this.watched.of(part);
  }

  get offline(): boolean {
    return this.watched.connection.link === "lost";
  }

  may(command: DeskCommand["type"]): boolean {
    return this.view?.me.may.includes(command) ?? false;
  }

  player(id: string): RegisteredPlayer | undefined {
    return this.view?.players.find((one) => one.id === id);
  }

  nickname = (id: string): string => this.player(id)?.nickname ?? id;

  // Watches while the page is visible; `stop` ends it.
  start(): void {
    this.end = this.watched.start();
  }

  stop(): void {
    this.end();
  }

  // Continues after somebody has signed in again.
  resume(): void {
    this.ended = false;
    this.refused = "";
    this.end();
    this.start();
  }

  async reread(): Promise<void> {
    const mine = ++this.asks;
    await this.taken(this.overview());
    this.read = Math.max(this.read, mine);
  }

  // Null when the session is over; a tournament that is shown to everybody is then answered as to the public.
  private async overview(): Promise<TournamentView | null> {
    const view = await this.api.overview();
    return !view.me.may.length && (await this.hasEnded()) ? null : view;
  }

  // True if it was done. After a broken connection the same id is sent again, so nothing is done twice.
  async submit(...commands: DeskCommand[]): Promise<boolean> {
    return this.does((id) => this.api.submit(commands, this.view?.version ?? 0, id));
  }

  // Makes any other change to the tournament.
  does(what: (id: string) => Promise<unknown>): Promise<boolean> {
    const done = this.asked(what);
    this.done = done;
    return done;
  }

  private async asked(what: (id: string) => Promise<unknown>): Promise<boolean> {
    const id = unique();
    this.sending = true;
    this.refused = "";
    this.refusedAs = "";
    try {
      await this.persist(() => what(id));
      await this.reread();
      this.watched.bump();
      return true;
    } catch (error) {
      if (refusesStrangers(error) && (await this.hasEnded())) return false;
      this.refused = error instanceof Failure ? error.message : String(error);
      this.refusedAs = error instanceof Failure ? error.code : "";
      await this.reread().catch(() => undefined); // refreshes a stale page
      this.watched.bump();
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

  // Whether an ended session is the reason why nothing is allowed any more; a link has no session.
  private async hasEnded(): Promise<boolean> {
    if (this.api.token) return false;
    this.ended = await self().then(
      () => false,
      (error: Error) => error instanceof Failure && error.status === 401,
    );
    return this.ended;
  }

  private async told(parts: Parts): Promise<boolean> {
    if (parts && [...parts].every(isLive)) return true;
    if (this.sending) {
      const asks = this.asks;
      await this.done;
      if (this.read > asks) return false; // everything was read after this change
    }
    try {
      await this.reread();
      return !this.ended;
    } catch (error) {
      const strange = refusesStrangers(error) && (await this.hasEnded());
      if (!strange && error instanceof Failure && error.status !== 0 && !this.view) this.refused = error.message;
      if (error instanceof Failure && error.status === 0) throw error;
      return false;
    }
  }
}
