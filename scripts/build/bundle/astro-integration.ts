import { join } from "node:path";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

interface BundleOnly {
  /** Called with the folder of the rendering modules, which Astro deletes at its end. */
  readonly keep: (modules: string) => void;
}

/** Makes Astro bundle without rendering: our own processes render the pages (`render-process.ts`). */
export function bundleOnly({ keep }: BundleOnly): AstroIntegration {
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
            keep(modules);
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
