// Texts: the pages' own catalogue, and those that the server's pages share. A page that shows a game uses the
// words of its document if the document has its own.
import "./storage";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { spoken } from "./spoken.svelte";
import { readResult } from "./results";
import { LANGUAGES } from "./wire";

export type Lang = (typeof LANGUAGES)[number];

function chosen(): Lang {
  const asked = new URLSearchParams(location.search).get("lang") ?? localStorage.getItem("lang");
  const known = LANGUAGES.find((one) => one === asked);
  return known ?? (navigator.language.toLowerCase().startsWith("en") ? "en" : "ru");
}

export const lang: Lang = chosen();

export function speak(other: Lang): void {
  localStorage.setItem("lang", other);
  const url = new URL(location.href);
  url.searchParams.delete("lang");
  location.replace(url);
  if (url.href === location.href) location.reload();
}

const { books, shared, own: common } = await (lang === "ru" ? import("./words.ru") : import("./words.en"));
const known = [shared, common].map((text) => new FluentResource(text));
const bundles = new Map<string, FluentBundle>();
document.documentElement.lang = lang;

// The words of one page, stored beside it: other pages need not load them.
export function learn(words: Record<Lang, string>): void {
  known.push(new FluentResource(words[lang]));
  bundles.clear();
}

function bundle(book: string): FluentBundle {
  const own = books[book] === undefined ? "" : book;
  let found = bundles.get(own);
  if (!found) {
    found = new FluentBundle(lang, { useIsolating: false });
    for (const resource of own ? [...known, new FluentResource(books[own]!)] : known) {
      found.addResource(resource, { allowOverrides: true });
    }
    bundles.set(own, found);
  }
  return found;
}

export function has(id: string, book = spoken.book): boolean {
  return bundle(book).hasMessage(id);
}

export function t(id: string, args?: Record<string, FluentVariable>, book = spoken.book): string {
  const pattern = bundle(book).getMessage(id)?.value;
  return pattern ? bundle(book).formatPattern(pattern, args) : id;
}

const ORDER = ["red", "black", "civilian", "mafia", "maniac"];

function listed(words: string[], book: string): string {
  const last = words.at(-1) ?? "";
  const first = words.slice(0, -1).join(", ");
  return first ? t("result-and", { first, last }, book) : last;
}

// A result by its name, as the protocol has it: «Ничья между мафией и маньяком».
export function resultName(kind: string, winners: readonly string[], book = spoken.book): string {
  const teams = [...winners].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  const own = ["result", kind, ...[...teams].sort()].join("-");
  let said = "";
  if (!teams.length) said = t(has(own, book) ? own : "result-draw", undefined, book);
  else if (has(own, book)) said = t(own, undefined, book);
  else {
    const told = listed(teams.map((team) => t(`team-${team}`, undefined, book)), book);
    const among = listed(teams.map((team) => t(`among-${team}`, undefined, book)), book);
    said = t("result", { kind, teams: told, among, count: teams.length }, book);
  }
  return capital(said);
}

// The same for a word of the notation: `red`, `draw:black+maniac`.
export function resultOf(word: string, book = spoken.book): string {
  const { kind, winners } = readResult(word);
  return resultName(kind, winners, book);
}

// One value of a form; a new result is shown by its name: `changed draw:black+maniac`.
export function choiceName(field: string, value: string): string {
  const [what, result] = value.split(" ");
  const said = t(`${field}-${what || "none"}`);
  return result ? `${said}: ${resultOf(result)}` : said;
}

// The one team whose colour a screen may use; a shared result has none.
export const soleWinner = (kind: string, winners: readonly string[]): string =>
  kind !== "draw" && winners.length === 1 ? winners[0]! : "draw";

export const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

// `N2.sheriff` in words; last words after a night are its morning.
export function phaseName(phase: string, morning = false): string {
  const [when, step] = split(phase);
  if (morning) return step === "dawn" ? t("morning") : `${t("morning")} · ${stepName(step)}`;
  return when ? `${momentName(when)} · ${stepName(step)}` : stepName(step);
}

export function split(phase: string): [string, string] {
  const at = phase.indexOf(".");
  return at < 0 ? ["", phase] : [phase.slice(0, at), phase.slice(at + 1)];
}

export const isNight = (phase: string) => phase.startsWith("N");
export const stepName = (step: string) => (has(`step-${step}`) ? t(`step-${step}`) : step);
export const momentName = (when: string) => `${t(when[0] === "N" ? "page-night" : "page-day")} ${when.slice(1)}`;
export const roleName = (role: string) => (has(`role-${role}`) ? t(`role-${role}`) : role);

const plain = new Intl.NumberFormat(lang, { maximumFractionDigits: 4, useGrouping: false });
const gain = new Intl.NumberFormat(lang, { maximumFractionDigits: 4, useGrouping: false, signDisplay: "exceptZero" });
// A number as protocols and papers write it: 5,7, and +0,3 if it is added to something.
export const figure = (value: unknown): string => plain.format(Number(value ?? 0));
export const signedFigure = (value: unknown): string => gain.format(Number(value ?? 0));

// `Н2` for the moment `N2`.
export const momentLetter = (when: string) => t(when[0] === "N" ? "moment-night" : "moment-day", { number: when.slice(1) });

// A clause as its document numbers it, like `clause_name` of the protocols: `1.3` for `1.3.red`, «закон
// 9.1.5» for `L.9.1.5`. A regulation's own name is kept.
export function clauseName(number: string, book = spoken.book): string {
  const parts = number.split(".");
  const words = parts.findIndex((part) => !/^[a-z]/i.test(part));
  const head = words < 0 ? parts : parts.slice(0, words);
  const printed: string[] = [];
  for (const part of parts.slice(head.length)) {
    const [digits] = /^\d+\*?/.exec(part) ?? [];
    if (digits) printed.push(digits);
    if (digits !== part) break;
  }
  for (let size = head.length; size > 0; size--) {
    const heading = `cited-${head.slice(0, size).join("-").toLowerCase()}`;
    if (has(heading, book)) return t(heading, { number: printed.join(".") }, book).trim().replaceAll(" ", "\u00a0");
  }
  return head.length || number.includes(" ") ? number : printed.join(".") || number;
}

// An option by the role that it adds, or by its clause: «доктор», «6.5».
export function optionName(name: string, book = spoken.book): string {
  const own = `cited-option-${name.replaceAll(".", "-")}`;
  if (has(own, book)) return t(own, undefined, book);
  return has(`role-${name}`, book) ? t(`role-${name}`, undefined, book) : clauseName(name, book);
}

// The result of a check: the same answer means different things to the don and to the sheriff.
export function answerName(duty: string, answer: string): string {
  const id = [`answer-${duty}-${answer}`, `answer-${answer}`].find((one) => has(one));
  return id ? t(id) : answer;
}

export function verbName(verb: string): string {
  if (has(`do-${verb}`)) return t(`do-${verb}`);
  const name = has(`verb-${verb}`) ? t(`verb-${verb}`) : verb;
  return capital(name);
}
