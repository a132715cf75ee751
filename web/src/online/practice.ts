// A table from this device: made, joined, and for practice filled with bots and begun.
import { keepTable, nickname, setNickname, type MyTable } from "../lib/my_seats";
import { command, join, makeAnew, makeOnline, seatOf } from "../lib/online";
import type { NewOnlineTable, TableRequest } from "../lib/wire";

// Makes the table and keeps the maker's links on this device.
export async function made(wanted: NewOnlineTable, title: string, before?: MyTable) {
  const { table, links } = await (before?.host ? makeAnew(before.table, before.host, wanted) : makeOnline(wanted));
  const of = (scope: string) => links.find((link) => link.scope === scope);
  return keepTable(table, { title, host: of("host")!.token, lobby: of("lobby")!.url, hall: of("hall")?.url, judge: of("judge")?.token });
}

// Takes a seat for the maker; returns the address of its page.
export async function sitDown(table: string, host: string, key: string, name: string): Promise<string> {
  const link = await join(table, host, key, name, null);
  setNickname(name);
  keepTable(table, { seat: link.token, number: seatOf(link.scope) });
  return link.token;
}

// You and bots at all other seats: one tap, and the game begins.
export async function practice(rules: string, size: number, you: string, title: string): Promise<string> {
  const online = { judge: "automatic", pace: "quick", public: false, foul_vote: false, delay: 0 } as const;
  const own = await made({ rules, size, options: [], tags: {}, online }, title);
  const token = await sitDown(own.table, own.host!, own.key, nickname() || you);
  const steps: [string, TableRequest][] = [
    [own.host!, { wish: "fill", kind: "reasoning" }],
    [token, { wish: "ready", on: true }],
    [own.host!, { wish: "start" }],
  ];
  for (const [by, wish] of steps) {
    const why = await command(own.table, by, wish);
    if (why) throw new Error(why);
  }
  return `/play#${token}`;
}
