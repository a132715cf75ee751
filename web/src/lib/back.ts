// The Back button closes what is open instead of leaving the page. While something is open, the browser's
// history has an additional entry for it, with the same address; closing it in another way removes that
// entry. Going forward to an entry whose sheet is gone, or a reload on one, returns automatically.
interface Opened {
  close: () => unknown; // false if it stays open nevertheless
}

const LONGEST = 5_000; // milliseconds; a step in the history that never came, as a busy phone takes its time
let open: Opened[] = [];
let going = 0;
let planned = 0;

const depth = () => Number((history.state as { open?: number } | null)?.open ?? 0);

// Registers something that Back closes; call the returned function once it is closed.
export function closedByBack(close: () => unknown): () => void {
  const one = { close };
  open.push(one);
  plan();
  return () => {
    open = open.filter((other) => other !== one);
    plan();
  };
}

// It runs later, so that a sheet which makes room for another costs nothing.
function plan(): void {
  planned ||= window.setTimeout(settle);
}

function settle(): void {
  planned = 0;
  if (going) return;
  const missing = open.length - depth();
  for (let n = 0; n < missing; n++) history.pushState({ ...history.state, open: depth() + 1 }, "");
  if (missing < 0) {
    going = window.setTimeout(arrived, LONGEST);
    history.go(missing);
  }
}

function arrived(): void {
  clearTimeout(going);
  going = 0;
  plan();
}

addEventListener("popstate", () => {
  if (going) return arrived();
  const closing = open.slice(depth()).reverse();
  const stay = closing.filter((one) => one.close() === false);
  open = open.filter((one) => !closing.includes(one) || stay.includes(one));
  plan();
});

plan();
