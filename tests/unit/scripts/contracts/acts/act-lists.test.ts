import { describe, expect, it } from "vitest";
import { actArchivePages, actMonthPages, actYearPages } from "#scripts/contracts/acts/archive.ts";
import { actListPages } from "#scripts/contracts/acts/lists.ts";
import {
  actCsvFiles,
  billIndexFile,
  billRowFiles,
  billSetFiles,
  billWordFiles,
} from "#scripts/contracts/acts/data-files.ts";
import { legislationPages, numbersFiles, numbersPages } from "#scripts/contracts/acts/numbers.ts";
import { actRows } from "#scripts/contracts/acts/rows.ts";
import { toCsvTable } from "#src/lib/columns.ts";
import { actLists } from "#src/i18n/act-lists.ts";
import { actColumns } from "#src/i18n/act-columns.ts";
import { applyState, haveAmong } from "#src/lib/filters/apply.ts";
import type { Filter, ListDefinition } from "#src/lib/filters/definition.ts";
import { billList, type BillFacts, type IncompleteBill, type IndexedBill } from "#src/lib/lists/bills.ts";
import { fromIndex } from "#src/lib/filters/indexed-list.ts";
import { decreeList } from "#src/lib/lists/decrees.ts";
import { legislativeDecreeList } from "#src/lib/lists/legislative-decrees.ts";
import type { Act } from "#src/domain/records.ts";
import { decodeState } from "#src/lib/filters/codec.ts";
import { actSources } from "#src/stores/act-sources.ts";
import type { AnyOutput } from "#scripts/contracts/engine/reader.ts";
import { bill, decree, implementingDecree, legislativeDecree, reading } from "#tests/fixtures/act-records.ts";
import { body, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const readerOf = (acts: Act[]) => memoryReader({ act: acts, site: [site()] });

/** Bills of a year, one a day from January on. */
function billsOf(year: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const day = `${year}-${String(1 + (index % 12)).padStart(2, "0")}-01`;
    return bill({
      id: `C_${String(index)}`,
      readings: [reading(`C.${String(index)}`)],
      presented: day,
      statusDate: day,
    });
  });
}

it("gives a list without acts the version of the edition, and the numbers that of the acts that there are", () => {
  const reader = memoryReader({
    act: [bill({})],
    site: [site({ dataDate: { C: "2025-12-03", S: "2024-05-08" } })],
    changes: [
      { day: "2026-11-26", kind: "person", key: "p1", change: "changed", field: "", before: null, after: null },
    ],
  });
  const [, , legislativeDecrees] = actListPages;
  expect(legislativeDecrees.build(reader, "index").updated).toBe("2026-11-26");
  expect(numbersPages.build(reader, "index").updated).toBe("2026-11-20");
});

it("says above a list what its acts are as a whole", () => {
  const reader = readerOf([
    bill({ id: "C_1", phase: "is_law" }),
    bill({ id: "C_2", readings: [reading("C.2")] }),
    decree({ id: "2026-1", status: "in_conversion", published: "2026-11-12" }),
    decree({ id: "2026-2", status: "in_conversion", published: "2026-10-02" }),
    decree({ id: "2026-3", status: "converted", published: "2026-09-01" }),
    legislativeDecree(),
  ]);
  const [bills, decrees, legislative] = actListPages;
  expect(bills.build(reader, "index").laws).toBe(1);
  const { open, next } = decrees.build(reader, "index");
  expect(open.count).toBe(2);
  expect(open.rows.map(({ id }) => id)).toEqual(["2026-2", "2026-1"]);
  expect(next).toMatchObject({ id: "2026-2", day: "2026-12-01", others: 0 });
  expect(legislative.build(reader, "index").implementing).toEqual({ asked: 0, adopted: 0, lacking: [] });
  const of = (number: number) => ({ label: "", act: { kind: "dlgs" as const, id: `2024-${String(number)}` } });
  const asking = readerOf([
    legislativeDecree(),
    legislativeDecree({ id: "2024-111", number: 111, billDate: "2024-08-01" }),
    legislativeDecree({ id: "2024-112", number: 112, billDate: "2024-08-02" }),
    implementingDecree({ id: "1", reference: of(110) }),
    implementingDecree({ id: "4", reference: of(110) }),
    implementingDecree({ id: "2", reference: of(111) }),
    implementingDecree({ id: "3", reference: of(112), status: "adopted", adoptionDate: "2025-01-10" }),
  ]);
  expect(legislative.build(asking, "index").implementing).toEqual({
    ...{ asked: 4, adopted: 1 },
    lacking: [
      { id: "2024-111", count: 1 },
      { id: "2024-110", count: 2 },
    ],
  });
  const announced = legislativeDecree({ id: "2026-9", adopted: null, billDate: null, published: null });
  expect(legislationPages.build(readerOf([legislativeDecree(), announced]), "index").counts).toMatchObject({
    ...{ legislativeDecrees: 2, legislativeAdopted: 1 },
  });
});

it("names no first term while one is not known, and counts the others of the day", () => {
  const open = (id: string, published: string | null) => decree({ id, status: "in_conversion", published });
  const [, decrees] = actListPages;
  const next = (acts: Act[]) => decrees.build(readerOf(acts), "index").next;
  expect(next([open("2026-1", "2026-11-12"), open("2026-2", null)])).toBeNull();
  expect(next([open("2026-1", "2026-11-12"), open("2026-2", "2026-11-12")])).toMatchObject({ id: "2026-1", others: 1 });
});

describe("archive", () => {
  it("lists a year of a few acts whole, and what has no date apart", () => {
    const reader = readerOf([...billsOf("2023", 3), bill({ presented: null, statusDate: null })]);
    expect(actArchivePages.build(reader, "bill").years).toEqual([
      { year: "2023", count: 3 },
      { year: "senza-data", count: 1 },
    ]);
    const page = actYearPages.build(reader, "bill/2023");
    expect(page.isSplit).toBe(false);
    expect(page.months.map(({ month, acts }) => [month, acts.length])).toEqual([
      ["2023-03", 1],
      ["2023-02", 1],
      ["2023-01", 1],
    ]);
    expect(actYearPages.build(reader, "bill/senza-data").months).toMatchObject([{ month: null, count: 1 }]);
    expect(actMonthPages.keys(reader)).toEqual([]);
  });

  it("tells decrees that were adopted from those that stand in a year by their term", () => {
    const reader = readerOf([
      implementingDecree({ id: "1", adoptionDate: "2026-03-01", status: "adopted" }),
      implementingDecree({ id: "2", deadline: "2026-05-26" }),
      implementingDecree({ id: "3", deadline: "2027-01-31" }),
      implementingDecree({ id: "4", deadline: null }),
    ]);
    const { years } = actArchivePages.build(reader, "datt");
    expect(years).toEqual([
      { year: "2027", count: 1, terms: 1 },
      { year: "2026", count: 2, done: 1, terms: 1 },
      { year: "senza-data", count: 1 },
    ]);
    expect(years.map((year) => actLists.yearCount(year).replaceAll("\u00a0", " "))).toEqual([
      "1 da adottare",
      "1 adottato, 1 da adottare",
      "1 atto",
    ]);
    const { months } = actYearPages.build(reader, "datt/2026");
    expect(months.map(({ count, terms, acts }) => [count, terms, acts[0]?.isTerm])).toEqual([
      [1, 1, true],
      [1, undefined, undefined],
    ]);
  });

  it("gives the law that a bill of the archive became", () => {
    const reader = readerOf([
      bill({ id: "C_1", presented: "2026-05-02", law: { number: "96", date: "2026-06-22", published: null } }),
      bill({ id: "C_2", presented: "2026-05-01" }),
    ]);
    expect(actYearPages.build(reader, "bill/2026").months[0]?.acts.map(({ id, law }) => [id, law])).toEqual([
      ["C_1", { number: "96", date: "2026-06-22", isConstitutional: false }],
      ["C_2", undefined],
    ]);
  });

  it("gives the months of a year of many acts pages of their own", () => {
    const reader = readerOf(billsOf("2023", 301));
    expect(actYearPages.build(reader, "bill/2023")).toMatchObject({ isSplit: true, count: 301 });
    expect(actMonthPages.keys(reader)).toContain("bill/2023-01");
    expect(actMonthPages.build(reader, "bill/2023-01").acts).toHaveLength(26);
    expect(actMonthPages.path("bill/2023-01")).toBe("/attivita_legislativa/disegni_di_legge/archivio/2023/01");
  });
});

it("downloads all first signers of a bill, and counts only who else signed and stands", () => {
  const sign = (name: string, isFirst: boolean, withdrawn: string | null = null) => ({
    person: null,
    name,
    isFirst,
    added: null,
    withdrawn,
  });
  const firsts = ["Ada", "Bea", "Ciro", "Dino", "Elio", "Fabio", "Gina"].map((name) => sign(name, true));
  const signatures = [
    ...firsts,
    sign("Ivo", true, "2024-01-01"),
    sign("Lea", false),
    sign("Mino", false, "2024-01-01"),
  ];
  const rows = actRows.bill(readerOf([bill({ signatures })]));
  const { header, rows: lines } = toCsvTable(actColumns.bill, rows);
  const line = new Map(lines.flat().map((cell, index) => [header[index], cell]));
  expect(line.get("first_signers")).toBe("Ada; Bea; Ciro; Dino; Elio; Fabio; Gina");
  expect(line.get("other_signers")).toBe(1);
});

describe("a search in the lists", () => {
  const titles = { title: "Conversione di misure urgenti per le acque", shortTitle: "Sicurezza idrica" };

  it("finds words of the official title where a short one is shown", () => {
    const reader = readerOf([
      bill(titles),
      decree(titles),
      legislativeDecree({ descriptiveTitle: "Codice delle acque" }),
    ]);
    expect(billWordFiles[0].build(reader, "parole").words).toEqual(expect.arrayContaining(["urgenti", "idrica"]));
    const found = <Row>(list: ListDefinition<Row>, rows: readonly Row[], word: string) =>
      applyState(list, { values: { search: [word] }, ordering: list.defaultOrdering, page: 1 }, rows).count;
    expect(found(decreeList, actRows.decree(reader), "urgenti")).toBe(1);
    expect(found(decreeList, actRows.decree(reader), "idrica")).toBe(1);
    expect(found(legislativeDecreeList, actRows.dlgs(reader), "codice")).toBe(1);
    expect(actRows.decree(reader)[0]?.title).toBe("Sicurezza idrica");
  });
});

describe("searches by number", () => {
  const reader = readerOf([
    decree({ id: "2026-20" }),
    legislativeDecree({ id: "2024-110" }),
    bill({ law: { number: "96", date: "2026-06-22", published: null } }),
  ]);
  const countOf = <Row>(list: ListDefinition<Row>, rows: readonly Row[], text: string) =>
    applyState(list, { values: { search: [text] }, ordering: list.defaultOrdering, page: 1 }, rows).count;

  it.each(["20/2026", "n. 20/2026", "dl 20/2026", "decreto-legge 20 del 2026", "d.l. n. 20"])(
    "%j finds the decree-law that is cited so",
    (text) => expect(countOf(decreeList, actRows.decree(reader), text)).toBe(1),
  );

  it.each(["110/2024", "d.lgs. 110/2024", "decreto legislativo n. 110 del 2024"])(
    "%j finds the legislative decree",
    (text) => expect(countOf(legislativeDecreeList, actRows.dlgs(reader), text)).toBe(1),
  );

  it.each(["legge 96", "legge 96/2026", "legge n. 96 del 2026"])("%j finds the bill that became this law", (text) =>
    expect(countOf(billList, actRows.bill(reader), text)).toBe(1),
  );
});

describe("data of the bills' list", () => {
  it("keeps in the index what filters look at, and the rows by the days of the last step", () => {
    const acts = [
      bill({ isKey: true, type: "COST" }),
      bill({ id: "C_2", statusDate: null, presented: null, initiative: null, government: null }),
    ];
    const reader = readerOf(acts);
    const rows = fromIndex<IncompleteBill>(billList, billIndexFile.build(reader, "indice"));
    expect(rows.find(({ id }) => id === "C_1742")).toMatchObject({
      type: "COST",
      isKey: true,
      isRatification: false,
      statusDate: "2024-03-14",
    });
    expect(rows.find(({ id }) => id === "C_1742")).not.toHaveProperty("title");
    expect(rows.find(({ id }) => id === "C_2")).toMatchObject({ initiative: null, government: null, statusDate: null });
    expect(billRowFiles.keys(reader)).toEqual(["2024-03-1", "senza-data"]);
    expect(billRowFiles.build(reader, "2024-03-1")[0]?.title).toContain("acque interne");
  });
});

describe("the filter of bills by committee", () => {
  const assigned = (id: string | null, type: string | null) => ({
    reading: "C.1742",
    body: id,
    bodyName: "Commissione",
    type,
    seat: null,
    date: null,
  });
  const reader = memoryReader({
    act: [
      bill({
        id: "C_1",
        assignments: [assigned("camera-ambiente", "primaria"), assigned("camera-bilancio", "consultiva")],
      }),
      bill({ id: "C_2", assignments: [assigned("senato-finanze", null), assigned(null, "primaria")] }),
      bill({ id: "C_3" }),
    ],
    body: [
      body({ id: "camera-ambiente", name: "VIII Commissione (Ambiente)", shortName: "Ambiente" }),
      body({ id: "camera-bilancio", name: "V Commissione (Bilancio)", shortName: "Bilancio" }),
      body({ id: "senato-finanze", branch: "S", name: "6ª Commissione (Finanze)", shortName: "Finanze" }),
    ],
    site: [site()],
  });
  const published = new Map(
    [billIndexFile, billSetFiles, ...billWordFiles, billRowFiles].flatMap((output: AnyOutput) =>
      output
        .keys(reader)
        .map(
          (key) =>
            [output.path(key), JSON.parse(String(output.content?.(output.contract(reader, key).json, key)))] as const,
        ),
    ),
  );
  const found = async (query: string) => {
    const asked: string[] = [];
    const state = decodeState(billList, new URLSearchParams(query));
    const rows = await actSources(null).bill.loadRows(state, (path) => {
      asked.push(path);
      return Promise.resolve(published.get(path));
    });
    // The rows are those that the search has found.
    const filters = billList.filters.filter(({ name }) => name !== "search");
    const found = applyState({ ...billList, filters }, state, rows).results;
    return { asked, ids: found.map(({ id }) => id) };
  };

  it("offers the committees that examine a bill, not those asked for an opinion", () => {
    expect(actListPages[0].build(reader, "index").options["committee"]).toEqual([
      { value: "camera-ambiente", label: "Camera, Ambiente" },
      { value: "senato-finanze", label: "Senato, Finanze" },
    ]);
  });

  it("loads the committees only when it is set, also together with a search", async () => {
    expect((await found("committee=camera-ambiente")).ids).toEqual(["C_1"]);
    expect((await found("committee=senato-finanze&search=acque")).ids).toEqual(["C_2"]);
    expect((await found("committee=camera-bilancio")).ids).toEqual([]);
    expect((await found("committee=camera-ambiente")).asked).toEqual([
      "/dati/atti/disegni_di_legge/indice.json",
      "/dati/atti/disegni_di_legge/commissioni.json",
    ]);
    expect((await found("branch=C")).asked).toEqual(["/dati/atti/disegni_di_legge/indice.json"]);
  });

  it("makes the rows of a file once, so that filtered and sorted rows are found again", async () => {
    const rowsFor = async (query: string) =>
      await actSources(null).bill.loadRows(decodeState(billList, new URLSearchParams(query)), (path) =>
        Promise.resolve(published.get(path)),
      );
    expect(await rowsFor("branch=C")).toBe(await rowsFor("branch=S"));
    expect(await rowsFor("committee=camera-ambiente")).toBe(await rowsFor("branch=C"));
  });

  it("has no filter on a field that the index lacks", () => {
    // @ts-expect-error signers are in the complete rows only: a filter on them would find nothing
    const field: keyof IndexedBill = "signers";
    expect(JSON.stringify(published.get("/dati/atti/disegni_di_legge/indice.json"))).not.toContain(field);
    const matches = haveAmong((row: BillFacts) => row.committees);
    // @ts-expect-error committees are in a file of their own: a filter that does not say so would find nothing
    const committee: Filter<IndexedBill> = { name: "committee", kind: "choice", matches };
    expect(billList.filters.find(({ name }) => name === committee.name)?.reads).toBe("committees");
  });
});

describe("a source that does not tell how acts were made or chosen", () => {
  const unknown = { isKey: null };
  const reader = memoryReader({
    act: [
      bill(unknown),
      decree({ ...unknown, isOmnibus: null, isMinotaurus: null, isSubjectToAgreements: null, published: null }),
    ],
    site: [site({ missingParts: ["keyActs", "decreeFlags", "gazette"] })],
  });

  it("leaves the cells of its downloads empty, where one that does writes yes or no", () => {
    const cellOf = (read: typeof reader) => {
      const { header, rows } = actCsvFiles.build(read, "bill");
      return rows[0]?.[header.indexOf("is_key_act")];
    };
    expect(cellOf(reader)).toBeNull();
    expect(cellOf(readerOf([bill({ isKey: true })]))).toBe(1);
    expect(cellOf(readerOf([bill({ isKey: false })]))).toBe(0);
    expect(actRows.decree(reader)[0]?.typologies).toEqual([]);
  });

  it("counts no selection of key acts", () => {
    const selections = (read: typeof reader) =>
      numbersPages.build(read, "index").bills.months.map(({ selection }) => selection);
    expect(selections(reader)).toEqual(["all", "noRatification"]);
    expect(selections(readerOf([bill()]))).toEqual(["all", "noRatification", "key", "keyNoRatification"]);
    expect(new Set(numbersFiles.build(reader, "presentati").rows.map(([selection]) => selection))).toEqual(
      new Set(["all", "noRatification"]),
    );
  });
});

describe("numbers", () => {
  it("leaves out of the charts what has no initiative, and says how many", () => {
    const law = bill({
      id: "C_1",
      phase: "is_law",
      initiative: "GOV",
      law: { number: "9", date: "2024-05-13", published: null },
    });
    const page = numbersPages.build(readerOf([law, bill(), bill({ id: "C_3", initiative: null })]), "index");
    expect(page.bills).toMatchObject({
      total: { gov: 1, parl: 1, other: 0 },
      laws: { gov: 1, parl: 0, other: 0 },
      leftOut: 1,
    });
    expect(page.bills.days).toMatchObject({ median: 60, medianParl: null, known: 1 });
    expect(page.bills.months[0]?.approved.at(-1)).toEqual({ month: "2024-05", gov: 1, parl: 0, other: 0 });
  });

  it("puts the most urgent decree-law first on the module page", () => {
    const later = decree({ id: "2026-30", published: "2026-11-10" });
    const page = legislationPages.build(
      readerOf([later, decree(), implementingDecree({ deadline: "2026-12-01" })]),
      "index",
    );
    expect(page.inConversion.map(({ row, daysLeft }) => [row.id, daysLeft])).toEqual([
      ["2026-23", 11],
      ["2026-30", 50],
    ]);
    expect(page.nextDeadlines.map(({ id }) => id)).toEqual(["3107"]);
    expect(page.counts).toMatchObject({ decrees: 2, inConversion: 2, implementing: 1, adopted: 0 });
  });
});
