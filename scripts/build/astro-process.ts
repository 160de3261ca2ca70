/** One Astro process of a build: renders a shard of the plan. Started by `render.ts` with its task in the environment. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "astro";
import { plannedOnly } from "./astro-integration.ts";

const {
  EMICICLO_PAGES: pages = "",
  EMICICLO_SHARD: shard = "",
  EMICICLO_LOOSE: loose,
  EMICICLO_OUT: outDir = "",
} = process.env;

const root = process.cwd();
// When the output lies outside the project, Astro keeps the modules that it renders from under the working folder, and
// takes them away when it is done: two processes must not share it, and the project's packages must be found from there.
const own = join(root, ".astro", `process-${process.pid}`);
mkdirSync(own, { recursive: true });
process.chdir(own);

await build({
  root,
  outDir,
  // Two processes must not share a cache folder.
  cacheDir: `${outDir}.cache`,
  logLevel: "warn",
  vite: { logLevel: "warn" },
  integrations: [plannedOnly({ pages, shard: Number.parseInt(shard, 10), withLoose: loose === "1", outDir })],
});

process.chdir(root);
rmSync(own, { recursive: true, force: true });
