// The document whose game a page shows: its words are spoken. Options do not change them.
class Spoken {
  book = $state("");

  of(rules: string | undefined): void {
    this.book = (rules ?? "").split("+")[0]!;
  }
}

export const spoken = new Spoken();
