// The seconds left for an answer, counted here from the last frame.
export function whileLive(told: () => number | null): { readonly seconds: number | null } {
  let seconds = $state<number | null>(null);
  $effect(() => {
    const left = told();
    if (left === null) {
      seconds = null;
      return;
    }
    const until = performance.now() + left;
    const count = () => (seconds = Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    count();
    const timer = setInterval(count, 250);
    return () => clearInterval(timer);
  });
  return {
    get seconds() {
      return seconds;
    },
  };
}
