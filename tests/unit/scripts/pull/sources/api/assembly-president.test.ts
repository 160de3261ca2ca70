/** The President of an assembly in the three forms in which the API names one, and in none. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { createApiSource } from "#scripts/pull/sources/api/api.ts";
import { pull } from "#scripts/pull/pull.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import {
  answersAbout,
  groupOf,
  listOf,
  profileOf,
  seatOf,
  startAnswers,
  votingOf,
  votingRowOf,
} from "#tests/fixtures/api-profiles.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";

const president = "anna-olmo-1950-01-10";
const members = ["ivo-acero-1951-01-10", "lia-tiglio-1952-01-10", "pio-salice-1953-01-10"];
const tig = groupOf("TIG", "camera");
// Four members, one of them the President, who is not eligible: two of three voted alike.
const voting = votingOf("vs19_147_041", { date: "2023-07-26", number: 147, branch: "C" }, [
  [president, "ABSE", tig, true],
  ...members.map((slug, index) => [slug, index < 2 ? "AYE" : "NO", tig, true] as const),
]);

const components = [{ name: "Anna Olmo", role: "Presidente", group: { acronym: "TIG" }, image: null, slug: president }];
const presidency = "parl_assemblies/camera/presidency/";

const answersWith = (isPresident: boolean, more: Readonly<Record<string, unknown>> = {}) => ({
  "votings/": listOf([votingRowOf(voting)]),
  "votings/vs19_147_041/": voting,
  ...answersAbout(
    [president, ...members].map((slug) =>
      profileOf(slug, { seat: seatOf("Deputato"), is_president: isPresident && slug === president }),
    ),
  ),
  ...more,
});

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

const newFolder = (): string => mkdtempSync(join(tmpdir(), "emiciclo-president-"));

async function start(answers: Readonly<Record<string, unknown>>): Promise<string> {
  const api = await startAnswers(answers);
  closers.push(api.close);
  return api.baseUrl;
}

async function run(baseUrl: string, dataDir: string, accepted: readonly object[] = []): Promise<string> {
  const accept = join(dataDir, "accept.json");
  writeFileSync(accept, JSON.stringify(accepted));
  const effects = silentEffects({ today: () => "2026-03-31" });
  await pull(createApiSource({ backoff: 1, retries: 1 }), { ...pullOptions, baseUrl }, dataDir, effects, accept);
  return dataDir;
}

/** Cohesion of the group and of the majority in the vote. */
function figuresIn(dataDir: string) {
  const snapshot = new Snapshot(join(dataDir, "parliament.sqlite"));
  closers.push(() => {
    snapshot.close();
  });
  const page = votePages.build(snapshotReader(snapshot), "vs19_147_041");
  return [...page.groups, ...page.sides].map(({ cohesion }) => cohesion);
}

const forms: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "a flat presidency": answersWith(false, { [presidency]: { codelists: {}, components } }),
  "a presidency in its envelope": answersWith(false, { [presidency]: { codelists: {}, presidency: { components } } }),
  "is_president of the profile alone": answersWith(true),
};

it.each(Object.entries(forms))("counts the same from %s", async (_, answers) => {
  const expected = { part: 2, whole: 3 };
  expect(figuresIn(await run(await start(answers), newFolder()))).toEqual([expected, expected]);
});

it("stops without any of them, and goes on where an operator accepts it", async () => {
  const baseUrl = await start(answersWith(false));
  await expect(run(baseUrl, newFolder())).rejects.toThrow(
    "president (C): nobody is known to preside over C on 2023-07-26, the day of its last votes",
  );
  const reason = "The source does not name anybody yet";
  const accepted = { gate: "president", subject: "C", reason, expires: "2026-04-10" };
  const dataDir = await run(baseUrl, newFolder(), [accepted]);
  expect(figuresIn(dataDir)[0]).toEqual({ part: 2, whole: 4 });
});

it("keeps the President that a profile named when that profile is not read again", async () => {
  const answers: Record<string, unknown> = { ...answersWith(true) };
  const baseUrl = await start(answers);
  const dataDir = await run(baseUrl, newFolder());
  // A presidency that comes without its President makes the record be written anew.
  const secretary = { name: "Ivo Acero", role: "Segretario", slug: members[0] };
  answers[presidency] = { presidency: { components: [secretary] } };
  await run(baseUrl, dataDir);
  const snapshot = new Snapshot(join(dataDir, "parliament.sqlite"));
  expect(snapshot.record("body", "camera-ufficio-di-presidenza")?.roles).toEqual([
    { person: "anna-olmo", role: "Presidente", start: null, end: null },
    { person: "ivo-acero", role: "Segretario", start: null, end: null },
  ]);
  snapshot.close();
});
