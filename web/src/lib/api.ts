// Requests over HTTP, besides the socket. Every answer is JSON unless it is requested as text.
import { lang, t } from "./i18n";
import type {
  Ack,
  Book,
  Command,
  IntendedCorrection,
  CorrectionPreview,
  Course,
  Foreseen,
  KnownLink,
  ListedTable,
  MintedLink,
  NewLink,
  NewProtest,
  Proof,
  Showcase,
  TableBook,
  TableBrief,
  TableOfTournament,
  Ticket,
  TurnBefore,
  TurnFact,
} from "./wire";

export class Failure extends Error {
  constructor(
    readonly status: number,
    text: string,
    readonly code = "", // the id of a refusal by the tournament
  ) {
    super(text);
  }
}

// A page for everybody shows only what everybody may see, even in an organiser's browser, because it may be
// on the wall of the hall.
let credentials: RequestCredentials = "same-origin";
export const asEverybody = (): void => void (credentials = "omit");

export type Method = "GET" | "POST" | "PUT" | "DELETE";

// `null` is sent without a body; a file is sent as it is.
export async function ask(path: string, token: string, body?: unknown, method?: Method): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": lang };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = body instanceof Blob ? body.type : "application/json";
  method ??= body === undefined ? "GET" : "POST";
  const plain = body === undefined || body === null;
  const sent = plain ? undefined : body instanceof Blob ? body : JSON.stringify(body);
  const answer = await fetch(path, { method, headers, body: sent, cache: "no-store", credentials }).catch(() => {
    throw new Failure(0, t("no-network"));
  });
  if (!answer.ok) throw await failure(answer);
  return answer;
}

async function failure(answer: Response): Promise<Failure> {
  try {
    const told = (await answer.json()) as { text: string; code?: string };
    return new Failure(answer.status, told.text, told.code);
  } catch {
    return new Failure(answer.status, String(answer.status));
  }
}

export const json = async <T>(path: string, token = "", body?: unknown, method?: Method) =>
  (await (await ask(path, token, body, method)).json()) as T;

export const qr = async (text: string) => (await ask("/api/qr", "", { text })).text();
export const books = () => json<Book[]>("/api/rulebooks");
export const tables = () => json<ListedTable[]>("/api/tables");
export const showcase = () => json<Showcase>("/api/showcase");
export const ticket = (token: string) => json<Ticket>("/api/tickets", token, null);
export const book = (table: string, token: string) => json<TableBook>(`/api/tables/${table}/book`, token);
export const brief = (table: string, token: string) => json<TableBrief>(`/api/tables/${table}/brief`, token);
export const foresee = (table: string, token: string, command: Command) =>
  json<Foreseen>(`/api/tables/${table}/foresee`, token, { command });
export const turns = (table: string, token: string) => json<TurnFact[]>(`/api/tables/${table}/turns`, token);
export const turnBefore = (table: string, token: string, turn: number) =>
  json<TurnBefore>(`/api/tables/${table}/turns/${turn}`, token);
export const correction = (table: string, token: string, wanted: IntendedCorrection) =>
  json<CorrectionPreview>(`/api/tables/${table}/correct/preview`, token, wanted);
export const makeLink = (table: string, token: string, wanted: NewLink) =>
  json<MintedLink>(`/api/tables/${table}/links`, token, wanted);
// Exchanges a link for one that belongs to this device. Links for any device cannot be exchanged.
export const deviceLink = (token: string) => json<MintedLink>("/api/link/device", token, null);
export const knownLinks = (table: string, token: string) => json<KnownLink[]>(`/api/tables/${table}/links`, token);
export const dropLink = (table: string, token: string, id: string) =>
  ask(`/api/tables/${table}/links/${id}`, token, undefined, "DELETE");
export const photosOf = (table: string, token: string) => json<Record<string, string>>(`/api/tables/${table}/photos`, token);
export const tournamentGameOf = (table: string, token: string) => json<TableOfTournament>(`/api/tables/${table}/tournament`, token);
export const handIn = (table: string, token: string, id: string) => json<Ack>(`/api/tables/${table}/hand-in`, token, { id });
export const protest = (table: string, token: string, wanted: NewProtest) =>
  json<Ack>(`/api/tables/${table}/protests`, token, wanted);
export const proofOf = (table: string, token: string) => json<Proof>(`/api/tables/${table}/fair`, token);
export const courseOf = (table: string, token: string) => json<Course>(`/api/tables/${table}/course?lang=${lang}`, token);

export type File = "record" | "document" | "protocol" | "pdf";
const FILES: Record<File, [string, string]> = {
  record: ["record", ".mgn"],
  document: ["document", ".json"],
  protocol: ["protocol", ".txt"],
  pdf: ["protocol.pdf", ".pdf"],
};

// A file of the table: the token goes in a header, so a plain link would not do.
export async function download(table: string, token: string, what: File) {
  const [path, ending] = FILES[what];
  const answer = await ask(`/api/tables/${table}/${path}?lang=${lang}`, token);
  await save(answer, table + ending);
}

// The name that the server gives to a file: date, rules and table, in the letters of the language.
function called(answer: Response): string {
  const told = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  return told ? decodeURIComponent(told) : "";
}

// Saves an answer as a file on the device.
export async function save(answer: Response, name: string) {
  const url = URL.createObjectURL(await answer.blob());
  const link = Object.assign(document.createElement("a"), { href: url, download: called(answer) || name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
