// A lesson on this page: how much of the room was shown, and which mistakes were discussed.
import { lang, momentName, roleName, t, has } from "../lib/i18n";
import type { ConsoleState } from "../judge/console_state.svelte";
import type { HappeningView, MistakeView, ReportView, TrainingView } from "../lib/wire";

const PACE_MS = 2600; // milliseconds between two happenings when the room advances automatically
const PACE = "training-pace";
const HEARD = "training-heard";
const READ = "training-read";

interface Heard {
  table: string;
  step: string;
  count: number;
}

function kept<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? "null") as T | null) ?? usual;
  } catch {
    return usual;
  }
}

export class OpenLesson {
  private readonly consoleState: ConsoleState;
  private heard = $state.raw(kept<Heard>(HEARD, { table: "", step: "", count: 1 }));
  private read = $state.raw(kept<string[]>(READ, []));
  byItself = $state(localStorage.getItem(PACE) === "itself");
  asking = $state(""); // the step whose question was dismissed
  all = $state(false); // every report is looked at

  view = $derived.by((): TrainingView => this.consoleState.view!.training!);
  private count = $derived.by(() => {
    const { table, step, count } = this.heard;
    return table === this.consoleState.view?.table && step === this.view.step ? count : 1;
  });
  lines = $derived.by(() => this.view.room.slice(0, this.count));
  more = $derived.by(() => Math.max(0, this.view.room.length - this.count));
  asked = $derived.by(() => {
    const question = this.view.question;
    return question && question.chosen === null ? question : null;
  });
  mistakes = $derived.by(() => this.view.reports.flatMap((one) => one.mistakes));
  // Reports that are complete and were not read yet.
  fresh = $derived.by((): ReportView[] =>
    this.view.reports.filter((one) => one.closed && one.mistakes.some((mistake) => mistake.stands && !this.read.includes(this.name(mistake)))),
  );

  constructor(consoleState: ConsoleState) {
    this.consoleState = consoleState;
    $effect(() => {
      if (!this.byItself || !this.more || this.asked) return;
      const timer = window.setTimeout(() => this.next(), PACE_MS);
      return () => clearTimeout(timer);
    });
  }

  next(): void {
    this.heard = { table: this.consoleState.view!.table, step: this.view.step, count: this.count + 1 };
    sessionStorage.setItem(HEARD, JSON.stringify(this.heard));
  }

  setPace(byItself: boolean): void {
    this.byItself = byItself;
    localStorage.setItem(PACE, byItself ? "itself" : "own");
  }

  choose(choice: number): void {
    void this.consoleState.request({ wish: "cue", choice });
  }

  private name(mistake: MistakeView): string {
    return `${this.consoleState.view!.table}/${mistake.id}`;
  }

  // Marks reports as discussed; they do not open automatically again.
  close(reports: readonly ReportView[]): void {
    const names = reports.flatMap((one) => one.mistakes).map((one) => this.name(one));
    this.read = [...new Set([...this.read, ...names])];
    sessionStorage.setItem(READ, JSON.stringify(this.read));
  }

  takeBack(mistake: MistakeView, reports: readonly ReportView[]): void {
    this.close(reports);
    void this.consoleState.request({ wish: "undo", turns: mistake.back, reason: t("trainer-undo-reason") });
  }
}

// «Выставляю номер 7», without the number of the speaker.
export function told(one: HappeningView): string {
  const id = has(`room-${one.what}`) ? `room-${one.what}` : "room-shows";
  const role = one.role ? roleName(one.role) : "";
  return t(id, { seat: one.seat, target: one.target, seats: one.seats.join(", "), role });
}

export const partName = (one: ReportView): string => `${momentName(one.moment)}: ${t(`trainer-part-${one.part}`)}`;

export const worded = (text: Readonly<Record<string, string>>): string => text[lang] ?? "";
