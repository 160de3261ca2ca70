/**
 * Schemas of the records with the field names of the API, one per endpoint. Only the fields that identify a record are
 * required; `unused-fields.ts` lists the fields that are not used.
 */
import { z } from "zod";
import {
  count,
  flag,
  id,
  key,
  listOf,
  rawBranch,
  rawCount,
  rawDay,
  rawGivenDay,
  rawNumber,
  text,
  optionalId,
} from "./raw-values.ts";

export const rawPage = z.object({
  count: z.number().nullish().catch(null),
  next: z.string().nullish().catch(null),
  results: z.array(z.unknown()),
  codelists: z
    .object({ governments: z.array(z.unknown()).nullish() })
    .nullish()
    .catch(null),
});

/** A government of the code lists. Its id differs between endpoints; the slug is the key. */
export const rawGovernment = z.object({ slug: key, value: text, start_date: rawDay, end_date: rawDay });

/** A reference to an act; `prev_act` = an act of an earlier legislature. */
export const rawActRef = z.object({ id: optionalId, identifier: text, slug: text, type: text });
export type RawActRef = z.infer<typeof rawActRef>;

/** Without transforms, for speed: each of the four hundred members of a vote has one. */
const plain = z.string().nullish();
export const rawGroup = z.object({ acronym: plain, slug: plain, branch: plain, name: plain, color: plain });
export type RawGroup = z.infer<typeof rawGroup>;
export const group = rawGroup.nullish();

/** A signer, rapporteur or chair. Any field may be missing. */
export const named = z.object({ slug: text, name: text, family_name: text, given_name: text });
export type RawNamed = z.infer<typeof named>;

const personLink = z.object({ slug: key });

/** `number` may be missing: the identifier of the vote contains it. */
const rawSitting = z.object({ number: count, date: rawGivenDay, branch: rawBranch });

/** Row of votings/. `slug` or `identifier` must be present: see `identifyVote`. */
export const rawVotingRow = z.object({
  slug: text,
  identifier: text,
  url: text,
  sitting: rawSitting,
  number: count,
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
  n_rebels: count,
  n_margin: count,
  majority_cohesion_rate: rawNumber,
  minority_cohesion_rate: rawNumber,
});

/**
 * A group in a vote: name and side on that day, and figures. Two rows with branch "parlamento" stand for majority and
 * opposition.
 */
const rawGroupVote = z.object({
  group: rawGroup,
  supports_majority: flag,
  vote: text,
  cohesion_rate: rawNumber,
  n_group_total: count,
  n_ayes: count,
  n_nos: count,
  n_abstained: count,
  n_absent: count,
  n_mission: count,
  n_present_not_voting: count,
  n_requiring_not_voting: count,
  n_rebels: count,
});
export type RawGroupVote = z.infer<typeof rawGroupVote>;

/** Position of a member. `membership` links the person; a row without it is dropped. */
const rawMemberVote = z.object({
  membership: personLink,
  vote: z.string(),
  group,
  supports_majority: z.boolean().nullish(),
  is_rebel: z.boolean().nullish(),
});
export type RawMemberVote = z.infer<typeof rawMemberVote>;

/** votings/{slug}/ */
export const rawVoting = z.object({
  ...rawVotingRow.shape,
  type: text,
  president: named.nullish(),
  n_ayes: count,
  n_nos: count,
  n_abstained: count,
  n_absent: count,
  n_mission: count,
  n_majority: count,
  n_voting: count,
  n_present: count,
  n_present_not_voting: count,
  n_requiring_not_voting: count,
  groups_votes: listOf(rawGroupVote),
  members_votes: listOf(rawMemberVote),
  bills: listOf(z.object({ slug: text, identifier: text, type: text })),
});
export type RawVoting = z.infer<typeof rawVoting>;

export const position = z.object({ org: text, original_org: text, role: text, date_start: rawDay, date_end: rawDay });
export const positions = z
  .object({ results: listOf(position) })
  .nullish()
  .transform((value) => value?.results ?? []);

/** persons/: a search result. */
export const rawPersonRow = z.object({
  id: optionalId,
  slug: key,
  name: text,
  image: text,
  roles: listOf(z.string()),
  is_active: flag,
});

/** Row of persons/pp_index/, the strength index; the current values. */
export const rawStrength = z.object({
  /** Own chamber and government together, in percent points. */
  pp_branch: rawNumber,
  pp_branch_ordering: rawNumber,
  pp_branch_total_ordering: rawNumber,
});
export type RawStrength = z.infer<typeof rawStrength>;
export const rawStrengthRow = z.object({ slug: key, pp: rawStrength.nullish() });

const replaced = z
  .object({ slug: text })
  .nullish()
  .transform((value) => value?.slug ?? null);

/** persons/{slug}/ */
export const rawPerson = z.object({
  id: optionalId,
  slug: key,
  family_name: text,
  given_name: text,
  image: text,
  birth_date: rawDay,
  birth_place: text,
  death_date: rawDay,
  profession: text,
  gender: text,
  n_voting: count,
  n_present: count,
  n_absent: count,
  n_mission: count,
  n_rebels: count,
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
          supports_majority: flag,
          replaced_by: replaced,
          replaced_member: replaced,
        })
        .nullish(),
    })
    .nullish(),
  pp: z
    .object({
      pp_branch: rawNumber,
      pp_branch_ordering: rawNumber,
      pp_branch_total_ordering: rawNumber,
      ppg: rawNumber,
      ppg_branch_ordering: rawNumber,
      ppg_branch_total_ordering: rawNumber,
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

/** memberships/: the format is not documented. Fields are inferred from the filters; all are optional. */
export const rawMembership = z.object({
  id: optionalId,
  person: personLink.nullish().transform((value) => value ?? null),
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
  is_active: flag,
  supports_majority: flag,
  replaced_by: replaced,
  replaced_member: replaced,
});
export type RawMembership = z.infer<typeof rawMembership>;

/** parl_assemblies/{camera,senato}/commission_councils/ and bichambers/ */
export const rawBodies = z.object({
  commissions_councils: listOf(z.object({ name: key, classification: text, slug: text })),
});

/** parl_assemblies/…/presidency/ */
export const rawPresidency = z.object({
  components: listOf(z.object({ slug: text, role: text })),
});
export type RawPresidency = z.infer<typeof rawPresidency>;

/** A change of group, or the start or end of a mandate. */
const rawGroupChange = z.object({
  slug: key,
  date: rawGivenDay,
  in: group,
  out: group,
  end_reason: text,
  replaced_member: replaced,
  replaced_by: replaced,
});
export type RawGroupChange = z.infer<typeof rawGroupChange>;

const oneSide = z.object({ lost_gained_list: listOf(rawGroupChange) }).nullish();
/** parl_assemblies/{camera,senato}/groups/aggregate/ */
export const rawGroupChanges = z.object({
  groups: z.object({ majority_minority: z.object({ majority: oneSide, minority: oneSide }).nullish() }).nullish(),
});

/** events/: the format is not documented. */
export const rawEvent = z.object({
  id,
  date: rawGivenDay,
  title: key,
  event_category: text,
  branch: rawBranch,
  vote_slug: text,
  url: text,
});

/** faqs/: the format is not documented. */
export const rawFaq = z.object({
  id,
  question: key,
  answer: key,
  section: text,
  order: rawNumber,
});

const bySide = z.object({ gov: rawCount, not_gov: rawCount }).nullish();
/** bills/aggregate/: one of the counts is sometimes misspelt. */
export const rawAggregate = z.object({ cnt: bySide, cnt_ratification: bySide, cnt_ratifiction: bySide });
export type RawAggregate = z.infer<typeof rawAggregate>;
