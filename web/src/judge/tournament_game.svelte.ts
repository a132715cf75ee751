// The tournament for which a table is played: the status of its game there, and what the judge may do there
// with the link of their table.
import { handIn, protest, tournamentGameOf, type Failure } from "../lib/api";
import { unique } from "../lib/unique";
import type { TableOfTournament } from "../lib/wire";
import type { ConsoleState } from "./console_state.svelte";

export class TournamentGame {
  told = $state.raw<TableOfTournament | null>(null);
  problem = $state("");
  sending = $state(false);
  // The same id, so that a tap that is sent again after a lost answer signs once.
  private signature = unique();

  constructor(private readonly consoleState: ConsoleState) {
    $effect.root(() => {
      $effect(() => {
        const { table, tags } = consoleState.view ?? { table: "", tags: {} as Record<string, string> };
        // Only a tournament gives its tables a stage, so other tables are not queried.
        if (!table || !tags["stage"] || consoleState.socket.link !== "live") return;
        void [consoleState.over, consoleState.socket.tournamentChanges];
        void this.look();
      });
    });
  }

  get mayHandIn(): boolean {
    return this.consoleState.over && this.consoleState.mine && !!this.told?.may_hand_in;
  }

  async look(): Promise<void> {
    try {
      this.told = await tournamentGameOf(this.table, this.consoleState.socket.token);
    } catch (error) {
      // Without a network the last known state stays; a table that was given up belongs to no game.
      if ((error as Failure).status === 404) this.told = null;
    }
  }

  async handIn(): Promise<void> {
    const done = await this.sent(() => handIn(this.table, this.consoleState.socket.token, this.signature));
    if (done) this.signature = unique();
  }

  protest(id: string, seat: number, text: string, clauses: string[]): Promise<boolean> {
    return this.sent(() => protest(this.table, this.consoleState.socket.token, { id, seat, text, clauses }));
  }

  private get table(): string {
    return this.consoleState.view?.table ?? "";
  }

  // The tournament's response is shown as it is; the table itself continues.
  private async sent(work: () => Promise<unknown>): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.problem = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.problem = (error as Failure).message;
      // A refusal is stored under its id; once the problem is fixed, a new id is needed.
      if ((error as Failure).status) this.signature = unique();
      return false;
    } finally {
      this.sending = false;
      await this.look();
    }
  }
}
