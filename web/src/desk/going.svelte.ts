// From one section to another, and about what: a game, a player, a protest.
import { place } from "./place.svelte";

class Going {
  about = $state("");
}

export const going = new Going();

export function go(section: string, about = ""): void {
  going.about = about;
  place.go(place.cup, section);
}
