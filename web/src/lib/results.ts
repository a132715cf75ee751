// Results as words of the notation: `red`, `draw`, `black+maniac`, `draw:black+maniac`.
import { resultName } from "./i18n";

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

export function wordName(word: string): string {
  const { kind, winners } = readResult(word);
  return resultName(kind, winners);
}
