// A judge's link opens every role. It lives in this tab; only a switch keeps it on the device, for a day.
const TABLE = "table";
const DAY = 24 * 3600 * 1000;

interface Kept {
  token: string;
  at: number;
}

function stored(): Kept | null {
  try {
    const known = JSON.parse(localStorage.getItem(TABLE) ?? "null") as Kept | null;
    if (known && Date.now() - known.at < DAY) return known;
  } catch {
    // Whatever stands there is none of ours.
  }
  localStorage.removeItem(TABLE);
  return null;
}

export const kept = () => stored() !== null;

// Keep this table on this device; without a token, forget it.
export function keep(token: string): void {
  if (token) localStorage.setItem(TABLE, JSON.stringify({ token, at: Date.now() }));
  else localStorage.removeItem(TABLE);
}

// The table to go on with: the one of this tab, else the one that was kept.
export const own = () => sessionStorage.getItem("judging") ?? stored()?.token ?? "";

// This tab's table while it is being played; afterwards there is nothing to go on with.
export function playing(token: string, over: boolean): void {
  if (!over) return sessionStorage.setItem("judging", token);
  sessionStorage.removeItem("judging");
  if (stored()?.token === token) keep("");
}
