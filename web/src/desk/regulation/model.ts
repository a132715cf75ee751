// A regulation as it is filled in: points as people write them, everything else as it will be sent.
import type { BookPoints, PointsEdition, Regulation, Sight, StagePlan } from "../../lib/desk_wire";
import { readResult } from "../../lib/results";

export type Stage = Required<StagePlan>;
export interface Filled {
  rulebook: string;
  options: string[];
  seats: number;
  players: number;
  stages: Stage[];
  hidden: { stage: string; round: number } | null;
  sight: Required<Sight>;
  committee: number;
  points: Points | null;
}
export interface Best {
  sought: string[];
  named: Record<string, string>; // how many were named -> points
}
export interface Points {
  name: string;
  clause: string;
  win: Record<string, string>;
  outcomes: Record<string, Record<string, string>>; // a draw or a shared win -> team -> points
  disqualification: string;
  best: Record<string, Best>;
  exclusive: boolean; // only the larger of an award and a best move counts
  players: number;
  playersAlone: number;
  total: string;
  totalAlone: string;
  winner: string;
  loser: string;
  consent: string;
  compensation: { type: "share" | "progression"; most: string; share: string; step: string; nightly: boolean };
  ties: string[];
  lot: boolean;
}

export const KINDS: Stage["kind"][] = ["qualification", "semi-final", "final"];
export const AUDIENCES = ["public", "players", "officials"];
export const SIGHT: Required<Sight> = { seating: "public", protocols: "public", standings: "public", protests: "players" };
const NAMED = ["1", "2", "3"]; // the number of players in a best move if the document gives none

export function emptyPlan(rulebook: string, seats: number): Filled {
  return { rulebook, options: [], seats, players: seats, stages: preset([], seats, seats, 10), hidden: null, sight: { ...SIGHT }, committee: 1, points: null };
}

// --- stages --------------------------------------------------------------------------------------

const whole = (id: string, kind: Stage["kind"], rounds: number, tables: number): Stage =>
  ({ id, kind, rounds, tables, sources: [], carries: false, distance: "" });

// A qualification with the given number of rounds, followed by the requested later stages: a semi-final of
// two tables, a final of one. The advancing places fill the tables.
export function preset(later: string[], players: number, seats: number, rounds: number): Stage[] {
  const stages = [whole("q", "qualification", rounds, Math.max(1, Math.floor(players / seats)))];
  if (later.includes("semi-final")) stages.push({ ...whole("s", "semi-final", 3, 2), sources: [{ stage: "q", first: 1, last: 2 * seats }] });
  if (later.includes("final")) {
    const from = stages.at(-1)!.id;
    stages.push({ ...whole("f", "final", 3, 1), sources: [{ stage: from, first: 1, last: seats }], carries: true });
  }
  return stages;
}

// Stages of another shape that keep manual changes, that is, everything that differs from what the form had
// filled in. Stages that were added by hand are kept as well.
export function reshaped(fresh: Stage[], filledIn: Stage[], now: Stage[]): Stage[] {
  const own = (stage: Stage): Stage => {
    const was = filledIn.find((one) => one.id === stage.id);
    const is = now.find((one) => one.id === stage.id);
    if (!was || !is) return stage;
    const changed = Object.entries(is).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(was[key as keyof Stage]));
    return { ...stage, ...Object.fromEntries(changed) };
  };
  const added = now.filter((one) => ![...fresh, ...filledIn].some((other) => other.id === one.id));
  return [...fresh.map(own), ...added];
}

export function oneMore(stages: Stage[]): Stage {
  const letters = [..."qsfabcdeghijklmnoprtuvwxyz"];
  const id = letters.find((letter) => !stages.some((stage) => stage.id === letter)) ?? `s${stages.length + 1}`;
  const before = stages.at(-1);
  const kind = before ? "final" : "qualification";
  return { ...whole(id, kind, 1, 1), sources: before ? [{ stage: before.id, first: 1, last: 10 }] : [] };
}

// How many games everybody plays in the first stage; not an integer if the shape does not fit.
export const gamesEach = (stage: Stage, seats: number, players: number) => (stage.rounds * stage.tables * seats) / players;

// --- points --------------------------------------------------------------------------------------

const shown = (hundredths: number | null | undefined) => String((hundredths ?? 0) / 100).replace(".", ",");
export const parsed = (text: string): number => {
  const value = Number(text.trim().replace(",", "."));
  return text.trim() && Number.isFinite(value) ? Math.round(value * 100) : Number.NaN;
};
const list = (values: number[] | null | undefined) => (values ?? []).map(shown).join("  ");
const unlist = (text: string) => text.split(/[\s;]+/).filter(Boolean).map(parsed);
// Exact numbers: 2/5 is written 0,4 and 1/3 stays as it is.
const fraction = (text: string) => {
  const [over, under] = text.split("/").map(Number);
  const value = under ? over! / under : over!;
  return Math.round(value * 10_000) / 10_000 === value ? String(value).replace(".", ",") : text;
};
const exact = (text: string) => /^\d+\/[1-9]\d*$/.test(text.trim()) || !Number.isNaN(parsed(text));

// Results that several teams share; the points for a single winner are next to the team's name.
const shares = (word: string) => readResult(word).kind === "draw" || readResult(word).winners.length > 1;
// The teams to which a result may give points: those who share it, or all teams after a plain draw.
const gaining = (word: string, teams: string[]) => (readResult(word).winners.length ? readResult(word).winners : teams);

// What an organiser starts from: the values of a document, for the teams of another one.
export function pointsOf(own: PointsEdition, teams: string[], results: string[], name: string, clause = ""): Points {
  const comp = own.compensation;
  const counts = [...new Set([...NAMED, ...Object.values(own.best_moves ?? {}).flatMap((worth) => Object.keys(worth.points))])];
  return {
    name,
    clause: own.clause || clause,
    win: Object.fromEntries(teams.map((team) => [team, shown(own.win?.[team])])),
    outcomes: Object.fromEntries(
      results.filter(shares).map((word) => {
        const worth = own.outcomes?.[word];
        return [word, Object.fromEntries(gaining(word, teams).map((team) => [team, worth ? shown(worth[team]) : ""]))];
      }),
    ),
    disqualification: shown(own.disqualification),
    best: Object.fromEntries(
      teams.map((team) => {
        const worth = own.best_moves?.[team];
        const named = Object.fromEntries(counts.map((count) => [count, shown(worth?.points[count])]));
        return [team, { sought: (worth?.sought ?? []).filter((one) => teams.includes(one)), named }];
      }),
    ),
    exclusive: own.awards_exclude_best_move ?? false,
    players: own.award_players ?? 0,
    playersAlone: own.award_players_alone ?? 0,
    total: shown(own.award_total),
    totalAlone: shown(own.award_total_alone),
    winner: list(own.award_winner),
    loser: list(own.award_loser),
    consent: list(own.award_with_consent),
    compensation: {
      type: comp?.type ?? "share",
      most: comp?.type === "share" ? fraction(comp.most) : "0,4",
      share: comp?.type === "share" ? fraction(comp.share) : "0,4",
      step: comp?.type === "progression" ? fraction(comp.step) : "0,1",
      nightly: comp?.type === "progression" ? (comp.within_the_night ?? false) : false,
    },
    ties: [...(own.ties ?? [])],
    lot: own.lot ?? false,
  };
}

function edition(own: Points): PointsEdition {
  const { type, most, share, step, nightly } = own.compensation;
  const plain = (text: string) => text.trim().replace(",", ".");
  return {
    name: own.name.trim() || "—",
    clause: own.clause.trim(),
    win: Object.fromEntries(Object.entries(own.win).map(([team, text]) => [team, parsed(text)])),
    outcomes: Object.fromEntries(
      Object.entries(own.outcomes)
        .map(([word, worth]) => [word, Object.entries(worth).filter(([, text]) => text.trim())] as const)
        .filter(([, worth]) => worth.length)
        .map(([word, worth]) => [word, Object.fromEntries(worth.map(([team, text]) => [team, parsed(text)]))]),
    ),
    disqualification: parsed(own.disqualification),
    best_moves: Object.fromEntries(
      Object.entries(own.best).map(([team, { sought, named }]) => {
        const worth = Object.entries(named).map(([count, text]) => [count, parsed(text)] as const);
        return [team, { sought, points: Object.fromEntries(worth.filter(([, value]) => value !== 0)) }];
      }),
    ),
    awards_exclude_best_move: own.exclusive,
    award_players: own.players,
    award_players_alone: own.playersAlone,
    award_total: parsed(own.total),
    award_total_alone: parsed(own.totalAlone),
    award_winner: unlist(own.winner),
    award_loser: unlist(own.loser),
    award_with_consent: unlist(own.consent),
    compensation:
      type === "share"
        ? { type, most: plain(most), share: plain(share) }
        : { type, step: plain(step), within_the_night: nightly },
    ties: own.ties.filter(Boolean),
    lot: own.lot,
  };
}

// --- there and back ------------------------------------------------------------------------------

export function filledFrom(told: Regulation, editions: BookPoints[]): Filled {
  const own = editions.find((one) => one.rules === told.rulebook);
  const points = told.points ?? null;
  return {
    rulebook: told.rulebook,
    options: [...(told.options ?? [])],
    seats: told.seats ?? 10,
    players: told.players ?? 0,
    stages: told.stages.map((stage) => ({ carries: false, distance: "", ...stage, sources: (stage.sources ?? []).map((one) => ({ ...one })) })),
    hidden: told.hidden ? { ...told.hidden } : null,
    sight: { ...SIGHT, ...told.sight },
    committee: told.committee ?? 1,
    points: points && own ? pointsOf({ ...own.points, ...given(points) }, own.teams, own.results, points.name, points.clause) : null,
  };
}

// Values that the regulation leaves out are those of the document.
const given = (points: PointsEdition) => Object.fromEntries(Object.entries(points).filter(([, value]) => value !== null)) as PointsEdition;

export const regulationOf = (filled: Filled): Regulation => ({
  rulebook: filled.rulebook,
  options: filled.options,
  seats: filled.seats,
  players: filled.players,
  stages: filled.stages,
  hidden: filled.hidden,
  sight: filled.sight,
  committee: filled.committee,
  points: filled.points && edition(filled.points),
});

// The label of the first field that is not a number; empty if all are.
export function wrongPoint(points: Points | null): string {
  if (!points) return "";
  const single: [string, string][] = [
    ...Object.values(points.win).map((text): [string, string] => ["desk-points-win", text]),
    ...Object.values(points.outcomes).flatMap((worth) =>
      Object.values(worth).filter((text) => text.trim()).map((text): [string, string] => ["desk-points-outcomes", text]),
    ),
    ["desk-points-disqualification", points.disqualification],
    ...Object.values(points.best).flatMap(({ named }) => Object.values(named).map((text): [string, string] => ["desk-points-best", text])),
    ["desk-points-total", points.total],
    ["desk-points-total-alone", points.totalAlone],
    ...Object.entries({ winner: points.winner, loser: points.loser, consent: points.consent }).flatMap(([name, texts]) =>
      texts.split(/[\s;]+/).filter(Boolean).map((text): [string, string] => [`desk-points-${name}`, text]),
    ),
  ];
  const { most, share, step } = points.compensation;
  if (![most, share, step].every(exact)) return "desk-points-compensation";
  return single.find(([, text]) => Number.isNaN(parsed(text)))?.[0] ?? "";
}
