import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { publishHeaders } from "./scripts/build/bundle/headers-integration.ts";
import { serviceWorker } from "./scripts/build/bundle/service-worker-integration.ts";
import { offlineCopies, siteConfig } from "./src/config/site.ts";

/** `client:touch`, `client:stored`: what they wait for is written in `wake-islands.ts`, which runs them. */
const clientDirectives = {
  name: "client-directives",
  hooks: {
    "astro:config:setup": ({ addClientDirective }) => {
      for (const name of ["touch", "stored"])
        addClientDirective({ name, entrypoint: "./src/islands/site/astro-directive.ts" });
    },
  },
};

/**
 * Vite wraps every dynamic import in a helper that loads the scripts and style sheets of the chunk beforehand, 1 KB on every
 * page. Our lazy chunks have no style sheet of their own, so the import itself is enough: the wrapping is turned off.
 */
const plainImports = {
  name: "plain-imports",
  apply: "build",
  configResolved: ({ plugins }) => {
    const wrapping = plugins.find(({ name }) => name === "native:import-analysis-build");
    if (wrapping === undefined)
      throw new Error("Vite no longer wraps dynamic imports where plain-imports looks for it");
    wrapping.applyToEnvironment = () => false;
  },
};

/**
 * Whom the style sheets are written for: left to itself, the minifier joins what Safari wants apart ("underline 1px"), and the
 * whole declaration is lost there.
 */
const browsers = ["chrome123", "edge123", "firefox120", "safari17.5"];

/** Only of the environment: what a file `.env` says would reach the pages, not the security policy, nor tell a build that they changed. */
const apiBase = process.env.PUBLIC_API_BASE;

export default defineConfig({
  site: siteConfig.url,
  // /votazioni is votazioni.html: an address never ends with a slash, and no host has to redirect.
  trailingSlash: "never",
  // Style sheets and scripts are always files: the security policy allows nothing inline.
  build: { format: "file", assets: "_astro", inlineStylesheets: "never" },
  vite: {
    build: { assetsInlineLimit: 0, modulePreload: false, cssTarget: browsers },
    plugins: [plainImports],
    define: { "import.meta.env.PUBLIC_API_BASE": JSON.stringify(apiBase ?? "") },
  },
  devToolbar: { enabled: false },
  integrations: [
    react({ experimentalDisableStreaming: true }),
    clientDirectives,
    serviceWorker({ isOn: offlineCopies }),
    publishHeaders({ apiBase }),
  ],
});
