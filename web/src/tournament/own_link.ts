// A player who opened their link in this tab sees what players may see, and not only what is public.
const KEY = "cup-link";

export const keepLink = (tournament: string, token: string): void => sessionStorage.setItem(KEY, JSON.stringify([tournament, token]));
export const dropLink = (): void => sessionStorage.removeItem(KEY);

export function linkTo(tournament: string): string {
  const [known, token] = JSON.parse(sessionStorage.getItem(KEY) ?? '["",""]') as [string, string];
  return known === tournament ? token : "";
}
