/** Where a list has not been read, nothing is counted of it: no zero stands for what is not known. */
import { describe, expect, it } from "vitest";
import { legislationFigures } from "#src/i18n/legislation-figures.ts";
import { missing } from "#src/i18n/common.ts";
import { home as homeWords } from "#src/i18n/home.ts";
import { strengthWords } from "#src/i18n/members.ts";
import { groups as groupWords } from "#src/i18n/groups.ts";
import { territories } from "#src/i18n/territories.ts";
import { governmentListPages } from "#scripts/contracts/bodies/governments.ts";
import { legislationPages, numbersPages } from "#scripts/contracts/acts/numbers.ts";
import { territoriesPages } from "#scripts/contracts/people/territories.ts";
import { homePages } from "#scripts/contracts/site/home.ts";
import { bill, decree } from "#tests/fixtures/act-records.ts";
import { government, group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const without = (facts: Parameters<typeof memoryReader>[0]) =>
  memoryReader({ person: [person()], group: [group()], government: [government()], ...facts });

describe("without the list of bills", () => {
  // One bill is there because a decree names it.
  const read = without({ site: [site({ missingParts: ["bills"] })], act: [bill({ phase: "is_law" })] });

  it("counts no laws and no bills on the home page, with the acts and in the numbers", () => {
    expect(homePages.build(read, "index").laws).toBeNull();
    expect(legislationPages.build(read, "index").counts).toMatchObject({ bills: null, laws: null });
    expect(numbersPages.build(read, "index").hasBills).toBe(false);
    expect(governmentListPages.build(read, "index").governments[0]?.bills).toBeNull();
  });

  it("says so in place of the figure", () => {
    const [laws] = legislationFigures(legislationPages.build(read, "index").counts, ["bills"]);
    expect(laws).toMatchObject({ value: missing.notAcquired });
  });

  it("gives the source's own numbers where it has them, as the source's", () => {
    const publishedBills = { total: 3543, laws: { total: 189, government: 138 } };
    const counted = without({ site: [site({ missingParts: ["bills"], publishedBills })], act: [bill()] });
    const { laws } = homePages.build(counted, "index");
    expect(laws).toEqual({ total: 189, government: 138, unknown: 0, isBySource: true });
    expect(laws && homeWords.lawsNote(laws, "unread").replaceAll("\u00A0", " ")).toBe(
      "secondo la fonte: 138 di iniziativa del Governo, 51 di altri",
    );
    const { counts } = legislationPages.build(counted, "index");
    expect(counts).toMatchObject({ bills: 3543, laws: 189, areBySource: true });
    const [figure] = legislationFigures(counts, ["bills"]);
    expect({ ...figure, note: figure?.note?.replaceAll("\u00A0", " ") }).toEqual({
      label: "Leggi approvate",
      value: "189",
      note: "su 3.543 disegni di legge, secondo la fonte",
      href: "/attivita_legislativa/disegni_di_legge",
    });
    const all = without({ site: [site({ publishedBills })], act: [bill({ phase: "is_law" })] });
    expect(homePages.build(all, "index").laws).toMatchObject({ total: 1 });
    expect(homePages.build(all, "index").laws?.isBySource).toBeUndefined();
  });

  it("is the same where the source is said to have it and none has come", () => {
    expect(homePages.build(without({ site: [site()] }), "index").laws).toBeNull();
  });
});

it("counts no decree-laws in conversion where none has come at all", () => {
  expect(homePages.build(without({ site: [site()] }), "index").hasDecrees).toBe(false);
  const read = without({ site: [site()], act: [decree()] });
  expect(homePages.build(read, "index").hasDecrees).toBe(true);
  expect(legislationPages.build(read, "index").counts).toMatchObject({ decrees: 1, inConversion: 1, laws: null });
});

describe("a chamber of which no member has been read", () => {
  it("has no size in its areas", () => {
    const read = without({ site: [site()], person: [person({ memberships: [membership()] })] });
    const area = territoriesPages.build(read, "index").areas.find(({ id }) => id === "lombardia");
    expect(area).toMatchObject({ deputies: 1, senators: null });
    expect(territories.headline(1, null, false).replaceAll("\u00A0", " ")).toBe(
      "Sono in carica un deputato e senatori non ancora acquisiti.",
    );
  });

  it("has no sentence that counts its groups for nobody", () => {
    expect(groupWords.lead("S", 2, 0)).toBe("Senatori: non ancora acquisito.");
  });
});

it("counts of those without an area only life senators as such", () => {
  const seat = (id: string, isLife: boolean | null) =>
    person({ id, memberships: [membership({ branch: "S", electionArea: null, isLife })] });
  const page = territoriesPages.build(
    without({ site: [site()], person: [seat("anna", true), seat("bruna", null)] }),
    "index",
  );
  expect([page.withoutArea, page.unknownArea]).toEqual([1, 1]);
});

it("tells no zero of votes of a chamber of which none has been read, and of strength that has not come", () => {
  expect(homeWords.votesNote(9, 0).replaceAll("\u00A0", " ")).toBe("9 alla Camera, al Senato non ancora acquisito");
  expect([strengthWords(undefined, true), strengthWords(undefined)]).toEqual([
    missing.notAcquired,
    missing.notApplicable,
  ]);
});
