// Whoever has made a game is offered its notices when they come to its page: a link that is opened there ends soon, and what
// was chosen by it before would end with it.
const OFFER = "by-day-notices";

export const offerNotices = (table: string): void => sessionStorage.setItem(OFFER, table);

// Once.
export function noticesOffered(table: string): boolean {
  const offered = sessionStorage.getItem(OFFER) === table;
  if (offered) sessionStorage.removeItem(OFFER);
  return offered;
}
