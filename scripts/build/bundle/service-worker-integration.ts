import { fileURLToPath } from "node:url";
import AstroPwa from "@vite-pwa/astro";
import type { AstroIntegration } from "astro";

interface Options {
  /**
   * False publishes the kill switch: a worker of the same name that unregisters itself and deletes every cached copy.
   */
  readonly isOn: boolean;
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
