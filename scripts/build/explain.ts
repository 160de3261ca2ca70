import type { DatabaseSync } from "node:sqlite";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { readNodes } from "#scripts/views/kept-nodes.ts";
import type { Plan, Reason } from "./plan.ts";

const meanings: Readonly<Record<Reason, string>> = {
  kept: "kept as it is",
  new: "not published yet",
  contract: "what it shows changed",
  site: "what all pages share changed (menu, banner)",
  code: "the code changed",
  missing: "its file is not in the published folder, or was altered there",
  full: "a full build was asked for",
};

/** Prints every page and file that would be made or removed, with the reason. */
export function printPlan({ files, removed, shell }: Plan, effects: Effects): void {
  for (const { path, reason } of files) if (reason !== "kept") effects.log(`${reason.padEnd(9)} ${path}`);
  for (const file of removed) effects.log(`removed   /${file}`);
  effects.log(`assets and pages without a family: ${meanings[shell]}`);
}

/** Prints what would happen to one address, what last changed it and what it reads. */
export function explainPage(db: DatabaseSync, plan: Plan, path: string, effects: Effects): void {
  const page = plan.files.find((file) => file.path === path);
  if (page === undefined) throw new DataError(`${path}: no page or file of the site has this address`);
  const { family, key, reason } = page;
  effects.log(`${path}: ${family}/${key}, ${meanings[reason]}`);
  const why = String(db.prepare("SELECT why FROM page WHERE family = ? AND key = ?").get(family, key)?.["why"] ?? "");
  effects.log(
    why === "" ? "written once, not changed since" : `last changed because of:\n  ${why.replaceAll("\n", "\n  ")}`,
  );
  const nodes = readNodes(db);
  const deps = nodes.find(({ name }) => name === `page:${family}/${key}`)?.deps ?? new Uint32Array();
  const names = new Map(nodes.map(({ id, name }) => [id, name]));
  effects.log(`reads ${deps.length} things:`);
  for (const id of deps) effects.log(`  ${names.get(id) ?? ""}`);
}
