/** One Astro process of a build: renders a shard of the plan. Started by `render.ts` with its task in the environment. */
import { build } from "astro";
import { plannedOnly } from "./astro-integration.ts";

const {
  EMICICLO_PAGES: pages = "",
  EMICICLO_SHARD: shard = "",
  EMICICLO_LOOSE: loose,
  EMICICLO_OUT: outDir = "",
} = process.env;

await build({
  root: process.cwd(),
  outDir,
  // Two processes must not share a cache folder.
  cacheDir: `${outDir}.cache`,
  logLevel: "warn",
  vite: { logLevel: "warn" },
  integrations: [plannedOnly({ pages, shard: Number.parseInt(shard, 10), withLoose: loose === "1" })],
});
