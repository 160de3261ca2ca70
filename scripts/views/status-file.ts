import { z } from "zod";
import { formatUpTo } from "#src/lib/format.ts";
import { shell } from "#src/i18n/shell.ts";
import { files } from "#src/lib/routes.ts";
import { defineFamily } from "./reader.ts";
import { dataDays } from "./shared/data-day.ts";

const schema = z.strictObject({
  /** Last day that the data cover; null = nothing yet. */
  edition: z.iso.date().nullable(),
});

/**
 * `/stato.json`: the date in every masthead, read by the browser, because in the pages it would change all of them every
 * night. `text` is ready to show, so that the browser needs no code to write dates.
 */
export const statusFile = defineFamily({
  name: "status-file",
  schema,
  keys: () => ["index"],
  path: () => files.status(),
  build: (read) => ({ edition: dataDays(read).all }),
  emit: ({ edition }) =>
    `${JSON.stringify({ edition, text: edition === null ? null : `${shell.dataAt} ${formatUpTo(edition)}` })}\n`,
});
