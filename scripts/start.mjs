/**
 * `npm start`: from an empty clone to a site on http://localhost:4321. A second start without changes takes seconds.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { explain, install, must, root, run, say } from "./bootstrap.mjs";

explain(
  "start",
  "From an empty clone to a site on http://localhost:4321, with demonstration data where there is no snapshot yet.",
);
await install({ forTests: false });
if (!existsSync(join(root, "data", "parliament.sqlite"))) {
  say("filling the snapshot with the embedded demonstration data, of one day and of the next");
  for (const source of ["demo-eve", "demo"])
    await must("node", ["scripts/pull.ts", "--source", source], "npm run pull");
}
say("building the site (only what changed); http://localhost:4321 has each page as soon as it is made");
const serving = run("node", ["scripts/serve.ts", "--port", "4321", "--building", ".cache"]);
// The server ends first only when it could not start; it has said why.
const isBuilt = must("node", ["scripts/build.ts"], "npm run build").then(() => true);
if (await Promise.race([isBuilt, serving.then(() => false)])) say("the site is complete (stop with Ctrl+C)");
process.exit(await serving);
