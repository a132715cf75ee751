// A player who opened their link in this tab sees what players may see, and not only what is public.
const KEY = "cup-link";

export const keepLink = (cup: string, token: string): void => sessionStorage.setItem(KEY, JSON.stringify([cup, token]));
export const dropLink = (): void => sessionStorage.removeItem(KEY);

export function linkTo(cup: string): string {
  const [known, token] = JSON.parse(sessionStorage.getItem(KEY) ?? '["",""]') as [string, string];
  return known === cup ? token : "";
}
