// Words: our own catalogue, and those of the server's pages that say the same things.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import sharedEn from "virtual:shared-ftl/en";
import sharedRu from "virtual:shared-ftl/ru";
import en from "./en.ftl?raw";
import ru from "./ru.ftl?raw";
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

const bundle = new FluentBundle(lang, { useIsolating: false });
for (const text of lang === "ru" ? [sharedRu, ru] : [sharedEn, en]) {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}
document.documentElement.lang = lang;

// The words of one page, kept beside it: other pages need not load them.
export function learn(words: Record<Lang, string>): void {
  bundle.addResource(new FluentResource(words[lang]), { allowOverrides: true });
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

export function t(id: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : id;
}

// `N2.sheriff` in words.
export function phaseName(phase: string): string {
  const [when, step] = split(phase);
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

export function verbName(verb: string): string {
  if (has(`do-${verb}`)) return t(`do-${verb}`);
  const name = has(`verb-${verb}`) ? t(`verb-${verb}`) : verb;
  return name[0]!.toUpperCase() + name.slice(1);
}
