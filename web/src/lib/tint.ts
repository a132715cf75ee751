// A quiet colour by which a person is recognised if there is no photo. Red, gold and blue have a meaning
// here, so these hues avoid them.
const HUES = [112, 138, 164, 188, 212, 288, 308, 332];

export function hueOf(name: string, seat: number): number {
  let sum = seat;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return HUES[sum % HUES.length]!;
}
