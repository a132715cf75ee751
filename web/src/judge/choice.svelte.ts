// What is being chosen on the table: whose act, which seats, and what «next» will send.
import { isNight } from "../lib/i18n";
import { votesCast } from "../lib/log_queries";
import * as verbs from "../lib/verbs";
import type { Command } from "../lib/wire";
import type { ConsoleState } from "./console_state.svelte";

const NOBODY = 0;
const NOT_SHOT = -1;
const MARKED = "marks"; // the hands that were marked, for a reload

type Marks = Record<number, number[]>;

function recalled(turn: string): { marks: Marks; candidate: number } | null {
  const [at, marks, candidate] = JSON.parse(sessionStorage.getItem(MARKED) ?? "[]") as [string?, Marks?, number?];
  return at === turn && marks ? { marks, candidate: candidate ?? 0 } : null;
}

export class Choice {
  private marks = $state<Marks>({}); // in an election by candidate, otherwise one list
  picked = $state(""); // a way of tapping seats that was chosen instead of the usual one
  actor = $state(0);
  candidate = $state(0);
  takes = $state<string[]>([]); // what the role takes from its target, if it may
  apart = $state(false); // every hunter shows a different number
  fired = $state<number[]>([]); // the numbers of the hunters so far, by seat
  private countsHands = $state(false); // hands are counted without names
  private poll = ""; // the ballot in which the switch was used
  private coming = 0; // who acts in the way that was just begun
  private readonly consoleState: ConsoleState;

  constructor(consoleState: ConsoleState) {
    this.consoleState = consoleState;
  }

  ways = $derived.by(() => verbs.ways(this.consoleState.offers));
  way = $derived.by(() => {
    const usual = this.ways[0] && verbs.isUsual(this.ways[0]) ? this.ways[0] : undefined;
    return this.ways.find((one) => one.key === this.picked) ?? usual;
  });
  others = $derived.by(() => this.ways.filter((one) => one !== this.way));
  onward = $derived.by(() => verbs.onward(this.consoleState.offers));
  miss = $derived.by(() => verbs.miss(this.consoleState.offers));
  cast = $derived.by(() => votesCast(this.consoleState.socket.log));
  voted = $derived.by(() => new Set([...[...this.cast.values()].flat(), ...this.consoleState.outbox.raised]));
  tally = $derived.by(() => verbs.tally(this.consoleState.offers));
  // A lift has one question, and may also be entered as a number.
  private countsLift = $derived.by(() => this.way?.move === "lift" && "count" in this.way.offers[0]!.choices);
  countable = $derived.by(() => !!this.tally || this.countsLift);
  // Hands of this ballot that wait for the network; the offers do not include them yet.
  private waitingHands = $derived.by(() => (this.tally ? this.consoleState.outbox.raised.length + this.consoleState.outbox.unnamed : 0));
  // The highest possible number of hands.
  mostHands = $derived.by(() => verbs.mostOf(this.tally ?? this.way?.offers[0]) - this.waitingHands);
  // Once a number was entered in this ballot, names are no longer possible.
  mayName = $derived.by(() => this.countsLift || this.consoleState.offers.some((one) => one.move === "vote"));
  counting = $derived.by(() => (this.countable && this.countsHands) || (!!this.tally && !this.mayName));
  voting = $derived.by(() => this.counting || this.way?.move === "vote" || this.way?.move === "elect");
  slate = $derived.by(() => {
    if ((this.counting && this.tally) || this.way?.move === "vote") return this.consoleState.view?.ballot?.list ?? [];
    return this.way?.move === "elect" ? this.way.offers.map(verbs.candidateOf) : [];
  });
  // The candidate for or against whom the chosen hands are raised.
  standing = $derived.by(() => {
    if (this.counting) return this.tally ? verbs.candidateOf(this.tally) : 0;
    if (this.way?.move === "vote") return verbs.candidateOf(this.way.offers[0]!);
    if (this.way?.move !== "elect") return 0;
    return this.candidate || (this.slate.find((seat) => !this.cast.has(seat)) ?? this.slate[0] ?? 0);
  });
  // A new step or a new chooser drops what was chosen for the last one. Other changes in a frame, such as
  // somebody else's vote or a foul, do not affect it.
  turn = $derived.by(() => {
    const { way } = this;
    const { phase = "", ballot } = this.consoleState.view ?? {};
    const vote = this.consoleState.offers.find((one) => one.move === "vote" || one.move === "tally");
    const against = vote ? `${ballot?.round}/${verbs.candidateOf(vote)}` : "";
    return [phase, way?.key, way ? chooser(way) : "", against].join("/");
  });
  // Who can still raise a hand in this ballot.
  voters = $derived.by(() => {
    const elsewhere = Object.entries(this.marks).flatMap(([slot, seats]) => (Number(slot) === this.slot ? [] : seats));
    return this.voting ? (this.way?.seats ?? []).filter((seat) => !this.voted.has(seat) && !elsewhere.includes(seat)) : [];
  });
  // Players whose votes count against themselves unless they raise a hand, where the rules say so.
  rest = $derived.by(() => (this.way?.move === "vote" ? verbs.presetOf(this.way.offers[0]!).filter((seat) => !this.voted.has(seat)) : []));
  last = $derived.by(() => this.rest.length > 0 || (this.counting && !!this.tally && verbs.presetOf(this.tally).length > 0));

  // The seats that are chosen now; of an election, for the candidate whose row is open.
  get seats(): number[] {
    return this.marks[this.slot] ?? [];
  }

  // How many hands are marked for a candidate of an election.
  marked(candidate: number): number {
    return this.marks[candidate]?.length ?? 0;
  }

  private get slot(): number {
    return this.way?.move === "elect" ? this.standing : 0;
  }

  reset(): void {
    const { phase, ballot } = this.consoleState.view ?? {};
    const poll = `${phase}/${ballot?.round}`;
    // Every ballot begins by name; to count, the judge has to choose it again.
    if (poll !== this.poll) this.countsHands = false;
    this.poll = poll;
    const before = recalled(this.turn);
    // They are marked in advance, so that the judge sees them before confirming.
    this.marks = before?.marks ?? { 0: [...this.rest] };
    this.candidate = before?.candidate ?? 0;
    this.actor = this.coming;
    this.coming = 0;
    this.takes = [];
    this.apart = false;
    this.fired = [];
  }

  // After a frame: removes seats that can no longer be chosen.
  prune(): void {
    const { way, allowed, seats } = this;
    if (way?.actors.length && this.actor && !way.actors.includes(this.actor)) this.actor = 0;
    if (!way?.many || this.counting) return;
    const kept = seats.filter((seat) => allowed.includes(seat));
    if (kept.length < seats.length) this.mark(kept);
  }

  // The hunter who shows next, and the one way in which all of them shoot.
  get hunter(): verbs.Offer | undefined {
    return this.apart ? this.way?.offers[this.fired.length] : undefined;
  }

  get allowed(): number[] {
    const { way } = this;
    if (!way || this.counting) return [];
    if (way.actors.length && !this.actor) return way.secret ? this.consoleState.living : way.actors;
    if (this.apart) return (this.hunter ? verbs.seatsFor(this.hunter, "target").filter((seat) => seat > 0) : []);
    return this.voting ? this.voters : verbs.aims(way, this.actor);
  }

  // The actor has to be chosen first; where that is a secret, a seat without such a move is told why.
  private chooseActor(way: verbs.Way, seat: number): void {
    if (way.actors.includes(seat)) this.actor = seat;
    else void this.consoleState.why(verbs.aimed(way, seat, NOBODY));
  }

  tap(way: verbs.Way, seat: number): void {
    if (way.actors.length && !this.actor) return this.chooseActor(way, seat);
    if (!this.allowed.includes(seat)) return void this.consoleState.why(this.command(way, seat));
    if (way.many) return this.toggle(seat, way.most || Infinity);
    if (this.apart) return this.fire(seat);
    this.send(this.command(way, seat));
  }

  private command(way: verbs.Way, seat: number): Command {
    return way.many
      ? verbs.together(way, [seat], this.standing)
      : verbs.aimed(way, this.actor, seat, seat ? [...this.takes] : []);
  }

  send(command: Command): void {
    const { actor, turn } = this;
    sessionStorage.removeItem(MARKED);
    this.picked = "";
    this.actor = 0;
    void this.consoleState.send(command).then((done) => {
      if (!done && !this.actor) this.actor = actor;
      // The step may continue after it, as an election does with its next candidate.
      if (done && turn === this.turn) this.took(command);
    });
  }

  private took(command: Command): void {
    if (command.type !== "elect") return this.reset();
    this.marks = { ...this.marks, [command.candidate]: [] };
    this.choose(0);
  }

  private toggle(seat: number, most: number): void {
    if (this.seats.includes(seat)) this.mark(this.seats.filter((one) => one !== seat));
    else if (this.seats.length < most) this.mark([...this.seats, seat]);
  }

  private mark(seats: number[]): void {
    this.marks = { ...this.marks, [this.slot]: seats };
    this.note();
  }

  // A choice made at night reveals whose night it is, so it is not stored.
  private note(): void {
    if (isNight(this.consoleState.view?.phase ?? "")) return;
    sessionStorage.setItem(MARKED, JSON.stringify([this.turn, this.marks, this.candidate]));
  }

  // Opens the row of a candidate in an election.
  choose(candidate: number): void {
    this.candidate = candidate;
    this.note();
  }

  fire(seat: number): void {
    this.fired = [...this.fired, seat];
  }

  notShot(): void {
    this.fire(NOT_SHOT);
  }

  take(what: string): void {
    this.takes = this.takes.includes(what) ? this.takes.filter((one) => one !== what) : [...this.takes, what];
  }

  pick(key: string): void {
    this.picked = this.picked === key ? "" : key;
    this.actor = 0;
  }

  // Begins a way in which this seat acts.
  begin(key: string, actor: number): void {
    if (this.way?.key !== key) this.coming = actor;
    this.picked = key;
    this.actor = actor;
  }

  countHands(on: boolean): void {
    this.countsHands = on;
  }

  // Enters a number of hands; the judge enters nothing more about them.
  count(hands: number): void {
    if (!this.countable || hands < 0 || hands > this.mostHands) return;
    this.send(this.tally ? verbs.compose(this.tally, { count: hands }) : verbs.compose(this.way!.offers[0]!, { hands: [], count: hands }));
  }

  get mayNobody(): boolean {
    const { way } = this;
    if (way?.move === "shoot") return this.apart ? !!this.hunter && verbs.seatsFor(this.hunter, "target").includes(NOBODY) : !!this.miss;
    return !!way && verbs.mayNameNobody(way, this.actor);
  }

  all(): void {
    if (this.counting) this.count(this.mostHands);
    else if (this.way?.many) this.mark(this.allowed.slice(0, this.way.most || undefined));
  }

  none(): void {
    if (this.counting) this.count(0);
    else if (this.way?.many) this.mark([]);
    else if (!this.mayNobody) return;
    else if (this.apart) this.fire(NOBODY);
    else if (this.way!.move === "shoot") this.send(this.miss!);
    else this.send(this.command(this.way!, NOBODY));
  }

  // --- next ---------------------------------------------------------------------------------

  // What «next» sends: what was chosen (`chosen`), or the command that goes on; null if it can do nothing
  // yet.
  next = $derived.by((): { command: Command; chosen: boolean } | null => {
    const { way } = this;
    const chosen = (command: Command) => ({ command, chosen: true });
    // The last candidate needs no input: they get the remaining votes.
    if (this.counting) return this.last && this.tally ? chosen(verbs.compose(this.tally, { count: this.mostHands })) : null;
    if (this.apart && way) {
      const pairs = way.offers.map((one, place): [number, number] => [one.actor, this.fired[place] ?? NOT_SHOT]);
      return this.hunter ? null : chosen(verbs.shots(pairs.filter(([, target]) => target !== NOT_SHOT)));
    }
    // Naming no number and setting no order equals going on; raising no hand does not.
    if (way?.many && !(way.ordered && !this.seats.length)) {
      const seats = way.ordered ? [...this.seats] : [...this.seats].sort((a, b) => a - b);
      return chosen(verbs.together(way, seats, this.standing));
    }
    return this.onward && !this.apart ? { command: this.onward.command, chosen: false } : null;
  });
}

// Who chooses, if it is one player: for a hunt all hunters together, for what anybody may do nobody in
// particular.
function chooser(way: verbs.Way): string {
  if (way.actors.length) return "";
  return way.move === "shoot" ? way.offers.map((one) => one.actor).join(" ") : String(way.offers[0]!.actor);
}
