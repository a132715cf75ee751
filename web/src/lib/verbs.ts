// From what the engine offers to what a tap, a button or a key does. Nothing here knows a rulebook:
// a verb is a verb in all of them, and what is not offered is not there.
import type { Command, LogFace, OfferFace, View } from "./wire";
import { ROLES } from "./wire";

type Offer = OfferFace & { seats: number[]; values: string[]; most: number };

export interface Way {
  verb: string;
  actor: number;
  offer: Offer;
  many: boolean; // several seats are chosen, then confirmed
  ordered: boolean; // in the order in which they are tapped
  actors: number[]; // whose act it may be, where that has to be said first
}

const TOGETHER = new Set(["vote", "lift", "elect", "best", "order", "support"]);
const SINGLE = new Set(["nominate", "shoot", "execute", "successor", "ball", "accuse", "allow", "forbid", ...ROLES]);
const PLAIN = new Set(["ask", "golden", "open", "technical", "approve"]);
const PRIMARY = ["vote", "lift", "elect", "best", "shoot", ...ROLES, "execute", "ball", "nominate"];
export const SANCTIONS = ["foul", "warn", "dq", "defeat", "ban", "breach", "hint", "bonus", "fine"];

export function offersOf(view: View): Offer[] {
  return (view.offers ?? []).map((offer) => ({
    ...offer,
    seats: offer.seats ?? [],
    values: offer.values ?? [],
    most: offer.most ?? 1,
  }));
}

const of = (offers: Offer[], verb: string) => offers.find((offer) => offer.verb === verb);

// The ways in which seats may be tapped now: the usual one first.
export function ways(offers: Offer[]): Way[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (TOGETHER.has(offer.verb) || SINGLE.has(offer.verb)) {
      found.set(offer.verb, [...(found.get(offer.verb) ?? []), offer]);
    }
  }
  const rank = (verb: string) => (PRIMARY.includes(verb) ? PRIMARY.indexOf(verb) : PRIMARY.length);
  return [...found]
    .map(([verb, same]) => way(verb, same))
    .filter((one) => one.offer.seats.some((seat) => seat > 0))
    .sort((a, b) => rank(a.verb) - rank(b.verb));
}

function way(verb: string, same: Offer[]): Way {
  const actors = verb === "shoot" ? [] : [...new Set(same.map((offer) => offer.actor))];
  return {
    verb,
    actor: actors.length === 1 ? actors[0]! : 0,
    offer: { ...same[0]!, seats: [...new Set(same.flatMap((offer) => offer.seats))] },
    many: TOGETHER.has(verb),
    ordered: verb === "order" || verb === "best",
    actors: actors.length > 1 ? actors : [],
  };
}

// Whether the usual tap is offered at all, or only rarer ones which have to be chosen.
export const isUsual = (verb: string) => PRIMARY.includes(verb);

// What needs no seat at all, or is one seat's own act.
export function plain(offers: Offer[], phase: string): Offer[] {
  const held = offers.length > 0 && offers.every((offer) => offer.verb === "technical" || SANCTIONS.includes(offer.verb));
  return offers.filter((offer) => PLAIN.has(offer.verb) && !(held && offer.verb === "technical" && phase));
}

export function single(way: Way, offers: Offer[], actor: number, target: number): Command {
  const { verb } = way;
  if (verb === "shoot") {
    // Whoever cannot shoot there, because his move was taken, does not.
    const hunters = offers.filter((offer) => offer.verb === "shoot" && offer.seats.includes(target));
    return { type: "shoot", shots: hunters.map((offer): [number, number] => [offer.actor, target]) };
  }
  if (ROLES.includes(verb)) return { type: "show", duty: verb, target, seat: way.offer.actor };
  if (verb === "execute" || verb === "successor") return { type: verb, seat: target };
  if (verb === "ball") {
    const own = offers.find((offer) => offer.verb === "ball" && offer.actor === actor);
    return { type: "give-ball", seat: actor, colour: own?.values[0] ?? "black", target };
  }
  return { type: verb as "nominate" | "accuse" | "allow" | "forbid", seat: actor, target };
}

export function together(way: Way, seats: number[], candidate: number): Command {
  switch (way.verb) {
    case "vote":
      return { type: "hands", candidate, hands: seats };
    case "elect":
      return { type: "elect", candidate, hands: seats };
    case "best":
      return { type: "best", seat: way.actor, named: seats };
    case "order":
      return { type: "order", seats };
    case "support":
      return { type: "support", seats };
    default:
      return { type: "lift-hands", hands: seats };
  }
}

export function unaimed(offer: Offer): Command {
  const { verb, actor } = offer;
  if (verb === "ask") return { type: "ask", seat: actor };
  if (verb === "golden") return { type: "take-golden", seat: actor };
  if (verb === "open") return { type: "open-card" };
  return { type: verb as "technical" | "approve" };
}

export interface Onward {
  verb: string;
  command: Command;
}

// What «next» does where nothing is being chosen.
export function onward(offers: Offer[]): Onward | null {
  const pass = of(offers, "pass");
  if (pass) return { verb: "pass", command: { type: "pass", seat: pass.actor } };
  if (of(offers, "proceed")) return { verb: "proceed", command: { type: "proceed" } };
  if (of(offers, "close")) return { verb: "close", command: { type: "close-day" } };
  const rest = offers.filter((offer) => !SANCTIONS.includes(offer.verb));
  if (rest.length === 1 && rest[0]!.verb === "technical") return { verb: "resume", command: { type: "technical" } };
  return null;
}

export const deal = (offers: Offer[]) => of(offers, "deal");
export const coin = (offers: Offer[]) => of(offers, "coin");

// Nobody is hit: a miss where the rules know one, otherwise a hunt without a shot.
export function miss(offers: Offer[]): Command | null {
  if (of(offers, "miss")) return { type: "miss" };
  return of(offers, "shoot") ? { type: "shoot", shots: [] } : null;
}

// What the judge may impose on one seat: the verb, and the clauses or values it may name.
export function sanctions(offers: Offer[], seat: number): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const offer of offers) {
    if (!SANCTIONS.includes(offer.verb) || !offer.seats.includes(seat)) continue;
    const paired = offer.verb === "bonus" || offer.verb === "fine";
    const values = paired ? offer.values.filter((_, place) => offer.seats[place] === seat) : offer.values;
    found.set(offer.verb, [...(found.get(offer.verb) ?? []), ...values]);
  }
  return found;
}

export function imposed(verb: string, seat: number, value: string): Command {
  switch (verb) {
    case "dq":
      return { type: "disqualify", seat, clause: value };
    case "bonus":
      return { type: "give-award", seat, points: Number(value) };
    case "fine":
      return { type: "give-fine", seat, clause: value };
    case "breach":
    case "hint":
      return { type: verb, seat };
    default:
      return { type: verb as "foul" | "warn" | "defeat" | "ban", seat, clause: value };
  }
}

// Who has voted in the ballot that is open, by candidate, from what was said aloud.
export function cast(log: LogFace[]): Map<number, number[]> {
  const hands = new Map<number, number[]>();
  for (const line of log) {
    if (["ballot-opened", "election-opened", "lift-asked"].includes(line.event)) hands.clear();
    if (["hands-counted", "election-hands"].includes(line.event)) {
      const { candidate, hands: shown, absent } = line.facts as { candidate: number; hands: number[]; absent?: number[] };
      hands.set(candidate, [...(shown ?? []), ...(absent ?? [])]);
    }
  }
  return hands;
}

export interface Told {
  n: number;
  duty: string;
  target: number;
  answer: string;
  moment: string;
}

// The answers that the judge has to show at night.
export function answers(log: LogFace[]): Told[] {
  return log
    .filter((line) => line.event === "checked" || (line.event === "acted" && line.facts["answer"]))
    .map((line) => {
      const { duty, target, answer } = line.facts as { duty: string; target: number; answer: string };
      return { n: line.n, duty, target, answer, moment: line.moment };
    });
}
