import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import { contentSecurityPolicy, headerRules, toHeadersFile, toNginx } from "#src/config/headers.ts";

interface Options {
  /** Base address of the live API, when this build has one. */
  readonly apiBase: string | undefined;
  /** Client directives of the project: name and entry point, as given to Astro. */
  readonly directives: Readonly<Record<string, string>>;
}

/** Writes `_headers` and `_nginx.conf` beside the pages. The policy knows the inline scripts of islands by their hash. */
export function publishHeaders({ apiBase, directives }: Options): AstroIntegration {
  let root = new URL("file:///");
  return {
    name: "publish-headers",
    hooks: {
      "astro:config:done": ({ config }) => {
        root = config.root;
      },
      "astro:build:done": async ({ dir }) => {
        const { scripts, styles } = await inlineRuntime(directives, root);
        const api = apiBase === undefined || apiBase === "" ? null : new URL(apiBase).origin;
        const rules = headerRules(
          contentSecurityPolicy({ scripts: scripts.map(hashOf), styles: styles.map(hashOf), api }),
        );
        writeFileSync(new URL("_headers", dir), toHeadersFile(rules));
        writeFileSync(new URL("_nginx.conf", dir), toNginx(rules));
      },
    },
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/**
 * What Astro writes inline to wake islands. It has no public interface for it (its own policy goes into every page), so
 * its modules are read by path; a missing one stops the build, and the browser tests want a silent console.
 */
async function inlineRuntime(
  directives: Options["directives"],
  root: URL,
): Promise<{ scripts: string[]; styles: string[] }> {
  const astro = new URL("./", import.meta.resolve("astro"));
  const load = async (path: string, name: string): Promise<unknown> => {
    const module: unknown = await import(new URL(path, astro).href);
    return typeof module === "object" && module !== null ? Reflect.get(module, name) : undefined;
  };
  const scripts = await Promise.all([
    load("runtime/server/astro-island.prebuilt.js", "default"),
    ...["idle", "load", "media", "only", "visible"].map((name) =>
      load(`runtime/client/${name}.prebuilt.js`, "default"),
    ),
  ]);
  const bundle = await load("core/client-directive/build.js", "buildClientDirectiveEntrypoint");
  if (typeof bundle !== "function") throw new Error("Astro no longer bundles directives where the policy looks for it");
  for (const [name, entry] of Object.entries(directives))
    scripts.push(await Reflect.apply(bundle, undefined, [name, entry, root]));
  return {
    scripts: scripts.map(toText),
    styles: [toText(await load("runtime/server/astro-island-styles.js", "ISLAND_STYLES"))],
  };
}

function toText(value: unknown): string {
  if (typeof value !== "string") throw new Error("Astro's inline scripts are not where the policy looks for them");
  return value;
}
