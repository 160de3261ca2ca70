import { expect, it } from "vitest";
import { personAlt } from "#src/i18n/share-images.ts";

it("separates office and group in a person's share image", () => {
  expect(personAlt("Ada Rivalta", "Deputata", "Ginestra")).toBe("Ada Rivalta. Deputata, Ginestra.");
  expect(personAlt("Ada Rivalta", "Già ministra della cultura, senatrice", null)).toBe(
    "Ada Rivalta. Già ministra della cultura, senatrice.",
  );
  expect(personAlt("Ada Rivalta", "", null)).toBe("Ada Rivalta.");
});
