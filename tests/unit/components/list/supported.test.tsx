import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { SourcePart } from "#src/domain/codes.ts";
import { actListLabels } from "#src/i18n/act-lists.ts";
import { FilteredList } from "#src/components/list/FilteredList.tsx";
import { decreeSource } from "#src/stores/act-sources.ts";

/** Values that the form of decrees offers for a filter or ordering. */
function offered(name: string, missingParts: readonly SourcePart[] = []): string[] {
  const spec = { source: decreeSource, missingParts, labels: actListLabels.decree({}), Rows: () => null };
  const html = renderToStaticMarkup(<FilteredList spec={spec} initial={{ count: 0, results: [], page: 1 }} />);
  const select = new RegExp(`name="${name}".*?</select>`).exec(html)?.[0] ?? "";
  return [...select.matchAll(/<option value="([^"]+)"/g)].map(([, value = ""]) => value);
}

it("offers no filter or ordering that requires a missing part of the data", () => {
  expect(offered("typology")).toEqual(["is_key_act", "is_omnibus", "is_minotaurus", "is_subject_to_agreements"]);
  expect(offered("typology", ["decreeFlags"])).toEqual([]);
});
