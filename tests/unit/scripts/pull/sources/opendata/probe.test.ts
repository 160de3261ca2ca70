/** A probe of the chambers' endpoints, against a server that answers as they do or as they should not. */
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Store } from "oxigraph";
import { afterEach, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { probe } from "#scripts/pull/sources/opendata/probe.ts";
import { blockedPage, emptyAnswer, serveSparql, type Fault, type SparqlServer } from "#tests/support/sparql-server.ts";

type AnswerRow = Readonly<Record<string, string>>;

const many = (count: number, row: (place: number) => AnswerRow): AnswerRow[] =>
  Array.from({ length: count }, (_, place) => row(place));
const vote = "http://dati.camera.it/ocd/votazione.rdf/vs19_700_001";
const senateVote = "http://dati.senato.it/votazione/19-460-1";

/** Positions of a Camera vote: 3 in favour, 2 against, 1 abstained, one on mission. */
const positions = [
  "Favorevole",
  "Favorevole",
  "Favorevole",
  "Contrario",
  "Contrario",
  "Astensione",
  "Non ha votato",
].map((t, place): AnswerRow => ({
  ...{ v: vote, x: `d${place}`, t },
  ...(t === "Non ha votato" ? { de: "In missione" } : {}),
  ...(place === 0 ? { k: "cgm1" } : { g: "gr1" }),
}));

/** What a good endpoint answers, by a sign of the query; the first that fits. */
const good: readonly (readonly [sign: string, rows: readonly AnswerRow[]])[] = [
  ["foaf:nickname", many(400, (place) => ({ d: `d${place}`, k: "Elly" }))],
  ["rif_mandatoCamera ?m", many(404, (place) => ({ d: `d${place}`, inizio: "20221013" }))],
  [
    "a ocd:legge",
    many(500, (place) => ({ l: `l${place}`, u: `urn:nir:stato:legge:2025;${place}`, w: "w", a: "ac19_1" })),
  ],
  [
    "ocd:rif_statoIter",
    [
      { k: "http://www.w3.org/1999/02/22-rdf-syntax-ns#type", n: "3000" },
      { k: "http://dati.camera.it/ocd/rif_statoIter", n: "2990" },
      { k: "http://dati.camera.it/ocd/rif_relatore", n: "960" },
      { k: "http://dati.camera.it/ocd/rif_versioneTestoAtto", n: "2970" },
    ],
  ],
  ["ocd:denominazione", many(10, (place) => ({ g: `gr${place}`, k: "n" }))],
  ["ocd:aderisce ?a . ?a osr:legislatura", many(206, (place) => ({ s: `s${place}`, inizio: "2022-10-18" }))],
  ["ocd:aderisce", many(420, (place) => ({ d: `d${place}`, a: `a${place}`, inizio: "20221018" }))],
  ["ocd:ufficioParlamentare", [{ u: "u1", o: "o1", d: "d1", carica: "PRESIDENTE", inizio: "20221014" }]],
  ["ocd:presidenteCamera", [{ p: "p1", d: "20221014", x: "d1" }]],
  ["ocd:rif_membroGoverno", many(60, (place) => ({ g: "g1", m: `m${place}`, r: "MINISTRO", i: "20221022" }))],
  ["a ocd:governo", [{ g: "g1", gl: "I Governo Meloni", i: "20221022" }]],
  ["COUNT(DISTINCT ?v)", [{ n: "19812" }]],
  ["ocd:rif_votazione", positions],
  ["ocd:presiedutaDa", [{ v: vote, x: "d9" }]],
  ["ocd:rif_aic", [{ v: vote, x: "aic1", ti: "MOZIONE 1/00001" }]],
  ["ocd:rif_attoCamera", [{ v: vote, x: "ac19_1" }]],
  ["ods:modified", [{ v: vote, mod: "2026-11-19T12:00:00" }]],
  [
    "ocd:favorevoli ?f",
    [
      {
        v: vote,
        d: "20261119",
        t: "Mozione",
        ti: "Mozione 1-1",
        f: "3",
        c: "2",
        a: "1",
        ap: "1",
        n: "5",
        p: "6",
        mg: "3",
      },
    ],
  ],
  ["osr:dataNascita", many(206, (place) => ({ s: `s${place}`, nato: "1960-01-01" }))],
  ["MAX(?n)", [{ hi: "470" }]],
  [
    "osr:favorevole,",
    many(5, (place) => ({
      v: senateVote,
      p: `http://dati.senato.it/osr/${place < 3 ? "favorevole" : "contrario"}`,
      s: `s${place}`,
    })),
  ],
  [
    "osr:dataSeduta",
    [
      {
        v: senateVote,
        l: "Votazione finale",
        n: "460",
        d: "2026-11-18",
        e: "approvato",
        f: "3",
        c: "2",
        a: "0",
        w: "5",
        mg: "3",
      },
    ],
  ],
  ["osr:titoloBreve", many(9, (place) => ({ g: `g${place}`, inizio: "2022-10-18" }))],
  ["a ocd:gruppoParlamentare", many(10, (place) => ({ g: `gr${place}`, inizio: "20221018" }))],
];

function toAnswer(rows: readonly AnswerRow[]): Fault {
  const bindings = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, { type: "literal", value }])),
  );
  return { status: 200, body: JSON.stringify({ head: { vars: [] }, results: { bindings } }) };
}

let server: SparqlServer | undefined;
afterEach(() => server?.close());

/** Probes a good server, but for the answers given here. */
async function look(
  other: (query: { readonly chamber: string; readonly text: string }) => Fault | undefined = () => undefined,
) {
  server = await serveSparql(
    { camera: new Store(), senato: new Store() },
    {
      fault: (query) => other(query) ?? toAnswer(good.find(([sign]) => query.text.includes(sign))?.[1] ?? []),
    },
  );
  const dataDir = mkdtempSync(join(tmpdir(), "probe-"));
  const lines: string[] = [];
  const effects = silentEffects({ log: (line) => lines.push(line) });
  const code = await probe({ baseUrl: server.url, dataDir, budget: 8000 }, effects, { backoff: 1, blockedWait: 1 });
  const rowOf = (call: string): string =>
    lines.find((line) => line.startsWith(`${call} `))?.replaceAll(/ {2,}/g, " | ") ?? "";
  return { code, lines, rowOf, last: lines.at(-1) ?? "", requests: server.queries.length, dataDir };
}

describe("a probe of the official endpoints", () => {
  it("says that a first night can be trusted, within 30 requests, and writes its answers alone", async () => {
    const { code, last, rowOf, requests, dataDir } = await look();
    expect([code, last]).toEqual([
      0,
      expect.stringMatching(
        /^A first night can be trusted: about 1,\d{3} requests for everything, 1 night of at most 8,000 requests, about \d+ minutes? in all$/,
      ),
    ]);
    expect(requests).toBeLessThanOrEqual(30);
    expect(rowOf("camera: deputies with identity, mandate, election")).toContain("| 404 | 395 to 480, with days | ok");
    expect(rowOf("camera: chairs of the votes of 202611")).toContain("| 1 of 1 (100%) | all votes | ok");
    expect(rowOf("camera: positions in 1 votes from vs19_700_001")).toContain(
      "| 3-2-1 of 7, 7 of 7 with group or component | 3-2-1 of about 400 | ok",
    );
    expect(rowOf("senato: positions in 1 votes from 19-460-1")).toContain("| 3-2-0 of 5 | 3-2-0 of 120 to 205 | ok");
    expect(rowOf("camera: bills with states, rapporteurs, texts")).toMatch(
      /\| 2990 of 3000 \(99%\), 960 of 3000 \(32%\), 2970 of 3000 \(99%\) \| .* \| ok/,
    );
    expect(rowOf("camera: laws at Normattiva")).toContain("| 500 of 500 (100%) |");
    expect(readdirSync(dataDir)).toEqual(["probe"]);
  });

  it("trusts endpoints without the Camera's own facts of bills, which the pull has from the Senate", async () => {
    const { code, rowOf } = await look(({ text }) =>
      text.includes("ocd:rif_statoIter") || text.includes("a ocd:legge") ? emptyAnswer : undefined,
    );
    expect(code).toBe(0);
    expect(rowOf("camera: bills with states, rapporteurs, texts")).toMatch(/\| less/);
    expect(rowOf("camera: laws at Normattiva")).toMatch(/\| less/);
  });

  it("trusts endpoints without names in use and without who presided, and says that they are missing", async () => {
    const { code, rowOf } = await look(({ text }) =>
      text.includes("ocd:presiedutaDa")
        ? emptyAnswer
        : text.includes("foaf:nickname")
          ? toAnswer(many(400, (place) => ({ d: `d${place}` })))
          : undefined,
    );
    expect(code).toBe(0);
    expect(rowOf("camera: chairs of the votes of 202611")).toContain("| 0 of 1 (0%) | all votes | less");
    expect(rowOf("camera: names in use of the deputies")).toContain("| 0 of 400 (0%) | nearly all | less");
  });

  it("looks for votes in the month before, when this one has none", async () => {
    const { code, rowOf } = await look(({ text }) =>
      text.includes("ocd:favorevoli ?f") && text.includes('"202611"') ? emptyAnswer : undefined,
    );
    expect(code).toBe(0);
    expect(rowOf("camera: chairs of the votes of 202610")).toContain("1 of 1");
  });

  it.each([
    [
      "a word that nobody knows",
      "ocd:rif_votazione",
      toAnswer([...positions.slice(0, 6), { v: vote, x: "d6", t: "Non ha votato", de: "Per disguido tecnico" }]),
      'positions in 1 votes from vs19_700_001: unknown position "Non ha votato, Per disguido tecnico"',
    ],
    ["positions that do not add up", "ocd:rif_votazione", toAnswer(positions.slice(1)), "2-2-1 of 6"],
    ["too few deputies", "rif_mandatoCamera ?m", toAnswer(good[1]?.[1].slice(0, 300) ?? []), "election: 300"],
    [
      "days in another form",
      "a ocd:governo ; ocd:rif_leg <http://dati.camera.it/ocd/legislatura.rdf/repubblica_19> .",
      toAnswer([{ g: "g1", i: "22 ottobre 2022" }]),
      'governments: day "22 ottobre 2022" cannot be read',
    ],
  ])("does not trust %s", async (_, sign, answer, reason) => {
    const { code, last } = await look(({ text }) => (text.includes(sign) ? answer : undefined));
    expect(code).toBe(1);
    expect(last).toMatch(/^A first night cannot be trusted: /);
    expect(last).toContain(reason);
  });

  it("asks a chamber nothing more that refuses our requests", async () => {
    const { code, last, rowOf } = await look(({ chamber }) => (chamber === "senato" ? blockedPage : undefined));
    expect(code).toBe(1);
    expect(last).toContain("senato: senators: ");
    expect(rowOf("senato: last sitting with a vote")).toContain("not asked: it refuses our requests");
  });
});
