/**
 * A bad record affects no other record: in a second night a field of one record of a small parliament is broken at random,
 * many times. Either the night stops with a reason, or no page about other records changes, unless it names the broken one.
 */
import { copyFileSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { memberVoteCodes } from "#src/domain/codes.ts";
import { recordKey, recordKinds, recordSchemas, type Ballot, type RecordKind } from "#src/domain/records.ts";
import { withField } from "#src/domain/field-path.ts";
import { fieldsOf } from "#src/domain/records/fields.ts";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { updateContracts } from "#scripts/contracts/engine/run.ts";
import { outputs } from "#scripts/contracts/outputs.ts";
import { GateStop } from "#scripts/pull/gates/check.ts";
import { Random } from "#scripts/pull/sources/demo/random.ts";
import { Snapshot, snapshotName } from "#scripts/pull/store/read.ts";
import { pullSmall, putAny, putParliament } from "#tests/fixtures/small-pull.ts";
import { smallParliament } from "#tests/fixtures/small-parliament.ts";

const nights = 500;
const base = mkdtempSync(join(tmpdir(), "emiciclo-one-"));
const work = mkdtempSync(join(tmpdir(), "emiciclo-one-"));
const pagesName = "pages.sqlite";

/**
 * Figures of the whole group or chamber, which a member's page gives for comparison, and those of the majority and the
 * opposition, which pages of groups and votes give.
 */
const isComparison = (name: string, value: unknown): boolean =>
  [
    "medians",
    "strips",
    "chamber",
    "surprise",
    "comparable",
    "withMajority",
    "majorityCohesion",
    "majoritySize",
  ].includes(name) ||
  (name === "group" && Array.isArray(value));
const comparable = (contract: string): string =>
  JSON.stringify(JSON.parse(contract), (name, value: unknown) => (isComparison(name, value) ? undefined : value));

/** Updates the contracts in a folder; returns those that were written, by output and key. */
function updatePages(folder: string): ReadonlyMap<string, string> {
  const db = openPageStore(join(folder, pagesName));
  const snapshot = new Snapshot(join(folder, snapshotName));
  const written = new Map<string, string>();
  try {
    updateContracts({
      ...{ db, snapshot, outputs, code: "test" },
      onWritten: ({ name }, key, json) => written.set(`${name} ${key}`, json),
    });
    return written;
  } finally {
    snapshot.close();
    db.close();
  }
}

let before: ReadonlyMap<string, string>;
let records: string;
const recordsIn = (folder: string): string => {
  const snapshot = new Snapshot(join(folder, snapshotName));
  const digests = recordKinds.map((kind) => [...snapshot.recordDigests(kind)].join("\n"));
  snapshot.close();
  return digests.join("\n\n");
};
beforeAll(async () => {
  await pullSmall(base, putParliament);
  before = updatePages(base);
  records = recordsIn(base);
}, 60_000);

it("changes no page that does not name it", { tags: ["long"], timeout: 120_000 }, async () => {
  const random = Random.stream(52, "one record");
  const faults: string[] = [];
  let kept = 0;
  for (let at = 0; at < nights; at += 1) {
    const broken = breakOne(random);
    for (const name of [snapshotName, `${snapshotName}.sha256`, pagesName])
      copyFileSync(join(base, name), join(work, name));
    try {
      await pullSmall(work, (writer) => {
        putAny(writer, broken.kind, broken.record, broken.ballots);
      });
    } catch (error) {
      if (!(error instanceof GateStop)) throw error;
      expect(error.message).toMatch(/: .+/);
      continue;
    }
    if (recordsIn(work) === records) kept += 1;
    else faults.push(...foreignPages(broken));
  }
  expect(faults).toEqual([]);
  // A quarter of the random values are impossible or contradict something: the last good version stays.
  expect(kept).toBeGreaterThan(nights / 4);
});

/** Pages about other records that changed, and that do not name the broken one. */
function foreignPages({ id, named, text }: Broken): string[] {
  return [...updatePages(work)].flatMap(([page, json]) => {
    const old = before.get(page) ?? "{}";
    const isNamed = [page, old, json].some((one) => one.includes(id)) || named.some((one) => page.includes(one));
    const isForeign = isAboutRecords(page) && !isNamed && comparable(old) !== comparable(json);
    return isForeign ? [`${text} → ${page}`] : [];
  });
}

interface Broken {
  readonly kind: RecordKind;
  readonly record: unknown;
  readonly ballots: readonly Ballot[];
  readonly id: string;
  /** Ids that the record names, before or after, and those that name it. */
  readonly named: readonly string[];
  readonly text: string;
}

const ids = recordKinds.flatMap((kind) => smallParliament.records(kind).map(({ id }) => id));
/** Overviews name every record; only pages and files about one record or a few are compared. */
const isAboutRecords = (page: string): boolean => ids.some((id) => page.includes(id));

const groupsOf = (persons: readonly string[]): string[] =>
  smallParliament
    .records("person")
    .filter(({ id }) => persons.includes(id))
    .flatMap(({ memberships }) => memberships.flatMap(({ groups }) => groups.map(({ group }) => group)));

/** Ids that a record names, with the groups of the people among them; a vote names its voters. */
function idsIn(record: unknown, ballots: readonly Ballot[]): string[] {
  const text = JSON.stringify([record, ballots]);
  const own = ids.filter((id) => text.includes(id));
  return [...own, ...groupsOf(own)];
}

/** Ids of the records that name an id. The rows of votes stand also on the pages of their sitting and of their acts. */
function namersOf(id: string): string[] {
  const naming = recordKinds.flatMap((kind) =>
    smallParliament
      .records(kind)
      .filter((record) => idsIn(record, smallParliament.ballots(record.id)).includes(id))
      .map((record) => record.id),
  );
  const votes = smallParliament.records("vote").filter((vote) => naming.includes(vote.id));
  return [...naming, ...votes.flatMap(({ sitting, acts }) => [sitting, ...acts.map((act) => act.id)])];
}

/** Ids of the acts that have a title of the record: acts of two kinds with one title say their kind. */
function titleSharersOf(record: unknown): string[] {
  const titles = new Set<unknown>(Object.values(record ?? {}));
  return smallParliament.records("act").flatMap((act) => (titles.has(act.shortTitle ?? act.title) ? [act.id] : []));
}

// prettier-ignore
const values = [
  null, undefined, "", "NULL", "\u0000\u0001", "x", "2023-03-01", "2026-09-19", "2031-05-01", "0001-01-01",
  -1, 0, 1, 3, 4_000_000, 0.5, true, false, [], {},
].map((value) => ({ value }));

function breakOne(random: Random): Broken {
  const kind = random.pick(recordKinds.filter((one) => one !== "site"));
  const all = smallParliament.records(kind);
  const record = random.pick(all);
  const own = smallParliament.ballots(record.id);
  const fields = all.flatMap((one) => fieldsOf(recordSchemas[kind], one));
  const field = random.pick(fieldsOf(recordSchemas[kind], record));
  const others = fields.filter(({ path }) => path.join() === field.path.join());
  const { value } = random.chance(0.4) ? random.pick(others) : random.pick(values);
  const isBallot = kind === "vote" && random.chance(0.3);
  const ballots = isBallot ? breakBallots(random, own) : own;
  const wrong = isBallot ? record : withField(record, field.path, value);
  return {
    kind,
    record: wrong,
    ballots,
    id: record.id,
    named: [
      ...new Set([...idsIn(record, own), ...idsIn(wrong, ballots), ...namersOf(record.id), ...titleSharersOf(wrong)]),
    ],
    text: isBallot
      ? `${record.id} ${JSON.stringify(own)} → ${JSON.stringify(ballots)}`
      : `${recordKey(kind, record)} ${field.path.join(".")}: ${JSON.stringify(field.value)} → ${JSON.stringify(value)}`,
  };
}

/** Positions without one of them, or with another code, voter or nobody in its place. */
function breakBallots(random: Random, ballots: readonly Ballot[]): readonly Ballot[] {
  const at = random.int(0, ballots.length - 1);
  const [person = "", code = "AYE"] = ballots[at] ?? [];
  const others: readonly (readonly Ballot[])[] = [
    [],
    [[person, random.pick(memberVoteCodes)]],
    [["nobody-none", code]],
    [[random.pick(smallParliament.records("person")).id, code]],
  ];
  return ballots.toSpliced(at, 1, ...random.pick(others));
}
