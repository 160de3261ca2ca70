/** The documented row counts of the official dumps, on machines that have them. */
import { beforeAll, describe, expect, it } from "vitest";
import { colleges, provinces } from "#src/data/colleges.ts";
import { collegeOf } from "#src/domain/colleges.ts";
import { toSentenceCase } from "#src/domain/sentence-case.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { loadDumps, storeEngine, type LoadedDumps } from "#scripts/pull/sources/opendata/dumps.ts";
import { openEndpoints } from "#scripts/pull/sources/opendata/endpoint.ts";
import { writeChambers } from "#scripts/pull/sources/opendata/opendata.ts";
import { s12, s13 } from "#scripts/pull/sources/opendata/senate-work-queries.ts";
import { collectingWriter } from "#tests/fixtures/collecting-writer.ts";
import { allQueries } from "#tests/fixtures/opendata/all-queries.ts";
import { findOfficialDumps } from "#tests/support/opendata-folder.ts";
import { serveSparql } from "#tests/support/sparql-server.ts";

const counts: Readonly<Record<string, number>> = {
  C1: 410,
  C2: 400,
  C2b: 398,
  // The nodes of names in use and of dated names are empty in the dumps.
  C2c: 0,
  C2d: 0,
  C3: 400,
  C4: 10,
  C4b: 0,
  C4c: 0,
  C5: 440,
  C7: 71,
  C8: 1176,
  C9: 703,
  C10: 113,
  // The dumps have no acts of the Camera.
  C40: 0,
  C41: 0,
  C42: 0,
  C43: 0,
  S1: 211,
  S2b: 347,
  S3: 211,
  S3b: 308,
  S5: 169,
  S6: 12,
  S7b: 258,
  S8: 45,
  S9: 893,
  S10: 3004,
  S11: 3004,
  S12: 23131,
  S13: 15535,
  S14: 1894,
  S15: 3066,
  S16: 495,
  S18: 186,
  S21: 154,
  S22: 0,
};

const folder = findOfficialDumps();
if (folder === undefined) {
  process.stdout.write(
    "official dumps not found (../shared/opendata or EMICICLO_OPENDATA): their counts are not checked here\n",
  );
}

describe.runIf(folder !== undefined)("the official dumps", () => {
  let dumps: LoadedDumps | undefined;
  const loaded = (): LoadedDumps => (dumps ??= loadDumps(folder ?? "", silentEffects()));
  beforeAll(() => void loaded(), 60_000);

  it("return the documented number of rows for every query", async () => {
    const { camera, senato } = loaded();
    const engines = { camera: storeEngine(camera), senato: storeEngine(senato) };
    const found: Record<string, number> = {};
    for (const query of allQueries) found[query.name] = (await engines[query.chamber].select(query)).length;
    expect(found).toEqual(counts);
  });

  it("contain every member, body, bill and decree-law", async () => {
    const { camera, senato, day, undatedPeriods } = loaded();
    const { writer, collected, get } = collectingWriter();
    const chambers = {
      camera: storeEngine(camera),
      senato: storeEngine(senato),
      origin: "dumps",
      day: { C: null, S: day },
      undatedPeriods,
    };
    await writeChambers(chambers, writer, silentEffects());
    const people = [...collected.person.values()];
    const inOffice = (branch: string): number =>
      people.filter(({ memberships }) => memberships.some((m) => m.branch === branch && m.end === null)).length;
    expect([people.length, inOffice("C"), inOffice("S")]).toEqual([621, 400, 205]);
    const acts = [...collected.act.values()];
    const bills = acts.filter((act) => act.kind === "bill");
    expect(bills.flatMap(({ readings }) => readings)).toHaveLength(3004);
    expect([
      bills.length,
      bills.filter(({ law }) => law !== null).length,
      acts.filter(({ kind }) => kind === "decree").length,
    ]).toEqual([2827, 116, 60]);
    // 60 titles begin with "Schema di decreto legislativo", one with two spaces between the words.
    expect(acts.filter(({ kind }) => kind === "dlgs")).toHaveLength(61);
    expect([collected.group.size, collected.body.size, collected.sitting.size]).toEqual([19, 95, 186]);
    // A name of a body keeps its spelling through capitals, as the Camera writes it; the Senate writes these in two ways.
    const names = [...collected.body.values()].map(({ name }) => name.replaceAll("’", "'"));
    expect(names.filter((name) => toSentenceCase(name.toUpperCase()) !== name).toSorted()).toEqual([
      "1ª Commissione permanente (Affari Costituzionali)",
      "Consiglio di Presidenza",
      "Delegazione parlamentare italiana presso l'Assemblea parlamentare dell'Iniziativa Centro Europea",
      "Delegazione parlamentare italiana presso l'Assemblea parlamentare dell'Unione per il Mediterraneo (Ap-UpM)",
      "Giunta per il Regolamento",
      "Parlamentari membri della Commissione di vigilanza sulla Cassa Depositi e Prestiti",
    ]);
    // Of every municipality the register names who was elected in its single-member college of the Camera.
    const held = new Set(people.flatMap(({ memberships }) => memberships.map((seat) => collegeOf(colleges, seat))));
    const groups = provinces.flatMap((province) => province.groups);
    const lost = groups.filter(({ colleges: { C } }) => !C.every((college) => held.has(college)));
    expect(lost.flatMap(({ municipalities }) => municipalities.map(({ name }) => name))).toEqual([]);
    expect(get("act", "decree/2023-79")).toMatchObject({ status: "lapsed" });
    expect(get("act", "decree/2023-104")).toMatchObject({ status: "converted" });
    expect(get("act", "decree/2024-39")).toMatchObject({ status: "in_conversion" });
  });

  it("return all signatures and assignments through an endpoint limited to 10,000 rows", async () => {
    const { camera, senato } = loaded();
    const server = await serveSparql({ camera, senato });
    const engine = openEndpoints(server.url, silentEffects()).senato;
    expect((await engine.select(s12)).length).toBe(counts["S12"]);
    expect((await engine.select(s13)).length).toBe(counts["S13"]);
    await server.close();
  }, 120_000);
});
