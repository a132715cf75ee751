// A player who opened his link in this tab sees here what players are shown, and not only everybody.
const KEY = "cup-link";

export const keepLink = (cup: string, token: string): void => sessionStorage.setItem(KEY, JSON.stringify([cup, token]));
export const dropLink = (): void => sessionStorage.removeItem(KEY);

export function linkTo(cup: string): string {
  const [known, token] = JSON.parse(sessionStorage.getItem(KEY) ?? '["",""]') as [string, string];
  return known === cup ? token : "";
}
