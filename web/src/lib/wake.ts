// The screen stays on while a game is on it. Whoever locks it and comes back asks again.
let wanted = false;

async function ask(): Promise<void> {
  if (!wanted || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
  try {
    await navigator.wakeLock.request("screen");
  } catch {
    // A low battery may refuse it; the game goes on.
  }
}

export function stayAwake(): void {
  if (!wanted) {
    document.addEventListener("visibilitychange", () => void ask());
    addEventListener("pointerdown", () => void ask(), { once: true });
  }
  wanted = true;
  void ask();
}
