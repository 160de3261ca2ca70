import { z } from "zod";
import { routes } from "#src/lib/routes.ts";
import { defineFamily } from "#scripts/views/reader.ts";

const paths = { accessibility: routes.accessibility(), privacy: routes.privacy() } as const;

/** Pages of words alone: they have no data, but their addresses are in the sitemap and in the register like all others. */
export const prosePages = defineFamily({
  name: "prose",
  schema: z.strictObject({}),
  keys: () => Object.keys(paths),
  path: (key) => (key === "privacy" ? paths.privacy : paths.accessibility),
  build: () => ({}),
});
