import { isHashedAsset } from "#scripts/lib/published.ts";
import { tombstoneFiles, tombstonePages } from "./tombstones.ts";
import type { ManifestEntry } from "./manifest.ts";
import type { Plan } from "./plan.ts";
import type { Published, RegisterKind } from "./register.ts";

/** Addresses that this build serves with content of their own, without tombstones. */
export function publishedAddresses(
  plan: Plan,
  entries: ReadonlyMap<string, ManifestEntry>,
  downloads: ReadonlySet<string>,
): Published {
  const own = plan.files.filter(
    ({ output, file }) => entries.has(file) && output !== tombstonePages.name && output !== tombstoneFiles.name,
  );
  const pages = own.map(({ path, kind }): [string, RegisterKind] => {
    if (path.endsWith(".html")) return [path.slice(0, -".html".length), "page"];
    return [path, kind];
  });
  const assets = [...entries].filter(([file, { kind }]) => kind === "asset" && isHashedAsset(file));
  return new Map([
    ...pages,
    ...[...downloads].map((address): [string, RegisterKind] => [address, "file"]),
    ...assets.map(([file]): [string, RegisterKind] => [`/${file}`, "asset"]),
  ]);
}
