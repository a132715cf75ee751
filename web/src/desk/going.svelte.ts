// From one section to another, and about what: a game, a player, a protest.
import { place } from "./place.svelte";

class Going {
  private to = $state("");
  private about = $state("");

  go(section: string, about = ""): void {
    this.to = section;
    this.about = about;
    place.go(place.cup, section);
  }

  // What a section was opened for; said once, and to no other section.
  take(section: string): string {
    if (this.to !== section || !this.about) return "";
    const told = this.about;
    this.about = "";
    return told;
  }
}

const going = new Going();

export const go = (section: string, about = "") => going.go(section, about);
export const openedFor = (section: string) => going.take(section);
