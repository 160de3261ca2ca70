import { z } from "zod";
import { bodyBranches, branches, governmentRanks, sides } from "#src/domain/codes.ts";
import { field } from "./described.ts";
import {
  branchTexts,
  day,
  endDay,
  endTexts,
  groupTexts,
  inOrder,
  lastDayTexts,
  optionalDay,
  optionalText,
  period,
  personTexts,
  roleTexts,
  rolePeriodSchema,
  slug,
  sourceRefSchema,
  startTexts,
  text,
} from "./parts.ts";

export const groupNameSchema = inOrder(
  z.strictObject({
    name: field(text, "Name.", "Nome."),
    acronym: field(text, "Acronym.", "Sigla.", { label: "sigla" }),
    ...period,
  }),
);

/** null = on neither side. */
export const groupSideSchema = inOrder(
  z.strictObject({
    side: field(
      z.enum(sides).nullable(),
      "Side; empty = neither, or not known.",
      "Schieramento. Vuoto = né maggioranza né opposizione, o non noto.",
      { label: "schieramento" },
    ),
    ...period,
  }),
);

export const groupSchema = inOrder(
  z.strictObject({
    /** Chamber and first known acronym ("camera-fdi", "senato-misto"); never changes. */
    id: field(slug, ...groupTexts),
    aliases: z.array(slug),
    branch: field(z.enum(branches), ...branchTexts),
    /** In order of time; the last is the current one. */
    names: z.array(groupNameSchema).min(1),
    /** null = grey. */
    color: field(
      z
        .string()
        .regex(/^#[0-9A-Fa-f]{6}$/)
        .nullable(),
      "Hue, #RRGGBB.",
      "Colore, #RRGGBB.",
      { label: "colore" },
    ),
    isMixed: field(
      z.boolean(),
      "1 = mixed group: no line, no rebels.",
      "1 = gruppo misto: non ha una linea, né voti ribelli.",
      { label: "gruppo misto" },
    ),
    /** Without a period the side is not known. */
    sides: z.array(groupSideSchema),
    start: field(optionalDay, ...startTexts, { lasting: "data di inizio" }),
    end: field(endDay, ...endTexts, { label: "fine" }),
    becomes: field(
      slug.optional(),
      "Id of the group that this one became, as published.",
      "Identificativo del gruppo in cui si è trasformato, quando la fonte lo dice.",
      { label: "gruppo in cui si è trasformato" },
    ),
    roles: z.array(rolePeriodSchema),
    sources: z.array(sourceRefSchema),
  }),
);
export type ParliamentaryGroup = z.infer<typeof groupSchema>;

export const bodyKinds = ["presidency", "committee", "board", "special", "bicameral", "delegation", "other"] as const;
export type BodyKind = (typeof bodyKinds)[number];

export const bodySchema = inOrder(
  z.strictObject({
    id: field(slug, "Body id.", "Identificativo dell’organo."),
    aliases: z.array(slug),
    branch: field(z.enum(bodyBranches), "Chamber, or both.", "Camera, Senato o entrambi."),
    kind: field(z.enum(bodyKinds), "Kind of body.", "Tipo di organo."),
    name: field(text, "Name.", "Nome.", { lasting: "nome" }),
    shortName: field(optionalText, "Short name.", "Nome breve.", { label: "nome breve" }),
    start: field(optionalDay, ...startTexts, { lasting: "data di inizio" }),
    end: field(endDay, ...endTexts, { label: "fine" }),
    roles: z.array(rolePeriodSchema),
    sources: z.array(sourceRefSchema),
  }),
);
export type Body = z.infer<typeof bodySchema>;

export const governmentRoleSchema = inOrder(
  z.strictObject({
    person: field(slug, ...personTexts, { label: "persona" }),
    rank: field(z.enum(governmentRanks), "Rank.", "Rango.", { label: "rango" }),
    /** "Ministra della giustizia". */
    role: field(text, ...roleTexts, { label: "ruolo" }),
    department: field(optionalText, "Ministry or department.", "Ministero o dipartimento.", { label: "dicastero" }),
    party: field(optionalText, "Party.", "Partito.", { label: "partito" }),
    publishedWeight: field(
      z.number().min(0).max(1e6).optional(),
      "Weight of the office in the source's strength index, on its own scale.",
      "Peso dell’incarico nell’indice di forza della fonte, sulla sua scala.",
      { label: "peso dell’incarico" },
    ),
    ...period,
    /** See the mandates. Pages show it. */
    lastDay: field(day.optional(), ...lastDayTexts, { label: "ultimo giorno" }),
  }),
);

export const governmentSchema = inOrder(
  z.strictObject({
    /** "i-governo-meloni-2022-10-22" */
    id: field(slug, "Government id.", "Identificativo del governo."),
    aliases: z.array(slug),
    name: field(text, "Name.", "Nome.", { lasting: "nome" }),
    start: field(day, "Day of the oath, ISO date.", "Giorno del giuramento.", { lasting: "data di inizio" }),
    end: field(endDay, ...endTexts, { label: "fine" }),
    roles: z.array(governmentRoleSchema),
    sources: z.array(sourceRefSchema),
  }),
);
export type Government = z.infer<typeof governmentSchema>;
