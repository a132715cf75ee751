// When this device last took a copy of the whole tournament: a time, and nothing of what is in it.
import { place } from "../place.svelte";

const key = () => `copied-${place.cup}`;

export const kept = (): string => localStorage.getItem(key()) ?? "";
export const remember = () => localStorage.setItem(key(), new Date().toISOString());
