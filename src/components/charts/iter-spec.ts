import type { Stay } from "#src/domain/act-timeline.ts";
import { actPage } from "#src/i18n/acts.ts";
import { branch as branchName, missing } from "#src/i18n/common.ts";
import { formatCount, formatDayShort, formatIdentifier, formatNumber } from "#src/lib/format.ts";
import type { ChartData } from "./ChartTable.tsx";
import type { Iter } from "./IterChart.tsx";

/** The last stay of an open iter has no known end, unless the chamber has decided. */
export function isOver({ stays, isOpen }: Iter, stay: Stay): boolean {
  return !isOpen || stay.isOver === true || stay !== stays.at(-1);
}

/** Tooltip of a stay: "S. 1520", "Senato: 11 ott 2024 – 3 giu 2025, 235 giorni". An open stay has no days. */
export function stayText(iter: Iter, stay: Stay): string {
  const end = isOver(iter, stay) ? formatDayShort(stay.end) : actPage.ongoing;
  const days = isOver(iter, stay) ? `, ${formatCount(stay.days, "giorno", "giorni")}` : "";
  return `${formatIdentifier(stay.reading)}\n${branchName[stay.branch]}: ${formatDayShort(stay.start)} – ${end}${days}`;
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
