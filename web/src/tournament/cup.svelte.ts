// One tournament as everybody sees it. A small mark is asked for every few seconds; only when it has
// changed, the rest is read again. A page that nobody looks at asks for nothing.
import { untrack } from "svelte";
import { Failure } from "../lib/api";
import type { PlayerFace, RoundFace, StageFace, TableFace, TournamentFace } from "../lib/desk_wire";
import { spoken } from "../lib/spoken.svelte";
import { Desk } from "../lib/tournament";
import { dropLink } from "./own_link";

const OFTEN = 4000;
const LATER = 15_000; // after a failure: a server in trouble is not helped by a hall full of phones
const TOO_MANY = 429; // a hall has one address: whoever is told to wait waits, and comes back by himself
const DONE = ["confirmed", "void"];

export interface Place {
  round: RoundFace;
  table: TableFace;
  seat: number;
}

export class Cup {
  desk: Desk;
  face = $state.raw<TournamentFace | null>(null);
  rounds = $state.raw<RoundFace[]>([]);
  // Grows whenever something has changed: views read their own data again.
  changes = $state(0);
  lost = $state(false);
  // There is no such tournament, or not for whoever asks.
  missing = $state(false);
  private mark = "";
  private timer = 0;
  private stopped = false;

  // `own`: the page is about the link itself, and nothing without it.
  constructor(
    id: string,
    token = "",
    private readonly own = false,
  ) {
    this.desk = new Desk(id, token);
  }

  // The link is gone; what everybody may see is still there.
  private forget(): Promise<void> {
    dropLink();
    this.desk = new Desk(this.desk.id);
    return this.look();
  }

  // Asks until the view is gone.
  start(): () => void {
    const look = () => void this.look();
    this.stopped = false;
    untrack(look);
    document.addEventListener("visibilitychange", look);
    addEventListener("online", look);
    return () => {
      clearTimeout(this.timer);
      this.stopped = true;
      spoken.of("");
      document.removeEventListener("visibilitychange", look);
      removeEventListener("online", look);
    };
  }

  private async look(): Promise<void> {
    clearTimeout(this.timer);
    if (document.hidden && this.face) return;
    // Phones that heard of something at once do not all ask at once.
    let pause = OFTEN * (0.75 + Math.random() / 2);
    try {
      const mark = this.face ? (await this.desk.mark()).mark : "";
      if (!this.face || mark !== this.mark) await this.read();
      this.lost = false;
    } catch (error) {
      const status = error instanceof Failure ? error.status : 0;
      if (status === 401 && this.desk.token && !this.own) return this.forget();
      this.missing = [401, 403, 404].includes(status);
      this.lost = !this.missing && status !== TOO_MANY;
      if (this.lost) pause = LATER;
    }
    clearTimeout(this.timer);
    if (!this.stopped && !this.missing) this.timer = setTimeout(() => void this.look(), pause);
  }

  async read(): Promise<void> {
    const [face, rounds] = await Promise.all([this.desk.overview(), this.desk.rounds()]);
    spoken.of(face.rules);
    this.face = face;
    this.rounds = rounds;
    this.mark = face.mark ?? "";
    this.changes += 1;
  }

  player = (id: string): PlayerFace | undefined => this.face?.players.find((one) => one.id === id);
  stage = (id: string): StageFace | undefined => this.face?.stages.find((one) => one.id === id);

  // The last stage that has begun, as far as that is known here: a seating need not be shown to all.
  get latest(): string {
    const seated = new Set(this.rounds.map((one) => one.stage));
    const stages = this.face?.stages ?? [];
    return (stages.findLast((one) => seated.has(one.id) || one.finished) ?? stages[0])?.id ?? "";
  }

  // What is being played, or waits to be; rounds may run at the same time.
  get current(): RoundFace[] {
    return this.rounds.filter((one) => !one.locked && one.tables.some((table) => !DONE.includes(table.state)));
  }

  places(player: string, rounds: RoundFace[] = this.rounds): Place[] {
    const found: Place[] = [];
    for (const round of rounds) {
      for (const table of round.tables) {
        const own = table.seats.find((seat) => seat.player === player);
        if (own) found.push({ round, table, seat: own.seat });
      }
    }
    return found;
  }

  game(id: string): { round: RoundFace; table: TableFace } | undefined {
    for (const round of this.rounds) {
      const table = round.tables.find((one) => one.game === id || one.earlier?.includes(id));
      if (table) return { round, table };
    }
    return undefined;
  }
}

// An answer that is asked for again when the tournament has changed, or the question has. What was
// read before stays until then: nothing jumps.
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

// Games go on without the tournament changing: what is watched is asked for again by itself.
export function watching<T>(ask: () => Promise<T> | null, changes: () => number, pause: number): Reading<T> {
  let beat = $state(0);
  $effect(() => {
    const timer = setInterval(() => !document.hidden && (beat += 1), pause);
    return () => clearInterval(timer);
  });
  return new Reading(ask, () => changes() + beat);
}
