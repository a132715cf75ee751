// The address of this page: every view has its own address, which can be sent to somebody else.
const KEPT = "lang";

let now = $state.raw(new URL(location.href));

export const here = {
  get path(): string {
    return now.pathname;
  },
  // The parts of the path below the tournament's own address.
  get parts(): string[] {
    return now.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  },
  asked(name: string): string {
    return now.searchParams.get(name) ?? "";
  },
};

addEventListener("popstate", () => (now = new URL(location.href)));

// An address of this page; the chosen language is included.
export function at(path: string, asked: Record<string, string | number | undefined> = {}): string {
  const url = new URL(path, location.origin);
  const lang = now.searchParams.get(KEPT);
  for (const [name, value] of Object.entries({ ...asked, lang: lang ?? undefined })) {
    if (value !== undefined && value !== "") url.searchParams.set(name, String(value));
  }
  return url.pathname + url.search;
}

export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  now = new URL(location.href);
  if (!replace) scrollTo(0, 0);
}

const OURS = /^\/(t\/[^/]+(\/|$)|tournaments$|ratings$|clubs$)/;

// Follows a plain tap on a link to a page of this kind without loading.
export function followed(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.download || link.origin !== location.origin || !OURS.test(link.pathname)) return;
  event.preventDefault();
  go(link.href);
  document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
