/** A rendering process: renders one shard of the plan. Started by `render.ts`; its task is in the environment. */
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { siteConfig } from "#src/config/site.ts";
import { readScripts, scriptsFile } from "./bundle/bundle.ts";
import { Stage } from "./files.ts";
import { fileOfPath } from "./plan.ts";
import type * as entry from "./bundle/render-entry.ts";

const {
  EMICICLO_BUNDLE: bundle = "",
  EMICICLO_PAGES: pages = "",
  EMICICLO_SHARD: shard = "",
  EMICICLO_STANDALONE: standalone,
  EMICICLO_OUT: out = "",
} = process.env;

const isEntry = (module: unknown): module is typeof entry =>
  typeof module === "object" && module !== null && "listPaths" in module && "render" in module;
const module: unknown = await import(pathToFileURL(bundle).href);
if (!isEntry(module)) throw new Error(`${bundle} does not render`);

/** See `Island.astro`. */
const locals = { scripts: readScripts(join(dirname(bundle), scriptsFile)) };

const db = new DatabaseSync(pages, { readOnly: true });
const planned = new Set(
  db
    .prepare("SELECT path FROM plan WHERE shard = ?")
    .all(Number(shard))
    .map((row) => String(row["path"])),
);
const owner = db.prepare("SELECT 1 FROM page WHERE path = ?");
/**
 * Routes with parameters list planned paths only. Routes without parameters are always listed; those without a contract
 * are standalone pages (404, offline …).
 */
const isWanted = (path: string): boolean => planned.has(path) || (standalone === "1" && owner.get(path) === undefined);

const depthOf = (path: string): number => path.split("/").length;
/** The home page and the pages of the menu come first: `npm start` serves each page as soon as it is written. */
const paths = (await module.listPaths()).toSorted((a, b) => depthOf(a.pathname) - depthOf(b.pathname));

const stage = new Stage(out);
for (const { pathname, route } of paths) {
  const path = pathname === "/" ? pathname : pathname.replace(/\/$/, "");
  if (!isWanted(path)) continue;
  const file = fileOfPath(path, "page");
  const response = await module.render(new Request(new URL(encodeURI(file), siteConfig.url)), {
    routeData: route,
    locals,
  });
  // 204 = the page has no contract and gets no file.
  if (response.status === 204) continue;
  if (response.status !== (path === "/404" ? 404 : 200)) throw new Error(`${path} cannot be rendered`);
  stage.write(file, await response.bytes());
}
