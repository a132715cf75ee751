// When this device last downloaded a copy of a tournament: only the time, nothing of its contents.
const key = (tournament: string) => `copied-${tournament}`;

export const kept = (tournament: string): string => localStorage.getItem(key(tournament)) ?? "";
export const remember = (tournament: string) => localStorage.setItem(key(tournament), new Date().toISOString());
