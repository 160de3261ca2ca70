import { expect, it } from "vitest";
import type { BodyPage } from "#src/contracts/body-pages.ts";
import type { PersonLink, RoleRow } from "#src/contracts/body-parts.ts";
import { bodies, bodyLead, bodyListSides, presidencyNote, withoutPresident } from "#src/i18n/bodies.ts";

it("mentions previous roles when members stay with another role", () => {
  expect(bodies.former(1, false)).toMatchObject({
    title: "Componenti precedenti",
    count: "1\u00a0componente precedente",
  });
  expect(bodies.former(6, true)).toMatchObject({
    title: "Componenti e ruoli precedenti",
    count: "6\u00a0ruoli precedenti",
  });
});

it("notes that the president may have been elected before the bureau, if the start date is the bureau's", () => {
  const asOf = "2025-12-03";
  const updated = "2025-12-05";
  const members = (...starts: (string | null)[]) => starts.map((start) => ({ start }));
  const elected = " Di chi presiede la fonte dà il giorno dell’ufficio: l’elezione può essere di qualche giorno prima.";
  expect(presidencyNote({ asOf, updated, members: members("2022-10-19", "2022-10-19", "2024-01-17") })).toBe(
    `Composizione al 3\u00a0dicembre 2025.${elected}`,
  );
  for (const starts of [["2022-10-13", "2022-10-19"], [null, null], ["2022-10-19"], []])
    expect(presidencyNote({ asOf, updated, members: members(...starts) })).toBe(
      "Composizione al 3\u00a0dicembre 2025.",
    );
});

it("omits the day of the members where it is the day of the page's data", () => {
  expect(presidencyNote({ asOf: "2025-12-03", updated: "2025-12-03", members: [] })).toBe("");
});

it("states that a body has no president, or that the data are missing where members are unknown too", () => {
  expect(withoutPresident(3)).toBe("non indicato");
  expect(withoutPresident(0)).toBe("non ancora acquisito");
});

it("counts a committee's further bills, and links the oldest of very many", () => {
  expect([1, 2, 290].map(bodies.moreActs)).toEqual(["Un altro", "Altri 2", "Altri 290"]);
  expect([1, 176].map(bodies.oldestActs)).toEqual([
    "Un altro, il meno recente, è negli open data, nella",
    "Altri 176, meno recenti, sono negli open data, nella",
  ]);
});

const nobody = { size: 0, strength: null };
const figures = {
  ...{ size: 3, women: 1, genderKnown: 3, averageAge: 51, ageKnown: 3 },
  ...{ majority: { size: 2, strength: 60 }, opposition: { size: 1, strength: 40 }, neither: nobody },
};
const group = { id: "g", branch: "C", acronym: "ALL", name: "Alleanza", side: "majority", isMixed: false } as const;
const person: PersonLink = {
  id: "rossi-diana",
  familyName: "Rossi",
  givenName: "Diana",
  gender: "F",
  photo: null,
  branch: "C",
  group,
  side: "majority",
};
const member: RoleRow = { person, role: null, start: null, end: null, strength: null };
const head = { ...member, role: "Presidente", start: "2024-12-04" };
const body: BodyPage["body"] = {
  id: "camera-v",
  branch: "C",
  kind: "committee",
  name: "V Commissione",
  start: "2022-11-09",
  end: null,
};

it("begins a body's page with who presides and who is in it", () => {
  expect(bodyLead({ body, members: [head, member, member], figures }, "complete")).toBe(
    "Presiede Diana Rossi (ALL) dal 4\u00a0dicembre 2024. 3\u00a0componenti: 2 di maggioranza, 1 di opposizione. In attività dal 9\u00a0novembre 2022.",
  );
});

it("says of a body read in part only what has been read", () => {
  expect(bodyLead({ body, members: [member, member, member], figures }, "partial")).toBe(
    "3\u00a0componenti acquisiti finora. In attività dal 9\u00a0novembre 2022.",
  );
  expect(bodyLead({ body: { ...body, start: null }, members: [], figures }, "unread")).toBe("");
});

it("counts the sides and the women among the known presidents of a list", () => {
  const of = (side: "majority" | "opposition" | null, gender: "F" | "M") => ({
    president: { ...person, side, gender },
  });
  const rows = [of("majority", "F"), of("majority", "M"), of("opposition", "M"), { president: null }];
  expect(bodyListSides(rows)).toBe(
    "Delle 3 presidenze note, 2 sono della maggioranza e 1 dell’opposizione; 1\u00a0è di una donna.",
  );
  expect(bodyListSides([of(null, "F"), of(null, "M")])).toBe("");
});

it("does not count as absent what is unknown of a list's presidents", () => {
  const heads = (["majority", "majority", null] as const).map((side) => ({ president: { ...person, side } }));
  expect(bodyListSides(heads)).toBe(
    "Delle 3 presidenze note, 2 sono della maggioranza e 0 dell’opposizione; di 1 lo schieramento non è noto; 3\u00a0sono di donne.",
  );
  const [first, ...others] = heads;
  const unknown = { president: { ...person, side: first?.president.side ?? null, gender: null } };
  expect(bodyListSides([unknown, ...others])).not.toContain("donn");
});
