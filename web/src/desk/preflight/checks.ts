// What can be checked before a tournament begins: each check is good, doubtful, or bad.
import { lang, t } from "../../lib/i18n";
import { reach } from "../../lib/reach";
import type { DutyView, PreflightView, TournamentView } from "../../lib/desk_wire";
import { when, word } from "../naming";

export interface Check {
  id: string;
  state: "good" | "doubt" | "bad";
  told: string;
  section?: string; // the section where it can be fixed
}

const DAY = 24 * 3_600_000;
const GIGABYTE = 1024 ** 3;
const CLOCK = { good: 2000, bad: 30_000 };
const LITTLE = 0.3;

const rank = (value: number, good: boolean, bad: boolean): Check["state"] => (good ? "good" : bad || Number.isNaN(value) ? "bad" : "doubt");

export function ofTheServer(told: PreflightView, asked: number, answered: number): Check[] {
  const off = Math.abs(new Date(told.now).getTime() - (asked + answered) / 2);
  const seconds = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(off / 1000);
  const free = told.free_bytes;
  return [
    { id: "clock", state: rank(off, off < CLOCK.good, off > CLOCK.bad), told: t("pre-clock", { seconds }) },
    ...(free === null
      ? []
      : [{ id: "disk", state: rank(free, free > GIGABYTE, free < GIGABYTE / 10), told: t("pre-disk", { free: new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(free / GIGABYTE) }) } as Check]),
    { id: "restore", state: told.restorable ? "good" : "bad", told: told.restorable ? t("pre-restore", { entries: told.entries }) : t("pre-restore-broken") },
    told.unreachable.length
      ? { id: "links", state: "doubt", told: t("pre-links-missing", { names: told.unreachable.join(", ") }), section: "people" }
      : { id: "links", state: "good", told: t("pre-links") },
  ];
}

export function ofTheDesk(view: TournamentView, duties: DutyView[], copied: string): Check[] {
  const there = view.players.filter((one) => one.signed_up && !one.out && !one.waiting);
  const absent = there.filter((one) => !one.checked_in);
  const tables = Math.max(...view.stages.map((one) => one.tables));
  const judges = view.officials.filter((one) => one.offices.includes("judge")).length;
  const broken = duties.filter((one) => one.kind === "mend-seating");
  const old = copied ? Date.now() - new Date(copied).getTime() : NaN;
  return [
    { id: "players", state: there.length >= view.seats ? (absent.length ? "doubt" : "good") : "bad", told: t("pre-players", { there: there.length - absent.length, all: there.length }), section: "people" },
    { id: "judges", state: judges >= tables ? "good" : "doubt", told: t("pre-judges", { judges, tables }), section: "people" },
    { id: "shown", state: view.shown ? "good" : "doubt", told: view.shown ? t("pre-shown") : t("pre-hidden"), section: "regulation" },
    { id: "seating", state: broken.length ? "bad" : "good", told: broken.length ? t("pre-seating-broken") : t("pre-seating"), section: "seating" },
    { id: "copy", state: old < DAY ? "good" : "doubt", told: copied ? t("pre-copy", { at: when(copied) }) : t("pre-no-copy"), section: "papers" },
  ];
}

interface Battery {
  level: number;
  charging: boolean;
}

export async function ofTheDevice(): Promise<Check[]> {
  const found: Check[] = [];
  const asked = navigator as Navigator & { getBattery?: () => Promise<Battery> };
  if (asked.getBattery) {
    const { level, charging } = await asked.getBattery();
    found.push({ id: "battery", state: charging || level > LITTLE ? "good" : "bad", told: t(charging ? "pre-charging" : "pre-battery", { percent: Math.round(level * 100) }) });
  }
  const awake = "wakeLock" in navigator;
  found.push({ id: "awake", state: awake ? "good" : "doubt", told: awake ? t("pre-awake") : t("pre-asleep") });
  const offline = !!(await navigator.serviceWorker?.getRegistration("/").catch(() => undefined));
  found.push({ id: "offline", state: offline ? "good" : "doubt", told: offline ? t("pre-offline") : t("pre-no-offline") });
  return found;
}

// Whether the links that are given out open on a phone.
export async function ofTheNetwork(): Promise<Check[]> {
  const told = await reach().catch(() => null);
  if (!told) return [];
  const address = told.phones[0] ?? "";
  return [{ id: "phones", state: address ? "good" : "bad", told: address ? t("pre-phones", { address }) : t("pre-no-phones") }];
}

export const checkName = (id: string) => word("check", id);
