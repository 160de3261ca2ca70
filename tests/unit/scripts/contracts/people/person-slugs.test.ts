import { expect, it } from "vitest";
import { personSlugs } from "#scripts/contracts/people/people-search.ts";
import { person } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

it("gives the id behind each slug of the source, and no number; a slug that is an id, or that two claim, is left out", () => {
  const read = memoryReader({
    person: [
      person({
        id: "rossi-maria",
        aliases: ["7", "rossi-maria-none", "rossi-maria-1970-01-31", "verdi-ugo-1960-02-03"],
      }),
      person({ id: "rossi-maria-1985-06-02", aliases: ["8"] }),
      person({ id: "verdi-ugo", aliases: ["9", "verdi-ugo-1960-02-03", "rossi-maria-1985-06-02"] }),
    ],
  });
  expect(personSlugs.build(read, "identificativi").ids).toEqual({
    "rossi-maria-none": "rossi-maria",
    "rossi-maria-1970-01-31": "rossi-maria",
  });
});
