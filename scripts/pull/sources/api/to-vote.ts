import { type Branch, type MemberVoteCode, choiceCodes, memberVoteCodes } from "#src/domain/codes.ts";
import { outcomeOf, subTypeOf } from "#src/lib/api-words.ts";
import type { Position } from "./compare-votes.ts";
import { type ActRef, type Ballot, publishedFiguresSchema, type Vote, voteSchema } from "#src/domain/records.ts";
import { valuesAt } from "./by-path.ts";
import { type MemberTimeline, sideOf } from "./timeline.ts";
import type { GroupTimeline } from "./group-timeline.ts";
import { type Origin, toSources } from "#scripts/pull/conversion.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { VoteActs } from "#scripts/pull/vote-acts.ts";
import { momentOf } from "#scripts/pull/observed-ranges.ts";
import type { RawActRef, RawMemberVote, RawVoting, rawVotingRow } from "./raw.ts";
import { InvalidRaw } from "./parse.ts";
import type { z } from "zod";

type Row = Pick<z.infer<typeof rawVotingRow>, "identifier" | "slug" | "number" | "sitting">;

/** Fields that identify a vote. Missing chamber, sitting and number are derived from the identifier. */
export interface VoteIdentity {
  readonly id: string;
  /** Last segment of its URL at the source. */
  readonly slug: string;
  readonly branch: Branch;
  readonly sitting: number;
  readonly number: number;
  readonly date: string;
}

/** "vs19_147_041" for the Camera, "19-454-2" for the Senate. */
const identifiers: readonly (readonly [RegExp, Branch])[] = [
  [/^vs\d+_(\d+)_(\d+)$/, "C"],
  [/^\d+-(\d+)-(\d+)$/, "S"],
];

/** @throws InvalidRaw without an identifier, or if chamber, sitting or number is neither published nor in it */
export function identifyVote({ identifier, slug, number, sitting }: Row): VoteIdentity {
  const id = identifier ?? slug;
  if (id === null) throw new InvalidRaw("votings: identifier: expected the chamber's identifier; got nothing");
  const [pattern, ownBranch] = identifiers.find(([one]) => one.test(id)) ?? [];
  const [, ownSitting, ownNumber] = pattern?.exec(id) ?? [];
  const found = {
    branch: sitting.branch ?? ownBranch,
    sitting: sitting.number ?? (ownSitting === undefined ? undefined : Number(ownSitting)),
    number: number ?? (ownNumber === undefined ? undefined : Number(ownNumber)),
  };
  const { branch } = found;
  if (branch === undefined || found.sitting === undefined || found.number === undefined) {
    const missing = Object.entries(found).find(([, value]) => value === undefined)?.[0] ?? "";
    throw new InvalidRaw(`votings: ${missing}: neither in the answer nor in the identifier "${id}"`);
  }
  return { id, slug: slug ?? id, branch, sitting: found.sitting, number: found.number, date: sitting.date };
}

/** Inputs for the conversion of a vote; the conversion adds to `groups`, `history` and `notes`. */
export interface VoteContext {
  readonly groups: GroupTimeline;
  readonly history: MemberTimeline;
  readonly governmentOn: (day: string) => string | null;
  readonly billIds: BillIds;
  /** Acts of a vote that the source does not link: named in the title, or the only act of the sitting. */
  readonly inferredActs: (vote: string) => VoteActs | undefined;
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
  notes.warn(`votings: unknown sub_vote_type "${word}"`);
  return { subType, subTypeText: word };
}

/** Outcome with the published text; unknown or missing text gives "other". */
export function toOutcome(value: string | null, notes: Notes): Pick<Vote, "outcome" | "outcomeText"> {
  const outcome = value === null ? "other" : outcomeOf(value);
  if (outcome === "other") notes.warn(`votings: ${value === null ? "no outcome" : `unknown outcome "${value}"`}`);
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
  const moment = { day: date, at: momentOf({ date, sitting: `${branch}-${sitting}`, number }) };
  const members = raw.members_votes.map(({ membership, group }) => ({ person: membership.slug, group }));
  context.groups.adoptRenamed(members, branch, (person) => context.history.groupNear(branch, person, date));
  const hasGroups = hasGroupsOf(raw, branch, context);
  const positions = raw.members_votes.flatMap((row) => toPosition(row, branch, moment, hasGroups, context));
  const ballots = positions.map(({ person, code }): Ballot => [person, code]);
  for (const row of raw.groups_votes) context.groups.resolveGroup(row.group, branch, date, row.supports_majority);
  const isPublished = arePublished(ballots, raw.is_secret === true);
  const linked = toActs(raw, context);
  const title = raw.title ?? raw.original_title ?? raw.description_title;
  if (title === null) context.notes.warn("votings: no title", id);
  const published = valuesAt(publishedFiguresSchema, raw);
  return {
    vote: {
      id,
      branch,
      sitting: `${branch}-${sitting}`,
      number,
      date,
      time: null,
      title: title ?? id,
      ...valuesAt(voteSchema, raw),
      ...toSubType(raw.type, raw.sub_vote_type, context.notes),
      isSecret: toSecrecy(raw, ballots, isPublished),
      ...toOutcome(raw.outcome, context.notes),
      // Omitted when positions are published: we compute the figures, and those of the source change often.
      ...(!isPublished && Object.values(published).some((value) => value !== null) ? { published } : {}),
      ...(linked.length > 0 ? { acts: linked } : (context.inferredActs(id) ?? { acts: [] })),
      positionsPublished: isPublished,
      government: context.governmentOn(date),
      sources: toSources(context.origin, raw.url),
    },
    ballots: isPublished ? ballots : [],
    positions,
  };
}

/**
 * Tells whether a member's row gives a group that can be believed, or none because the member is in none. A group that
 * nobody knows must be among those of the vote, and a vote in which nobody has a group has lost them.
 */
function hasGroupsOf(raw: RawVoting, branch: Branch, { groups, notes }: VoteContext): (row: RawMemberVote) => boolean {
  const acronyms = new Set(raw.groups_votes.flatMap(({ group }) => group.acronym ?? []));
  const isLost = raw.members_votes.length > 0 && raw.members_votes.every(({ group }) => !group?.acronym);
  if (isLost) notes.warn("votings: members_votes: nobody has a group; those that are known stay", raw.identifier ?? "");
  return ({ group }) => {
    if (isLost || (group && !group.acronym)) return false;
    if (!group?.acronym || acronyms.size === 0 || acronyms.has(group.acronym)) return true;
    if (groups.find(group, branch) !== null) return true;
    notes.warn(`votings: members_votes: the group "${group.acronym}" is not among those of the vote`);
    return false;
  };
}

/** Converts a position. An unknown code gives none, so that the vote lacks a member and is shown "in verifica". */
function toPosition(
  row: RawMemberVote,
  branch: Branch,
  { day, at }: { readonly day: string; readonly at: string },
  hasGroup: (row: RawMemberVote) => boolean,
  context: VoteContext,
): Position[] {
  const { groups, history, notes } = context;
  const person = row.membership.slug;
  const isMajority = row.supports_majority ?? null;
  const isKnown = hasGroup(row);
  const group = isKnown ? groups.resolveGroup(row.group, branch, day, isMajority, "member") : null;
  if (group !== null) history.recordGroup(branch, person, group, at);
  if (isKnown && isMajority !== null && groups.hasOwnMemberSides(group))
    history.recordSide(branch, person, sideOf(isMajority), at);
  const code: MemberVoteCode | undefined = memberVoteCodes.find((known) => known === row.vote);
  if (code !== undefined) return [{ person, code, group, supportsMajority: isMajority }];
  notes.warn(`votings: members_votes.vote: unknown code "${row.vote}"`);
  return [];
}
