/** The eighteenth legislature in its own URIs: a first night, the nights after it, and a probe. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Branch } from "#src/domain/codes.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull, type PullReport } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { loadDumps, type LoadedDumps } from "#scripts/pull/sources/opendata/dumps.ts";
import { createOpendataSource } from "#scripts/pull/sources/opendata/opendata.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { inLegislature } from "#tests/fixtures/opendata/in-legislature.ts";
import {
  addCameraVote,
  addMembers,
  addSenateVote,
  type CameraPosition,
} from "#tests/fixtures/opendata/small-parliament.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";
import { serveSparql, type SparqlServer } from "#tests/support/sparql-server.ts";
import { many, probeGood, toAnswer } from "#tests/support/probed-chambers.ts";

// Before any module is loaded: the legislature is a constant of the process, and this file has one of its own.
vi.hoisted(() => {
  process.env["EMICICLO_LEGISLATURE"] = "18";
});

const folder = writeDumpFolder();
const address = "http://chambers.test";
const prefixes = `PREFIX ocd: <http://dati.camera.it/ocd/> PREFIX osr: <http://dati.senato.it/osr/>
PREFIX foaf: <http://xmlns.com/foaf/0.1/> PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> PREFIX gov: <http://dati.camera.it/ocd/governo.rdf/>
PREFIX mem: <http://dati.camera.it/ocd/membroGoverno.rdf/> PREFIX per: <http://dati.camera.it/ocd/persona.rdf/>
PREFIX leg: <http://dati.camera.it/ocd/legislatura.rdf/> PREFIX sen: <http://dati.senato.it/senatore/>
PREFIX gro: <http://dati.senato.it/gruppo/> PREFIX man: <http://dati.senato.it/mandato/>`;

let dumps: LoadedDumps;
let server: SparqlServer | undefined;
let data: string;

/** What the chambers publish of a legislature that is over, with what is of the ones before and after beside it. */
beforeEach(() => {
  dumps = loadDumps(folder, silentEffects());
  addMembers(dumps);
  addGovernments(dumps);
  addNeighbours(dumps);
  addVotes();
  data = mkdtempSync(join(tmpdir(), "eighteenth-"));
});
afterEach(() => server?.close());

/** Three governments of the legislature; the one before it, and the one after it, which are listed with it. */
function addGovernments({ camera }: LoadedDumps): void {
  const governments = [
    ["g0", "GOVERNO DI PRIMA (12.12.2016)", "20161212", "20181101", 301],
    ["g1", "I GOVERNO N205 (01.11.2018)", "20181101", "20190910", 205],
    ["g2", "II GOVERNO N205 (10.09.2019)", "20190910", "20210215", 205],
    ["g3", "I GOVERNO FUORI (15.02.2021)", "20210215", "20221022", 302],
    ["g4", "GOVERNO DI POI (22.10.2022)", "20221022", "", 303],
  ] as const;
  const triples = governments.map(
    ([
      id,
      label,
      start,
      end,
      head,
    ]) => `gov:${id} a ocd:governo ; ocd:rif_leg leg:repubblica_18 ; rdfs:label "${label}" ;
      ocd:startDate "${start}" ; ${end === "" ? "" : `ocd:endDate "${end}" ;`} ocd:rif_membroGoverno mem:${id} .
      mem:${id} ocd:membroGoverno "PRESIDENTE DEL CONSIGLIO" ; foaf:firstName "UGO" ; foaf:surname "N${head}" ;
      ocd:rif_persona per:p${head} ; ocd:startDate "${start}" .`,
  );
  camera.update(`${prefixes} INSERT DATA { ${triples.join("\n")} }`);
}

/** All mandates end with the legislature, but for a senator for life; a group and an office are of the next one. */
function addNeighbours({ camera, senato }: LoadedDumps): void {
  camera.update(`${prefixes} INSERT { ?m ocd:endDate "20221012" } WHERE { ?m ocd:startDate ?s . ?d ocd:rif_mandatoCamera ?m
    FILTER NOT EXISTS { ?m ocd:endDate ?e } }`);
  senato.update(`${prefixes} INSERT { ?m osr:fine "2022-10-12"^^xsd:date } WHERE { ?m a ocd:mandatoSenato ; osr:legislatura 18
    FILTER NOT EXISTS { ?m osr:fine ?e } }`);
  senato.update(`${prefixes} INSERT DATA {
    sen:40 a osr:Senatore ; foaf:firstName "Ida" ; foaf:lastName "Vita" ; foaf:gender "F" ; osr:dataNascita "1930-01-01" ;
      osr:cittaNascita "Roma" ; osr:nazioneNascita "Italia" ; osr:mandato man:S_18_40 .
    man:S_18_40 a ocd:mandatoSenato ; osr:legislatura 18 ; osr:inizio "2018-01-19"^^xsd:date ; osr:tipoMandato "a vita, di nomina del Presidente della Repubblica" .
    gro:99 a ocd:gruppoParlamentare ; osr:denominazione [ osr:titolo "Gruppo di poi" ; osr:titoloBreve "POI" ; osr:inizio "2022-10-18"^^xsd:date ] .
    gro:97 a ocd:gruppoParlamentare ; osr:denominazione [ osr:titolo "Gruppo sciolto" ; osr:titoloBreve "SCI" ;
      osr:inizio "2021-01-27"^^xsd:date ; osr:fine "2021-03-31"^^xsd:date ] .
    sen:21 osr:afferisce <http://dati.senato.it/afferenza/next> .
    <http://dati.senato.it/afferenza/next> a osr:Afferenza ; osr:carica "Presidente" ; osr:inizio "2022-11-09"^^xsd:date ; osr:commissione <http://dati.senato.it/commissione/0-99> .
    <http://dati.senato.it/commissione/0-99> osr:denominazione [ osr:titolo "Commissione di poi" ] . }`);
}

/**
 * A vote of confidence in each government, in each chamber: who is for the first is against the others. In the terms of
 * the fixtures: `vs19_100_001` of 2022 is served as `vs18_100_001` of 2018.
 */
function addVotes(): void {
  const cameraDays = ["20221106", "20230912", "20250218"];
  const [fdi, pd] = [
    [202, 203, 204],
    [205, 206, 207],
  ] as const;
  for (const [place, day] of cameraDays.entries()) {
    const [first, others]: readonly [CameraPosition, CameraPosition] = place === 0 ? ["yes", "no"] : ["no", "yes"];
    const positions = Object.fromEntries([
      ...fdi.map((id) => [id, first] as const),
      ...pd.map((id) => [id, others] as const),
    ]);
    const id = `vs19_${100 + place}_001`;
    const words = { title: "Votazione Fiducia", description: "MOZIONE DI FIDUCIA", flags: "; ocd:richiestaFiducia 1" };
    addCameraVote(dumps, { id, day, ...words, totals: [3, 3, 0], positions });
  }
  for (const [place, day] of ["2022-11-05", "2023-09-11", "2025-02-17"].entries()) {
    const [favorevole, contrario] =
      place === 0
        ? [
            [22, 23],
            [24, 25, 26],
          ]
        : [
            [24, 25, 26],
            [22, 23],
          ];
    const totals = place === 0 ? ([2, 3, 0, 0] as const) : ([3, 2, 0, 0] as const);
    const label = "Fiducia al Governo, mozione di fiducia";
    const lists = { favorevole, contrario, presidente: [21] };
    addSenateVote(dumps, { id: `19-${30 + place}-1`, day, label, outcome: "approvato", totals, lists });
  }
}

async function night(day: string, options: { readonly sweep?: boolean } = {}): Promise<PullReport> {
  await server?.close();
  const serving = await serveSparql({ camera: dumps.camera, senato: dumps.senato });
  server = serving;
  const send: typeof fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (!url.startsWith(address)) return Promise.resolve(new Response(null, { status: 404 }));
    return fetch(url.replace(address, serving.url), init);
  };
  const effects = silentEffects({ today: () => day, fetch: send });
  const source = createOpendataSource({ retries: 1, backoff: 1, blockedWait: 1, timeout: 5000 });
  return await pull(source, { ...pullOptions, ...options, baseUrl: address }, data, effects, join(data, "accept.json"));
}

function look<T>(see: (snapshot: Snapshot) => T): T {
  const snapshot = new Snapshot(join(data, "parliament.sqlite"));
  try {
    return see(snapshot);
  } finally {
    snapshot.close();
  }
}

const queries = (): readonly string[] => (server?.queries ?? []).map(({ text }) => text);

describe("a first night of the eighteenth legislature", () => {
  it("asks nothing of another legislature, and no month after its end", async () => {
    await night("2026-11-30");
    // The bridge to the Camera and earlier mandates are of all legislatures.
    for (const text of queries()) expect(text).not.toMatch(/repubblica_19|legislatura 19|ac19_|vs19_|o19_|2022-10-13/);
    const months = queries().flatMap((text) => /ocd:favorevoli \?f.*"(\d{6})"/s.exec(text)?.[1] ?? []);
    expect([months[0], months.at(-1), months.length]).toEqual(["201803", "202210", 56]);
  });

  it("has its votes, and data to its last day", async () => {
    await night("2026-11-30");
    const ids = look((snapshot) => [...snapshot.keys("vote")]);
    expect(ids).toEqual(["18-30-1", "18-31-1", "18-32-1", "vs18_100_001", "vs18_101_001", "vs18_102_001"]);
    const site = look((snapshot) => snapshot.record("site", "site"));
    expect([site?.legislature, site?.dataDate]).toEqual([18, { C: "2022-10-12", S: "2022-10-12" }]);
    expect(look((snapshot) => snapshot.record("vote", "vs18_100_001"))).toMatchObject({ sitting: "C-100", number: 1 });
  });

  it("has the three governments, and a side for each group under each of them", async () => {
    await night("2026-11-30");
    const list = look((snapshot) => snapshot.keys("government").map((key) => snapshot.record("government", key)));
    expect(list.map((one) => [one?.name, one?.start, one?.end])).toEqual([
      ["I Governo Fuori", "2021-02-15", "2022-10-22"],
      ["I Governo N205", "2018-11-01", "2019-09-10"],
      ["II Governo N205", "2019-09-10", "2021-02-15"],
    ]);
    const sidesOf = (group: string) => look((snapshot) => snapshot.record("group", group)?.sides);
    const under = (sides: readonly string[]) =>
      sides.map((side, place) => ({
        side,
        start: ["2018-11-01", "2019-09-10", "2021-02-15"][place],
        end: ["2019-09-10", "2021-02-15", "2022-10-22"][place],
      }));
    for (const group of ["camera-gr4133", "senato-gruppo-85"])
      expect(sidesOf(group)).toEqual(under(["majority", "opposition", "opposition"]));
    for (const group of ["camera-gr4136", "senato-gruppo-49"])
      expect(sidesOf(group)).toEqual(under(["opposition", "majority", "majority"]));
  });

  it("gives groups no name and no colour of the nineteenth, and says which have none", async () => {
    const { notes } = await night("2026-11-30");
    const groups = look((snapshot) => snapshot.keys("group").map((key) => snapshot.record("group", key)));
    expect(groups.map((one) => [one?.id, one?.color])).toEqual(
      ["camera-gr4111", "camera-gr4133", "camera-gr4136", "senato-gruppo-40", "senato-gruppo-49"]
        .concat("senato-gruppo-56", "senato-gruppo-85", "senato-gruppo-97")
        .map((id) => [id, null]),
    );
    expect(groups.find((one) => one?.id === "camera-gr4136")?.aliases).toEqual(["gr4136", "camera-pd-idp"]);
    expect(notes.join("\n")).toContain("groups without a colour here, such as camera-gr4111 (8 times)");
    expect(notes.join("\n")).toMatch(/joint bodies stand beside those of the Camera, .* such as bicamerale-/);
  });

  it("has nobody in a body of the next legislature, and a senator for life beyond the last day", async () => {
    await night("2026-11-30");
    const bodies = look((snapshot) => snapshot.keys("body").map((key) => snapshot.record("body", key)?.name));
    expect(bodies).not.toContain("Commissione di poi");
    const seats = (branch: Branch) =>
      look((snapshot) => snapshot.keys("person").flatMap((key) => snapshot.record("person", key)?.memberships ?? []))
        .filter((seat) => seat.branch === branch)
        .filter(({ end }) => end === null);
    expect([seats("C").length, seats("S").map(({ isLife, start }) => [isLife, start])]).toEqual([
      0,
      [[true, "2018-01-19"]],
    ]);
  });
});

describe("the nights after it", () => {
  it("ask the chambers nothing, say so, and keep every record", async () => {
    await night("2026-11-30");
    const all = () =>
      look((snapshot) => [...snapshot.keys("vote"), ...snapshot.keys("person"), ...snapshot.keys("act")]);
    const first = all();
    const { notes, changes } = await night("2026-12-01");
    expect(queries()).toEqual([]);
    expect(notes).toContain(
      "legislature 18 ended on 2022-10-12 and has been read whole on 2026-11-30: the chambers are asked nothing. --sweep reads it again.",
    );
    expect(all()).toEqual(first);
    for (const change of changes.values()) expect(change).toMatchObject({ appeared: [], changed: [], vanished: [] });
  });

  it("read it again when somebody asks for it", async () => {
    await night("2026-11-30");
    await night("2026-12-01", { sweep: true });
    expect(queries().length).toBeGreaterThan(100);
  });

  it("go on while a vote waits for its positions", async () => {
    addCameraVote(dumps, {
      ...{ id: "vs19_103_001", day: "20260913", title: "Votazione nominale", description: "", totals: [3, 0, 0] },
      positions: {},
    });
    await night("2026-11-30");
    await night("2026-12-01");
    expect(queries().length).toBeGreaterThan(50);
  });
});

describe("a probe of the eighteenth legislature", () => {
  const members = ({ text }: { readonly text: string }, deputies: number) =>
    text.includes("rif_mandatoCamera ?m")
      ? toAnswer(many(deputies, (place) => ({ d: `d${place}`, inizio: "20180323" })))
      : text.includes("osr:dataNascita")
        ? toAnswer(many(328, (place) => ({ s: `s${place}`, nato: "1960-01-01" })))
        : undefined;

  it("expects 630 deputies, 315 senators, any number of votes, and asks for the last month with votes", async () => {
    const { code, rowOf, last } = await probeGood((query) => members(query, 668));
    expect(rowOf("camera: deputies with identity, mandate, election")).toContain("| 668 | 622 to 756, with days | ok");
    expect(rowOf("senato: senators")).toMatch(/\| 328 \| 315 to 409, with days \| ok/);
    expect(rowOf("camera: number of votes")).toContain("| above 0 | ok");
    expect(rowOf("camera: chairs of the votes of 202210")).toContain("1 of 1");
    expect(rowOf(`camera: positions in 1 votes from ${inLegislature("vs19_700_001")}`)).toContain("of about 630 | ok");
    expect([code, last]).toEqual([0, expect.stringContaining("A first night can be trusted")]);
  });

  it("does not trust the four hundred of another legislature", async () => {
    const { code, rowOf } = await probeGood((query) => members(query, 404));
    expect(rowOf("camera: deputies with identity, mandate, election")).toContain("| 622 to 756, with days | stop");
    expect(code).toBe(1);
  });
});
