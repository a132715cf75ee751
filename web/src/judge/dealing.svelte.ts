// The cards: dealt by the server and shown on this phone as it goes round, or dealt by hand and entered.
import { roleName, t } from "../lib/i18n";
import * as verbs from "../lib/verbs";
import type { ConsoleState } from "./console_state.svelte";

const HANDING = "handing";
const STOPPED = "handing-stopped";
const OPENED = "cards-opened";
const BY_SEATS = "cards-by-seats";

export class Dealing {
  entering = $state(false); // the cards were dealt by hand, and the judge taps who has which
  cards = $state<Record<number, string>>({});
  aside = $state<string[]>([]); // cards that nobody got, if there are more cards than players
  bySeats = $state(localStorage.getItem(BY_SEATS) === "yes"); // seat by seat instead of role by role
  private asked = $state(0); // the seat that was tapped for a correction
  handing = $state(Number(sessionStorage.getItem(HANDING) ?? 0));
  opened = $state.raw<Record<number, number>>(JSON.parse(sessionStorage.getItem(OPENED) ?? "{}") as Record<number, number>); // by seat: how often its card was opened
  stopped = $state(Number(sessionStorage.getItem(STOPPED) ?? 0)); // the seat at which the judge stopped
  private readonly consoleState: ConsoleState;

  constructor(consoleState: ConsoleState) {
    this.consoleState = consoleState;
  }

  offered = $derived.by(() => verbs.deckOf(this.consoleState.offers));
  deck = $derived.by(() => sorted(this.offered ?? []));
  nextCard = $derived.by(() => {
    const given = [...Object.values(this.cards), ...this.aside];
    return this.deck.rare.find((card, place, rare) => count(rare.slice(0, place + 1), card) > count(given, card));
  });
  // Seat by seat: the tapped seat, or else the first that has no card yet.
  seat = $derived.by(() => {
    if (!this.bySeats || (!this.nextCard && !this.asked)) return 0;
    return this.asked || (this.consoleState.seats.find((seat) => !(seat in this.cards)) ?? 0);
  });
  // Every kind of card, and how many of it are left.
  kinds = $derived.by(() => {
    const given = [...Object.values(this.cards), ...this.aside];
    return [...new Set(this.offered ?? [])].map((card) => ({ card, left: count(this.offered ?? [], card) - count(given, card) }));
  });
  prompt = $derived.by(() => (this.seat ? t("cards-seat", { seat: this.seat }) : this.nextCard ? t("cards-who", { role: capital(roleName(this.nextCard)) }) : t("cards-done")));

  mayLayAside = $derived.by(() => {
    const spare = (this.offered?.length ?? 0) - (this.consoleState.view?.players.length ?? 0);
    return !!this.nextCard && this.aside.length < spare;
  });

  async draw(hand: boolean): Promise<void> {
    if (!(await this.consoleState.draw()) || !hand) return;
    this.keepOpened({});
    this.hand(1);
  }

  // Players who get the phone see how often their card was opened before.
  open(seat: number): void {
    this.keepOpened({ ...this.opened, [seat]: (this.opened[seat] ?? 0) + 1 });
  }

  private keepOpened(opened: Record<number, number>): void {
    this.opened = opened;
    sessionStorage.setItem(OPENED, JSON.stringify(opened));
  }

  // After the last player the phone waits for the judge, one beyond the seats; 0 is the console again.
  hand(seat: number): void {
    this.stopped = 0;
    this.handing = seat;
    sessionStorage.setItem(HANDING, String(seat));
    sessionStorage.removeItem(STOPPED);
  }

  // The judge takes the phone back in between; it can continue from the same player.
  stop(): void {
    const at = this.handing;
    this.hand(0);
    this.stopped = at;
    sessionStorage.setItem(STOPPED, String(at));
  }

  get mayGoOn(): boolean {
    return this.stopped > 0 && !!this.consoleState.view?.players[0]?.role && this.consoleState.view.phase.startsWith("N1");
  }

  // The meaning of a tap on a seat: it gets the next card, or it has the requested card.
  card(seat: number): void {
    if (this.bySeats) {
      this.asked = seat;
      return;
    }
    const { [seat]: known, ...rest } = this.cards;
    if (known) this.cards = rest;
    else if (this.nextCard) this.cards = { ...this.cards, [seat]: this.nextCard };
  }

  // Sets the card of the current seat; the next seat follows automatically.
  give(card: string): void {
    if (!this.seat) return;
    this.cards = { ...this.cards, [this.seat]: card };
    this.asked = 0;
  }

  enterBy(seats: boolean): void {
    this.bySeats = seats;
    this.asked = 0;
    localStorage.setItem(BY_SEATS, seats ? "yes" : "no");
    if (!seats) this.cards = Object.fromEntries(Object.entries(this.cards).filter(([, card]) => card !== this.deck.usual));
  }

  layAside(): void {
    if (this.nextCard && this.mayLayAside) this.aside = [...this.aside, this.nextCard];
  }

  leave(): void {
    this.entering = false;
    this.asked = 0;
    this.aside = [];
    this.cards = {};
  }

  enter(): void {
    const cards = (this.consoleState.view?.players ?? []).map((player) => this.cards[player.seat] ?? this.deck.usual);
    this.leave();
    void this.consoleState.send({ type: "deal", cards });
  }
}

// The cards that have to be named, rarest kinds first, and the card that all others have.
function sorted(values: string[]): { rare: string[]; usual: string } {
  const counts = new Map<string, number>();
  for (const card of values) counts.set(card, (counts.get(card) ?? 0) + 1);
  const usual = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "";
  return { rare: values.filter((card) => card !== usual).reverse(), usual };
}

const count = (cards: string[], card: string) => cards.filter((one) => one === card).length;
const capital = (text: string) => (text[0] ?? "").toUpperCase() + text.slice(1);
