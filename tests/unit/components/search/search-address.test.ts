import { expect, it } from "vitest";
import { fromAddress, unknownIn } from "#src/components/search/use-site-search.ts";
import { search } from "#src/i18n/search.ts";

const years = ["2026", "2025"];

it("keeps a year and a kind that the index does not have, and names them", () => {
  const query = fromAddress("?q=acqua&anno=1999&tipo=Libri");
  expect(query).toEqual({ text: "acqua", kind: "Libri", year: "1999" });
  expect(unknownIn(query, years)).toEqual(["Libri", "1999"]);
  expect(search.unknown(["1999"])).toBe("La ricerca non conosce «1999»: con questo valore non trova niente.");
  expect(search.unknown(["Libri", "1999"])).toBe(
    "La ricerca non conosce «Libri» e «1999»: con questi valori non trova niente.",
  );
});

it("knows its years and kinds, also by their former names", () => {
  for (const address of ["?search=acqua", "?q=acqua&anno=2026&tipo=Atti", "?q=acqua&tipo=Collegi+e+province"])
    expect(unknownIn(fromAddress(address), years)).toEqual([]);
  expect(fromAddress("?search=acqua&tipo=Collegi+e+province")).toEqual({
    ...{ text: "acqua", year: "" },
    kind: "Comuni, province e collegi",
  });
});
