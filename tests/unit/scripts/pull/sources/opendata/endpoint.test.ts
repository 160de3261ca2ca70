import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { SourceUnavailable } from "#scripts/lib/errors.ts";
import { loadDumps, openDumps, type LoadedDumps } from "#scripts/pull/sources/opendata/dumps.ts";
import { endpointUrls, openEndpoints } from "#scripts/pull/sources/opendata/endpoint.ts";
import { gatherAnswers } from "#scripts/pull/sources/opendata/answers.ts";
import { s1 } from "#scripts/pull/sources/opendata/senate-queries.ts";
import { opendataSource, writeChambers } from "#scripts/pull/sources/opendata/opendata.ts";
import type { PullOptions } from "#scripts/pull/source.ts";
import type { ChangeSet } from "#scripts/pull/store/changes.ts";
import { writeSnapshot } from "#scripts/pull/store/write.ts";
import { collectingWriter, type Collected } from "#tests/fixtures/collecting-writer.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";
import { serveSparql, type ServerOptions, type SparqlServer } from "#tests/support/sparql-server.ts";

const effects = silentEffects({ today: () => "2026-11-20" });
let folder = "";
let dumps: LoadedDumps | undefined;
let server: SparqlServer | undefined;

beforeAll(() => {
  folder = writeDumpFolder();
  dumps = loadDumps(folder, effects);
});
afterEach(() => server?.close());

async function serve(options: ServerOptions = {}): Promise<SparqlServer> {
  if (dumps === undefined) throw new Error("not loaded");
  server = await serveSparql({ camera: dumps.camera, senato: dumps.senato }, options);
  return server;
}

async function pullOverHttp(url: string): Promise<Collected> {
  const { writer, collected } = collectingWriter();
  await writeChambers(
    { ...openEndpoints(url, effects, { retries: 2, backoff: 1 }), undatedPeriods: dumps?.undatedPeriods ?? [] },
    writer,
    effects,
  );
  return collected;
}

describe("the endpoints", () => {
  it("return the same records as the dumps", async () => {
    const overHttp = await pullOverHttp((await serve()).url);
    const { writer, collected: fromDumps } = collectingWriter();
    await writeChambers(openDumps(folder, effects), writer, effects);
    // Both fields contain the day of reading.
    const strip = (records: unknown): string =>
      JSON.stringify(records).replaceAll(/"(?:fetchedAt|knownFrom)":"[^"]*"/g, "");
    for (const kind of ["person", "group", "body", "sitting", "act"] as const) {
      expect(strip([...overHttp[kind]]), kind).toBe(strip([...fromDumps[kind]]));
    }
    expect(overHttp.site.get("site")?.dataDate).toEqual({ C: "2026-11-20", S: "2026-11-20" });
  });

  it("cause no changes the next day, if their data have not changed", async () => {
    const { url } = await serve();
    const file = join(mkdtempSync(join(tmpdir(), "endpoint-")), "parliament.sqlite");
    const pullOn = async (day: string): Promise<ChangeSet> => {
      const world = silentEffects({ today: () => day });
      const chambers = {
        ...openEndpoints(url, world, { retries: 2, backoff: 1 }),
        undatedPeriods: dumps?.undatedPeriods ?? [],
      };
      return await writeSnapshot(file, { identity: "test", day }, async (writer) => {
        await writeChambers(chambers, writer, world);
      });
    };
    await pullOn("2026-11-20");
    const changes = await pullOn("2026-11-21");
    const changed = [...changes].filter(([, { changed: keys }]) => keys.length > 0).map(([kind]) => kind);
    expect(changed).toEqual(["site"]);
    expect(changes.get("person")?.unchanged).toBe(6);
  });

  it("are queried for this legislature only, although they include earlier ones", async () => {
    const all = loadDumps(folder, effects);
    const prefixes = `PREFIX ocd: <http://dati.camera.it/ocd/> PREFIX osr: <http://dati.senato.it/osr/> PREFIX foaf: <http://xmlns.com/foaf/0.1/>`;
    all.senato.update(`${prefixes} INSERT DATA {
      <http://dati.senato.it/senatore/77> a osr:Senatore ; foaf:firstName "Ugo" ; foaf:lastName "Diprima" ; foaf:gender "M" ;
        osr:dataNascita "1950-01-01" ; osr:cittaNascita "Roma" ; osr:nazioneNascita "Italia" ; osr:carica "Presidente" ;
        osr:mandato <http://dati.senato.it/mandato/S_18_77> ; osr:afferisce <http://dati.senato.it/afferenza/77> .
      <http://dati.senato.it/mandato/S_18_77> a ocd:mandatoSenato ; osr:legislatura 18 ; osr:inizio "2018-03-23" .
      <http://dati.senato.it/afferenza/77> a osr:Afferenza ; osr:carica "Membro" ; osr:inizio "2018-06-21" .
      <http://dati.senato.it/senatore/2> osr:afferisce <http://dati.senato.it/afferenza/nowhere> .
      <http://dati.senato.it/afferenza/nowhere> a osr:Afferenza ; osr:carica "Membro" ; osr:inizio "2023-06-21" .
    }`);
    all.camera.update(`${prefixes} INSERT DATA {
      <http://dati.camera.it/ocd/deputato.rdf/d77_18> a ocd:deputato ; ocd:membro <http://dati.camera.it/ocd/membro.rdf/77> .
      <http://dati.camera.it/ocd/membro.rdf/77> ocd:rif_organo <http://dati.camera.it/ocd/organo.rdf/o18_2701> .
      <http://dati.camera.it/ocd/ufficioParlamentare.rdf/77> a ocd:ufficioParlamentare ; ocd:startDate "20180621" ;
        ocd:rif_organo <http://dati.camera.it/ocd/organo.rdf/o18_2701> ; ocd:rif_deputato <http://dati.camera.it/ocd/deputato.rdf/d77_18> .
      <http://dati.camera.it/ocd/gruppoParlamentare.rdf/gr3000> a ocd:gruppoParlamentare ; ocd:rif_incarico <http://dati.camera.it/ocd/incarico.rdf/i3000_77_10_20180621> .
    }`);
    server = await serveSparql({ camera: all.camera, senato: all.senato });
    expect((await pullOverHttp(server.url)).person.size).toBe(6);
    const answers = await gatherAnswers(openEndpoints(server.url, effects, { retries: 2, backoff: 1 }), effects);
    expect(JSON.stringify(answers)).not.toMatch(/senatore\/77|d77_18|gr3000/);
  });

  it("are credited without the author of files in the folder", async () => {
    const { url } = await serve();
    const creditsOf = async (places: Pick<PullOptions, "from" | "baseUrl">): Promise<readonly string[] | undefined> => {
      const { writer, collected } = collectingWriter();
      await opendataSource.pull({ scale: 1, seed: 1, sweep: false, ...places }, writer, effects);
      return collected.site.get("site")?.attribution;
    };
    const chambers = [
      "Senato della Repubblica, dati.senato.it (CC BY 3.0)",
      "Camera dei deputati, dati.camera.it (CC BY-SA 4.0)",
    ];
    expect(await creditsOf({ from: null, baseUrl: url })).toEqual([...chambers, "Dati modificati"]);
    expect(await creditsOf({ from: folder, baseUrl: null })).toEqual([
      ...chambers,
      "Roberto2213/ImparaDeputato (CC BY-SA 4.0)",
      "Dati modificati",
    ]);
  });

  it("are queried with GET by ranges of readings, each chamber at its own", async () => {
    const { url, queries } = await serve();
    await pullOverHttp(url);
    const signatures = queries.filter(({ text }) => text.includes("osr:iniziativa ?i"));
    expect(signatures.map(({ text }) => /FILTER\(.*?\)/.exec(text)?.[0])).toEqual(["FILTER(?f >= 101 && ?f < 108)"]);
    expect(queries.filter(({ chamber, text }) => chamber === "camera" && text.includes("osr:"))).toEqual([]);
  });

  it("are queried again after a failure", async () => {
    const { person } = await pullOverHttp((await serve({ failures: 2 })).url);
    expect(person.size).toBe(6);
  });

  it("cause a one-line error when they fail", async () => {
    const { url } = await serve({ failures: 99 });
    await expect(pullOverHttp(url)).rejects.toThrow(SourceUnavailable);
    await expect(pullOverHttp(url)).rejects.toThrow(
      `${url}/camera/sparql: query C1 (deputies with identity, mandate, election) failed: answered 503 (after 3 attempts). Try again later, or pull from the dumps with --from.`,
    );
  });

  it("cause a one-line error for an unexpected response", async () => {
    const { url } = await serve({ garbage: "{}" });
    await expect(pullOverHttp(url)).rejects.toThrow("failed: an answer that is not SPARQL JSON");
  });
});

const answering = (headers: Record<string, string>): typeof fetch => {
  const bindings = [{ s: { type: "uri", value: "http://dati.senato.it/senatore/1" } }];
  return () => Promise.resolve(Response.json({ results: { bindings } }, { headers }));
};

it("rejects a partial response, which a timed-out endpoint marks only in a header", async () => {
  const fetch = answering({ "X-SQL-State": "S1TAT", "X-SQL-Message": "Returning incomplete results" });
  const asked = openEndpoints("http://127.0.0.1:1", silentEffects({ fetch }), { retries: 1, backoff: 1 }).senato.select(
    s1,
  );
  await expect(asked).rejects.toThrow(
    "query S1 (senators) failed: only a part of the answer, the endpoint ran out of time (after 2 attempts). Try again later",
  );
});

it("detects a truncated response by its header, whatever the row limit", async () => {
  const fetch = answering({ "X-SPARQL-MaxRows": "1" });
  const asked = openEndpoints("http://127.0.0.1:1", silentEffects({ fetch }), { retries: 1, backoff: 1 }).senato.select(
    s1,
  );
  await expect(asked).rejects.toThrow("query S1 (senators) reaches the cap of 1 rows and would lose data");
});

it("halves a range until the response is below the row limit", async () => {
  const asked: string[] = [];
  const readings = Array.from({ length: 25 }, (_, index) => 100 + index);
  const rowsPerReading = 1000;
  const fake: typeof fetch = (input) => {
    const text = new URL(input instanceof Request ? input.url : input).searchParams.get("query") ?? "";
    const [, low, high] = /\?f >= (\d+) && \?f < (\d+)/.exec(text) ?? [];
    asked.push(low === undefined ? "bounds" : `${low}-${high ?? ""}`);
    const inside = readings.filter((reading) => reading >= Number(low) && reading < Number(high));
    const rows = inside.flatMap((reading) =>
      Array.from({ length: rowsPerReading }, (_, row) => ({
        i: { type: "uri", value: `${String(reading)}/${String(row)}` },
      })),
    );
    const bounds = [{ lo: { type: "literal", value: "100" }, hi: { type: "literal", value: "124" } }];
    return Promise.resolve(
      Response.json({ results: { bindings: low === undefined ? bounds : rows.slice(0, 10_000) } }),
    );
  };
  const { s12 } = await import("#scripts/pull/sources/opendata/senate-work-queries.ts");
  const rows = await openEndpoints("http://127.0.0.1:1", silentEffects({ fetch: fake }), { retries: 0 }).senato.select(
    s12,
  );
  expect(asked).toEqual(["bounds", "100-125", "100-112", "100-106", "106-112", "112-125", "112-118", "118-125"]);
  expect(new Set(rows.map(({ i }) => i)).size).toBe(25_000);
});

it("queries the official endpoints unless a base address is given", () => {
  expect(endpointUrls(null)).toEqual({
    camera: "https://dati.camera.it/sparql",
    senato: "https://dati.senato.it/sparql",
  });
  expect(endpointUrls("http://localhost:1/")).toEqual({
    camera: "http://localhost:1/camera/sparql",
    senato: "http://localhost:1/senato/sparql",
  });
});
