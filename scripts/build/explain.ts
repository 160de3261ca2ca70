import type { DatabaseSync } from "node:sqlite";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { readNodes } from "#scripts/contracts/engine/node-store.ts";
import { siteConfig } from "#src/config/site.ts";
import type { FileKind, Manifest } from "./manifest.ts";
import type { Plan, Reason } from "./plan.ts";

const meanings: Readonly<Record<Reason, string>> = {
  unchanged: "unchanged",
  kept: "cannot be made at present: its record is not read yet, or it does not hold. The published one stays",
  new: "not published yet",
  contract: "what it shows changed",
  site: "what all pages share changed (menu, banner)",
  code: "the code changed",
  missing: "its file is not in the published folder, or was altered there",
  full: "a full build was requested",
};

/** How published files without a contract are decided. */
const others: Readonly<Record<FileKind, string>> = {
  page: "goes in the next build: nothing stands there any more",
  file: "goes in the next build: nothing stands there any more",
  standalone: "a page without a contract, made again when the code or what all pages share changes",
  asset: "comes with the code; a photo, with the pull",
  old: "an asset of earlier days, which stays for a while after its last use",
  index: "put together by every build that has something to do, from the pages or from the tables",
};

export function printPlan({ files, removed, standalone }: Plan, effects: Effects): void {
  for (const { path, reason } of files) if (reason !== "unchanged") effects.log(`${reason.padEnd(9)} ${path}`);
  for (const file of removed) effects.log(`removed   /${file}`);
  effects.log(`assets and standalone pages: ${meanings[standalone]}`);
}

/** Possible site paths for an address copied from a browser or from a list of files. */
function formsOf(address: string): string[] {
  const path = URL.parse(address, siteConfig.url)?.pathname ?? address;
  const stem = path.replace(/(?:\/|\/index\.html|\.html)$/, "") || "/";
  return [path, stem, `${stem}.html`];
}

/**
 * Prints what the build would do with one address, what last changed it and what it reads.
 * @param published manifest of the published site; null when there is none
 */
export function explainPage(
  db: DatabaseSync,
  plan: Plan,
  published: Pick<Manifest, "entries"> | null,
  address: string,
  effects: Effects,
): void {
  const forms = formsOf(address);
  const page = plan.files.find((file) => forms.includes(file.path));
  if (page === undefined) {
    const other = forms.find((form) => published?.entries.has(form.slice(1)) === true);
    const kind = published?.entries.get(other?.slice(1) ?? "")?.kind;
    if (other === undefined || kind === undefined)
      throw new DataError(`${address}: no page or file of the site has this address`);
    effects.log(`${other}: ${others[kind]}`);
    return;
  }
  const { output, key, path, reason } = page;
  effects.log(`${path}: ${output}/${key}, ${meanings[reason]}`);
  const why = String(db.prepare("SELECT why FROM page WHERE output = ? AND key = ?").get(output, key)?.["why"] ?? "");
  effects.log(
    why === "" ? "written once, not changed since" : `last changed because of:\n  ${why.replaceAll("\n", "\n  ")}`,
  );
  const nodes = readNodes(db);
  const deps = nodes.find(({ name }) => name === `page:${output}/${key}`)?.deps ?? new Uint32Array();
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  effects.log(`reads ${deps.length} things:`);
  for (const id of deps) effects.log(`  ${names.get(id) ?? ""}`);
}
