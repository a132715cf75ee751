// Nicknames as people paste and mistype them.

// Characters that no nickname needs: control characters, and signs that reverse the direction of the text.
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const LONGEST = 40;

export const cleaned = (name: string): string =>
  [...name.replace(UNSEEN, " ").replaceAll("#", " ").split(/\s+/).filter(Boolean).join(" ")].slice(0, LONGEST).join("").trim();

// Letters that look the same on a screen, mapped to the Latin one.
const TWINS: Record<string, string> = { а: "a", в: "b", е: "e", ё: "e", з: "3", к: "k", м: "m", н: "h", о: "o", р: "p", с: "c", т: "t", у: "y", х: "x", і: "i", ѕ: "s", ј: "j" };

// Two nicknames with the same key look the same to a reader.
export const alike = (name: string): string =>
  [...cleaned(name).normalize("NFKC").toLowerCase()].map((letter) => TWINS[letter] ?? letter).join("").replace(/\s+/g, " ");

// A list as it was copied: one name per line, numbered or not, or separated by tabs, semicolons or commas.
export function listed(text: string): string[] {
  const lines = text.split(/[\r\n\v\f\u2028\u2029]+/).map((line) => line.trim()).filter(Boolean);
  const parts = lines.length > 1 ? lines.map(ofLine) : (lines[0] ?? "").split(/[\t;,]+/);
  return parts.map((part) => cleaned(part.replace(/^\s*(?:№\s*)?\d{1,2}\s*[.):\u2014\u2013-]\s*/, ""))).filter(Boolean);
}

// In a row of a table the first cell that is not a number is the name.
function ofLine(line: string): string {
  const cells = line.split(/[\t;]+/).map((cell) => cell.trim()).filter(Boolean);
  return cells.find((cell) => !/^№?\d{1,3}[.)]?$/.test(cell)) ?? cells[0] ?? "";
}

// The seats whose names cannot be told apart, in groups.
export function twins(names: readonly string[]): number[][] {
  const seats = new Map<string, number[]>();
  names.forEach((name, at) => {
    const key = alike(name);
    if (key) seats.set(key, [...(seats.get(key) ?? []), at + 1]);
  });
  return [...seats.values()].filter((group) => group.length > 1);
}
