// Data that a page reads from the tournament, read again whenever the tournament or the request changes.
import { Failure } from "../lib/api";
import type { OrganiserState } from "./organiser_state.svelte";

export class Reading<T> {
  value = $state.raw<T | null>(null);
  problem = $state("");
}

// Call it while a component is set up. `ask` returns null if there is nothing to read; `live` names what can
// change besides the tournament's own log: the games in play, or one of them.
export function reading<T>(organiserState: OrganiserState, ask: () => Promise<T> | null, live: () => string = () => ""): Reading<T> {
  const found = new Reading<T>();
  $effect(() => {
    void organiserState.changes;
    if (live()) void organiserState.inPlay(live());
    let current = true;
    const asked = ask();
    if (!asked) found.value = null;
    else
      asked.then(
        (value) => current && ((found.value = value), (found.problem = "")),
        (error: Error) => {
          if (!current) return;
          found.problem = error.message;
          // A 404 means that there is nothing; a broken connection keeps what was read before.
          if (error instanceof Failure && error.status === 404) found.value = null;
        },
      );
    return () => {
      current = false;
    };
  });
  return found;
}
