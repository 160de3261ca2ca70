import { choiceCodes, memberVoteCodes, type Branch, type MemberVoteCode } from "#src/domain/codes.ts";
import type { ActRef, Ballot, Vote } from "#src/domain/records.ts";
import { outcomeOf, subTypeOf } from "#src/lib/api-words.ts";
import type { Position } from "./compare-votes.ts";
import type { MemberHistory } from "./member-history.ts";
import { sideOf, type GroupRegister } from "./group-register.ts";
import type { Notes } from "./notes.ts";
import { toSources, type Origin } from "./origin.ts";
import type { RawActRef, RawMemberVote, RawVoting } from "./raw.ts";
import { identifyVote } from "./vote-identity.ts";

/** What the mapping of a vote draws on and adds to. */
export interface VoteContext {
  readonly groups: GroupRegister;
  readonly history: MemberHistory;
  readonly governmentOn: (day: string) => string | null;
  readonly billIds: BillIds;
  readonly notes: Notes;
  readonly origin: Origin;
}

/** The kind of a vote, from the code or else the label; a kind never seen keeps the source's own word. */
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

/** The outcome with its own word; a word never seen is kept as "other", and none is none. */
export function toOutcome(value: string | null, notes: Notes): Pick<Vote, "outcome" | "outcomeText"> {
  const outcome = value === null ? "other" : outcomeOf(value);
  if (outcome === "other") notes.add(`votings: ${value === null ? "no outcome" : `unknown outcome "${value}"`}`);
  return { outcome, outcomeText: value };
}

/** Ids of the bills by the slugs of their readings other than the first: a vote names the reading that it was about. */
export type BillIds = ReadonlyMap<string, string>;

const slugOf = (identifier: string): string => identifier.replace(".", "_");

/** The act that a reference names; acts of earlier legislatures have no page. */
export function toActRef({ type, slug, identifier, id }: RawActRef, billIds: BillIds): ActRef | null {
  if (type === "bill" && slug !== null) return { kind: "bill", id: billIds.get(slug) ?? slug };
  const name = identifier ?? slug;
  if (type === "decree" && name !== null) return { kind: "decree", id: name };
  if ((type === "govbill" || type === "dlgs") && identifier !== null) return { kind: "dlgs", id: identifier };
  if ((type === "implementingdecree" || type === "datt") && id !== null && id !== undefined)
    return { kind: "datt", id };
  return null;
}

/** The bills that a vote was about, each once: their type is that of the law ("Legge ordinaria"), so all are bills. */
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
 * Whether positions are published. While members stand as SEC and none has chosen in a vote that is not called secret, they
 * are not, though it is known who presides or is away.
 */
function arePublished(ballots: readonly Ballot[], isSecret: boolean): boolean {
  const codes = new Set(ballots.map(([, code]) => code));
  return codes.size > 0 && (isSecret || !codes.has("SEC") || choiceCodes.some((code) => codes.has(code)));
}

/**
 * Whether the vote was secret. Where positions are open it was not. Where everybody stands as SEC and the source does not call
 * it secret, nobody can tell a secret vote from one whose positions are not published yet: null.
 */
function toSecrecy(raw: RawVoting, ballots: readonly Ballot[], isPublished: boolean): boolean | null {
  if (raw.is_secret === true) return true;
  if (isPublished) return false;
  return ballots.some(([, code]) => code === "SEC") ? null : raw.is_secret;
}

/** A vote as read. */
export interface ReadVote {
  readonly vote: Vote;
  /** Empty where the positions are not published. */
  readonly ballots: readonly Ballot[];
  /** The positions with group and side, published or not. */
  readonly positions: readonly Position[];
}

/** @throws InvalidRaw where the answer does not identify a vote. */
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
      ...(Object.values(published).some((value) => value !== null) ? { published } : {}),
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

/** A position; none for a code never seen, which leaves the vote a row short and so "in verifica". */
function toPosition(row: RawMemberVote, branch: Branch, day: string, context: VoteContext): Position[] {
  const { groups, history, notes } = context;
  const person = row.membership.slug;
  const isMajority = row.supports_majority ?? null;
  const group = groups.meet(row.group, branch, day, isMajority, "member");
  if (group !== null) history.observe(branch, person, group, day);
  if (isMajority !== null && groups.isLoose(group)) history.observeSide(branch, person, sideOf(isMajority), day);
  const code: MemberVoteCode | undefined = memberVoteCodes.find((known) => known === row.vote);
  if (code !== undefined) return [{ person, code, group, supportsMajority: isMajority }];
  notes.add(`votings: members_votes.vote: unknown code "${row.vote}"`);
  return [];
}
