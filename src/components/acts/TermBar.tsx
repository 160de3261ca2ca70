import { conversionDays } from "#src/domain/act-state.ts";
import { actLists } from "#src/i18n/act-lists.ts";
import { barWidth } from "#src/lib/bar-width.ts";

interface Props {
  /** Days left of the sixty. */
  readonly left: number;
}

/** Elapsed days of the sixty of a decree-law, as a bar; full when the term is over. */
export function TermBar({ left }: Props) {
  return (
    <svg className="bar days" aria-hidden="true">
      <title>{actLists.term(left)}</title>
      <rect className="rest" width="100%" height="100%" />
      <rect className="gone" width={barWidth(conversionDays - left, conversionDays)} height="100%" />
    </svg>
  );
}
