/** The download of a demonstration parliament: valid, described, and enough to compute what the pages show. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { asyncBufferFromFile, parquetMetadataAsync, parquetReadObjects } from "hyparquet";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { openDataQueries, toDuckDbQuery, toPythonScript, toSqliteQuery } from "#src/lib/open-data-queries.ts";
import { groupPageSchema } from "#src/view/group-pages.ts";
import { personPageSchema } from "#src/view/person-page.ts";
import { billPageSchema } from "#src/view/bill-page.ts";
import { votePageSchema } from "#src/view/vote-page.ts";
import { writeOpenData, type OpenData } from "#scripts/build/open-data/open-data.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { demoCases } from "#scripts/pull/sources/demo/cases.ts";
import { pull } from "#scripts/pull/pull.ts";
import { loadSource } from "#scripts/pull/sources.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { families } from "#scripts/views/families.ts";
import { openPageStore } from "#scripts/views/node-store.ts";
import { runViews } from "#scripts/views/run.ts";
import { strength } from "#scripts/views/shared/strength.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { parseCsv } from "#tests/support/csv-parser.ts";

const python = spawnSync("python3", ["--version"]);
const folder = mkdtempSync(join(tmpdir(), "open-data-"));
const snapshotFile = join(folder, "parliament.sqlite");
const effects = silentEffects();
let data: OpenData | undefined;
let pages = new DatabaseSync(":memory:");

beforeAll(async () => {
  const options = { scale: 0.01, seed: 19, baseUrl: null, from: null, sweep: false };
  await pull(await loadSource("demo"), options, folder, effects);
  data = await writeOpenData(
    { snapshot: snapshotFile, cache: folder, code: "test", day: "2026-11-20", attribution: ["Dati inventati"] },
    effects,
  );
  pages = openPageStore(join(folder, "pages.sqlite"));
  const snapshot = new Snapshot(snapshotFile);
  runViews({ db: pages, snapshot, families, code: "test" });
  snapshot.close();
}, 300_000);

const download = (): OpenData => {
  if (data === undefined) throw new Error("not written");
  return data;
};
const pathOf = (name: string): string => join(download().folder, name);
const csv = (name: string): Record<string, string>[] =>
  parseCsv(gunzipSync(readFileSync(pathOf(`${name}.csv.gz`))).toString("utf8"));
const table = (name: string) => download().page.tables.find((one) => one.name === name);
const allBallots = (): Record<string, string>[] =>
  (table("ballot")?.files ?? [])
    .filter(({ format }) => format === "csv")
    .flatMap(({ path }) => csv(path.slice("/open-data/".length, -".csv.gz".length)));
const nameOf = (path: string): string => path.slice("/open-data/".length);

/** Gives tables of a snapshot another history: the same rows, come in another order. */
function refillBackwards(snapshot: string, tables: readonly string[]): void {
  const db = new DatabaseSync(snapshot);
  for (const name of tables)
    db.exec(
      `CREATE TEMP TABLE kept AS SELECT * FROM ${name}; DELETE FROM ${name}; INSERT INTO ${name} SELECT * FROM kept ORDER BY rowid DESC; DROP TABLE kept`,
    );
  db.close();
}

describe("the files", () => {
  it("have the size and the checksum that are published", () => {
    for (const { path, bytes, sha256 } of [
      ...download().page.tables.flatMap(({ files }) => files),
      ...download().page.bundles,
    ]) {
      const content = readFileSync(pathOf(nameOf(path)));
      expect([path, content.length, createHash("sha256").update(content).digest("hex")]).toEqual([path, bytes, sha256]);
    }
  });

  it("hold the same rows in CSV, JSON and Parquet", async () => {
    for (const { name, rows, columns, files } of download().page.tables.filter((one) => one.name !== "ballot")) {
      const fromCsv = csv(name);
      const fromJson = z
        .array(z.record(z.string(), z.union([z.string(), z.number(), z.null()])))
        .parse(JSON.parse(gunzipSync(readFileSync(pathOf(`${name}.json.gz`))).toString("utf8")));
      const buffer = await asyncBufferFromFile(pathOf(`${name}.parquet`));
      const fromParquet: Record<string, unknown>[] = await parquetReadObjects({ file: buffer });
      expect([name, fromCsv.length, fromJson.length, fromParquet.length]).toEqual([name, rows, rows, rows]);
      expect(files.map(({ format }) => format)).toEqual(["csv", "parquet", "json"]);
      expect(fromParquet, name).toEqual(fromJson);
      const names = columns.map((column) => column.name);
      const harmless = (value: string | number | null | undefined): string => {
        const text = value === null || value === undefined ? "" : String(value);
        return typeof value === "string" && /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text)
          ? `'${text}`
          : text;
      };
      expect(fromCsv, name).toEqual(
        fromJson.map((row) => Object.fromEntries(names.map((column) => [column, harmless(row[column])]))),
      );
    }
  });

  it("give every position of every vote, year by year", async () => {
    const parquet = (table("ballot")?.files ?? []).filter(({ format }) => format === "parquet");
    const buffers = await Promise.all(parquet.map(({ path }) => asyncBufferFromFile(pathOf(nameOf(path)))));
    const counts = await Promise.all(buffers.map(async (file) => Number((await parquetMetadataAsync(file)).num_rows)));
    expect(counts.length).toBeGreaterThan(1);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(table("ballot")?.rows);
    expect(allBallots()).toHaveLength(table("ballot")?.rows ?? -1);
  });

  it("are the same bytes from a snapshot with another history, and not written again when nothing changed", async () => {
    const other = mkdtempSync(join(tmpdir(), "open-data-"));
    const snapshot = join(other, "parliament.sqlite");
    copyFileSync(snapshotFile, snapshot);
    refillBackwards(snapshot, ["ballot", "vote", "act_step"]);
    const again = await writeOpenData(
      { snapshot, cache: other, code: "test", day: "2026-11-20", attribution: ["Dati inventati"] },
      effects,
    );
    expect(again.files).toEqual(download().files);
    const before = statSync(pathOf("vote.csv.gz")).mtimeMs;
    await writeOpenData(
      { snapshot: snapshotFile, cache: folder, code: "test", day: "2026-11-20", attribution: ["Dati inventati"] },
      effects,
    );
    expect(statSync(pathOf("vote.csv.gz")).mtimeMs).toBe(before);
  });
});

describe("the descriptions", () => {
  const packageSchema = z.object({
    $schema: z.literal("https://datapackage.org/profiles/2.0/datapackage.json"),
    licenses: z.array(z.object({ name: z.string(), path: z.url() })).min(1),
    sources: z.array(z.object({ title: z.string() })).min(1),
    resources: z.array(
      z.object({
        // Data Package 2.0 wants lower case, digits, dots, hyphens and underscores.
        name: z.string().regex(/^[-a-z0-9._/]+$/),
        path: z.union([z.string(), z.array(z.string()).min(1)]),
        bytes: z.int().optional(),
        hash: z
          .string()
          .regex(/^sha256:[0-9a-f]{64}$/)
          .optional(),
        licenses: z.array(z.object({ name: z.literal("CC-BY-SA-4.0"), path: z.url() })).min(1),
        sources: z.array(z.object({ title: z.literal("Dati inventati") })).min(1),
        schema: z.object({
          fields: z
            .array(
              z.object({
                name: z.string(),
                type: z.enum(["string", "integer", "number"]),
                description: z.string().min(3),
                categories: z.array(z.object({ value: z.string(), label: z.string().min(2) })).optional(),
                constraints: z.object({ required: z.boolean() }).optional(),
              }),
            )
            .min(1),
          primaryKey: z.array(z.string()).min(1),
          foreignKeys: z.array(
            z.object({
              fields: z.array(z.string()).min(1),
              reference: z.object({ resource: z.string(), fields: z.array(z.string()).min(1) }),
            }),
          ),
        }),
      }),
    ),
  });

  it("follow Data Package 2.0 and agree with the files", () => {
    const { resources } = packageSchema.parse(JSON.parse(readFileSync(pathOf("datapackage.json"), "utf8")));
    expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length);
    for (const { path, schema, bytes } of resources) {
      for (const part of [path].flat()) {
        const header = gunzipSync(readFileSync(pathOf(part)))
          .toString("utf8")
          .split("\r\n")[0];
        expect(header).toBe(schema.fields.map(({ name }) => name).join(","));
        if (typeof path === "string") expect(statSync(pathOf(part)).size).toBe(bytes);
      }
      for (const key of schema.primaryKey) expect(schema.fields.map(({ name }) => name)).toContain(key);
    }
  });

  it("leave no cell empty that they call required", () => {
    const { resources } = packageSchema.parse(JSON.parse(readFileSync(pathOf("datapackage.json"), "utf8")));
    const empty = resources.flatMap(({ path, schema }) => {
      const rows = [path].flat().flatMap((part) => csv(part.slice(0, -".csv.gz".length)));
      const required = schema.fields.filter(({ constraints }) => constraints?.required === true);
      return required.filter(({ name }) => rows.some((row) => row[name] === "")).map(({ name }) => name);
    });
    expect(empty).toEqual([]);
  });

  it("say what every code means", () => {
    const { resources } = packageSchema.parse(JSON.parse(readFileSync(pathOf("datapackage.json"), "utf8")));
    const coded = resources.flatMap(({ name, path, schema }) => {
      const rows = [path].flat().flatMap((part) => csv(part.slice(0, -".csv.gz".length)));
      return schema.fields.flatMap((field) =>
        field.categories === undefined
          ? []
          : [{ column: `${name}.${field.name}`, rows: rows.map((row) => row[field.name]), codes: field.categories }],
      );
    });
    const unexplained = coded.flatMap(({ column, rows, codes }) =>
      [...new Set(rows)]
        .filter((value) => value !== "" && !codes.some((code) => code.value === value))
        .map((value) => `${column}: ${value}`),
    );
    expect(unexplained).toEqual([]);
    const labelOf = (column: string, code: string): string | undefined =>
      coded.find((one) => one.column === column)?.codes.find(({ value }) => value === code)?.label;
    expect(labelOf("ballot.code", "PNV")).toBe("Presente non votante");
    expect(labelOf("vote.sub_type", "ODG")).toBe("Ordine del giorno");
    expect(labelOf("act.status", "c")).toBe("In conversione");
    expect(labelOf("body.branch", "B")).toBe("Camera e Senato insieme");
  });

  it("say which rows of other tables a row names, and all of them are there", () => {
    const { resources } = packageSchema.parse(JSON.parse(readFileSync(pathOf("datapackage.json"), "utf8")));
    const rowsOf = (name: string) =>
      [resources.find((one) => one.name === name)?.path ?? []]
        .flat()
        .flatMap((part) => csv(part.slice(0, -".csv.gz".length)));
    const keysOf = (name: string, fields: readonly string[]): string[] =>
      rowsOf(name)
        .map((row) => fields.map((field) => row[field]))
        .filter((cells) => !cells.includes(""))
        .map((cells) => cells.join(" "));
    const namedBy = (name: string): string[] =>
      resources.find((one) => one.name === name)?.schema.foreignKeys.map(({ reference }) => reference.resource) ?? [];
    const lost = resources.flatMap(({ name, schema }) =>
      schema.foreignKeys.flatMap(({ fields, reference }) => {
        const there = new Set(keysOf(reference.resource, reference.fields));
        return keysOf(name, fields).filter((key) => !there.has(key));
      }),
    );
    expect(lost).toEqual([]);
    expect(namedBy("ballot").toSorted()).toEqual(["person", "vote"]);
    expect(namedBy("act-step").toSorted()).toEqual(["act", "body"]);
    expect(namedBy("vote").toSorted()).toEqual(["government", "sitting"]);
    expect(namedBy("act")).toEqual(["government"]);
  });

  it("say the same in CSV on the Web", () => {
    const schema = z.object({
      "@context": z.array(z.unknown()),
      tables: z.array(
        z.object({
          url: z.string(),
          tableSchema: z.object({
            columns: z.array(z.object({ name: z.string(), datatype: z.string(), required: z.boolean() })),
            foreignKeys: z.array(z.object({ reference: z.object({ resource: z.string() }) })),
          }),
        }),
      ),
    });
    const { tables } = schema.parse(JSON.parse(readFileSync(pathOf("csv-metadata.json"), "utf8")));
    for (const { url, tableSchema } of tables) {
      const header = gunzipSync(readFileSync(pathOf(url)))
        .toString("utf8")
        .split("\r\n")[0];
      expect(header).toBe(tableSchema.columns.map(({ name }) => name).join(","));
    }
    const ballots = tables.find(({ url }) => url === "ballot-2026.csv.gz");
    const named = ballots?.tableSchema.foreignKeys.map(({ reference }) => reference.resource);
    expect(named?.toSorted()).toEqual(["person.csv.gz", "vote.csv.gz"]);
  });

  it("check out with sha256sum's own format", () => {
    const lines = readFileSync(pathOf("SHA256SUMS"), "utf8").trimEnd().split("\n");
    expect(lines.length).toBeGreaterThan(80);
    for (const line of lines) {
      const [, sum, name] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? [];
      expect(
        createHash("sha256")
          .update(readFileSync(pathOf(name ?? "")))
          .digest("hex"),
      ).toBe(sum);
    }
  });

  it("keep every Popolo reference inside the collections", () => {
    const read = (name: string): Record<string, unknown>[] =>
      z
        .array(z.record(z.string(), z.unknown()))
        .parse(JSON.parse(gunzipSync(readFileSync(pathOf(`popolo-${name}.json.gz`))).toString("utf8")));
    const persons = new Set(read("persons").map(({ id }) => id));
    const organizations = new Set(read("organizations").map(({ id }) => id));
    for (const membership of read("memberships")) {
      expect(persons).toContain(membership["person_id"]);
      expect(organizations).toContain(membership["organization_id"]);
    }
    // The table keeps the day after the last one (2024-02-12); Popolo has the last day: he died in office on the 11th.
    expect(read("memberships")).toContainEqual(
      expect.objectContaining({ person_id: demoCases.persons.died, end_date: "2024-02-11" }),
    );
    for (const { organization_id: organization } of read("vote_events")) expect(organizations).toContain(organization);
  });
});

/** The downloaded database. */
function openDownload(): DatabaseSync {
  const file = join(folder, "parlamento.sqlite");
  if (!existsSync(file)) writeFileSync(file, gunzipSync(readFileSync(pathOf("parlamento.sqlite.gz"))));
  return new DatabaseSync(file, { readOnly: true });
}

describe("the ready queries", () => {
  it.each(openDataQueries)("$id answers in SQLite", ({ sql }) => {
    const db = openDownload();
    expect(db.prepare(toSqliteQuery(sql)).all().length).toBeGreaterThan(0);
    db.close();
  });

  it.each(openDataQueries)("$id names files that are there in DuckDB, and asks the same", ({ sql }) => {
    const parquet = (name: string): string[] =>
      (table(name)?.files ?? []).filter(({ format }) => format === "parquet").map(({ path }) => path);
    const query = toDuckDbQuery(sql, parquet);
    const named = [...query.matchAll(/'\/open-data\/([\w-]+\.parquet)'/g)].map(([, name]) => name ?? "");
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(existsSync(pathOf(name))).toBe(true);
    const back = query
      .replaceAll(/read_parquet\(\['\/open-data\/ballot-[^\]]*\]\)/g, "{ballot}")
      .replaceAll(/'\/open-data\/(\w+)\.parquet'/g, (_, name: string) => `{${name}}`);
    expect(back).toBe(sql);
  });

  // Python comes with SQLite and gzip; a machine without Python says so by skipping this.
  it.runIf(python.status === 0).each(openDataQueries)("$id answers in Python, with the same rows", ({ id, sql }) => {
    const work = mkdtempSync(join(tmpdir(), "open-data-"));
    copyFileSync(pathOf("parlamento.sqlite.gz"), join(work, "parlamento.sqlite.gz"));
    const script = toPythonScript(sql, "parlamento.sqlite.gz");
    const { stdout, stderr } = spawnSync("python3", ["-c", script], { cwd: work, encoding: "utf8" });
    expect([id, stderr]).toEqual([id, ""]);
    const db = openDownload();
    const rows = db
      .prepare(toSqliteQuery(sql))
      .all()
      .map((row) =>
        Object.values(row)
          .map((cell) => cell ?? "None")
          .join("\t"),
      );
    db.close();
    // Python writes a whole number among decimals as 4.0.
    expect(
      stdout
        .replaceAll(/\.0(?=[\t\n])/g, "")
        .trimEnd()
        .split("\n"),
    ).toEqual(rows);
  });

  it("find what the store notes, described like every other table, and no other table of its own", () => {
    expect(table("change_log")).toMatchObject({ rows: 1, key: ["day", "kind", "key", "change", "position"] });
    expect(table("quarantine")?.rows).toBe(0);
    expect(csv("change_log")).toEqual([
      expect.objectContaining({ kind: "site", key: "site", change: "appeared", position: "0", field: "" }),
    ]);
    const db = openDownload();
    const names = db.prepare("SELECT name FROM sqlite_schema WHERE name IN ('record', 'record_index', 'meta')").all();
    expect(names).toEqual([]);
    const count = (name: string) => db.prepare(`SELECT count(*) AS n FROM ${name}`).get()?.["n"];
    for (const { name, rows } of download().page.tables)
      expect([name, count(name === "ballot" ? "member_vote" : name)]).toEqual([name, rows]);
    db.close();
  });
});

describe("numbers of the pages, from the downloaded files alone", () => {
  function contract<T>(family: string, key: string, schema: z.ZodType<T>): T {
    return schema.parse(
      JSON.parse(
        String(pages.prepare("SELECT contract FROM page WHERE family = ? AND key = ?").get(family, key)?.["contract"]),
      ),
    );
  }
  const keys = (family: string): string[] =>
    pages
      .prepare("SELECT key FROM page WHERE family = ? ORDER BY key")
      .all(family)
      .map(({ key }) => String(key));

  it("three votes: ayes, noes and absent by name", () => {
    const ballots = Map.groupBy(allBallots(), ({ vote }) => vote ?? "");
    const open = keys("votes")
      .map((key) => contract("votes", key, votePageSchema))
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

  it("everybody's strength index, from the roles and the weights", () => {
    const db = openDownload();
    const query = openDataQueries.find(({ id }) => id === "forza");
    const theirs = db.prepare(toSqliteQuery(query?.sql ?? "")).all();
    db.close();
    const snapshot = new Snapshot(snapshotFile);
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

  it("three groups: members today", () => {
    const memberships = csv("membership");
    for (const key of keys("groups").slice(0, 3)) {
      const page = contract("groups", key, groupPageSchema);
      const inOffice = new Set(
        memberships
          .filter(({ end_date: end }) => end === "")
          .map(({ person, position }) => `${person ?? ""} ${position ?? ""}`),
      );
      const members = csv("group_membership").filter(
        (spell) =>
          spell["parliamentary_group"] === page.group.id &&
          spell["end_date"] === "" &&
          inOffice.has(`${spell["person"] ?? ""} ${spell["membership"] ?? ""}`),
      );
      expect([key, members.length]).toEqual([key, page.members.length]);
    }
  });

  it("two members: bills of which they are the first signer", () => {
    const signed = Map.groupBy(
      csv("act_signature").filter((row) => row["is_first"] === "1" && row["withdrawn"] === ""),
      ({ person }) => person ?? "",
    );
    const busiest = [...signed]
      .filter(([person]) => person !== "")
      .sort((a, b) => b[1].length - a[1].length)
      .slice(0, 2);
    for (const [person, rows] of busiest)
      expect(contract("persons", person, personPageSchema).bills.total).toBe(rows.length);
  });

  it("two bills: readings and signers", () => {
    for (const key of keys("bills").slice(0, 2)) {
      const page = contract("bills", key, billPageSchema);
      const count = (name: string): number =>
        csv(name).filter((row) => row["act_kind"] === "bill" && row["act"] === key).length;
      expect([key, count("act_reading"), count("act_signature")]).toEqual([
        key,
        page.readings.length,
        page.signers.first.length + page.signers.others.length + page.signers.withdrawn.length,
      ]);
    }
  });
});
