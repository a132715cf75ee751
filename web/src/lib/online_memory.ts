// What this device keeps of online tables: its seats and links, the nickname, and private notes. Forgetting
// everything on a device includes this.
export const TABLES = "online-tables";
export const NICK = "nickname";
export const NOTES = "table-notes";

export function forgetOnline(): void {
  for (const storage of [localStorage, sessionStorage]) for (const key of [TABLES, NICK, NOTES]) storage.removeItem(key);
}

// Whether there is anything to forget.
export const remembersOnline = (): boolean => [TABLES, NOTES].some((key) => localStorage.getItem(key) ?? sessionStorage.getItem(key));
