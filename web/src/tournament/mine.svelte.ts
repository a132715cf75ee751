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
  of: (tournament: string): string => known[tournament] ?? "",
  is: (tournament: string, player: string): boolean => !!player && known[tournament] === player,
  choose(tournament: string, player: string): void {
    known = { ...known, [tournament]: player };
    if (!player) delete known[tournament];
    localStorage.setItem(KEY, JSON.stringify(known));
  },
};
