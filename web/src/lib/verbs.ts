// From what the engine offers to what a tap, a button, a form or a key sends. Nothing here knows a
// rulebook: a verb is a verb in all of them, and what is not offered is not there.
import type { Command, OfferFace, View } from "./wire";
import { ROLES } from "./wire";

export type Offer = OfferFace & { seats: number[]; values: string[]; most: number };

// How a verb is played on the screen.
export type Form =
  | "deal" // its own screen
  | "next" // the big button, where nothing is being chosen
  | "aim" // one seat is tapped
  | "hands" // several seats are tapped, then taken
  | "shots" // a seat for all hunters, or one for each
  | "count" // a number of hands, instead of whose they are
  | "press" // a button
  | "write" // a form
  | "impose"; // by the judge, on a seat, from its sheet

const forms = (form: Form, verbs: readonly string[]) => verbs.map((verb) => [verb, form] as const);

// Every verb that can be offered; a test compares this with the engine.
export const FORMS: ReadonlyMap<string, Form> = new Map([
  ...forms("deal", ["deal"]),
  ...forms("next", ["pass", "proceed", "close"]),
  ...forms("hands", ["vote", "lift", "elect", "best", "order", "support"]),
  ...forms("shots", ["shoot"]),
  ...forms("count", ["tally"]),
  ...forms("aim", ["nominate", "execute", "successor", "ball", "accuse", "allow", "forbid", ...ROLES]),
  ...forms("aim", ["ballot", "act", "best-legend", "praise", "best-player", "hit", "coin", "golden"]),
  ...forms("press", ["miss", "ask", "open", "technical", "approve", "suicide", "answer"]),
  ...forms("write", ["card", "protest", "ruling", "waive", "legend", "forecast", "question", "stop"]),
  ...forms("impose", ["foul", "warn", "dq", "defeat", "ban", "breach", "hint", "bonus", "fine"]),
]);

// The commands that punish a player.
export const SANCTIONS: ReadonlySet<string> = new Set(["foul", "warn", "disqualify", "defeat", "ban", "breach", "hint"]);

// What a tap on a seat means if nothing else was picked; the first that is offered.
const USUAL = ["vote", "lift", "elect", "best", "shoot", ...ROLES, "execute", "ball", "nominate", "ballot"];
// Whose move it is would tell his card: any seat can be asked for it, none is marked.
const SECRET = new Set(["act"]);
// Anybody's, whoever has the floor: who it is is always said first, also when one is left to say it of.
const ANYBODYS = new Set([...SECRET, "ball", "ballot", "accuse", "best-legend", "best-player"]);

export interface Way {
  key: string; // the verb, and what tells two ways of one verb apart
  verb: string;
  value: string; // the colour of a ball
  offers: Offer[];
  actors: number[]; // whose act it may be, where that has to be said first
  seats: number[]; // whom it may aim at, whoever acts
  secret: boolean;
  many: boolean;
  ordered: boolean; // in the order in which seats are tapped
  most: number;
  takes: string[]; // what a role may take from its target instead of what it does
}

export const offersOf = (view: View) => normal(view.offers ?? []);

export function normal(offers: OfferFace[]): Offer[] {
  return offers.map((offer) => ({
    ...offer,
    seats: offer.seats ?? [],
    values: offer.values ?? [],
    most: offer.most ?? 1,
  }));
}

export const formOf = (offer: Offer): Form | undefined => FORMS.get(offer.verb);
const of = (offers: Offer[], verb: string) => offers.find((offer) => offer.verb === verb);

// The ways in which seats may be tapped now: the usual one first.
export function ways(offers: Offer[]): Way[] {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (!["aim", "hands", "shots"].includes(formOf(offer) ?? "")) continue;
    const key = keyOf(offer);
    found.set(key, [...(found.get(key) ?? []), offer]);
  }
  const rank = ({ verb }: Way) => (USUAL.includes(verb) ? USUAL.indexOf(verb) : USUAL.length);
  return [...found]
    .map(([key, same]) => way(key, same))
    .filter((one) => one.many || one.seats.length > 0) // nobody may have a hand left
    .sort((a, b) => rank(a) - rank(b));
}

// Two colours of a ball are two ways, and so are the host's best player and the players' vote for one.
function keyOf({ verb, actor, values }: Offer): string {
  if (verb === "ball") return `ball-${values[0]}`;
  return verb === "best-player" && actor ? VOTE : verb;
}

export const VOTE = "best-player-vote";

function way(key: string, same: Offer[]): Way {
  const [first] = same as [Offer];
  const own = [...new Set(same.map((offer) => offer.actor))].filter((actor) => actor > 0);
  // A golden minute is aimed at whoever takes it.
  const aim = first.verb === "golden" ? own : same.flatMap((offer) => offer.seats);
  return {
    key,
    verb: first.verb,
    value: first.verb === "ball" ? first.values[0]! : "",
    offers: same,
    actors: ANYBODYS.has(first.verb) ? own : [],
    seats: [...new Set(aim)].filter((seat) => seat > 0).sort((a, b) => a - b),
    secret: SECRET.has(first.verb),
    many: formOf(first) === "hands",
    ordered: first.verb === "order" || first.verb === "best",
    most: first.most,
    takes: ROLES.includes(first.verb) ? first.values : [],
  };
}

export const isUsual = (way: Way) => USUAL.includes(way.verb);

// Whom one actor may aim at; without an actor, anybody whom some actor may.
export function aims(way: Way, actor: number): number[] {
  const own = actor ? way.offers.filter((offer) => offer.actor === actor) : [];
  return own.length ? own.flatMap((offer) => offer.seats).filter((seat) => seat > 0) : way.seats;
}

const NOBODY = new Set(["ballot", "act", ...ROLES]);

// Whether nobody may be named: a ballot for nobody, a move that misses, a role that shows nobody.
export const mayNameNobody = (way: Way, actor: number) => {
  const whose = actor || (ROLES.includes(way.verb) ? way.offers[0]!.actor : 0);
  return NOBODY.has(way.verb) && way.offers.some((offer) => whose > 0 && offer.actor === whose && offer.seats.includes(0));
};

export function aimed(way: Way, actor: number, target: number, takes: string[] = []): Command {
  const seat = actor || way.offers[0]!.actor;
  switch (way.verb) {
    case "shoot":
      // One tap is one number: who showed it was not noted.
      if (way.offers.every((one) => one.seats.includes(target))) return { type: "shoot", shots: [], number: target };
      // Whoever cannot shoot there, because his move was taken, does not.
      return shots(way.offers.filter((one) => one.seats.includes(target)).map((one) => [one.actor, target]));
    case "execute":
    case "successor":
      return { type: way.verb, seat: target };
    case "ball":
      return { type: "give-ball", seat, colour: way.value, target };
    case "ballot":
      return { type: "cast-ballot", seat, target };
    case "best-legend":
      return { type: "choose-legend", seat, target };
    case "praise":
      return { type: "praise-legend", seat: target };
    case "best-player":
      return seat ? { type: "choose-player", seat, target } : { type: "name-best-player", seat: target };
    case "hit":
      return { type: "confirm-forecast", seat: target };
    case "coin":
      return { type: "flip-coin", seat: target };
    case "golden":
      return { type: "take-golden", seat: target };
    case "nominate":
    case "accuse":
    case "allow":
    case "forbid":
    case "act":
      return { type: way.verb, seat, target };
    default:
      return { type: "show", duty: way.verb, target, seat, takes };
  }
}

// What each hunter showed: a seat, 0 between numbers; whoever did not shoot is not there.
export const shots = (fired: [number, number][]): Command => ({ type: "shoot", shots: fired });

export function together(way: Way, seats: number[], candidate: number): Command {
  switch (way.verb) {
    case "vote":
      return { type: "hands", candidate, hands: seats };
    case "elect":
      return { type: "elect", candidate, hands: seats };
    case "best":
      return { type: "best", seat: way.offers[0]!.actor, named: seats };
    case "order":
    case "support":
      return { type: way.verb, seats };
    default:
      return { type: "lift-hands", hands: seats };
  }
}

export function pressed({ verb, actor, values }: Offer): Command {
  switch (verb) {
    case "ask":
      return { type: "ask", seat: actor };
    case "suicide":
      return { type: "commit-suicide", seat: actor };
    case "answer":
      return { type: "enter-code", seat: actor, day: Number(values[2]) };
    case "open":
      return { type: "open-card" };
    default:
      return { type: verb as "technical" | "approve" | "miss" };
  }
}

// Buttons of the table itself, and those of one seat.
export function presses(offers: Offer[], seat: number): Offer[] {
  return offers.filter((offer) => formOf(offer) === "press" && offer.verb !== "miss" && offer.actor === seat);
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
  const rest = offers.filter((offer) => formOf(offer) !== "impose" && offer.verb !== "waive");
  if (rest.length === 1 && rest[0]!.verb === "technical") return { verb: "resume", command: { type: "technical" } };
  return null;
}

// How many hands may be counted against the candidate who stands, where their number is enough.
export const tally = (offers: Offer[]) => of(offers, "tally");
export const tallied = (offer: Offer, count: number): Command => ({ type: "tally", candidate: Number(offer.values[0]), count });

export const deal = (offers: Offer[]) => of(offers, "deal");

// Nobody is hit: a miss where the rules know one, otherwise a hunt without a shot.
export function miss(offers: Offer[]): Command | null {
  if (of(offers, "miss")) return { type: "miss" };
  return of(offers, "shoot") ? { type: "shoot", shots: [] } : null;
}

// What the judge may impose on one seat: the verb, and the clauses or values it may name. Another degree
// than the document's is apart (`weighed`): it has to be said why.
export function sanctions(offers: Offer[], seat: number, weighed = false): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const offer of offers) {
    if (formOf(offer) !== "impose" || !offer.seats.includes(seat) || (offer.reason ?? false) !== weighed) continue;
    const paired = offer.verb === "bonus" || offer.verb === "fine";
    const values = paired ? offer.values.filter((_, place) => offer.seats[place] === seat) : offer.values;
    found.set(offer.verb, [...(found.get(offer.verb) ?? []), ...values]);
  }
  return found;
}

export function imposed(verb: string, seat: number, value: string, reason = ""): Command {
  switch (verb) {
    case "dq":
      return { type: "disqualify", seat, clause: value, ...(reason && { reason }) };
    case "foul":
    case "defeat":
      return { type: verb, seat, clause: value, ...(reason && { reason }) };
    case "bonus":
      return { type: "give-award", seat, points: Number(value) };
    case "fine":
      return { type: "give-fine", seat, clause: value };
    case "breach":
    case "hint":
      return { type: verb, seat };
    default:
      return { type: verb as "warn" | "ban", seat, clause: value };
  }
}
