import { z } from "zod";
import { routes } from "#src/lib/routes.ts";
import { defineOutput } from "#scripts/views/reader.ts";

const paths = { accessibility: routes.accessibility(), privacy: routes.privacy() } as const;

/** Prose pages. They have no data, but their addresses belong in the sitemap and in the address register. */
export const prosePages = defineOutput({
  name: "prose",
  schema: z.strictObject({}),
  keys: () => Object.keys(paths),
  path: (key) => (key === "privacy" ? paths.privacy : paths.accessibility),
  build: () => ({}),
});
