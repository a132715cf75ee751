// What a page reads of the tournament: again whenever the tournament has changed, or what is asked for has.
import { Failure } from "../lib/api";
import type { DeskState } from "./state.svelte";

export class Reading<T> {
  value = $state.raw<T | null>(null);
  problem = $state("");
}

// Called while a component is set up. `ask` gives null where there is nothing to ask for; `live` names what
// changes beside the tournament's own log: the games in play, or one of them.
export function reading<T>(desk: DeskState, ask: () => Promise<T> | null, live: () => string = () => ""): Reading<T> {
  const found = new Reading<T>();
  $effect(() => {
    void desk.changes;
    if (live()) void desk.inPlay(live());
    let current = true;
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
    return () => {
      current = false;
    };
  });
  return found;
}
