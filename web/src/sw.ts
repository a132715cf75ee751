// Shows notices, and keeps the console's own files, so that it starts without a network: these paths and no
// others, and the help as it was last read. The server's answers about a game are never stored, and a token,
// which is in a fragment, is never seen here.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Tapped extends Lasting {
  readonly action: string;
  readonly notification: { close(): void; readonly data: { page: string; leave?: string } };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Worker extends EventTarget {
  readonly clients: {
    matchAll(which: { includeUncontrolled: boolean; type?: "window" }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
    claim(): Promise<void>;
  };
  readonly registration: {
    showNotification(title: string, options: object): Promise<void>;
  };
  skipWaiting(): Promise<void>;
}

const worker = self as unknown as Worker;
const { build, files } = JSON.parse("__SHELL__") as { build: string; files: string[] };
const NAME = `gorod-${build}`;
const known = new Set(files);
const HELP = ["/help/style.css", "/help/fonts.css", "/help/judge?lang=ru", "/help/judge?lang=en"];
const PATIENCE = 3000;

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(files.map((path) => new Request(path, { cache: "reload" })));
  // A console works even without its help.
  await Promise.allSettled(HELP.map((path) => cache.add(path)));
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("gorod-") && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function kept(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  return (await cache.match(path)) ?? fetch(request);
}

const isHelp = (path: string) => /^\/help(\/|$)/.test(path);

// The help comes from the network; if that is gone or slow, the last copy is used, regardless of the page
// from which it was opened.
async function help(url: URL, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const language = url.searchParams.get("lang");
  const key = url.pathname + (language ? `?lang=${language}` : "");
  const fresh = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  });
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), PATIENCE));
  const soon = await Promise.race([fresh, late]).catch(() => undefined);
  return soon ?? (await cache.match(key)) ?? fresh;
}

// A new build waits until the last page of the old one is closed, or until the first page is opened while no
// console is open; it never replaces the old one in the middle of a game.
async function takeOver(): Promise<void> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  if (!open.some((client) => new URL(client.url).pathname !== "/")) await worker.skipWaiting();
}

// Notices. Those with the same id are shown once, even if the server had to send them several times.
interface Told {
  id: string;
  title: string;
  body: string;
  page: string;
  lang: string;
  leave?: string;
  leaving?: string;
}
const LEAVE = "leave";
const SHOWN = "notices-shown";
const MOST_SHOWN = 100;

async function show(told: Told): Promise<void> {
  const cache = await caches.open(SHOWN);
  const mark = `/shown/${encodeURIComponent(told.id)}`;
  if (await cache.match(mark)) return;
  const icon = "/assets/icon-192.png";
  const { title, body, lang, id: tag, page, leave } = told;
  const actions = leave ? [{ action: LEAVE, title: told.leaving ?? "" }] : [];
  await worker.registration.showNotification(title, { body, lang, tag, icon, badge: icon, actions, data: { page, leave } });
  await cache.put(mark, new Response(""));
  const known = await cache.keys();
  await Promise.all(known.slice(0, -MOST_SHOWN).map((old) => cache.delete(old)));
}

async function open(page: string): Promise<void> {
  const there = await worker.clients.matchAll({ includeUncontrolled: true, type: "window" });
  const same = there.find((one) => new URL(one.url).pathname === page);
  await (same ? same.focus() : worker.clients.openWindow(page));
}

worker.addEventListener("push", (event) => {
  const { data } = event as Pushed;
  if (data) (event as Pushed).waitUntil(show(data.json() as Told));
});
worker.addEventListener("notificationclick", (event) => {
  const { notification, action } = event as Tapped;
  const { page, leave } = notification.data;
  notification.close();
  // Without a network nothing ends; opening the same page ends it when there is one again.
  const left = (path: string) => fetch(path, { method: "POST" }).then((done) => (done.ok ? undefined : open(path)), () => open(path));
  (event as Tapped).waitUntil(action === LEAVE && leave ? left(leave) : open(page));
});
worker.addEventListener("install", (event) => (event as Lasting).waitUntil(install()));
worker.addEventListener("activate", (event) => (event as Lasting).waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if ((event as MessageEvent).data === "take-over") (event as unknown as Lasting).waitUntil(takeOver());
});
worker.addEventListener("fetch", (event) => {
  const { request, respondWith } = event as Fetching;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (known.has(url.pathname)) respondWith.call(event, kept(url.pathname, request));
  else if (isHelp(url.pathname)) respondWith.call(event, help(url, request));
});
