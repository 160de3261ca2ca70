import { expect, it } from "vitest";
import { collegeText, represent } from "#src/i18n/representatives.ts";

it("names a province with the article that its name needs", () => {
  expect(
    ["Padova", "L’Aquila", "La Spezia", "Verbano-Cusio-Ossola", "Sud Sardegna", "Latina"].map(represent.provinceTitle),
  ).toEqual([
    "Chi rappresenta la provincia di Padova",
    "Chi rappresenta la provincia dell’Aquila",
    "Chi rappresenta la provincia della Spezia",
    "Chi rappresenta la provincia del Verbano-Cusio-Ossola",
    "Chi rappresenta la provincia del Sud Sardegna",
    "Chi rappresenta la provincia di Latina",
  ]);
  expect(represent.provinceCrumb("L’Aquila")).toBe("Provincia dell’Aquila");
  expect(represent.resultTitle("Sulmona", "L’Aquila")).toBe("Sulmona, provincia dell’Aquila");
});

it("names who sits for the single-member colleges of a province, or how many and of which group most are", () => {
  const one = (familyName: string, acronym: string | null) => ({
    ...{ givenName: "Ada", familyName },
    group: acronym === null ? null : { id: acronym, acronym },
  });
  const chamber = (branch: "C" | "S", ...members: ReturnType<typeof one>[]) => ({
    branch,
    members,
  });
  const lead = (...of: ReturnType<typeof chamber>[]) => represent.provinceLead(of).replaceAll("\u00a0", " ");
  expect(lead(chamber("C", one("Rossi", "UNO"), one("Bo", null)), chamber("S", one("Neri", "TRE")))).toBe(
    "Nei collegi uninominali siedono alla Camera Ada Rossi (UNO) e Ada Bo, al Senato Ada Neri (TRE).",
  );
  expect(lead(chamber("C"), chamber("S", one("Neri", "TRE")))).toBe(
    "Nei collegi uninominali siede al Senato Ada Neri (TRE).",
  );
  const five = ["A", "B", "C", "D", "E"].map((name) => one(name, "UNO"));
  expect(lead(chamber("C", ...five), chamber("S", one("Neri", "TRE")))).toBe(
    "Nei collegi uninominali siedono 5 deputati e 1 senatore: 5 sono di UNO.",
  );
  expect(lead(chamber("C", ...five))).toBe("Nei collegi uninominali siedono 5 deputati: tutti di UNO.");
  const even = [one("F", "DUE"), one("G", "DUE"), one("H", "DUE"), one("I", null), one("L", "DUE"), one("M", "DUE")];
  expect(lead(chamber("C", ...five), chamber("S", ...even))).toBe(
    "Nei collegi uninominali siedono 5 deputati e 6 senatori.",
  );
  expect(lead()).toBe("Chi siede nei collegi uninominali e chi è stato eletto nelle liste.");
});

it("says who sits for a college, and of one alone what they did in the vote of the page", () => {
  type Members = Parameters<typeof collegeText.seated>[0];
  const one = (fields: Partial<Members[number]> = {}): Members[number] => ({
    ...{ familyName: "Rossi", givenName: "Ada", gender: "F", group: { id: "uno", acronym: "UNO" } },
    ...{ college: "camera/veneto-2-u03", vote: "NO" },
    ...fields,
  });
  const said = (members: Members, isKey: boolean | null = true) =>
    collegeText.seated(members, isKey === null ? null : { isKey }).trim();
  expect(said([one()])).toBe("Lo rappresenta Ada Rossi (UNO), che nell’ultimo voto chiave ha votato contro.");
  expect(said([one({ vote: "ABST" })], false)).toBe(
    "Lo rappresenta Ada Rossi (UNO), che nell’ultimo voto finale si è astenuta.",
  );
  expect(said([one({ vote: "ABST", gender: null })])).toContain("che nell’ultimo voto chiave si è astenuto.");
  expect(said([one({ vote: "MIS" })])).toContain("che nell’ultimo voto chiave era in missione.");
  expect([said([one({ vote: null })]), said([one({ vote: "PRES" })]), said([one()], null)]).toEqual(
    Array(3).fill("Lo rappresenta Ada Rossi (UNO)."),
  );
  expect(said([one(), one({ familyName: "Bo", group: null })])).toBe("Lo rappresentano Ada Rossi (UNO) e Ada Bo.");
  expect([said([]), said([one({ college: null })])]).toEqual(["", ""]);
});

it("says for which chamber a college is, and how many municipalities it has", () => {
  const college = { id: "camera/veneto-2-u03", constituency: "Veneto 2", number: 3 };
  const lead = (branch: "C" | "S", count: number) =>
    collegeText
      .lead({ ...college, branch, kind: "single", area: "veneto", list: null, seat: null }, count)
      .replaceAll("\u00a0", " ");
  expect([lead("C", 104), lead("S", 1), lead("S", 0)]).toEqual([
    "Il collegio, delle elezioni del 25 settembre 2022 per la Camera, ha 104 comuni.",
    "Il collegio, delle elezioni del 25 settembre 2022 per il Senato, ha 1 comune.",
    "Il collegio, delle elezioni del 25 settembre 2022 per il Senato, nei dati di origine non ha l’elenco dei comuni.",
  ]);
});
