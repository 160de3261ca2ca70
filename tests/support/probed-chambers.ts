/** Chambers that answer the questions of a probe as the official endpoints do, in the terms of the legislature. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Store } from "oxigraph";
import { afterEach } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { probe } from "#scripts/pull/sources/opendata/probe.ts";
import { inLegislature } from "#tests/fixtures/opendata/in-legislature.ts";
import { serveSparql, type Fault, type SparqlServer } from "./sparql-server.ts";

export type AnswerRow = Readonly<Record<string, string>>;

export const many = (count: number, row: (place: number) => AnswerRow): AnswerRow[] =>
  Array.from({ length: count }, (_, place) => row(place));
export const vote = inLegislature("http://dati.camera.it/ocd/votazione.rdf/vs19_700_001");
const senateVote = inLegislature("http://dati.senato.it/votazione/19-460-1");

/** Positions of a Camera vote: 3 in favour, 2 against, 1 abstained, one on mission. */
export const positions = [
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
export const good: readonly (readonly [sign: string, rows: readonly AnswerRow[]])[] = [
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
  ["ocd:rif_discussione", [{ v: vote, b: "http://documenti.camera.it/dibattito" }]],
  [
    "dc:relation",
    [
      { v: vote, p: "http://documenti.camera.it/votazione" },
      { v: vote, s: "http://www.camera.it/seduta" },
    ],
  ],
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

export function toAnswer(rows: readonly AnswerRow[]): Fault {
  const bindings = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, { type: "literal", value: inLegislature(value) }]),
    ),
  );
  return { status: 200, body: JSON.stringify({ head: { vars: [] }, results: { bindings } }) };
}

let server: SparqlServer | undefined;
afterEach(() => server?.close());

/** Probes a good server, but for the answers given here. */
export async function probeGood(
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
