// The online tables of this device: the links by which it runs them, judges them, or sits at them. On a
// device that must keep no links they are kept until the tab is closed.
import { keepsLinks } from "./kept_link";
import { NICK, TABLES as KEY } from "./online_memory";
import { unique } from "./unique";

const MOST = 20;
const WEEKS = 10 * 7 * 24 * 3600 * 1000;

export interface MyTable {
  table: string;
  key: string; // with which the same seat is assigned again
  at: number;
  title: string;
  host?: string;
  lobby?: string; // the address of the invitation
  hall?: string; // the address for those who only watch
  judge?: string;
  seat?: string; // the token of the seat
  number?: number;
}

const place = (): Storage => (keepsLinks() ? localStorage : sessionStorage);

export function myTables(): MyTable[] {
  try {
    const all = JSON.parse(place().getItem(KEY) ?? "[]") as MyTable[];
    return Array.isArray(all) ? all.filter((one) => Date.now() - one.at < WEEKS) : [];
  } catch {
    return []; // stored data of another kind are ignored
  }
}

function write(all: MyTable[]): void {
  try {
    place().setItem(KEY, JSON.stringify(all.slice(0, MOST)));
  } catch {
    // If the storage is full, only the way back is lost.
  }
}

export const myTable = (table: string): MyTable | undefined => myTables().find((one) => one.table === table);

export function keepTable(table: string, more: Partial<MyTable>): MyTable {
  const before = myTable(table);
  const own: MyTable = { key: unique(), title: "", ...before, ...more, table, at: Date.now() };
  write([own, ...myTables().filter((one) => one.table !== table)]);
  return own;
}

export function forgetSeat(table: string): void {
  const own = myTable(table);
  if (!own) return;
  const { seat: _, number: __, ...left } = own;
  write([{ ...left, key: unique() }, ...myTables().filter((one) => one.table !== table)]);
}

export function forgetTable(table: string): void {
  write(myTables().filter((one) => one.table !== table));
}

export const nickname = (): string => localStorage.getItem(NICK) ?? "";
export const setNickname = (name: string): void => localStorage.setItem(NICK, name.trim().slice(0, 40));
