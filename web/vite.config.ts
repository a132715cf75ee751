import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const CATALOGUES = here("../src/gorod/i18n");
const SHARED = /^(role|step|verb|team|result|left|page-scope|page-night|page-day)(-|$| )/;

// The words that the server's own pages and protocols use, from the same catalogues.
function shared(): Plugin {
  const id = "virtual:shared-ftl/";
  return {
    name: "shared-ftl",
    resolveId: (source) => (source.startsWith(id) ? "\0" + source : null),
    load(source) {
      if (!source.startsWith("\0" + id)) return null;
      const folder = `${CATALOGUES}/${source.slice(id.length + 1)}`;
      const files = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
      const text = files.map((name) => readFileSync(`${folder}/${name}`, "utf-8")).join("\n");
      const kept = text.split(/\n(?=[a-z#\n])/).filter((entry) => SHARED.test(entry));
      return `export default ${JSON.stringify(kept.join("\n"))};`;
    },
  };
}

const pages = ["home", "judge", "play", "hall", "overlay"];

export default defineConfig({
  plugins: [svelte(), shared()],
  base: "/",
  publicDir: "public",
  build: {
    outDir: here("../src/gorod/server/web/ui"),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: "es2022",
    rollupOptions: { input: Object.fromEntries(pages.map((page) => [page, here(`${page}.html`)])) },
  },
});
