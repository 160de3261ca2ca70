import { expect, it } from "vitest";
import { changeReason, counterpartLabel } from "#src/i18n/groups.ts";
import type { ChangeRow } from "#src/view/group-pages.ts";

const person = { gender: "F", photo: null, branch: "C", group: null } as const;

/** The cell of a passage, as it is read. */
function cell(passage: Pick<ChangeRow, "direction" | "endReason">): string {
  const row: ChangeRow = {
    date: "2026-10-29",
    person: { ...person, id: "a", familyName: "Alfa", givenName: "Ada" },
    group: { id: "g", branch: "C", acronym: "GIN", name: "Ginestra", side: "majority", isMixed: false },
    reason: "mandate",
    other: null,
    counterpart: { ...person, id: "b", familyName: "Beta", givenName: "Bice" },
    ...passage,
  };
  return `${changeReason(row)}${counterpartLabel(row)} Beta Bice`;
}

it("says in one sentence why somebody entered or left a group, and who took the seat", () => {
  expect(cell({ direction: "in", endReason: null })).toBe("subentro al posto di Beta Bice");
  expect(cell({ direction: "out", endReason: "Nomina a ufficio incompatibile" })).toBe(
    "nomina a ufficio incompatibile; al suo posto Beta Bice",
  );
  expect(cell({ direction: "out", endReason: null })).toBe("fine del mandato; al suo posto Beta Bice");
});
