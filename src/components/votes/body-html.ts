import { hemicycleHtml } from "#src/charts/hemicycle-html.ts";
import type { CodeCounts } from "#src/domain/code-counts.ts";
import { barLabel } from "#src/i18n/vote-page.ts";
import type { Html } from "#src/lib/html.ts";
import { countsByCode, decidingTotals, toEntries, toGroupRows } from "#src/ui/votes/vote-roll.ts";
import type { Composition } from "#src/view/composition.ts";
import type { VotePage } from "#src/view/vote-page.ts";
import { changesHtml, sinceHtml } from "./changes-html.ts";
import { countsHtml } from "./counts-html.ts";
import { groupRowsHtml, legendHtml } from "./groups-html.ts";
import { rebelsHtml } from "./rebels-html.ts";
import { rollHtml } from "./roll-html.ts";
import { abroadHtml, areaRowsHtml, mapHtml, mapLegendHtml, toAreaRows } from "./territory-html.ts";

/** Content of the holes in `VoteBody.astro` and its sections, by name. */
export function bodyHtml(vote: VotePage, chamber: Composition, counts: CodeCounts): Readonly<Record<string, Html>> {
  const entries = toEntries(vote, chamber);
  const groups = toGroupRows(vote, chamber);
  const areas = toAreaRows(vote.areas);
  const label = barLabel(countsByCode(counts), null);
  return {
    seats: hemicycleHtml({ entries, chamber, totals: decidingTotals(vote), label }),
    counts: countsHtml(vote, counts),
    rebels: rebelsHtml(vote, entries, chamber),
    ...(vote.changes !== null && {
      since: sinceHtml(vote.changes),
      changes: changesHtml(vote.changes, entries, chamber, vote),
    }),
    groupRows: groupRowsHtml(groups, vote),
    groupLegend: legendHtml(groups.map(({ bloc }) => bloc.counts)),
    ...(!vote.isSecret && {
      map: mapHtml(areas),
      mapLegend: mapLegendHtml(areas),
      abroad: abroadHtml(areas),
      areaRows: areaRowsHtml(areas),
    }),
    names: rollHtml(vote, entries, chamber),
  };
}
