import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const CATALOGUES = here("../src/gorod/i18n");
const OWN = here("src/lib/books");
const SHARED = /^(-|(role|step|verb|team|among|result|left|reminder|cited|clause-named|moment|foul-nth|page-scope|page-night|page-day|fair)(-|$| ))/;

const MANY = 6; // pages; with fewer, the console would load more than its limit

const catalogues = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".ftl")) : []);
const read = (folder: string, name: string) => readFileSync(`${folder}/${name}`, "utf-8");
const kept = (text: string) =>
  text
    .split(/\n(?=[a-zA-Z#\n-])/)
    .filter((entry) => SHARED.test(entry))
    .join("\n");

// The words that the server's own pages and protocols use, from the same catalogues.
function common(lang: string): string {
  const folder = `${CATALOGUES}/${lang}`;
  return kept(catalogues(folder).map((name) => read(folder, name)).join("\n"));
}

// By document: its own words, first those of its protocols, then those of the pages.
function books(lang: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const folder of [`${CATALOGUES}/${lang}/books`, `${OWN}/${lang}`]) {
    for (const name of catalogues(folder)) {
      const book = name.slice(0, -".ftl".length);
      const text = read(folder, name);
      found[book] = `${found[book] ?? ""}\n${folder.startsWith(OWN) ? text : kept(text)}`;
    }
  }
  return found;
}

function shared(): Plugin {
  const ids: Record<string, (lang: string) => unknown> = { "virtual:shared-ftl/": common, "virtual:books-ftl/": books };
  return {
    name: "shared-ftl",
    resolveId: (source) => (Object.keys(ids).some((id) => source.startsWith(id)) ? "\0" + source : null),
    load(source) {
      const id = Object.keys(ids).find((one) => source.startsWith("\0" + one));
      return id ? `export default ${JSON.stringify(ids[id]!(source.slice(id.length + 1)))};` : null;
    },
  };
}

// What the console and the first page load, whether at once or later, for the service worker to keep.
function shell(): Plugin {
  const OFFLINE = { "home.html": "/", "judge.html": "/judge" };
  const ALSO = ["/assets/gorod.webmanifest", "/assets/icon.svg", "/assets/icon-192.png"];
  return {
    name: "shell",
    enforce: "post",
    generateBundle(_, bundle) {
      const found = new Set<string>();
      const follow = (name: string) => {
        const chunk = bundle[name];
        if (found.has(name) || chunk?.type !== "chunk") return;
        found.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        [...chunk.imports, ...chunk.dynamicImports].forEach(follow);
      };
      const hash = createHash("sha256");
      for (const chunk of Object.values(bundle)) {
        const entry = chunk.type === "chunk" && chunk.isEntry ? chunk.name : "";
        if (`${entry}.html` in OFFLINE) follow(chunk.fileName);
      }
      for (const name of Object.keys(bundle)) if (name.endsWith(".woff2")) found.add(name);
      const files = [...Object.values(OFFLINE), ...ALSO, ...[...found].sort().map((name) => `/${name}`)];
      for (const page of Object.keys(OFFLINE)) hash.update(String((bundle[page] as { source?: unknown })?.source));
      hash.update(files.join());
      const told = JSON.stringify({ build: hash.digest("hex").slice(0, 12), files });
      const worker = bundle["sw.js"];
      if (worker?.type === "chunk") worker.code = worker.code.replace(/(["'`])__SHELL__\1/, JSON.stringify(told));
    },
  };
}

const pages = readdirSync(here("."))
  .filter((name) => name.endsWith(".html"))
  .map((name) => name.slice(0, -".html".length));

export default defineConfig({
  plugins: [svelte(), shared(), shell()],
  base: "/",
  publicDir: "public",
  build: {
    outDir: here("../src/gorod/server/web/ui"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: {
      input: { ...Object.fromEntries(pages.map((page) => [page, here(`${page}.html`)])), sw: here("src/sw.ts") },
      output: {
        // The worker keeps its name and stands beside the pages: what it may keep depends on where it is.
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // What many pages load is one file: over plain HTTP a phone fetches only six files at a time.
        codeSplitting: { groups: [{ name: "base", tags: ["$initial"], minShareCount: MANY }] },
      },
    },
  },
});
