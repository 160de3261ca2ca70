/** Figures of people, checked against plain SQL on the site's snapshot. */
import { DatabaseSync } from "node:sqlite";
import { describe, expect, inject } from "vitest";
import { strengthMonths, strengthShares, strength } from "#scripts/contracts/stats/strength.ts";
import { bareShare } from "#src/i18n/common.ts";
import { formatNumber } from "#src/lib/format.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { MembersData } from "#src/contracts/members.ts";
import { plainFigures } from "#tests/fixtures/plain-figures.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { test, unfold } from "#tests/e2e/support/browser.ts";

async function fetchRows(list: string): Promise<MembersData["rows"]> {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- a wrong shape fails the comparison
  const data: { rows: MembersData["rows"] } = await (
    await fetch(inject("baseUrl") + files.shard(list, "tutti"))
  ).json();
  return data.rows;
}

const chambers = [
  ["C", "deputati"],
  ["S", "senatori"],
] as const;

describe("figures of members", () => {
  test.for(chambers)("of chamber %s equal those of a plain query", async ([branch, list]) => {
    const plain = plainFigures(new DatabaseSync(`${inject("dataDir")}/parliament.sqlite`, { readOnly: true }), branch);
    const rows = (await fetchRows(list)).filter((row) => row.figures !== null);
    expect(rows.length).toBeGreaterThan(190);
    expect(Object.fromEntries(rows.map((row) => [row.id, row.figures]))).toEqual(
      Object.fromEntries(rows.map((row) => [row.id, plain.get(row.id)])),
    );
  });

  test("are shown on the pages of twenty members", { tags: ["long"] }, async ({ open }) => {
    const db = new DatabaseSync(`${inject("dataDir")}/parliament.sqlite`, { readOnly: true });
    const plain = new Map([...plainFigures(db, "C"), ...plainFigures(db, "S")]);
    const rows = [...(await fetchRows("deputati")), ...(await fetchRows("senatori"))].filter(
      (row) => row.active && row.figures !== null,
    );
    // Every thirtieth member: a fixed sample across the alphabet.
    for (const row of rows.filter((_, index) => index % 30 === 7).slice(0, 20)) {
      const own = plain.get(row.id);
      if (own === undefined) throw new Error(`${row.id} is not in the query`);
      const page = await unfold(await open(routes.person(row.id), { javaScriptEnabled: false }));
      const ledger = (await page.locator("dl.ledger").innerText()).replaceAll("\u00A0", " ");
      expect(ledger).toContain(bareShare(own.present, own.voting).replaceAll("\u00A0", " "));
      expect(ledger).toContain(`${formatNumber(own.present)} su ${formatNumber(own.voting)}`);
      if (own.evaluable > 0) expect(ledger).toContain(`${formatNumber(own.inLine)} su ${formatNumber(own.evaluable)}`);
      const counts = (await page.locator("#presenze .after").first().innerText()).replaceAll("\u00A0", " ");
      for (const count of [own.present, own.mission, own.absent]) expect(counts).toContain(formatNumber(count));
    }
  });
});

describe("the strength index", () => {
  test("adds up to 100 in each chamber and in government, every month", ({ snapshot }) => {
    const read = snapshotReader(snapshot);
    for (const month of strengthMonths(read)) {
      const sums = { C: 0, S: 0, G: 0 };
      for (const office of read.derived(strengthShares, month)) sums[office.institution] += office.share;
      expect(
        [month, sums.C, sums.S].map((value) => (typeof value === "number" ? Number(value.toFixed(9)) : value)),
      ).toEqual([month, 100, 100]);
      expect([0, 100]).toContain(Number(sums.G.toFixed(9)));
      const people = read.derived(strength, month).people;
      const inBranch = people.reduce((sum, row) => sum + (row.inBranch ?? 0), 0);
      expect(inBranch).toBeCloseTo(200, 6);
    }
  });

  test("gives the reference values for the offices of a whole parliament", ({ snapshot }) => {
    const { people } = snapshotReader(snapshot).derived(strength, "latest");
    const values = (branch: "C" | "S") =>
      people
        .flatMap((row) => (row.branch === branch && row.inBranch !== null ? [row.inBranch] : []))
        .sort((a, b) => a - b);
    const [deputies, senators] = [values("C"), values("S")];
    expect(deputies[0]).toBeGreaterThan(0.1);
    expect(deputies[0]).toBeLessThan(0.15);
    expect(senators[0]).toBeGreaterThan(0.17);
    expect(senators[0]).toBeLessThan(0.25);
    expect(senators.at(-1)).toBeGreaterThan(4.5);
    expect(senators.at(-1)).toBeLessThan(6.5);
  });
});
