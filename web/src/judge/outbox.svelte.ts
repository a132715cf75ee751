// What waits for the network: it is shown on the table, counted, can be withdrawn, and is confirmed before it
// is delivered. Without a network the steps that the server has sent ahead are walked here.
import { foresee } from "../lib/api";
import { t } from "../lib/i18n";
import type { Ask, Note } from "../lib/queue.svelte";
import { settings } from "../lib/settings.svelte";
import { BALLOTS, leads, leftOn, running, STEPS } from "../lib/socket.svelte";
import * as verbs from "../lib/verbs";
import type { AheadView, Command, Hands, Tally, View, TableRequest } from "../lib/wire";
import type { ConsoleState } from "./console_state.svelte";

// What may be entered during a step without ending it.
const BESIDE = new Set([...verbs.SANCTIONS, ...STEPS, "nominate", "ask", "allow", "forbid", "order", "waive", "technical"]);

export interface Pending {
  id: string;
  command: Command;
  sent: boolean; // it was sent once, and may have arrived
  away: boolean; // entered without a network, and not just on its way
}

const isStep = (wish: TableRequest) => wish.wish === "do" && leads(wish.command.type);
const isBallot = (command: Command): command is Hands | Tally => BALLOTS.has(command.type);
const isSanction = (command: Command): command is Command & { seat: number } => verbs.SANCTIONS.has(command.type);

export class Outbox {
  open = $state(false); // the list of what waits
  again = $state.raw<Command | null>(null); // another sanction for a seat that has one waiting
  later = $state(false); // the decision for which the queue stopped is postponed

  constructor(private readonly consoleState: ConsoleState) {
    const { socket } = consoleState;
    socket.guard = (ask) => this.removal(ask);
    $effect.root(() => {
      $effect(() => this.tellClock());
      $effect(() => {
        if (!socket.waiting) this.open = this.later = false;
      });
    });
  }

  pending = $derived.by(() =>
    this.consoleState.socket.queue.asks.flatMap(({ id, wish }): Pending[] => {
      const { sent = false, away = false } = this.consoleState.socket.queue.noted(id);
      return wish.wish === "do" ? [{ id, command: wish.command, sent, away: away || this.away }] : [];
    }),
  );
  facts = $derived.by(() => this.pending.filter(({ command }) => !STEPS.has(command.type)));

  get away(): boolean {
    return this.consoleState.socket.away;
  }

  // What waits for a seat: its sanctions, and everything else that names it.
  of(seat: number): { sanctions: Command[]; named: Command[] } {
    const commands = this.facts.map(({ command }) => command);
    return {
      sanctions: commands.filter((one) => isSanction(one) && one.seat === seat),
      named: commands.filter((one) => !isSanction(one) && aims(one).includes(seat)),
    };
  }

  // --- steps without a network --------------------------------------------------------------

  private get walked(): number {
    return this.consoleState.socket.ahead(isStep);
  }

  // Whether something is waiting on which the next step depends: the hands for the last candidate, a shot.
  private get decided(): boolean {
    const known = this.consoleState.socket.view?.ahead?.length ?? 0;
    return this.walked > known || this.facts.some(({ command }) => !BESIDE.has(command.type) && !isBallot(command));
  }

  // The waiting hands in the ballot that is on the screen.
  votes = $derived.by(() => this.facts.flatMap(({ command, away }) => (away && isBallot(command) ? [command] : [])));

  // Who has raised a hand that is still waiting.
  get raised(): number[] {
    return this.votes.flatMap((vote) => (vote.type === "hands" ? vote.hands : []));
  }

  // How many of the waiting hands were entered only as a number.
  get unnamed(): number {
    return this.votes.reduce((sum, vote) => sum + (vote.type === "tally" ? vote.count : 0), 0);
  }

  // The view, advanced by the waiting steps.
  onward(view: View | null): View | null {
    const ahead = view?.ahead ?? [];
    const step = ahead[Math.min(this.walked, ahead.length) - 1];
    if (!view || !step) return this.counted(view);
    const { phase, cue, says, hears, late, reminders, ruling, morning, gloss, ballot } = step;
    const anytime = (view.offers ?? []).filter((offer) => verbs.formOf(offer) === "impose");
    // Once a number was entered in a ballot, names are no longer possible.
    const offered = step.offers.filter((offer) => offer.move !== "vote" || !this.votes.some((vote) => vote.type === "tally"));
    const said = { phase, cue, says, hears, late, reminders, ruling, morning, gloss };
    return this.counted({ ...view, ...said, ballot: ballot ?? view.ballot, offers: [...offered, ...anytime] });
  }

  // The view with the waiting hands added.
  private counted(view: View | null): View | null {
    const { ballot } = view ?? {};
    if (!view || !ballot || !this.votes.length) return view;
    const arrived = this.consoleState.socket.view?.ballot;
    const same = !!arrived && arrived.round === ballot.round && String(arrived.list) === String(ballot.list);
    const before = same ? arrived.counts : {};
    const told = Object.fromEntries(this.votes.map((vote) => [vote.candidate, vote.type === "hands" ? vote.hands.length : vote.count]));
    return { ...view, ballot: { ...ballot, counts: { ...before, ...told } } };
  }

  private get next(): AheadView | undefined {
    return this.consoleState.socket.view?.ahead?.[this.walked];
  }

  // Why the console cannot go on without the network; empty if it can.
  get stop(): string {
    const { next, facts, consoleState } = this;
    if (this.decided) return t("away-told");
    if (!next) return t("away-unknown");
    if (facts.some(({ command }) => !isBallot(command)) && next.phase !== consoleState.view?.phase) return t("away-open");
    if (facts.some(({ command }) => isSanction(command) && command.seat === next.seat)) return t("away-sanction", { seat: next.seat });
    return "";
  }

  // Why a command cannot even wait; empty if it can.
  refuses(command: Command): string {
    const same = JSON.stringify(command);
    if (STEPS.has(command.type)) return this.stop;
    if (!BESIDE.has(command.type) && this.decided) return t("away-told");
    if (!isSanction(command) && this.facts.some((one) => JSON.stringify(one.command) === same)) return t("waits-already");
    return "";
  }

  // A second sanction may be a slip by somebody who saw no effect of the first.
  asks(command: Command): boolean {
    if (!this.away || !isSanction(command) || !this.of(command.seat).sanctions.length) return false;
    if (this.again === command) return false;
    this.again = command;
    return true;
  }

  // A step is walked here: its clock starts, and the previous clock is remembered.
  walk(): Note {
    const { socket } = this.consoleState;
    const { next } = this;
    const { clock } = socket;
    const before = clock && { left: leftOn(clock, performance.now()), running: clock.running, seat: clock.seat, seconds: clock.seconds };
    if (next?.fresh) {
      const starts = settings.autostart && next.seat > 0;
      this.turn(next.seconds === null ? null : { left: next.seconds * 1000, running: starts, seat: next.seat, seconds: next.seconds });
    }
    return { clock: before };
  }

  // --- taking back --------------------------------------------------------------------------

  // What is behind a step depends on it, so a step can be withdrawn only if it is the last.
  mayTakeBack(one: Pending): boolean {
    return !one.sent && (!leads(one.command.type) || one === this.pending.at(-1));
  }

  takeBack(one: Pending): void {
    const { clock } = this.consoleState.socket.queue.noted(one.id);
    if (!this.consoleState.socket.takeBack(one.id)) return this.consoleState.tell(t("waits-sent"), "");
    if (clock !== undefined) this.turn(clock);
    if (!this.pending.length) this.open = false;
  }

  undo(): void {
    const last = this.pending.at(-1);
    if (last) this.takeBack(last);
    else this.consoleState.tell(t("away-undo"), "");
  }

  // --- delivery -----------------------------------------------------------------------------

  // What a waiting sanction would bring by now.
  private async removal({ wish }: Ask) {
    const { socket, view } = this.consoleState;
    if (wish.wish !== "do" || !isSanction(wish.command) || !view) return null;
    const { removes, lines } = await foresee(view.table, socket.token, wish.command);
    return removes?.length ? { lines, seats: removes } : null;
  }

  // --- the clock ----------------------------------------------------------------------------

  turn(clock: NonNullable<Note["clock"]> | null): void {
    const { socket } = this.consoleState;
    socket.clock = clock && { ...clock, at: performance.now() };
    socket.ownClock = true;
  }

  // When everything has arrived, the clock's reading here is sent to the server, if it belongs to the same
  // step.
  private tellClock(): void {
    const { socket } = this.consoleState;
    if (!socket.ownClock || !socket.idle) return;
    const { clock, view } = socket;
    socket.ownClock = false;
    if (clock && view?.clock && clock.seat === (view.clock.seat ?? 0)) {
      void socket.ask({ wish: "timer", do: "set", seconds: Math.round(leftOn(clock, performance.now()) / 1000) });
      void socket.ask({ wish: "timer", do: clock.running ? "start" : "stop" });
    } else socket.clock = view?.clock ? running(view.clock, performance.now()) : null;
  }
}

// The seats that a command names, besides the actor's.
function aims(command: Command): number[] {
  if ("target" in command) return [command.target ?? 0];
  if ("hands" in command) return command.hands ?? [];
  if ("named" in command) return command.named ?? [];
  return "seat" in command ? [command.seat] : [];
}
