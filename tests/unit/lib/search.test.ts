import { describe, expect, it } from "vitest";
import {
  aliasKey,
  aliasPath,
  areOnlyNear,
  cleanSearch,
  exactHits,
  codePath,
  isOfficeName,
  isVoteName,
  joinCodes,
  missingPartsNamed,
  longestSearch,
  namedCodes,
  rankHits,
  titledHits,
  toCodeWords,
  toIndexQuery,
  type SearchHit,
} from "#src/lib/search.ts";
import { meantPath, wordsOfPath } from "#src/lib/pasted-address.ts";

describe("exact codes", () => {
  it.each([
    ["C. 1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["c.1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["C1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["S.824", "/attivita_legislativa/disegni_di_legge/S_824"],
    ["ddl S. 824-b", "/attivita_legislativa/disegni_di_legge/S_824-B"],
    ["A.C. 1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["AC 1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["as1510", "/attivita_legislativa/disegni_di_legge/S_1510"],
    ["ddl 1510 camera", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["atto Senato n. 824", "/attivita_legislativa/disegni_di_legge/S_824"],
    ["disegno di legge 1510", null],
    ["S.926/I", null],
    ["dl 23 2026", "/attivita_legislativa/decreti_legge/2026-23"],
    ["decreto-legge 3 marzo 2026, n. 23", "/attivita_legislativa/decreti_legge/2026-23"],
    ["dl 23", null],
    ["legge 96/2026", null],
    ["DL 23/2026", "/attivita_legislativa/decreti_legge/2026-23"],
    ["D.L. n. 23 del 2026", "/attivita_legislativa/decreti_legge/2026-23"],
    ["decreto-legge 23/2026", "/attivita_legislativa/decreti_legge/2026-23"],
    ["d.lgs. 110/2024", "/attivita_legislativa/decreti_legislativi/2024-110"],
    ["vs19_704_015", "/votazioni/vs19_704_015"],
    ["VS19_704_015", "/votazioni/vs19_704_015"],
    ["19-402-7", "/votazioni/19-402-7"],
    ["vs19_704_15", "/votazioni/vs19_704_015"],
    ["VS19_0704_0015", "/votazioni/vs19_704_015"],
    ["19_402_07", "/votazioni/19-402-7"],
    ["C_1510", "/attivita_legislativa/disegni_di_legge/C_1510"],
    ["dl 138/23", "/attivita_legislativa/decreti_legge/2023-138"],
    ["d.lgs. numero 110 del 2024", "/attivita_legislativa/decreti_legislativi/2024-110"],
    ["decreto-legge 3/03/2026 n. 23", "/attivita_legislativa/decreti_legge/2026-23"],
    ["bilancio", null],
    ["2026", null],
    ["", null],
  ])("%j leads to %j", (text, path) => expect(codePath(text)).toBe(path));
});

it.each([
  ["Voto finale sul ddl C.\u00a02750-B", "Voto finale sul c2750-b"],
  [
    "conversione del decreto-legge 23 settembre 2026, n. 150, recante proroga",
    "conversione del dl150n2026, recante proroga",
  ],
  ["legge n. 96 del 2026", "legge96n2026"],
  ["l. 96/2026", "legge96n2026"],
  ["d.l. 150", "dl150n"],
  ["legge 104/92", "legge104n1992"],
  ["L. 118/25", "legge118n2025"],
  ["legge 13/07/2025 n. 118", "legge118n2025"],
  ["legge numero 118 del 2025", "legge118n2025"],
  ["disegno di legge 96, articolo 2 del 2026", "disegno di legge 96, articolo 2 del 2026"],
  ["la Camera 2026", "la Camera 2026"],
])("every code in %j becomes one word", (text, joined) => expect(joinCodes(text)).toBe(joined));

it("recognizes codes without year, and readings without letter", () => {
  expect(toCodeWords("ddl C. 1742-B, decreto-legge n. 23 del 2026")).toEqual([
    "c1742-b",
    "c1742",
    "dl23n2026",
    "dl23n",
  ]);
});

it.each([
  ["C. 1780-A", ["c1780"]],
  ["legge 118/2025", ["legge118n2025"]],
  ["dl 138", ["dl138n"]],
  ["ddl 1780", ["c1780", "s1780"]],
  ["Disegno di legge n. 1780", ["c1780", "s1780"]],
  ["d.d.l. 1780", ["c1780", "s1780"]],
  ["1780", ["c1780", "s1780"]],
  ["n. 1780", ["c1780", "s1780"]],
  ["pdl 1780", ["c1780"]],
  ["proposta di legge 1780", ["c1780"]],
  ["1780 camera", ["c1780"]],
  ["Senato 615", ["s615"]],
  ["decreto 138", ["dl138n", "dlgs138n"]],
  ["decreto n. 138 del 2023", ["dl138n2023", "dlgs138n2023"]],
  ["138/2023", ["dl138n2023", "dlgs138n2023", "legge138n2023"]],
  ["118/25", ["dl118n2025", "dlgs118n2025", "legge118n2025"]],
  ["2024", []],
  ["fiducia C. 1510", []],
  ["18/11/2024", []],
  ["seduta 324", []],
  ["", []],
])("%j may refer to %j", (text, codes) => expect(namedCodes(text)).toEqual(codes));

it("searches older years until the acts of both chambers are found, but no further for a number used every year", () => {
  const act = (detail: string): SearchHit => ({ ...hit(`/${detail}`, "Editoria locale", "act"), detail });
  expect(missingPartsNamed([act("Disegno di legge, S. 1780")], "ddl 1780", {})).toBe(true);
  expect(missingPartsNamed([act("Disegno di legge, S. 1780"), act("Disegno di legge, C. 1780")], "ddl 1780", {})).toBe(
    false,
  );
  expect(missingPartsNamed([act("Disegno di legge, S. 5, legge n. 118 del 2025")], "legge 118/2025", {})).toBe(false);
  expect(missingPartsNamed([act("Decreto-legge n. 138 del 2024")], "dl 138", {})).toBe(false);
  expect(missingPartsNamed([], "salute", {})).toBe(false);
  expect(missingPartsNamed([act("Disegno di legge, S. 1780")], "salario minimo", { "salario minimo": "/x" })).toBe(
    true,
  );
});

it.each<[pasted: string, text: string]>([
  ["https://emiciclo.example/votazioni/vs19_324_028", "vs19_324_028"],
  ["emiciclo.example/persone/bellariva-costanza?stampa#voti", "bellariva costanza"],
  ["/attivita_legislativa/decreti_legge/2023-138/", "dl 138/2023"],
  ["/attivita_legislativa/disegni_di_legge/C_1780", "C_1780"],
  ["/attivita_legislativa/decreti_attuativi/3107", "decreto attuativo 3107"],
  ["/ddl/S_615", "S_615"],
  ["/organi_parlamentari/camera/organi/camera-ii-giustizia", "camera ii giustizia"],
  [
    "https://documenti.camera.it/apps/votazioni/votazionitutte/schedaVotazione.asp?Legislatura=XIX&RifVotazione=324_28&tipo=dettaglio",
    "vs19_324_28",
  ],
  ["https://www.camera.it/leg19/126?leg=19&idDocumento=1780", "C. 1780"],
  ["http://dati.camera.it/ocd/attocamera.rdf/ac19_1780", "C. 1780"],
  ["http://dati.camera.it/ocd/votazione.rdf/vs19_324_028", "vs19_324_028"],
  ["http://dati.senato.it/votazione/19-402-7", "19-402-7"],
  // The number in addresses of the Senate's site is an internal one, not that of a bill.
  [
    "https://www.senato.it/leg/19/BGT/Schede/Ddliter/56789.htm",
    "https://www.senato.it/leg/19/BGT/Schede/Ddliter/56789.htm",
  ],
  // Numbers begin anew with each legislature: those of another one are other records.
  ...[
    "https://documenti.camera.it/apps/votazioni/votazionitutte/schedaVotazione.asp?Legislatura=XVIII&RifVotazione=324_28",
    "https://www.camera.it/leg18/126?leg=18&idDocumento=1780",
    "http://dati.camera.it/ocd/attocamera.rdf/ac18_1780",
  ].map((unchanged): [string, string] => [unchanged, unchanged]),
  ["ac19_1780", "C. 1780"],
  ["138/2023", "138/2023"],
  ["d.lgs. 138/2023", "d.lgs. 138/2023"],
  ["S.926/I", "S.926/I"],
])("the pasted text %j becomes the query %j", (pasted, text) => expect(cleanSearch(pasted)).toBe(text));

it.each([
  ["/Persone/M%C3%BCller-Greta", "Müller Greta"],
  ["/deputati/rossi.html", "rossi"],
  ["/votazione/324", "324"],
  ["/attivita_legislativa/decreti_legge/2023-999", "dl 999/2023"],
  ["/%E0%A4%A", "%E0%A4%A"],
  ["/", ""],
])("the unknown path %j gives the words %j", (path, words) => expect(wordsOfPath(path)).toBe(words));

it.each([
  ["/VOTAZIONI", "/votazioni"],
  ["/Votazioni/VS19_641_041", "/votazioni/vs19_641_041"],
  ["/votazioni/vs19_641_041).", "/votazioni/vs19_641_041"],
  ["/persone/bellariva-costanza%C2%BB,", "/persone/bellariva-costanza"],
  ["/Attivita_Legislativa/Disegni_di_Legge/c_643-bis_i", "/attivita_legislativa/disegni_di_legge/C_643-BIS_I"],
  ["/attivita_legislativa/disegni_di_legge/", "/attivita_legislativa/disegni_di_legge"],
  ["/DDL/s_615", "/ddl/S_615"],
  ["/DDL/S_926-quater).", "/ddl/S_926-quater"],
  ["//evil.example/x", "/evil.example/x"],
  ["/%5Cevil.example", "/%5cevil.example"],
  ["/", "/"],
  ["/…", "/"],
])("the path %j is corrected to %j", (path, meant) => expect(meantPath(path)).toBe(meant));

it.each([
  ["atto Camera 1510", `"c1510"`],
  ["C. 1510-A", `"c1510"`],
  ["ddl 1510", `"n1510"`],
  ["decreto 138/2023", `"138n2023"`],
  ["fiducia C. 1510", "fiducia c1510"],
  ["acque interne", "acque interne"],
  ["l'intelligenza artificiale", "intelligenza artificiale"],
])("the query for %j is %j", (text, query) => expect(toIndexQuery(text)).toBe(query));

describe("typed text", () => {
  it("loses brackets and control characters, and is cut at the maximum length", () => {
    expect(cleanSearch(`<script>alert("1")</script>\u0000`)).toBe(`script alert("1") /script`);
    expect(cleanSearch("  a \n\t b  ")).toBe("a b");
    expect(cleanSearch("parola ".repeat(100))).toHaveLength(longestSearch);
  });
});

describe("common names", () => {
  const aliases = { "autonomia differenziata": "/a", "decreto rave": "/b", [aliasKey("abuso d’ufficio")]: "/c" };
  it.each([
    ["Autonomia  differenziata", "/a"],
    ["il decreto rave", "/b"],
    ["abuso d’ufficio", "/c"],
    ["l'abuso d` ufficio", "/c"],
    ["l’autonomia differenziata", "/a"],
    ["autonomia", null],
  ])("%j stands for %j", (text, path) => expect(aliasPath(text, aliases)).toBe(path));
});

const hit = (path: string, title: string, kind: string, date = "", text = ""): SearchHit => ({
  path,
  title,
  detail: "",
  kind,
  date,
  text,
});

describe("a search with an elision", () => {
  const hits = [
    hit("/a", "Tutela dell’acqua", "act", "2026-01-01"),
    hit("/b", "Acqua pubblica", "act", "2025-01-01"),
    hit("/c", "Acquario di Genova", "act", "2026-02-01"),
    hit("/d", "Sicurezza", "act", "2026-03-01", "Norme sull'acqua"),
    hit("/e", "Anna D`Acqua", "person"),
  ];
  it.each(["d'acqua", "d’acqua", "dell' acqua", "dell’ acqua", "quest´acqua", "UN'ACQUA", "l`acqua"])(
    "%j asks and ranks like the bare word",
    (text) => {
      expect(toIndexQuery(text).toLowerCase()).toBe("acqua");
      expect(rankHits(hits, text, {})).toEqual(rankHits(hits, "acqua", {}));
      expect(rankHits(hits, text, {}).map(({ path }) => path)).toEqual(["/e", "/a", "/b", "/c", "/d"]);
      expect(areOnlyNear(hits.slice(0, 4), text, {})).toBe(false);
    },
  );
  it("ranks a surname with its particle first", () => {
    const people = [hit("/1", "Ada Amico", "person"), hit("/2", "Ugo D’Amico", "person")];
    expect(rankHits(people, "d'amico", {}).map(({ path }) => path)).toEqual(["/2", "/1"]);
    expect(rankHits(people, "D’ Amico", {}).map(({ path }) => path)).toEqual(["/2", "/1"]);
    expect(rankHits(people, "amico", {}).map(({ path }) => path)).toEqual(["/1", "/2"]);
  });
});

it("ranks the common name first, then whole words in the title, persons before acts, recent before old", () => {
  const hits = [
    hit("/vicino", "Modifica della legge di bilanciamento", "act", "2026-01-01"),
    hit("/vecchio", "Legge di bilancio 2023", "act", "2022-12-29"),
    hit("/nuovo", "Legge di bilancio 2026", "act", "2025-12-30"),
    hit("/persona", "Anna Bilancio", "person"),
    hit("/alias", "Disposizioni per la formazione del documento", "act", "2024-12-30"),
  ];
  expect(rankHits(hits, "bilancio", { bilancio: "/alias" }).map(({ path }) => path)).toEqual([
    "/alias",
    "/persona",
    "/nuovo",
    "/vecchio",
    "/vicino",
  ]);
});

it("ranks the act of a code before votes with the code in their title", () => {
  const hits = [
    hit("/votazioni/vs19_641_006", "Emendamento 2.6 al ddl C. 2750", "vote", "2026-11-19"),
    hit("/votazioni/vs19_641_041", "Sicurezza idrica", "vote", "2026-11-19", "Voto finale sul ddl C. 2750"),
    {
      ...hit("/attivita_legislativa/disegni_di_legge/C_2750", "Sicurezza idrica", "act", "2026-10-02"),
      detail: "Disegno di legge, C. 2750, S. 1894",
    },
  ];
  for (const text of ["C. 2750", "c.2750", "ddl C. 2750", "as 1894", "atto Camera n. 2750"])
    expect(rankHits(hits, text, {})[0]?.path, text).toBe("/attivita_legislativa/disegni_di_legge/C_2750");
});

it("ranks bodies, territories and lists before acts with the same title, also by acronym or province", () => {
  const hits = [
    hit("/atto", "Sviluppo delle isole minori", "act", "2026-01-01"),
    hit("/senza-data", "Incentivi per le isole minori", "act"),
    hit("/persona", "Costanza Bellariva", "person"),
    hit("/romagna", "Emilia-Romagna", "page"),
    { ...hit("/lazio", "Lazio", "page"), detail: "Deputati e senatori di Frosinone, Latina, Rieti, Roma, Viterbo" },
    { ...hit("/isole", "Isole", "page"), detail: "Deputati e senatori" },
    { ...hit("/salvia", "Salvia", "body"), detail: "Gruppo parlamentare SAL, Camera dei deputati" },
    hit("/governo-battuto", "Governo battuto", "page"),
    hit("/governo", "I Governo Bellariva", "body"),
    hit("/voto", "Fiducia al Governo", "vote", "2026-11-18"),
  ];
  const dell = [hit("/vicina", "Intelligenza delle api", "act"), hit("/ai", "Intelligenza artificiale", "act")];
  expect(rankHits(dell, "dell’intelligenza artificiale", {})[0]?.path).toBe("/ai");
  const firstFor = (text: string) => rankHits(hits, text, {})[0]?.path;
  expect(["bellar", "isole", "roma", "SAL", "gruppo salvia", "governo"].map(firstFor)).toEqual([
    "/persona",
    "/isole",
    "/lazio",
    "/salvia",
    "/salvia",
    "/governo",
  ]);
});

it("ranks a vote that is described by the words before what only has them in its text", () => {
  const hits = [
    hit("/definizione", "Voto chiave", "page", "", "Quando il Governo è battuto"),
    { ...hit("/voto", "Sicurezza idrica, emendamento 1.17", "vote", "2026-11-19"), detail: "Camera, Governo battuto" },
    hit("/classifica", "Le volte in cui il Governo è stato battuto", "page"),
  ];
  expect(rankHits(hits, "governo battuto", {}).map(({ path }) => path)).toEqual([
    "/classifica",
    "/voto",
    "/definizione",
  ]);
});

it("knows the titles that contain a search as typed, but those of people", () => {
  const hits = [
    hit("/legge", "Legge di bilancio 2025", "act"),
    hit("/altra", "Bilancio di una legge", "act"),
    hit("/persona", "Grazia Legge di Bilancio", "person"),
  ];
  expect(titledHits(hits, "legge di  Bilancio").map(({ path }) => path)).toEqual(["/legge"]);
});

it("ranks a word, inflected or in the text, before words that only share its short stem", () => {
  const hits = [
    hit("/salvia", "Anna Salvia", "person"),
    hit("/sala", "Sala stampa", "page", "", "Sala stampa. Orari"),
    hit("/testo", "Piano nazionale", "act", "2024-01-01", "Piano nazionale. Tutela della salute mentale"),
    hit("/plurale", "I saluti del Presidente", "page"),
    hit("/titolo", "Salute nei luoghi di lavoro", "act", "2023-01-01"),
    hit("/sale", "Le sale del Palazzo", "body"),
  ];
  const pathsFor = (text: string): string[] => rankHits(hits, text, {}).map(({ path }) => path);
  expect(pathsFor("salute")).toEqual(["/titolo", "/testo", "/plurale", "/salvia", "/sala", "/sale"]);
  expect(pathsFor("Sala")).toEqual(["/sala", "/sale", "/salvia", "/testo", "/plurale", "/titolo"]);
});

it("ranks who holds an office first, in either gender and by a part of the name of a ministry", () => {
  const hit = (path: string, detail: string, kind = "person"): SearchHit => ({
    ...{ path, title: path, detail, kind, date: "" },
    text: detail,
  });
  const hits = [
    hit("ufficio", "Presidente della Camera, vicepresidenti, questori", "page"),
    hit("vice", "Deputata, vicepresidente della Camera, FEL"),
    hit("comitato", "Deputato, presidente, comitato della Camera"),
    hit("presidente", "Deputato, presidente della Camera, GIN"),
    hit("ministra", "Ministra dell’economia e delle finanze, senatrice"),
  ];
  const firstFor = (text: string) => rankHits(hits, text, {})[0]?.path;
  expect(firstFor("presidente della camera")).toBe("presidente");
  expect(firstFor("il presidente della Camera")).toBe("presidente");
  expect(firstFor("vicepresidente Camera")).toBe("vice");
  expect(firstFor("ministro dell'economia")).toBe("ministra");
  expect(["presidente", "ministro", "presidente del senato", "camera"].map(isOfficeName)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

it.each([
  ["emendamento Chiusascura", true],
  ["em. 1.11", true],
  ["1.11", true],
  ["ordine del giorno 9/2750/3", true],
  ["fiducia", true],
  ["Governo battuto", true],
  ["Governo", false],
  ["Sicurezza idrica", false],
  ["votanti", false],
  ["C. 1510", false],
  ["dl 23/2026", false],
])("tells whether %s asks for votes: %s", (text, isAsked) => {
  expect(isVoteName(text)).toBe(isAsked);
});

it("finds a definition that only uses the words where nothing is called by them", () => {
  const vote = {
    path: "/votazioni/a",
    title: "Sicurezza idrica, voto finale",
    detail: "",
    kind: "vote",
    date: "",
    text: "",
  };
  const definition = {
    ...vote,
    path: "/indicatori#titolo",
    title: "Titolo",
    kind: "page",
    text: "La sicurezza idrica",
  };
  const named = { ...definition, path: "/faq#sicurezza", title: "Che cos’è la sicurezza idrica?" };
  const found = (hits: readonly SearchHit[]) => exactHits(hits, "sicurezza idrica", {}).map(({ path }) => path);
  expect(found([definition, named, vote])).toEqual(["/faq#sicurezza", "/votazioni/a"]);
  expect(found([definition, { ...vote, title: "Acque" }])).toEqual(["/indicatori#titolo"]);
});

it("ranks a list before the definition of the same name", () => {
  const list = {
    path: "/votazioni/governo-battuto",
    title: "Governo battuto",
    detail: "",
    kind: "page",
    date: "",
    text: "",
  };
  const definition = { ...list, path: "/indicatori#governo-battuto" };
  expect(rankHits([definition, list], "governo battuto", {}).map(({ path }) => path)).toEqual([
    "/votazioni/governo-battuto",
    "/indicatori#governo-battuto",
  ]);
});
