import { globSync, writeFileSync } from "node:fs";
import type { Plugin } from "vite";
import { scriptsFile } from "./bundle.ts";
import { askedFile } from "#src/islands/asked-file.ts";
import type { AstroIntegration } from "astro";
import { contentSecurityPolicy, headerRules, toHeadersFile, toNginxMaps } from "#src/config/headers.ts";
import { legislature } from "#src/domain/legislature.ts";
import { fillProse } from "#src/i18n/fill-prose.ts";
import { pick } from "#scripts/lib/pick.ts";
import { fileURLToPath } from "node:url";
import AstroPwa from "@vite-pwa/astro";

const query = "?chunk";
const prefix = "\0chunk:";

/**
 * Scripts that browsers load on demand, each a chunk of its own with a known URL.
 *
 * - Islands: Vite's manifest contains their URLs, which `Island.astro` writes into the pages.
 * - `import url from "./part.ts?chunk"` gives the URL of another module's chunk. That of a worker (`name-worker.ts`) is
 *   in the folder `worker/`.
 *
 * A failed import can be repeated only under another URL, and Vite wraps each plain `import()` in a helper of 1 KB that
 * preloads style sheets, of which our chunks have none.
 */
export function browserChunks(): Plugin {
  return {
    name: "browser-chunks",
    apply: "build",
    enforce: "pre",
    configEnvironment: (name) => (name === "client" ? { build: { manifest: scriptsFile } } : null),
    buildStart() {
      if (this.environment.name !== "client") return;
      for (const file of globSync("src/components/*/*.island.tsx", { cwd: this.environment.config.root }).sort())
        this.emitFile({ type: "chunk", id: `/${file}` });
      this.emitFile({ type: "chunk", id: askedFile });
      // Embeds are not rendered by Astro, so the address of their script is fixed.
      this.emitFile({ type: "chunk", id: "/src/components/votes/embed-seats.ts", fileName: "embed.js" });
    },
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer);
      return found === null ? null : prefix + found.id;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      // The module that renders an island does not load its chunks.
      if (this.environment.name !== "client") return 'export default "";';
      const file = id.slice(prefix.length);
      // Workers are in a folder of their own, for which the headers have another security policy.
      const [, worker] = /([^/]+)-worker\.ts$/.exec(file) ?? [];
      const reference = this.emitFile({
        type: "chunk",
        id: file,
        ...(worker !== undefined && { name: `worker/${worker}` }),
      });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    // SQLite would bring a worker of its own with a second copy of the module, and one for stored files: 1.1 MB unused.
    transform: {
      filter: { id: /sqlite-wasm\/dist\/index\.mjs$/ },
      handler: (code) =>
        code.replace(/new URL\(("sqlite3-(?:worker1|opfs-async-proxy)\.m?js"), import\.meta\.url\)/g, "$1"),
    },
  };
}

/**
 * Writes the legislature of the site into its code and prose: for `legislature.number` the number itself, so that scripts do
 * not load the object of all its facts; in `src/content` what `fillProse` fills in.
 */
export function legislatureFacts(): Plugin {
  const facts: Readonly<Record<string, string | number>> = pick(legislature, "number", "roman", "elected", "start");
  const named = new RegExp(String.raw`(?<![.\w])legislature\.(${Object.keys(facts).join("|")})\b`, "g");
  return {
    name: "legislature-facts",
    transform: {
      filter: { id: /\/src\/.*\.(?:md|tsx?|astro)$/ },
      handler: (code) => fillProse(code.replaceAll(named, (_, fact: string) => JSON.stringify(facts[fact]))),
    },
  };
}

/**
 * Writes `_headers` and `_nginx.conf` beside the pages. `apiBase`: base address of the live API; undefined or empty when
 * this build uses static files only.
 */
export function publishHeaders({ apiBase }: { readonly apiBase: string | undefined }): AstroIntegration {
  return {
    name: "publish-headers",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const api = apiBase === undefined || apiBase === "" ? null : new URL(apiBase).origin;
        const rules = headerRules(contentSecurityPolicy(api));
        writeFileSync(new URL("_headers", dir), toHeadersFile(rules));
        writeFileSync(new URL("_nginx.conf", dir), toNginxMaps(rules));
      },
    },
  };
}

const own = {
  strategies: "injectManifest",
  srcDir: "src/sw",
  filename: "sw.ts",
  // Unminified code contains module paths relative to the working folder.
  injectManifest: { injectionPoint: undefined, minify: true },
} as const;
const killSwitch = { filename: "sw.js", selfDestroying: true } as const;

/**
 * Builds `src/sw` into `/sw.js`. Nothing is precached, so its bytes depend on code alone, never on the data. The plugin
 * is created only after Astro has set its output folder: otherwise it may use Vite's temporary one.
 * @param isOn false publishes the kill switch: a worker of the same name that unregisters itself and deletes every copy
 */
export function serviceWorker({ isOn }: { readonly isOn: boolean }): AstroIntegration {
  let plugin: AstroIntegration | undefined;
  return {
    name: "service-worker",
    hooks: {
      "astro:config:setup": (setup) => {
        plugin = AstroPwa({
          outDir: fileURLToPath(setup.config.outDir),
          injectRegister: null,
          manifest: false,
          ...(isOn ? own : killSwitch),
        });
        return plugin.hooks["astro:config:setup"]?.(setup);
      },
      "astro:build:done": (done) => plugin?.hooks["astro:build:done"]?.(done),
    },
  };
}
