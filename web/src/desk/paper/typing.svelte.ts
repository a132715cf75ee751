// A paper protocol as it is typed: the text is authoritative, the rulebook validates it, and it is saved.
import { Failure } from "../../lib/api";
import type { DraftView, FactsTold, Regulation, SeatedPlayer, TableView, TypedLine, TypedPaper } from "../../lib/desk_wire";
import type { Command } from "../../lib/wire";
import type { OrganiserState } from "../organiser_state.svelte";
import { unique } from "../../lib/unique";

const READ = 350; // milliseconds after the last key
const SAVE = 2500; // every saved sheet is an entry of the log, so it is saved after a pause and not after each key
const AGAIN = 3000; // after a broken connection

export interface Place {
  stage: string;
  round: number;
  table: TableView;
}

// A sheet before anybody has written on it.
export function blank(regulation: Regulation, name: string, { stage, round, table }: Place): string {
  const tag = (key: string, text: string) => (text ? [`tag ${key} ${text.replace(/[#\s]+/g, " ").trim()}`] : []);
  return [
    "mgn 1",
    `rules ${regulation.rulebook}`,
    ...(regulation.options ?? []).map((one) => `option ${one}`),
    ...tag("event", name),
    ...tag("stage", stage),
    ...tag("round", String(round)),
    ...tag("table", String(table.table)),
    ...tag("judge", table.judge),
    ...table.seats.map(({ seat, nickname }) => `seat ${seat} ? ${quoted(nickname)}`),
    "",
  ].join("\n");
}

// A nickname with a sharp in it, as the notation writes it.
const quoted = (name: string) => (name.includes("#") ? `"${name.replaceAll('"', '""')}"` : name);
const unquoted = (text: string) => {
  const plain = text.trim();
  return /^".*#.*"$/.test(plain) ? plain.slice(1, -1).replaceAll('""', '"') : plain.replace(/\s+#.*$/, "");
};
const SEAT = /^(\s*seat\s+)(\d+)(\s+)(\S+)/i;

export class Typing {
  text = $state("");
  view = $state.raw<TypedPaper | null>(null);
  // The line after which the form writes; null: at the end, or before the fault.
  at = $state<number | null>(null);
  saved = $state<"saved" | "waits" | "offline">("saved");
  refused = $state(""); // why the last move of the form was not written
  busy = $state(false);
  last = $state.raw<DraftView | null>(null); // the draft as it was saved, by whom and when
  // What somebody else saved meanwhile, when one sheet is typed on two devices.
  other = $state.raw<DraftView | null>(null);
  private own: string[] = []; // what this device saved last, and before that, because an answer may come late
  private kept = $state("");
  private ever = $state(false); // some of it was saved
  private reader = 0;
  private saver = 0;
  private asked = 0;

  constructor(
    private readonly organiserState: OrganiserState,
    readonly game: string,
    text: string,
    last: DraftView,
  ) {
    this.text = text;
    // A sheet that was only opened is not saved, because nobody has written on it.
    this.kept = last.text || text;
    this.ever = !!last.text;
    this.last = last;
    this.own = [last.text];
    void this.read();
  }

  // The role at each seat; empty if there is none yet.
  roles = $derived.by(() => {
    const found = new Map<number, string>();
    for (const line of this.text.split("\n")) {
      const [, , seat, , role] = SEAT.exec(line) ?? [];
      if (seat && role) found.set(Number(seat), role === "?" ? "" : role.toLowerCase());
    }
    return found;
  });
  lines = $derived(this.text.split("\n"));
  // Whether anybody has written on it, now or before.
  touched = $derived(this.ever || this.text !== this.kept);
  // What is marked on the short form: as it was last sent, otherwise as the text has it.
  private sent = $state.raw<FactsTold | null>(null);
  facts = $derived<FactsTold>(this.sent ?? (this.view?.facts as FactsTold | undefined) ?? {});

  type(text: string): void {
    this.text = text;
    this.sent = null;
    this.refused = "";
    this.later();
  }

  give(seat: number, role: string): void {
    const lines = this.lines.map((line) => (Number(SEAT.exec(line)?.[2]) === seat ? line.replace(SEAT, `$1$2$3${role || "?"}`) : line));
    this.type(lines.join("\n"));
  }

  // Removes a line of the record; a night or day that becomes empty is removed as well.
  remove({ line }: Pick<TypedLine, "line">): void {
    const lines = [...this.lines];
    lines.splice(line - 1, 1);
    if (this.at !== null && this.at >= line) this.at -= 1;
    this.type(lines.join("\n"));
  }

  // Marks a line that the rules refuse as played so: the chief judge consents by name.
  played(line: number, by: string, reason: string): void {
    const lines = [...this.lines];
    lines[line - 1] = `as-played ${lines[line - 1]!.replace(/#.*/, "").trim()} by ${by}: ${reason}`;
    this.type(lines.join("\n"));
  }

  // Whether the players at the table differ from those on the sheet.
  moved(seats: SeatedPlayer[]): boolean {
    const named = new Map<number, string>();
    for (const line of this.lines) {
      const [all, , seat] = SEAT.exec(line) ?? [];
      if (seat) named.set(Number(seat), unquoted(line.slice(all!.length)));
    }
    return named.size > 0 && (named.size !== seats.length || seats.some(({ seat, nickname }) => named.get(seat) !== nickname));
  }

  // Takes the seats from the current seating; the cards stay at their numbers.
  reseat({ table }: Place): void {
    const untouched = !this.touched;
    const first = this.lines.findIndex((line) => SEAT.test(line));
    const rest = this.lines.filter((line) => !SEAT.test(line));
    const seats = table.seats.map(({ seat, nickname }) => `seat ${seat} ${this.roles.get(seat) || "?"} ${quoted(nickname)}`);
    rest.splice(first, 0, ...seats);
    const text = rest.map((line) => (line.startsWith("tag judge ") && table.judge ? `tag judge ${table.judge}` : line)).join("\n");
    if (!untouched) return this.type(text);
    this.text = this.kept = text;
    void this.read();
  }

  // Switches to the other form; what was typed in this one stays in the text.
  turn = (form: "course" | "result") => this.ask({ form });

  // Sends the contents of the short form.
  tell(facts: FactsTold): Promise<boolean> {
    this.sent = facts;
    return this.ask({ facts });
  }

  // Sends a move of the form; the server writes its line.
  add = (command: Command) => this.ask({ at: this.at, add: command });

  private async ask(wanted: Parameters<OrganiserState["api"]["adjudicate"]>[2]): Promise<boolean> {
    this.stop();
    this.busy = true;
    try {
      const own = ++this.asked;
      const told = await this.organiserState.api.adjudicate(this.game, this.text, wanted);
      if (own !== this.asked) return false; // something was typed meanwhile
      this.refused = told.refused ?? "";
      this.view = told;
      this.sent = null;
      if (!told.record) return false;
      this.text = told.record;
      if (this.at !== null) this.at = told.at ?? null;
      this.saved = "waits";
      this.saver = window.setTimeout(() => void this.save(), SAVE);
      return true;
    } catch (error) {
      this.broken(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  // Checks whether the saved sheet is still this one.
  async compare(): Promise<void> {
    const found = await this.organiserState.api.draft(this.game).catch(() => null);
    if (!found?.text || this.own.includes(found.text)) return;
    this.other = found.text === this.text ? null : found;
  }

  yield(): void {
    if (!this.other) return;
    this.last = this.other;
    this.own = [this.other.text];
    this.kept = this.text = this.other.text;
    this.other = null;
    this.look(null);
  }

  insist(): void {
    this.other = null;
    this.kept = ""; // this also covers a text that equals the one this device saved last
    void this.save();
  }

  // Sends what was typed before the page is left.
  leave(): void {
    this.stop();
    if (this.text !== this.kept) void this.save();
  }

  async save(): Promise<void> {
    this.stop();
    await this.read(this.text === this.kept ? undefined : unique());
  }

  // Waits until it is saved and returns the text to be signed, without what belongs to the other form.
  async settled(): Promise<string> {
    await this.save();
    return this.view?.legal ? this.view.signs || this.text : "";
  }

  look(at: number | null): void {
    this.at = at;
    this.stop();
    void this.read();
  }

  private later(): void {
    this.saved = "waits";
    this.stop();
    this.reader = window.setTimeout(() => void this.read(), READ);
    this.saver = window.setTimeout(() => void this.save(), SAVE);
  }

  private stop(): void {
    clearTimeout(this.reader);
    clearTimeout(this.saver);
  }

  private async read(id?: string): Promise<void> {
    const text = this.text;
    const own = ++this.asked;
    if (id) this.own = [text, ...this.own].slice(0, 2);
    try {
      const told = await this.organiserState.api.adjudicate(this.game, text, { id, at: this.at });
      if (told.saved) [this.kept, this.ever] = [text, true];
      if (own !== this.asked) return;
      this.view = told;
      if (text === this.kept) this.saved = "saved";
    } catch (error) {
      if (own === this.asked) this.broken(error);
    }
  }

  private broken(error: unknown): void {
    if (error instanceof Failure && error.status === 0) {
      this.saved = "offline";
      this.saver = window.setTimeout(() => void this.save(), AGAIN);
    } else this.refused = error instanceof Error ? error.message : String(error);
  }
}
