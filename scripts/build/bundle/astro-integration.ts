import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

interface BundleOnly {
  /** Takes the folder of the modules that render, which Astro throws away at its end. */
  readonly keep: (modules: string) => void;
}

/** Lets Astro bundle and render nothing: pages are rendered by processes of our own (`render-process.ts`). */
export function bundleOnly({ keep }: BundleOnly): AstroIntegration {
  let outDir = "";
  return {
    name: "bundle-only",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plainIslands(), ownEntry()] } });
      },
      "astro:config:done": ({ config }) => {
        outDir = fileURLToPath(config.outDir);
      },
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer({
          name: "none",
          getStaticPaths: () => {
            keep(join(outDir, ".prerender"));
            return Promise.resolve([]);
          },
          render: () => Promise.reject(new Error("nothing is rendered while bundling")),
        });
      },
    },
  };
}

/** Puts our own entry in the place of Astro's, which renders only inside a running build. */
function ownEntry(): Plugin {
  return {
    name: "own-entry",
    enforce: "pre",
    resolveId: (id) => (id === "astro/entrypoints/prerender" ? join(import.meta.dirname, "render-entry.ts") : null),
  };
}

/** A piece of Astro's own code, and what it becomes. */
interface Edit {
  readonly file: string;
  readonly piece: RegExp;
  readonly becomes: string;
}

const edits: readonly Edit[] = [
  // The `uid` of islands is a hash of the folder in which the site is built (nothing reads it outside development), so two
  // checkouts would publish different bytes. It also costs a sixth of a page with a long list.
  {
    file: "/astro/dist/runtime/server/render/component.js",
    piece: /const astroId = shorthash\([^;]*\);/,
    becomes: "const astroId = undefined;",
  },
  // All components are React's. To find that out Astro would render each one for nothing: a twentieth of all rendering.
  {
    file: "/astro/dist/runtime/server/render/component.js",
    piece: /await r\.ssr\.check\.call\([^)]*\)/,
    becomes: "typeof Component !== 'string'",
  },
  // The text of a page travels beside the Response, not as its body: a body would be encoded and copied three times.
  {
    file: "/astro/dist/runtime/server/render/page.js",
    piece: /if \(!streaming && typeof body === "string"\) \{[^}]*\}/,
    becomes: "const html = body;",
  },
  {
    file: "/astro/dist/runtime/server/render/page.js",
    piece: /return new Response\(body, (\{ \.\.\.init, headers, status, statusText \})\)/,
    becomes: "return Object.assign(new Response(null, $1), { html })",
  },
  // Props as pairs of type and value, each quotation mark in six characters: half of all that is told to islands.
  {
    file: "/astro/dist/runtime/server/hydration.js",
    piece: /^/,
    becomes: `import { toPropsText } from ${JSON.stringify(join(import.meta.dirname, "../../../src/lib/island-props.ts"))};\n`,
  },
  {
    file: "/astro/dist/runtime/server/hydration.js",
    piece: /escapeHTML\(serializeProps\(props, metadata\)\)/,
    becomes: "toPropsText(props)",
  },
  // What nobody reads: the name of the component, and where its markup ends while a page is still arriving.
  {
    file: "/astro/dist/runtime/server/hydration.js",
    piece: /island\.props\["opts"\] = [^;]*;/,
    becomes: 'if (metadata.hydrateArgs) island.props["value"] = escapeHTML(String(metadata.hydrateArgs));',
  },
  {
    file: "/astro/dist/runtime/server/render/component.js",
    piece: /island\.props\["await-children"\] = "";\s*island\.children \+= `<!--astro:end-->`;/,
    becomes: "",
  },
  // The inline scripts that wake islands, 2 KB a page: `src/islands/site/wake-islands.ts` does it.
  {
    file: "/astro/dist/runtime/server/scripts.js",
    piece: /function getPrescripts\(result, type, directive\) \{/,
    becomes: `$& if (!${JSON.stringify(["idle", "stored", "touch", "visible"])}.includes(directive)) throw new Error("wake-islands.ts does not know client:" + directive); return '';`,
  },
];

/** Makes these edits to Astro's code while it is bundled. */
function plainIslands(): Plugin {
  return {
    name: "plain-islands",
    transform(code, id) {
      const path = id.replaceAll("\\", "/");
      const own = edits.filter(({ file }) => path.includes(file));
      if (own.length === 0) return null;
      for (const { piece } of own)
        if (!piece.test(code)) throw new Error(`${id}: not as this build knows it; see plainIslands`);
      return { code: own.reduce((text, { piece, becomes }) => text.replace(piece, becomes), code), map: null };
    },
  };
}
