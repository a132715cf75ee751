// The links that this console has made. A token is sent only once, when its link is made; the links are kept
// in this tab, so that a closed sheet or a reload does not lose one that somebody is waiting for.
import { dropLink, knownLinks, makeLink } from "../lib/api";
import type { ConsoleState } from "./console_state.svelte";

export interface Made {
  id: string;
  scope: string;
  delay: number;
  url: string;
}

const KEY = "links";

export class Links {
  made = $state.raw<Made[]>([]);
  problem = $state("");
  busy = $state(false);

  constructor(private readonly consoleState: ConsoleState) {
    const [table, made] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]") as [string?, Made[]?];
    if (made && table === this.table) this.made = made;
    void this.#check();
  }

  get table(): string {
    return this.consoleState.view?.table ?? "";
  }

  of(scope: string): Made | undefined {
    return this.made.find((one) => one.scope === scope);
  }

  // The link of a scope; a new one if there is none yet.
  async make(scope: string, delay = 0): Promise<Made | undefined> {
    const known = this.of(scope);
    if (known || this.busy) return known;
    await this.#try(async () => {
      const { id, url } = await makeLink(this.table, this.consoleState.socket.token, { scope, delay });
      this.#keep([...this.made, { id, scope, delay, url }]);
    });
    return this.of(scope);
  }

  async all(scopes: string[]): Promise<Made[]> {
    for (const scope of scopes) if (!(await this.make(scope))) return [];
    return this.made.filter((one) => scopes.includes(one.scope));
  }

  revoke(one: Made): Promise<boolean> {
    return this.#try(async () => {
      await dropLink(this.table, this.consoleState.socket.token, one.id);
      this.#keep(this.made.filter((other) => other.id !== one.id));
    });
  }

  // Removes links that were ended from another device.
  async #check(): Promise<void> {
    if (!this.made.length) return;
    const known = await knownLinks(this.table, this.consoleState.socket.token).catch(() => null);
    const ended = known?.filter((one) => one.revoked).map((one) => one.id) ?? [];
    if (ended.length) this.#keep(this.made.filter((one) => !ended.includes(one.id)));
  }

  #keep(made: Made[]): void {
    this.made = made;
    sessionStorage.setItem(KEY, JSON.stringify([this.table, made]));
  }

  async #try(act: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    this.problem = "";
    try {
      await act();
      return true;
    } catch (error) {
      this.problem = (error as Error).message;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
