// Makers of a game are offered its notices when they come to its page: a link that is opened there soon ends,
// and so would a choice made with that link earlier.
const OFFER = "by-day-notices";

export const offerNotices = (table: string): void => sessionStorage.setItem(OFFER, table);

// Whether to offer them; true only once.
export function noticesOffered(table: string): boolean {
  const offered = sessionStorage.getItem(OFFER) === table;
  if (offered) sessionStorage.removeItem(OFFER);
  return offered;
}
