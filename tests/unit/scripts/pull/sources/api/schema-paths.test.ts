import { describe, expect, it } from "vitest";
import { z } from "zod";
import { rawPerson } from "#scripts/pull/sources/api/raw.ts";
import { rawImplementingDecree } from "#scripts/pull/sources/api/raw-acts.ts";
import { describedFields, missingFields, newFields, seenFields } from "#scripts/pull/sources/api/schema-paths.ts";

const never = (): boolean => false;

describe("fields that a schema describes", () => {
  it("are found under everything that wraps them", () => {
    const inner = z.object({ a: z.string() });
    const schema = z.object({
      plain: z.string(),
      optional: inner.optional(),
      nullable: inner.nullable(),
      nullish: inner.nullish().transform((value) => value?.a ?? null),
      preprocessed: z.preprocess((value) => value, inner),
      list: z
        .array(inner)
        .nullish()
        .transform((value) => value ?? []),
      either: z.union([z.string(), inner, z.object({ b: z.number() })]),
      fallback: inner.catch({ a: "x" }),
      preset: inner.default({ a: "x" }),
    });
    expect([...describedFields(schema).paths]).toEqual([
      "plain",
      "optional",
      "optional.a",
      "nullable",
      "nullable.a",
      "nullish",
      "nullish.a",
      "preprocessed",
      "preprocessed.a",
      "list",
      "list.a",
      "either",
      "either.a",
      "either.b",
      "fallback",
      "fallback.a",
      "preset",
      "preset.a",
    ]);
  });

  it("end where anything may come", () => {
    const { paths, open } = describedFields(z.object({ sums: z.record(z.string(), z.number()), rest: z.unknown() }));
    expect([...paths]).toEqual(["sums", "rest"]);
    expect([...open]).toEqual(["sums", "rest"]);
  });

  it("are those of the API's own records", () => {
    const { paths } = describedFields(rawPerson);
    expect([...paths]).toEqual(
      expect.arrayContaining([
        "slug",
        "birth_date",
        "current_roles.parl.latest_group.acronym",
        "current_roles.parl.replaced_by.slug",
        "pp.timeline.values.month",
        "carreer_positions.results.org",
      ]),
    );
    const decree = describedFields(rawImplementingDecree);
    expect([...decree.paths]).toEqual(expect.arrayContaining(["mins_proposer.name", "resources.detail"]));
    expect([...decree.open]).toEqual(["resources.detail"]);
  });
});

describe("fields of answers against those of a schema", () => {
  const schema = describedFields(
    z.object({
      slug: z.string(),
      seat: z.object({ area: z.string(), group: z.object({ name: z.string() }) }).nullish(),
    }),
  );

  it("are missing where no answer has them, and not where one has null", () => {
    expect(missingFields(schema, seenFields([{ slug: "a", seat: { area: null } }]))).toEqual(["seat.group"]);
    expect(missingFields(schema, seenFields([{ slug: "a" }, { seat: { area: "x", group: null } }]))).toEqual([]);
  });

  it("are not missing where nothing is there to hold them", () => {
    expect(missingFields(schema, seenFields([{ slug: "a", seat: null }]))).toEqual([]);
    expect(missingFields(schema, seenFields([{ slug: "a" }]))).toEqual(["seat"]);
    expect(missingFields(schema, seenFields([]))).toEqual([]);
  });

  it("are new where nobody has described them, in lists too, without what is below them", () => {
    const answers = [{ slug: "a", seat: { area: "x", mood: { today: "good" } } }, { tags: [{ id: 1 }] }];
    expect(newFields(schema, seenFields(answers), never)).toEqual(["seat.mood", "tags"]);
    expect(newFields(schema, seenFields(answers), (path) => path === "tags")).toEqual(["seat.mood"]);
  });

  it("are new inside a field that was plain", () => {
    expect(newFields(schema, seenFields([{ slug: { text: "a" } }]), never)).toEqual(["slug.text"]);
  });
});
