// A wish that somebody else's entry has overtaken is asked for again: it is still meant.
import { t } from "../lib/i18n";
import type { Socket } from "../lib/socket.svelte";
import type { Wish } from "../lib/wire";
import { seen } from "../play/seen.svelte";

const TRIES = 5;

// What came of it: empty where it was taken, otherwise why not.
export async function asked(socket: Socket, wish: () => Wish | null): Promise<string> {
  for (let tries = 1; ; tries++) {
    const wanted = wish();
    if (!wanted) return t("pad-late");
    const answer = await socket.ask(wanted);
    if (answer.type === "ack") return "";
    if (answer.type !== "stale" || tries === TRIES) return answer.text;
    await seen(socket, answer.seq);
  }
}
