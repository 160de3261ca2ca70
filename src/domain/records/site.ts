/** Events, FAQs and the description of the snapshot. */
import { z } from "zod";
import { legislature } from "#src/domain/legislature.ts";
import { branches, sourceNames, sourceParts } from "#src/domain/codes.ts";
import { field } from "./described.ts";
import {
  branchTexts,
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
  id: field(slug, "Event id.", "Identificativo dell’evento."),
  /** May be to come. */
  date: field(dueDay, "ISO date.", "Giorno."),
  title: field(text, "Title.", "Titolo."),
  /**
   * Values of the spec's event_category: "votazione", "fiducia", "gruppi", "organi", "decreti", "attuazione", "leggi".
   */
  category: field(optionalText, "Category.", "Categoria.", { label: "categoria" }),
  branch: field(z.enum(branches).nullable(), ...branchTexts),
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
  id: field(slug, "Id.", "Identificativo della domanda."),
  section: field(optionalText, "Section.", "Sezione.", { label: "sezione" }),
  question: field(text, "Question.", "Domanda.", { label: "domanda" }),
  answer: field(readable(50_000), "Answer.", "Risposta.", { label: "risposta" }),
  order: z.int(),
});
export type Faq = z.infer<typeof faqSchema>;

/** Description of the snapshot: a single record with the key "site". */
export const siteSchema = z.strictObject({
  id: z.literal("site"),
  legislature: z.literal(legislature.number),
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
