// The description of a tournament as the form holds it.
import type { About, AboutView } from "../../lib/desk_wire";

export type Told = Required<About>;

export const emptyAbout = (): Told => ({
  first_day: "",
  last_day: "",
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  place: "",
  address: "",
  description: "",
  contacts: "",
  fee: "",
});

export function toldBy(view: AboutView): Told {
  const { when: _, ...told } = view;
  return { ...told, zone: told.zone || emptyAbout().zone };
}

// A tournament of one day has no separate last day.
export const sent = (told: Told): Told => ({ ...told, last_day: told.first_day ? told.last_day : "" });

// Every zone that the browser knows, and the given ones.
export function zones(...asked: string[]): string[] {
  const known = "supportedValuesOf" in Intl ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([...asked.filter(Boolean), ...known])].sort();
}
