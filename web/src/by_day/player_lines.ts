// The players of a new game as a host lists them: one per line, with an address if there is one.
import { cleaned, twins } from "../lib/names";

export interface NewPlayer {
  name: string;
  email: string;
  bot: boolean;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

// «1. Тень; ten@example.org»: a leading number is dropped, cells are separated as in a spreadsheet.
export function playersIn(text: string): NewPlayer[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^\s*(?:№\s*)?\d{1,2}\s*[.):\t]\s*/, "").trim())
    .filter(Boolean)
    .map((line) => {
      const cells = line.split(/[\t;,]+/).map((cell) => cell.trim()).filter(Boolean);
      const email = cells.find((cell) => EMAIL.test(cell)) ?? "";
      const name = cleaned(cells.find((cell) => cell !== email) ?? "");
      return { name, email, bot: false };
    });
}

export const sameNames = (players: readonly NewPlayer[]): number[][] => twins(players.map((one) => one.name));
