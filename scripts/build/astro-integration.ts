import { DatabaseSync } from "node:sqlite";
import type { AstroIntegration } from "astro";

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
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer((standard) => ({
          ...standard,
          getStaticPaths: async () => (await standard.getStaticPaths()).filter(({ pathname }) => wanted(pathname)),
          render: async (request, options) => {
            const result = await standard.render(request, options);
            return withoutFolderNames(result instanceof Response ? result : result.response);
          },
        }));
      },
    },
  };
}

/** The `uid` of an island hashes the folder in which the site was built; nothing reads it outside development. */
async function withoutFolderNames(response: Response): Promise<Response> {
  if (response.headers.get("content-type")?.startsWith("text/html") !== true) return response;
  const html = await response.text();
  return new Response(html.replaceAll(/(<astro-island) uid="[^"]*"/g, "$1"), {
    status: response.status,
    headers: response.headers,
  });
}
