import { expect, it } from "vitest";
import type { Vote } from "#src/domain/records.ts";
import { searchRecords } from "#scripts/contracts/outputs.ts";
import { searchPage } from "#scripts/contracts/search/search-records.ts";
import { voteWordFiles } from "#scripts/contracts/votes/vote-files.ts";
import { bill, decree, implementingDecree, legislativeDecree, reading } from "#tests/fixtures/act-records.ts";
import {
  amendment,
  body,
  government,
  group,
  membership,
  person,
  site,
  sitting,
  vote,
} from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { chamber } from "#tests/fixtures/three-deputies.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

it("names each kind of act and its state in the line under its title", () => {
  const read = memoryReader({
    site: [site()],
    act: [bill(), decree({ id: "2026-20" }), legislativeDecree({ id: "2024-110" }), implementingDecree({ id: "3107" })],
  });
  const details = searchRecords
    .keys(read)
    .filter((key) => /^(bills|decrees|legislative-decrees|implementing-decrees):/.test(key))
    .map((key) => searchRecords.build(read, key).detail.replaceAll("\u00a0", " "));
  expect(details.sort()).toEqual([
    "Decreto attuativo della legge 5 novembre 2025, n. 171: non adottato, termine scaduto",
    "Decreto legislativo n. 110 del 2024: in Gazzetta Ufficiale",
    "Decreto-legge n. 20 del 2026: in conversione",
    "Disegno di legge, C. 1742: mai esaminato",
  ]);
});

it("calls a decree-law by what it is about, and finds it by its number all the same", () => {
  const title = "Decreto-legge 29 marzo 2024, n. 39, recante misure urgenti in materia di agevolazioni fiscali";
  const recordOf = (shortTitle: string | null) =>
    searchRecords.build(
      memoryReader({ site: [site()], act: [decree({ id: "2024-39", title, shortTitle })] }),
      "decrees:2024-39",
    );
  expect(recordOf(null).title).toBe("Misure urgenti in materia di agevolazioni fiscali");
  const short = recordOf("D-l n. 39/2024 - agevolazioni fiscali edilizia");
  expect(short.title).toBe("Agevolazioni fiscali edilizia");
  expect(short.words).toContain("D-l n. 39/2024");
  expect(short.words).toContain(title);
});

it("says of a vote its chamber, day and outcome, and which act it is about where its title does not", () => {
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
  const detailOf = (id: string) => searchRecords.build(read, `votes:${id}`).detail.replaceAll("\u00a0", " ");
  const titleOf = (id: string) => searchRecords.build(read, `votes:${id}`).title;
  // Without positions the numbers do not add up.
  const said = "Votazione alla Camera, 19 novembre 2026: approvato, 198 a 121, in verifica";
  expect([titleOf("a"), detailOf("a")]).toEqual([
    "Sicurezza idrica, emendamento 2.7",
    `${said}. Emendamento 2.7 al ddl C. 1742`,
  ]);
  expect([titleOf("b"), detailOf("b")]).toEqual(["Comunicazioni del Governo", `${said}. Sicurezza idrica`]);
  expect([titleOf("c"), detailOf("c")]).toEqual(["Sicurezza idrica, ultime dichiarazioni", said]);
});

it("finds an amendment on which the Government was beaten, and leaves the others to their act", () => {
  const title = (number: number) => ({ id: `v${number}`, number, title: `Em. 2.${number}`, date: "2026-11-18" });
  const against = ["anna", "bruno", "carla"].map((id) => [id, "NO"] as const);
  const read = chamber({
    ballots: [
      [openVote({ ...title(7), outcome: "approved" }), against],
      [openVote({ ...title(8), outcome: "rejected" }), against],
    ],
  });
  expect(searchRecords.keys(read).filter((key) => key.startsWith("votes:"))).toEqual(["votes:v7"]);
  expect(searchRecords.build(read, "votes:v7").detail).toMatch(/0 a 3.*, Governo battuto/);
  const { words } = voteWordFiles[0].build(read, "parole");
  expect(words.filter((word) => word === "battuto")).toEqual(["battuto"]);
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
  const [key = ""] = searchRecords.keys(read).filter((one) => one.startsWith("bills:"));
  const { words, detail } = searchRecords.build(read, key);
  expect(words.replaceAll("\u00a0", " ")).toContain("legge n. 96 del 2026");
  expect(detail.replaceAll("\u00a0", " ")).toBe("Disegno di legge, C. 1742, legge n. 96 del 2026");
});

it("finds the territories, and the lists and rankings that these data have", () => {
  const pagesOf = (records: Parameters<typeof memoryReader>[0]) => {
    const read = memoryReader({ site: [site()], ...records });
    const keys = searchRecords.keys(read);
    return keys.map((key) => searchRecords.build(read, key)).map(({ path, title }) => `${path} ${title}`);
  };
  expect(pagesOf({})).toContain("/territori/piemonte Piemonte");
  expect(pagesOf({})).toContain("/deputati Deputati");
  expect(pagesOf({})).not.toContain("/votazioni/governo-battuto Votazioni in cui il Governo è stato battuto");
  expect(pagesOf({ sitting: [sitting()], vote: [vote()] })).toContain(
    "/votazioni/governo-battuto Votazioni in cui il Governo è stato battuto",
  );
});

it("knows a region by its provinces, an area abroad by its countries, a committee by its number in letters", () => {
  const read = memoryReader({
    site: [site()],
    body: [body({ id: "senato-5", branch: "S", name: "5ª Commissione permanente" })],
  });
  const { detail, words } = searchRecords.build(read, "territory:umbria");
  expect(detail).toBe("Chi rappresenta Perugia, Terni: deputati e senatori");
  expect(words).toContain("chi mi rappresenta a");
  expect(searchRecords.build(read, "territory:america-meridionale").detail).toContain("Argentina");
  expect(searchRecords.build(read, "territory:sud").detail).toBe("Chi lo rappresenta: deputati e senatori");
  expect(searchRecords.build(read, "bodies:S/senato-5").words).toBe(" 5a, quinta commissione");
});

it("finds a person by the name in use and by that of the register", () => {
  const registeredName = { familyName: "Alberti", givenName: "Maria" };
  const read = memoryReader({
    site: [site()],
    group: [group()],
    person: [person({ id: "a", familyName: "Casellati", givenName: "Maria", registeredName })],
  });
  const { title, words } = searchRecords.build(read, "persons:a");
  expect(title).toBe("Maria Casellati");
  expect(words).toContain("Alberti Maria");
});

it("knows who is in government by the ministry, and who leads it as premier; a group by its acronym", () => {
  const role = { party: null, start: "2022-10-22", end: null };
  const roles = [
    { ...role, person: "a", rank: "president", role: "Presidente del Consiglio dei ministri", department: null },
    { ...role, person: "b", rank: "minister", role: "Ministro della salute", department: "Ministero della salute" },
  ] as const;
  const read = memoryReader({
    site: [site()],
    group: [group()],
    person: [person({ id: "a" }), person({ id: "b" }), person({ id: "c" })],
    government: [government({ roles: [...roles] })],
  });
  const wordsOf = (id: string) => searchRecords.build(read, `persons:${id}`).words;
  expect(["a", "b", "c"].map((id) => wordsOf(id).includes("premier"))).toEqual([true, false, false]);
  expect(["a", "b", "c"].map((id) => wordsOf(id).includes("Ministero della salute"))).toEqual([false, true, false]);
  expect(searchRecords.build(read, "groups:C/camera-uno").detail).toBe("Gruppo parlamentare UNO, Camera dei deputati");
});

it("knows ministries and bodies by what newspapers call them", () => {
  const role = { party: null, start: "2022-10-22", end: null, rank: "undersecretary" } as const;
  const roles = [
    { ...role, person: "a", role: "Sottosegretaria all’economia", department: null },
    { ...role, person: "b", role: "Ministro", department: "Ministero dell’economia e delle finanze" },
    { ...role, person: "c", role: "Sottosegretario agli affari esteri", department: "Affari esteri" },
  ];
  const bodies = {
    copasir: "Comitato parlamentare per la sicurezza della Repubblica",
    mafie: "Commissione parlamentare di inchiesta sul fenomeno delle mafie e sulle altre associazioni criminali",
    rai: "Commissione parlamentare per l’indirizzo generale e la vigilanza dei servizi radiotelevisivi",
    economia: "Commissione per l’economia",
  };
  const read = memoryReader({
    site: [site()],
    person: [person({ id: "a" }), person({ id: "b" }), person({ id: "c" })],
    government: [government({ roles })],
    body: Object.entries(bodies).map(([id, name]) => body({ id, name, shortName: null })),
  });
  const has = (key: string, word: string) => searchRecords.build(read, key).words.split(/[ ,]+/).includes(word);
  expect(["a", "b", "c"].map((id) => has(`persons:${id}`, "MEF"))).toEqual([true, true, false]);
  expect(["a", "b", "c"].map((id) => has(`persons:${id}`, "Farnesina"))).toEqual([false, false, true]);
  expect(Object.keys(bodies).map((id) => has(`bodies:B/${id}`, "Copasir"))).toEqual([true, false, false, false]);
  expect(Object.keys(bodies).map((id) => has(`bodies:B/${id}`, "antimafia"))).toEqual([false, true, false, false]);
  expect(Object.keys(bodies).map((id) => has(`bodies:B/${id}`, "RAI"))).toEqual([false, false, true, false]);
  expect(Object.keys(bodies).map((id) => has(`bodies:B/${id}`, "MEF"))).toEqual([false, false, false, false]);
});

it("gives names in use to the acts that have them, not to invented acts with their numbers", () => {
  const wordsFrom = (source: "demo" | "api") => {
    const read = memoryReader({ site: [site({ source })], act: [decree({ id: "2023-35" })] });
    return searchRecords.build(read, "decrees:2023-35").words;
  };
  expect(wordsFrom("api")).toContain("ponte sullo stretto");
  expect(wordsFrom("demo")).not.toContain("ponte sullo stretto");
});

it("finds who presides over a chamber by that office", () => {
  const office = { person: "rossi-maria", role: "Presidente", start: "2022-10-14", end: null };
  const read = memoryReader({
    site: [site()],
    group: [group()],
    person: [person({ id: "rossi-maria", gender: "F", memberships: [membership()] })],
    body: [body({ id: "ufficio", kind: "presidency", branch: "C", name: "Ufficio di Presidenza", roles: [office] })],
  });
  expect(searchRecords.build(read, "persons:rossi-maria").detail).toBe("Deputata, presidente della Camera, UNO");
});

it("finds the documents of amendments by their first words, in an index of their own", () => {
  const read = memoryReader({
    site: [site()],
    act: [bill({ id: "S_20", readings: [reading("S.20")] })],
    amendment: [
      amendment({ proposers: [{ person: null, name: "Il Governo" }] }),
      amendment({ id: "2", place: "committee", proposers: [], text: null }),
      amendment({ id: "3", vanishedSince: "2026-11-19" }),
    ],
  });
  const keys = searchRecords.keys(read).filter((key) => key.startsWith("amendments:"));
  expect(keys.map((key) => searchRecords.build(read, key))).toEqual([
    {
      ...{ kind: "act", index: "amendments", path: "/emendamenti/01402199", date: null },
      title: "Emendamento 1.206 al ddl S.\u00A020",
      detail: "Proposta al Senato, del Governo",
      words: "Al comma 2, sopprimere le parole: «in modo equo». Al comma 3, dopo la parola: «è» aggiungere: «sempre».",
    },
    {
      ...{ kind: "act", index: "amendments", path: "/emendamenti/2", date: null },
      ...{ title: "Emendamento 1.206 al ddl S.\u00A020, in commissione", detail: "Proposta al Senato", words: "" },
    },
  ]);
});
