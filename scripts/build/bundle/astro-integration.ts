import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

interface BundleOnly {
  /** Called with the folder of the rendering modules, which Astro deletes at its end. */
  readonly keep: (modules: string) => void;
}

/** Makes Astro bundle without rendering: our own processes render the pages (`render-process.ts`). */
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

/** Replaces Astro's render entry, which works only inside a running `astro build`. */
function ownEntry(): Plugin {
  return {
    name: "own-entry",
    enforce: "pre",
    resolveId: (id) => (id === "astro/entrypoints/prerender" ? join(import.meta.dirname, "render-entry.ts") : null),
  };
}

interface Edit {
  readonly file: string;
  readonly piece: RegExp;
  readonly becomes: string;
}

const edits: readonly Edit[] = [
  // The `uid` of islands is a hash of the build folder, so two checkouts would publish different bytes; it is read in
  // development only. Computing it takes a sixth of the time of a page with a long list.
  {
    file: "/astro/dist/runtime/server/render/component.js",
    piece: /const astroId = shorthash\([^;]*\);/,
    becomes: "const astroId = undefined;",
  },
  // All components are React components. To detect that, Astro would render each of them once more: a twentieth of the
  // rendering time.
  {
    file: "/astro/dist/runtime/server/render/component.js",
    piece: /await r\.ssr\.check\.call\([^)]*\)/,
    becomes: "typeof Component !== 'string'",
  },
  // The HTML of a page is attached to the Response, not its body: a body would be encoded and copied three times.
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
  // Astro writes props as pairs of type and value, with six characters per quotation mark. `toPropsText` halves them.
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
  // Unused: the name of the component, and the end marker of its markup, which matters only while a page is streamed.
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
  // Astro's inline scripts that hydrate islands, 2 KB per page: `src/islands/site/wake-islands.ts` replaces them.
  {
    file: "/astro/dist/runtime/server/scripts.js",
    piece: /function getPrescripts\(result, type, directive\) \{/,
    becomes: `$& if (!${JSON.stringify(["idle", "stored", "touch", "visible"])}.includes(directive)) throw new Error("wake-islands.ts does not know client:" + directive); return '';`,
  },
];

/** Applies these replacements to Astro's code while it is bundled. A piece that is not found stops the build. */
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
