// When this device last took a copy of a tournament: a time, and nothing of what is in it.
const key = (tournament: string) => `copied-${tournament}`;

export const kept = (tournament: string): string => localStorage.getItem(key(tournament)) ?? "";
export const remember = (tournament: string) => localStorage.setItem(key(tournament), new Date().toISOString());
