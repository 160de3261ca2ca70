/**
 * The only access of pages to data: the contracts in the page store. `EMICICLO_PAGES` is the file (default
 * `.cache/pages.sqlite`), `EMICICLO_SHARD` the part of the plan that this process renders (1, 2 …). `npm run build`
 * sets both; they decide which pages are rendered, never their content.
 */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { ZodType } from "zod";
import { siteContextSchema, type SiteContext } from "#src/contracts/site-context.ts";

let opened: DatabaseSync | undefined;
let finding: StatementSync | undefined;

function store(): DatabaseSync {
  opened ??= new DatabaseSync(process.env["EMICICLO_PAGES"] ?? ".cache/pages.sqlite", { readOnly: true });
  return opened;
}

/** The pages of a page type that this process has to render; all of them outside a build. */
export function plannedPages(output: string): readonly { key: string }[] {
  const shard = process.env["EMICICLO_SHARD"];
  const rows =
    shard === undefined
      ? store().prepare("SELECT key FROM page WHERE output = ? ORDER BY key").all(output)
      : store().prepare("SELECT key FROM plan WHERE output = ? AND shard = ? ORDER BY key").all(output, Number(shard));
  return rows.map((row) => ({ key: String(row["key"]) }));
}

/** The contract of a page. Throws when it is missing or does not match the schema, which stops the build. */
export function readPage<T>(output: string, key: string, schema: ZodType<T>): T {
  const page = findPage(output, key, schema);
  if (page === undefined) throw new Error(`no contract of ${output} with key "${key}": run npm run build once`);
  return page;
}

/** The contract of a page at a fixed URL that exists only when it has content; undefined = return {@link noPage}. */
export function findPage<T>(output: string, key: string, schema: ZodType<T>): T | undefined {
  finding ??= store().prepare("SELECT contract FROM page WHERE output = ? AND key = ?");
  const json = finding.get(output, key)?.["contract"];
  return typeof json === "string" ? schema.parse(JSON.parse(json)) : undefined;
}

/** Response of a page without a contract: Astro writes no file for an empty response (for a 404 it would). */
export const noPage = (): Response => new Response(null, { status: 204 });

let site: SiteContext | undefined;

export function readSite(): SiteContext {
  site ??= readPage("site", "site", siteContextSchema);
  return site;
}
