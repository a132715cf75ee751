// A request that became stale because of somebody else's entry is sent again, as it is still meant.
import { json } from "../lib/api";
import { capital, t } from "../lib/i18n";
import type { Socket } from "../lib/socket.svelte";
import { unique } from "../lib/unique";
import type { Ack, Conflict, Refused, Stale, TableRequest } from "../lib/wire";
import { seen } from "../play/seen.svelte";

const TRIES = 5;
const FRAME = 8_000; // bytes; the server closes a socket that sends frames of twice this size

interface Told {
  type: string;
  text: string;
  seq: number;
  cite?: string;
}

// Why something was refused, with the clause of the document if there is one: «by-day D.3».
const said = ({ text, cite }: Told): string => capital(text) + (cite ? ` (${cite.slice(cite.indexOf(" ") + 1)})` : "");

type Answer = Ack | Refused | Stale | Conflict;

// A story is longer than a frame may be, so it is sent as an HTTP request.
async function told(socket: Socket, wish: TableRequest): Promise<Told> {
  if (new TextEncoder().encode(JSON.stringify(wish)).length < FRAME) {
    return { text: "", ...(await socket.ask(wish)) };
  }
  const { table = "", seq = 0 } = socket.view ?? {};
  try {
    const answer = await json<Answer>(`/api/tables/${table}/commands`, socket.token, { id: unique(), seen: seq, wish });
    return { text: "", ...answer };
  } catch (error) {
    return { type: "failed", text: (error as Error).message, seq };
  }
}

// The outcome: empty if the request was accepted, otherwise the reason why not.
export async function asked(socket: Socket, wish: () => TableRequest | null): Promise<string> {
  for (let tries = 1; ; tries++) {
    const wanted = wish();
    if (!wanted) return t("pad-late");
    const answer = await told(socket, wanted);
    if (answer.type === "ack") return "";
    if (answer.type !== "stale" || tries === TRIES) return said(answer);
    await seen(socket, answer.seq);
  }
}
