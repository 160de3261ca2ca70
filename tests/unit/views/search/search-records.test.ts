import { expect, it } from "vitest";
import { searchPage, searchRecords } from "#scripts/views/search/search-records.ts";
import { bill, decree, implementingDecree, legislativeDecree } from "#tests/fixtures/act-records.ts";
import { event, site, vote } from "#tests/fixtures/builders.ts";
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

it("links the archives of what the data have: an official source without votes has no such page", () => {
  const archivesOf = (records: Parameters<typeof memoryReader>[0]) =>
    searchPage.build(memoryReader({ site: [site()], ...records }), "index").archives;
  expect(archivesOf({})).toEqual([]);
  expect(archivesOf({ vote: [vote()] })).toEqual(["votes"]);
  expect(archivesOf({ event: [event()] })).toEqual(["events"]);
});
