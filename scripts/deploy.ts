/** `npm run deploy`: checks the published folder against the limits of the host and sends it to the target. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#scripts/build/files.ts";
import { realEffects } from "#scripts/lib/effects.ts";
import { DataError, runCommand, UsageError } from "#scripts/lib/errors.ts";
import { readOptions } from "#scripts/lib/options.ts";
import { siteConfig } from "#src/config/site.ts";
import { checkLimits, cheapestWays, describeHosts, hosts, type SizedFile } from "./deploy/hosts.ts";
import { makeRules } from "./deploy/storage/rules.ts";
import type { SendOptions, Target } from "./deploy/target.ts";
import { parseTarget, targetForms } from "./deploy/targets.ts";

/** The settings that are still placeholders: they name the `.example` domain, which is reserved for examples. */
function describePlaceholders(out: string): string[] {
  const file = join(out, ".well-known/security.txt");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const [, mailbox = ""] = /^Contact: mailto:(.*\.example)$/m.exec(text) ?? [];
  return [
    ...(new URL(siteConfig.url).hostname.endsWith(".example")
      ? [
          `src/config/site.ts: ${siteConfig.url} is a placeholder; canonical links, feeds, citations and the sitemap lead there`,
        ]
      : []),
    ...(mailbox === ""
      ? []
      : [
          `src/config/operator.ts: ${mailbox} is a placeholder; security.txt asks to send reports of security faults there`,
        ]),
  ];
}

/** A variable of the environment; null when it is not set. A workflow sets a variable without a value to "". */
const fromEnvironment = (name: string): string | null => {
  const value = process.env[name];
  return value === undefined || value === "" ? null : value;
};

/** Options that only some targets understand. Silently ignoring one would send what should not be sent. */
const targetOptions = ["dry-run", "preview", "begin-anew", "purge"];

/** @throws UsageError unless the name can be part of an address. */
function previewName(name: string | null): string | null {
  if (name !== null && !/^[a-z\d](?:[a-z\d-]{0,30}[a-z\d])?$/.test(name))
    throw new UsageError(`--preview ${name}: use small letters, digits and hyphens, such as pr-12`);
  return name;
}

/** Shows the site before the present one again. @returns the exit code */
async function rollBack(place: string, out: string, options: SendOptions): Promise<number> {
  const target = parseTarget(place);
  if (target.rollBack === undefined) throw new DataError(`${place}: keeps no earlier site`);
  requireOptions(place, target);
  realEffects.log(`deploy: rolled back to ${await target.rollBack(out, options)}`);
  return 0;
}

/** @throws UsageError for an option that the target does not have */
function requireOptions(place: string, target: Target): void {
  for (const name of targetOptions)
    if (process.argv.some((argument) => argument === `--${name}` || argument.startsWith(`--${name}=`)))
      if (target.takes?.includes(name) !== true)
        throw new UsageError(`--${name}: the target ${place} has no such option`);
}

/** @throws DataError when the host would not take these files */
function requireLimits(host: string, files: readonly SizedFile[], redirects: number): void {
  const limits = hosts[host];
  if (limits === undefined) throw new DataError(`unknown host "${host}"; known: ${Object.keys(hosts).join(", ")}`);
  const problems = checkLimits(files, limits, redirects);
  if (problems.length > 0)
    throw new DataError(
      [
        `${host} would not take this site:`,
        ...problems.slice(0, 20).map((line) => `  ${line}`),
        ...(host === "github-pages" ? [cheapestWays(files)] : []),
        ...(host === "cloudflare-workers"
          ? ["Leave files over 25 MiB to a bucket: set LARGE_FILES_TARGET=s3://BUCKET and LARGE_FILES_URL=https://…"]
          : []),
      ].join("\n"),
    );
}

await runCommand(async () => {
  const options = readOptions(
    "deploy",
    "Checks the published site against the limits of the host and sends it there. Without a target it only checks.",
    {
      out: { value: "DIR", default: "dist", help: "the published site" },
      "roll-back": {
        help: "shows the site before the present one again: the one kept at the target (folder, rsync), or beside the published site (bucket, Workers)",
      },
      target: {
        value: "TARGET",
        default: fromEnvironment("DEPLOY_TARGET") ?? "github-pages",
        help: `${targetForms.join(", ")}; also DEPLOY_TARGET`,
      },
      host: {
        value: "NAME",
        help: `host whose limits are checked: ${Object.keys(hosts).join(", ")}; also DEPLOY_HOST; default: that of the target`,
      },
      rules: {
        value: "DIR",
        help: "writes the rules for Cloudflare and CloudFront in front of a bucket, and sends nothing",
      },
      hosts: { help: "prints which hosts take this site, now and in a year, and what they cost" },
      check: { help: "checks the limits of the host and sends nothing" },
      "dry-run": { help: "prints what would be sent and its size, and sends nothing" },
      preview: { value: "NAME", help: "sends a preview, to a place of its own and not to be indexed" },
      "begin-anew": { help: "sends all objects, also to a place with objects that no deployment sent" },
      purge: { value: "COMMAND", help: "shell command that empties the cache of a CDN; also DEPLOY_PURGE" },
    },
    process.argv.slice(2),
  );
  if (options === null) return 0;
  const out = options.text("out");
  const sending: SendOptions = {
    isDryRun: options.flag("dry-run"),
    preview: previewName(options.given("preview")),
    beginsAnew: options.flag("begin-anew"),
    purge: options.given("purge") ?? fromEnvironment("DEPLOY_PURGE"),
    effects: realEffects,
  };
  if (options.flag("roll-back")) return await rollBack(options.text("target"), out, sending);
  if (!existsSync(join(out, "index.html"))) throw new DataError(`${out}: no site there; run npm run build`);
  const target = parseTarget(options.text("target"));
  const host = options.given("host") ?? fromEnvironment("DEPLOY_HOST") ?? target.host;
  requireOptions(options.text("target"), target);
  const files = listFiles(out).map((path) => ({ path, bytes: statSync(join(out, path)).size }));
  const rules = join(out, "_redirects");
  const redirects = existsSync(rules) ? readFileSync(rules, "utf8").split("\n").length - 1 : 0;
  if (options.flag("hosts")) {
    for (const line of describeHosts(files, redirects)) realEffects.log(line);
    return 0;
  }
  const folder = options.given("rules");
  if (folder !== null) {
    mkdirSync(folder, { recursive: true });
    for (const [name, text] of makeRules(out)) writeFileSync(join(folder, name), text);
    realEffects.log(`deploy: rules for the CDN written to ${folder}`);
    return 0;
  }
  requireLimits(
    host,
    files.filter(({ bytes }) => bytes <= (target.largest ?? Infinity)),
    redirects,
  );
  const done = options.flag("check") ? `${host} takes them` : await target.send(out, sending);
  realEffects.log(`deploy: ${files.length} files, ${done}`);
  for (const line of describePlaceholders(out)) realEffects.log(line);
  return 0;
});
