/** The API's records as published: names as they are, one schema per endpoint. Only what we use is listed. */
import { z } from "zod";
import { branches } from "#src/domain/codes.ts";
import { count, flag, id, listOf, rawBranch, rawCount, rawDay, rawGivenDay, rawNumber, text } from "./raw-values.ts";

/** A list page. */
export const rawPage = z.object({
  count: z.number().nullish(),
  next: z.string().nullish(),
  results: z.array(z.unknown()),
  codelists: z.object({ governments: z.array(z.unknown()).nullish() }).nullish(),
});

/** A government of the code lists. Its id differs between endpoints: the slug is the key. */
export const rawGovernment = z.object({ slug: z.string(), value: z.string(), start_date: rawDay, end_date: rawDay });

/** A reference to an act; `prev_act` is an act of an earlier legislature. */
export const rawActRef = z.object({ id: id.nullish(), identifier: text, slug: text, type: text });
export type RawActRef = z.infer<typeof rawActRef>;

/** One reference, several, or none. */
const actRefs = z
  .union([z.array(rawActRef), rawActRef])
  .nullish()
  .transform((value) => (value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]));

/** Without transformations: four hundred members of a vote carry one each. */
const plain = z.string().nullish();
const rawGroup = z.object({ acronym: plain, slug: plain, branch: plain, name: plain, color: plain });
export type RawGroup = z.infer<typeof rawGroup>;
export const group = rawGroup.nullish();

/** Who signs, reports or presides, as far as the source says. */
export const named = z.object({ slug: text, name: text, family_name: text, given_name: text });
export type RawNamed = z.infer<typeof named>;

/** A link to a person. */
const personLink = named.extend({ slug: z.string() });

const rawSitting = z.object({ number: rawCount, date: rawGivenDay, branch: z.enum(branches) });

/** votings/: a row. */
export const rawVotingRow = z.object({
  id,
  slug: z.string(),
  identifier: text,
  url: text,
  sitting: rawSitting,
  number: rawCount,
  title: text,
  original_title: text,
  description_title: text,
  public_title: text,
  is_key_vote: flag,
  is_final: flag,
  is_confidence: flag,
  is_secret: flag,
  sub_vote_type: text,
  outcome: text,
});

/** A group in a vote: its name and side of the day. Two rows of branch "parlamento" stand for majority and opposition. */
const rawGroupVote = z.object({ group: rawGroup, supports_majority: z.boolean().nullish() });

const voter = z.object({ slug: z.string() }).nullish();

/** A member's position: only what we use is looked at, four hundred times a vote. */
const rawMemberVote = z.object({
  person: voter,
  membership: z.object({ person: voter }).nullish(),
  vote: z.string(),
  group,
  supports_majority: z.boolean().nullish(),
});
export type RawMemberVote = z.infer<typeof rawMemberVote>;

/** votings/{slug}/ */
export const rawVoting = z.object({
  ...rawVotingRow.shape,
  time: text,
  president: named.nullish(),
  n_ayes: count,
  n_nos: count,
  n_abstained: count,
  n_absent: count,
  n_mission: count,
  n_majority: count,
  n_voting: count,
  n_present: count,
  groups_votes: listOf(rawGroupVote),
  members_votes: listOf(rawMemberVote),
  bill: actRefs,
  govbill: actRefs,
  govdecree: actRefs,
  implementingdecree: actRefs,
});
export type RawVoting = z.infer<typeof rawVoting>;

export const position = z.object({ org: text, original_org: text, role: text, date_start: rawDay, date_end: rawDay });
export const positions = z
  .object({ results: listOf(position) })
  .nullish()
  .transform((value) => value?.results ?? []);

/** persons/: a search result. */
export const rawPersonRow = z.object({
  id,
  slug: z.string(),
  name: text,
  image: text,
  roles: listOf(z.string()),
  is_active: z.boolean().nullish(),
});

/** persons/pp_index/: a row of the strength index; the value is the present one. */
export const rawStrengthRow = z.object({
  slug: z.string(),
  pp: z.object({ pp_branch: rawNumber }).nullish(),
});

const replaced = z
  .object({ slug: text })
  .nullish()
  .transform((value) => value?.slug ?? null);

/** persons/{slug}/ */
export const rawPerson = z.object({
  id,
  slug: z.string(),
  family_name: z.string(),
  given_name: z.string(),
  image: text,
  birth_date: rawDay,
  birth_place: text,
  death_date: rawDay,
  profession: text,
  gender: text,
  current_roles: z
    .object({
      gov: z
        .object({
          party_name: text,
          roles: listOf(z.object({ role: text, start_date: rawDay, end_date: rawDay, org_name: text })),
        })
        .nullish(),
      parl: z
        .object({
          role: text,
          start_date: rawDay,
          end_date: rawDay,
          latest_group: group,
          election_area: text,
          supports_majority: z.boolean().nullish(),
          replaced_by: replaced,
          replaced_member: replaced,
        })
        .nullish(),
    })
    .nullish(),
  pp: z
    .object({
      timeline: listOf(
        z.object({
          year: rawCount,
          values: listOf(z.object({ month: rawCount, ppg: rawNumber, pp_branch: rawNumber })),
        }),
      ),
    })
    .nullish(),
  carreer_positions: positions,
  parliamentary_positions_current: positions,
  parliamentary_positions_prev: positions,
});
export type RawPerson = z.infer<typeof rawPerson>;

/** memberships/: shape not published; everything that the filters imply, all optional. */
export const rawMembership = z.object({
  id: id.nullish(),
  person: personLink.nullish(),
  slug: text,
  role: text,
  branch: rawBranch,
  start_date: rawDay,
  end_date: rawDay,
  end_reason: text,
  latest_group: group,
  election_area: text,
  constituency: text,
  election_type: text,
  is_life: flag,
  is_active: z.boolean().nullish(),
  supports_majority: z.boolean().nullish(),
  replaced_by: replaced,
  replaced_member: replaced,
});
export type RawMembership = z.infer<typeof rawMembership>;

/** parl_assemblies/{camera,senato}/commission_councils/ and bichambers/ */
export const rawBodies = z.object({
  commissions_councils: listOf(z.object({ name: z.string(), classification: text, slug: text })),
});

/** parl_assemblies/…/presidency/ */
export const rawPresidency = z.object({
  components: listOf(z.object({ slug: text, role: text })),
});

/** events/: shape not published. */
export const rawEvent = z.object({
  id,
  date: rawGivenDay,
  title: z.string(),
  event_category: text,
  branch: rawBranch,
  vote_slug: text,
  url: text,
});

/** faqs/: shape not published. */
export const rawFaq = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  section: text,
  order: z.number().nullish(),
});

const bySide = z.object({ gov: rawCount, not_gov: rawCount }).nullish();
/** bills/aggregate/: one of the counts is misspelt in places. */
export const rawAggregate = z.object({ cnt: bySide, cnt_ratification: bySide, cnt_ratifiction: bySide });
export type RawAggregate = z.infer<typeof rawAggregate>;

/** Fields that the API is known to publish and that we do not use: everything else unknown is worth a remark. */
export const unusedFields: ReadonlySet<string> = new Set([
  "id",
  "url",
  "img",
  "is_president",
  "days_in_parliament",
  "parse_days_in_parliament",
  "related_votings",
  "n_rebels",
  "n_margin",
  "majority_cohesion_rate",
  "minority_cohesion_rate",
  "is_adopted",
  "n_absent",
  "n_voting",
  "n_present",
  "n_mission",
  "fidelity",
  "vote_behaviours",
  "first_signer_bills",
  "days_from_approval",
  "days_to_expiry",
  "description",
  "perc_women",
  "groups_power",
  "age",
  "n_present_not_voting",
  "n_requiring_not_voting",
  "n_not_voting",
  "codelists",
  "historical",
  "detail",
]);
