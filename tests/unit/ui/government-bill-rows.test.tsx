import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { GovernmentBillRow } from "#src/lib/filters/government-bills.ts";
import { GovernmentBillRows } from "#src/ui/governments/GovernmentBillRows.tsx";

const bill: GovernmentBillRow = {
  id: "S_967",
  label: "S.967",
  title: "Accordo con la Serbia",
  state: "law",
  presented: "2023-12-14",
  published: "2024-05-20",
  votes: [],
};

it("shows a law's publication date, marks an unknown one, and shows none for a bill", () => {
  const cell = (row: GovernmentBillRow) =>
    /data-l="in Gazzetta">(.*?)<\/td>/
      .exec(renderToStaticMarkup(<GovernmentBillRows rows={[row]} />))?.[1]
      ?.replaceAll("\u00a0", " ");
  expect(cell(bill)).toBe("20 mag 2024");
  expect(cell({ ...bill, published: null })).toBe("non ancora acquisito");
  expect(cell({ ...bill, published: null, state: "to_begin" })).toBe("non applicabile");
});

it("has no date column if the source has no dates at all", () => {
  const html = renderToStaticMarkup(<GovernmentBillRows rows={[{ ...bill, published: null }]} hasGazette={false} />);
  expect(html).not.toContain("Gazzetta");
  expect(html).not.toContain("non ancora acquisito");
});
