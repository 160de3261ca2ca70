import { formatNumber } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { legislation } from "./act-numbers.ts";
import { missing } from "./common.ts";

interface Counts {
  readonly bills: number | null;
  readonly laws: number | null;
  readonly areBySource?: true | undefined;
  readonly decrees: number | null;
  readonly inConversion: number | null;
  readonly legislativeDecrees: number;
  readonly legislativeAdopted: number;
  readonly implementing: number;
  readonly adopted: number;
}

/** The four key figures of /attivita_legislativa. Parts missing from the source get a text, never a zero. */
export function legislationFigures(counts: Counts, missingParts: readonly string[]) {
  const lacking = (part: string) => missingParts.includes(part);
  return [
    counts.laws === null || counts.bills === null
      ? { label: legislation.laws, value: missing.notAcquired, href: routes.acts("bill") }
      : {
          label: legislation.laws,
          value: formatNumber(counts.laws),
          note: legislation.lawsNote(counts.bills, counts.areBySource),
          // The list has fewer than the source counts.
          href: counts.areBySource === true ? routes.acts("bill") : `${routes.acts("bill")}?status=is_law`,
        },
    counts.inConversion === null || counts.decrees === null
      ? { label: legislation.inConversion, value: missing.notAcquired, href: routes.acts("decree") }
      : {
          label: legislation.inConversion,
          value: formatNumber(counts.inConversion),
          note: legislation.inConversionNote(counts.decrees),
          href: `${routes.acts("decree")}?status=c`,
        },
    lacking("legislativeDecrees")
      ? { label: legislation.legislativeDecrees, value: missing.notAcquired, href: routes.acts("dlgs") }
      : {
          label: legislation.legislativeDecrees,
          value: formatNumber(counts.legislativeDecrees),
          note: legislation.legislativeNote(counts.legislativeAdopted, counts.legislativeDecrees),
          href: routes.acts("dlgs"),
        },
    lacking("implementingDecrees")
      ? { label: legislation.toAdopt, value: missing.notAcquired, href: routes.acts("datt") }
      : {
          label: legislation.toAdopt,
          value: formatNumber(counts.implementing - counts.adopted),
          note: legislation.toAdoptNote(counts.implementing),
          href: `${routes.acts("datt")}?status=not_adopted`,
        },
  ];
}
