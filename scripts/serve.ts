/** `npm run serve`: serves the published site locally, with production headers and compression. */
import { statSync } from "node:fs";
import { realEffects } from "#scripts/lib/effects.ts";
import { DataError, runCommand } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { recoverFolder } from "#scripts/lib/swap-folder.ts";
import { stagesFolder } from "#scripts/lib/published.ts";
import { startServer } from "#scripts/serve/server.ts";

await runCommand(async () => {
  const options = readOptions(
    "serve",
    "Serves the published site.",
    {
      out: { value: "DIR", default: "dist", help: "the published site" },
      port: { value: "N", default: "4321", help: "port; 0 takes a free one" },
      building: {
        value: "DIR",
        help: "cache folder of a build at work: until it has published, serve the pages that it has made",
      },
    },
    process.argv.slice(2),
  );
  if (options === null) return;
  const out = options.text("out");
  recoverFolder(out);
  const cache = options.given("building");
  if (cache === null && statSync(out, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new DataError(`${out}: nothing published there yet; run npm run build`);
  const stages = cache === null ? null : stagesFolder(cache);
  const server = await startServer(out, options.number("port"), stages).catch((error: unknown) => {
    throw new DataError(
      `port ${options.number("port")}: ${error instanceof Error ? error.message : String(error)}; choose another: npm run serve -- --port N`,
    );
  });
  const address = server.address();
  realEffects.log(
    `serving ${out} on http://localhost:${typeof address === "object" && address !== null ? address.port : ""}`,
  );
});
