import { expect, it } from "vitest";
import type { BodyPage } from "#src/contracts/body-pages.ts";
import type { PersonLink, RoleRow } from "#src/contracts/body-parts.ts";
import {
  bodies,
  bodyLead,
  bodyListNumbers,
  bodyListSides,
  hubLead,
  presidencyLead,
  presidencyNote,
  standingName,
  withoutPresident,
} from "#src/i18n/bodies.ts";

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

it("begins a body's page with who presides, of which side, over how many", () => {
  expect(bodyLead({ body, members: [head, member, member] }, "complete")).toBe(
    "Diana Rossi (ALL), della maggioranza, presiede dal 4\u00a0dicembre 2024. 3\u00a0componenti, in attività dal 9\u00a0novembre 2022.",
  );
});

it("leaves out of a body's lead what is not known", () => {
  const loose = { ...head, start: null, person: { ...person, group: null, side: null } };
  expect(bodyLead({ body: { ...body, start: null }, members: [loose] }, "complete")).toBe(
    "Diana Rossi presiede. 1\u00a0componente.",
  );
});

it("says of a body read in part only what has been read", () => {
  expect(bodyLead({ body, members: [member, member, member] }, "partial")).toBe(
    "3\u00a0componenti acquisiti finora, in attività dal 9\u00a0novembre 2022.",
  );
  expect(bodyLead({ body, members: [] }, "unread")).toBe("In attività dal 9\u00a0novembre 2022.");
  expect(bodyLead({ body: { ...body, start: null }, members: [] }, "unread")).toBe("");
});

it("counts the offices of a bureau by name, unless only some members have been read", () => {
  const as = (role: string | null): RoleRow => ({ ...member, role });
  const members = [as("Presidente"), as("Vicepresidente"), as("Vice Presidente"), as("Questore"), as(null)];
  expect(presidencyLead({ branch: "C", members }, "complete")).toBe(
    "Diana Rossi (ALL) presiede la Camera. L’ufficio di presidenza ha 5\u00a0componenti: 2\u00a0vicepresidenti e 1\u00a0questore.",
  );
  expect(presidencyLead({ branch: "C", members }, "partial")).toBe(
    "Diana Rossi (ALL) presiede la Camera. L’ufficio di presidenza ha 5\u00a0componenti acquisiti finora.",
  );
  expect(presidencyLead({ branch: "S", members: [as("Questore")] }, "partial")).toBe(
    "L’ufficio di presidenza ha 1\u00a0componente acquisito finora.",
  );
  expect(presidencyLead({ branch: "S", members: [] }, "unread")).toBe(
    "La presidenza del Senato non è ancora stata acquisita.",
  );
});

it("says in the hub who presides over each chamber, as far as it is known", () => {
  const president = head;
  expect(
    hubLead([
      { branch: "C", president },
      { branch: "S", president: { ...head, person: { ...person, givenName: "Livia", group: null } } },
    ]),
  ).toBe("Diana Rossi (ALL) presiede la Camera, Livia Rossi il Senato.");
  expect(
    hubLead([
      { branch: "C", president: null },
      { branch: "S", president },
    ]),
  ).toBe("Diana Rossi (ALL) presiede il Senato.");
  expect(hubLead([{ branch: "C", president: null }])).toBe(
    "Chi guida la Camera e il Senato, chi esamina le leggi in commissione, chi siede con chi.",
  );
});

it("shortens the name of a standing committee to number and subject", () => {
  expect(standingName("V Commissione (Bilancio)")).toBe("V Bilancio");
  expect(standingName("4ª Commissione permanente (Politiche dell’Unione europea)")).toBe(
    "4ª Politiche dell’Unione europea",
  );
  expect(standingName("Comitato per la legislazione")).toBe("Comitato per la legislazione");
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
    "Delle 3 presidenze, 2 sono della maggioranza e 0 dell’opposizione; di 1 lo schieramento non è noto; 3\u00a0sono di donne.",
  );
  const [first, ...others] = heads;
  const unknown = { president: { ...person, side: first?.president.side ?? null, gender: null } };
  expect(bodyListSides([unknown, ...others])).not.toContain("donn");
});

it("says in which bodies the opposition has more than half of the members, if it is known of each", () => {
  const row = (name: string, size: number, majority: number, opposition: number) => ({
    body: { ...body, name },
    figures: {
      ...{ size, women: 0, genderKnown: 0, averageAge: null, ageKnown: 0 },
      ...{ majority: side(majority), opposition: side(opposition), neither: side(0) },
    },
  });
  const side = (members: number) => ({ size: members, strength: null });
  const say = (...rows: readonly ReturnType<typeof row>[]) =>
    bodyListNumbers(rows, "complete").replaceAll("\u00a0", " ");
  const [held, other] = [row("VI Commissione (Finanze)", 27, 13, 14), row("Giunta per le elezioni", 20, 11, 9)];
  expect(say(held, other)).toBe(
    "L’opposizione ha più della metà dei componenti in 1 organo su 2: VI Finanze (14 su 27).",
  );
  expect(say(held, held, held, other)).toBe(
    "L’opposizione ha più della metà dei componenti in 3 organi su 4: VI Finanze (14 su 27), VI Finanze (14 su 27) e VI Finanze (14 su 27).",
  );
  expect(say(held, held, held, held)).toBe("L’opposizione ha più della metà dei componenti in 4 organi su 4.");
  // Half is not more than half.
  expect(say(row("Giunta", 20, 10, 10), other)).toBe("");
  // One member of unknown side would make it 14 of 27, or would not.
  expect(say(held, row("V Commissione (Bilancio)", 27, 13, 13))).toBe("");
  expect(say(held, row("V Commissione (Bilancio)", 27, 16, 10))).not.toBe("");
  expect(say(held, row("V Commissione (Bilancio)", 0, 0, 0))).toBe("");
  expect(bodyListNumbers([held], "partial")).toBe("");
  expect(say()).toBe("");
});
