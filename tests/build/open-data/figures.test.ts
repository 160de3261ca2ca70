/** Figures of the pages, recomputed from the downloaded files alone. */
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { beforeAll, describe, expect, it } from "vitest";
import type { PageContracts, PageName } from "#src/contracts/page-contracts.ts";
import { branches } from "#src/domain/codes.ts";
import { readyQueries, toSqliteQuery } from "#src/lib/open-data-queries.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { outputs } from "#scripts/contracts/outputs.ts";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { updateContracts } from "#scripts/contracts/engine/run.ts";
import { monthStats } from "#scripts/contracts/stats/month-stats.ts";
import { voteMonthsOf } from "#scripts/contracts/stats/roster.ts";
import { strength } from "#scripts/contracts/stats/strength.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { Download } from "#tests/build/support/download.ts";

let download: Download;
let pages: DatabaseSync;
beforeAll(async () => {
  download = await Download.make();
  pages = openPageStore(join(download.cache, "pages.sqlite"));
  const snapshot = new Snapshot(download.snapshot);
  updateContracts({ db: pages, snapshot, outputs, code: "test" });
  snapshot.close();
});

describe("figures of the pages, recomputed from the downloaded files alone", () => {
  function contract<Name extends PageName>(name: Name, key: string): PageContracts[Name] {
    const row = pages.prepare("SELECT contract FROM page WHERE output = ? AND key = ?").get(name, key);
    // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- `definePage` binds the name to the type
    return JSON.parse(String(row?.["contract"]));
  }
  const keys = (output: string): string[] =>
    pages
      .prepare("SELECT key FROM page WHERE output = ? ORDER BY key")
      .all(output)
      .map(({ key }) => String(key));

  it("three votes: ayes, noes and absent by name", () => {
    const ballots = Map.groupBy(download.ballots(), ({ vote }) => vote ?? "");
    const open = keys("votes")
      .map((key) => contract("votes", key))
      .filter(({ status, isSecret }) => status === "verified" && !isSecret);
    for (const vote of [open[0], open[Math.floor(open.length / 2)], open.at(-1)]) {
      const codes = Map.groupBy(ballots.get(vote?.id ?? "") ?? [], ({ code }) => code ?? "");
      const count = (code: string): number => codes.get(code)?.length ?? 0;
      expect([count("AYE"), count("NO"), count("ABSE")]).toEqual([
        vote?.counts?.AYE,
        vote?.counts?.NO,
        vote?.counts?.ABSE,
      ]);
    }
  });

  it("the votes in verification are those that do not add up", () => {
    const pagesInReview = keys("votes").filter((key) => contract("votes", key).status === "review");
    expect(pagesInReview.length).toBeGreaterThan(0);
    expect([...new Set(download.csv("vote_problem").map(({ vote }) => vote))]).toEqual(pagesInReview);
    const db = download.openDatabase();
    const inSqlite = db.prepare("SELECT DISTINCT vote FROM vote_problem ORDER BY vote").all();
    db.close();
    expect(inSqlite.map(({ vote }) => vote)).toEqual(pagesInReview);
  });

  it("the strength index of every member, from the roles and the weights", () => {
    const db = download.openDatabase();
    const query = readyQueries("2026").find(({ id }) => id === "forza");
    const theirs = db.prepare(toSqliteQuery(query?.sql ?? "")).all();
    db.close();
    const snapshot = new Snapshot(download.snapshot);
    const { origin, people } = snapshotReader(snapshot).derived(strength, "latest");
    snapshot.close();
    const ours = people.flatMap(({ branch, inBranch, inGovernment }) => [
      [branch, inBranch],
      ["G", inGovernment],
    ]);
    const sorted = (rows: readonly (readonly unknown[])[]) =>
      rows
        .filter(([, points]) => points !== null)
        .map(([institution, points]) => `${String(institution)} ${Number(points).toFixed(9)}`)
        .toSorted();
    expect(origin).toBe("computed");
    expect(sorted(theirs.map((row) => [row["institution"], row["points"]]))).toEqual(sorted(ours));
    expect(theirs.length).toBeGreaterThan(600);
  });

  it("the rebel votes of every member in each year, by the ready question", () => {
    const db = download.openDatabase();
    const snapshot = new Snapshot(download.snapshot);
    const reader = snapshotReader(snapshot);
    let rebels = 0;
    for (const year of ["2022", "2023", "2024", "2025", "2026"]) {
      const sql = readyQueries(year).find(({ id }) => id === "ribelli")?.sql ?? "";
      // All members instead of the first twenty.
      const whole = toSqliteQuery(sql).replace(/LIMIT 20$/, "");
      const theirs = db
        .prepare(whole)
        .all()
        .map((row) => [row["person"], row["against"], row["votes"]])
        // Without a vote in which the group had a line there is nothing to count.
        .filter(([, , votes]) => votes !== 0);
      const ours = new Map<string, readonly [against: number, votes: number]>();
      for (const branch of branches)
        for (const month of voteMonthsOf(reader, `${branch}:${year}`))
          for (const [id, { inLine, rebels: own }] of reader.derived(monthStats, month).members) {
            if (inLine + own === 0) continue;
            const [against = 0, votes = 0] = ours.get(id) ?? [];
            ours.set(id, [against + own, votes + inLine + own]);
          }
      expect(theirs.toSorted(), year).toEqual([...ours].map(([id, own]) => [id, ...own]).toSorted());
      rebels += theirs.filter(([, against]) => Number(against) > 0).length;
    }
    expect(rebels).toBeGreaterThan(100);
    snapshot.close();
    db.close();
  });

  it("three groups: members today", () => {
    const memberships = download.csv("membership");
    for (const key of keys("groups").slice(0, 3)) {
      const page = contract("groups", key);
      const inOffice = new Set(
        memberships
          .filter(({ end_date: end }) => end === "")
          .map(({ person, position }) => `${person ?? ""} ${position ?? ""}`),
      );
      const members = download
        .csv("group_membership")
        .filter(
          (period) =>
            period["parliamentary_group"] === page.group.id &&
            period["end_date"] === "" &&
            inOffice.has(`${period["person"] ?? ""} ${period["membership"] ?? ""}`),
        );
      expect([key, members.length]).toEqual([key, page.members.length]);
    }
  });

  it("two members: number of bills with the member as first signer", () => {
    const signed = Map.groupBy(
      download.csv("act_signature").filter((row) => row["is_first"] === "1" && row["withdrawn"] === ""),
      ({ person }) => person ?? "",
    );
    const busiest = [...signed]
      .filter(([person]) => person !== "")
      .sort((a, b) => b[1].length - a[1].length)
      .slice(0, 2);
    for (const [person, rows] of busiest) expect(contract("persons", person).bills.total).toBe(rows.length);
  });

  it("two bills: readings and signers", () => {
    for (const key of keys("bills").slice(0, 2)) {
      const page = contract("bills", key);
      const count = (name: string): number =>
        download.csv(name).filter((row) => row["act_kind"] === "bill" && row["act"] === key).length;
      expect([key, count("act_reading"), count("act_signature")]).toEqual([
        key,
        page.readings.length,
        page.signers.first.length + page.signers.others.length + page.signers.withdrawn.length,
      ]);
    }
  });
});
