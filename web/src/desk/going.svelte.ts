// From one section to another, and about what: a game, a player, a protest.
class Going {
  section = $state("");
  about = $state("");
}

export const going = new Going();

export function go(section: string, about = ""): void {
  going.about = about;
  going.section = section;
}
