/** `npm run deploy`: checks the published folder against the limits of the host and sends it to the target. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { DataError, runCommand } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { siteConfig } from "#src/config/site.ts";
import { checkLimits, hosts } from "./deploy/hosts.ts";
import { parseTarget, targetForms } from "./deploy/targets.ts";

/** Whether the address is in the `.example` domain, which is reserved for examples. */
const isPlaceholder = (url: string): boolean => new URL(url).hostname.endsWith(".example");

await runCommand(async () => {
  const options = readOptions(
    "deploy",
    "Checks the published site against the limits of the host and sends it there. Without a target it only checks.",
    {
      out: { value: "DIR", default: "dist", help: "the published site" },
      "roll-back": { help: "shows the site before the present one again (folder and rsync)" },
      target: {
        value: "TARGET",
        default: process.env["DEPLOY_TARGET"] ?? "github-pages",
        help: `${targetForms.join(", ")}; also DEPLOY_TARGET`,
      },
      host: {
        value: "NAME",
        help: `host whose limits are checked: ${Object.keys(hosts).join(", ")}; also DEPLOY_HOST; default own-server, or github-pages for the target of this name`,
      },
    },
    process.argv.slice(2),
  );
  if (options === null) return 0;
  if (options.flag("roll-back")) {
    const { rollBack } = parseTarget(options.text("target"));
    if (rollBack === undefined) throw new DataError(`${options.text("target")}: keeps no earlier site`);
    const number = await rollBack(options.text("out"));
    realEffects.log(`deploy: rolled back to folder ${number}; another --roll-back goes forward`);
    return 0;
  }
  const out = options.text("out");
  if (!existsSync(join(out, "index.html"))) throw new DataError(`${out}: no site there; run npm run build`);
  const target = parseTarget(options.text("target"));
  const host = options.given("host") ?? process.env["DEPLOY_HOST"] ?? target.host;
  const limits = hosts[host];
  if (limits === undefined) throw new DataError(`unknown host "${host}"; known: ${Object.keys(hosts).join(", ")}`);
  const files = listFiles(out).map((path) => ({ path, bytes: statSync(join(out, path)).size }));
  const problems = checkLimits(files, limits);
  if (problems.length > 0)
    throw new DataError(
      `${host} would not take this site:\n${problems
        .slice(0, 20)
        .map((line) => `  ${line}`)
        .join("\n")}`,
    );
  realEffects.log(`deploy: ${files.length} files, ${await target.send(out)}`);
  if (isPlaceholder(siteConfig.url))
    realEffects.log(
      `src/config/site.ts: ${siteConfig.url} is a placeholder; canonical links, feeds, citations and the sitemap lead there`,
    );
  return 0;
});
