import { expect, it } from "vitest";
import { searchRecords } from "#scripts/views/search/search-records.ts";
import { bill, decree, implementingDecree, legislativeDecree } from "#tests/fixtures/act-records.ts";
import { site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-reader.ts";

it("names each kind of act in the line under its title", () => {
  const read = memoryReader({
    site: [site()],
    act: [bill(), decree({ id: "2026-20" }), legislativeDecree({ id: "2024-110" }), implementingDecree({ id: "3107" })],
  });
  const details = searchRecords
    .keys(read)
    .filter((key) => key.startsWith("act:"))
    .map((key) => searchRecords.build(read, key).detail.replaceAll("\u00a0", " "));
  expect(details.sort()).toEqual([
    "Decreto attuativo 3107",
    "Decreto legislativo n. 110 del 2024",
    "Decreto-legge n. 20 del 2026",
    "Disegno di legge, C. 1742",
  ]);
});
