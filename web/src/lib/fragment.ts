// A link's token is in the fragment, which browsers do not send to a server. It is removed from the address
// at once and kept as long as this tab, under the name of its page.
export function fragment(page: string): string {
  const key = `link-${page}`;
  if (location.hash.length > 1) {
    sessionStorage.setItem(key, location.hash.slice(1));
    history.replaceState(null, "", location.pathname + location.search);
  }
  // Another link that is opened in the same tab is another page.
  addEventListener("hashchange", () => location.reload());
  return sessionStorage.getItem(key) ?? "";
}
