// The moves that a player enters. Moves that are said aloud or are everybody's are buttons where they are
// offered; a secret one is a pad that every seat has, whether or not it is offered anything.
import { split } from "../lib/i18n";
import * as verbs from "../lib/verbs";
import type { Command, View } from "../lib/wire";
import { MOVES, ROLES } from "../lib/wire";
import { fieldsOf, written } from "../lib/writing";

export interface Move {
  name: string;
  targets: number[]; // empty if nobody is named
  most: number;
  kind: "seats" | "text" | "minutes" | "plain";
  limit: number; // of the minutes
  make: (seats: number[], text: string) => Command;
}

// Whether a move is said aloud by the speaker, or is everybody's. A move of only one card, such as the don's
// order of shots, is not a button, because it would reveal whose phone this is. The judge enters it.
const isOpen = ({ move }: verbs.Offer) => ["speaker", "anyone"].includes(MOVES[move]?.by ?? "");

export function moves(view: View): Move[] {
  const offers = verbs.offersOf(view).filter(isOpen);
  return [...verbs.ways(offers).map(tapped), ...offers.map(single).filter((move) => move !== null)];
}

function tapped(way: verbs.Way): Move {
  const make = ([...seats]: number[]) =>
    way.many ? verbs.together(way, seats, 0) : verbs.aimed(way, 0, seats[0] ?? way.offers[0]!.actor);
  // What a player takes for themselves names nobody.
  if (way.own) return { name: way.key, targets: [], most: 0, kind: "plain", limit: 0, make };
  const most = way.many ? way.most || way.seats.length : 1;
  return { name: way.key, targets: way.seats, most, kind: "seats", limit: 0, make };
}

function single(offer: verbs.Offer): Move | null {
  const move = { name: offer.move, targets: [], most: 0, limit: 0 };
  const form = verbs.formOf(offer);
  if (form === "press" || form === "next") return { ...move, kind: "plain", make: () => verbs.compose(offer) };
  if (form !== "write") return null;
  const [field] = fieldsOf(offer);
  if (field?.kind === "number") {
    return { ...move, kind: "minutes", limit: field.most, make: (_, text) => written(offer, { [field.name]: Number(text) }) };
  }
  return { ...move, kind: "text", make: (_, text) => written(offer, { text }) };
}

export interface Secret {
  name: string;
  make: (target: number) => Command;
}

// The secret move of this moment, the same for everybody: players who have none send one all the same, and
// the server answers it like a real one. So neither the screen nor the network reveals who has one.
export function secret(view: View, seat: number): Secret | null {
  // An online table asks everybody itself.
  if (view.phones === false || view.online) return null;
  const [when, step] = split(view.phase);
  const daily = view.publication !== undefined && step === "open";
  if (!daily && !(when.startsWith("N") && ROLES.includes(step))) return null;
  const name = daily ? "act" : step;
  return { name, make: (target) => verbs.compose({ move: name, actor: seat, choices: {} }, { target }) };
}
