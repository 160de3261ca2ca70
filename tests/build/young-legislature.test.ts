/** The first week of the twentieth legislature: the members and the government of before, and nothing else yet. */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Store } from "oxigraph";
import { afterEach, expect, it, vi } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull, type PullReport } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { probe } from "#scripts/pull/sources/opendata/probe.ts";
import { createOpendataSource } from "#scripts/pull/sources/opendata/opendata.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { serveSparql, type SparqlServer } from "#tests/support/sparql-server.ts";

// Before any module is loaded: the legislature is a constant of the process, and this file has one of its own.
vi.hoisted(() => {
  process.env["EMICICLO_LEGISLATURE"] = "20:2027-05-23:2027-06-08";
});

const prefixes = `PREFIX ocd: <http://dati.camera.it/ocd/> PREFIX osr: <http://dati.senato.it/osr/>
PREFIX foaf: <http://xmlns.com/foaf/0.1/> PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>
PREFIX dcterms: <http://purl.org/dc/terms/> PREFIX dc: <http://purl.org/dc/elements/1.1/> PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>
PREFIX leg: <http://dati.camera.it/ocd/legislatura.rdf/> PREFIX gov: <http://dati.camera.it/ocd/governo.rdf/>
PREFIX dep: <http://dati.camera.it/ocd/deputato.rdf/> PREFIX man: <http://dati.camera.it/ocd/mandatoCamera.rdf/>
PREFIX sen: <http://dati.senato.it/senatore/> PREFIX sem: <http://dati.senato.it/mandato/>`;

const [camera, senato] = [new Store(), new Store()];
for (const number of [501, 502, 503])
  camera.update(`${prefixes} INSERT DATA {
    dep:d${number}_20 a ocd:deputato ; ocd:rif_leg leg:repubblica_20 ; foaf:firstName "UGO" ; foaf:surname "N${number}" ;
      foaf:gender "male" ; ocd:rif_mandatoCamera man:mc20_${number} .
    man:mc20_${number} ocd:startDate "20270605" ; ocd:rif_elezione [ dc:coverage "LOMBARDIA 1 - P01" ; ocd:tipoElezione "proporzionale" ] .
    gov:g9 a ocd:governo ; ocd:rif_leg leg:repubblica_19, leg:repubblica_20 ; rdfs:label "GOVERNO DI PRIMA" ; ocd:startDate "20260110" . }`);
for (const number of [61, 62])
  senato.update(`${prefixes} INSERT DATA {
    sen:${number} a osr:Senatore ; foaf:firstName "Pia" ; foaf:lastName "M${number}" ; foaf:gender "F" ;
      osr:dataNascita "1960-01-01" ; osr:cittaNascita "Roma" ; osr:nazioneNascita "Italia" ; osr:mandato sem:S_20_${number} .
    sem:S_20_${number} a ocd:mandatoSenato ; osr:legislatura 20 ; osr:inizio "2027-06-08"^^xsd:date ; osr:tipoMandato "elettivo" . }`);

let server: SparqlServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function night(data: string, day: string): Promise<PullReport> {
  server ??= await serveSparql({ camera, senato });
  const source = createOpendataSource({ retries: 0, backoff: 1 });
  const effects = silentEffects({ today: () => day });
  return await pull(source, { ...pullOptions, baseUrl: server.url }, data, effects, join(data, "accept.json"));
}

it("is read with its members alone, and says what the chambers do not publish yet", async () => {
  const data = mkdtempSync(join(tmpdir(), "young-"));
  const { notes } = await night(data, "2027-06-12");
  const snapshot = new Snapshot(join(data, "parliament.sqlite"));
  expect(snapshot.keys("person")).toHaveLength(5);
  for (const kind of ["group", "government", "vote", "act"] as const) expect(snapshot.keys(kind)).toEqual([]);
  const site = snapshot.record("site", "site");
  expect([site?.legislature, site?.dataDate]).toEqual([20, { C: "2027-06-12", S: "2027-06-12" }]);
  expect(site?.missingParts).toEqual(expect.arrayContaining(["votes", "sides", "governments"]));
  snapshot.close();
  expect(notes.join("\n")).toContain("the chambers publish none yet, such as ");
});

it("does not believe an answer without rows where there have been some", async () => {
  const data = mkdtempSync(join(tmpdir(), "young-"));
  const group = "<http://dati.camera.it/ocd/gruppoParlamentare.rdf/gr9999>";
  const triples = `${group} a ocd:gruppoParlamentare ; ocd:rif_leg leg:repubblica_20 ; dc:title "UNO (UNO)" ; dcterms:alternative "UNO" ; ocd:startDate "20270612" .`;
  camera.update(`${prefixes} INSERT DATA { ${triples} }`);
  await night(data, "2027-06-12");
  camera.update(`${prefixes} DELETE DATA { ${triples} }`);
  const { notes } = await night(data, "2027-06-13");
  expect(notes.join("\n")).toMatch(/Camera: people, groups, bodies stay those of 2027-06-12: .*query C4 /);
});

it("is probed without a stop for what is to come", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "young-"));
  server = await serveSparql({ camera, senato });
  const lines: string[] = [];
  const effects = silentEffects({ today: () => "2027-06-12", log: (line) => lines.push(line) });
  await probe({ baseUrl: server.url, dataDir, budget: 8000 }, effects, { backoff: 1, blockedWait: 1 });
  // Three deputies and two senators are too few in any week.
  expect(lines.at(-1)).toMatch(/^A first night cannot be trusted: camera: deputies [^;]*: 3; senato: senators: 2$/);
});

it("is an error once it is not young any more", async () => {
  const data = mkdtempSync(join(tmpdir(), "young-"));
  await expect(night(data, "2028-03-01")).rejects.toThrow(/has an answer without rows/);
});
