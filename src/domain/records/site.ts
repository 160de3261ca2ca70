/** Events, FAQs and the description of the snapshot. */
import { z } from "zod";
import { branches, sourceNames, sourceParts } from "#src/domain/codes.ts";
import { field } from "./described.ts";
import {
  branchFacts,
  count,
  dueDay,
  optionalDay,
  optionalText,
  readable,
  slug,
  sourceRefSchema,
  text,
} from "./parts.ts";

export const eventSchema = z.strictObject({
  id: field(slug, { column: "event", en: "Event id.", it: "Identificativo dell’evento." }),
  /** May be to come. */
  date: field(dueDay, { en: "ISO date.", it: "Giorno." }),
  title: field(text, { en: "Title.", it: "Titolo." }),
  /**
   * Values of the spec's event_category: "votazione", "fiducia", "gruppi", "organi", "decreti", "attuazione", "leggi".
   */
  category: field(optionalText, { en: "Category.", it: "Categoria." }),
  branch: field(z.enum(branches).nullable(), branchFacts),
  /** Subject of the event, used for its link. */
  target: z
    .strictObject({
      type: z.enum(["vote", "person", "act", "group", "body", "government"]),
      id: slug,
      kind: optionalText,
    })
    .nullable(),
  sources: z.array(sourceRefSchema),
});
export type ParliamentEvent = z.infer<typeof eventSchema>;

export const faqSchema = z.strictObject({
  id: field(slug, { column: "faq", en: "Id.", it: "Identificativo della domanda." }),
  section: field(optionalText, { en: "Section.", it: "Sezione." }),
  question: field(text, { en: "Question.", it: "Domanda." }),
  answer: field(readable(50_000), { en: "Answer.", it: "Risposta." }),
  order: z.int(),
});
export type Faq = z.infer<typeof faqSchema>;

/** Description of the snapshot: a single record with the key "site". */
export const siteSchema = z.strictObject({
  id: z.literal("site"),
  legislature: z.literal(19),
  source: z.enum(sourceNames),
  /** Last day covered by the data, per chamber; null = no data of that chamber. */
  dataDate: z.strictObject({ C: optionalDay, S: optionalDay }),
  /** Missing parts of the source: pages show "non ancora acquisito" instead of zeros. */
  missingParts: z.array(z.enum(sourceParts)),
  /** Bills and laws as the source counts them, while its list of bills is not read in full. `laws: null` = not given. */
  publishedBills: z
    .strictObject({ total: count, laws: z.strictObject({ total: count, government: count }).nullable() })
    .optional(),
  attribution: z.array(text),
});
export type SiteRecord = z.infer<typeof siteSchema>;
