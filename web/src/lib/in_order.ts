// Answers may arrive in another order than their requests. An answer that comes after the answer to a later
// request is outdated, and is dropped.
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
