import { expect, it } from "vitest";
import { mapLead, voteMapText } from "#src/i18n/vote-map.ts";

it("says that the drawing is turned and mirrored, and that its axes measure nothing", () => {
  const [, position] = voteMapText.meaning;
  expect(position).toContain("È girato, senza cambiare le distanze, finché il punto medio della maggioranza");
  expect(position).toContain("è specchiato se serve perché il gruppo più numeroso dell’opposizione sia in alto");
  expect(position).toContain(
    "I due assi non misurano niente: «Opposizione» e «Maggioranza», sotto il disegno, dicono soltanto",
  );
});

it("says what is seen: groups apart and close, who is farthest from the own group, and which group is not there", () => {
  const [nearest, farthest] = [
    { a: "GIN", b: "ROV" },
    { a: "GIN", b: "TIG" },
  ];
  const stray = {
    person: { id: "rossi", givenName: "Ada", familyName: "Rossi" },
    group: { id: "rov", acronym: "ROV" },
  };
  const absent: readonly string[] = [];
  expect(mapLead({ nearest, farthest, stray, absent })).toBe(
    "Fra i gruppi che sulla mappa stanno uniti i più lontani sono GIN e TIG, i più vicini GIN e ROV; il punto più staccato dal suo gruppo è quello di Ada Rossi (ROV).",
  );
  expect(mapLead({ nearest: null, farthest, stray: null, absent: ["MIR"] })).toBe(
    "Fra i gruppi che sulla mappa stanno uniti i più lontani sono GIN e TIG. MIR non è sulla mappa.",
  );
  expect(mapLead({ nearest, farthest: null, stray, absent: ["FEL", "MIR"] })).toBe(
    "Fra i gruppi che sulla mappa stanno uniti il punto più staccato dal suo gruppo è quello di Ada Rossi (ROV). FEL e MIR non sono sulla mappa.",
  );
  expect(mapLead({ nearest: null, farthest: null, stray: null, absent: ["MIR"] })).toBeNull();
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
