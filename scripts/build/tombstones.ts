import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { bodyBranches, branches } from "#src/domain/codes.ts";
import { tombstoneTexts } from "#src/i18n/tombstone.ts";
import { routes } from "#src/lib/routes.ts";
import type { TombstonePage } from "#src/contracts/prose-pages.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { isActKind } from "#scripts/contracts/acts/tags.ts";
import { contractWriter } from "#scripts/contracts/engine/cached-contracts.ts";
import { defineFile, definePage, type AnyOutput } from "#scripts/contracts/engine/reader.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { absoluteUrl } from "#src/config/site.ts";
import type { Register, Registered } from "./register.ts";

const gone = {
  keys: () => [],
  path: (key: string) => key,
  build: (): TombstonePage => {
    throw new Error("made from the register");
  },
};

/** Tombstone pages: they explain what happened to an address. Made from the address register, not from the snapshot. */
export const tombstonePages: AnyOutput = definePage({ ...gone, name: "gone", search: null });

/** Tombstones of files. Programs read them, so the sentence is in the format of the file. */
export const tombstoneFiles: AnyOutput = defineFile({
  ...gone,
  name: "gone-files",
  serialize: ({ address, since, until, parent }) =>
    address.endsWith(".json")
      ? `${JSON.stringify({ gone: until, published_since: since, see: absoluteUrl(parent.path) })}\n`
      : `${until === null ? tombstoneTexts.awaited.file(absoluteUrl(parent.path)) : tombstoneTexts.file(until, absoluteUrl(parent.path))}\n`,
});

function above(address: string): string[] {
  const last = address.lastIndexOf("/");
  return last <= 0 ? [] : [address.slice(0, last), ...above(address.slice(0, last))];
}

/** Possible page addresses of a record: the change log does not contain the chamber of groups and bodies. */
function pathsOf({ kind, key }: Change): string[] {
  const [act = "", id = ""] = key.split("/");
  switch (kind) {
    case "vote":
      return [routes.vote(key)];
    case "person":
      return [routes.person(key)];
    case "act":
      return isActKind(act) ? [routes.act(act, id)] : [];
    case "group":
      return branches.map((branch) => routes.group(branch, key));
    case "body":
      return bodyBranches.map((branch) => routes.body(branch, key));
    case "government":
      return [routes.government(key)];
    default:
      return [];
  }
}

/** Records withdrawn by the source, by the address of their page. */
function withdrawnRecords(log: readonly Change[]): ReadonlyMap<string, TombstonePage["record"]> {
  const oldestFirst = log.filter(({ change }) => change === "vanished").toReversed();
  return new Map(
    oldestFirst.flatMap((change) => {
      const { kind, key, before } = change;
      const name = before === null ? null : z.string().parse(JSON.parse(before));
      return pathsOf(change).map((path): [string, TombstonePage["record"]] => [path, { kind, key, name }]);
    }),
  );
}

/**
 * Writes the contracts of tombstones for all addresses that the data no longer contain. One that appeared after the edition is
 * awaited: the data were restored.
 * @param edition end date of addresses that disappear in this build
 * @param log change log, newest first: supplies the names of withdrawn records
 * @param others published addresses without a contract
 * @param isFilling the archive is being filled: what was published and has no record yet is awaited, not withdrawn
 */
export function writeTombstone(
  db: DatabaseSync,
  register: Register,
  edition: string,
  log: readonly Change[],
  others: ReadonlySet<string>,
  isFilling: boolean,
): void {
  const rows = db.prepare("SELECT path FROM page WHERE path <> '' AND output NOT IN ('gone', 'gone-files')").all();
  const pages = new Set(rows.map((row) => String(row["path"])));
  const isGone = ({ kind, address }: Registered): boolean =>
    kind !== "asset" && !pages.has(address) && !pages.has(`${address}.html`) && !others.has(address);
  db.exec("BEGIN; DELETE FROM page WHERE output IN ('gone', 'gone-files');");
  const withdrawn = withdrawnRecords(log);
  const write = contractWriter(db);
  for (const { address, kind, since, until } of [...register.entries.values()].filter(isGone)) {
    const parent = above(address).find((path) => pages.has(path)) ?? routes.home();
    // If the page above still exists (a person, one of whose lists is gone), no record was withdrawn.
    const own = [address, ...above(address)].find((path) => pages.has(path) || withdrawn.has(path)) ?? "";
    const contract: TombstonePage = {
      address,
      since,
      until: until ?? (isFilling || since > edition ? null : edition),
      record: pages.has(own) ? null : (withdrawn.get(own) ?? null),
      parent: { path: parent, isHome: parent === routes.home() },
    };
    const json = JSON.stringify(contract);
    const output = kind === "page" ? tombstonePages : tombstoneFiles;
    write(output, address, { json, updated: contract.until, digest: digestOf(json), why: [] });
  }
  db.exec("COMMIT");
}
