import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { actListLabels } from "#src/i18n/act-lists.ts";
import { decreeList } from "#src/lib/lists/decrees.ts";
import { defaultState, type ListDefinition } from "#src/lib/filters/definition.ts";
import { FilterForm } from "#src/components/list/FilterForm.tsx";

const nothing = () => undefined;

/** Options of the outcome filter. */
function outcomes(
  list: Pick<ListDefinition<never>, "collection" | "filters" | "orderings" | "defaultOrdering">,
): string[] {
  const form = renderToStaticMarkup(
    <FilterForm
      list={list}
      labels={actListLabels.decree}
      state={defaultState(list)}
      onFilter={nothing}
      onOrdering={nothing}
      onReach={nothing}
    />,
  );
  const select = /name="status".*?<\/select>/.exec(form)?.[0] ?? "";
  return [...select.matchAll(/<option value="[^"]+">(.*?)<\/option>/g)].map(([, text = ""]) => text);
}

it("offers the values supported by the list", () => {
  const expired = "Termine scaduto, esito non ancora acquisito";
  expect(outcomes(decreeList)).toEqual(["In conversione", expired, "Convertito in legge", "Decaduto"]);
});
