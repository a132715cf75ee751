// Numbers and names as people write them.
import { clauseName as printed, has, lang, resultName, t } from "../lib/i18n";
import type { RoundView, StageView } from "../lib/desk_wire";

export { figure as points, signedFigure as signed } from "../lib/i18n";

export function stageName(stage: StageView | undefined, all: readonly StageView[] = []): string {
  if (!stage) return "";
  const name = has(`cup-any-stage-${stage.kind}`) ? t(`cup-any-stage-${stage.kind}`) : stage.id;
  const alike = all.filter((one) => one.kind === stage.kind);
  return alike.length > 1 ? `${name} ${alike.indexOf(stage) + 1}` : name;
}

export const kindName = (kind: string): string => (has(`points-${kind}`) ? t(`points-${kind}`) : kind);
export const stateName = (state: string): string => (has(`cup-any-state-${state}`) ? t(`cup-any-state-${state}`) : state);
export const columnName = (column: string, heading: string): string =>
  has(`cup-any-column-${column}`) ? t(`cup-any-column-${column}`) : heading;

// A regulation may cite its own clauses in words.
export function clauseName(number: string): string {
  const name = printed(number);
  return /^\d/.test(name) ? t("cup-clause", { number: name }) : name;
}

export const roundName = (round: RoundView): string => t("cup-round", { round: round.round });

const day = new Intl.DateTimeFormat(lang, { day: "numeric", month: "long", year: "numeric" });
const clock = new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit" });
export const date = (stamp: string): string => day.format(new Date(stamp));
export const time = (stamp: string): string => clock.format(new Date(stamp));

// A ruling from earlier versions has winners or a draw, but no kind.
export const wonWords = (kind: string | undefined, winners: readonly string[]): string =>
  resultName(kind || (winners.length ? "victory" : "draw"), winners);
