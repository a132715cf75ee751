// One tournament as everybody sees it. The socket names the parts that have changed; only those are read
// again.
import { untrack } from "svelte";
import { Failure } from "../lib/api";
import { Changes, type Parts } from "../lib/changes.svelte";
import type { RegisteredPlayer, RoundView, StageView, TableView, TournamentView } from "../lib/desk_wire";
import { spoken } from "../lib/spoken.svelte";
import { TournamentApi } from "../lib/tournament";
import { dropLink } from "./own_link";

const SPREAD = 500;
const TOO_MANY = 429; // all phones in a hall share one address: a client that is told to wait retries on its own
const DONE = ["confirmed", "void"];

export interface Place {
  round: RoundView;
  table: TableView;
  seat: number;
}

export class TournamentState {
  api: TournamentApi;
  view = $state.raw<TournamentView | null>(null);
  rounds = $state.raw<RoundView[]>([]);
  private failed = $state(false);
  // There is no such tournament, or the viewer may not see it.
  missing = $state(false);
  private changes = $state.raw<Changes>() as Changes;
  private end: () => void = () => undefined;
  private asked = 0; // how many times this was read
  private readonly shown = { view: 0, rounds: 0 }; // the readings that are shown

  // `own`: the page is about the link itself, and is empty without it.
  constructor(
    id: string,
    token = "",
    private readonly own = false,
  ) {
    this.api = new TournamentApi(id, token);
    this.watch();
  }

  get lost(): boolean {
    return this.failed || this.changes.connection.link === "lost";
  }

  // Grows whenever one of these parts has changed, so that views read their own data again.
  changed(...parts: string[]): number {
    return parts.length ? this.changes.of(...parts) : this.changes.any;
  }

  // Something was changed here that the tournament does not announce, such as a photo.
  touched(): void {
    this.changes.bump();
  }

  // Watches until the view is gone.
  start(): () => void {
    untrack(() => (this.end = this.changes.start()));
    return () => {
      this.end();
      spoken.of("");
    };
  }

  private watch(): void {
    const watched = { tournament: this.api.id, token: this.api.token, session: false, spread: SPREAD };
    // A client that is refused asks once more to get the reason.
    this.changes = new Changes(
      watched,
      (parts) => this.look(parts),
      () => void this.look(null).catch(() => undefined),
    );
  }

  // Drops the link; what everybody may see remains.
  private forget(): void {
    dropLink();
    this.end();
    this.api = new TournamentApi(this.api.id);
    this.watch();
    this.end = this.changes.start();
  }

  private async look(parts: Parts): Promise<boolean> {
    try {
      await this.read(parts);
      this.failed = false;
      return true;
    } catch (error) {
      const status = error instanceof Failure ? error.status : 0;
      if (status === 401 && this.api.token && !this.own) {
        this.forget();
        return false;
      }
      this.missing = [401, 403, 404].includes(status);
      this.failed = !this.missing && status !== TOO_MANY;
      if (!this.missing) throw error;
      return false;
    }
  }

  // Reads everything again, after something was done here.
  async reread(): Promise<void> {
    await this.read(null);
    this.changes.bump();
  }

  private async read(parts: Parts): Promise<void> {
    const wants = (part: string) => !parts || !this.view || parts.has(part);
    const mine = ++this.asked;
    const [view, rounds] = await Promise.all([
      wants("overview") ? this.api.overview() : null,
      wants("rounds") ? this.api.rounds() : null,
    ]);
    // An answer to an older request than the one shown is outdated.
    if (view && mine > this.shown.view) {
      this.shown.view = mine;
      spoken.of(view.rules);
      this.view = view;
    }
    if (rounds && mine > this.shown.rounds) {
      this.shown.rounds = mine;
      this.rounds = rounds;
    }
  }

  player = (id: string): RegisteredPlayer | undefined => this.view?.players.find((one) => one.id === id);
  stage = (id: string): StageView | undefined => this.view?.stages.find((one) => one.id === id);

  // The last stage that has begun, as far as it is known here; a seating need not be public.
  get latest(): string {
    const seated = new Set(this.rounds.map((one) => one.stage));
    const stages = this.view?.stages ?? [];
    return (stages.findLast((one) => seated.has(one.id) || one.finished) ?? stages[0])?.id ?? "";
  }

  // What is being played, or waits to be; rounds may run at the same time.
  get current(): RoundView[] {
    return this.rounds.filter((one) => !one.locked && one.tables.some((table) => !DONE.includes(table.state)));
  }

  places(player: string, rounds: RoundView[] = this.rounds): Place[] {
    const found: Place[] = [];
    for (const round of rounds) {
      for (const table of round.tables) {
        const own = table.seats.find((seat) => seat.player === player);
        if (own) found.push({ round, table, seat: own.seat });
      }
    }
    return found;
  }

  game(id: string): { round: RoundView; table: TableView } | undefined {
    for (const round of this.rounds) {
      const table = round.tables.find((one) => one.game === id || one.earlier?.includes(id));
      if (table) return { round, table };
    }
    return undefined;
  }
}

// An answer that is requested again when the tournament or the request has changed. The previous answer stays
// until then, so that nothing jumps.
export class Reading<T> {
  value = $state.raw<T | null>(null);
  status = $state(0);

  constructor(ask: () => Promise<T> | null, changes: () => number) {
    $effect(() => {
      changes();
      let wanted = true;
      ask()?.then(
        (value) => {
          if (!wanted) return;
          this.value = value;
          this.status = 200;
        },
        (error: unknown) => {
          if (!wanted) return;
          this.status = error instanceof Failure ? error.status : 0;
          if (this.status) this.value = null;
        },
      );
      return () => (wanted = false);
    });
  }

  get absent(): boolean {
    return this.status >= 400;
  }
}
