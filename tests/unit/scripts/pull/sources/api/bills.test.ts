/** Rows of the API, one a reading, as bills: what belongs together, and what only looks so. */
import { describe, expect, it } from "vitest";
import { Notes } from "#scripts/pull/notes.ts";
import { rawBill, rawGovDecree, type RawBill } from "#scripts/pull/sources/api/raw-acts.ts";
import { joinReadings, toBill } from "#scripts/pull/sources/api/to-bills.ts";
import { toDecree } from "#scripts/pull/sources/api/to-decrees.ts";

const context = {
  notes: new Notes(),
  origin: { name: "x", day: "2026-11-20" },
  governmentOn: () => null,
  governmentNamed: () => null,
  published: new Set<string>(),
};

interface Given {
  readonly previous?: readonly { readonly value: string; readonly type?: string }[];
  readonly phase?: string;
  readonly signer?: string;
}

function row(identifier: string, date: string | null, { previous = [], phase = "to_begin", signer }: Given = {}) {
  return rawBill.parse({
    id: identifier,
    identifier,
    slug: identifier.replace(".", "_"),
    title: "x",
    date_presenting: date,
    status: { phase, date },
    first_signers: signer === undefined ? [] : [{ slug: signer, name: signer }],
    parliament_iter: { detail: [{ label: "Trasmesso", previous_codes: previous }] },
  });
}

const joined = (rows: readonly RawBill[]): string[][] =>
  joinReadings(rows).map((readings) => readings.map(({ identifier }) => identifier));

describe("readings", () => {
  it("are joined by number and by iter", () => {
    const rows = [
      row("C.1742-B", "2025-06-05"),
      row("S.1520", "2024-10-11", { previous: [{ value: "C.1742", type: "bill" }] }),
      row("C.99", "2022-12-01"),
      row("C.1742", "2024-03-14"),
    ];
    expect(joined(rows)).toEqual([["C.1742", "S.1520", "C.1742-B"], ["C.99"]]);
  });

  it("split off from a bill are bills of their own", () => {
    const rows = ["S.926", "S.926-bis", "S.926-ter", "S.926-bis-B"].map((name) => row(name, "2024-03-14"));
    expect(joined(rows)).toEqual([["S.926"], ["S.926-bis", "S.926-bis-B"], ["S.926-ter"]]);
  });

  it("are not those of a bill of an earlier legislature with the same number", () => {
    const rows = [
      row("C.900", "2023-02-20", { previous: [{ value: "S.1200", type: "prev_act" }] }),
      row("S.1200", "2024-05-30"),
    ];
    expect(joined(rows)).toEqual([["C.900"], ["S.1200"]]);
  });

  it("of a text made of several bills leave each with its own signers", () => {
    const rows = [
      row("C.10", "2022-10-13", { signer: "rossi" }),
      row("C.20", "2022-11-02", { signer: "verdi" }),
      row("S.1300", "2024-12-10", { signer: "bianchi", previous: [{ value: "C.10" }, { value: "C.20" }] }),
    ];
    expect(joined(rows)).toEqual([["C.10"], ["C.20"], ["S.1300"]]);
  });

  it("make a law whichever of them says so, and come in order without their days", () => {
    const rows = [
      row("S.20", null, { phase: "is_law", previous: [{ value: "C.10" }] }),
      row("C.10", null, { phase: "one_branch" }),
    ];
    const [readings = []] = joinReadings(rows);
    expect(toBill(readings, context)).toMatchObject({ id: "C_10", aliases: ["S_20"], phase: "is_law" });
    const [late = []] = joinReadings([
      row("S.20", "2024-01-10", { phase: "is_law", previous: [{ value: "C.10" }] }),
      row("C.10", null),
    ]);
    expect(toBill(late, context)).toMatchObject({ id: "C_10", phase: "is_law" });
  });
});

it("a bill approved by one chamber stays so while the other has yet to begin, and not once the other has ended it", () => {
  const phaseOf = (phase: string) =>
    toBill(
      [
        row("C.10", "2024-01-10", { phase: "one_branch" }),
        row("S.20", "2024-05-02", { phase, previous: [{ value: "C.10" }] }),
      ],
      context,
    ).phase;
  expect(["to_begin", "first_step", "one_branch", "rejected", "is_law"].map(phaseOf)).toEqual([
    "one_branch",
    "one_branch",
    "one_branch",
    "rejected",
    "is_law",
  ]);
});

it("who signs and who reports are called by name, also without a page of their own", () => {
  const raw = rawBill.parse({
    id: 1,
    identifier: "C.10",
    slug: "C_10",
    title: "x",
    first_signers: [{ slug: null, name: "Consiglio regionale del Veneto" }, { slug: null }],
    relators: [{ slug: "rossi-maria-1970-01-31", given_name: "Maria", family_name: "Rossi" }],
  });
  const bill = toBill([raw], context);
  expect(bill.signatures.map(({ person, name }) => [person, name])).toEqual([[null, "Consiglio regionale del Veneto"]]);
  expect(bill.rapporteurs.map(({ person, name }) => [person, name])).toEqual([
    ["rossi-maria-1970-01-31", "Maria Rossi"],
  ]);
  expect(bill.isKey).toBeNull();
});

it("a decree-law names the bill of its conversion as the bill is called, whichever reading the source names", () => {
  const raw = rawGovDecree.parse({
    id: 1,
    identifier: "2026-23",
    title: "x",
    status_desc: "In conversione",
    conversion_act: { id: 2, identifier: "S.1384", slug: "S_1384", type: "bill" },
  });
  const billIds = new Map([["S_1384", "C_2750"]]);
  expect(toDecree(raw, { ...context, billIds }).conversionBills).toEqual(["C_2750"]);
});
