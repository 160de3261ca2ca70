import { expect, it } from "vitest";
import type { Vote } from "#src/domain/records.ts";
import { searchPage, searchRecords } from "#scripts/views/search/search-records.ts";
import { bill, decree, implementingDecree, legislativeDecree } from "#tests/fixtures/act-records.ts";
import { event, site, sitting, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

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
    "Decreto attuativo, scheda n. 3107",
    "Decreto legislativo n. 110 del 2024",
    "Decreto-legge n. 20 del 2026",
    "Disegno di legge, C. 1742",
  ]);
});

it("calls a decree-law by what it is about, and finds it by its number all the same", () => {
  const title = "Decreto-legge 29 marzo 2024, n. 39, recante misure urgenti in materia di agevolazioni fiscali";
  const recordOf = (shortTitle: string | null) =>
    searchRecords.build(
      memoryReader({ site: [site()], act: [decree({ id: "2024-39", title, shortTitle })] }),
      "act:decree/2024-39",
    );
  expect(recordOf(null).title).toBe("Misure urgenti in materia di agevolazioni fiscali");
  const short = recordOf("D-l n. 39/2024 - agevolazioni fiscali edilizia");
  expect(short.title).toBe("Agevolazioni fiscali edilizia");
  expect(short.words).toContain("D-l n. 39/2024");
  expect(short.words).toContain(title);
});

it("says of a vote which act it is about, where its title does not", () => {
  const act = bill({ shortTitle: "Sicurezza idrica" });
  const about: Partial<Vote> = { acts: [{ kind: "bill", id: act.id }], isFinal: true };
  const read = memoryReader({
    site: [site()],
    act: [act],
    sitting: [sitting()],
    vote: [
      vote({ id: "a", title: "Em. 2.7", ...about }),
      vote({ id: "b", title: "Comunicazioni del Governo", ...about }),
      vote({ id: "c", title: "Sicurezza idrica, ultime dichiarazioni", ...about }),
    ],
  });
  const detailOf = (id: string) => searchRecords.build(read, `vote:${id}`).detail.replaceAll("\u00a0", " ");
  expect(detailOf("a")).toBe("Sicurezza idrica. Camera, 19 novembre 2026, seduta 641, votazione 41");
  expect(detailOf("b")).toBe("Sicurezza idrica. Camera, 19 novembre 2026, seduta 641, votazione 41");
  expect(detailOf("c")).toBe("Camera, 19 novembre 2026, seduta 641, votazione 41");
});

it("links the archives of what the data have: an official source without votes has no such page", () => {
  const archivesOf = (records: Parameters<typeof memoryReader>[0]) =>
    searchPage.build(memoryReader({ site: [site()], ...records }), "index").archives;
  expect(archivesOf({})).toEqual([]);
  expect(archivesOf({ vote: [vote()] })).toEqual(["votes"]);
  expect(archivesOf({ event: [event()] })).toEqual(["events"]);
});

it("offers the new year when either chamber has voted in it", () => {
  const lastYear = (dataDate: { C: string | null; S: string | null }) =>
    searchPage.build(memoryReader({ site: [site({ dataDate })] }), "index").years[0];
  expect(lastYear({ C: "2026-12-22", S: "2027-01-13" })).toBe("2027");
  expect(lastYear({ C: "2027-01-13", S: null })).toBe("2027");
});

it("finds a law by the number and year by which it is cited", () => {
  const read = memoryReader({
    site: [site()],
    act: [bill({ law: { number: "96", date: "2026-06-22", published: null } })],
  });
  const [key = ""] = searchRecords.keys(read).filter((one) => one.startsWith("act:"));
  expect(searchRecords.build(read, key).words).toContain("legge n. 96 del 2026");
});

it("finds the territories, and the lists and rankings that these data have", () => {
  const pagesOf = (records: Parameters<typeof memoryReader>[0]) => {
    const read = memoryReader({ site: [site()], ...records });
    const keys = searchRecords.keys(read).filter((key) => /^(territory|page):/.test(key));
    return keys.map((key) => searchRecords.build(read, key)).map(({ path, title }) => `${path} ${title}`);
  };
  expect(pagesOf({})).toContain("/territori/piemonte Piemonte");
  expect(pagesOf({})).toContain("/deputati Deputati");
  expect(pagesOf({})).not.toContain("/votazioni/governo-battuto Votazioni in cui il Governo è stato battuto");
  expect(pagesOf({ vote: [vote()] })).toContain(
    "/votazioni/governo-battuto Votazioni in cui il Governo è stato battuto",
  );
});
