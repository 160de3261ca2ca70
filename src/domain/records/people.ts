import { z } from "zod";
import { branches, genders, sides } from "#src/domain/codes.ts";
import { electionAreas } from "#src/domain/areas.ts";
import { field } from "./described.ts";
import {
  branchTexts,
  count,
  day,
  endDay,
  endTexts,
  groupTexts,
  inOrder,
  lastDayTexts,
  optionalCount,
  optionalDay,
  optionalText,
  period,
  roleTexts,
  slug,
  sourceRefSchema,
  startTexts,
  text,
  url,
} from "./parts.ts";

/** Membership of a group. `start: null` = the day of the join was not published. */
export const groupPeriodSchema = inOrder(
  z.strictObject({
    group: field(slug, ...groupTexts, { label: "gruppo" }),
    start: field(
      optionalDay,
      startTexts[0],
      "Primo giorno nel gruppo. Vuoto quando la fonte non lo dà: se c’è un periodo precedente, dopo la sua fine; altrimenti dall’inizio del mandato o da un giorno successivo.",
    ),
    /** Pages print no such day. */
    isStartAssumed: field(
      z.literal(true).optional(),
      "1 = no first day is published: `start_date` is that of the first ballot in the group, for counts only.",
      "1 = la fonte non dà il primo giorno: start_date è quello della prima votazione nel gruppo e serve solo ai conti.",
      { label: "primo giorno non pubblicato" },
    ),
    end: field(endDay, ...endTexts, { label: "fine" }),
    isEndAssumed: field(
      z.literal(true).optional(),
      "1 = no last day is published: `end_date` follows from ballots, for counts only.",
      "1 = la fonte non dà l’ultimo giorno: end_date viene dalle votazioni e serve solo ai conti.",
      { label: "ultimo giorno non pubblicato" },
    ),
    /** See `Period`: only for a member who joined after the mandate began, on an unknown day. */
    knownFrom: day.optional(),
  }),
);

/** Former group of which the source gives no day. It is in no count. */
export const undatedGroupSchema = z.strictObject({
  group: field(slug, ...groupTexts, { label: "gruppo" }),
  before: field(
    z.int().nonnegative(),
    "Position in group_membership of the period that follows; after the last one if there is none.",
    "Posizione in group_membership del periodo che viene dopo; oltre l’ultima se non ce n’è.",
    { label: "posto fra i gruppi datati", column: "before_position" },
  ),
});

/** Period on a side. `start: null` = since the earliest known day. */
export const sidePeriodSchema = inOrder(
  z.strictObject({ side: field(z.enum(sides), "Side.", "Schieramento.", { label: "schieramento" }), ...period }),
);

const areaIds = new Set<string>(electionAreas.map(({ id }) => id));
const areaId = z
  .string()
  .refine((id) => areaIds.has(id), "no election area")
  .meta({ mayBeLeftOut: true });

export const membershipSchema = z.strictObject({
  branch: field(z.enum(branches), ...branchTexts),
  start: field(day, "First day in office, ISO date.", "Primo giorno in carica."),
  /** Such a day is for counts only: pages print none. */
  isStartAssumed: field(
    z.literal(true).optional(),
    "1 = the source gives no first day; `start_date` is that of the legislature, or of the first vote.",
    "1 = la fonte non dà il primo giorno: start_date è quello della legislatura, o della prima votazione.",
    { label: "primo giorno non pubblicato" },
  ),
  end: field(endDay, endTexts[0], "Primo giorno non più in carica. Vuoto per chi è in carica.", { label: "fine" }),
  /** The Camera ends a mandate on the day on which that of the successor begins. Pages show this day; counts use `end`. */
  lastDay: field(day.optional(), ...lastDayTexts, { label: "ultimo giorno" }),
  /** "Decesso", "Dimissioni". */
  endReason: field(optionalText, "As published.", "Perché il mandato è finito, come lo pubblica la fonte.", {
    label: "motivo della fine",
    senate: "osr:tipoFineMandato ?esito",
  }),
  /** Id from `domain/areas.ts`. */
  electionArea: field(
    areaId.nullable(),
    "One of 20 regions or 4 foreign areas; empty for life senators.",
    "Una delle 20 regioni o delle 4 parti dell’estero. Vuoto per i senatori a vita.",
    { label: "regione o estero" },
  ),
  /** "Lombardia 1 - P02". */
  constituency: field(optionalText, "As published.", "Collegio o circoscrizione, come li pubblica la fonte.", {
    label: "collegio",
    api: "constituency",
  }),
  electionType: field(
    optionalText,
    "proporzionale or maggioritario, in both chambers; the kind of appointment of a senator for life.",
    "proporzionale o maggioritario, in entrambe le camere; per i senatori a vita il tipo di nomina.",
    { label: "tipo di elezione", api: "election_type" },
  ),
  list: field(optionalText, "Electoral list, as published.", "Lista elettorale, come la pubblica la fonte.", {
    label: "lista",
  }),
  isLife: field(
    z.boolean().nullable(),
    "1 = senator for life; empty when the source does not say.",
    "1 = senatore a vita; vuoto se la fonte non lo dice.",
    { label: "senatore a vita" },
  ),
  replaces: field(
    slug.nullable(),
    "Person id of the predecessor.",
    "Identificativo della persona a cui è subentrato.",
    { label: "subentra a" },
  ),
  replacedBy: field(
    slug.nullable(),
    "Person id of the successor.",
    "Identificativo della persona che gli è subentrata.",
    { label: "sostituito da" },
  ),
  /** In order of time. */
  groups: z.array(groupPeriodSchema),
  /** Oldest first. `before`: position in `groups`. */
  undatedGroups: z.array(undatedGroupSchema).optional(),
  /**
   * Periods of the member's own side, if a source publishes them. They apply while the member is in the mixed group or
   * in none.
   */
  sides: z.array(sidePeriodSchema).optional(),
});
export type Membership = z.infer<typeof membershipSchema>;

const rankTexts = ["Rank of that value.", "Posto di quel valore."] as const;
const rankedTexts = ["How many people that rank is out of.", "Su quante persone è quel posto."] as const;

/** Upper bound: one absurd value would make every sum and share useless. */
const points = z.number().min(0).max(1e6).meta({ mayBeLeftOut: true }).nullable();

/** A day that only describes a person: nothing is counted by it. */
const dayOfLife = day.meta({ latest: "today", mayBeLeftOut: true }).nullable();

/** Monthly strength-index values as published, in percentage points; empty when we compute the index. */
const publishedStrengthSchema = z
  .strictObject({
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
      .meta({ latest: "today" }),
    branch: points,
    government: points,
  })
  .meta({ mayBeLeftOut: true });

export const careerSchema = inOrder(
  z.strictObject({
    role: field(text, ...roleTexts, { label: "ruolo" }),
    organisation: field(optionalText, "As published.", "Ente o istituzione, come li pubblica la fonte.", {
      label: "ente",
    }),
    ...period,
  }),
).meta({ mayBeLeftOut: true });

/** Current values of the strength index as published, with rank and number of ranked people. */
export const currentStrengthSchema = z.strictObject({
  branch: field(
    points,
    "Value in the person's own chamber, percentage points.",
    "Valore alla Camera o al Senato, in punti percentuali.",
    { column: "in_branch" },
  ),
  branchRank: field(optionalCount, ...rankTexts, { label: "posto nella camera" }),
  branchTotal: field(optionalCount, ...rankedTexts, { label: "persone nella camera" }),
  government: field(points, "Value in government, percentage points.", "Valore nel Governo, in punti percentuali.", {
    label: "governo",
    column: "in_government",
  }),
  governmentRank: field(optionalCount, ...rankTexts, { label: "posto nel Governo" }),
  governmentTotal: field(optionalCount, ...rankedTexts, { label: "persone nel Governo" }),
  /** Own chamber and government together, among all ranked persons. */
  overall: points.optional(),
  overallRank: optionalCount.optional(),
  overallTotal: optionalCount.optional(),
});

export const personSchema = z.strictObject({
  /**
   * Slug of the name ("rossi-maria"); namesakes get a distinguishing suffix ("rossi-maria-1970-01-31"). Never changes.
   */
  id: field(
    slug,
    "Stable id: the name, of namesakes with the birth date; the address under /persone/.",
    "Identificativo stabile, dal nome; degli omonimi, da nome e data di nascita. È l’indirizzo sotto /persone/.",
  ),
  /** Alternative ids of the person: numeric ids, older slugs, ids of the chambers ("d307394", "senatore-1103"). */
  aliases: z.array(slug),
  familyName: field(text, "Family name.", "Cognome.", { lasting: "cognome" }),
  givenName: field(text, "Given name.", "Nome.", { lasting: "nome" }),
  registeredName: field(
    z.strictObject({ familyName: text, givenName: text }).optional(),
    "Family name and given name in the chamber's register, where they are not those in use.",
    "Cognome e nome nel registro della camera, dove non sono quelli in uso.",
    { label: "nome nel registro" },
  ),
  gender: field(z.enum(genders).nullable(), "As published.", "Genere, come lo pubblica la fonte.", {
    lasting: "genere",
  }),
  birthDate: field(dayOfLife, "ISO date.", "Data di nascita.", { lasting: "data di nascita", api: "birth_date" }),
  birthPlace: field(optionalText, "As published.", "Luogo di nascita, come lo pubblica la fonte.", {
    lasting: "luogo di nascita",
    api: "birth_place",
  }),
  deathDate: field(dayOfLife, "ISO date.", "Data di morte.", { lasting: "data di morte", api: "death_date" }),
  profession: field(optionalText, "As published.", "Professione, come la pubblica la fonte.", {
    label: "professione",
    api: "profession",
  }),
  /** The site shows only a local copy. */
  image: field(url.nullable(), "Address of the photo at the source.", "Indirizzo della fotografia presso la fonte.", {
    label: "fotografia",
    camera: "foaf:depiction ?foto",
    senate: "foaf:depiction ?foto",
  }),
  /** What only the profile says is not known: pages assert nothing by its absence. */
  isProfileUnread: field(
    z.literal(true).optional(),
    "1 = lists or votes name the person; the profile has not been read.",
    "1 = la persona è nota da elenchi o votazioni: il profilo non è ancora acquisito.",
    { label: "profilo non ancora acquisito" },
  ),
  /** In order of time. Empty for members of government without a seat. */
  // A mandate that ends before it begins would put every vote of the chamber under review.
  memberships: z.array(inOrder(membershipSchema)),
  /** Earlier offices and offices outside parliament, as published. */
  career: z.array(careerSchema),
  publishedStrength: z.array(publishedStrengthSchema),
  currentStrength: currentStrengthSchema.optional(),
  /** Participation counts as published. Shown, with the name of the source, only while no positions are known. */
  publishedFigures: z
    .strictObject({
      voting: optionalCount,
      present: optionalCount,
      absent: optionalCount,
      mission: optionalCount,
      rebels: optionalCount,
    })
    .optional(),
  /**
   * Bills with the person as first signer, and those that became law, as published: only while the list of bills is not
   * read in full.
   */
  publishedBills: z.strictObject({ total: count, laws: optionalCount }).optional(),
  sources: z.array(sourceRefSchema),
});
export type Person = z.infer<typeof personSchema>;

/** Local copy of a photo, created by the pull for every source. */
export const photoSchema = z.strictObject({
  id: slug,
  source: url,
  /** Content digest, part of the file names of the copies; null = withdrawn by the source. */
  digest: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .nullable(),
  fetchedAt: day,
});
export type Photo = z.infer<typeof photoSchema>;
