// Results as words of the notation: `red`, `draw`, `black+maniac`, `draw:black+maniac`.
export interface Result {
  kind: string;
  winners: string[];
}

export function readResult(word: string): Result {
  const [kind, shared] = word.split(":");
  if (kind === "draw") return { kind, winners: shared ? shared.split("+") : [] };
  const winners = word.split("+");
  return { kind: winners.length === 1 ? "victory" : "defeat", winners };
}
