import { globSync } from "node:fs";
import type { Plugin } from "vite";
import { scriptsFile } from "./scripts.ts";

const query = "?chunk";
const prefix = "\0chunk:";

/**
 * Scripts that browsers load on demand, each a chunk of its own with a known URL.
 *
 * - Islands: Vite's manifest contains their URLs, which `Island.astro` writes into the pages.
 * - `import url from "./part.ts?chunk"` in the script of every page gives the URL of another module's chunk.
 *
 * A failed import can be repeated only under another URL, and Vite wraps each plain `import()` in a helper of 1 KB that
 * preloads style sheets, of which our chunks have none.
 */
export function browserChunks(): Plugin {
  return {
    name: "browser-chunks",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    configEnvironment: (name) => (name === "client" ? { build: { manifest: scriptsFile } } : null),
    buildStart() {
      for (const file of globSync("src/islands/*/*.island.tsx", { cwd: this.environment.config.root }).sort())
        this.emitFile({ type: "chunk", id: `/${file}` });
    },
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer);
      return found === null ? null : prefix + found.id;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const reference = this.emitFile({ type: "chunk", id: id.slice(prefix.length) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
