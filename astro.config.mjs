import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import AstroPwa from "@vite-pwa/astro";
import { publishHeaders } from "./scripts/build/headers-integration.ts";
import { siteConfig } from "./src/config/site.ts";

/** Our own worker (src/sw), with nothing fetched ahead: its bytes depend on code alone, never on the data. */
const serviceWorker = AstroPwa({
  strategies: "injectManifest",
  srcDir: "src/sw",
  filename: "sw.ts",
  injectManifest: { injectionPoint: undefined },
  injectRegister: null,
  manifest: false,
  // The kill switch: a worker of the same name that unregisters itself and clears every copy.
  selfDestroying: !siteConfig.offlineCopies,
});

/** `client:touch`: see src/charts/touch-directive.ts. */
const directives = { touch: "./src/charts/touch-directive.ts" };
const touchDirective = {
  name: "touch-directive",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      addClientDirective({ name: "touch", entrypoint: directives.touch });
    },
  },
};

export default defineConfig({
  site: siteConfig.url,
  // /votazioni is votazioni.html: an address never ends with a slash, and no host has to redirect.
  trailingSlash: "never",
  // Style sheets and scripts are always files: the security policy allows nothing inline.
  build: { format: "file", assets: "_astro", inlineStylesheets: "never" },
  vite: { build: { assetsInlineLimit: 0, modulePreload: false } },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [
    react(),
    touchDirective,
    serviceWorker,
    publishHeaders({ apiBase: process.env.PUBLIC_API_BASE, directives }),
  ],
});
