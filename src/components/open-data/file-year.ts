import type { OpenDataFile } from "#src/contracts/open-data-page.ts";

/** Year of a partial file: "2026"; "" for the file of a whole table. */
export function yearOf({ path }: Pick<OpenDataFile, "path">): string {
  return /-(\d{4})\.\w/.exec(path)?.[1] ?? "";
}
