import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import { contentSecurityPolicy, headerRules, toHeadersFile, toNginx } from "#src/config/headers.ts";

/** Astro's own inline script and style of islands; they are not part of its public interface, so they are read as files. */
interface IslandRuntime {
  readonly script: string;
  readonly style: string;
}

/** Writes `_headers` and `_nginx.conf` beside the pages. The policy knows the inline scripts of islands by their hash. */
export function publishHeaders(apiBase: string | undefined): AstroIntegration {
  let directives: readonly string[] = [];
  return {
    name: "publish-headers",
    hooks: {
      "astro:build:ssr": ({ manifest }) => {
        directives = manifest.clientDirectives.map(([, script]) => script);
      },
      "astro:build:done": async ({ dir }) => {
        const runtime = await islandRuntime();
        const policy = contentSecurityPolicy({
          scripts: [runtime.script, ...directives].map(hashOf),
          styles: [hashOf(runtime.style)],
          api: apiBase === undefined || apiBase === "" ? null : new URL(apiBase).origin,
        });
        const rules = headerRules(policy);
        writeFileSync(new URL("_headers", dir), toHeadersFile(rules));
        writeFileSync(new URL("_nginx.conf", dir), toNginx(rules));
      },
    },
  };
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

async function islandRuntime(): Promise<IslandRuntime> {
  const folder = new URL("./runtime/server/", import.meta.resolve("astro"));
  const script: unknown = await import(new URL("astro-island.prebuilt.js", folder).href);
  const style: unknown = await import(new URL("astro-island-styles.js", folder).href);
  return { script: exported(script, "default"), style: exported(style, "ISLAND_STYLES") };
}

function exported(module: unknown, name: string): string {
  const value: unknown = typeof module === "object" && module !== null ? Reflect.get(module, name) : undefined;
  if (typeof value !== "string") throw new Error(`Astro no longer has ${name}: the policy cannot know its inline scripts`);
  return value;
}
