// Translates the engine's offers into what a tap, a button, a form or a key sends. Nothing here knows a
// rulebook: a move is a row of the engine's table, and what is not offered does not exist here.
import type { Command, Form, OfferView, One, Some, View, Words } from "./wire";
import { MOVES, ROLES } from "./wire";

export type Offer = OfferView;
export type Picks = Record<string, unknown>;

// The commands that punish a player.
export const SANCTIONS: ReadonlySet<string> = new Set(Object.values(MOVES).filter((one) => one.form === "impose" && one.discipline).map((one) => one.type));

// The meaning of a tap on a seat if nothing else was picked: the lowest of these numbers that is offered.
const NO_TAP = 1000;
const tapRank = (move: string) => MOVES[move]?.tap ?? NO_TAP;

export interface Way {
  key: string; // the move, and what distinguishes two ways of one move
  move: string;
  field: string; // the field of the command that the tapped seats fill
  offers: Offer[];
  actors: number[]; // who may act, if that has to be chosen first
  seats: number[]; // the possible targets for any actor
  secret: boolean; // knowing whose move it is would reveal their card: any seat can be asked for it, none is marked
  own: boolean; // the tapped seat is the actor
  many: boolean;
  ordered: boolean; // the order of the taps matters
  most: number;
  takes: string[]; // what a role may take from its target instead of what it does
}

export const offersOf = (view: View): Offer[] => view.offers ?? [];
export const formOf = (offer: Offer): Form | undefined => MOVES[offer.move]?.form;
export const moveOf = (command: Command): string =>
  command.type === "show" ? command.duty : (Object.keys(MOVES).find((name) => MOVES[name]!.type === command.type) ?? command.type);

const of = (offers: Offer[], move: string) => offers.find((offer) => offer.move === move);
const one = (offer: Offer, field: string) => (offer.choices[field]?.type === "one" ? (offer.choices[field] as One) : undefined);

// The seats that may be picked for a field; 0 is nobody.
export function seatsFor(offer: Offer, field: string): number[] {
  const choice = offer.choices[field];
  return choice?.type === "one" || choice?.type === "some" ? (choice.of as number[]) : [];
}

// The only value that a field can have.
const sole = (offer: Offer, field: string) => (one(offer, field)?.of.length === 1 ? one(offer, field)!.of[0] : undefined);
export const candidateOf = (offer: Offer) => Number(sole(offer, "candidate") ?? 0);

// The command of an offer with what was picked; where only one value is possible, it need not be picked.
export function compose(offer: Offer, picks: Picks = {}): Command {
  const { type, fields, fixed } = MOVES[offer.move]!;
  const fields_ = Object.keys(offer.choices).filter((field) => sole(offer, field) !== undefined);
  const only = Object.fromEntries(fields_.map((field) => [field, sole(offer, field)]));
  const own = fields.includes("seat") ? { seat: offer.actor } : {};
  return { type, ...fixed, ...own, ...only, ...picks } as unknown as Command;
}

// The ways in which seats may be tapped now, the usual one first.
export function ways(offers: Offer[]): Way[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (!["aim", "hands", "shots"].includes(formOf(offer) ?? "")) continue;
    const key = keyOf(offer);
    found.set(key, [...(found.get(key) ?? []), offer]);
  }
  return [...found]
    .map(([key, same]) => way(key, same))
    .filter((one) => one.many || one.seats.length > 0) // nobody may have a hand left
    .sort((a, b) => tapRank(a.move) - tapRank(b.move));
}

// A fixed word, such as the colour of a ball, makes two ways of one move.
const worded = (offer: Offer) => Object.keys(offer.choices).filter((field) => typeof sole(offer, field) === "string");
const keyOf = (offer: Offer) => [offer.move, ...worded(offer).map((field) => sole(offer, field))].join("-");

// Whether a way could have produced a command.
export const leadsTo = (way: Way, command: Command) =>
  way.move === moveOf(command) && way.offers.some((offer) => worded(offer).every((field) => sole(offer, field) === (command as unknown as Picks)[field]));

function way(key: string, same: Offer[]): Way {
  const [first] = same as [Offer];
  const { by } = MOVES[first.move]!;
  const listed = Object.entries(first.choices).find(([, choice]) => choice.type === "some") as [string, Some] | undefined;
  const field = listed?.[0] ?? ("target" in first.choices ? "target" : "seat");
  const actors = [...new Set(same.map((offer) => offer.actor))].filter((actor) => actor > 0);
  const own = actors.length > 0 && same.every((offer) => sole(offer, field) === offer.actor);
  const takes = first.choices["takes"];
  // A card's move belongs to nobody in particular: the actor is always chosen first, even if only one is
  // left.
  const secret = by === "card" && !ROLES.includes(first.move) && !listed;
  return {
    key,
    move: first.move,
    field,
    offers: same,
    actors: (by === "anyone" || secret) && !own ? actors : [],
    seats: [...new Set(same.flatMap((offer) => seatsFor(offer, field)))].filter((seat) => seat > 0).sort((a, b) => a - b),
    secret,
    own,
    many: !!listed,
    ordered: !!listed?.[1].ordered,
    most: listed?.[1].asked ?? 0,
    takes: takes?.type === "taking" ? takes.of : [],
  };
}

export const isUsual = (way: Way) => tapRank(way.move) < NO_TAP;

// The possible targets of one actor; without an actor, those of any actor.
export function aims(way: Way, actor: number): number[] {
  const own = actor ? way.offers.filter((offer) => offer.actor === actor) : [];
  return own.length ? own.flatMap((offer) => seatsFor(offer, way.field)).filter((seat) => seat > 0) : way.seats;
}

// Whether naming nobody is allowed: a ballot for nobody, a move that misses, a role that shows nobody.
export const mayNameNobody = (way: Way, actor: number) => {
  const whose = actor || (way.actors.length ? 0 : way.offers[0]!.actor);
  return formOf(way.offers[0]!) === "aim" && way.offers.some((offer) => whose > 0 && offer.actor === whose && seatsFor(offer, way.field).includes(0));
};

export function aimed(way: Way, actor: number, target: number, takes: string[] = []): Command {
  if (formOf(way.offers[0]!) === "shots") {
    // One tap is one number; who showed it was not noted.
    const able = way.offers.filter((one) => seatsFor(one, way.field).includes(target));
    if (able.length === way.offers.length) return { type: "shoot", shots: [], number: target };
    // A hunter who cannot shoot there, because their move was taken, is left out.
    return shots(able.map((one) => [one.actor, target]));
  }
  const own = way.offers.filter((one) => !actor || one.actor === actor);
  const offer = own.find((one) => seatsFor(one, way.field).includes(target)) ?? own[0] ?? way.offers[0]!;
  return compose({ ...offer, actor: actor || offer.actor }, { [way.field]: target, ...("takes" in offer.choices && { takes }) });
}

// What each hunter showed: a seat, 0 between numbers; hunters who did not shoot are left out.
export const shots = (fired: [number, number][]): Command => ({ type: "shoot", shots: fired });

export function together(way: Way, seats: number[], candidate: number): Command {
  const offer = way.offers.find((one) => candidateOf(one) === candidate) ?? way.offers[0]!;
  return compose(offer, { [way.field]: seats, ...("candidate" in offer.choices && { candidate }) });
}

// Buttons of the table itself, and those of one seat.
export function presses(offers: Offer[], seat: number): Offer[] {
  return offers.filter((offer) => formOf(offer) === "press" && offer.move !== "miss" && offer.actor === seat);
}

export interface Onward {
  move: string;
  command: Command;
}

// What «next» does if nothing is being chosen.
export function onward(offers: Offer[]): Onward | null {
  const next = of(offers, "pass") ?? of(offers, "proceed") ?? of(offers, "close");
  if (next) return { move: next.move, command: compose(next) };
  const rest = offers.filter((offer) => formOf(offer) !== "impose" && offer.move !== "waive");
  if (rest.length === 1 && rest[0]!.move === "technical") return { move: "resume", command: compose(rest[0]!) };
  return null;
}

// How many hands may be counted against the current candidate, if a number is enough.
export const tally = (offers: Offer[]) => of(offers, "tally");
export const mostOf = (offer: Offer | undefined) => (offer?.choices["count"]?.type === "count" ? offer.choices["count"].most : 0);
// The number, or the hands, that count unless the judge enters something else.
export function presetOf(offer: Offer): number[] {
  const choice = offer.choices["hands"] ?? offer.choices["count"];
  if (choice?.type === "some") return choice.preset ?? [];
  return choice?.type === "count" && choice.preset != null ? [choice.preset] : [];
}

export function deckOf(offers: Offer[]): string[] | null {
  const cards = of(offers, "deal")?.choices["cards"];
  return cards?.type === "cards" ? cards.deck : null;
}

// Nobody is hit: a miss if the rules have one, otherwise a hunt without a shot.
export function miss(offers: Offer[]): Command | null {
  const missed = of(offers, "miss");
  if (missed) return compose(missed);
  return of(offers, "shoot") ? shots([]) : null;
}

const mustSayWhy = (offer: Offer) => (offer.choices["reason"] as Words | undefined)?.needed ?? false;

// What the judge may impose on one seat: the move, and the clauses or values it may name. A degree that
// differs from the document's is separate (`weighed`), because it needs a reason.
export function sanctions(offers: Offer[], seat: number, weighed = false): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const offer of offers) {
    if (formOf(offer) !== "impose" || !seatsFor(offer, "seat").includes(seat) || mustSayWhy(offer) !== weighed) continue;
    const values = (one(offer, "clause") ?? one(offer, "points"))?.of ?? [];
    found.set(offer.move, [...(found.get(offer.move) ?? []), ...values.map(String)]);
  }
  return found;
}

export function imposed(move: string, seat: number, value: string, reason = ""): Command {
  const { type, fields } = MOVES[move]!;
  const named = fields.includes("points") ? { points: Number(value) } : fields.includes("clause") ? { clause: value } : {};
  return { type, seat, ...named, ...(reason && { reason }) } as unknown as Command;
}
