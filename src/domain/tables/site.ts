import { eventSchema, faqSchema } from "#src/domain/records/site.ts";
import { columnsOf, defineTable } from "./table.ts";

const event = defineTable({
  name: "event",
  en: "Events.",
  it: "Eventi della cronaca.",
  kind: "event",
  key: ["id"],
  columns: columnsOf(eventSchema),
  rows: (event) => [event],
});

const faq = defineTable({
  name: "faq",
  en: "Questions and answers of the source.",
  it: "Domande e risposte della fonte.",
  kind: "faq",
  key: ["id"],
  columns: columnsOf(faqSchema),
  rows: (faq) => [faq],
});

export const siteTables = [event, faq];
