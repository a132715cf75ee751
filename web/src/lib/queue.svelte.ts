// What was asked for and is not answered yet, in its order. A reload keeps it, with the ids it has.
import type { Wish } from "./wire";

const QUEUE = "queue";

export interface Job {
  id: string;
  wish: Wish;
  base: number; // the number that was on the screen when it was asked for
  seen: number | null; // null until it is first sent
  away?: boolean; // asked for without a network, or behind something that still waits
  sure?: boolean; // asked about before it was delivered, and meant
  clock?: Paused | null; // of a step that was walked without a network: the clock that was left
}

export interface Paused {
  left: number;
  running: boolean;
  seat: number;
  seconds: number | null;
}

// Cards are never written down on the device. A player's phone does not write down secret moves either: they
// would tell the card to whoever gets the phone next. A console needs those of its night after a reload.
const CARDS = new Set(["deal"]);
const SECRETS = new Set(["deal", "show", "act", "order"]);
const OPEN = new Set(["vote", "lift", "elect"]); // what is entered by day
const secretEntry = (wish: Wish) => wish.wish === "gesture" || (wish.wish === "enter" && !OPEN.has(wish.move));

// What is told at night says whose cards are whose. A closed tab leaves what was asked for before it.
const NIGHT = new Set(["deal", "order", "shoot", "miss", "show", "act"]);

export function byDay(stored: string): string {
  const jobs = JSON.parse(stored) as Job[];
  const night = jobs.findIndex(({ wish }) => wish.wish === "do" && NIGHT.has(wish.command.type));
  return JSON.stringify(night < 0 ? jobs : jobs.slice(0, night));
}

export class Queue {
  jobs = $state.raw<Job[]>([]);

  private readonly unwritten: ReadonlySet<string>;

  constructor(own = false) {
    this.unwritten = own ? SECRETS : CARDS;
    this.jobs = JSON.parse(sessionStorage.getItem(QUEUE) ?? "[]") as Job[];
  }

  find(id: string): Job | undefined {
    return this.jobs.find((job) => job.id === id);
  }

  drop(...ids: string[]): void {
    this.set(this.jobs.filter((job) => !ids.includes(job.id)));
  }

  change(id: string, part: Partial<Job>): void {
    this.set(this.jobs.map((job) => (job.id === id ? { ...job, ...part } : job)));
  }

  set(jobs: Job[]): void {
    this.jobs = jobs;
    sessionStorage.setItem(QUEUE, JSON.stringify(jobs.filter(({ wish }) => !secretEntry(wish) && (wish.wish !== "do" || !this.unwritten.has(wish.command.type)))));
  }
}
