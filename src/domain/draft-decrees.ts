/** Ids of drafts of legislative decrees. A draft has no number of a decree, only that of the act sent to the chambers. */
import { legislature } from "./legislature.ts";

const prefix = `schema-${String(legislature.number)}-`;

/** Id of the draft "Atto del Governo n. 152": "schema-19-152". The numbers restart with each legislature. */
export const draftDecreeId = (number: string): string =>
  prefix +
  number
    .toLowerCase()
    .replaceAll(/[^\da-z]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Number of the Government's act in the id of a draft: "152"; null = the id is not that of a draft. */
export const draftNumberIn = (id: string): string | null => (id.startsWith(prefix) ? id.slice(prefix.length) : null);
