// A line of offers in, every kind of command out that the console could send for them.
import { createInterface } from "node:readline";
import * as verbs from "../src/lib/verbs";
import { MOVES, type Command } from "../src/lib/wire";
import { complete, fieldsOf, written, type Filled } from "../src/lib/writing";

type Sent = [form: string, command: Command];

function tapped(way: verbs.Way): Command[] {
  if (way.many) {
    const most = way.most || way.seats.length;
    const candidates = way.offers.map(verbs.candidateOf);
    return candidates.flatMap((one) => [way.seats.slice(0, most), way.seats.slice(0, 1)].map((hands) => verbs.together(way, hands, one)));
  }
  const actors = way.actors.length ? way.actors : [0];
  return actors.flatMap((actor) => [
    ...verbs.aims(way, actor).map((seat) => verbs.aimed(way, actor, seat, way.takes)),
    ...verbs.aims(way, actor).map((seat) => verbs.aimed(way, actor, seat)),
    ...(verbs.mayNameNobody(way, actor) ? [verbs.aimed(way, actor, 0)] : []),
  ]);
}

// Every hunter another number, as far as he may.
function apart(way: verbs.Way): Command {
  return verbs.shots(way.offers.map((one, place) => [one.actor, verbs.seatsFor(one, "target")[place % verbs.seatsFor(one, "target").length] ?? 0]));
}

function filledIn(offer: verbs.Offer): Command[] {
  const fields = fieldsOf(offer);
  const choices = fields.find((one) => one.kind === "choice")?.values ?? [""];
  return choices.flatMap((choice) => {
    const filled: Filled = {};
    for (const { name, kind, seats, most } of fields) {
      filled[name] = kind === "seats" ? seats.slice(0, 2) : kind === "number" ? most : kind === "choice" ? choice : "words";
    }
    return complete(fields, filled) ? [written(offer, filled)] : [];
  });
}

function imposed(offers: verbs.Offer[]): Command[] {
  const seats = new Set(offers.filter((one) => verbs.formOf(one) === "impose").flatMap((one) => [verbs.seatsFor(one, "seat")[0]!, verbs.seatsFor(one, "seat").at(-1)!]));
  return [...seats].flatMap((seat) => [
    ...[...verbs.sanctions(offers, seat)].flatMap(([verb, values]) => (values.length ? values : [""]).map((value) => verbs.imposed(verb, seat, value))),
    ...[...verbs.sanctions(offers, seat, true)].flatMap(([verb, values]) => values.map((value) => verbs.imposed(verb, seat, value, "words"))),
  ]);
}

function all(offers: verbs.Offer[]): Sent[] {
  const ways = verbs.ways(offers);
  const sent = (form: string, commands: (Command | null | undefined)[]) =>
    commands.filter((one) => !!one).map((one): Sent => [form, one]);
  const seats = [...new Set(offers.map((one) => one.actor))];
  return [
    ...sent("tap", ways.flatMap(tapped)),
    ...sent("tap", ways.filter((one) => one.move === "shoot").map(apart)),
    ...sent("tap", [verbs.miss(offers)]),
    ...sent("tap", offers.filter((one) => one.move === "tally").flatMap((one) => [0, 1, verbs.mostOf(one)].map((count) => verbs.compose(one, { count: Math.min(count, verbs.mostOf(one)) })))),
    ...sent("next", [verbs.onward(offers)?.command]),
    ...sent("press", seats.flatMap((seat) => verbs.presses(offers, seat)).map((one) => verbs.compose(one))),
    ...sent("write", offers.filter((one) => verbs.formOf(one) === "write").flatMap(filledIn)),
    ...sent("impose", imposed(offers)),
    ...sent("deal", offers.flatMap((one) => (one.choices["cards"]?.type === "cards" ? [verbs.compose(one, { cards: one.choices["cards"].deck.slice(0, one.choices["cards"].count) })] : []))),
  ];
}

process.stdout.write(JSON.stringify(Object.keys(MOVES)) + "\n");
createInterface({ input: process.stdin }).on("line", (line) => {
  process.stdout.write(JSON.stringify(all(JSON.parse(line) as verbs.Offer[])) + "\n");
});
