import { z } from "zod";
import { files } from "#src/lib/routes.ts";
import { readPersonSlug } from "#scripts/lib/slug.ts";
import { defineOutput } from "#scripts/views/reader.ts";

const personSlugsSchema = z.strictObject({ ids: z.record(z.string(), z.string()) });

/** `/dati/persone/identificativi.json`: person id by slug of the source, for responses of its API. */
export const personSlugs = defineOutput<z.infer<typeof personSlugsSchema>>({
  name: "data-person-slugs",
  schema: personSlugsSchema,
  keys: () => ["identificativi"],
  path: (key) => files.shard("persone", key),
  build: (read) => {
    const known = new Set(read.keys("person"));
    const called = [...read.all("person")].flatMap(({ id, aliases }) =>
      aliases.filter((alias) => readPersonSlug(alias) !== null && !known.has(alias)).map((slug) => [slug, id] as const),
    );
    // A slug claimed by two people is left out.
    const certain = [...Map.groupBy(called, ([slug]) => slug).values()].filter((claims) => claims.length === 1);
    return { ids: Object.fromEntries(certain.flat()) };
  },
  emit: ({ ids }) => JSON.stringify(ids),
});
