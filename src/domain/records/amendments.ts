import { z } from "zod";
import { field } from "./described.ts";
import { day, readable, optionalDay, slug, sourceRefSchema, text, url } from "./parts.ts";

/** An amendment may replace a whole bill: the longest have a hundred thousand characters. */
const longText = readable(500_000);

export const proposerSchema = z.strictObject({
  person: field(
    slug.nullable(),
    "Person id; empty for signers known by name only.",
    "Identificativo della persona. Vuoto per chi è noto solo per nome.",
    { label: "persona" },
  ),
  name: field(text, "As published.", "Nome, come lo pubblica la fonte."),
  /** Number at the Senate, by which the person is found; absent = a body, or nobody with a number. */
  senator: text.optional(),
});
export type Proposer = z.infer<typeof proposerSchema>;

/** Where a proposal is presented. One in committee is never joined to a vote of the assembly. */
export const proposalPlaces = ["assembly", "committee"] as const;
export type ProposalPlace = (typeof proposalPlaces)[number];

/** An amendment, an agenda item or another proposal on a bill in the Senate. */
export const amendmentSchema = z.strictObject({
  /** "01402199": it stays when the proposal is renumbered or reworded. */
  id: field(slug, "Document id.", "Identificativo del documento."),
  reading: field(text, "Identifier of the reading, as published.", "Sigla della lettura, come la pubblica la fonte.", {
    lasting: "lettura",
  }),
  /** absent = in the assembly. */
  place: field(
    z.enum(proposalPlaces).optional(),
    "Where it was presented, assembly or committee.",
    "Dove è stato presentato: aula o commissione.",
    { label: "sede", missing: "assembly" },
  ),
  number: field(text, "Official number.", "Numero ufficiale.", {
    lasting: "numero",
  }),
  kind: field(text, "As published.", "Tipo, come lo pubblica la fonte."),
  date: field(optionalDay, "Day of presentation, ISO date.", "Giorno della presentazione.", { lasting: "data" }),
  /** Paragraphs are lines. */
  text: field(
    longText.nullable(),
    "The whole text, one line a paragraph; empty when the document has none.",
    "Testo, un capoverso per riga. Vuoto quando la fonte non lo dà.",
    { lasting: "testo" },
  ),
  url: field(url.nullable(), "Official page.", "Pagina ufficiale.", { label: "indirizzo" }),
  vanishedSince: field(
    day.optional(),
    "Day since which the source no longer publishes the document.",
    "Giorno dal quale la fonte non lo pubblica più.",
    { label: "non più pubblicata dal" },
  ),
  /** Digest of the document at the source. */
  revision: text.optional(),
  /** In the order of the document. */
  proposers: z.array(proposerSchema),
  sources: z.array(sourceRefSchema),
});
export type Amendment = z.infer<typeof amendmentSchema>;
