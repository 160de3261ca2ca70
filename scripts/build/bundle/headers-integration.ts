import { writeFileSync } from "node:fs";
import type { AstroIntegration } from "astro";
import { contentSecurityPolicy, headerRules, toHeadersFile, toNginxMaps } from "#src/config/headers.ts";

interface Options {
  /** Base address of the live API; undefined or empty when this build uses static files only. */
  readonly apiBase: string | undefined;
}

/** Writes `_headers` and `_nginx.conf` beside the pages. */
export function publishHeaders({ apiBase }: Options): AstroIntegration {
  return {
    name: "publish-headers",
    hooks: {
      "astro:build:done": ({ dir }) => {
        const api = apiBase === undefined || apiBase === "" ? null : new URL(apiBase).origin;
        const rules = headerRules(contentSecurityPolicy(api));
        writeFileSync(new URL("_headers", dir), toHeadersFile(rules));
        writeFileSync(new URL("_nginx.conf", dir), toNginxMaps(rules));
      },
    },
  };
}
