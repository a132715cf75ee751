// Keeps the console's own files, so that it starts without a network: these paths and no others, and the help
// as it was read last. Answers of the server about a game are never kept, and a token, which stands in a
// fragment, is never seen here.
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker extends EventTarget {
  readonly clients: {
    matchAll(which: { includeUncontrolled: boolean }): Promise<readonly { readonly url: string }[]>;
    claim(): Promise<void>;
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
  // A console without its help is a console still.
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

// The help comes from the network; where that is gone or slow, as it was last, whoever opened it from where.
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

// A new build waits until the last page of the old one is closed, or until the first page is opened while
// no console is: it never comes into the middle of a game.
async function takeOver(): Promise<void> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true });
  if (!open.some((client) => new URL(client.url).pathname !== "/")) await worker.skipWaiting();
}

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
