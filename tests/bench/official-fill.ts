/**
 * Measures the source of official data at true scale. Fills a snapshot from a local server that answers like the chambers'
 * endpoints, without their pauses, run after run until no vote waits; then measures a run without changes and one with 60 new
 * votes. Prints requests, time and memory.
 *
 *     npm run pull -- --source demo --scale 1 --data DEMO && node tests/bench/official-fill.ts DEMO FILL
 */
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { measure } from "#scripts/bench/measure.ts";
import { realEffects, silentEffects } from "#scripts/lib/effects.ts";
import { loadDumps } from "#scripts/pull/sources/opendata/dumps.ts";
import { loadRegister, Numbers, publishedVotes, type World } from "#tests/fixtures/opendata/generated-parliament.ts";
import { answerVotes } from "#tests/fixtures/opendata/vote-answers.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";
import { serveSparql } from "#tests/support/sparql-server.ts";
import { openDemo } from "./demo-records.ts";

const [demo = "data", fill = ".cache/official-fill"] = process.argv.slice(2);
const { snapshot, ballots, all } = openDemo(demo);

const votes = all("vote");
const newest = new Set(
  [...votes.values()]
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, 60)
    .map(({ id }) => id),
);
const whole: World = {
  ...{ person: all("person"), group: all("group"), body: all("body") },
  ...{ vote: votes, ballots },
};
const numbers = new Numbers(whole);
const withoutNewest = { ...whole, vote: new Map([...votes].filter(([id]) => !newest.has(id))) };
let published = publishedVotes(withoutNewest, numbers);
const dumps = loadDumps(writeDumpFolder(), silentEffects());
loadRegister(dumps, whole, numbers);
const server = await serveSparql(dumps, { fault: (query) => answerVotes(query, published) });

/** Does one run; returns whether everything was read. */
async function night(what: string): Promise<boolean> {
  const command = [
    ...[process.execPath, "scripts/pull.ts", "--source", "opendata", "--base-url", server.url, "--data", fill],
  ];
  const before = server.queries.length;
  const { wall, cpu, memory, output } = await measure(command, fileURLToPath(new URL("../..", import.meta.url)));
  const asked = server.queries.slice(before);
  const read = asked.flatMap(
    ({ text }) => (/rif_votazione|favorevole,/.test(text) ? (text.match(/vs19_\d+_\d+|\/19-\d+-\d+>/g) ?? []) : []),
  ).length;
  const each = read === 0 ? "" : `, ${((cpu / read) * 1000).toFixed(1)} ms of processor a vote read`;
  realEffects.log(
    `${what}: ${asked.length} requests, ${read} votes read, ${wall.toFixed(0)} s, cpu ${cpu.toFixed(0)} s, ${memory.toFixed(0)} MB${each}`,
  );
  for (const line of output.split("\n").filter((text) => /^ {2}vote |positions to come|do not add up/.test(text)))
    realEffects.log(`    ${line.trim()}`);
  return !output.includes("not read to the end");
}

rmSync(fill, { recursive: true, force: true });
realEffects.log(`${withoutNewest.vote.size} votes, ${whole.person.size} persons`);
for (let count = 1; !(await night(`night ${count}`)); count += 1);
await night("quiet night");
published = publishedVotes(whole, numbers);
await night("60 new votes");
await server.close();
snapshot.close();
