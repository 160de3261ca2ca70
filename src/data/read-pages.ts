/**
 * The only file access of the site: page contracts, by family and key, from the pages store that the views stage
 * filled. `EMICICLO_PAGES` names the store, `EMICICLO_PLAN` the part of the plan that this process renders.
 */
import { DatabaseSync } from "node:sqlite";
import type { ZodType } from "zod";
import { siteContextSchema, type SiteContext } from "#src/view/site-context.ts";

let store: DatabaseSync | undefined;

function open(): DatabaseSync {
  const file = process.env["EMICICLO_PAGES"] ?? ".cache/pages.sqlite";
  store ??= new DatabaseSync(file, { readOnly: true });
  return store;
}

/** Keys of the family's pages that this build renders. */
export function plannedPages(family: string): { key: string }[] {
  const shard = process.env["EMICICLO_SHARD"] ?? "1/1";
  return open()
    .prepare("SELECT key FROM plan WHERE family = ? AND shard = ? ORDER BY key")
    .all(family, shard)
    .map((row) => ({ key: String(row["key"]) }));
}

/** The contract of a page, checked. Throws when it is missing: a page without a contract must fail the build. */
export function readPage<T>(family: string, key: string, schema: ZodType<T>): T {
  const row = open().prepare("SELECT contract FROM page WHERE family = ? AND key = ?").get(family, key);
  if (row === undefined) throw new Error(`no contract for ${family}/${key}: run the views stage first`);
  return schema.parse(JSON.parse(String(row["contract"])));
}

/** What every page shares. */
export function readSite(): SiteContext {
  return readPage("site", "site", siteContextSchema);
}
