// What the hall's screen shows in turn.
import type { LiveGame, RoundView, StandingsView, TableView } from "../../lib/desk_wire";

export type Slide =
  | { kind: "seating"; key: string; round: RoundView; tables: TableView[] }
  | { kind: "live"; key: string; games: LiveGame[] }
  | { kind: "standings"; key: string; table: StandingsView };

const TABLES = 4;
const GAMES = 6;

function parts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}

interface Known {
  rounds: RoundView[];
  live: LiveGame[];
  table: StandingsView | null;
}

// A seating is for players who look for their seats, so it disappears when the games of the round have begun.
export function slides({ rounds, live, table }: Known, wanted: string): Slide[] {
  const waiting = rounds.filter((round) => round.tables.some((one) => one.state === "planned"));
  const begun = live.filter((one) => !one.phase.endsWith(".deal"));
  const all: Slide[] = [
    ...waiting.flatMap((round) =>
      parts(round.tables, TABLES).map((tables, at): Slide => ({ kind: "seating", key: `s${round.stage}${round.round}.${at}`, round, tables })),
    ),
    ...parts(begun, GAMES).map((games, at): Slide => ({ kind: "live", key: `l${at}`, games })),
    ...(table?.rows.length ? [{ kind: "standings", key: `t${table.stage}`, table } as Slide] : []),
  ];
  return wanted ? all.filter((one) => wanted.split(",").includes(one.kind)) : all;
}
