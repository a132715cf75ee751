// The documents' points in, regulations out as the form would send them, untouched and read again.
import { createInterface } from "node:readline";
import { emptyPlan, filledFrom, pointsOf, preset, regulationOf, wrongPoint } from "../src/desk/regulation/model";
import type { BookPoints, Regulation } from "../src/lib/desk_wire";

interface Asked {
  editions: BookPoints[];
  seats: Record<string, number>;
}

const LATER = [[], ["final"], ["semi-final", "final"]];

function filled(editions: BookPoints[], book: BookPoints, from: BookPoints, seats: number, later: string[]) {
  const plan = emptyPlan(book.rules, seats);
  plan.players = 4 * seats;
  plan.stages = preset(later, plan.players, seats, 10);
  plan.points = pointsOf(from.points, book.teams, book.results, "Кубок", "регламент");
  if (from.rules !== book.rules) plan.points = pointsOf({ ...from.points, compensation: { type: "share", most: "1/3", share: "2/7" } }, book.teams, book.results, "Кубок");
  for (const worth of Object.values(plan.points.outcomes)) for (const team of Object.keys(worth)) worth[team] = "0,5";
  const sent = regulationOf(plan);
  const again: Regulation = regulationOf(filledFrom(JSON.parse(JSON.stringify(sent)) as Regulation, editions));
  return { rules: book.rules, from: from.rules, wrong: wrongPoint(plan.points), sent, again };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const { editions, seats } = JSON.parse(line) as Asked;
  const made = editions.flatMap((book) =>
    editions.flatMap((from) => LATER.map((later) => filled(editions, book, from, seats[book.rules]!, later))),
  );
  console.log(JSON.stringify(made));
});
