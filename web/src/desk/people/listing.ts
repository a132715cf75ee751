// The status of people in the list, and the results of a search.
import type { DeskCommand, NamedView, RegisteredPlayer, TournamentView } from "../../lib/desk_wire";
import { lang } from "../../lib/i18n";
import type { TournamentApi } from "../../lib/tournament";

export const STATES = ["expected", "present", "waiting", "known", "withdrawn", "disqualified", "replaced"] as const;
export type State = (typeof STATES)[number];
export const OUT: readonly State[] = ["withdrawn", "disqualified", "replaced"];

export function stateOf(player: RegisteredPlayer): State {
  if (player.out) return player.out as State;
  if (!player.signed_up) return "known";
  if (player.waiting) return "waiting";
  return player.checked_in ? "present" : "expected";
}

const collator = new Intl.Collator(lang, { sensitivity: "base", numeric: true });
export const byNickname = (one: RegisteredPlayer, other: RegisteredPlayer) => collator.compare(one.nickname, other.nickname);
export const byName = (one: NamedView, other: NamedView) => collator.compare(one.name, other.name);

// Replaces letters that people confuse, so that a hurried search still finds.
const plain = (text: string) => text.toLocaleLowerCase(lang).replaceAll("ё", "е");

export function finds(player: RegisteredPlayer, words: string): boolean {
  const all = plain(`${player.nickname} ${player.name ?? ""} ${player.club} ${player.city}`);
  return plain(words).split(/\s+/).every((word) => all.includes(word));
}

// Who can substitute for a player: nobody who plays in the same stage, and nobody who is out for good. People
// who are present come first; those who are merely known are found by their name.
export function eligible(view: TournamentView, out: RegisteredPlayer): { near: RegisteredPlayer[]; far: RegisteredPlayer[] } {
  const stages = view.stages.filter((stage) => !stage.finished && stage.entrants?.includes(out.id));
  const seated = new Set(stages.flatMap((stage) => stage.entrants ?? []));
  const free = view.players.filter((one) => one.id !== out.id && !seated.has(one.id)).sort(byNickname);
  const order: State[] = stages.length ? ["present", "expected", "waiting"] : ["waiting"];
  return {
    near: order.flatMap((state) => free.filter((one) => stateOf(one) === state)),
    far: free.filter((one) => ["known", "withdrawn"].includes(stateOf(one))),
  };
}

// Whether somebody's seats can pass to a substitute.
export function replaceable(view: TournamentView, player: RegisteredPlayer): boolean {
  const state = stateOf(player);
  if (!OUT.includes(state)) return state !== "known";
  return !player.by && view.stages.some((stage) => !stage.finished && stage.entrants?.includes(player.id));
}

// The last entry of the log with such a command; 0 if there is none.
export async function entryOf(api: TournamentApi, asked: (command: DeskCommand) => boolean): Promise<number> {
  let found = 0;
  let after = 0;
  for (;;) {
    const part = await api.log(after);
    if (!part.length) return found;
    const entry = part.findLast(({ command, undone }) => !undone && asked(command));
    found = entry?.number ?? found;
    after += part.length;
  }
}
