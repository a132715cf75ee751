// The check of a deal in the page's own script: the same steps, in the same order, as the server's package
// `gorod.fair` and `gorod fair verify`. docs/fair-deal.md explains them for people.
import { bytes, hex, hmac, sha256, unhex } from "./sha256";
import type { FairDeal as ToldDeal, Proof } from "./wire";

type FairDeal = Required<ToldDeal>;

const SCHEME = "gorod-fair-1";
const SEED_SCHEME = "seed";
const RANGE = 1n << 256n;

export type Step = "chain" | "commitment" | "contributions" | "cards" | "entered" | "changed" | "closed" | "unused" | "draw" | "table" | "promise" | "own" | "unknown";

export interface Finding {
  deal: number;
  step: Step;
  holds: boolean | null; // null: the file makes no claim there
  expected: string;
  found: string;
}

export type Verdict = "holds" | "fails" | "nothing";

const whole = (deal: ToldDeal): FairDeal => ({
  previous: "",
  secret: "",
  contributions: [],
  source: "",
  cards: [],
  changed: false,
  draws: [],
  scheme: SCHEME,
  ...deal,
});

const hash = (text: string): string => hex(sha256(bytes(text)));
const lines = (...parts: string[]): string => [SCHEME, ...parts].join("|");
const added = (deal: FairDeal): string => deal.contributions.map((one) => `${one.by}=${one.text}`).join(",") || "-";
const number = (digest: Uint8Array): bigint => BigInt(`0x${hex(digest)}`);

const digestOf = (deal: FairDeal): string => hash(lines("deal", deal.commitment, deal.source || "-", added(deal)));

function commitmentOf(proof: Proof, deal: FairDeal): string {
  if (deal.scheme === SEED_SCHEME) return hash(deal.secret);
  return hash(lines("commitment", proof.table, proof.deck.join(","), String(deal.number), deal.previous || "-", deal.secret));
}

function keyOf(deal: FairDeal): Uint8Array {
  const secret = deal.scheme === SEED_SCHEME ? bytes(deal.secret) : unhex(deal.secret);
  return hmac(secret, bytes(lines("key", deal.commitment, added(deal))));
}

function* stream(key: Uint8Array, label: string): Generator<bigint, never> {
  for (let counter = 0; ; counter++) yield number(hmac(key, bytes(`${label}|${counter}`)));
}

function* seedStream(seed: string): Generator<bigint, never> {
  for (let counter = 0; ; counter++) yield number(sha256(bytes(`${seed}:${counter}`)));
}

// The next number from 0 up to the limit. Numbers beyond the last whole multiple are rejected.
function below(limit: number, numbers: Generator<bigint, never>): number {
  const fair = RANGE - (RANGE % BigInt(limit));
  for (;;) {
    const { value } = numbers.next();
    if (value < fair) return Number(value % BigInt(limit));
  }
}

function cardsFrom(deal: FairDeal, deck: readonly string[]): string[] {
  const cards = [...deck];
  const numbers = deal.scheme === SEED_SCHEME ? seedStream(deal.secret) : stream(keyOf(deal), "deal");
  for (let last = cards.length - 1; last > 0; last--) {
    const place = below(last + 1, numbers);
    [cards[last], cards[place]] = [cards[place]!, cards[last]!];
  }
  return cards;
}

function fallsOn(deal: FairDeal, moment: string, among: readonly number[]): number {
  return among.length ? among[below(among.length, stream(keyOf(deal), `coin ${moment} ${among.join(",")}`))]! : 0;
}

// Every step of the check. `cards` are those of the players, if all of them are known.
export function checked(proof: Proof, cards: readonly string[] = []): Finding[] {
  const findings: Finding[] = [];
  const say = (deal: number, step: Step, holds: boolean | null, expected = "", found = "") => void findings.push({ deal, step, holds, expected, found });
  const same = (deal: number, step: Step, expected: string, found: string) => say(deal, step, expected === found, expected, found);
  const deals = proof.deals.map(whole);
  deals.forEach((deal, place) => {
    if (![SCHEME, SEED_SCHEME].includes(deal.scheme) || !["", "drawn", "entered"].includes(deal.source)) {
      say(deal.number, "unknown", false, "", deal.scheme);
      return;
    }
    const before = deals[place - 1];
    if (deal.scheme === SEED_SCHEME) {
      if (deal.previous || deal.number !== place + 1) say(deal.number, "chain", false, "", deal.previous);
    } else same(deal.number, "chain", `${place + 1} ${before ? digestOf(before) : ""}`.trim(), `${deal.number} ${deal.previous}`.trim());
    say(deal.number, "contributions", soundly(deal, proof.deck.length), "", deal.contributions.map((one) => one.by).join(", "));
    if (!deal.secret) return say(deal.number, deal.source ? "closed" : "unused", null);
    if (deal.scheme === SCHEME && !/^[0-9a-f]{64}$/.test(deal.secret)) return say(deal.number, "commitment", false, "", deal.secret);
    same(deal.number, "commitment", commitmentOf(proof, deal), deal.commitment);
    if (deal.source === "drawn") {
      const drawn = cardsFrom(deal, proof.deck);
      same(deal.number, "cards", drawn.slice(0, deal.cards.length || drawn.length).join(" "), deal.cards.join(" "));
    }
    if (deal.source === "entered") say(deal.number, "entered", null);
    if (deal.changed) say(deal.number, "changed", null);
    for (const { moment, among, fell } of deal.draws) {
      const seat = fallsOn(deal, moment, among);
      say(deal.number, "draw", seat === fell, String(seat), `${moment}: ${among.join(", ")} → ${fell}`);
    }
  });
  if (!proof.on_table) return findings;
  const deal = deals.find((one) => one.number === proof.on_table);
  if (!deal?.source) say(proof.on_table, "table", false);
  else if (cards.length && deal.cards.length && !deal.changed) same(deal.number, "table", deal.cards.join(" "), cards.join(" "));
  return findings;
}

// Whether everybody adds at most once, and only what one line can hold.
function soundly(deal: FairDeal, most: number): boolean {
  const adders = deal.contributions.map((one) => one.by);
  const seated = (by: string) => by === "judge" || (/^[1-9][0-9]*$/.test(by) && Number(by) <= most);
  const plain = deal.contributions.every((one) => /^[0-9A-Za-z]{1,64}$/.test(one.text));
  return new Set(adders).size === adders.length && adders.every(seated) && plain && !(deal.scheme === SEED_SCHEME && adders.length);
}

export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some((one) => one.holds === false)) return "fails";
  return findings.some((one) => one.holds && (one.step === "cards" || one.step === "draw")) ? "holds" : "nothing";
}

// Letters and digits that a player can add to a deal.
export const randomText = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
