// The player who holds this phone, as they chose it; it stays on this device and gives no rights.
const KEY = "cup-me";

function stored(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}

let known = $state(stored());

export const mine = {
  of: (cup: string): string => known[cup] ?? "",
  is: (cup: string, player: string): boolean => !!player && known[cup] === player,
  choose(cup: string, player: string): void {
    known = { ...known, [cup]: player };
    if (!player) delete known[cup];
    localStorage.setItem(KEY, JSON.stringify(known));
  },
};
