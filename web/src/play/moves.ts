// What a player enters himself. Moves that are said aloud or are everybody's are buttons where they are
// offered; a secret one is a pad that every seat has, whether it is offered anything or not.
import { split } from "../lib/i18n";
import * as verbs from "../lib/verbs";
import type { Command, View } from "../lib/wire";
import { ROLES } from "../lib/wire";
import { fieldsOf, written } from "../lib/writing";

export interface Move {
  verb: string;
  targets: number[]; // empty where nobody is named
  most: number;
  kind: "seats" | "text" | "minutes" | "plain";
  limit: number; // of the minutes
  make: (seats: number[], text: string) => Command;
}

// Said aloud by whoever has the floor, or everybody's. What only one card may do, such as the don's order of
// shots, is no button: it would tell whose phone this is. The judge enters it.
const OPEN = [
  ...["nominate", "accuse", "pass", "ask", "allow", "forbid", "best", "golden", "ball", "protest"],
  ...["ballot", "best-legend", "best-player", "legend", "forecast", "question", "answer", "suicide", "stop"],
];

export function moves(view: View): Move[] {
  const offers = verbs.offersOf(view).filter(({ verb }) => OPEN.includes(verb));
  return [...verbs.ways(offers).map(tapped), ...offers.map(single).filter((move) => move !== null)];
}

function tapped(way: verbs.Way): Move {
  const make = ([...seats]: number[]) =>
    way.many ? verbs.together(way, seats, 0) : verbs.aimed(way, 0, seats[0] ?? way.offers[0]!.actor);
  // A golden minute is the player's own: nobody has to be named.
  if (way.verb === "golden") return { verb: way.verb, targets: [], most: 0, kind: "plain", limit: 0, make };
  const most = way.many ? way.most || way.seats.length : 1;
  return { verb: way.verb, targets: way.seats, most, kind: "seats", limit: 0, make };
}

function single(offer: verbs.Offer): Move | null {
  const move = { verb: offer.verb, targets: [], most: 0, limit: 0 };
  const form = verbs.formOf(offer);
  if (offer.verb === "pass") return { ...move, kind: "plain", make: () => ({ type: "pass", seat: offer.actor }) };
  if (form === "press") return { ...move, kind: "plain", make: () => verbs.pressed(offer) };
  if (form !== "write") return null;
  const [field] = fieldsOf(offer);
  if (field?.kind === "number") {
    return { ...move, kind: "minutes", limit: field.most, make: (_, text) => written(offer, { [field.name]: Number(text) }) };
  }
  return { ...move, kind: "text", make: (_, text) => written(offer, { text }) };
}

export interface Secret {
  verb: string;
  make: (target: number) => Command;
}

// The secret move of this moment, the same for everybody: whoever has none sends one all the same, and
// the server answers it as it answers a real one. So neither the screen nor the network tells who has one.
export function secret(view: View, seat: number): Secret | null {
  if (view.phones === false) return null;
  const [when, step] = split(view.phase);
  const daily = view.by_day !== undefined && step === "open";
  if (!daily && !(when.startsWith("N") && ROLES.includes(step))) return null;
  const verb = daily ? "act" : step;
  return {
    verb,
    make: (target) => (daily ? { type: "act", seat, target } : { type: "show", duty: step, target, seat }),
  };
}
