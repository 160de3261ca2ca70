/** Runs Astro as a bundler. Started by `bundle.ts` with the target folder. */
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, type AstroIntegration } from "astro";
import { scriptsFile } from "./bundle.ts";
import type { Plugin } from "vite";

const [, , folder = ""] = process.argv;
const root = process.cwd();
const assets = join(folder, "assets");
const server = join(folder, "server");

// Astro writes the rendering modules beside the assets only when the assets lie below the working folder.
process.chdir(folder);
await build({
  root,
  outDir: assets,
  cacheDir: join(folder, "cache"),
  logLevel: "warn",
  // Packages are included in the bundle, so it works in any folder.
  vite: { logLevel: "warn", environments: { prerender: { resolve: { noExternal: true } } } },
  integrations: [bundleOnly((modules) => renameSync(modules, server))],
});
renameSync(join(assets, scriptsFile), join(server, scriptsFile));
rmSync(join(folder, "cache"), { recursive: true, force: true });

/**
 * Makes Astro bundle without rendering: our own processes render the pages (`render-process.ts`).
 * @param onBundled called with the folder of the rendering modules, which Astro deletes at its end
 */
function bundleOnly(onBundled: (modules: string) => void): AstroIntegration {
  let modules = "";
  return {
    name: "bundle-only",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [ownEntry((folder) => (modules = folder))] } });
      },
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer({
          name: "none",
          getStaticPaths: () => {
            onBundled(modules);
            return Promise.resolve([]);
          },
          render: () => Promise.reject(new Error("nothing is rendered while bundling")),
        });
      },
    },
  };
}

/** Bundles our render entry in place of Astro's, which works only inside a running `astro build`. */
function ownEntry(onWrite: (folder: string) => void): Plugin {
  return {
    name: "own-entry",
    configEnvironment(name) {
      if (name !== "prerender") return null;
      return { build: { rolldownOptions: { input: join(import.meta.dirname, "render-entry.ts") } } };
    },
    applyToEnvironment: ({ name }) => name === "prerender",
    writeBundle({ dir }) {
      if (dir !== undefined) onWrite(dir);
    },
  };
}
