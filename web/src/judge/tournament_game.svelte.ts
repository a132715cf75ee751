// The tournament for which a table is played: the status of its game there, and what the judge may do there
// with the link of their table.
import { contestOf, handIn, protest, type Failure } from "../lib/api";
import { unique } from "../lib/unique";
import type { TableOfTournament } from "../lib/wire";
import type { Desk } from "./desk.svelte";

export class Contest {
  told = $state.raw<TableOfTournament | null>(null);
  problem = $state("");
  sending = $state(false);
  // The same id, so that a tap that is sent again after a lost answer signs once.
  private signature = unique();

  constructor(private readonly desk: Desk) {
    $effect.root(() => {
      $effect(() => {
        const { table, tags } = desk.view ?? { table: "", tags: {} as Record<string, string> };
        // Only a tournament gives its tables a stage, so other tables are not queried.
        if (!table || !tags["stage"] || desk.socket.link !== "live") return;
        void [desk.over, desk.socket.contested];
        void this.look();
      });
    });
  }

  get mayHandIn(): boolean {
    return this.desk.over && this.desk.mine && !!this.told?.may_hand_in;
  }

  async look(): Promise<void> {
    try {
      this.told = await contestOf(this.table, this.desk.socket.token);
    } catch (error) {
      // Without a network the last known state stays; a table that was given up belongs to no game.
      if ((error as Failure).status === 404) this.told = null;
    }
  }

  async handIn(): Promise<void> {
    const done = await this.sent(() => handIn(this.table, this.desk.socket.token, this.signature));
    if (done) this.signature = unique();
  }

  protest(id: string, seat: number, text: string, clauses: string[]): Promise<boolean> {
    return this.sent(() => protest(this.table, this.desk.socket.token, { id, seat, text, clauses }));
  }

  private get table(): string {
    return this.desk.view?.table ?? "";
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
