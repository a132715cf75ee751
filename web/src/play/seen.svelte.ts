import type { Socket } from "../lib/socket.svelte";

// Resolves once the view of a socket has this number.
export function seen(socket: Socket, seq: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = $effect.root(() => {
      $effect(() => {
        if ((socket.view?.seq ?? 0) < seq && socket.link !== "gone") return;
        resolve();
        queueMicrotask(() => stop());
      });
    });
  });
}
