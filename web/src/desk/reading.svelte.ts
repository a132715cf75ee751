// What a page reads of the desk: again whenever the desk has changed, or what is asked for has.
import { Failure } from "../lib/api";
import type { DeskState } from "./state.svelte";

export class Reading<T> {
  value = $state.raw<T | null>(null);
  problem = $state("");
}

// Called while a component is set up. `ask` gives null where there is nothing to ask for; `every` is for
// what changes without the desk being told, such as a game that is being played.
export function reading<T>(desk: DeskState, ask: () => Promise<T> | null, every = 0): Reading<T> {
  const found = new Reading<T>();
  let beat = $state(0);
  $effect(() => {
    void desk.changes;
    void beat;
    let current = true;
    let timer = 0;
    const asked = ask();
    if (!asked) found.value = null;
    else
      asked.then(
        (value) => current && ((found.value = value), (found.problem = "")),
        (error: Error) => {
          if (!current) return;
          found.problem = error.message;
          // What is not there is not there; a line that broke leaves what was read before.
          if (error instanceof Failure && error.status === 404) found.value = null;
        },
      );
    if (every) timer = window.setTimeout(() => !document.hidden && (beat += 1), every);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  });
  return found;
}
