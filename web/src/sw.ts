// Keeps the console's own files, so that it starts without a network: these paths and no others. Answers
// of the server are never kept, and a token, which stands in a fragment, is never seen here.
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

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(files.map((path) => new Request(path, { cache: "reload" })));
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
  if (request.method !== "GET" || url.origin !== location.origin || !known.has(url.pathname)) return;
  respondWith.call(event, kept(url.pathname, request));
});
