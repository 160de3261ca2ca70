/** Real votes through a whole pull, on machines that have the official data: their totals are in the README of the folder. */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { totalOf } from "#src/domain/code-counts.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { loadDumps, storeEngine, type LoadedDumps } from "#scripts/pull/sources/opendata/dumps.ts";
import { parseAnswer } from "#scripts/pull/sources/opendata/endpoint.ts";
import { createOpendataSource } from "#scripts/pull/sources/opendata/opendata.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { answerVotes, type AnswerRow, type PublishedVote } from "#tests/fixtures/opendata/vote-answers.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { findOfficialDumps, findOfficialVotes } from "#tests/support/opendata-folder.ts";
import { serveSparql, type SparqlServer } from "#tests/support/sparql-server.ts";

const votesFolder = findOfficialVotes();
const dumpsFolder = findOfficialDumps();
const isHere = votesFolder !== undefined && dumpsFolder !== undefined;
if (!isHere)
  process.stdout.write(
    "official data not found (../shared/opendata or EMICICLO_OPENDATA): no real vote is pulled here\n",
  );

const read = (file: string): string => readFileSync(join(votesFolder ?? "", file), "utf8");

/** Totals of the README, by id: in favour, against, abstained. */
const cameraTotals: Readonly<Record<string, readonly [number, number, number]>> = {
  vs19_004_001: [235, 154, 5],
  vs19_009_001: [137, 182, 1],
  vs19_009_002: [137, 179, 0],
  vs19_013_001: [47, 0, 283],
  vs19_016_001: [46, 193, 75],
  vs19_147_041: [103, 159, 13],
};

/** Acronyms of 2022 and 2023 that the register has in another form. */
const laterAcronyms: Readonly<Record<string, string>> = { "AIV-RE": "AZ", "NM-M": "NM", "NM-M-C": "NM" };

async function registerOf(dumps: LoadedDumps) {
  const engine = storeEngine(dumps.camera);
  const ask = async (text: string) => await engine.select({ name: "T", chamber: "camera", title: "", text });
  const leg = "<http://dati.camera.it/ocd/legislatura.rdf/repubblica_19>";
  const deputies = await ask(
    `SELECT DISTINCT ?d ?n ?c WHERE { ?d a ocd:deputato ; ocd:rif_leg ${leg} ; foaf:firstName ?n ; foaf:surname ?c }`,
  );
  const groups = await ask(
    `SELECT DISTINCT ?g ?s WHERE { ?g a ocd:gruppoParlamentare ; ocd:rif_leg ${leg} ; dcterms:alternative ?s }`,
  );
  return {
    names: deputies.map(({ d = "", n = "", c = "" }) => ({
      uri: d,
      parts: new Set(partsOf(`${c} ${n}`)),
      surname: partsOf(c),
    })),
    groups: new Map(groups.map(({ g = "", s = "" }) => [s, g])),
  };
}

const partsOf = (name: string): string[] =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter((part) => part !== "");

/** Deputies by the names of a page: by all parts of the name, the few others by a surname that nobody else bears. */
function matchNames(names: readonly string[], register: Awaited<ReturnType<typeof registerOf>>["names"]) {
  const found = new Map<string, string>();
  const free = new Set(register);
  const take = (name: string, fits: (one: (typeof register)[number]) => boolean): void => {
    const fitting = [...free].filter(fits);
    const [only] = fitting;
    if (fitting.length !== 1 || only === undefined) return;
    found.set(name, only.uri);
    free.delete(only);
  };
  for (const name of names) take(name, ({ parts }) => new Set(partsOf(name)).symmetricDifference(parts).size === 0);
  for (let round = 0; round < 2; round += 1)
    for (const name of names)
      if (!found.has(name))
        take(name, ({ surname, parts }) => {
          const own = partsOf(name);
          return surname.every((part) => own.includes(part)) || own.every((part) => parts.has(part));
        });
  for (const name of names)
    if (!found.has(name)) take(name, ({ surname }) => surname.some((part) => partsOf(name).includes(part)));
  return found;
}

const data = mkdtempSync(join(tmpdir(), "official-real-"));
let server: SparqlServer | undefined;
let unmatched: string[] = [];

beforeAll(async () => {
  if (!isHere) return;
  const dumps = loadDumps(dumpsFolder, silentEffects());
  const { names, groups } = await registerOf(dumps);
  const groupOf = (acronym: string): string | undefined =>
    groups.get(acronym) ??
    (acronym.startsWith("M-")
      ? groups.get("MISTO")
      : [...groups].find(([one]) => one.startsWith(laterAcronyms[acronym] ?? "?"))?.[1]);
  const withGroup = (row: AnswerRow, acronym: string): AnswerRow => {
    const g = groupOf(acronym);
    return g === undefined ? row : { ...row, g };
  };
  const lines = read("camera-page-ballots-2022.csv")
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== "");
  const rows = lines.map((line) => line.split(","));
  const deputies = matchNames([...new Set(rows.map(([, , , , , name = ""]) => name))], names);
  unmatched = [...new Set(rows.map(([, , , , , name = ""]) => name))].filter((name) => !deputies.has(name));
  const idOf = (sitting = "", number = ""): string => `vs19_${sitting.padStart(3, "0")}_${number.padStart(3, "0")}`;
  const positions = new Map<string, AnswerRow[]>(
    [...Map.groupBy(rows, ([sitting, number]) => idOf(sitting, number))].map(([id, own]) => [
      id,
      own.flatMap(([, , , , , name = "", group = "", word = ""]) => {
        const x = deputies.get(name);
        const isChoice = ["Favorevole", "Contrario", "Astensione"].includes(word);
        return x === undefined
          ? []
          : [withGroup({ x, ...(isChoice ? { t: word } : { t: "Non ha votato", de: word }) }, group)];
      }),
    ]),
  );
  positions.set(
    "vs19_147_041",
    parseAnswer(read("camera-ballots-vs19_147_041.json"), 0).map(({ dep = "", type = "", label = "", grp = "" }) =>
      withGroup({ x: dep, t: type, l: label }, grp),
    ),
  );
  positions.set("19-454-2", parseAnswer(read("senate-ballots-19-454-2.json"), 1));
  const days = new Map([
    ...rows.map(
      ([sitting, number, day = ""]) => [idOf(sitting, number), day.split("/").toReversed().join("")] as const,
    ),
    ["vs19_147_041", "20230726"] as const,
  ]);
  const votes = Object.entries(cameraTotals).map(([id, [f, c, a]]): PublishedVote => ({
    id,
    row: {
      ...{ d: days.get(id) ?? "", t: "Altre", ti: "Votazione nominale", f: String(f), c: String(c), a: String(a) },
      ...{ n: String(f + c), p: String(f + c + a), mg: String(Math.floor((f + c) / 2) + 1), ap: f > c ? "1" : "0" },
      fd: id === "vs19_004_001" ? "1" : "0",
    },
  }));
  const senate: PublishedVote = {
    id: "19-454-2",
    row: {
      ...{ d: "2026-09-15", l: "Votazione finale", n: "454", e: "approvato", f: "113", c: "71", a: "2", cm: "12" },
      ...{ p: "187", w: "186", mg: "93", tv: "elettronica" },
    },
  };
  const published = {
    votes: new Map([...votes, senate].map((vote) => [vote.id, vote])),
    positions: (id: string) => positions.get(id) ?? [],
  };
  server = await serveSparql(dumps, { fault: (query) => answerVotes(query, published) });
  const effects = silentEffects({
    today: () => "2026-11-20",
    // The photos of real people are not fetched.
    fetch: (input, init) =>
      String(input instanceof Request ? input.url : input).startsWith(server?.url ?? "?")
        ? fetch(input, init)
        : Promise.resolve(new Response(null, { status: 404 })),
  });
  const source = createOpendataSource({ retries: 0 });
  await pull(source, { ...pullOptions, baseUrl: server.url }, data, effects, join(data, "accept.json"));
}, 120_000);
afterAll(() => server?.close());

describe.runIf(isHere)("real votes through a whole pull", () => {
  const withSnapshot = <T>(see: (snapshot: Snapshot) => T): T => {
    const snapshot = new Snapshot(join(data, "parliament.sqlite"));
    try {
      return see(snapshot);
    } finally {
      snapshot.close();
    }
  };
  const pageOf = (id: string) => withSnapshot((snapshot) => votePages.build(snapshotReader(snapshot), id));

  it("every name of the Camera's pages is a deputy", () => {
    expect(unmatched).toEqual([]);
  });

  it.each(Object.entries(cameraTotals))(
    "the Camera's vote %s has its totals and is verified",
    (id, [ayes, noes, abstained]) => {
      const page = pageOf(id);
      expect(page.problems).toEqual([]);
      expect(page).toMatchObject({ status: "verified", counts: { AYE: ayes, NO: noes, ABST: abstained } });
    },
  );

  it("the Senate's vote 19-454-2 has its totals, and is in review for the senator whom the register of 2024 lacks", () => {
    const page = pageOf("19-454-2");
    expect(page).toMatchObject({
      ...{ outcome: "approved", isFinal: true, status: "review" },
      counts: { AYE: 113, NO: 70, ABST: 2, MIS: 12 },
      totals: { ayes: 113, noes: 71, abstained: 2, present: 187, voting: 186, required: 93 },
    });
  });

  it("every deputy in office is in the group of the register's open period, although the ballots are of 2022 and 2023", async () => {
    const rows = await storeEngine(loadDumps(dumpsFolder ?? "", silentEffects()).camera).select({
      ...{ name: "T", chamber: "camera", title: "" },
      text: `SELECT DISTINCT ?d ?g WHERE { ?d ocd:aderisce ?a ; ocd:rif_mandatoCamera ?m . ?a ocd:rif_gruppoParlamentare ?g .
        FILTER NOT EXISTS { ?a ocd:endDate ?e } FILTER NOT EXISTS { ?m ocd:endDate ?f } }`,
    });
    const aliasOf = (uri: string): string => /[^/]+$/.exec(uri)?.[0].replace(/_19$/, "") ?? "";
    const wrong = withSnapshot((snapshot) => {
      const people = snapshot.keys("person").flatMap((id) => snapshot.record("person", id) ?? []);
      return rows.filter(({ d = "", g = "" }) => {
        const person = people.find(({ aliases }) => aliases.includes(aliasOf(d)));
        const last = person?.memberships.at(-1)?.groups.at(-1);
        return last?.end !== null || snapshot.record("group", last.group)?.aliases.includes(aliasOf(g)) !== true;
      });
    });
    expect([rows.length, wrong]).toEqual([400, []]);
  });

  it("vote 41 of sitting 147 has the published cohesion of every group, and of the sides that one vote of confidence gives", () => {
    const page = pageOf("vs19_147_041");
    // By members in line and size.
    const published = [
      [38, 52, "73.08"],
      [42, 65, "64.62"],
      [87, 118, "73.73"],
      [24, 44, "54.55"],
      [50, 69, "72.46"],
      [9, 11, "81.82"],
      [5, 10, "50.00"],
    ] as const;
    const inPercent = (ratio: { readonly part: number; readonly whole: number } | null | undefined): string =>
      ((100 * (ratio?.part ?? 0)) / (ratio?.whole ?? 1)).toFixed(2);
    const found = page.groups.map(({ counts, cohesion }) => ({
      most: Math.max(counts.AYE, counts.NO, counts.ABST),
      size: totalOf(counts),
      cohesion,
    }));
    for (const [most, size, cohesion] of published)
      expect(inPercent(found.find((one) => one.most === most && one.size === size)?.cohesion)).toBe(cohesion);
    // Published: 237 and 66.67, 162 and 63.58. The only vote of confidence here is older than two of the groups (10 and 11
    // members), which have the side of their members' votes in it, and than five arrivals in the mixed group, who have none before the
    // next one: (94 + 9) / (146 + 11).
    expect(page.sides.map(({ side, counts, cohesion }) => [side, totalOf(counts), inPercent(cohesion)])).toEqual([
      ["majority", 237, "66.67"],
      ["opposition", 162 - 5, "65.61"],
    ]);
  });
});
