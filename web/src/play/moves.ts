// What a player enters himself. Moves that are said aloud or are everybody's are buttons where they are
// offered; a secret one is a pad that every seat has, whether it is offered anything or not.
import { split } from "../lib/i18n";
import * as verbs from "../lib/verbs";
import type { Command, View } from "../lib/wire";
import { ROLES } from "../lib/wire";

export interface Move {
  verb: string;
  targets: number[]; // empty where nobody is named
  most: number;
  kind: "seats" | "text" | "minutes" | "plain";
  limit: number; // of the minutes
  make: (seats: number[], text: string) => Command;
}

const ALOUD = ["nominate", "accuse", "allow", "forbid", "best", "execute", "successor"];
const UNAIMED = ["ask", "golden"];

type Own = ReturnType<typeof verbs.offersOf>[number];

// The inputs of a game that is played one day at a time: each is its own command.
const BY_DAY: Record<string, (offer: Own) => Omit<Move, "verb" | "targets">> = {
  ballot: (offer) => named(([target = 0]) => ({ type: "cast-ballot", seat: offer.actor, target })),
  "best-legend": (offer) => named(([target = 0]) => ({ type: "choose-legend", seat: offer.actor, target })),
  legend: (offer) => written((text) => ({ type: "write-legend", seat: offer.actor, text })),
  forecast: (offer) => written((text) => ({ type: "enter-forecast", seat: offer.actor, text })),
  suicide: (offer) => plain(() => ({ type: "commit-suicide", seat: offer.actor })),
  answer: (offer) => plain(() => ({ type: "enter-code", seat: offer.actor, day: Number(offer.values[2]) })),
  question: (offer) => ({
    most: 0,
    kind: "minutes",
    limit: Number(offer.values[2]),
    make: (_, text) => ({ type: "answer-question", seat: offer.actor, minutes: Number(text) }),
  }),
};

const named = (make: (seats: number[]) => Command) => ({ most: 1, kind: "seats" as const, limit: 0, make });
const plain = (make: () => Command) => ({ most: 0, kind: "plain" as const, limit: 0, make });
const written = (make: (text: string) => Command) => ({
  most: 0,
  kind: "text" as const,
  limit: 0,
  make: (_: number[], text: string) => make(text),
});

export function moves(view: View): Move[] {
  const offers = verbs.offersOf(view);
  const found: Move[] = [];
  for (const way of verbs.ways(offers.filter((offer) => ALOUD.includes(offer.verb)))) {
    const make = (seats: number[]) =>
      way.many ? verbs.together(way, seats, 0) : verbs.single(way, offers, way.actor, seats[0] ?? 0);
    const most = way.many ? way.offer.most || way.offer.seats.length : 1;
    found.push({ verb: way.verb, targets: way.offer.seats, most, kind: "seats", limit: 0, make });
  }
  for (const offer of offers) {
    const made = BY_DAY[offer.verb];
    if (made) found.push({ verb: offer.verb, targets: offer.seats, ...made(offer) });
    else if (UNAIMED.includes(offer.verb)) found.push({ verb: offer.verb, targets: [], ...plain(() => verbs.unaimed(offer)) });
    else if (offer.verb === "pass") found.push({ verb: "pass", targets: [], ...plain(() => ({ type: "pass", seat: offer.actor })) });
  }
  return found;
}

export interface Secret {
  verb: string;
  offered: boolean;
  make: (target: number) => Command;
}

// The secret move of this moment, the same for everybody: whoever has none sends one all the same, and
// the server refuses it. So neither the screen nor the request tells who has one.
export function secret(view: View, seat: number): Secret | null {
  const [when, step] = split(view.phase);
  const daily = view.by_day !== undefined && step === "open";
  if (!daily && !(when.startsWith("N") && ROLES.includes(step))) return null;
  const verb = daily ? "act" : step;
  return {
    verb,
    offered: (view.offers ?? []).some((offer) => offer.verb === verb && offer.actor === seat),
    make: (target) => (daily ? { type: "act", seat, target } : { type: "show", duty: step, target, seat }),
  };
}
