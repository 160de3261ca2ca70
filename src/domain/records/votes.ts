import { z } from "zod";
import { branches, outcomes, subVoteTypes, type MemberVoteCode } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import { field } from "./described.ts";
import {
  actRefSchema,
  branchTexts,
  day,
  optionalCount,
  optionalText,
  percent,
  slug,
  sourceRefSchema,
  text,
  url,
} from "./parts.ts";

/** A sitting is of this legislature. */
const sittingDay = day
  .refine((value) => value >= legislature.start, `before the legislature began, on ${legislature.start}`)
  .meta({ latest: "today" });

export const sittingSchema = z.strictObject({
  id: field(slug, "Sitting id.", "Identificativo della seduta."),
  branch: field(z.enum(branches), ...branchTexts),
  number: field(z.int().positive(), "Official number.", "Numero ufficiale.", { lasting: "numero" }),
  date: field(sittingDay, "ISO date.", "Giorno.", { lasting: "data" }),
  url: field(url.nullable(), "Official page.", "Pagina ufficiale.", { label: "indirizzo" }),
});
export type Sitting = z.infer<typeof sittingSchema>;

/** A link of the source; the number in the published texts; the only act of the sitting, which is our inference. */
const actSteps = ["link", "text", "sitting"] as const;
/** Ways of finding an act that are ours, not the source's. Pages name them beside the act. */
export const inferredSteps = ["text", "sitting"] as const satisfies readonly (typeof actSteps)[number][];
export type InferredStep = (typeof inferredSteps)[number];

/** Figures computed by the source. Shown, with the name of the source, only while no positions are published. */
export const publishedFiguresSchema = z.strictObject({
  rebels: field(
    optionalCount,
    "Rebels as the source counts them; empty once positions are published.",
    "Ribelli secondo la fonte; vuoto quando le posizioni sono pubblicate.",
    { label: "ribelli", column: "published_rebels", api: "n_rebels" },
  ),
  margin: field(optionalCount, "Margin as the source works it out.", "Margine secondo la fonte.", {
    label: "margine",
    column: "published_margin",
    api: "n_margin",
  }),
  majorityCohesion: field(
    percent.nullable(),
    "Cohesion of the majority as the source works it out, percent.",
    "Compattezza della maggioranza secondo la fonte, in percentuale.",
    { label: "compattezza della maggioranza", column: "published_majority_cohesion", api: "majority_cohesion_rate" },
  ),
  oppositionCohesion: field(
    percent.nullable(),
    "Cohesion of the opposition as the source works it out, percent.",
    "Compattezza dell’opposizione secondo la fonte, in percentuale.",
    { label: "compattezza dell’opposizione", column: "published_opposition_cohesion", api: "minority_cohesion_rate" },
  ),
});

export const voteSchema = z.strictObject({
  /** "vs19_641_041" (Camera), "19-402-7" (Senato). */
  id: field(slug, "The chamber's own id.", "Identificativo dato dalla camera."),
  branch: field(z.enum(branches), ...branchTexts, { lasting: "ramo" }),
  sitting: field(slug, "Sitting id.", "Identificativo della seduta.", { lasting: "seduta" }),
  number: field(z.int().positive(), "Number within the sitting.", "Numero nella seduta.", { lasting: "numero" }),
  date: field(sittingDay, "ISO date.", "Giorno.", { lasting: "data" }),
  time: field(
    z
      .string()
      .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
      .nullable(),
    "HH:MM.",
    "Ora, HH:MM.",
    { lasting: "ora" },
  ),
  /** As published (entities decoded, no markup). */
  title: field(text, "Official title.", "Titolo ufficiale.", { lasting: "titolo" }),
  publicTitle: field(optionalText, "Newsroom's title.", "Titolo dato dalla redazione.", {
    label: "titolo della redazione",
    api: "public_title",
  }),
  /** With the titles of the motions or agenda items that the vote is about. */
  description: field(optionalText, "As published.", "Descrizione, come la pubblica la fonte.", {
    lasting: "descrizione",
    api: "description_title",
  }),
  subType: field(
    z.enum(subVoteTypes).nullable(),
    "What was put to the vote; a kind without a code as published.",
    "Che cosa si è votato; un tipo senza codice come lo pubblica la fonte.",
    { lasting: "oggetto" },
  ),
  /** Published text, only where the kind is not a known code. */
  subTypeText: text.optional(),
  isKey: field(
    z.boolean().nullable(),
    "1 = chosen as key vote by the newsroom; empty when the source does not say.",
    "1 = scelta dalla redazione come voto chiave; vuoto se la fonte non lo dice.",
    { label: "in evidenza", api: "is_key_vote" },
  ),
  isFinal: field(
    z.boolean().nullable(),
    "1 = final vote on an act; empty when the source does not say.",
    "1 = voto finale su un atto; vuoto se la fonte non lo dice.",
    { lasting: "voto finale", api: "is_final" },
  ),
  isConfidence: field(
    z.boolean().nullable(),
    "1 = confidence vote; empty when the source does not say.",
    "1 = voto di fiducia; vuoto se la fonte non lo dice.",
    { lasting: "voto di fiducia", api: "is_confidence" },
  ),
  /** It lists who is present and decides nothing. */
  isQuorumCheck: field(
    z.boolean().optional(),
    "1 = check of the legal number: it decides nothing and counts in no index.",
    "1 = verifica del numero legale: non decide nulla e non entra in alcun indice.",
    { label: "verifica del numero legale", missing: 0 },
  ),
  /** null also where all members are listed as voting in secret, but the source does not mark the vote as secret. */
  isSecret: field(
    z.boolean().nullable(),
    "1 = secret ballot; empty when the source does not say.",
    "1 = scrutinio segreto; vuoto se la fonte non lo dice.",
    { lasting: "voto segreto" },
  ),
  outcome: field(z.enum(outcomes), "What became of it.", "Esito.", { label: "esito" }),
  /** "Approvata", "Annullata". */
  outcomeText: field(optionalText, "As published.", "Esito, come lo pubblica la fonte.", { lasting: "esito" }),
  /** Totals declared by the chamber. */
  ayes: field(optionalCount, "Declared ayes.", "Favorevoli dichiarati.", { lasting: "favorevoli", api: "n_ayes" }),
  noes: field(optionalCount, "Declared noes.", "Contrari dichiarati.", { lasting: "contrari", api: "n_nos" }),
  abstained: field(optionalCount, "Declared abstentions.", "Astenuti dichiarati.", {
    lasting: "astenuti",
    api: "n_abstained",
  }),
  present: field(optionalCount, "Declared present.", "Presenti dichiarati.", {
    lasting: "presenti",
    api: "n_present",
    camera: "ocd:presenti ?p",
    senate: "osr:presenti ?p",
  }),
  voting: field(optionalCount, "Declared voting.", "Votanti dichiarati.", {
    lasting: "votanti",
    api: "n_voting",
    camera: "ocd:votanti ?n",
    senate: "osr:votanti ?w",
  }),
  absent: field(optionalCount, "Declared absent.", "Assenti dichiarati.", { lasting: "assenti", api: "n_absent" }),
  onMission: field(optionalCount, "Declared on mission.", "In missione, dichiarati.", {
    lasting: "in missione",
    api: "n_mission",
    senate: "osr:congedoMissione ?cm",
  }),
  required: field(optionalCount, "Ayes needed to pass.", "Voti favorevoli necessari per approvare.", {
    lasting: "voti necessari",
    api: "n_majority",
    camera: "ocd:maggioranza ?mg",
    senate: "osr:maggioranza ?mg",
  }),
  /** The chair of the sitting. */
  president: field(slug.nullable(), "Person id of who presided.", "Identificativo della persona che presiedeva.", {
    lasting: "presidente di turno",
    api: "president.slug",
  }),
  published: publishedFiguresSchema.optional(),
  /** Of the Camera's votes alone, where its data link one page. */
  page: field(url.optional(), "The chamber's page of the vote.", "Pagina della votazione sul sito del ramo.", {
    label: "pagina della votazione",
  }),
  debate: field(
    url.optional(),
    "The chamber's page of the debate on the act in that sitting.",
    "Pagina del dibattito sull’atto in quella seduta, sul sito del ramo.",
    { label: "pagina del dibattito" },
  ),
  acts: z.array(actRefSchema),
  /** How the acts were found, where the source does not always link them. */
  actsFrom: z.enum(actSteps).optional(),
  /**
   * Members who changed group between two votes of one day: their group in this vote, as the source gives it, where it is
   * not that of the day in the record of the person.
   */
  memberGroups: z.array(z.strictObject({ person: slug, group: slug })).optional(),
  /** false = totals known, positions of the members not (yet) published, or a vote by show of hands. */
  positionsPublished: field(
    z.boolean(),
    "0 = positions of members are not published.",
    "0 = le posizioni dei parlamentari non sono pubblicate.",
    { label: "voti dei singoli pubblicati" },
  ),
  vanishedSince: field(
    day.optional(),
    "Day since which the source no longer publishes the vote, ISO date.",
    "Giorno dal quale la fonte non pubblica più la votazione.",
    { label: "non più pubblicata dal" },
  ),
  government: field(slug.nullable(), "Government in office.", "Identificativo del governo in carica quel giorno.", {
    label: "governo",
  }),
  sources: z.array(sourceRefSchema),
});
export type Vote = z.infer<typeof voteSchema>;

/** Person id and code of a member. Stored in the table `ballot`, beside the vote record. */
export type Ballot = readonly [person: string, code: MemberVoteCode];
