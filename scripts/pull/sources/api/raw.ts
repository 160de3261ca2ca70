/**
 * Schemas of the records with the field names of the API, one per endpoint. Only the fields that identify a record are
 * required; `unused-fields.ts` lists the fields that are not used. Fields that the description of a record gives a path
 * are here only where code reads them too.
 */
import { z } from "zod";
import { membershipSchema, personSchema } from "#src/domain/records/people.ts";
import { publishedFiguresSchema, sittingSchema, voteSchema } from "#src/domain/records/votes.ts";
import { withPaths } from "./by-path.ts";
import {
  count,
  each,
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
const rawGroup = z.object({ acronym: plain, slug: plain, branch: plain, name: plain, color: plain });
export type RawGroup = z.infer<typeof rawGroup>;
export const group = rawGroup.nullish();

/** A signer, rapporteur or chair. Any field may be missing. */
export const named = z.object({ slug: text, name: text, family_name: text, given_name: text });
export type RawNamed = z.infer<typeof named>;

const personLink = z.object({ slug: key });
/** The person of a position, with what a profile would say: used while there is none. */
const voter = personLink.extend(each(plain, "family_name given_name gender election_area"));
export type RawVoter = z.infer<typeof voter>;

/** `number` may be missing: the identifier of the vote contains it. */
const rawSitting = z.object({ number: count, date: rawGivenDay, branch: rawBranch });

/** Row of votings/. `slug` or `identifier` must be present: see `identifyVote`. */
export const rawVotingRow = withPaths(sittingSchema)({
  ...each(text, "slug identifier url title", "original_title description_title public_title sub_vote_type outcome"),
  ...each(count, "number n_rebels n_margin"),
  ...each(flag, "is_key_vote is_final is_confidence is_secret"),
  ...each(rawNumber, "majority_cohesion_rate minority_cohesion_rate"),
  sitting: rawSitting,
});

/**
 * A group in a vote: name and side on that day, and figures. Two rows with branch "parlamento" stand for majority and
 * opposition.
 */
const rawGroupVote = z.object({
  ...each(
    count,
    "n_group_total n_ayes n_nos n_abstained",
    "n_absent n_mission n_present_not_voting n_requiring_not_voting n_rebels",
  ),
  group: rawGroup,
  supports_majority: flag,
  vote: text,
  cohesion_rate: rawNumber,
});
export type RawGroupVote = z.infer<typeof rawGroupVote>;

/** Position of a member. `membership` links the person; a row without it is dropped. */
const rawMemberVote = z.object({
  membership: voter,
  vote: z.string(),
  group,
  supports_majority: z.boolean().nullish(),
  is_rebel: z.boolean().nullish(),
});
export type RawMemberVote = z.infer<typeof rawMemberVote>;

/** votings/{slug}/ */
export const rawVoting = withPaths(
  voteSchema,
  publishedFiguresSchema,
)({
  ...rawVotingRow.shape,
  type: text,
  president: named.nullish(),
  ...each(count, "n_ayes n_nos n_abstained n_absent n_mission n_present_not_voting n_requiring_not_voting"),
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
  ...each(text, "name image"),
  id: optionalId,
  slug: key,
  roles: listOf(z.string()),
  is_active: flag,
});

/** Row of persons/pp_index/, the strength index; the current values. */
export const rawStrength = z.object({
  /** `pp_branch`: own chamber and government together, in percent points. */
  ...each(rawNumber, "pp_branch pp_branch_ordering pp_branch_total_ordering"),
});
export type RawStrength = z.infer<typeof rawStrength>;
export const rawStrengthRow = z.object({ slug: key, pp: rawStrength.nullish() });

const replaced = z
  .object({ slug: text })
  .nullish()
  .transform((value) => value?.slug ?? null);

/** persons/{slug}/ */
export const rawPerson = withPaths(personSchema)({
  death_date: rawDay,
  ...each(text, "family_name given_name image gender"),
  ...each(count, "n_voting n_present n_absent n_mission n_rebels"),
  id: optionalId,
  slug: key,
  /** Presides over the assembly today: a second witness beside the presidency. */
  is_president: flag,
  current_roles: z
    .object({
      gov: z
        .object({
          party_name: text,
          roles: listOf(
            z.object({
              ...each(text, "role org_name party_name"),
              ...each(rawDay, "start_date end_date"),
              /** Weight of the office in the source's index of strength. */
              positional_power: rawNumber,
            }),
          ),
        })
        .nullish(),
      parl: z
        .object({
          ...each(text, "role election_area"),
          ...each(rawDay, "start_date end_date"),
          ...each(replaced, "replaced_by replaced_member"),
          latest_group: group,
          ...each(flag, "supports_majority has_changed_group"),
        })
        .nullish(),
    })
    .nullish(),
  pp: z
    .object({
      ...each(
        rawNumber,
        "pp_branch pp_branch_ordering pp_branch_total_ordering",
        "ppg ppg_branch_ordering ppg_branch_total_ordering",
      ),
      timeline: listOf(
        z.object({
          year: rawCount,
          values: listOf(z.object({ month: rawCount, ppg: rawNumber, pp_branch: rawNumber })),
        }),
      ),
    })
    .nullish(),
  ...each(positions, "carreer_positions parliamentary_positions_current parliamentary_positions_prev"),
  first_signer_bills: z.object({ count, is_law: count }).nullish(),
});
export type RawPerson = z.infer<typeof rawPerson>;

/** memberships/: the format is not documented. Fields are inferred from the filters; all are optional. */
export const rawMembership = withPaths(membershipSchema)({
  id: optionalId,
  person: personLink
    .extend(each(text, "family_name given_name"))
    .nullish()
    .transform((value) => value ?? null),
  ...each(text, "slug role end_reason election_area"),
  ...each(rawDay, "start_date end_date"),
  ...each(flag, "is_life is_active supports_majority"),
  ...each(replaced, "replaced_by replaced_member"),
  branch: rawBranch,
  latest_group: group,
});
export type RawMembership = z.infer<typeof rawMembership>;

/** parl_assemblies/{camera,senato}/commission_councils/ and bichambers/ */
export const rawBodies = z.object({
  commissions_councils: listOf(z.object({ name: key, classification: text, slug: text })),
});

/** parl_assemblies/…/presidency/ */
const components = listOf(z.object({ slug: text, role: text }));
/** The answer comes flat or in an envelope. */
export const rawPresidency = z.object({ components, presidency: z.object({ components }).nullish() });
export type RawPresidency = z.infer<typeof rawPresidency>;

/** A change of group, or the start or end of a mandate. */
const rawGroupChange = z.object({
  ...{ slug: key, date: rawGivenDay, end_reason: text },
  ...each(group, "in out"),
  ...each(replaced, "replaced_member replaced_by"),
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
  ...each(text, "event_category vote_slug url"),
  date: rawGivenDay,
  title: key,
  branch: rawBranch,
});

/** faqs/: the format is not documented. */
export const rawFaq = z.object({
  id,
  ...each(key, "question answer"),
  section: text,
  order: rawNumber,
});

const bySide = z.object({ gov: rawCount, not_gov: rawCount }).nullish();
/** bills/aggregate/: one of the counts is sometimes misspelt. */
export const rawAggregate = z.object({
  ...{ cnt: bySide, cnt_ratification: bySide, cnt_ratifiction: bySide },
  detail: z.object({ is_law: z.object({ total: bySide }).nullish() }).nullish(),
});
export type RawAggregate = z.infer<typeof rawAggregate>;
