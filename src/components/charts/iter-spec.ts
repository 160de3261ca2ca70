import type { Stay } from "#src/domain/act-timeline.ts";
import { actPage } from "#src/i18n/acts.ts";
import { branch as branchName, missing } from "#src/i18n/common.ts";
import { formatCount, formatDayShort, formatIdentifier, formatNumber } from "#src/lib/format.ts";
import type { ChartData } from "./ChartTable.tsx";
import type { Iter } from "./IterChart.tsx";
import type { ChartSpec } from "./chart-spec.ts";

const colors = { C: "c2", S: "c1" } as const;

/** The last stay of an open iter has no known end. */
function isOver({ stays, isOpen }: Iter, stay: Stay): boolean {
  return !isOpen || stay !== stays.at(-1);
}

/** The interactive chart of an iter: a row per reading, with its days, and a line at the day of the law. */
export function iterSpec(title: string, iter: Iter): ChartSpec {
  const spans = iter.stays.map((stay) => {
    const end = isOver(iter, stay) ? formatDayShort(stay.end) : actPage.ongoing;
    const days = isOver(iter, stay) ? `, ${formatCount(stay.days, "giorno", "giorni")}` : "";
    const words = `${branchName[stay.branch]}: ${formatDayShort(stay.start)} – ${end}${days}`;
    return [formatIdentifier(stay.reading), stay.start, stay.end, words, colors[stay.branch]] as const;
  });
  return {
    type: "rangeBar",
    title,
    series: [{ name: actPage.iter, color: "c2", spans }],
    ...(iter.law === null ? {} : { event: { day: iter.law, name: actPage.lawMark(formatDayShort(iter.law)) } }),
  };
}

export function iterTable(iter: Iter): ChartData {
  return {
    head: actPage.stayHead,
    rows: iter.stays.map((stay) => [
      formatIdentifier(stay.reading),
      branchName[stay.branch],
      formatDayShort(stay.start),
      ...(isOver(iter, stay)
        ? [formatDayShort(stay.end), formatNumber(stay.days)]
        : [actPage.ongoing, missing.notComputed]),
    ]),
  };
}
