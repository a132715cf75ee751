// The server's time on this device: by-day games end at moments of their own calendar, regardless of the
// phone's clock.
import { lang, t } from "../lib/i18n";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export class ServerTime {
  now = $state(Date.now());
  private ahead = 0; // how far the server's clock is ahead of this device's

  // Sets the time from a frame that has just arrived.
  told(now: string): void {
    this.ahead = Date.parse(now) - Date.now();
    this.now = Date.parse(now);
  }

  // Ticks as long as the component is shown.
  run(): () => void {
    const timer = setInterval(() => (this.now = Date.now() + this.ahead), SECOND);
    return () => clearInterval(timer);
  }
}

// «2 дня 5 ч», «5 ч 12 мин», «12 мин», «40 с»: two units at most.
export function remaining(ms: number): string {
  const left = Math.max(0, ms);
  if (left >= DAY) return t("bd-left-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR) return t("bd-left-hours", { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) });
  if (left >= MINUTE) return t("bd-left-minutes", { minutes: Math.floor(left / MINUTE) });
  return t("bd-left-seconds", { seconds: Math.floor(left / SECOND) });
}

const format = (zone: string | undefined, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(lang, { timeZone: zone, ...options });
const CLOCK = { weekday: "short", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" } as const;

// A day ends before the moment from which nothing is accepted: 23:59:59 of the day before midnight.
export const lastSecond = (ends: string): Date => new Date(Date.parse(ends) - SECOND);

export const moment = (at: Date | string, zone?: string): string => format(zone, CLOCK).format(new Date(at));
export const hour = (at: Date | string, zone?: string): string => format(zone, { hour: "2-digit", minute: "2-digit", second: "2-digit" }).format(new Date(at));
export const dayOf = (at: Date | string, zone?: string): string => format(zone, { weekday: "long", day: "numeric", month: "long" }).format(new Date(at));
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

// Whether a reader's own clock shows another time than that of the game.
export const otherZone = (at: Date | string, zone: string): boolean => moment(at) !== moment(at, zone);

// Hours as the document counts them: 30 minutes are half an hour.
export const hours = (minutes: number): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }).format(minutes / 60);
