// The screen stays on while it shows a game. A lock is lost whenever the page is hidden, and some phones
// release it on their own, so it is requested again when the page is shown or touched.
let lock: WakeLockSentinel | null = null;
let asking = false;
let wanted = false;

async function ask(): Promise<void> {
  const held = lock && !lock.released;
  if (held || asking || document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
  asking = true;
  try {
    lock = await navigator.wakeLock.request("screen");
  } catch {
    // A low battery may refuse it; the game continues.
  }
  asking = false;
}

export function stayAwake(): void {
  if (wanted) return;
  wanted = true;
  document.addEventListener("visibilitychange", () => void ask());
  addEventListener("pointerdown", () => void ask(), { passive: true });
  void ask();
}
