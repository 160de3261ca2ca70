import { fileURLToPath } from "node:url";
import AstroPwa from "@vite-pwa/astro";
import type { AstroIntegration } from "astro";

interface Options {
  /** false publishes the kill switch: a worker of the same name that unregisters itself and clears every copy. */
  readonly isOn: boolean;
}

const own = {
  strategies: "injectManifest",
  srcDir: "src/sw",
  filename: "sw.ts",
  // Unminified, it names the folders of its modules as the working folder sees them.
  injectManifest: { injectionPoint: undefined, minify: true },
} as const;
const killSwitch = { filename: "sw.js", selfDestroying: true } as const;

/**
 * Builds `src/sw` into `/sw.js`. Nothing is fetched ahead, so its bytes depend on code alone and never on the data. The
 * plugin is made once Astro knows its output folder: left to itself it may take Vite's temporary one.
 */
export function serviceWorker({ isOn }: Options): AstroIntegration {
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
