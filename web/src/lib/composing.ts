// Any act that was possible at some moment, put together from its parts away from the table.
import { ROLES, type Command } from "./wire";
import * as verbs from "./verbs";
import { complete, fieldsOf, written, type Filled } from "./writing";

export interface Act {
  key: string;
  verb: string;
  way?: verbs.Way;
  offer?: verbs.Offer; // of a button or a form
  command?: Command; // of what has no parts
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
  const imposed = [...new Set(offers.filter((one) => verbs.formOf(one) === "impose").map((one) => one.verb))];
  return [
    ...(onward ? [{ key: "onward", verb: onward.verb, command: onward.command }] : []),
    ...offers.filter((one) => one.verb === "tally").map((one) => ({ key: "tally", verb: "tally", offer: one })),
    ...verbs.ways(offers).map((way) => ({ key: way.key, verb: way.verb, way })),
    ...(miss ? [{ key: "miss", verb: "miss", command: miss }] : []),
    ...offers
      .filter((one) => verbs.formOf(one) === "press" && one.verb !== "miss")
      .map((one) => ({ key: `${one.verb}-${one.actor}`, verb: one.verb, offer: one, command: verbs.pressed(one) })),
    ...offers
      .filter((one) => verbs.formOf(one) === "write")
      .map((one) => ({ key: `${one.verb}-${one.actor}`, verb: one.verb, offer: one })),
    ...imposed.map((verb) => ({ key: verb, verb })),
  ];
}

// Whom the judge may impose it on, and under which clauses.
export const imposable = (offers: verbs.Offer[], verb: string) =>
  [...new Set(offers.filter((one) => one.verb === verb).flatMap((one) => one.seats))].sort((a, b) => a - b);
export const clausesFor = (offers: verbs.Offer[], verb: string, seat: number) => [
  ...(verbs.sanctions(offers, seat).get(verb) ?? []),
  ...weighedFor(offers, verb, seat),
];
// Those among them that need a reason.
export const weighedFor = (offers: verbs.Offer[], verb: string, seat: number) => verbs.sanctions(offers, seat, true).get(verb) ?? [];

// The command, once all of its parts are there.
export function composed(act: Act, offers: verbs.Offer[], parts: Parts): Command | null {
  const { way, offer } = act;
  if (act.command) return act.command;
  if (offer) return complete(fieldsOf(offer), parts.filled) ? written(offer, parts.filled) : null;
  if (!way) return imposedBy(act.verb, offers, parts);
  if (way.verb === "shoot") {
    const fired = Object.entries(parts.shots).map(([hunter, target]): [number, number] => [Number(hunter), target]);
    return fired.length ? verbs.shots(fired) : null;
  }
  if (way.many) {
    const seats = way.ordered ? parts.seats : [...parts.seats].sort((a, b) => a - b);
    const candidate = Number(parts.value || way.offers[0]!.values[0] || 0);
    return verbs.together(way, seats, candidate);
  }
  const [target] = parts.seats;
  if (target === undefined || (way.actors.length > 0 && !parts.actor)) return null;
  return verbs.aimed(way, parts.actor, target, parts.takes);
}

function imposedBy(verb: string, offers: verbs.Offer[], { seats: [seat], value, filled }: Parts): Command | null {
  if (!seat) return null;
  const known = clausesFor(offers, verb, seat);
  const reason = String(filled["text"] ?? "").trim();
  if (!reason && weighedFor(offers, verb, seat).includes(value)) return null;
  return !known.length || known.includes(value) ? verbs.imposed(verb, seat, value, reason) : null;
}

const NAMES: Partial<Record<Command["type"], string>> = {
  hands: "vote",
  "lift-hands": "lift",
  "take-golden": "golden",
  "open-card": "open",
  "cast-ballot": "ballot",
  "choose-legend": "best-legend",
  "praise-legend": "praise",
  "name-best-player": "best-player",
  "confirm-forecast": "hit",
  "flip-coin": "coin",
  "commit-suicide": "suicide",
  "enter-code": "answer",
  "write-legend": "legend",
  "enter-forecast": "forecast",
  "answer-question": "question",
  "stop-game": "stop",
  "draw-card": "card",
  "file-protest": "protest",
  disqualify: "dq",
  "give-award": "bonus",
  "give-fine": "fine",
  rule: "ruling",
};

// The act of a command that was given, to begin its correction with.
export function actOf(command: Command, known: Act[]): Act | undefined {
  if (command.type === "show") return known.find((one) => one.way && one.verb === command.duty && ROLES.includes(one.verb));
  if (command.type === "choose-player") return known.find((one) => one.key === verbs.VOTE);
  if (command.type === "give-ball") return known.find((one) => one.key === `ball-${command.colour}`);
  const verb = NAMES[command.type] ?? command.type;
  const seat = "seat" in command ? command.seat : 0;
  return known.find((one) => one.key === `${verb}-${seat}`) ?? known.find((one) => one.verb === verb || (one.key === "onward" && one.command?.type === command.type));
}

// The parts of a command that was given, so that its correction opens with what was recorded.
export function partsOf(command: Command, { way, offer }: Act): Parts {
  const parts = noParts();
  if (offer) return { ...parts, filled: filledOf(command) };
  if (command.type === "shoot") return { ...parts, shots: shotsOf(command, way) };
  if (!way) return { ...parts, seats: "seat" in command && command.seat ? [command.seat] : [], value: valueOf(command), filled: filledOf(command) };
  if (way.many) return { ...parts, seats: seatsOf(command), value: "candidate" in command ? String(command.candidate) : "" };
  const actor = "seat" in command && "target" in command ? (command.seat ?? 0) : 0;
  return { ...parts, actor, seats: seatsOf(command), takes: command.type === "show" ? [...(command.takes ?? [])] : [] };
}

function seatsOf(command: Command): number[] {
  if ("hands" in command) return [...(command.hands ?? [])];
  if ("named" in command) return [...command.named];
  if ("seats" in command) return [...command.seats];
  if ("target" in command) return [command.target ?? 0];
  return "seat" in command && command.seat ? [command.seat] : [];
}

// One number for all hunters is shown as everybody's.
function shotsOf(command: Command & { type: "shoot" }, way: verbs.Way | undefined): Record<number, number> {
  const fired = Object.fromEntries(command.shots ?? []) as Record<number, number>;
  const number = command.number ?? 0;
  if (!number) return fired;
  return Object.fromEntries((way?.offers ?? []).filter((one) => one.seats.includes(number)).map((one) => [one.actor, number]));
}

function valueOf(command: Command): string {
  if ("points" in command) return String(command.points);
  return "clause" in command ? (command.clause ?? "") : "";
}

// What the fields of a form had.
function filledOf(command: Command): Filled {
  const filled: Filled = {};
  if ("text" in command && command.text) filled["text"] = command.text;
  if ("reason" in command && command.reason) filled["text"] = command.reason;
  if ("clause" in command && command.clause) filled["clause"] = command.clause;
  if ("minutes" in command) filled["minutes"] = command.minutes;
  if (command.type === "tally") filled["hands"] = command.count;
  if (command.type === "rule") filled["verdict"] = command.upheld ? "upheld" : "rejected";
  if (command.type === "draw-card") {
    for (const list of ["speakers", "voters", "candidates"] as const) filled[list] = [...(command[list] ?? [])];
  }
  return filled;
}
