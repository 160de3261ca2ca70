/**
 * The records of the snapshot: one aggregate per thing that a source publishes. Every source (demo, opendata, api)
 * ends in these shapes and goes through these schemas; the store keeps them, the views read them.
 *
 * Dates are ISO days (`2026-11-20`), times ISO instants with offset. `null` = the source does not say; a missing
 * number is never zero. Ids are address slugs and never change meaning.
 */
import { z } from "zod";
import {
  billPhases,
  billTypes,
  bodyBranches,
  branches,
  decreeStatuses,
  implementingStatuses,
  initiatives,
  type MemberVoteCode,
  outcomes,
  subVoteTypes,
} from "./codes.ts";

const day = z.iso.date();
const optionalDay = day.nullable();
const text = z.string().trim().min(1);
const optionalText = text.nullable();
const count = z.int().nonnegative();
const optionalCount = count.nullable();
const slug = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.'-]*$/, "not a slug");
const url = z.url({ protocol: /^https?$/ });

/** Where a record comes from and when it was read. */
export const sourceRefSchema = z.strictObject({
  /** Publisher, e.g. "Camera dei deputati". */
  name: text,
  /** Address of the record at the publisher, for readers; null when it has none. */
  url: url.nullable(),
  /** Day on which the source was first read in the present form of the record (of dumps, the day of the dump). */
  fetchedAt: day,
});
export type SourceRef = z.infer<typeof sourceRefSchema>;

/** A spell of membership in a group. `start: null` = joined on a day that the source does not give. */
const groupSpellSchema = z.strictObject({
  group: slug,
  start: optionalDay,
  end: optionalDay,
  /** See `Spell`: of who joined after the mandate began, on a day that the source does not give. */
  knownFrom: day.optional(),
});

/** A mandate in one chamber. */
export const membershipSchema = z.strictObject({
  branch: z.enum(branches),
  start: day,
  /** First day no longer in office; null = in office. */
  end: optionalDay,
  /** Why it ended, in the source's words ("Decesso", "Dimissioni"). */
  endReason: optionalText,
  /** Election area id of `domain/areas.ts`; null for life senators. */
  electionArea: z.string().nullable(),
  /** Constituency in the source's words ("Lombardia 1 - P02"). */
  constituency: optionalText,
  /** "proporzionale", "maggioritario", … in the source's words. */
  electionType: optionalText,
  /** Electoral list. */
  list: optionalText,
  isLife: z.boolean(),
  /** Person ids of the member this one replaced, and of the one who came after. */
  replaces: slug.nullable(),
  replacedBy: slug.nullable(),
  /** Group spells in order of time; `end` is the first day no longer in the group. */
  groups: z.array(groupSpellSchema),
});
export type Membership = z.infer<typeof membershipSchema>;

/** Strength-index values as a source publishes them; absent when we compute them ourselves. Percent points. */
const publishedStrengthSchema = z.strictObject({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  branch: z.number().nullable(),
  government: z.number().nullable(),
});

export const personSchema = z.strictObject({
  /** Canonical slug: name and birth date ("rossi-maria-1970-01-31", "-none" when unknown, "-2" on a clash). */
  id: slug,
  /** Other addresses of the same person: numeric ids, older slugs, the chambers' ids ("d307394", "senatore-1103"). */
  aliases: z.array(slug),
  familyName: text,
  givenName: text,
  gender: z.enum(["M", "F"]).nullable(),
  birthDate: optionalDay,
  birthPlace: optionalText,
  deathDate: optionalDay,
  profession: optionalText,
  /** Photo at the source; the site only ever shows a local copy. */
  image: url.nullable(),
  /** In order of time. Empty for ministers who are not members. */
  memberships: z.array(membershipSchema),
  /** Earlier and outside offices, in the source's words. */
  career: z.array(z.strictObject({ role: text, organisation: optionalText, start: optionalDay, end: optionalDay })),
  publishedStrength: z.array(publishedStrengthSchema),
  sources: z.array(sourceRefSchema),
});
export type Person = z.infer<typeof personSchema>;

/** A role held by a person for a while. `end` = first day no longer in the role. */
export const roleSpellSchema = z.strictObject({
  person: slug,
  /** In the source's words, masculine or feminine as published ("Presidente", "Vicepresidente", "Componente"). */
  role: text,
  start: optionalDay,
  end: optionalDay,
});
export type RoleSpell = z.infer<typeof roleSpellSchema>;

/** The local copy of a person's photo: made by the pull itself, whatever the source. */
export const photoSchema = z.strictObject({
  /** The person's. */
  id: slug,
  /** Address at the source. */
  source: url,
  /** Tells one content from another, in the names of the copies; null = withdrawn by the source. */
  digest: z
    .string()
    .regex(/^[0-9a-f]{8}$/)
    .nullable(),
  fetchedAt: day,
});
export type Photo = z.infer<typeof photoSchema>;

export const groupSchema = z.strictObject({
  /** "camera-fdi", "senato-misto": branch name and acronym at first sight, never changed afterwards. */
  id: slug,
  aliases: z.array(slug),
  branch: z.enum(branches),
  /** Names in order of time; the last is the current one. */
  names: z.array(z.strictObject({ name: text, acronym: text, start: optionalDay, end: optionalDay })).min(1),
  /** Hue as "#RRGGBB"; null = grey. */
  color: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/)
    .nullable(),
  /** The mixed group has no line and no rebels. */
  isMixed: z.boolean(),
  /** Side by spells; null where the group is on neither side or the source does not say. */
  sides: z.array(
    z.strictObject({ side: z.enum(["majority", "opposition"]).nullable(), start: optionalDay, end: optionalDay }),
  ),
  start: optionalDay,
  end: optionalDay,
  /** Offices in the group (president, treasurer …). */
  roles: z.array(roleSpellSchema),
  sources: z.array(sourceRefSchema),
});
export type ParliamentaryGroup = z.infer<typeof groupSchema>;

export const bodyKinds = ["presidency", "committee", "board", "special", "bicameral", "delegation", "other"] as const;

export const bodySchema = z.strictObject({
  id: slug,
  aliases: z.array(slug),
  branch: z.enum(bodyBranches),
  kind: z.enum(bodyKinds),
  name: text,
  shortName: optionalText,
  start: optionalDay,
  end: optionalDay,
  roles: z.array(roleSpellSchema),
  sources: z.array(sourceRefSchema),
});
export type Body = z.infer<typeof bodySchema>;

export const governmentSchema = z.strictObject({
  /** "i-governo-meloni-2022-10-22" */
  id: slug,
  aliases: z.array(slug),
  name: text,
  start: day,
  end: optionalDay,
  roles: z.array(
    z.strictObject({
      person: slug,
      /** Rank, for order and weights. */
      rank: z.enum(["president", "vice_president", "minister", "deputy_minister", "undersecretary", "commissioner"]),
      /** In the source's words ("Ministra della giustizia"). */
      role: text,
      /** Ministry or department. */
      department: optionalText,
      party: optionalText,
      start: optionalDay,
      end: optionalDay,
    }),
  ),
  sources: z.array(sourceRefSchema),
});
export type Government = z.infer<typeof governmentSchema>;

export const sittingSchema = z.strictObject({
  /** "C-641", "S-402" */
  id: slug,
  branch: z.enum(branches),
  number: z.int().positive(),
  date: day,
  url: url.nullable(),
});
export type Sitting = z.infer<typeof sittingSchema>;

/** A link to an act by kind and id. */
export const actRefSchema = z.strictObject({ kind: z.enum(["bill", "decree", "dlgs", "datt"]), id: slug });
export type ActRef = z.infer<typeof actRefSchema>;

export const voteSchema = z.strictObject({
  /** The chamber's own id: "vs19_641_041" (Camera), "19-402-7" (Senato). */
  id: slug,
  branch: z.enum(branches),
  /** Sitting id. */
  sitting: slug,
  number: z.int().positive(),
  date: day,
  /** "17:52" when known. */
  time: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable(),
  /** The official title, as published (entities decoded, never markup). */
  title: text,
  /** A title given by the newsroom, when there is one. */
  publicTitle: optionalText,
  description: optionalText,
  subType: z.enum(subVoteTypes).nullable(),
  isKey: z.boolean(),
  isFinal: z.boolean(),
  isConfidence: z.boolean(),
  isSecret: z.boolean(),
  outcome: z.enum(outcomes),
  /** The source's own word, kept ("Approvata", "Annullata"). */
  outcomeText: text,
  /** Totals as declared by the chamber. null = not published. */
  ayes: optionalCount,
  noes: optionalCount,
  abstained: optionalCount,
  present: optionalCount,
  voting: optionalCount,
  absent: optionalCount,
  onMission: optionalCount,
  /** Ayes needed to pass. */
  required: optionalCount,
  /** Who presided. */
  president: slug.nullable(),
  acts: z.array(actRefSchema),
  /** false = totals known, positions of members not published yet (or a hand vote). */
  positionsPublished: z.boolean(),
  /** The government in office that day. */
  government: slug.nullable(),
  sources: z.array(sourceRefSchema),
});
export type Vote = z.infer<typeof voteSchema>;

/** Person id and how that member took part; the side data of a vote record, kept in the `ballot` table. */
export type Ballot = readonly [person: string, code: MemberVoteCode];

const signatureSchema = z.strictObject({
  /** Person id; null for signers known by name only (members of government, regions). */
  person: slug.nullable(),
  name: text,
  isFirst: z.boolean(),
  added: optionalDay,
  withdrawn: optionalDay,
});

const stepSchema = z.strictObject({
  date: optionalDay,
  branch: z.enum(branches).nullable(),
  /** Identifier of the reading this step belongs to ("S.824"). */
  reading: optionalText,
  /** "presented", "assigned", "committee_start", "committee_end", "assembly", "approved", "law", "rejected", "absorbed", "withdrawn", "lapsed", "returned", "split", "published", "council", "adopted", "other" */
  kind: z.enum([
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
  /** In the source's words. */
  label: text,
  /** Body id, and its name in the source's words. */
  body: slug.nullable(),
  bodyName: optionalText,
});
export type ActStep = z.infer<typeof stepSchema>;

const readingSchema = z.strictObject({
  /** "C.2750", "S.1384-B" as published. */
  identifier: text,
  /** Address form: "C_2750", "S_1384-B". */
  slug: slug,
  branch: z.enum(branches),
  /** 1 = first reading. */
  order: z.int().positive(),
  presented: optionalDay,
  status: optionalText,
  statusDate: optionalDay,
  url: url.nullable(),
});

const rapporteurSchema = z.strictObject({
  person: slug.nullable(),
  name: text,
  reading: optionalText,
  /** "commissione" or "assemblea"; of who stands in for the rapporteur with the words that say so. */
  place: optionalText,
  isMinority: z.boolean(),
  date: optionalDay,
});

const assignmentSchema = z.strictObject({
  reading: text,
  body: slug.nullable(),
  bodyName: text,
  /** "primaria", "consultiva". */
  type: optionalText,
  /** "referente", "deliberante", "redigente". */
  seat: optionalText,
  date: optionalDay,
});

const actBase = {
  id: slug,
  aliases: z.array(slug),
  title: text,
  shortTitle: optionalText,
  isKey: z.boolean(),
  /** The government in office when it was presented, or that adopted it. */
  government: slug.nullable(),
  sources: z.array(sourceRefSchema),
};

export const billSchema = z.strictObject({
  ...actBase,
  kind: z.literal("bill"),
  /** Readings in order; `id` is the slug of the first. Every other reading's slug is an alias. */
  readings: z.array(readingSchema).min(1),
  type: z.enum(billTypes).nullable(),
  initiative: z.enum(initiatives).nullable(),
  phase: z.enum(billPhases).nullable(),
  /** Status in the source's words, with its date. */
  status: optionalText,
  statusDate: optionalDay,
  presented: optionalDay,
  isRatification: z.boolean(),
  /** Law number and date, once it is one. */
  law: z.strictObject({ number: text, date: optionalDay, published: optionalDay }).nullable(),
  /** Absorbed by, unified with, split from. */
  related: z.array(
    z.strictObject({ relation: z.enum(["absorbed_by", "absorbs", "unified", "split"]), act: actRefSchema }),
  ),
  /** The decree-law it converts. */
  converts: slug.nullable(),
  signatures: z.array(signatureSchema),
  rapporteurs: z.array(rapporteurSchema),
  assignments: z.array(assignmentSchema),
  steps: z.array(stepSchema),
  /** Subjects (TESEO) in the source's words. */
  subjects: z.array(text),
});
export type Bill = z.infer<typeof billSchema>;

export const decreeSchema = z.strictObject({
  ...actBase,
  /** "2026-23" */
  kind: z.literal("decree"),
  number: z.int().positive(),
  year: z.int(),
  /** Day of the decree. */
  date: optionalDay,
  councilDate: optionalDay,
  published: optionalDay,
  /** 60 days after publication. */
  expires: optionalDay,
  status: z.enum(decreeStatuses).nullable(),
  statusDate: optionalDay,
  typology: optionalText,
  /** Bills that asked for its conversion (more than one when returned and presented again). */
  conversionBills: z.array(slug),
  conversionLaw: z.strictObject({ number: text, date: optionalDay }).nullable(),
  isOmnibus: z.boolean(),
  isMinotaurus: z.boolean(),
  isSubjectToAgreements: z.boolean(),
  steps: z.array(stepSchema),
  /** Text at Normattiva and in the Gazzetta, only as the source gives them. */
  normattivaUrl: url.nullable(),
  gazzettaUrl: url.nullable(),
});
export type GovernmentDecree = z.infer<typeof decreeSchema>;

const resourcesSchema = z.array(z.strictObject({ year: z.int(), amount: z.number() }));

export const legislativeDecreeSchema = z.strictObject({
  ...actBase,
  kind: z.literal("dlgs"),
  number: z.int().positive().nullable(),
  year: z.int().nullable(),
  descriptiveTitle: optionalText,
  /** "Legge delega", "Legge di delegazione europea" … */
  type: optionalText,
  announced: optionalDay,
  adopted: optionalDay,
  billDate: optionalDay,
  published: optionalDay,
  delegationLaws: z.array(z.strictObject({ label: text, act: actRefSchema.nullable() })),
  documentUrl: url.nullable(),
  isOmnibus: z.boolean(),
  isMinotaurus: z.boolean(),
  isSubjectToAgreements: z.boolean(),
  /** Euro blocked until the missing implementing decrees are adopted. */
  lockedResources: resourcesSchema,
  steps: z.array(stepSchema),
});
export type LegislativeDecree = z.infer<typeof legislativeDecreeSchema>;

export const implementingDecreeSchema = z.strictObject({
  ...actBase,
  kind: z.literal("datt"),
  proposers: z.array(text),
  jointBodies: z.array(text),
  deadline: optionalDay,
  adoptionDate: optionalDay,
  status: z.enum(implementingStatuses).nullable(),
  policy: optionalText,
  theme: optionalText,
  /** Form of the act to adopt ("Decreto ministeriale"). */
  actType: optionalText,
  nature: optionalText,
  published: optionalDay,
  /** The law or decree that asks for it. `typeLaw` is the spec's filter type_law. */
  reference: z.strictObject({ label: text, act: actRefSchema.nullable() }).nullable(),
  typeLaw: optionalText,
  resources: resourcesSchema,
  adoptedActUrl: url.nullable(),
});
export type ImplementingDecree = z.infer<typeof implementingDecreeSchema>;

export const actSchema = z.discriminatedUnion("kind", [
  billSchema,
  decreeSchema,
  legislativeDecreeSchema,
  implementingDecreeSchema,
]);
export type Act = z.infer<typeof actSchema>;

export const eventSchema = z.strictObject({
  id: slug,
  date: day,
  title: text,
  /** "votazione", "fiducia", "gruppi", "organi", "decreti", "attuazione", "leggi": the spec's event_category. */
  category: text,
  branch: z.enum(branches).nullable(),
  /** What the event is about, for its link. */
  target: z
    .strictObject({
      type: z.enum(["vote", "person", "act", "group", "body", "government"]),
      id: slug,
      kind: z.string().nullable(),
    })
    .nullable(),
  sources: z.array(sourceRefSchema),
});
export type ParliamentEvent = z.infer<typeof eventSchema>;

export const faqSchema = z.strictObject({
  id: slug,
  section: optionalText,
  question: text,
  answer: text,
  order: z.int(),
});
export type Faq = z.infer<typeof faqSchema>;

/** One record: what this snapshot is. Its key is "site". */
export const siteSchema = z.strictObject({
  id: z.literal("site"),
  legislature: z.literal(19),
  source: z.enum(["demo", "opendata", "api"]),
  /** Last day that the data cover, per chamber; null = nothing of that chamber. */
  dataDate: z.strictObject({ C: optionalDay, S: optionalDay }),
  /** Parts that this source does not have at all: pages say "non ancora acquisito" instead of zeros. */
  lacks: z.array(
    z.enum([
      "votes",
      "governments",
      "decreeFlags",
      "legislativeDecrees",
      "implementingDecrees",
      "events",
      "faqs",
      "sides",
      "photos",
      "strength",
    ]),
  ),
  attribution: z.array(text),
});
export type SiteRecord = z.infer<typeof siteSchema>;

/** Every kind of record. */
export interface RecordMap {
  site: SiteRecord;
  person: Person;
  photo: Photo;
  group: ParliamentaryGroup;
  body: Body;
  government: Government;
  sitting: Sitting;
  act: Act;
  vote: Vote;
  event: ParliamentEvent;
  faq: Faq;
}
export type RecordKind = keyof RecordMap;
export type RecordOf<K extends RecordKind> = RecordMap[K];

/** The schema of every kind; the order is that of reports. */
export const recordSchemas: { readonly [K in RecordKind]: z.ZodType<RecordMap[K]> } = {
  site: siteSchema,
  person: personSchema,
  photo: photoSchema,
  group: groupSchema,
  body: bodySchema,
  government: governmentSchema,
  sitting: sittingSchema,
  act: actSchema,
  vote: voteSchema,
  event: eventSchema,
  faq: faqSchema,
};

/** The kinds, in the order of reports. */
export const recordKinds: readonly RecordKind[] = [
  "site",
  "person",
  "photo",
  "group",
  "body",
  "government",
  "sitting",
  "act",
  "vote",
  "event",
  "faq",
];

/** The key of a record: its id; of an act with its kind in front, because a bill and a decree may share an id ("bill/C_2750"). */
export function recordKey(kind: RecordKind, record: RecordMap[RecordKind]): string {
  return kind === "act" && "kind" in record ? `${record.kind}/${record.id}` : record.id;
}
