/** A pull from the chambers' endpoints killed again and again: in the end the snapshot is that of an undisturbed pull. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { loadDumps } from "#scripts/pull/sources/opendata/dumps.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { collect } from "#tests/fixtures/collecting-writer.ts";
import { loadRegister, Numbers, publishedVotes } from "#tests/fixtures/opendata/generated-parliament.ts";
import { answerVotes } from "#tests/fixtures/opendata/vote-answers.ts";
import { writeDumpFolder } from "#tests/support/opendata-folder.ts";
import { serveSparql } from "#tests/support/sparql-server.ts";

const parliament = await collect(demoSource, { scale: 0.001 });
const numbers = new Numbers(parliament);
const published = publishedVotes(parliament, numbers);
const dumps = loadDumps(writeDumpFolder(), silentEffects());
loadRegister(dumps, parliament, numbers);
let onQuery: () => void = () => undefined;
const server = await serveSparql(dumps, {
  fault: (query) => {
    onQuery();
    return answerVotes(query, published);
  },
});
afterAll(() => server.close());

/** Runs the pull and kills it after this many requests; returns whether it ended by itself. */
async function run(data: string, killAfter = Infinity): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ["scripts/pull.ts", "--source", "opendata", "--base-url", server.url, "--data", data],
    { stdio: "ignore" },
  );
  let asked = 0;
  onQuery = () => {
    asked += 1;
    if (asked === killAfter) child.kill("SIGKILL");
  };
  return (await new Promise<number | null>((resolve) => child.on("exit", resolve))) === 0;
}

/** Everything that was read: digests of all records, positions included. */
function contentOf(data: string): unknown[] {
  const db = new DatabaseSync(join(data, "parliament.sqlite"), { readOnly: true });
  try {
    return db
      .prepare("SELECT kind, key, digest, json FROM record ORDER BY kind, key")
      .all()
      .map((row) => ({ ...row }));
  } finally {
    db.close();
  }
}

it("ends with the same records, wherever it was killed", { tags: ["long"] }, async () => {
  const [undisturbed, killed] = ["whole", "killed"].map((name) => mkdtempSync(join(tmpdir(), `official-${name}-`)));
  if (undisturbed === undefined || killed === undefined) throw new Error("no folder");
  expect(await run(undisturbed)).toBe(true);
  const all = server.queries.length;
  // While people, totals and positions are read.
  for (const part of [0.02, 0.1, 0.5, 0.8, 0.85]) {
    expect(await run(killed, Math.floor(all * part))).toBe(false);
    expect(existsSync(join(killed, "parliament.sqlite"))).toBe(false);
  }
  const before = server.queries.length;
  expect(await run(killed)).toBe(true);
  // Positions that were read before the kills are not asked again.
  expect(server.queries.length - before).toBeLessThanOrEqual(all);
  expect(contentOf(killed)).toEqual(contentOf(undisturbed));
  expect(contentOf(killed).length).toBeGreaterThan(850);
});
