import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { bodyBranches, branches } from "#src/domain/codes.ts";
import { goneTexts } from "#src/i18n/gone.ts";
import { routes } from "#src/lib/routes.ts";
import { gonePageSchema, type GonePage } from "#src/view/gone-page.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { isActKind } from "#scripts/views/acts/tags.ts";
import { contractWriter } from "#scripts/views/kept-contracts.ts";
import { defineFamily, type AnyFamily } from "#scripts/views/reader.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { absoluteUrl } from "#src/config/site.ts";
import type { Register, Registered } from "./register.ts";

const gone = {
  schema: gonePageSchema,
  keys: () => [],
  path: (key: string) => key,
  build: (): GonePage => {
    throw new Error("made from the register");
  },
};

/** Pages that say what happened to an address: made from the register, not from the snapshot. */
export const gonePages: AnyFamily = defineFamily({ ...gone, name: "gone" });

/** The same for files: their readers are programs, so a sentence in the file's own kind. */
export const goneFiles: AnyFamily = defineFamily({
  ...gone,
  name: "gone-files",
  emit: ({ address, since, until, parent }) =>
    address.endsWith(".json")
      ? `${JSON.stringify({ gone: until, published_since: since, see: absoluteUrl(parent.path) })}\n`
      : `${goneTexts.file(until, absoluteUrl(parent.path))}\n`,
});

/** The addresses above one, from the nearest. */
function above(address: string): string[] {
  const last = address.lastIndexOf("/");
  return last <= 0 ? [] : [address.slice(0, last), ...above(address.slice(0, last))];
}

/** Where the page of a record may have been: the log does not say of groups and bodies in which chamber they were. */
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

/** The records that the source withdrew, by the address of their page. */
function withdrawnRecords(log: readonly Change[]): ReadonlyMap<string, GonePage["record"]> {
  const oldestFirst = log.filter(({ change }) => change === "vanished").toReversed();
  return new Map(
    oldestFirst.flatMap((change) => {
      const { kind, key, before } = change;
      const name = before === null ? null : z.string().parse(JSON.parse(before));
      return pathsOf(change).map((path): [string, GonePage["record"]] => [path, { kind, key, name }]);
    }),
  );
}

/**
 * Writes the contracts of all addresses that the data no longer have.
 * @param edition dates those that go in this build
 * @param log newest first: names the records that they were about
 * @param others addresses that are published and have no contract
 */
export function writeGone(
  db: DatabaseSync,
  register: Register,
  edition: string,
  log: readonly Change[],
  others: ReadonlySet<string>,
): void {
  const rows = db.prepare("SELECT path FROM page WHERE path <> '' AND family NOT IN ('gone', 'gone-files')").all();
  const pages = new Set(rows.map((row) => String(row["path"])));
  const isGone = ({ kind, address }: Registered): boolean =>
    kind !== "asset" && !pages.has(address) && !pages.has(`${address}.html`) && !others.has(address);
  db.exec("BEGIN; DELETE FROM page WHERE family IN ('gone', 'gone-files');");
  const withdrawn = withdrawnRecords(log);
  const write = contractWriter(db);
  for (const { address, kind, since, until } of [...register.entries.values()].filter(isGone)) {
    const parent = above(address).find((path) => pages.has(path)) ?? routes.home();
    // A person may still be there and only a list of theirs be gone: then no record was withdrawn.
    const own = [address, ...above(address)].find((path) => pages.has(path) || withdrawn.has(path)) ?? "";
    const contract: GonePage = {
      address,
      since,
      until: until ?? edition,
      record: pages.has(own) ? null : (withdrawn.get(own) ?? null),
      parent: { path: parent, isHome: parent === routes.home() },
    };
    const json = JSON.stringify(gonePageSchema.parse(contract));
    const family = kind === "page" ? gonePages : goneFiles;
    write(family, address, { json, updated: contract.until, digest: digestOf(json), why: [] });
  }
  db.exec("COMMIT");
}
