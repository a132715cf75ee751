// Any act that was possible at some moment, composed from its parts away from the table.
import type { Command } from "./wire";
import * as verbs from "./verbs";
import { complete, fieldsOf, written, type Filled } from "./writing";

export interface Act {
  key: string;
  move: string;
  way?: verbs.Way;
  offer?: verbs.Offer; // of a button or a form
  command?: Command; // of an act without parts
}

export interface Parts {
  actor: number;
  seats: number[];
  value: string; // a clause, an amount, a candidate
  takes: string[];
  shots: Record<number, number>;
  filled: Filled;
}

export const noParts = (): Parts => ({ actor: 0, seats: [], value: "", takes: [], shots: {}, filled: {} });

// What could be done with these offers; going on comes first.
export function acts(offers: verbs.Offer[]): Act[] {
  const onward = verbs.onward(offers);
  const miss = verbs.miss(offers);
  const imposed = [...new Set(offers.filter((one) => verbs.formOf(one) === "impose").map((one) => one.move))];
  return [
    ...(onward ? [{ key: "onward", move: onward.move, command: onward.command }] : []),
    ...offers.filter((one) => verbs.formOf(one) === "count").map((one) => ({ key: one.move, move: one.move, offer: one })),
    ...verbs.ways(offers).map((way) => ({ key: way.key, move: way.move, way })),
    ...(miss ? [{ key: "miss", move: "miss", command: miss }] : []),
    ...offers
      .filter((one) => verbs.formOf(one) === "press" && one.move !== "miss")
      .map((one) => ({ key: `${one.move}-${one.actor}`, move: one.move, offer: one, command: verbs.compose(one) })),
    ...offers
      .filter((one) => verbs.formOf(one) === "write")
      .map((one) => ({ key: `${one.move}-${one.actor}`, move: one.move, offer: one })),
    ...imposed.map((move) => ({ key: move, move })),
  ];
}

// The seats on which the judge may impose it, and under which clauses.
export const imposable = (offers: verbs.Offer[], move: string) =>
  [...new Set(offers.filter((one) => one.move === move).flatMap((one) => verbs.seatsFor(one, "seat")))].sort((a, b) => a - b);
export const clausesFor = (offers: verbs.Offer[], move: string, seat: number) => [
  ...(verbs.sanctions(offers, seat).get(move) ?? []),
  ...weighedFor(offers, move, seat),
];
// Those of the clauses that need a reason.
export const weighedFor = (offers: verbs.Offer[], move: string, seat: number) => verbs.sanctions(offers, seat, true).get(move) ?? [];

// The command, once all of its parts are chosen.
export function composed(act: Act, offers: verbs.Offer[], parts: Parts): Command | null {
  const { way, offer } = act;
  if (act.command) return act.command;
  if (offer) return complete(fieldsOf(offer), parts.filled) ? written(offer, parts.filled) : null;
  if (!way) return imposedBy(act.move, offers, parts);
  if (way.move === "shoot") {
    const fired = Object.entries(parts.shots).map(([hunter, target]): [number, number] => [Number(hunter), target]);
    return fired.length ? verbs.shots(fired) : null;
  }
  if (way.many) {
    const seats = way.ordered ? parts.seats : [...parts.seats].sort((a, b) => a - b);
    const candidate = Number(parts.value) || verbs.candidateOf(way.offers[0]!);
    return verbs.together(way, seats, candidate);
  }
  const [target] = parts.seats;
  if (target === undefined || (way.actors.length > 0 && !parts.actor)) return null;
  return verbs.aimed(way, parts.actor, target, parts.takes);
}

function imposedBy(move: string, offers: verbs.Offer[], { seats: [seat], value, filled }: Parts): Command | null {
  if (!seat) return null;
  const known = clausesFor(offers, move, seat);
  const reason = String(filled["reason"] ?? "").trim();
  if (!reason && weighedFor(offers, move, seat).includes(value)) return null;
  return !known.length || known.includes(value) ? verbs.imposed(move, seat, value, reason) : null;
}

// The act that corresponds to a command, with which its correction starts.
export function actOf(command: Command, known: Act[]): Act | undefined {
  const move = verbs.moveOf(command);
  const seat = "seat" in command ? command.seat : 0;
  return (
    known.find((one) => one.key === `${move}-${seat}`) ??
    known.find((one) => (one.way ? verbs.leadsTo(one.way, command) : one.move === move || (one.key === "onward" && one.command?.type === command.type)))
  );
}

// The parts of a recorded command, so that its correction opens with what was recorded.
export function partsOf(command: Command, { way, offer }: Act): Parts {
  const parts = noParts();
  const told = command as unknown as Record<string, unknown>;
  const seat = Number(told["seat"] ?? 0);
  if (offer) return { ...parts, filled: filledOf(told) };
  if (command.type === "shoot") return { ...parts, shots: shotsOf(command, way) };
  if (!way) return { ...parts, seats: seat ? [seat] : [], value: String(told["points"] ?? told["clause"] ?? ""), filled: filledOf(told) };
  const seats = [told[way.field] ?? []].flat() as number[];
  if (way.many) return { ...parts, seats, value: String(told["candidate"] ?? "") };
  return { ...parts, actor: way.field === "seat" ? 0 : seat, seats, takes: [...((told["takes"] as string[] | undefined) ?? [])] };
}

// One number for all hunters is shown as everybody's.
function shotsOf(command: Command & { type: "shoot" }, way: verbs.Way | undefined): Record<number, number> {
  const fired = Object.fromEntries(command.shots ?? []) as Record<number, number>;
  const number = command.number ?? 0;
  if (!number) return fired;
  return Object.fromEntries((way?.offers ?? []).filter((one) => verbs.seatsFor(one, "target").includes(number)).map((one) => [one.actor, number]));
}

// The values of a form's fields, which have the names of the command's fields.
function filledOf({ type: _, upheld, ...fields }: Record<string, unknown>): Filled {
  const verdict: Filled = upheld === undefined ? {} : { verdict: upheld ? "upheld" : "rejected" };
  return { ...(Object.fromEntries(Object.entries(fields).filter(([, one]) => one !== "" && one !== null)) as Filled), ...verdict };
}
