// The document of the game that a page shows, whose words it uses. Options do not change them.
class Spoken {
  book = $state("");

  of(rules: string | undefined): void {
    this.book = (rules ?? "").split("+")[0]!;
  }
}

export const spoken = new Spoken();
