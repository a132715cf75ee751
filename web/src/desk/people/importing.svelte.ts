// A list that is being imported: its source, how it is read, which rows are ticked.
import type { ChangeView, PreviewView } from "../../lib/desk_wire";
import type { OrganiserState } from "../organiser_state.svelte";

export type Kind = "players" | "officials";

// A row of the list as the page shows it.
export interface Line {
  row: number;
  nickname: string;
  change?: ChangeView;
  wrong?: string;
}

export class Importing {
  list = $state.raw<Blob | null>(null);
  preview = $state.raw<PreviewView | null>(null);
  ticked = $state.raw<ReadonlySet<number>>(new Set());
  problem = $state("");
  busy = $state(false);

  constructor(
    private readonly organiserState: OrganiserState,
    readonly kind: Kind,
  ) {}

  // Whether a row would change anything: a player who is already in the list changes nothing.
  static does = (one: ChangeView): boolean => one.new || one.fields.length > 0 || one.coming;

  lines = $derived.by((): Line[] => {
    const { changes = [], faults = [], above = [] } = this.preview ?? {};
    const wrong = new Map<number, Line>();
    for (const fault of faults) wrong.set(fault.row, { row: fault.row, nickname: wrong.get(fault.row)?.nickname ?? fault.value, wrong: fault.text });
    const all: Line[] = [...changes.map((change) => ({ row: change.row, nickname: change.nickname, change })), ...wrong.values()];
    return [...all, ...above.map((row) => ({ row, nickname: "" }))].sort((one, other) => one.row - other.row);
  });

  chosen = $derived(this.preview?.changes.filter((one) => this.ticked.has(one.row)) ?? []);
  fresh = $derived(this.chosen.filter((one) => one.new).length);
  edited = $derived(this.chosen.filter((one) => !one.new && one.fields.length).length);
  coming = $derived(this.chosen.filter((one) => one.coming).length);

  tick(row: number, on: boolean): void {
    const next = new Set(this.ticked);
    if (on) next.add(row);
    else next.delete(row);
    this.ticked = next;
  }

  // The server's guess is used unless somebody has chosen the heading or the columns.
  async look(list: Blob | null, header?: number, columns?: readonly string[]): Promise<void> {
    this.list = list;
    this.problem = "";
    if (!list) return void (this.preview = null);
    this.busy = true;
    try {
      this.preview = await this.organiserState.api.previewList(this.kind, list, { header, columns });
      this.ticked = new Set(this.preview.changes.filter((one) => !one.doubt && Importing.does(one)).map((one) => one.row));
    } catch (error) {
      this.preview = null;
      this.problem = (error as Error).message;
    }
    this.busy = false;
  }

  async take(also: boolean): Promise<void> {
    const { header, columns } = this.preview!.layout;
    const how = { header, columns, rows: [...this.ticked], also };
    this.busy = true;
    await this.organiserState.does(async () => (this.preview = await this.organiserState.api.takeList(this.kind, this.list!, how)));
    this.busy = false;
  }

  async takeBack(reason: string): Promise<void> {
    this.busy = true;
    if (await this.organiserState.submit({ type: "undo", entry: this.preview!.entry, reason })) await this.look(null);
    this.busy = false;
  }
}
