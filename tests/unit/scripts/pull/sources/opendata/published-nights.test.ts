/**
 * Four nights of a small parliament from the answers of the Camera's endpoint to the numbers on the pages, gates included:
 * an empty answer, a new vote, a corrected ballot, a change of group, a replacement, a new government. What is expected is
 * computed here from the same positions that the server gives.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull } from "#scripts/pull/pull.ts";
import { createOpendataSource } from "#scripts/pull/sources/opendata/opendata.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { memberFigures } from "#scripts/contracts/stats/member-figures.ts";
import { composition, compositionKey } from "#scripts/contracts/stats/composition.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import {
  addCameraVote,
  addGovernment,
  addNextGovernment,
  addSenateVote,
  cameraGroup,
  joinGroup,
  replaceDeputy,
  type CameraPosition,
  type CameraVote,
} from "#tests/fixtures/opendata/small-parliament.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { emptyAnswer } from "#tests/support/sparql-server.ts";
import { dumps, eachWithSmallParliament, joined, serve, server } from "./served-parliament.ts";

eachWithSmallParliament();

type Positions = Readonly<Record<number, CameraPosition>>;

/** A vote of the Camera with the totals of its positions. */
function voteOf(id: string, day: string, positions: Positions, more: Partial<CameraVote> = {}): CameraVote {
  const count = (wanted: CameraPosition): number => Object.values(positions).filter((one) => one === wanted).length;
  return {
    ...{ id, day, title: "Votazione nominale", description: "", type: "Emendamento", positions },
    totals: [count("yes"), count("no"), count("abstained")],
    ...more,
    groups: { 102: "gr4111", ...more.groups },
  };
}

const usual: Positions = {
  ...{ 100: "yes", 102: "absent", 103: "abstained", 202: "yes", 203: "yes", 204: "mission" },
  ...{ 205: "no", 206: "no", 207: "no", 208: "no" },
};
const without = (absent: number): Positions =>
  Object.fromEntries(Object.entries(usual).filter(([number]) => number !== String(absent)));
const [early, rest] = [without(102), without(207)];
const confidence = voteOf("vs19_004_001", "20221025", { ...early, 101: "yes" }, { flags: "; ocd:richiestaFiducia 1" });
const late = voteOf("vs19_050_001", "20230201", { ...early, 101: "no" });
const first = voteOf("vs19_720_001", "20261117", usual);
const corrected = voteOf("vs19_720_001", "20261117", { ...usual, 205: "yes" });
const second = voteOf("vs19_721_001", "20261120", { ...usual, 102: "yes" });
const third = voteOf("vs19_722_001", "20261121", { ...rest, 209: "yes" }, { groups: { 206: "gr4133", 209: "gr4136" } });
const turned = voteOf(
  "vs19_700_001",
  "20260910",
  { ...usual, 100: "no", 202: "no", 203: "no", 205: "yes", 206: "yes", 207: "yes" },
  { flags: "; ocd:richiestaFiducia 1" },
);

const groupId: Readonly<Record<string, string>> = {
  gr4133: "camera-fdi",
  gr4136: "camera-pd-idp",
  gr4111: "camera-misto",
};
const codes = {
  yes: "AYE",
  no: "NO",
  abstained: "ABST",
  absent: "ABSE",
  mission: "MIS",
  chair: "PRES",
  secret: "SEC",
} as const;

/** Positions by group and code, from the answers. */
function countedByGroup({ positions, groups = {} }: CameraVote): Record<string, Record<string, number>> {
  const counts: Record<string, Record<string, number>> = {};
  for (const [number, position] of Object.entries(positions)) {
    const group = groupId[groups[Number(number)] ?? cameraGroup[Number(number)] ?? ""] ?? "";
    const own = (counts[group] ??= {});
    own[codes[position]] = (own[codes[position]] ?? 0) + 1;
  }
  return counts;
}

/** Votes in which each member chose, of those in which a position stands, from the answers. */
function presences(votes: readonly CameraVote[]): Record<string, readonly [present: number, all: number]> {
  const counts = new Map<string, [number, number]>();
  for (const { positions } of votes)
    for (const [number, position] of Object.entries(positions)) {
      const own = counts.get(`d${number}`) ?? [0, 0];
      counts.set(`d${number}`, [own[0] + (["yes", "no", "abstained"].includes(position) ? 1 : 0), own[1] + 1]);
    }
  return Object.fromEntries(counts);
}

const folder = mkdtempSync(join(tmpdir(), "published-nights-"));

let isEmptyTonight: (text: string) => boolean = () => false;

async function night(day: string, isEmpty: (text: string) => boolean = () => false): Promise<readonly string[]> {
  isEmptyTonight = isEmpty;
  const source = createOpendataSource({ retries: 2, backoff: 1 });
  const effects = silentEffects({ today: () => day });
  const options = { ...pullOptions, baseUrl: server?.url ?? "" };
  const { findings } = await pull(source, options, folder, effects, join(folder, "accept.json"));
  return findings.map(({ gate, severity }) => `${severity} ${gate}`);
}

/** Compares the pages of the snapshot with the answers. */
function compare(votes: readonly CameraVote[]): void {
  const snapshot = new Snapshot(join(folder, "parliament.sqlite"));
  try {
    const read = snapshotReader(snapshot);
    for (const vote of votes) {
      const page = votePages.build(read, vote.id);
      expect([page.status, page.totals.ayes, page.totals.noes], vote.id).toEqual([
        "verified",
        ...vote.totals.slice(0, 2),
      ]);
      const { groups } = read.derived(composition, compositionKey(read, "C", page.date));
      const found = page.groups.map(({ counts }, place): [string, Record<string, number>] => [
        groups[place]?.id ?? "",
        Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
      ]);
      expect(Object.fromEntries(found), vote.id).toEqual(countedByGroup(vote));
    }
    const figures = read.derived(memberFigures, "C").flatMap(({ person, present, voting }) => {
      const number = read.require("person", person).aliases.find((alias) => alias.startsWith("d"));
      return number === undefined || number === "d201" ? [] : [[number, [present, voting]] as const];
    });
    expect(Object.fromEntries(figures)).toEqual(presences(votes));
  } finally {
    snapshot.close();
  }
}

function look<T>(see: (snapshot: Snapshot) => T): T {
  const snapshot = new Snapshot(join(folder, "parliament.sqlite"));
  try {
    return see(snapshot);
  } finally {
    snapshot.close();
  }
}
const sidesOf = (group: string) => look((snapshot) => snapshot.record("group", group)?.sides);

it("four nights end as the numbers that follow from the answers", async () => {
  // No photos to fetch.
  for (const store of [dumps.camera, dumps.senato])
    store.update("DELETE WHERE { ?person <http://xmlns.com/foaf/0.1/depiction> ?photo }");
  addGovernment(dumps);
  for (const vote of [confidence, late, first]) addCameraVote(dumps, vote);
  addSenateVote(dumps, joined);
  // One server for all nights: its address is the identity of the snapshot.
  await serve({
    fault: ({ text }) => (/ocd:rif_votazione/.test(text) && isEmptyTonight(text) ? emptyAnswer : undefined),
  });

  // The first: totals, and one empty answer about all positions of the Camera.
  await night("2026-11-20", (text) => text.includes(late.id));
  const published = look((snapshot) => [confidence, late, first].map(({ id }) => snapshot.record("vote", id)));
  expect(published.map((vote) => [vote?.ayes, vote?.positionsPublished])).toEqual(
    [confidence, late, first].map(({ totals: [ayes] }) => [ayes, false]),
  );
  expect(sidesOf("camera-fdi")).toEqual([]);

  // The second: they come, and the sides with them, beside a new vote; no gate stops.
  addCameraVote(dumps, second);
  await night("2026-11-21");
  compare([confidence, late, first, second]);
  expect(sidesOf("camera-fdi")).toEqual([{ side: "majority", start: "2022-10-22", end: null }]);

  // The third: a ballot is corrected, a deputy changes group, another is replaced; what is stored outlasts an empty answer.
  dumps.camera.update(`PREFIX ocd: <http://dati.camera.it/ocd/> PREFIX vot: <http://dati.camera.it/ocd/votazione.rdf/>
    DELETE { ?b ?p ?o . vot:${first.id} ?q ?r } WHERE { ?b ocd:rif_votazione vot:${first.id} ; ?p ?o . vot:${first.id} ?q ?r }`);
  joinGroup(dumps, "gr4133", "20261121", [206]);
  replaceDeputy(dumps, 207, 209, "gr4136", "20261121");
  for (const vote of [corrected, third]) addCameraVote(dumps, vote);
  await night("2026-11-22", (text) => !text.includes(third.id));
  compare([confidence, late, corrected, second, third]);
  const cameBy = look((snapshot) => snapshot.record("person", "n209-ugo")?.memberships[0]?.replaces);
  expect(cameBy).toBe("n207-ugo");

  // The fourth: a new government, and the first vote of confidence in it turns the sides.
  addNextGovernment(dumps);
  addCameraVote(dumps, turned);
  await night("2026-11-23");
  compare([confidence, late, turned, corrected, second, third]);
  expect(sidesOf("camera-fdi")).toEqual([
    { side: "majority", start: "2022-10-22", end: "2026-08-31" },
    { side: "opposition", start: "2026-09-03", end: null },
  ]);
  const governmentOf = (id: string) => look((snapshot) => snapshot.record("vote", id)?.government);
  expect([confidence.id, third.id].map(governmentOf)).toEqual([
    "i-governo-meloni-2022-10-22",
    "i-governo-n206-2026-09-03",
  ]);
});
