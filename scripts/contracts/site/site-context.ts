import { compareCodes } from "#src/domain/compare.ts";
import { defineFile, definePage } from "#scripts/contracts/engine/reader.ts";
import { legislatureEnd } from "#scripts/contracts/stats/coverage.ts";
import { readings } from "#scripts/contracts/stats/readings.ts";
import { visibleHue } from "#src/lib/group-colors.ts";
import { governmentName } from "#scripts/contracts/stats/government-name.ts";

/** Data shared by all pages (banner, menu): a contract without a page, part of the digest of every page. */
export const siteContext = definePage({
  name: "site",
  keys: () => ["site"],
  path: () => "",
  search: null,
  build: (read) => {
    const { source, missingParts } = read.require("site", "site");
    const governments = read.all("government").toSorted((a, b) => compareCodes(b.start, a.start));
    return {
      source,
      missingParts: [...missingParts],
      end: read.derived(legislatureEnd, ""),
      readings: read.derived(readings, ""),
      governments: governments.map(({ id }) => ({ id, name: read.derived(governmentName, id) })),
    };
  },
});

interface GroupHue {
  readonly id: string;
  readonly light: string;
  readonly dark: string;
}

/**
 * `/gruppi.css`: `.g-<group id>` sets `--g`, the color of the group, in both themes. A file, because pages have no
 * inline styles.
 */
export const groupColors = defineFile({
  name: "group-colors",
  path: () => "/gruppi.css",
  build: (read) =>
    read
      .all("group")
      .flatMap(({ id, color }) =>
        color === null ? [] : [{ id, light: visibleHue(color, "light"), dark: visibleHue(color, "dark") }],
      ),
  serialize: (hues) =>
    `${rules(hues, "light")}\n@media screen and (prefers-color-scheme:dark){${rules(hues, "dark")}}\n`,
});

function rules(hues: readonly GroupHue[], theme: "light" | "dark"): string {
  return hues.map((hue) => `.g-${escapeClass(hue.id)}{--g:${hue[theme]}}`).join("");
}

/** Ids may contain dots and apostrophes, which have another meaning in a selector. */
function escapeClass(id: string): string {
  return id.replace(/[^\w-]/g, "\\$&");
}
