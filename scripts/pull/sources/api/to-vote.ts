import {
  choiceCodes,
  memberVoteCodes,
  subVoteTypes,
  type Branch,
  type MemberVoteCode,
  type SubVoteType,
} from "#src/domain/codes.ts";
import type { ActRef, Ballot, Vote } from "#src/domain/records.ts";
import { outcomeOf } from "#src/lib/api-words.ts";
import type { MemberHistory } from "./member-history.ts";
import { sideOf, type GroupRegister } from "./group-register.ts";
import type { Notes } from "./notes.ts";
import { toSources, type Origin } from "./origin.ts";
import { InvalidRaw } from "./parse.ts";
import type { RawActRef, RawMemberVote, RawVoting } from "./raw.ts";

/** What the mapping of a vote draws on and adds to. */
export interface VoteContext {
  readonly groups: GroupRegister;
  readonly history: MemberHistory;
  readonly governmentOn: (day: string) => string | null;
  readonly billIds: BillIds;
  readonly notes: Notes;
  readonly origin: Origin;
}

/** Labels of lists, where the detail has the code. */
const subTypeLabels: Readonly<Record<string, SubVoteType>> = {
  "Atto intero": "ALL",
  Articolo: "ART",
  Articoli: "ART",
  Emendamenti: "AMEND",
  Emendamento: "AMEND",
  ODG: "ODG",
  "Questione pregiudiziale": "PREJ",
  "Dichiarazione d'urgenza": "EM_DECL",
  "Questione sospensiva": "SUSP",
  "Nota di variazione": "VAR_N",
  "Non passaggio agli articoli": "DONT_P",
  "Chiusura della discussione": "CLOS_DEB",
  Risoluzione: "RES",
  Dimissioni: "DIM",
  Elezioni: "ELE",
  "Proposta coordinamento": "COORD",
  Mozione: "MOZ",
  "Proposta giunta": "CPROP",
};

/** The code of a type given as code or label; unknown ones are noted and left out. */
export function toSubType(value: string | null, notes: Notes): SubVoteType | null {
  if (value === null) return null;
  const found = subVoteTypes.find((code) => code === value) ?? subTypeLabels[value.replaceAll("’", "'")];
  if (found === undefined) notes.add(`votings: unknown sub_vote_type "${value}"`);
  return found ?? null;
}

/** The outcome with its own word; a word never seen is kept as "other", and none is none. */
export function toOutcome(value: string | null, notes: Notes): Pick<Vote, "outcome" | "outcomeText"> {
  const outcome = value === null ? "other" : outcomeOf(value);
  if (outcome === "other") notes.add(`votings: ${value === null ? "no outcome" : `unknown outcome "${value}"`}`);
  return { outcome, outcomeText: value };
}

function toCode(value: string): MemberVoteCode {
  const code = memberVoteCodes.find((known) => known === value);
  if (code === undefined) throw new InvalidRaw(`votings: members_votes.vote: unknown code "${value}"`);
  return code;
}

/** Ids of the bills by the slugs of their readings other than the first: a vote names the reading that it was about. */
export type BillIds = ReadonlyMap<string, string>;

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

/**
 * Whether positions are published: while in a vote that is not secret members stand as SEC and none has chosen, they are not, though it
 * be known who presides or is away.
 */
function arePublished(ballots: readonly Ballot[], isSecret: boolean): boolean {
  const codes = new Set(ballots.map(([, code]) => code));
  return codes.size > 0 && (isSecret || !codes.has("SEC") || choiceCodes.some((code) => codes.has(code)));
}

/** A vote with its positions. */
export function toVote(raw: RawVoting, context: VoteContext): { vote: Vote; ballots: Ballot[] } {
  const { branch, date, number } = raw.sitting;
  const ballots = raw.members_votes.map((row) => toBallot(row, branch, date, context));
  for (const row of raw.groups_votes) context.groups.meet(row.group, branch, date, row.supports_majority ?? null);
  const isPublished = arePublished(ballots, raw.is_secret);
  const refs = [raw.bill, raw.govbill, raw.govdecree, raw.implementingdecree]
    .flat()
    .map((ref) => toActRef(ref, context.billIds))
    .filter((ref) => ref !== null);
  return {
    vote: {
      id: raw.slug,
      branch,
      sitting: `${branch}-${number}`,
      number: raw.number,
      date,
      time: raw.time !== null && /^\d{2}:\d{2}/.test(raw.time) ? raw.time.slice(0, 5) : null,
      title: raw.title ?? raw.original_title ?? raw.description_title ?? raw.slug,
      publicTitle: raw.public_title,
      description: raw.description_title,
      subType: toSubType(raw.sub_vote_type, context.notes),
      isKey: raw.is_key_vote,
      isFinal: raw.is_final,
      isConfidence: raw.is_confidence,
      isSecret: raw.is_secret,
      ...toOutcome(raw.outcome, context.notes),
      ayes: raw.n_ayes,
      noes: raw.n_nos,
      abstained: raw.n_abstained,
      present: raw.n_present,
      voting: raw.n_voting,
      absent: raw.n_absent,
      onMission: raw.n_mission,
      required: raw.n_majority,
      president: raw.president?.slug ?? null,
      // The same act may stand under two of the lists.
      acts: [...new Map(refs.map((ref) => [`${ref.kind}/${ref.id}`, ref])).values()],
      positionsPublished: isPublished,
      government: context.governmentOn(date),
      sources: toSources(context.origin, raw.url),
    },
    ballots: isPublished ? ballots : [],
  };
}

function toBallot(row: RawMemberVote, branch: Branch, day: string, { groups, history }: VoteContext): Ballot {
  const person = row.person?.slug ?? row.membership?.person?.slug;
  if (person === undefined) throw new InvalidRaw("votings: members_votes: a row without person");
  const isMajority = row.supports_majority ?? null;
  const group = groups.meet(row.group, branch, day, isMajority, "member");
  if (group !== null) history.observe(branch, person, group, day);
  if (isMajority !== null && groups.isLoose(group)) history.observeSide(branch, person, sideOf(isMajority), day);
  return [person, toCode(row.vote)];
}
