import { choiceCodes, memberVoteCodes, type Branch, type MemberVoteCode } from "#src/domain/codes.ts";
import type { ActRef, Ballot, Vote } from "#src/domain/records.ts";
import { outcomeOf, subTypeOf } from "#src/lib/api-words.ts";
import type { Position } from "./compare-votes.ts";
import type { MemberHistory } from "./member-history.ts";
import { sideOf, type GroupRegister } from "./group-register.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import { toSources, type Origin } from "./origin.ts";
import type { RawActRef, RawMemberVote, RawVoting } from "./raw.ts";
import { identifyVote } from "./vote-identity.ts";

/** Inputs for the conversion of a vote; the conversion adds to `groups`, `history` and `notes`. */
export interface VoteContext {
  readonly groups: GroupRegister;
  readonly history: MemberHistory;
  readonly governmentOn: (day: string) => string | null;
  readonly billIds: BillIds;
  readonly notes: Notes;
  readonly origin: Origin;
}

/** Kind of a vote, from the code or else the label; for an unknown kind the published text is stored. */
export function toSubType(
  code: string | null,
  label: string | null,
  notes: Notes,
): Pick<Vote, "subType" | "subTypeText"> {
  const subType = (code === null ? null : subTypeOf(code)) ?? (label === null ? null : subTypeOf(label));
  const word = label ?? code;
  if (subType !== null || word === null) return { subType };
  notes.add(`votings: unknown sub_vote_type "${word}"`);
  return { subType, subTypeText: word };
}

/** Outcome with the published text; unknown or missing text gives "other". */
export function toOutcome(value: string | null, notes: Notes): Pick<Vote, "outcome" | "outcomeText"> {
  const outcome = value === null ? "other" : outcomeOf(value);
  if (outcome === "other") notes.add(`votings: ${value === null ? "no outcome" : `unknown outcome "${value}"`}`);
  return { outcome, outcomeText: value };
}

/** Bill id by the slug of its later readings: a vote names the reading that it was about. */
export type BillIds = ReadonlyMap<string, string>;

const slugOf = (identifier: string): string => identifier.replace(".", "_");

/** The act of a reference; null for acts of earlier legislatures, which have no page. */
export function toActRef({ type, slug, identifier, id }: RawActRef, billIds: BillIds): ActRef | null {
  if (type === "bill" && slug !== null) return { kind: "bill", id: billIds.get(slug) ?? slug };
  const name = identifier ?? slug;
  if (type === "decree" && name !== null) return { kind: "decree", id: name };
  if ((type === "govbill" || type === "dlgs") && identifier !== null) return { kind: "dlgs", id: identifier };
  if ((type === "implementingdecree" || type === "datt") && id !== null) return { kind: "datt", id };
  return null;
}

/** The bills of a vote, without duplicates. Their `type` is the type of law ("Legge ordinaria"), so all are bills. */
function toActs(raw: RawVoting, { billIds, notes }: VoteContext): ActRef[] {
  const ids = raw.bills.flatMap(({ slug, identifier }) => {
    const name = slug ?? (identifier === null ? null : slugOf(identifier));
    if (name !== null && /^[A-Za-z0-9][\w.'-]*$/.test(name)) return [billIds.get(name) ?? name];
    notes.add(`votings: bills: "${name ?? ""}" names no bill`);
    return [];
  });
  return [...new Set(ids)].map((id) => ({ kind: "bill", id }));
}

/**
 * Whether positions are published. They are not if members are listed as SEC and nobody made a choice in a vote not
 * marked as secret, even though presiding and absent members are known.
 */
function arePublished(ballots: readonly Ballot[], isSecret: boolean): boolean {
  const codes = new Set(ballots.map(([, code]) => code));
  return codes.size > 0 && (isSecret || !codes.has("SEC") || choiceCodes.some((code) => codes.has(code)));
}

/**
 * Whether the vote was secret: false when positions are published. If all members are listed as SEC in a vote not
 * marked as secret, it may be secret or its positions may be unpublished: null.
 */
function toSecrecy(raw: RawVoting, ballots: readonly Ballot[], isPublished: boolean): boolean | null {
  if (raw.is_secret === true) return true;
  if (isPublished) return false;
  return ballots.some(([, code]) => code === "SEC") ? null : raw.is_secret;
}

export interface ReadVote {
  readonly vote: Vote;
  /** Empty when the positions are not published. */
  readonly ballots: readonly Ballot[];
  /** Positions with group and side, published or not. */
  readonly positions: readonly Position[];
}

/** @throws InvalidRaw when the response does not identify a vote */
export function toVote(raw: RawVoting, context: VoteContext): ReadVote {
  const { id, branch, sitting, number, date } = identifyVote(raw);
  const positions = raw.members_votes.flatMap((row) => toPosition(row, branch, date, context));
  const ballots = positions.map(({ person, code }): Ballot => [person, code]);
  for (const row of raw.groups_votes) context.groups.meet(row.group, branch, date, row.supports_majority);
  const isPublished = arePublished(ballots, raw.is_secret === true);
  const published = {
    rebels: raw.n_rebels,
    margin: raw.n_margin,
    majorityCohesion: raw.majority_cohesion_rate,
    oppositionCohesion: raw.minority_cohesion_rate,
  };
  return {
    vote: {
      id,
      branch,
      sitting: `${branch}-${sitting}`,
      number,
      date,
      time: null,
      title: raw.title ?? raw.original_title ?? raw.description_title ?? id,
      publicTitle: raw.public_title,
      description: raw.description_title,
      ...toSubType(raw.type, raw.sub_vote_type, context.notes),
      isKey: raw.is_key_vote,
      isFinal: raw.is_final,
      isConfidence: raw.is_confidence,
      isSecret: toSecrecy(raw, ballots, isPublished),
      ...toOutcome(raw.outcome, context.notes),
      ayes: raw.n_ayes,
      noes: raw.n_nos,
      abstained: raw.n_abstained,
      present: raw.n_present,
      voting: raw.n_voting,
      absent: raw.n_absent,
      onMission: raw.n_mission,
      required: raw.n_majority,
      // Once positions are there the figures follow from them, and the source computes its own again and again.
      ...(!isPublished && Object.values(published).some((value) => value !== null) ? { published } : {}),
      president: raw.president?.slug ?? null,
      acts: toActs(raw, context),
      positionsPublished: isPublished,
      government: context.governmentOn(date),
      sources: toSources(context.origin, raw.url),
    },
    ballots: isPublished ? ballots : [],
    positions,
  };
}

/** Converts a position. An unknown code gives none, so that the vote lacks a member and is shown "in verifica". */
function toPosition(row: RawMemberVote, branch: Branch, day: string, context: VoteContext): Position[] {
  const { groups, history, notes } = context;
  const person = row.membership.slug;
  const isMajority = row.supports_majority ?? null;
  const group = groups.meet(row.group, branch, day, isMajority, "member");
  if (group !== null) history.observe(branch, person, group, day);
  if (isMajority !== null && groups.hasOwnMemberSides(group))
    history.observeSide(branch, person, sideOf(isMajority), day);
  const code: MemberVoteCode | undefined = memberVoteCodes.find((known) => known === row.vote);
  if (code !== undefined) return [{ person, code, group, supportsMajority: isMajority }];
  notes.add(`votings: members_votes.vote: unknown code "${row.vote}"`);
  return [];
}
