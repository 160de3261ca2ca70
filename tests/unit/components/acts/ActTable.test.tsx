import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BillRow } from "#src/lib/lists/bills.ts";
import type { DecreeRow } from "#src/lib/lists/decrees.ts";
import type { GovernmentBillRow } from "#src/lib/lists/government-bills.ts";
import { ActTable, GovernmentBillTable } from "#src/components/acts/ActTable.tsx";

describe("bills", () => {
  const approved: BillRow = {
    id: "C_1",
    title: "Acque interne",
    numbers: ["C.1"],
    signers: ["Ada Rivalta"],
    otherSigners: 0,
    presented: "2026-01-13",
    statusDate: "2026-11-17",
    phase: "is_law",
    state: "is_law",
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
        renderToStaticMarkup(<ActTable kind="bill" rows={[{ ...approved, ...row }]} />),
      )?.[1];
    const seven = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fabio", "Gina"];
    expect(text({ signers: seven, otherSigners: 0 })).toBe("Ada, Bea, Ciro e altri 4 firmatari");
    expect(text({ signers: seven.slice(0, 3), otherSigners: 1 })).toBe("Ada, Bea, Ciro e un altro firmatario");
    expect(text({ signers: seven.slice(0, 3), otherSigners: 0 })).toBe("Ada, Bea e Ciro");
  });

  it("calls a bill a law once the law has a number", () => {
    const state = (row: BillRow): string =>
      /<td[^>]*>(.*?)<\/td>/
        .exec(renderToStaticMarkup(<ActTable kind="bill" rows={[row]} />))?.[1]
        ?.replaceAll(/<[^>]*>/g, "")
        .trim() ?? "";
    expect(state(approved)).toBe("Approvato in via definitiva");
    expect(state({ ...approved, law: { number: "171", date: "2026-11-20" } })).toBe(
      "Legge 20\u00A0novembre 2026, n.\u00A0171",
    );
  });
});

describe("decree-laws", () => {
  const decree: DecreeRow = {
    id: "2026-34",
    title: "Lavoro stagionale",
    date: "2026-11-11",
    published: "2026-11-12",
    state: "in_conversion",
    expires: "2027-01-11",
    days: null,
    daysLeft: null,
    law: null,
    government: null,
    typologies: ["is_key_act", "is_omnibus"],
  };

  /** The line above the title. */
  function note(row: DecreeRow): string {
    return (
      /<span class="note blk">(.*?)<\/span>/.exec(renderToStaticMarkup(<ActTable kind="decree" rows={[row]} />))?.[1] ??
      ""
    );
  }

  it("cites a decree-law in the usual form, with its date where it is known", () => {
    expect(note(decree)).toBe("n.\u00A034/2026\u00A0· 11\u00A0novembre 2026\u00A0· atto chiave\u00A0· omnibus");
    expect(note({ ...decree, date: null, typologies: [] })).toBe("n.\u00A034/2026");
  });

  it("counts the days left below the state of an open decree, down to the last, and nowhere else", () => {
    const text = (row: DecreeRow) =>
      renderToStaticMarkup(<ActTable kind="decree" rows={[row]} />).replaceAll("\u00a0", " ");
    expect(text({ ...decree, daysLeft: 11 })).toContain('<span class="note blk">restano 11 giorni</span>');
    expect(text({ ...decree, daysLeft: 1 })).toContain("resta 1 giorno<");
    expect(text({ ...decree, daysLeft: 0 })).toContain("restano 0 giorni<");
    expect(text(decree)).not.toContain("rest");
    const law = { number: "180", date: "2026-11-24" };
    expect(text({ ...decree, state: "converted", law, days: 53 })).toContain(
      ", n. 180, 53 giorni dopo la pubblicazione<",
    );
  });

  it("has no date column if the source has no dates at all", () => {
    const html = renderToStaticMarkup(
      <ActTable kind="decree" rows={[{ ...decree, published: null }]} missingParts={["gazette"]} />,
    );
    expect(html).not.toContain("Gazzetta");
    expect(html).not.toContain("Termine");
    expect(html).not.toContain("non ancora acquisito");
  });

  it("keeps the capital of a label without a prefix", () => {
    expect(renderToStaticMarkup(<ActTable kind="decree" rows={[decree]} />)).toContain('data-l="in Gazzetta"');
  });
});

describe("bills of a government", () => {
  const governmentBill: GovernmentBillRow = {
    id: "S_967",
    label: "S.967",
    title: "Accordo con la Serbia",
    state: "is_law",
    presented: "2023-12-14",
    published: "2024-05-20",
    votes: [],
  };

  it("shows a law's publication date, marks an unknown one, and shows none for a bill", () => {
    const cell = (row: GovernmentBillRow) =>
      /data-l="in Gazzetta">(.*?)<\/td>/
        .exec(renderToStaticMarkup(<GovernmentBillTable rows={[row]} />))?.[1]
        ?.replaceAll("\u00a0", " ");
    expect(cell(governmentBill)).toBe("20 mag 2024");
    expect(cell({ ...governmentBill, published: null })).toBe("non ancora acquisito");
    expect(cell({ ...governmentBill, published: null, state: "to_begin" })).toBe("non applicabile");
  });

  it("has no date column if the source has no dates at all", () => {
    const html = renderToStaticMarkup(
      <GovernmentBillTable rows={[{ ...governmentBill, published: null }]} missingParts={["gazette"]} />,
    );
    expect(html).not.toContain("Gazzetta");
    expect(html).not.toContain("non ancora acquisito");
  });
});
