/** Missing and unknown values of acts: shown as published, and nothing is inferred from them. */
import { describe, expect, it } from "vitest";
import { toCsvTable, type Column } from "#src/lib/columns.ts";
import { actColumns } from "#src/i18n/act-columns.ts";
import { billList } from "#src/lib/lists/bills.ts";
import { decreeList } from "#src/lib/lists/decrees.ts";
import {
  billOutcome,
  decreeOutcome,
  implementingOutcome,
  sourceCounts,
  totalSentence,
} from "#src/i18n/act-sentences.ts";
import { initiativeWords, stateWords } from "#src/i18n/act-texts.ts";
import { noAdoption } from "#src/i18n/acts.ts";
import { billPages } from "#scripts/contracts/acts/bill.ts";
import { toNumbers } from "#scripts/contracts/acts/numbers.ts";
import { decreePages, implementingDecreePages, legislativeDecreePages } from "#scripts/contracts/acts/decrees.ts";
import { actRows } from "#scripts/contracts/acts/rows.ts";
import { actTag } from "#scripts/contracts/acts/tags.ts";
import { actReader } from "#tests/fixtures/act-reader.ts";
import { bill, decree, implementingDecree, legislativeDecree, reading, step } from "#tests/fixtures/act-records.ts";
import { site } from "#tests/fixtures/builders.ts";

const cellsOf = <Row>(columns: readonly Column<Row>[], row: Row) => toCsvTable(columns, [row]).rows.flat();

describe("the days left of a decree-law", () => {
  const daysOf = (published: string) => decreePages.build(actReader([decree({ published })]), "2026-23").state;

  it("are told from sixty to none on the day of the edition", () => {
    expect([daysOf("2026-11-20").daysLeft, daysOf("2026-09-21").daysLeft]).toEqual([60, 0]);
  });
  it("are not where the term is longer than a term, or over", () => {
    expect(daysOf("2026-12-24")).toMatchObject({ code: "in_conversion", daysLeft: null });
    expect(daysOf("2026-09-20")).toMatchObject({ code: "expired", daysLeft: null });
  });
});

it("the median time of conversion leaves out the days left of a decree still open", () => {
  const converted = (id: string, law: string) =>
    decree({ id, status: "converted", published: "2026-01-01", conversionLaw: { date: law, number: "1" } });
  const read = actReader([
    converted("2026-1", "2026-02-20"),
    converted("2026-2", "2026-02-28"),
    decree({ id: "2026-3", published: "2026-10-01" }),
    decree({ id: "2026-4", published: "2026-09-25" }),
  ]);
  // 50 and 58 days; the open ones have 10 and 4 days left, with which it would be 30.
  expect(toNumbers(read).decrees.medianDays).toBe(54);
});

describe("a step that the source lists as still to come", () => {
  const steps = [
    step({ date: "2026-10-05", branch: "C", reading: "C.1742", kind: "presented", label: "Presentato" }),
    step({ branch: "C", reading: "C.1742", kind: "approved", label: "Da approvare" }),
    step({ branch: "S", reading: "S.900", kind: "approved", label: "Da approvare al Senato", isPending: true }),
  ];
  const own = bill({ steps, readings: [reading("C.1742"), reading("S.900", { order: 2 })], statusDate: null });

  it("is told so, and so is one before it without a date", () => {
    const { passages } = billPages.build(actReader([own]), "C_1742");
    expect(passages.flatMap(({ steps: rows }) => rows).map(({ label, isPending }) => [label, isPending])).toEqual([
      ["Presentato", undefined],
      ["Da approvare", true],
      ["Da approvare al Senato", true],
    ]);
  });

  it("leaves steps without a date as they are where nothing is to come", () => {
    const past = bill({ steps: steps.slice(0, 2) });
    const { passages } = billPages.build(actReader([past]), "C_1742");
    expect(passages.flatMap(({ steps: rows }) => rows).some(({ isPending }) => isPending)).toBe(false);
  });

  it("moves neither the last step nor the end of a bill", () => {
    const rejected = step({ date: "2027-01-10", kind: "rejected", isPending: true });
    const read = actReader([bill({ phase: "rejected", statusDate: null, steps: [...steps, rejected] })]);
    expect(actRows.bill(read)[0]).toMatchObject({ statusDate: "2026-10-05", state: "ended" });
  });

  it("stands at the end of the iter of a decree-law", () => {
    const carried = bill({ id: "C_2000", steps: [step({ date: "2026-10-20", reading: "C.2000", kind: "assigned" })] });
    const own_ = decree({
      conversionBills: ["C_2000"],
      steps: [
        step({ date: "2026-10-02", kind: "published", label: "Pubblicato" }),
        step({ kind: "law", label: "Da convertire", isPending: true }),
      ],
    });
    const { passages } = decreePages.build(actReader([own_, carried]), "2026-23");
    expect(passages.flatMap(({ steps: rows }) => rows).map(({ label }) => label)).toEqual([
      "Pubblicato",
      "Passaggio",
      "Da convertire",
    ]);
  });
});

describe("implementing decrees of a legislative decree", () => {
  const page = (
    facts: Parameters<typeof legislativeDecree>[0],
    missingParts: readonly "implementingDecrees"[] = [],
  ) => {
    const read = actReader([legislativeDecree(facts)], {
      site: [site({ source: "api", missingParts: [...missingParts] })],
    });
    return { page: legislativeDecreePages.build(read, "2024-110"), row: actRows.dlgs(read)[0] };
  };

  it("are those that the source counts, where we hold none", () => {
    const { page: own, row } = page({ implementing: { toAdopt: 7, adopted: 2 } });
    expect(own.implementation).toMatchObject({ rows: [], counts: { toAdopt: 7, adopted: 2 } });
    expect(sourceCounts({ toAdopt: 7, adopted: 2 }).replaceAll("\u00A0", " ")).toBe(
      "7 da adottare, 2 adottati, secondo la fonte.",
    );
    expect(row).toMatchObject({ implementing: 9, adopted: 2, isSourceCount: true });
  });

  it("are ours where both count the same", () => {
    const ours = implementingDecree({ reference: { label: "D.lgs.", act: { kind: "dlgs", id: "2024-110" } } });
    const read = actReader([legislativeDecree({ implementing: { toAdopt: 1, adopted: 0 } }), ours]);
    expect(legislativeDecreePages.build(read, "2024-110").implementation.counts).toBeNull();
    expect(actRows.dlgs(read)[0]).toMatchObject({ implementing: 1, adopted: 0 });
  });

  it("are not known to be none where the source has no such decrees", () => {
    expect(page({}, ["implementingDecrees"]).row).toMatchObject({ implementing: null, adopted: null });
    expect(page({}).row).toMatchObject({ implementing: 0, adopted: 0 });
    expect(sourceCounts({ toAdopt: 0, adopted: 0 })).toBe("Nessun decreto attuativo, secondo la fonte.");
  });
});

describe("a total of euro that the years do not give", () => {
  it("is told beside them, or alone", () => {
    const read = actReader([
      legislativeDecree({ lockedTotal: 10_000_000 }),
      implementingDecree({ resourcesTotal: 5_000_000, resources: [{ year: 2025, amount: 1_000_000 }] }),
    ]);
    expect(legislativeDecreePages.build(read, "2024-110")).toMatchObject({ lockedResources: [], lockedTotal: 1e7 });
    expect(implementingDecreePages.build(read, "3107")).toMatchObject({ resources: 5e6, resourcesTotal: 5e6 });
    expect(totalSentence("10 milioni di euro", false)).toBe("10 milioni di euro in tutto; anni non indicati.");
  });
});

describe("words never seen", () => {
  const odd = bill({
    type: null,
    typeText: "Legge provinciale",
    initiative: null,
    initiativeText: "Mista",
    phase: null,
    phaseText: "Stralciato in parte",
    status: null,
    statusDate: null,
  });
  const open = decree({ status: null, statusText: "Sospeso" });
  const late = implementingDecree({ status: null, statusText: "In istruttoria" });
  const read = actReader([odd, open, late]);

  it("stand on pages as the source wrote them", () => {
    const own = billPages.build(read, "C_1742");
    expect(own).toMatchObject({
      typeText: "Legge provinciale",
      initiativeText: "Mista",
      phaseText: "Stralciato in parte",
    });
    expect(billOutcome(own).word).toBe("Stralciato in parte");
    expect(initiativeWords(own)).toBe("iniziativa: mista");
    expect(decreeOutcome(decreePages.build(read, "2026-23")).word).toBe("Sospeso");
    expect(implementingOutcome(implementingDecreePages.build(read, "3107")).word).toBe("In istruttoria");
    expect(read.derived(actTag, "decree/2026-23")).toMatchObject({ state: null, stateText: "Sospeso" });
  });

  it("stand in lists and their CSV, and in no option of a filter", () => {
    const [row] = actRows.bill(read);
    const [decreeRow] = actRows.decree(read);
    const [dattRow] = actRows.datt(read);
    expect(row && cellsOf(actColumns.bill, row).slice(3, 9)).toEqual([
      "Stralciato in parte",
      "unknown",
      "2024-03-14",
      "2024-03-14",
      "Mista",
      "Legge provinciale",
    ]);
    expect(decreeRow && cellsOf(actColumns.decree, decreeRow)[4]).toBe("Sospeso");
    expect(dattRow && [cellsOf(actColumns.datt, dattRow)[2], stateWords(dattRow)]).toEqual([
      "In istruttoria",
      "In istruttoria",
    ]);
    const matches = (name: string, value: string) =>
      row && billList.filters.find((filter) => filter.name === name)?.matches([value])(row);
    expect(["is_law", "to_begin"].map((phase) => matches("status", phase))).toEqual([false, false]);
    const outcome = decreeList.filters.find(({ name }) => name === "status");
    expect(decreeRow && ["c", "converted"].map((state) => outcome?.matches([state])(decreeRow))).toEqual([
      false,
      false,
    ]);
  });
});

it("says of an adoption without a day that the day is missing, not the adoption", () => {
  expect([noAdoption("adopted"), noAdoption("unknown"), noAdoption("not_adopted")]).toEqual([
    "data non pubblicata",
    "non ancora acquisito",
    "non ancora avvenuta",
  ]);
});
