// A quiet colour by which a person is known at a glance where there is no photo. Red, gold and blue mean
// something at this table: these hues keep away from them.
const HUES = [112, 138, 164, 188, 212, 288, 308, 332];

export function hueOf(name: string, seat: number): number {
  let sum = seat;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return HUES[sum % HUES.length]!;
}
