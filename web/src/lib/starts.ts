// When rounds begin, by the clock of the hall: a browser elsewhere shows the same time.
import type { StageView } from "./desk_wire";
import { lang } from "./i18n";

const day = new Intl.DateTimeFormat(lang, { weekday: "short", day: "numeric", month: "long" });

export const startOf = (stages: readonly StageView[], stage: string, round: number): string =>
  stages.find((one) => one.id === stage)?.starts?.[round - 1] ?? "";

// `12:00`; with the date if the rounds are on several days.
export function startText(stages: readonly StageView[], stage: string, round: number): string {
  const at = startOf(stages, stage, round);
  const days = new Set(stages.flatMap((one) => one.starts ?? []).filter(Boolean).map((one) => one.slice(0, 10)));
  if (!at) return "";
  return days.size > 1 ? `${day.format(new Date(at))}, ${at.slice(11)}` : at.slice(11);
}

export const dayText = (at: string): string => day.format(new Date(at));
