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
  say("filling the snapshot with the embedded demonstration data");
  await must("node", ["scripts/pull.ts", "--source", "demo"], "npm run pull");
}
say("building the site (only what changed)");
await must("node", ["scripts/build.ts"], "npm run build");
say("serving on http://localhost:4321 (stop with Ctrl+C)");
process.exitCode = await run("node", ["scripts/serve.ts", "--port", "4321"]);
