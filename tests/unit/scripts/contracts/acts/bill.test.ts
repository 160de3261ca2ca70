import { describe, expect, it } from "vitest";
import { billPages } from "#scripts/contracts/acts/bill.ts";
import { toFacts } from "#src/components/acts/brief-facts.ts";
import { actReader, ada } from "#tests/fixtures/act-reader.ts";
import { bill, implementingDecree, reading, step } from "#tests/fixtures/act-records.ts";
import { group, membership, person, site, sitting, vote } from "#tests/fixtures/builders.ts";

describe("bill page", () => {
  const law = bill({
    phase: "is_law",
    law: { number: "171", date: "2025-11-05", published: "2025-11-12" },
    readings: [
      reading("S.1520", { order: 2, presented: "2024-10-11" }),
      reading("C.1742", { presented: "2024-03-14" }),
    ],
    steps: [step({ reading: "C.1742", kind: "approved", date: "2024-10-09", branch: "C", label: "Approvato" })],
  });

  it("is known by its first reading and keeps the others in order", () => {
    const page = billPages.build(actReader([law]), "C_1742");
    expect(page.identifier).toBe("C.1742");
    expect(page.passages.map(({ reading }) => reading)).toEqual(["C.1742", "S.1520"]);
  });

  it("cites the law at Normattiva, but never an invented one", () => {
    expect(billPages.build(actReader([law]), "C_1742").law?.url).toContain("legge:2025-11-05;171");
    expect(billPages.build(actReader([law], { site: [site({ source: "demo" })] }), "C_1742").law?.url).toBeNull();
  });

  it("shows the group of the day of the signature", () => {
    const late = { person: ada.id, name: "Ada D’Amico", isFirst: false, added: "2024-05-01", withdrawn: null };
    const page = billPages.build(actReader([bill({ signatures: [...bill().signatures, late] })]), "C_1742");
    expect(page.signers.first[0]?.group?.acronym).toBe("UNO");
    expect(page.signers.others[0]).toMatchObject({ person: { group: { acronym: "DUE" } }, added: "2024-05-01" });
  });

  it("names the group as it was called on that day, and none where the day of joining is not known", () => {
    const names = [
      { name: "Gruppo Due", acronym: "DUE", start: "2022-10-13", end: "2024-06-01" },
      { name: "Gruppo Due Nuovo", acronym: "DUE-N", start: "2024-06-01", end: null },
    ];
    const sign = (added: string, personId = ada.id) => ({
      person: personId,
      name: "Ada D’Amico",
      isFirst: false,
      added,
      withdrawn: null,
    });
    const unknown = person({
      id: "rossi-ugo-1970-01-31",
      memberships: [membership({ groups: [{ group: "camera-due", start: null, end: null, knownFrom: "2025-12-03" }] })],
    });
    const signatures = [...bill().signatures, sign("2024-05-01"), sign("2024-07-01"), sign("2024-07-01", unknown.id)];
    const { signers } = billPages.build(
      actReader([bill({ signatures })], {
        person: [ada, unknown],
        group: [group(), group({ id: "camera-due", names })],
      }),
      "C_1742",
    );
    expect(signers.others.map((signer) => signer.person.group?.acronym ?? null)).toEqual(["DUE", "DUE-N", null]);
  });

  it("keeps a withdrawn signature apart, and a signer without a page by name", () => {
    const signatures = [
      { person: ada.id, name: "Ada D’Amico", isFirst: true, added: null, withdrawn: "2024-06-01" },
      { person: null, name: "Ministro dell’interno", isFirst: true, added: null, withdrawn: null },
    ];
    const { signers } = billPages.build(actReader([bill({ signatures })]), "C_1742");
    expect(signers.first).toEqual([{ id: null, name: "Ministro dell’interno", gender: null, group: null }]);
    expect(signers.withdrawn).toMatchObject([{ on: "2024-06-01", isFirst: true }]);
  });

  it("ties the final vote to the step that it decided and shows five of many", () => {
    const acts = [{ kind: "bill", id: "C_1742" }] as const;
    const many = Array.from({ length: 8 }, (_, index) =>
      vote({ id: `vs19_1_00${String(index)}`, acts: [...acts], required: 190 - index }),
    );
    const final = vote({ id: "vs19_366_018", acts: [...acts], date: "2024-10-09", isFinal: true, sitting: "C-366" });
    const sittings = [sitting(), sitting({ id: "C-366", number: 366 })];
    const page = billPages.build(actReader([law], { vote: [...many, final], sitting: sittings }), "C_1742");
    expect(page.votes.total).toBe(9);
    expect(page.votes.rows.map(({ id }) => id)).toContain("vs19_366_018");
    expect(page.votes.rows).toHaveLength(5);
    const [before, approval, after] = page.passages[0]?.steps ?? [];
    expect(approval?.vote).toBe("vs19_366_018");
    // The final vote stands before its decision, the votes of a later sitting after it.
    expect(before?.ballots?.ticks.map(({ id }) => id)).toEqual(["vs19_366_018"]);
    expect(after?.ballots?.ticks).toHaveLength(8);
  });

  it("names a committee asked for its opinion once, with the readings on which it was", () => {
    const assign = (reading: string, bodyName: string, seat: string | null) => ({
      reading,
      body: null,
      bodyName,
      type: seat === null ? "consultiva" : "primaria",
      seat,
      date: "2024-03-20",
    });
    const page = billPages.build(
      actReader([
        bill({
          assignments: [
            assign("S.17", "Agricoltura", "redigente"),
            assign("S.17", "Bilancio", null),
            assign("S.17", "Bilancio", null),
            assign("S.17", "Giustizia", null),
            assign("S.17-B", "Agricoltura", "deliberante"),
            assign("S.17-B", "Bilancio", null),
          ],
        }),
      ]),
      "C_1742",
    );
    expect(page.assignments.map(({ body, seat }) => [body.name, seat])).toEqual([
      ["Agricoltura", "redigente"],
      ["Agricoltura", "deliberante"],
    ]);
    expect(page.opinions.map(({ body, readings }) => [body.name, readings])).toEqual([
      ["Bilancio", ["S.17", "S.17-B"]],
      ["Giustizia", ["S.17"]],
    ]);
  });

  it("names the law first among the acts that a bill met, then each kind by number", () => {
    const absorbedBy = (id: string) => ({ relation: "absorbed_by" as const, act: { kind: "bill" as const, id } });
    const page = billPages.build(
      actReader([
        bill({ related: [absorbedBy("C_1013"), absorbedBy("C_885"), absorbedBy("S_9")] }),
        bill({ id: "S_9", phase: "is_law", readings: [reading("S.9")] }),
      ]),
      "C_1742",
    );
    expect(page.related.map(({ act }) => act.label)).toEqual(["S.9", "C.885", "C.1013"]);
  });

  it("names a related act that we do not hold", () => {
    const page = billPages.build(
      actReader([bill({ related: [{ relation: "absorbed_by", act: { kind: "bill", id: "S_9" } }] })]),
      "C_1742",
    );
    expect(page.related[0]?.act).toEqual({ kind: "bill", id: null, label: "S.9", title: null, state: null });
  });

  it("lists the implementing decrees most urgent first, and what waits for them", () => {
    const decrees = [
      implementingDecree({
        id: "1",
        adoptionDate: "2026-05-02",
        status: "adopted",
        resources: [{ year: 2026, amount: 7 }],
      }),
      implementingDecree({ id: "2", deadline: null, resources: [{ year: 2026, amount: 40 }] }),
      implementingDecree({ id: "3", deadline: "2026-05-26", resources: [{ year: 2027, amount: 8 }] }),
    ];
    const { implementation } = billPages.build(actReader([law, ...decrees]), "C_1742");
    expect(implementation.rows.map(({ id, state }) => [id, state])).toEqual([
      ["3", "overdue"],
      ["2", "not_adopted"],
      ["1", "adopted"],
    ]);
    expect(implementation).toMatchObject({ adopted: 1, locked: 48 });
  });
});

it("shows a day of presentation before the legislature as the source has it, apart from the counted one", () => {
  const readings = [reading("C.1742", { presented: null, doubtfulPresented: "2022-01-16" })];
  const page = billPages.build(actReader([bill({ readings, presented: null })]), "C_1742");
  expect([page.presented, page.doubtfulPresented]).toEqual([null, "2022-01-16"]);
  const facts = JSON.stringify(toFacts(page)).replaceAll("\u00a0", " ");
  expect(facts).toContain("16 gennaio 2022");
  expect(facts).toContain("così nella fonte");
});
