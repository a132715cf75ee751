// Offers that need words, a number or several lists of seats: which fields their form has, and what it sends.
import { tallied, type Offer } from "./verbs";
import type { Command } from "./wire";

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

// The remedies of an upheld protest, as they are offered; a result that is named is enough for a changed one.
const remedies = (values: string[]) => {
  const known = values.filter((one) => one !== "rejected" && one !== "upheld");
  return known.filter((one) => one !== "changed" || !known.some((other) => other.startsWith("changed ")));
};

export function fieldsOf({ verb, seats, values, most }: Offer): Field[] {
  switch (verb) {
    case "card":
      return [
        field("text", "line"),
        ...["speakers", "voters", "candidates"].map((name) => field(name, "seats", { seats })),
      ];
    case "ruling":
      return [
        field("verdict", "choice", { values: values.filter((one) => one === "rejected" || one === "upheld") }),
        ...(remedies(values).length ? [field("remedy", "choice", { values: ["", ...remedies(values)], needed: false })] : []),
        field("text", "text"),
      ];
    case "waive":
      return [field("clause", "choice", { values }), field("text", "text")];
    case "tally":
      return [field("hands", "number", { least: 0, most })];
    case "question":
      return [field("minutes", "number", { most: Number(values[2]) })];
    default:
      return [field("text", "text")];
  }
}

export function complete(fields: Field[], filled: Filled): boolean {
  return fields.every(({ name, kind, needed, least, most }) => {
    const value = filled[name];
    if (kind === "number") return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    return !needed || (typeof value === "string" && value.trim() !== "");
  });
}

// A line break is no part of a sentence in a record.
const said = (filled: Filled) => String(filled["text"] ?? "").replace(/\s+/g, " ").trim();
const listed = (filled: Filled, name: string) => [...((filled[name] as number[] | undefined) ?? [])].sort((a, b) => a - b);

// The engine finds the remedy in the first words of the ruling; nothing is remedied where a protest is rejected.
function ruled(filled: Filled): string {
  const remedy = filled["verdict"] === "upheld" ? String(filled["remedy"] ?? "") : "";
  return [remedy, said(filled)].filter(Boolean).join(" ");
}

export function written(offer: Offer, filled: Filled): Command {
  const { verb, actor: seat } = offer;
  switch (verb) {
    case "card":
      return {
        type: "draw-card",
        text: said(filled),
        speakers: listed(filled, "speakers"),
        voters: listed(filled, "voters"),
        candidates: listed(filled, "candidates"),
      };
    case "protest":
      return { type: "file-protest", seat, text: said(filled) };
    case "ruling":
      return { type: "rule", upheld: filled["verdict"] === "upheld", text: ruled(filled) };
    case "waive":
      return { type: "waive", clause: String(filled["clause"]), reason: said(filled) };
    case "legend":
      return { type: "write-legend", seat, text: said(filled) };
    case "forecast":
      return { type: "enter-forecast", seat, text: said(filled) };
    case "stop":
      return { type: "stop-game", text: said(filled) };
    case "tally":
      return tallied(offer, Number(filled["hands"]));
    default:
      return { type: "answer-question", seat, minutes: Number(filled["minutes"]) };
  }
}
