// What every viewer sees of a table. Who votes for whom and what has just been announced is read from the log
// that this viewer received, so nothing here can reveal more than they know.
import { has, lang, momentLetter, resultName, split, t } from "./i18n";
import type { LogEntry, PlayerPart, View } from "./wire";

export function leftWhen(moment: string | null): string {
  return moment ? momentLetter(moment) : "";
}

// How somebody left, in the words of the protocol; empty if it has none.
export function leftHow(player: PlayerPart): string {
  const id = `left-${player.left?.cause}`;
  return has(id) ? t(id) : "";
}

// The cards are not dealt yet.
export const undealt = (view: View): boolean => split(view.phase)[1] === "deal";

export interface Tally {
  seat: number;
  count: number | null; // null until it is counted
  voters: number[]; // empty if the ballot is secret
}

const OPENS = ["ballot-opened", "election-opened"];
const COUNTS = ["hands-counted", "election-hands"];

interface Hands {
  candidate: number;
  hands?: number[];
  absent?: number[];
  secret?: number | null;
}

// The last ballot of this day or night, candidate by candidate, in the order of the ballot.
export function tally(log: LogEntry[], view: View): Tally[] {
  const [now] = split(view.phase);
  let found = new Map<number, Tally>();
  for (const line of log) {
    const { event, moment } = line;
    if (OPENS.includes(event)) {
      const slate = moment === now ? ((line["slate"] ?? []) as number[]) : [];
      found = new Map(slate.map((seat) => [seat, { seat, count: null, voters: [] }]));
    } else if (COUNTS.includes(event) && moment === now) {
      const { candidate, hands, absent, secret } = line as unknown as Hands;
      const voters = [...(hands ?? []), ...(absent ?? [])].sort((a, b) => a - b);
      const hidden = typeof secret === "number";
      found.set(candidate, { seat: candidate, count: hidden ? secret : voters.length, voters: hidden ? [] : voters });
    }
  }
  // A vote may weigh more than one, so the server's own count is used.
  view.ballot?.list.forEach((seat) => {
    const known = found.get(seat);
    const counted = view.ballot?.counts[seat];
    if (known && known.count !== null && counted !== undefined) known.count = counted;
  });
  return [...found.values()];
}

// Who raised a hand for everybody on the ballot to leave; null until they were asked.
export function lifted(log: LogEntry[], view: View): number[] | null {
  const [now] = split(view.phase);
  const last = log.findLast((line) => line.event === "lift-counted" && line.moment === now);
  return last ? ((last["hands"] as number[] | undefined) ?? []) : null;
}

// The current ruling, in the words of the document: the judge reads the same one aloud.
export const ruled = (view: View): string => [...new Set(view.ruling?.says[lang] ?? [])].join(". ");

export const bestMoves = (view: View) => view.players.filter((player) => player.best_move?.named.length);

const DECIDED = ["last-word", "best-move", "dusk", "over"];

// Who is on the ballot, until the day has decided about them.
export function candidates(view: View): number[] {
  const [when, step] = split(view.phase);
  return when.startsWith("D") && !DECIDED.includes(step) ? view.candidates : [];
}

// The condition of the day, if a card was drawn for it.
export function dayCard(log: readonly LogEntry[], view: View): string {
  const drawn = log.findLast((line) => line.event === "card-drawn" && line.moment === split(view.phase)[0]);
  return (drawn?.["text"] as string | undefined) ?? "";
}

export function wonBy(view: View): string {
  return view.outcome ? resultName(view.outcome.kind, view.outcome.winners) : "";
}

// The lines that a by-day game has published for its last day.
export function published(view: View): string[] {
  return Object.values(view.publication ?? {}).at(-1) ?? [];
}
