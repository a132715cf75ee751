// A line of offers in, every kind of command out that the console could send for them.
import { createInterface } from "node:readline";
import * as verbs from "../src/lib/verbs";
import type { Command } from "../src/lib/wire";
import { complete, fieldsOf, written, type Filled } from "../src/lib/writing";

type Sent = [form: string, command: Command];

function tapped(way: verbs.Way): Command[] {
  if (way.many) {
    const most = way.most || way.seats.length;
    const candidates = ["vote", "elect"].includes(way.verb) ? way.offers.map((one) => Number(one.values[0])) : [0];
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
  return verbs.shots(way.offers.map((one, place) => [one.actor, one.seats[place % one.seats.length] ?? 0]));
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
  const seats = new Set(offers.filter((one) => verbs.formOf(one) === "impose").flatMap((one) => [one.seats[0]!, one.seats.at(-1)!]));
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
    ...sent("tap", ways.filter((one) => one.verb === "shoot").map(apart)),
    ...sent("tap", [verbs.miss(offers)]),
    ...sent("tap", offers.filter((one) => one.verb === "tally").flatMap((one) => [0, 1, one.most].map((count) => verbs.tallied(one, Math.min(count, one.most))))),
    ...sent("next", [verbs.onward(offers)?.command]),
    ...sent("press", seats.flatMap((seat) => verbs.presses(offers, seat)).map(verbs.pressed)),
    ...sent("write", offers.filter((one) => verbs.formOf(one) === "write").flatMap(filledIn)),
    ...sent("impose", imposed(offers)),
    ...sent("deal", offers.filter((one) => one.verb === "deal").map((one) => ({ type: "deal", cards: one.values.slice(0, one.most) }))),
  ];
}

process.stdout.write(JSON.stringify([...verbs.FORMS.keys()]) + "\n");
createInterface({ input: process.stdin }).on("line", (line) => {
  process.stdout.write(JSON.stringify(all(JSON.parse(line) as verbs.Offer[])) + "\n");
});
