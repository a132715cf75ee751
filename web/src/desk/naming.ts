// Names of a tournament's rounds, games and people.
import { clauseName, figure, has, lang, resultName, t } from "../lib/i18n";
import type { DutyView } from "../lib/desk_wire";
import type { OrganiserState } from "./organiser_state.svelte";

const KEY = /^(.+?)\.(\d+)(?:\.(\d+)(?:\.r(\d+))?)?$/;

// A word from a family of messages, or the id itself if the family has none.
export const word = (family: string, one: string) => (has(`desk-any-${family}-${one}`) ? t(`desk-any-${family}-${one}`) : one);

export function stageName(organiserState: OrganiserState, id: string): string {
  const stages = organiserState.view?.stages ?? [];
  const own = stages.find((one) => one.id === id);
  if (!own) return id;
  const same = stages.filter((one) => one.kind === own.kind);
  const place = same.length > 1 ? ` ${same.indexOf(own) + 1}` : "";
  return word("kind", own.kind) + place;
}

// `q.3` and `q.3.2` in words; anything else as it is.
export function keyName(organiserState: OrganiserState, key: string): string {
  const found = KEY.exec(key);
  const [, stage = "", round = "", table, again] = found ?? [];
  if (!found || !organiserState.view?.stages.some((one) => one.id === stage)) return key;
  const parts = [t("round-name", { round })];
  if (organiserState.view.stages.length > 1) parts.unshift(stageName(organiserState, stage));
  if (table) parts.push(t("table-name", { table }));
  if (again) parts.push(t("game-again", { count: Number(again) - 1 }));
  return parts.join(" · ");
}

// If many rounds wait for the same thing, the first is named, with the number of the others.
const FEW = 3;
const SHORTENED = ["confirm-seating", "release-seating"];
export const dutyAbout = (organiserState: OrganiserState, duty: DutyView) =>
  SHORTENED.includes(duty.kind) && duty.names.length > FEW
    ? t("duty-rounds", { first: keyName(organiserState, duty.names[0]!), more: duty.names.length - 1 })
    : dutyNames(organiserState, duty);

const dutyNames = (organiserState: OrganiserState, duty: DutyView) =>
  duty.names.filter((_, at) => !(duty.kind === "decide-protest" && at === 0)).map((name) => keyName(organiserState, name)).join(", ");

const TIME = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const clock = new Intl.DateTimeFormat(lang, { ...TIME });
const whole = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short", ...TIME });

export function when(at: string): string {
  const date = new Date(at);
  if (!at || Number.isNaN(date.getTime())) return "";
  return (date.toDateString() === new Date().toDateString() ? clock : whole).format(date);
}

export const minutesSince = (at: string) => Math.max(0, Math.floor((Date.now() - new Date(at).getTime()) / 60_000));

// «пункт 8.4», «закон 9.1»; a regulation's own name is kept.
export function clauseInSentence(number: string): string {
  const name = clauseName(number.replace(/^[a-z]+-[a-z0-9+.-]+ /, ""));
  return /^\d/.test(name) ? t("clause-of", { clause: name }) : name;
}

// A cell of the standings: numbers are formatted, words stay as they are.
export const points = (value: unknown) => (typeof value === "number" ? figure(value) : String(value ?? ""));

// A ruling from earlier versions has winners or a draw, but no kind.
export const winnersName = (kind: string | undefined, winners: readonly string[]) =>
  resultName(kind || (winners.length ? "victory" : "draw"), winners);
