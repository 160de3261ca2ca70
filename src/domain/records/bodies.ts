import { z } from "zod";
import { bodyBranches, branches, governmentRanks, sides } from "#src/domain/codes.ts";
import { field } from "./described.ts";
import {
  branchFacts,
  day,
  endDay,
  endFacts,
  groupFacts,
  inOrder,
  lastDayFacts,
  optionalDay,
  optionalText,
  period,
  personFacts,
  roleFacts,
  rolePeriodSchema,
  slug,
  sourceRefSchema,
  startFacts,
  text,
} from "./parts.ts";

export const groupNameSchema = inOrder(
  z.strictObject({
    name: field(text, { en: "Name.", it: "Nome." }),
    acronym: field(text, { en: "Acronym.", it: "Sigla." }),
    ...period,
  }),
);

/** null = on neither side. */
export const groupSideSchema = inOrder(
  z.strictObject({
    side: field(z.enum(sides).nullable(), {
      en: "Side; empty = neither, or not known.",
      it: "Schieramento. Vuoto = né maggioranza né opposizione, o non noto.",
    }),
    ...period,
  }),
);

export const groupSchema = inOrder(
  z.strictObject({
    /** Chamber and first known acronym ("camera-fdi", "senato-misto"); never changes. */
    id: field(slug, groupFacts),
    aliases: z.array(slug),
    branch: field(z.enum(branches), branchFacts),
    /** In order of time; the last is the current one. */
    names: z.array(groupNameSchema).min(1),
    /** null = grey. */
    color: field(
      z
        .string()
        .regex(/^#[0-9A-Fa-f]{6}$/)
        .nullable(),
      { en: "Hue, #RRGGBB.", it: "Colore, #RRGGBB." },
    ),
    isMixed: field(z.boolean(), {
      en: "1 = mixed group: no line, no rebels.",
      it: "1 = gruppo misto: non ha una linea, né voti ribelli.",
    }),
    /** Without a period the side is not known. */
    sides: z.array(groupSideSchema),
    start: field(optionalDay, { ...startFacts, lasting: "data di inizio" }),
    end: field(endDay, endFacts),
    becomes: field(slug.optional(), {
      en: "Id of the group that this one became, as published.",
      it: "Identificativo del gruppo in cui si è trasformato, quando la fonte lo dice.",
    }),
    roles: z.array(rolePeriodSchema),
    sources: z.array(sourceRefSchema),
  }),
);
export type ParliamentaryGroup = z.infer<typeof groupSchema>;

export const bodyKinds = ["presidency", "committee", "board", "special", "bicameral", "delegation", "other"] as const;
export type BodyKind = (typeof bodyKinds)[number];

export const bodySchema = inOrder(
  z.strictObject({
    id: field(slug, { column: "body", en: "Body id.", it: "Identificativo dell’organo." }),
    aliases: z.array(slug),
    branch: field(z.enum(bodyBranches), { en: "Chamber, or both.", it: "Camera, Senato o entrambi." }),
    kind: field(z.enum(bodyKinds), { en: "Kind of body.", it: "Tipo di organo." }),
    name: field(text, { en: "Name.", it: "Nome.", lasting: "nome" }),
    shortName: field(optionalText, { en: "Short name.", it: "Nome breve." }),
    start: field(optionalDay, { ...startFacts, lasting: "data di inizio" }),
    end: field(endDay, endFacts),
    roles: z.array(rolePeriodSchema),
    sources: z.array(sourceRefSchema),
  }),
);
export type Body = z.infer<typeof bodySchema>;

export const governmentRoleSchema = inOrder(
  z.strictObject({
    person: field(slug, personFacts),
    rank: field(z.enum(governmentRanks), { en: "Rank.", it: "Rango." }),
    /** "Ministra della giustizia". */
    role: field(text, roleFacts),
    department: field(optionalText, { en: "Ministry or department.", it: "Ministero o dipartimento." }),
    party: field(optionalText, { en: "Party.", it: "Partito." }),
    publishedWeight: field(z.number().min(0).max(1e6).optional(), {
      en: "Weight of the office in the source's strength index, on its own scale.",
      it: "Peso dell’incarico nell’indice di forza della fonte, sulla sua scala.",
    }),
    ...period,
    /** See the mandates. Pages show it. */
    lastDay: field(day.optional(), lastDayFacts),
  }),
);

export const governmentSchema = inOrder(
  z.strictObject({
    /** "i-governo-meloni-2022-10-22" */
    id: field(slug, { column: "government", en: "Government id.", it: "Identificativo del governo." }),
    aliases: z.array(slug),
    name: field(text, { en: "Name.", it: "Nome.", lasting: "nome" }),
    start: field(day, {
      column: "start_date",
      en: "Day of the oath, ISO date.",
      it: "Giorno del giuramento.",
      lasting: "data di inizio",
    }),
    end: field(endDay, endFacts),
    roles: z.array(governmentRoleSchema),
    sources: z.array(sourceRefSchema),
  }),
);
export type Government = z.infer<typeof governmentSchema>;
