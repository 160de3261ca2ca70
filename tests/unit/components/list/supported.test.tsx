import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { SourcePart } from "#src/domain/codes.ts";
import { actListLabels } from "#src/i18n/act-lists.ts";
import { withOptions } from "#src/components/list/labels.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import { actSources } from "#src/stores/act-sources.ts";

/** What the form of decrees offers: orderings, the filter of those about to expire, and the folded filters. */
function offered(missingParts: readonly SourcePart[] = []) {
  const labels = withOptions(actListLabels.decree, {
    government: [{ value: "i-governo-uno", label: "I Governo Uno" }],
  });
  const spec = { source: actSources(null).decree, missingParts, labels, Rows: () => null };
  const html = renderToStaticMarkup(<FilteredList spec={spec} initial={{ count: 0, results: [], page: 1 }} />);
  const [orderings = ""] = /id="govdecrees-ordering".*?<\/select>/.exec(html) ?? [];
  return {
    orderings: [...orderings.matchAll(/<option value="([^"-]+)"/g)].map(([, value]) => value),
    isAboutToExpire: html.includes('name="is_next_10_days"'),
    folded: /<summary>(.*?)<\/summary>/.exec(html)?.[1],
  };
}

it("offers no filter or ordering that requires a missing part of the data", () => {
  expect(offered()).toEqual({
    orderings: ["publication_gu_date", "expiry_date", "date_presenting"],
    isAboutToExpire: true,
    folded: "Altri filtri: tipologia, governo",
  });
  expect(offered(["gazette", "decreeFlags"])).toEqual({
    orderings: ["date_presenting"],
    isAboutToExpire: false,
    folded: "Altri filtri: governo",
  });
});
