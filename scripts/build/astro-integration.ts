import { DatabaseSync } from "node:sqlite";
import type { AstroIntegration } from "astro";
import type { Plugin } from "vite";

interface PlannedOnly {
  /** The store of contracts, with the plan. */
  readonly pages: string;
  readonly shard: number;
  /** Also render the pages that no family owns (404, offline …). */
  readonly withLoose: boolean;
}

/**
 * Renders what is planned and nothing else. Routes with parameters only emit planned paths anyway; routes without are
 * always emitted by Astro, so they are held back here.
 */
export function plannedOnly({ pages, shard, withLoose }: PlannedOnly): AstroIntegration {
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
  return {
    name: "planned-only",
    hooks: {
      "astro:config:setup": ({ updateConfig }) => {
        // Half of the time of a page goes in waiting for its file to be written.
        updateConfig({ build: { concurrency: 4 }, vite: { plugins: [withoutFolderNames()] } });
      },
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer((standard) => ({
          ...standard,
          getStaticPaths: async () => (await standard.getStaticPaths()).filter(({ pathname }) => wanted(pathname)),
        }));
      },
    },
  };
}

const hydration = "/astro/dist/runtime/server/render/component.js";
const uid = /const astroId = shorthash\([^;]*\);/;

/**
 * Leaves out the `uid` of islands: Astro's own is a hash of the folder in which the site is built (nothing reads it
 * outside development), so two checkouts would publish different bytes. It also costs a sixth of a page with a long list.
 */
function withoutFolderNames(): Plugin {
  return {
    name: "islands-without-folder-names",
    transform(code, id) {
      if (!id.replaceAll("\\", "/").includes(hydration)) return null;
      if (!uid.test(code))
        throw new Error(`${id}: islands are no longer made as this build knows; see withoutFolderNames`);
      return { code: code.replace(uid, "const astroId = undefined;"), map: null };
    },
  };
}
