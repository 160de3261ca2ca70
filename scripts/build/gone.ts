import type { DatabaseSync } from "node:sqlite";
import { goneTexts } from "#src/i18n/gone.ts";
import { routes } from "#src/lib/routes.ts";
import { gonePageSchema, type GonePage } from "#src/view/gone-page.ts";
import { defineFamily, type AnyFamily } from "#scripts/views/reader.ts";
import { digestOf } from "#scripts/lib/canonical.ts";
import { absoluteUrl } from "#src/config/site.ts";
import type { Register, Registered } from "./register.ts";

/** Pages that say what happened to an address: made from the register, not from the snapshot. */
export const gonePages: AnyFamily = defineFamily<GonePage>({
  name: "gone",
  schema: gonePageSchema,
  keys: () => [],
  path: (key) => key,
  build: () => {
    throw new Error("made from the register");
  },
});

/** The same for files: their readers are programs, so a sentence in the file's own kind. */
export const goneFiles: AnyFamily = defineFamily<GonePage>({
  ...gonePages,
  name: "gone-files",
  schema: gonePageSchema,
  keys: () => [],
  path: (key) => key,
  build: () => {
    throw new Error("made from the register");
  },
  emit: ({ address, since, until, parent }) =>
    address.endsWith(".json")
      ? `${JSON.stringify({ gone: until, published_since: since, see: absoluteUrl(parent.path) })}\n`
      : `${goneTexts.file(until, absoluteUrl(parent.path))}\n`,
});

/** The nearest page above an address that is still there. */
function parentOf(address: string, pages: ReadonlySet<string>): string {
  if (address.startsWith("/persone/")) return routes.deputies();
  for (let path = address; path.includes("/", 1);) {
    path = path.slice(0, path.lastIndexOf("/"));
    if (pages.has(path)) return path;
  }
  return routes.home();
}

/** Writes the contracts of all addresses that the data no longer have; `edition` dates those that go in this build. */
export function writeGone(db: DatabaseSync, register: Register, edition: string): void {
  const rows = db.prepare("SELECT path FROM page WHERE path <> '' AND family NOT IN ('gone', 'gone-files')").all();
  const pages = new Set(rows.map((row) => String(row["path"])));
  const isGone = ({ kind, address }: Registered): boolean =>
    kind !== "asset" && !pages.has(address) && !pages.has(`${address}.html`);
  db.exec("BEGIN; DELETE FROM page WHERE family IN ('gone', 'gone-files');");
  const insert = db.prepare(
    "INSERT INTO page (family, key, path, updated, digest, contract) VALUES (?, ?, ?, ?, ?, ?)",
  );
  for (const { address, kind, since, until } of [...register.entries.values()].filter(isGone)) {
    const parent = parentOf(address, pages);
    const contract: GonePage = {
      address,
      since,
      until: until ?? edition,
      parent: { path: parent, isHome: parent === routes.home() },
    };
    const json = JSON.stringify(gonePageSchema.parse(contract));
    insert.run(kind === "page" ? "gone" : "gone-files", address, address, contract.until, digestOf(json), json);
  }
  db.exec("COMMIT");
}
