import { expect, it } from "vitest";
import { represent } from "#src/i18n/representatives.ts";

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
