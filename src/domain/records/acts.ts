import { z } from "zod";
import {
  billPhases,
  billRelations,
  billTypes,
  branches,
  decreeStatuses,
  implementingStatuses,
  initiatives,
} from "#src/domain/codes.ts";
import { field } from "./described.ts";
import {
  actRefSchema,
  branchTexts,
  day,
  optionalCount,
  optionalDay,
  optionalDueDay,
  optionalText,
  slug,
  sourceRefSchema,
  text,
  url,
  year,
} from "./parts.ts";

const nameTexts = ["As published.", "Nome, come lo pubblica la fonte."] as const;
const bodyTexts = ["Body id.", "Identificativo dell’organo."] as const;
const bodyNameTexts = ["As published.", "Nome dell’organo, come lo pubblica la fonte."] as const;
export const readingTexts = [
  "Identifier of the reading, as published.",
  "Sigla della lettura, come la pubblica la fonte.",
] as const;

export const signatureSchema = z.strictObject({
  /** Members of government and regions are known by name only. */
  person: field(
    slug.nullable(),
    "Person id; empty for signers known by name only.",
    "Identificativo della persona. Vuoto per chi è noto solo per nome.",
    { label: "persona" },
  ),
  name: field(text, ...nameTexts),
  isFirst: field(z.boolean(), "1 = first signer.", "1 = primo firmatario.", { label: "primo firmatario" }),
  added: field(optionalDay, "Day added, ISO date.", "Giorno in cui la firma è stata aggiunta.", {
    label: "aggiunta",
    senate: "osr:dataAggiuntaFirma ?agg",
  }),
  withdrawn: field(optionalDay, "Day withdrawn, ISO date.", "Giorno in cui la firma è stata ritirata.", {
    label: "ritiro",
    senate: "osr:dataRitiroFirma ?rit",
  }),
});

export const stepSchema = z.strictObject({
  date: field(optionalDueDay, "ISO date.", "Giorno."),
  branch: field(z.enum(branches).nullable(), ...branchTexts),
  /** "S.824": the reading that the step belongs to. */
  reading: field(optionalText, ...readingTexts, { label: "lettura" }),
  kind: field(
    z.enum([
      "presented",
      "assigned",
      "committee_start",
      "committee_end",
      "assembly",
      "approved",
      "law",
      "rejected",
      "absorbed",
      "withdrawn",
      "lapsed",
      "returned",
      "split",
      "published",
      "council",
      "adopted",
      "other",
    ]),
    "What happened.",
    "Che cosa è successo.",
  ),
  label: field(text, "As published.", "Come lo pubblica la fonte.", { label: "descrizione" }),
  body: field(slug.nullable(), ...bodyTexts, { label: "organo" }),
  bodyName: field(optionalText, ...bodyNameTexts, { label: "nome dell’organo" }),
  isPending: field(
    z.literal(true).optional(),
    "1 = listed by the source as still to come.",
    "1 = la fonte lo elenca come ancora da venire.",
    { label: "ancora da svolgere", missing: 0 },
  ),
});
export type ActStep = z.infer<typeof stepSchema>;

export const actTextSchema = z.strictObject({
  title: field(optionalText, "As published.", "Titolo, come lo pubblica la fonte."),
  date: field(optionalDay, "ISO date.", "Giorno del testo."),
  url: field(url, "Official address.", "Indirizzo ufficiale.", { label: "indirizzo" }),
});

export const readingSchema = z.strictObject({
  order: field(z.int().positive(), "1 = first.", "1 = prima lettura.", { label: "ordine", column: "reading_order" }),
  identifier: field(text, "As published: C.2750, S.1384-B.", "Sigla, come la pubblica la fonte: C.2750, S.1384-B.", {
    label: "numero",
  }),
  /** Address form: "C_2750", "S_1384-B". */
  slug: slug,
  branch: field(z.enum(branches), ...branchTexts),
  presented: field(optionalDay, "ISO date.", "Giorno della presentazione in quella camera."),
  /** Published day of presentation before the legislature began: an error of the source, shown as such, never counted. */
  doubtfulPresented: day.optional(),
  status: field(optionalText, "As published.", "Stato, come lo pubblica la fonte.", { label: "stato" }),
  statusDate: field(optionalDay, "ISO date.", "Giorno di quello stato.", { label: "data dello stato" }),
  url: field(url.nullable(), "Official page.", "Pagina ufficiale.", { label: "indirizzo" }),
  /** Texts of the reading, oldest first; absent = the source publishes none. */
  texts: z.array(actTextSchema).min(1).optional(),
});

export const rapporteurSchema = z.strictObject({
  person: field(
    slug.nullable(),
    "Person id; empty when known by name only.",
    "Identificativo della persona. Vuoto per chi è noto solo per nome.",
    { label: "persona" },
  ),
  name: field(text, ...nameTexts),
  reading: field(optionalText, ...readingTexts, { label: "lettura" }),
  place: field(
    optionalText,
    "commissione or assemblea; in brackets, of who stands in for the rapporteur, how.",
    "commissione o assemblea; di chi sostituisce il relatore, tra parentesi, in che modo.",
    { label: "sede" },
  ),
  isMinority: field(z.boolean(), "1 = minority rapporteur.", "1 = relatore di minoranza.", {
    label: "relatore di minoranza",
  }),
  date: field(optionalDay, "ISO date.", "Giorno della nomina."),
});

export const assignmentSchema = z.strictObject({
  reading: field(text, ...readingTexts, { label: "lettura" }),
  body: field(slug.nullable(), ...bodyTexts, { label: "organo" }),
  bodyName: field(text, ...bodyNameTexts, { label: "nome dell’organo" }),
  type: field(optionalText, "primaria, consultiva.", "primaria o consultiva."),
  seat: field(optionalText, "referente, deliberante, redigente.", "Sede: referente, deliberante o redigente.", {
    label: "sede",
  }),
  date: field(optionalDay, "ISO date.", "Giorno dell’assegnazione."),
});

/** Fields of all acts. */
export const actFields = z.strictObject({
  id: slug,
  aliases: z.array(slug),
  title: field(text, "Official title.", "Titolo ufficiale.", { lasting: "titolo" }),
  shortTitle: field(optionalText, "Short title.", "Titolo breve.", { label: "titolo breve" }),
  isKey: field(
    z.boolean().nullable(),
    "1 = chosen as key act by the newsroom; empty when the source does not say.",
    "1 = scelto dalla redazione come atto chiave.",
    { label: "in evidenza", api: "is_key_act" },
  ),
  /** The government in office when the act was presented, or that adopted it. */
  government: field(
    slug.nullable(),
    "Government id.",
    "Identificativo del governo in carica alla presentazione, o che lo ha adottato.",
    { label: "governo" },
  ),
  sources: z.array(sourceRefSchema),
});

/** Fields that only bills have. */
export const billFields = z.strictObject({
  /** In order. */
  readings: z.array(readingSchema).min(1),
  type: z.enum(billTypes).nullable(),
  initiative: z.enum(initiatives).nullable(),
  phase: z.enum(billPhases).nullable(),
  /** Published text, only where the value is not a known code. */
  typeText: text.optional(),
  initiativeText: text.optional(),
  phaseText: text.optional(),
  /** Status as published, with its date. */
  status: optionalText,
  statusDate: optionalDay,
  presented: optionalDay,
  isRatification: field(
    z.boolean().nullable(),
    "bill: 1 = ratifies a treaty; counts without ratifications leave it out; empty when the source does not say.",
    "Per i disegni di legge: 1 = ratifica di un trattato. I conteggi senza ratifiche non li comprendono.",
    { label: "ratifica" },
  ),
  /** Number and date of the law; null = not (yet) law. `url`: address at Normattiva, only as published. */
  law: z.strictObject({ number: text, date: optionalDay, published: optionalDay, url: url.optional() }).nullable(),
  related: z.array(z.strictObject({ relation: z.enum(billRelations), act: actRefSchema })),
  converts: field(
    slug.nullable(),
    "bill: id of the decree-law that it converts.",
    "Per i disegni di legge: identificativo del decreto-legge che convertono.",
    { label: "decreto convertito" },
  ),
  signatures: z.array(signatureSchema),
  rapporteurs: z.array(rapporteurSchema),
  assignments: z.array(assignmentSchema),
  steps: z.array(stepSchema),
  /** Subjects (TESEO) as published. */
  subjects: z.array(text),
});
const billSchema = z.strictObject({
  ...actFields.shape,
  kind: z.literal("bill"),
  /** Slug of the reading first seen (usually the first); those of the other readings are aliases. */
  id: slug,
  ...billFields.shape,
});
export type Bill = z.infer<typeof billSchema>;

/** Characteristics of a decree; null = not published. */
const manner = {
  isOmnibus: field(
    z.boolean().nullable(),
    "1 = heterogeneous subjects; empty when the source does not say.",
    "1 = mette insieme materie diverse tra loro (decreto omnibus).",
    { label: "provvedimento omnibus", api: "is_omnibus" },
  ),
  isMinotaurus: field(
    z.boolean().nullable(),
    "1 = absorbs other decrees; empty when the source does not say.",
    "1 = assorbe altri decreti (decreto minotauro).",
    { label: "provvedimento minotauro", api: "is_minotaurus" },
  ),
  isSubjectToAgreements: field(
    z.boolean().nullable(),
    "1 = approved subject to agreements; empty when the source does not say.",
    "1 = approvato salvo intese.",
    { label: "soggetto a intese", api: "is_subject_to_agreements" },
  ),
};

/** Fields that only decree-laws have. */
export const decreeFields = z.strictObject({
  year: field(year, "Year.", "Anno.", { lasting: "anno" }),
  number: field(z.int().positive(), "Number.", "Numero.", { lasting: "numero" }),
  date: field(optionalDay, "Day of the decree, ISO date.", "Giorno del decreto.", { lasting: "data" }),
  councilDate: field(optionalDay, "Day of the council of ministers, ISO date.", "Giorno del Consiglio dei ministri.", {
    lasting: "data del Consiglio dei ministri",
    api: "council_ministers_approval_date",
  }),
  published: field(optionalDay, "Day of the Gazzetta, ISO date.", "Giorno della Gazzetta Ufficiale.", {
    lasting: "data di pubblicazione",
  }),
  /** Published or computed; null = unknown. See `decreeExpiry`. */
  expires: field(optionalDueDay, "Sixtieth day, ISO date.", "Sessantesimo giorno, l’ultimo per la conversione.", {
    label: "scadenza",
  }),
  status: z.enum(decreeStatuses).nullable(),
  /** Published text, only where the value is not a known code. */
  statusText: text.optional(),
  statusDate: optionalDay,
  typology: optionalText,
  /** Bills for the conversion; more than one when a bill was returned and presented again. */
  conversionBills: z.array(slug),
  conversionLaw: z.strictObject({ number: text, date: optionalDay }).nullable(),
  ...manner,
  steps: z.array(stepSchema),
  /** Only as published. */
  normattivaUrl: field(
    url.nullable(),
    "Text at Normattiva, as given by the source.",
    "Testo su Normattiva, all’indirizzo dato dalla fonte.",
    { label: "indirizzo in Normattiva" },
  ),
  gazzettaUrl: url.nullable(),
});
export const decreeSchema = z.strictObject({
  ...actFields.shape,
  /** `id` is year and number: "2026-23". */
  kind: z.literal("decree"),
  ...decreeFields.shape,
});
export type GovernmentDecree = z.infer<typeof decreeSchema>;

/** Upper bound in euro (ten thousand billion). Sums of larger values would be meaningless. */
const largestAmount = 1e13;
const amount = z.number().min(-largestAmount).max(largestAmount);
export const resourceSchema = z.strictObject({
  year: field(year, "Year.", "Anno."),
  amount: field(
    amount,
    "Euro; dlgs: blocked, datt: tied.",
    "Euro: per un decreto legislativo, bloccati dai decreti attuativi che mancano; per un decreto attuativo, legati alla sua adozione.",
    { label: "importo" },
  ),
});
const resourcesSchema = z.array(resourceSchema);

/** Fields that only legislative decrees have. */
export const legislativeDecreeFields = z.strictObject({
  year: field(year.nullable(), "Year.", "Anno."),
  number: field(z.int().positive().nullable(), "Number.", "Numero."),
  descriptiveTitle: field(
    optionalText,
    "What it is about, in the source's words.",
    "Di che cosa tratta, nelle parole della fonte.",
    { label: "titolo descrittivo", api: "descriptive_title" },
  ),
  /** "Legge delega", "Legge di delegazione europea" … */
  type: optionalText,
  announced: field(optionalDay, "Day on which it was announced, ISO date.", "Giorno dell’annuncio.", {
    lasting: "data di annuncio",
    api: "announcing_date",
  }),
  adopted: field(optionalDay, "Day of adoption, ISO date.", "Giorno dell’adozione.", {
    lasting: "data di adozione",
    api: "adopting_date",
  }),
  billDate: field(optionalDay, "Day of the draft, ISO date.", "Giorno dello schema.", {
    lasting: "data del decreto",
    api: "bill_date",
  }),
  published: field(optionalDay, "Day of the Gazzetta, ISO date.", "Giorno della Gazzetta Ufficiale.", {
    api: "publication_gu_date",
  }),
  /** The draft that the chambers received for their opinion. Absent = not published. */
  draft: z
    .strictObject({
      /** "152": number of the Government's act within the legislature. */
      number: text,
      submitted: optionalDay,
      status: optionalText,
    })
    .optional(),
  delegationLaws: z.array(z.strictObject({ label: text, act: actRefSchema.nullable() })),
  ...manner,
  documentUrl: field(url.nullable(), "Text, as given by the source.", "Testo, all’indirizzo dato dalla fonte.", {
    label: "indirizzo del testo",
  }),
  /** Euro blocked until the missing implementing decrees are adopted. */
  lockedResources: resourcesSchema,
  /** Only where the sum of the years differs from it or the years are missing. */
  lockedTotal: field(
    amount.optional(),
    "Euro blocked in all, as published where the years do not give it.",
    "Euro bloccati in tutto, come li pubblica la fonte quando gli anni non danno quella somma.",
    { label: "totale delle risorse bloccate" },
  ),
  /** Number of implementing decrees as counted by the source. */
  implementing: z.strictObject({ toAdopt: optionalCount, adopted: optionalCount }).optional(),
  steps: z.array(stepSchema),
});
export const legislativeDecreeSchema = z.strictObject({
  ...actFields.shape,
  kind: z.literal("dlgs"),
  ...legislativeDecreeFields.shape,
});
export type LegislativeDecree = z.infer<typeof legislativeDecreeSchema>;

/** Fields that only implementing decrees have. */
export const implementingDecreeFields = z.strictObject({
  /** Published name of the government, only where it has no record ("Draghi I"). */
  governmentText: text.optional(),
  proposers: z.array(text),
  jointBodies: z.array(text),
  deadline: optionalDueDay,
  adoptionDate: optionalDay,
  status: z.enum(implementingStatuses).nullable(),
  /** Published text, only where the value is not a known code. */
  statusText: text.optional(),
  policy: field(optionalText, "Policy area.", "Settore.", { label: "politica", api: "policy" }),
  theme: field(optionalText, "Theme within it.", "Tema nel settore.", { label: "tema", api: "theme" }),
  /** Form of the act to adopt ("Decreto ministeriale"). */
  actType: optionalText,
  nature: field(optionalText, "Governo or Parlamento.", "Governo o Parlamento.", { label: "natura", api: "nature" }),
  published: optionalDay,
  /** Law or decree that requires the act. */
  reference: z.strictObject({ label: text, act: actRefSchema.nullable() }).nullable(),
  /** The values of the spec's filter type_law. */
  typeLaw: field(optionalText, "Kind of the act that asks for it.", "Tipo dell’atto che lo richiede.", {
    label: "tipo di legge",
  }),
  resources: resourcesSchema,
  adoptedActUrl: field(url.nullable(), "The adopted act.", "Indirizzo dell’atto adottato.", {
    label: "indirizzo dell’atto adottato",
  }),
  /** Only where the sum of the years differs from it or the years are missing. */
  resourcesTotal: field(
    amount.optional(),
    "Euro in all, as published where the years do not give it.",
    "Euro in tutto, come li pubblica la fonte quando gli anni non danno quella somma.",
    { label: "totale delle risorse" },
  ),
});
export const implementingDecreeSchema = z.strictObject({
  ...actFields.shape,
  kind: z.literal("datt"),
  ...implementingDecreeFields.shape,
});
export type ImplementingDecree = z.infer<typeof implementingDecreeSchema>;

export const actSchema = z.discriminatedUnion("kind", [
  billSchema,
  decreeSchema,
  legislativeDecreeSchema,
  implementingDecreeSchema,
]);
export type Act = z.infer<typeof actSchema>;
