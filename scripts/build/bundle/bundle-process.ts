/** Runs Astro as a bundler. Started by `bundle.ts` with the target folder. */
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "astro";
import { bundleOnly } from "./astro-integration.ts";
import { scriptsFile } from "./scripts.ts";

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
  integrations: [bundleOnly({ keep: (modules) => renameSync(modules, server) })],
});
renameSync(join(assets, scriptsFile), join(server, scriptsFile));
rmSync(join(folder, "cache"), { recursive: true, force: true });
