/** The kinds that a probe reads one of each: found by the rows of the list, and whole or not by the record. */
import { describe, expect, it } from "vitest";
import { personKinds, personRowsIn, presidentIn, voteKinds } from "#scripts/pull/sources/api/probed-kinds.ts";
import { groupOf, officeOf, profileOf, seatOf, votingOf } from "#tests/fixtures/api-profiles.ts";

const council = "PRESIDENZA DEL CONSIGLIO DEI MINISTRI";
const list = personRowsIn([
  { slug: "ada-olmo-1960-01-10", roles: [`Presidente - ${council}`, "Deputata"], is_active: true },
  { slug: "ivo-acero-1960-01-10", roles: ["Ministro - Ministero della giustizia"], is_active: true },
  { slug: "lia-tiglio-1960-01-10", roles: ["Ministra - Ministro per le Riforme istituzionali"], is_active: true },
  { slug: "pio-salice-1960-01-10", roles: ["Sottosegretario - Ministero della salute"], is_active: true },
  { slug: "ugo-pino-1960-01-10", roles: ["Deputato"], is_active: true },
  { slug: "rita-noce-1936-01-10", roles: ["Senatrice a vita"], is_active: true },
  { slug: "eva-faggio-1960-01-10", roles: ["Deputata"], is_active: false },
  { slug: "irma-betulla-1970-12-15-2", roles: ["Deputata"], is_active: true },
]);
const kinds = personKinds({ C: "ugo-pino-1960-01-10", S: null });
const kindNamed = (name: string) => kinds.find((kind) => kind.name === name);

it("are found by role and body, state and slug", () => {
  expect(kinds.map(({ name, isOne }) => [name, list.filter(isOne).map(({ slug }) => slug.split("-")[0])])).toEqual([
    ["the head of government", ["ada"]],
    ["a minister", ["ivo"]],
    ["a minister without portfolio", ["lia"]],
    ["an undersecretary without a seat", ["pio"]],
    ["the President of the Camera", ["ugo"]],
    ["the President of the Senato", []],
    ["a life senator", ["rita"]],
    ["somebody whose mandate has ended", ["eva"]],
    ["somebody whose slug ends in -2", ["irma"]],
  ]);
});

describe("a person of a kind", () => {
  const check = (kind: string, fields: Parameters<typeof profileOf>[1]) =>
    kindNamed(kind)?.check(profileOf("ada-olmo-1960-01-10", fields));

  it("is whole with the office in its title, and its first day", () => {
    expect(check("the head of government", { offices: [officeOf("Presidente", council, 600)] })).toBeNull();
    expect(check("the head of government", { offices: [officeOf("Ministro", "Ministero della salute")] })).toBe(
      "has no office of the head of government",
    );
    const undated = { ...officeOf("Presidente", council), start_date: null };
    expect(check("the head of government", { offices: [undated] })).toBe("an office of government has no first day");
  });

  it("whose mandate has ended is whole with the last day of the seat", () => {
    const ended = (end_date: string | null) =>
      check("somebody whose mandate has ended", { seat: seatOf("Deputato", { end_date }) });
    expect([ended("2024-04-09"), ended(null)]).toEqual([null, "the seat has no last day"]);
  });

  it("is whole with a seat of a known first day", () => {
    expect(check("a life senator", { seat: seatOf("Senatore a vita", { start_date: "2013-08-30" }) })).toBeNull();
    expect(check("a life senator", { seat: seatOf("Senatore a vita", { start_date: null }) })).toBe(
      "the seat has no first day",
    );
  });
});

it("a presidency names its President flat and in an envelope", () => {
  const components = [{ slug: "ugo-pino-1960-01-10", role: "Presidente" }];
  expect(presidentIn({ components }, "C")).toBe("ugo-pino-1960-01-10");
  expect(presidentIn({ presidency: { components } }, "C")).toBe("ugo-pino-1960-01-10");
  expect(presidentIn({ components: [{ slug: "x", role: "Segretario" }] }, "C")).toBeNull();
});

it("a vote is whole with totals and positions", () => {
  const group = groupOf("TIG", "camera");
  const sitting = { date: "2023-07-26", number: 147, branch: "C" };
  const voting = votingOf("vs19_147_041", sitting, [["ada-olmo-1960-01-10", "AYE", group, true]]);
  const [final] = voteKinds;
  expect(final?.check(voting)).toBeNull();
  expect(final?.check({ ...voting, n_ayes: null })).toBe("has no totals");
  expect(final?.check({ ...voting, members_votes: [] })).toBe("has no positions");
});
