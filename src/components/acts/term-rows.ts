import { conversionDays } from "#src/domain/act-state.ts";
import { ministryId } from "#src/domain/ministries.ts";
import { actLists } from "#src/i18n/act-lists.ts";
import { actNumber, decreeHeading } from "#src/i18n/act-texts.ts";
import { missing } from "#src/i18n/common.ts";
import { barWidth } from "#src/lib/bar-width.ts";
import type { ActRowOf } from "#src/lib/lists/acts.ts";
import { routes } from "#src/lib/routes.ts";

/** An act with its days to or after a term, as `ActTerms.astro` shows it. */
export interface TermRow {
  readonly href: string;
  readonly title: string;
  /** Days left, or days after the term. */
  readonly days: number;
  /** Filled part of the bar: "62.5%". */
  readonly width: string;
  /** Below the title: text, or names with links. */
  readonly meta: readonly { readonly label: string; readonly href?: string }[];
}

/**
 * Implementing decrees after their term, with those who propose them. Those without days, which not all sources give, are
 * left out: nothing ranks them.
 *
 * @param ministry id of the ministry of the page, which is not named again
 */
export function toLateRows(rows: readonly ActRowOf["datt"][], ministry?: string): TermRow[] {
  const longest = Math.max(...rows.map(({ overdueDays = 0 }) => overdueDays));
  return rows.flatMap(({ id, title, overdueDays, proposers, reference }) => {
    if (overdueDays === undefined) return [];
    const others = proposers
      .filter((name) => ministryId(name) !== ministry)
      .map((label) => ({ label, href: routes.ministry(ministryId(label)) }));
    const none = proposers.length === 0 ? [{ label: missing.notPublished }] : [];
    const law = ministry !== undefined && reference !== null ? [{ label: reference }] : [];
    const href = routes.act("datt", id);
    const meta = [...none, ...law, ...others];
    return [{ href, title, days: overdueDays, width: barWidth(overdueDays, longest), meta }];
  });
}

/** Decree-laws in conversion with the part of the sixty days that has gone; those without days are left out. */
export function toEndingRows(rows: readonly ActRowOf["decree"][]): TermRow[] {
  return rows.flatMap(({ id, title, daysLeft, expires }) =>
    daysLeft === null || expires === null
      ? []
      : [
          {
            ...{ href: routes.act("decree", id), title: decreeHeading(title), days: daysLeft },
            width: barWidth(conversionDays - daysLeft, conversionDays),
            meta: [{ label: actNumber(id) }, { label: actLists.until(expires) }],
          },
        ],
  );
}
