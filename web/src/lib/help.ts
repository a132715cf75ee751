// The address of the help. It contains the page that opens it, so that its link leads back here; a token is
// in no address, so none goes with it.
import { lang } from "./i18n";
import { settings } from "./settings.svelte";

export function helpAddress(topic: string): string {
  const [page, section] = topic.split("#");
  const asked = new URLSearchParams({ lang, from: location.pathname + location.search });
  const night = document.documentElement.hasAttribute("data-night");
  if (night || settings.theme) asked.set("theme", night ? "dark" : settings.theme);
  return `/help/${page}?${asked}${section ? `#${section}` : ""}`;
}
