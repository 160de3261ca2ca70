import { expect, it } from "vitest";
import { voteMapText } from "#src/i18n/vote-map.ts";

it("says that the drawing is turned and mirrored, and that its axes have no name", () => {
  const [, position] = voteMapText.meaning;
  expect(position).toContain(
    "Il disegno è girato, senza cambiare le distanze, finché il punto medio della maggioranza",
  );
  expect(position).toContain("è specchiato se serve perché il gruppo più numeroso dell’opposizione sia in alto");
  expect(position).toContain("I due assi non hanno un nome.");
});
