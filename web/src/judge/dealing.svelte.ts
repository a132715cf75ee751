// The cards: dealt by the server and handed round on this phone, or laid on the table and entered.
import { roleName, t } from "../lib/i18n";
import * as verbs from "../lib/verbs";
import type { Desk } from "./desk.svelte";

const HANDING = "handing";
const STOPPED = "handing-stopped";

export class Dealing {
  entering = $state(false); // the cards lie on the table, the judge taps who has which
  cards = $state<Record<number, string>>({});
  aside = $state<string[]>([]); // not at the table, where there are more cards than players
  handing = $state(Number(sessionStorage.getItem(HANDING) ?? 0));
  stopped = $state(Number(sessionStorage.getItem(STOPPED) ?? 0)); // whose turn it was when the judge stopped it
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  offer = $derived.by(() => verbs.deal(this.desk.offers));
  deck = $derived.by(() => deckOf(this.offer?.values ?? []));
  nextCard = $derived.by(() => {
    const given = [...Object.values(this.cards), ...this.aside];
    return this.deck.rare.find((card, place, rare) => count(rare.slice(0, place + 1), card) > count(given, card));
  });
  prompt = $derived.by(() => (this.nextCard ? t("cards-who", { role: capital(roleName(this.nextCard)) }) : t("cards-done")));

  mayLayAside = $derived.by(() => {
    const spare = (this.offer?.values.length ?? 0) - (this.desk.view?.players.length ?? 0);
    return !!this.nextCard && this.aside.length < spare;
  });

  async draw(hand: boolean): Promise<void> {
    if ((await this.desk.draw()) && hand) this.hand(1);
  }

  // After the last player the phone waits for the judge, one beyond the seats; 0 is the console again.
  hand(seat: number): void {
    this.stopped = 0;
    this.handing = seat;
    sessionStorage.setItem(HANDING, String(seat));
    sessionStorage.removeItem(STOPPED);
  }

  // The judge takes the phone back in between; it can go on from the same player.
  stop(): void {
    const at = this.handing;
    this.hand(0);
    this.stopped = at;
    sessionStorage.setItem(STOPPED, String(at));
  }

  get mayGoOn(): boolean {
    return this.stopped > 0 && !!this.desk.view?.players[0]?.role && this.desk.view.phase.startsWith("N1");
  }

  card(seat: number): void {
    const { [seat]: known, ...rest } = this.cards;
    if (known) this.cards = rest;
    else if (this.nextCard) this.cards = { ...this.cards, [seat]: this.nextCard };
  }

  layAside(): void {
    if (this.nextCard && this.mayLayAside) this.aside = [...this.aside, this.nextCard];
  }

  leave(): void {
    this.entering = false;
    this.aside = [];
    this.cards = {};
  }

  enter(): void {
    const cards = (this.desk.view?.players ?? []).map((player) => this.cards[player.seat] ?? this.deck.usual);
    this.leave();
    void this.desk.send({ type: "deal", cards });
  }
}

// The cards that have to be named, rarest kinds first, and the card of everybody else.
function deckOf(values: string[]): { rare: string[]; usual: string } {
  const counts = new Map<string, number>();
  for (const card of values) counts.set(card, (counts.get(card) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
  return { rare: values.filter((card) => card !== usual).reverse(), usual };
}

const count = (cards: string[], card: string) => cards.filter((one) => one === card).length;
const capital = (text: string) => (text[0] ?? "").toUpperCase() + text.slice(1);
