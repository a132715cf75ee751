// Answers to one question need not arrive in the order in which they were asked for. One that comes after the
// answer to a later request tells of an earlier time, and is dropped.
export function inOrder<T>(take: (answer: T) => void): (answer: Promise<T>) => Promise<void> {
  let asked = 0;
  let taken = 0;
  return async (answer) => {
    const mine = ++asked;
    const told = await answer;
    if (mine < taken) return;
    taken = mine;
    take(told);
  };
}
