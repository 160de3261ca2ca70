import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { publishHeaders } from "./scripts/build/headers-integration.ts";
import { serviceWorker } from "./scripts/build/service-worker-integration.ts";
import { siteConfig } from "./src/config/site.ts";

/** `client:touch`, `client:stored`: what they wait for is written in each. */
const directives = { touch: "./src/charts/touch-directive.ts", stored: "./src/islands/my-members/stored-directive.ts" };
const clientDirectives = {
  name: "client-directives",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      for (const [name, entrypoint] of Object.entries(directives)) addClientDirective({ name, entrypoint });
    },
  },
};

/**
 * Vite wraps every dynamic import in a helper that loads the style sheets of the chunk, 1 KB on every page. Our lazy
 * chunks have none (the layout has them all), so importing is enough.
 */
const plainImports = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined),
};

export default defineConfig({
  site: siteConfig.url,
  // /votazioni is votazioni.html: an address never ends with a slash, and no host has to redirect.
  trailingSlash: "never",
  // Style sheets and scripts are always files: the security policy allows nothing inline.
  build: { format: "file", assets: "_astro", inlineStylesheets: "never" },
  vite: { build: { assetsInlineLimit: 0, modulePreload: false }, plugins: [plainImports] },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    clientDirectives,
    serviceWorker({ isOn: siteConfig.offlineCopies }),
    publishHeaders({ apiBase: process.env.PUBLIC_API_BASE, directives }),
  ],
});
