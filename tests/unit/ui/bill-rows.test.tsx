import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { BillRow } from "#src/lib/filters/act-rows.ts";
import { BillRows } from "#src/ui/acts/BillRows.tsx";

const approved: BillRow = {
  id: "C_1",
  title: "Acque interne",
  numbers: ["C.1"],
  signers: ["Ada Rivalta"],
  otherSigners: 0,
  presented: "2026-01-13",
  statusDate: "2026-11-17",
  phase: "is_law",
  state: "law",
  law: null,
  branch: "C",
  type: "ORD",
  initiative: "PARL",
  government: null,
  isKey: false,
  isRatification: false,
};

it("names three first signers and counts all others, first or not", () => {
  const text = (row: Pick<BillRow, "signers" | "otherSigners">): string | undefined =>
    /^.*<span class="note blk">(.*?)<\/span>/.exec(
      renderToStaticMarkup(<BillRows rows={[{ ...approved, ...row }]} term="" />),
    )?.[1];
  const seven = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fabio", "Gina"];
  expect(text({ signers: seven, otherSigners: 0 })).toBe("Ada, Bea, Ciro e altri 4 firmatari");
  expect(text({ signers: seven.slice(0, 3), otherSigners: 1 })).toBe("Ada, Bea, Ciro e un altro firmatario");
  expect(text({ signers: seven.slice(0, 3), otherSigners: 0 })).toBe("Ada, Bea e Ciro");
});

it("calls a bill a law once the law has a number", () => {
  const state = (row: BillRow): string =>
    /<td[^>]*>(.*?)<\/td>/
      .exec(renderToStaticMarkup(<BillRows rows={[row]} term="" />))?.[1]
      ?.replaceAll(/<[^>]*>/g, "")
      .trim() ?? "";
  expect(state(approved)).toBe("Approvato in via definitiva");
  expect(state({ ...approved, law: { number: "171", date: "2026-11-20" } })).toBe(
    "Legge 20\u00A0novembre 2026, n.\u00A0171",
  );
});
