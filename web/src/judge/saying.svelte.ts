// What the judge says now, and where it is shown: a ruling and the calls of a night in the middle of the
// table, the phrase of a running speech or a ballot in the strip above the big button.
import type { RulingView } from "../lib/wire";
import type { ConsoleState } from "./console_state.svelte";

export class Saying {
  private readonly consoleState: ConsoleState;

  constructor(consoleState: ConsoleState) {
    this.consoleState = consoleState;
  }

  // A ruling is read before the clock of the next step starts.
  ruling = $derived.by((): RulingView | null => {
    const made = this.consoleState.view?.ruling;
    return made?.fresh && !this.consoleState.socket.clock?.running ? made : null;
  });

  // The phrase of the step is emphasised; before it is what closes the last step, after it what ends it at
  // once. If the step has no phrase, like the morning, all of it comes before the ruling.
  words = $derived.by(() => {
    const view = this.consoleState.view;
    // A view that an earlier release stored in this browser has only the phrase of the step.
    const all = view?.says ?? (view?.cue ? [view.cue] : []);
    const own = view?.cue && all.includes(view.cue) ? all.indexOf(view.cue) : -1;
    const place = own >= 0 ? own : this.ruling ? all.length : all.length - 1;
    const closing = all.slice(0, Math.max(0, place));
    return { all, closing, before: quoted(closing), main: all[place] ?? "", after: quoted(all.slice(place + 1)) };
  });

  // A learner is asked which phrase is said now, so it is hidden until they have answered.
  kept = $derived.by(() => {
    const question = this.consoleState.view?.training?.question;
    return !!question && question.chosen === null;
  });

  // A ballot needs the middle, and so does a running speech.
  inMiddle = $derived.by(() => {
    const { choice, socket, over, answer, dealing } = this.consoleState;
    if (over || answer || dealing.offered || choice.slate.length || this.kept) return false;
    return !!this.ruling || (!socket.clock?.seat && !!this.words.all.length);
  });

  gloss(phrase: string): string {
    return this.consoleState.view?.gloss?.[phrase] ?? "";
  }
}

const quoted = (phrases: readonly string[]) => phrases.map((one) => `«${one}»`).join(" ");
