/** Astro, bundling. Started by `bundle.ts` with its folder. */
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "astro";
import { bundleOnly } from "./astro-integration.ts";

const [, , folder = ""] = process.argv;
const root = process.cwd();
const assets = join(folder, "assets");

// Astro keeps the modules that render beside the assets only when these lie under the working folder.
process.chdir(folder);
await build({
  root,
  outDir: assets,
  cacheDir: join(folder, "cache"),
  logLevel: "warn",
  // With its packages inside, the bundle can be kept anywhere.
  vite: { logLevel: "warn", environments: { prerender: { resolve: { noExternal: true } } } },
  integrations: [bundleOnly({ keep: (modules) => renameSync(modules, join(folder, "server")) })],
});
rmSync(join(folder, "cache"), { recursive: true, force: true });
