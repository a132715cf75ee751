// Navigation from one section to another with a subject: a game, a player, a protest.
import { place } from "./place.svelte";

class Going {
  private to = $state("");
  private about = $state("");

  go(section: string, about = ""): void {
    this.to = section;
    this.about = about;
    place.go(place.cup, section);
  }

  // The subject with which a section was opened; returned once, and only to that section.
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
