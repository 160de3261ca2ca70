/**
 * Measures the API source at true scale. Fills a snapshot from a local server with the API's response shapes, run after
 * run until no record is pending; then measures a run without changes, a run with 60 new votes, and a sweep. Prints
 * requests, time and memory.
 *
 *     npm run pull -- --source demo --scale 1 --data DEMO && node tests/bench/api-fill.ts DEMO FILL
 */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { realEffects } from "#scripts/lib/effects.ts";
import { measure } from "#scripts/bench/measure.ts";
import type { Collected } from "#tests/fixtures/collecting-writer.ts";
import { startFakeApi } from "#tests/fixtures/fake-api.ts";
import { openDemo } from "./demo-records.ts";

const [demo = "data", fill = ".cache/api-fill"] = process.argv.slice(2);
const { snapshot, ballots, all } = openDemo(demo);

const votes = all("vote");
const newest = new Set(
  [...votes.values()]
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, 60)
    .map(({ id }) => id),
);
const world: Collected = {
  site: all("site"),
  person: all("person"),
  group: all("group"),
  body: all("body"),
  government: all("government"),
  sitting: all("sitting"),
  act: all("act"),
  event: all("event"),
  faq: all("faq"),
  amendment: all("amendment"),
  photo: all("photo"),
  vote: new Map([...votes].filter(([id]) => !newest.has(id))),
  ballots,
  voteGroups: new Map(),
  completed: new Set(),
  kept: new Set(),
  quarantined: [],
};
const api = await startFakeApi(world);

/** Does one run; returns whether everything was read. */
async function night(what: string, ...options: string[]): Promise<boolean> {
  const command = [
    process.execPath,
    "scripts/pull.ts",
    "--source",
    "api",
    "--base-url",
    api.baseUrl,
    "--data",
    fill,
    ...options,
  ];
  const before = api.requests.length;
  const { wall, cpu, memory, output } = await measure(command, fileURLToPath(new URL("../..", import.meta.url)));
  const served = api.requests.slice(before).filter(({ path }) => /^votings\/[^?]/.test(path));
  const full = served.filter(({ status }) => status === 200).length;
  const told = output.split("\n").filter((line) => /^api:|wait for the next run| {2}vote /.test(line));
  realEffects.log(
    `${what}: ${wall.toFixed(0)} s, cpu ${cpu.toFixed(0)} s, ${memory.toFixed(0)} MB; votes ${full} read, ${served.length - full} not modified, ${((cpu / Math.max(1, served.length)) * 1000).toFixed(1)} ms of processor a vote asked for`,
  );
  for (const line of told) realEffects.log(`    ${line.trim()}`);
  return !output.includes("wait for the next run");
}

rmSync(fill, { recursive: true, force: true });
realEffects.log(`${world.vote.size} votes, ${world.person.size} persons, ${world.act.size} acts`);
for (let count = 1; !(await night(`night ${count}`)); count += 1);
await night("quiet night");
api.world = { ...world, vote: votes };
await night("60 new votes");
await night("sweep", "--sweep");
await api.close();
snapshot.close();
