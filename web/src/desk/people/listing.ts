// Who is where: how somebody in the list stands, and whom a search finds.
import type { NamedFace, PlayerFace } from "../../lib/desk_wire";
import { lang } from "../../lib/i18n";
import type { Desk } from "../../lib/tournament";

export const STATES = ["expected", "present", "waiting", "known", "withdrawn", "disqualified", "replaced"] as const;
export type State = (typeof STATES)[number];
export const OUT: readonly State[] = ["withdrawn", "disqualified", "replaced"];

export function stateOf(player: PlayerFace): State {
  if (player.out) return player.out as State;
  if (!player.signed_up) return "known";
  if (player.waiting) return "waiting";
  return player.checked_in ? "present" : "expected";
}

const collator = new Intl.Collator(lang, { sensitivity: "base", numeric: true });
export const byNickname = (one: PlayerFace, other: PlayerFace) => collator.compare(one.nickname, other.nickname);
export const byName = (one: NamedFace, other: NamedFace) => collator.compare(one.name, other.name);

// Letters that people type for one another, so that a hurried search still finds.
const plain = (text: string) => text.toLocaleLowerCase(lang).replaceAll("ё", "е");

export function finds(player: PlayerFace, words: string): boolean {
  const all = plain(`${player.nickname} ${player.name ?? ""} ${player.club} ${player.city}`);
  return plain(words).split(/\s+/).every((word) => all.includes(word));
}

// The entry of the log by which somebody was checked in; 0 if there is none.
export async function checkedInBy(api: Desk, player: string): Promise<number> {
  let found = 0;
  let after = 0;
  for (;;) {
    const part = await api.log(after);
    if (!part.length) return found;
    const entry = part.findLast(({ command, undone }) => !undone && command.type === "check-in" && command.player === player);
    found = entry?.number ?? found;
    after += part.length;
  }
}
