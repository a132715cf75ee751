// Where the help is. The page that opens it is told with it, so that its link back leads here again;
// a token stands in no address, so none goes with it.
import { lang } from "./i18n";
import { settings } from "./settings.svelte";

export function helpAddress(topic: string): string {
  const [page, section] = topic.split("#");
  const asked = new URLSearchParams({ lang, from: location.pathname + location.search });
  const night = document.documentElement.hasAttribute("data-night");
  if (night || settings.theme) asked.set("theme", night ? "dark" : settings.theme);
  return `/help/${page}?${asked}${section ? `#${section}` : ""}`;
}
