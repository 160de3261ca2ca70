import { expect, it } from "vitest";
import { mapLead, voteMapText } from "#src/i18n/vote-map.ts";

it("says that the drawing is turned and mirrored, and that its axes have no name", () => {
  const [, position] = voteMapText.meaning;
  expect(position).toContain(
    "Il disegno è girato, senza cambiare le distanze, finché il punto medio della maggioranza",
  );
  expect(position).toContain("è specchiato se serve perché il gruppo più numeroso dell’opposizione sia in alto");
  expect(position).toContain("I due assi non hanno un nome.");
});

const point = (familyName: string, off: number | null) => ({
  ...{ person: { id: familyName, givenName: "Ada", familyName }, group: { id: "rov", acronym: "ROV" }, off },
});

it("says what is seen: groups apart and close, and who is farthest from the own group", () => {
  const [nearest, farthest] = [
    { a: "GIN", b: "ROV" },
    { a: "GIN", b: "TIG" },
  ];
  const points = [point("Neri", null), point("Rossi", 0.4), point("Bo", 0.2)];
  const together = ["GIN", "ROV", "TIG"];
  expect(mapLead({ together, nearest, farthest }, points)).toBe(
    "Dei gruppi raccolti sulla mappa i più lontani sono GIN e TIG, i più vicini GIN e ROV; chi più si stacca dal suo è Ada Rossi (ROV).",
  );
  expect(mapLead({ together: ["GIN", "TIG"], nearest: null, farthest }, points)).toBe(
    "Dei gruppi raccolti sulla mappa i più lontani sono GIN e TIG.",
  );
  expect(mapLead({ together, nearest, farthest: null }, points)).toBe(
    "Dei gruppi raccolti sulla mappa, chi più si stacca dal proprio è Ada Rossi (ROV).",
  );
  expect(mapLead({ together, nearest: null, farthest: null }, [point("Rossi", 0.4), point("Bo", 0.4)])).toBeNull();
});

it("says openly how many the map lacks", () => {
  const legend = (shown: number, lacking: number) =>
    voteMapText
      .legend({ points: Array.from({ length: shown }), leftOut: Array.from({ length: lacking }) })
      .replaceAll("\u00a0", " ");
  expect(legend(45, 0)).toBe("Ogni punto è una persona, vicina a chi vota più spesso allo stesso modo.");
  expect(legend(45, 1)).toContain(" La mappa ne mostra 45 su 46: una non ha 100 votazioni in comune con ogni altra.");
  expect(legend(45, 356)).toContain(
    " La mappa ne mostra 45 su 401: le altre non hanno 100 votazioni in comune con ogni altra.",
  );
});
