/**
 * A month of nights with random faults of the source, kills, restores of older copies and small budgets. After three
 * nights without a fault the site is the one that is built at once from clean data.
 *
 * What is compared: every record, whatever happened before; then the site, byte for byte, against a full build of a
 * snapshot that was read at once from the clean source, on the same code. History is content that no source can give
 * again: the change log, the days on which records were read and changed, the log of nights and the register of
 * addresses are those of the month, and are checked by themselves: nothing was withdrawn but what the source withdrew.
 */
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, it } from "vitest";
import { addDays } from "#src/domain/days.ts";
import { Random } from "#scripts/pull/sources/demo/random.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { buildSite } from "#scripts/build/build.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { startFakeApi } from "#tests/fixtures/fake-api.ts";
import { contentOf, differences, smallWorld } from "#tests/fixtures/fault-nights.ts";
import { sourceFaults } from "#tests/fixtures/source-faults.ts";
import { firstDay, withdrawn, worldOf } from "./support/month.ts";
import { runNight, type NightOptions } from "./support/night.ts";
import { readTree, TestSite } from "./support/site.ts";

const nights = 30;
/** Seeds of the months; MONTHS=20 for a longer check. */
const seeds = Array.from({ length: Number(process.env["MONTHS"] ?? 1) }, (_, at) => at + 1);
const base = smallWorld();
const api = await startFakeApi(base);
afterAll(async () => {
  await api.close();
});

/** Faults of a source; those that only wait, or fill the memory, have their own tests. */
const faults = sourceFaults.filter(
  ({ faults: make, day, budget, baseUrl, isSlow, stays }) =>
    [day, budget, baseUrl, isSlow, stays].every((one) => one === undefined) && !/endless|bomb/.test(String(make)),
);

/** Starts a night in a process and kills it. False = it had ended before. */
async function kill(site: TestSite, options: NightOptions, random: Random): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ["tests/build/support/night-process.ts", site.folder, JSON.stringify(options)],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  if (random.int(0, 1) === 0) {
    // While it reads.
    const [start, limit] = [api.requests.length, random.int(0, 60)];
    api.faults = {
      transport: () => {
        if (api.requests.length - start >= limit) child.kill("SIGKILL");
        return null;
      },
    };
  } else {
    // Between the snapshot and the published site.
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("pull: done")) setTimeout(() => child.kill("SIGKILL"), random.int(0, 500));
    });
  }
  const code = await new Promise<number | null>((done) => child.on("exit", done));
  api.faults = {};
  return code === null;
}

const look = <T>(data: string, see: (snapshot: Snapshot) => T): T => {
  const snapshot = new Snapshot(join(data, "parliament.sqlite"));
  try {
    return see(snapshot);
  } finally {
    snapshot.close();
  }
};

/** Votes whose pages are gone according to the register, or that have vanished according to the change log. */
const goneVotes = (site: TestSite): string[] => [
  ...readFileSync(join(site.data, "addresses.tsv"), "utf8")
    .split("\n")
    .flatMap((line) => /\t-\tpage\t\/votazioni\/(?<id>(?:vs19|19)[^/]*)$/.exec(line)?.groups?.["id"] ?? []),
  ...look(site.data, (snapshot) =>
    snapshot.changes().flatMap(({ kind, change, key }) => (kind === "vote" && change === "vanished" ? [key] : [])),
  ),
];

describe.each(seeds)("month %i", { tags: ["long"] }, (seed) => {
  const random = Random.stream(seed, "month");
  const site = new TestSite();
  afterAll(() => site.remove());
  const copies = mkdtempSync(join(site.folder, "copies-"));
  const silent: string[] = [];
  const did = { faults: 0, kills: 0, killed: 0, restores: 0, kept: 0 };

  it("goes through its nights", { timeout: 600_000 }, async () => {
    let last = "";
    for (let night = 1; night <= nights + 3; night += 1) {
      const day = addDays(firstDay, night - 1);
      const isCalm = night > nights;
      api.world = worldOf(base, Math.min(night, nights));
      api.faults = {};
      if (night === withdrawn.night)
        writeFileSync(
          join(site.folder, "accept.json"),
          JSON.stringify([
            {
              gate: "vanished",
              subject: "vote",
              only: [withdrawn.vote],
              reason: "The Camera withdrew the vote, see its notice",
              expires: addDays(day, 25),
            },
          ]),
        );
      const options: NightOptions = {
        ...{ baseUrl: api.baseUrl, day, sweep: isCalm || random.int(0, 1) === 0, isBuilt: isCalm || night % 10 === 1 },
        ...(isCalm || night === 1 || random.int(0, 5) > 0 ? {} : { budget: random.int(60, 170) }),
      };
      const chance = isCalm || night === 1 ? 9 : random.int(0, 9);
      if (chance === 0) {
        did.kills += 1;
        if (await kill(site, { ...options, isBuilt: true }, random)) did.killed += 1;
        continue;
      }
      if (chance === 1 && existsSync(join(copies, "data"))) {
        // An older copy of everything comes back, and the night goes on from it.
        for (const name of ["data", "dist", ".dist.sites"]) {
          rmSync(join(site.folder, name), { recursive: true, force: true });
          if (existsSync(join(copies, name)))
            cpSync(join(copies, name), join(site.folder, name), { recursive: true, verbatimSymlinks: true });
        }
        did.restores += 1;
      }
      const fault = chance < 2 || chance > 7 ? undefined : random.pick(faults.filter(({ name }) => name !== last));
      last = fault?.name ?? "";
      if (fault !== undefined) {
        api.world = fault.world?.(api.world, worldOf(base, night - 1)) ?? api.world;
        api.faults = fault.faults();
        did.faults += 1;
      }
      const { outcome, reason, remarks } = await runNight(site, options);
      const isHeard =
        outcome === "kept" || outcome === "failed" || remarks.some(({ severity }) => severity !== "notice");
      if (outcome === "kept") did.kept += 1;
      // Without a sweep, or with a small budget, the record with the fault may not have been read at all.
      const isRead = options.sweep && options.budget === undefined;
      if (fault !== undefined && fault.says.length > 0 && isRead && !isHeard) silent.push(fault.name);
      expect(outcome, `night ${night}, ${fault?.name ?? "no fault"}: ${reason ?? ""}`).not.toBe("failed");
      if (isCalm) expect(reason).toBeNull();
      if (night % 4 === 0)
        for (const name of ["data", "dist", ".dist.sites"]) {
          rmSync(join(copies, name), { recursive: true, force: true });
          if (existsSync(join(site.folder, name)))
            cpSync(join(site.folder, name), join(copies, name), { recursive: true, verbatimSymlinks: true });
        }
    }
  });

  it("tells a person of every fault that wants one", () => {
    expect(silent).toEqual([]);
    expect(did.faults).toBeGreaterThan(10);
    expect(did.kills).toBeGreaterThan(0);
    expect(did.restores).toBeGreaterThan(0);
  });

  it("withdraws the vote that its chamber withdrew, and no other", () => {
    expect(new Set(goneVotes(site))).toEqual(new Set([withdrawn.vote]));
  });

  it("has every record as the clean source has it", async () => {
    const fresh = new TestSite();
    await runNight(fresh, { baseUrl: api.baseUrl, day: addDays(firstDay, nights + 2), sweep: true, isBuilt: false });
    const [now, clean] = [site, fresh].map(({ data }) => look(data, contentOf));
    if (now === undefined || clean === undefined) throw new Error("no content");
    expect(differences(now, clean)).toEqual([]);
    expect(look(site.data, (snapshot) => snapshot.quarantine())).toEqual([]);

    // The clean snapshot with the history of the month, built at once.
    const data = join(fresh.folder, "history");
    mkdirSync(data);
    cpSync(join(site.data, "addresses.tsv"), join(data, "addresses.tsv"));
    cpSync(join(site.data, "nights.jsonl"), join(data, "nights.jsonl"));
    cpSync(join(fresh.data, "parliament.sqlite"), join(data, "parliament.sqlite"));
    giveHistory(join(data, "parliament.sqlite"), join(site.data, "parliament.sqlite"));
    for (const name of ["assets", "open-data"])
      if (existsSync(join(site.data, name))) cpSync(join(site.data, name), join(data, name), { recursive: true });
    const out = join(fresh.folder, "out");
    await buildSite(site.options({ data, out, cache: join(fresh.folder, "other-cache") }), silentEffects());
    expect(site.tree()).toEqual(readTree(out));
    fresh.remove();
  });
});

/** Gives a snapshot the history of another with the same records: change log, days of change and of reading. */
function giveHistory(file: string, of: string): void {
  const db = new DatabaseSync(file);
  db.prepare("ATTACH ? AS month").run(of);
  db.exec(`
    DELETE FROM change_log; INSERT INTO change_log SELECT * FROM month.change_log;
    UPDATE record SET (json, digest, changed_at) =
      (SELECT m.json, m.digest, m.changed_at FROM month.record m WHERE m.kind = record.kind AND m.key = record.key);
    UPDATE meta SET value = (SELECT m.value FROM month.meta m WHERE m.key = meta.key)`);
  const dated = db.prepare(
    "SELECT t.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name <> 'record' AND c.name = 'changed_at'",
  );
  for (const { name } of dated.all()) {
    const table = String(name);
    const keys = db.prepare("SELECT name FROM pragma_table_info(?) WHERE pk > 0").all(table);
    const isSame = keys.map((key) => `m.${String(key["name"])} = ${table}.${String(key["name"])}`).join(" AND ");
    db.exec(`UPDATE ${table} SET changed_at = (SELECT m.changed_at FROM month.${table} m WHERE ${isSame})`);
  }
  db.close();
}
