/**
 * The only access of pages to data: the contracts in the page store. `EMICICLO_PAGES` is the file (default
 * `.cache/pages.sqlite`), `EMICICLO_SHARD` the part of the plan that this process renders (1, 2 …). `npm run build`
 * sets both; they decide which pages are rendered, never their content.
 */
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { PageContracts, PageName, SiteContext } from "#src/contracts/page-contracts.ts";

let opened: DatabaseSync | undefined;
let finding: StatementSync | undefined;

function store(): DatabaseSync {
  opened ??= new DatabaseSync(process.env["EMICICLO_PAGES"] ?? ".cache/pages.sqlite", { readOnly: true });
  return opened;
}

/** The pages of a page type that this process has to render; all of them outside a build. */
export function plannedPages(output: PageName): readonly { key: string }[] {
  const shard = process.env["EMICICLO_SHARD"];
  const rows =
    shard === undefined
      ? store().prepare("SELECT key FROM page WHERE output = ? ORDER BY key").all(output)
      : store().prepare("SELECT key FROM plan WHERE output = ? AND shard = ? ORDER BY key").all(output, Number(shard));
  return rows.map((row) => ({ key: String(row["key"]) }));
}

/** The contract of a page. @throws Error if it is missing, which stops the build. */
export function readPage<Name extends PageName>(name: Name, key: string): PageContracts[Name] {
  const page = findPage(name, key);
  if (page === undefined) throw new Error(`no contract of ${name} with key "${key}": run npm run build once`);
  return page;
}

/** The contract of a page at a fixed URL that exists only when it has content; undefined = return {@link noPage}. */
export function findPage<Name extends PageName>(name: Name, key: string): PageContracts[Name] | undefined {
  finding ??= store().prepare("SELECT contract FROM page WHERE output = ? AND key = ?");
  const json = finding.get(name, key)?.["contract"];
  // `definePage` binds the name to the type, and the store holds no contract of other code.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- see above
  return typeof json === "string" ? JSON.parse(json) : undefined;
}

/** Response of a page without a contract: Astro writes no file for an empty response (for a 404 it would). */
export const noPage = (): Response => new Response(null, { status: 204 });

let site: SiteContext | undefined;

export function readSite(): SiteContext {
  site ??= readPage("site", "site");
  return site;
}
