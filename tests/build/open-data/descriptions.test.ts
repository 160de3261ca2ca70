/** Machine-readable descriptions of the download: Data Package, CSV on the Web, checksums, Popolo. */
import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { demoCases } from "#tests/fixtures/demo-cases.ts";
import { Download } from "#tests/build/support/download.ts";

let download: Download;
beforeAll(async () => {
  download = await Download.make();
});

const packageSchema = z.object({
  $schema: z.literal("https://datapackage.org/profiles/2.0/datapackage.json"),
  licenses: z.array(z.object({ name: z.string(), path: z.url() })).min(1),
  sources: z.array(z.object({ title: z.string() })).min(1),
  resources: z.array(
    z.object({
      // Data Package 2.0 allows lower case, digits, dots, hyphens and underscores only.
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

const readPackage = (): z.infer<typeof packageSchema> =>
  packageSchema.parse(JSON.parse(readFileSync(download.pathOf("datapackage.json"), "utf8")));

describe("the descriptions of the download", () => {
  it("follow Data Package 2.0 and agree with the files", () => {
    const { resources } = readPackage();
    expect(new Set(resources.map(({ name }) => name)).size).toBe(resources.length);
    for (const { path, schema, bytes } of resources) {
      for (const part of [path].flat()) {
        const header = download.text(part).split("\r\n")[0];
        expect(header).toBe(schema.fields.map(({ name }) => name).join(","));
        if (typeof path === "string") expect(statSync(download.pathOf(part)).size).toBe(bytes);
      }
      for (const key of schema.primaryKey) expect(schema.fields.map(({ name }) => name)).toContain(key);
    }
  });

  it("leave no cell empty in a required column", () => {
    const { resources } = readPackage();
    const empty = resources.flatMap(({ path, schema }) => {
      const rows = [path].flat().flatMap((part) => download.rows(part));
      const required = schema.fields.filter(({ constraints }) => constraints?.required === true);
      return required.filter(({ name }) => rows.some((row) => row[name] === "")).map(({ name }) => name);
    });
    expect(empty).toEqual([]);
  });

  it("define every code", () => {
    const { resources } = readPackage();
    const coded = resources.flatMap(({ name, path, schema }) => {
      const rows = [path].flat().flatMap((part) => download.rows(part));
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
    expect(labelOf("act.status", "in_conversion")).toBe("In conversione");
    expect(labelOf("body.branch", "B")).toBe("Camera e Senato insieme");
  });

  it("declare the foreign keys of every table, all of which resolve", () => {
    const { resources } = readPackage();
    const rowsOf = (name: string) =>
      [resources.find((one) => one.name === name)?.path ?? []].flat().flatMap((part) => download.rows(part));
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

  it("are the same in CSV on the Web", () => {
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
    const { tables } = schema.parse(JSON.parse(readFileSync(download.pathOf("csv-metadata.json"), "utf8")));
    for (const { url, tableSchema } of tables) {
      const header = download.text(url).split("\r\n")[0];
      expect(header).toBe(tableSchema.columns.map(({ name }) => name).join(","));
    }
    // The files of single months have the same rows again.
    expect(tables.filter(({ url }) => /-\d{4}-\d{2}\./.test(url))).toEqual([]);
    const ballots = tables.find(({ url }) => url === "ballot-2026.csv.gz");
    const named = ballots?.tableSchema.foreignKeys.map(({ reference }) => reference.resource);
    expect(named?.toSorted()).toEqual(["person.csv.gz", "vote.csv.gz"]);
  });

  it("pass a check in sha256sum's own format", () => {
    const lines = readFileSync(download.pathOf("SHA256SUMS"), "utf8").trimEnd().split("\n");
    expect(lines.length).toBeGreaterThan(80);
    for (const line of lines) {
      const [, sum, name] = /^([0-9a-f]{64}) {2}(\S+)$/.exec(line) ?? [];
      expect(
        createHash("sha256")
          .update(readFileSync(download.pathOf(name ?? "")))
          .digest("hex"),
      ).toBe(sum);
    }
  });

  it("keep every Popolo reference within the collections", () => {
    const read = (name: string): Record<string, unknown>[] =>
      z.array(z.record(z.string(), z.unknown())).parse(JSON.parse(download.text(`popolo-${name}.json.gz`)));
    const persons = new Set(read("persons").map(({ id }) => id));
    const organizations = new Set(read("organizations").map(({ id }) => id));
    for (const membership of read("memberships")) {
      expect(persons).toContain(membership["person_id"]);
      expect(organizations).toContain(membership["organization_id"]);
    }
    // The table has the exclusive end date (2024-02-12), Popolo the last day: he died in office on the 11th.
    expect(read("memberships")).toContainEqual(
      expect.objectContaining({ person_id: demoCases.persons.died, end_date: "2024-02-11" }),
    );
    for (const { organization_id: organization } of read("vote_events")) expect(organizations).toContain(organization);
  });
});
