import { DatabaseSync } from "node:sqlite";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";
import { Stage } from "./files.ts";

interface PlannedOnly {
  /** The store of contracts, with the plan. */
  readonly pages: string;
  readonly shard: number;
  /** Also render the pages that no family owns (404, offline …). */
  readonly withLoose: boolean;
  /** Where pages go. */
  readonly outDir: string;
}

/**
 * Renders what is planned and nothing else. Routes with parameters only emit planned paths anyway; routes without are
 * always emitted by Astro, so they are held back here.
 */
export function plannedOnly({ pages, shard, withLoose, outDir }: PlannedOnly): AstroIntegration {
  const db = new DatabaseSync(pages, { readOnly: true });
  const planned = new Set(
    db
      .prepare("SELECT path FROM plan WHERE shard = ?")
      .all(shard)
      .map((row) => String(row["path"])),
  );
  const isOwned = db.prepare("SELECT 1 FROM page WHERE path = ?");
  const wanted = (pathname: string): boolean => {
    const path = pathname === "/" ? pathname : pathname.replace(/\/$/, "");
    return planned.has(path) || (withLoose && isOwned.get(path) === undefined);
  };
  const stage = new Stage(outDir);
  return {
    name: "planned-only",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plainIslands()] } });
      },
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer((standard) => ({
          ...standard,
          getStaticPaths: async () => (await standard.getStaticPaths()).filter(({ pathname }) => wanted(pathname)),
          // Astro makes the folder of every page again and waits for four calls of the disk: a fifth of the time of a page.
          render: async (request, options) => {
            const rendered = await standard.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            if (options.routeData.type !== "page" || response.status !== 200) return rendered;
            const file = decodeURI(new URL(request.url).pathname).slice(1);
            stage.write(file, Buffer.from(await response.arrayBuffer()));
            // Nothing left for Astro to write.
            return new Response(null);
          },
        }));
      },
    },
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
  // The inline scripts that wake islands, 2 KB a page: `src/islands/site/wake-islands.ts` does it.
  {
    file: "/astro/dist/runtime/server/scripts.js",
    piece: /function getPrescripts\(result, type, directive\) \{/,
    becomes: `$& if (!${JSON.stringify(["idle", "stored", "touch", "visible"])}.includes(directive)) throw new Error("wake-islands.ts does not know client:" + directive); return '';`,
  },
];

/** Makes Astro write islands without what differs between checkouts and without inline scripts. */
function plainIslands(): Plugin {
  return {
    name: "plain-islands",
    transform(code, id) {
      const path = id.replaceAll("\\", "/");
      const edit = edits.find(({ file }) => path.includes(file));
      if (edit === undefined) return null;
      if (!edit.piece.test(code)) throw new Error(`${id}: not as this build knows it; see plainIslands`);
      return { code: code.replace(edit.piece, edit.becomes), map: null };
    },
  };
}
