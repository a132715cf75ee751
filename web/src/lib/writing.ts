// Offers that need words, a number or several lists of seats: which fields their form has, and which command
// it sends.
import { compose, type Offer } from "./verbs";
import type { Command, OfferView } from "./wire";

export interface Field {
  name: string;
  kind: "text" | "line" | "number" | "seats" | "choice";
  needed: boolean;
  values: string[]; // of a choice
  seats: number[]; // of a list of seats
  least: number; // of a number
  most: number;
}

export type Filled = Record<string, string | number | number[]>;

const field = (name: string, kind: Field["kind"], more: Partial<Field> = {}): Field => ({
  name,
  kind,
  needed: kind !== "seats",
  values: [],
  seats: [],
  least: 1,
  most: 0,
  ...more,
});

// The remedies of an upheld protest, as they are offered; to change the result, naming it is enough.
const remedies = (known: string[]) => known.filter((one) => one !== "changed" || !known.some((other) => other.startsWith("changed ")));

type Choice = OfferView["choices"][string];

// Values that come from a clock, or can be only one number, are not asked for.
function fieldsFor(name: string, choice: Choice, lists: boolean): Field[] {
  switch (choice.type) {
    case "words":
      return [field(name, lists ? "line" : "text")];
    case "some":
      return [field(name, "seats", { seats: choice.of as number[] })];
    case "count":
      return [field(name, "number", { least: choice.least, most: choice.most })];
    case "one":
      return typeof choice.of[0] === "string" ? [field(name, "choice", { values: choice.of as string[] })] : [];
    case "verdict": {
      const ways = remedies(choice.remedies ?? []);
      return [
        field("verdict", "choice", { values: choice.of.map((upheld) => (upheld ? "upheld" : "rejected")) }),
        ...(ways.length ? [field("remedy", "choice", { values: ["", ...ways], needed: false })] : []),
      ];
    }
    default:
      return [];
  }
}

export function fieldsOf({ choices }: Offer): Field[] {
  const lists = Object.values(choices).some((choice) => choice.type === "some");
  return Object.entries(choices).flatMap(([name, choice]) => fieldsFor(name, choice, lists));
}

export function complete(fields: Field[], filled: Filled): boolean {
  return fields.every(({ name, kind, needed, least, most }) => {
    const value = filled[name];
    if (kind === "number") return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    return !needed || (typeof value === "string" && value.trim() !== "");
  });
}

// A sentence in a record contains no line break.
const said = (words: unknown) => String(words ?? "").replace(/\s+/g, " ").trim();
const listed = (seats: unknown) => [...((seats as number[] | undefined) ?? [])].sort((a, b) => a - b);

// The engine finds the remedy in the first words of the ruling; a rejected protest has no remedy.
function ruled(filled: Filled): { upheld: boolean; text: string } {
  const upheld = filled["verdict"] === "upheld";
  const remedy = upheld ? String(filled["remedy"] ?? "") : "";
  return { upheld, text: [remedy, said(filled["text"])].filter(Boolean).join(" ") };
}

function value({ name, kind }: Field, filled: Filled): unknown {
  if (kind === "number") return Number(filled[name]);
  return kind === "seats" ? listed(filled[name]) : said(filled[name]);
}

export function written(offer: Offer, filled: Filled): Command {
  if ("upheld" in offer.choices) return compose(offer, ruled(filled));
  return compose(offer, Object.fromEntries(fieldsOf(offer).map((one) => [one.name, value(one, filled)])));
}
