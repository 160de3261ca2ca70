import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { browserChunks, legislatureFacts, publishHeaders, serviceWorker } from "./scripts/build/bundle/integrations.ts";
import { legislature } from "./src/domain/legislature.ts";
import { family } from "./src/config/family.ts";
import { offlineCopies } from "./src/config/offline-copies.ts";
import { siteConfig } from "./src/config/site.ts";

/**
 * Whom the style sheets are written for: left to itself, the minifier joins what Safari wants apart ("underline 1px"), and the
 * whole declaration is lost there.
 */
const browsers = ["chrome123", "edge123", "firefox121", "safari17.5"];

/** Newer syntax in a script would stop all of it, where an older browser can do the rest: what is lost is less than the whole. */
const parsers = ["chrome107", "edge107", "firefox104", "safari16"];

/** Only of the environment: what a file `.env` says would reach the pages, not the security policy, nor tell a build that they changed. */
const apiBase = process.env.PUBLIC_API_BASE;

export default defineConfig({
  site: siteConfig.url,
  // /votazioni is votazioni.html: an address never ends with a slash, and no host has to redirect.
  trailingSlash: "never",
  // Style sheets and scripts are always files: the security policy allows nothing inline.
  build: { format: "file", assets: "_astro", inlineStylesheets: "never" },
  vite: {
    build: { assetsInlineLimit: 0, modulePreload: false, target: parsers, cssTarget: browsers },
    plugins: [browserChunks(), legislatureFacts()],
    define: {
      "import.meta.env.PUBLIC_API_BASE": JSON.stringify(apiBase ?? ""),
      "globalThis.EMICICLO_LEGISLATURE": JSON.stringify(legislature),
      "globalThis.EMICICLO_FAMILY": JSON.stringify(family),
    },
  },
  devToolbar: { enabled: false },
  integrations: [
    react({ experimentalDisableStreaming: true }),
    serviceWorker({ isOn: offlineCopies }),
    publishHeaders({ apiBase }),
  ],
});
