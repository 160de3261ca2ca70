import { type Branch, branches } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { type Sitting, sittingSchema } from "#src/domain/records.ts";
import { valuesAt } from "./by-path.ts";
import { VoteComparison } from "./compare-votes.ts";
import { dig, excerpt, InvalidRaw, parseRaw } from "./parse.ts";
import { paths, votesQuery } from "./paths.ts";
import { type RawGroupChange, type RawVoting, rawGroupChanges, rawVoting, rawVotingRow } from "./raw.ts";
import { type Detail, readDetails } from "./details.ts";
import { type Run, readPart, readRows, signatureOf } from "./run.ts";
import { type VoteContext, identifyVote, toVote } from "./to-vote.ts";
import { type ListedVote, inferActs } from "./infer-acts.ts";
import type { BillNames, VoteActs } from "#scripts/pull/vote-acts.ts";
import { subTypeOf } from "#src/lib/api-words.ts";
import type { z } from "zod";
import { addDays } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { GroupTimeline } from "./group-timeline.ts";
import type { MemberTimeline } from "./timeline.ts";
import { Voters } from "./voters.ts";

/** Results of reading the votes: who has a position, and last day with a vote per chamber. */
export interface VotesRead {
  readonly voters: Voters;
  readonly lastDay: Readonly<Record<Branch, string | null>>;
}

export interface VotesContext extends Omit<VoteContext, "notes" | "origin" | "inferredActs"> {
  /** The President of an assembly on a day; null = unknown. */
  readonly presidentOn: (branch: Branch, day: string) => string | null;
  readonly bills: BillNames;
}

/** Reads votes and sittings, newest first, so that the newest are read when the budget ends. */
export async function readVotes(
  run: Run,
  { groups, history, governmentOn, billIds, bills, presidentOn }: VotesContext,
): Promise<VotesRead> {
  const sittings = new Map<string, Sitting>();
  const voters = new Voters();
  const lastDay: Record<Branch, string | null> = { C: null, S: null };
  const isPossible = (date: string): boolean => date >= legislature.start && date <= run.origin.day;
  const toDetail = (row: unknown): Detail & { readonly day: string; readonly listed: ListedVote } => {
    const raw = parseRaw("votings", rawVotingRow, row, run.notes);
    const vote = identifyVote(raw);
    const { branch, sitting: number, date } = vote;
    const id = `${branch}-${number}`;
    // A vote on an impossible day is quarantined below, and its sitting with it.
    if (isPossible(date)) {
      sittings.set(id, { ...valuesAt(sittingSchema, raw), id, branch, number, date, url: null });
      if (date > (lastDay[branch] ?? "")) lastDay[branch] = date;
    }
    const listed = { id: vote.id, branch, sitting: id, ...wordsOf(raw) };
    return { key: vote.id, path: paths.voting(vote.slug), signature: signatureOf(row), day: date, listed };
  };
  const { rows, isWhole } = await readRows(run, paths.votings, { kind: "vote", query: votesQuery }, toDetail);
  for (const sitting of sittings.values()) run.writer.put("sitting", sitting);
  const inferred = inferActs(
    rows.map(({ listed }) => listed),
    bills,
    (id) => run.previous?.record("vote", id),
  );
  const inferredActs = (vote: string): VoteActs | undefined => inferred.get(vote);
  const context = { groups, history, governmentOn, billIds, inferredActs, notes: run.notes, origin: run.origin };
  const comparison = new VoteComparison();
  await readDetails(
    run,
    {
      name: "votings",
      kind: "vote",
      recordKey: (key) => key,
      take: (body, detail) => {
        const raw = parseRaw("votings", rawVoting, body, run.notes);
        const { id } = identifyVote(raw);
        if (id !== detail.key) throw new InvalidRaw(`votings: asked for ${detail.key}, got ${id}`);
        const { date } = raw.sitting;
        if (!isPossible(date))
          throw new InvalidRaw(
            `votings: sitting.date: a day ${date < legislature.start ? "before the legislature" : "in the future"}; got "${date}"`,
          );
        const { vote, ballots, positions } = toVote(raw, context);
        if (positions.length === 0 && hasTotals(raw)) throw lostPositions(body);
        comparison.add({
          raw,
          vote,
          positions,
          president: presidentOn(vote.branch, vote.date),
          groupId: ({ group }) => groups.find(group, vote.branch),
          isMixed: (id) => groups.hasOwnMemberSides(id),
        });
        const given = positions.flatMap(({ person, group }) => (group === null ? [] : [[person, group] as const]));
        const isTaken = run.writer.putVote(vote, ballots, new Map(given));
        // Nobody is known by a vote that is set aside.
        if (isTaken) voters.note(vote, ballots.length === 0 ? { members_votes: [] } : raw);
        return isTaken;
      },
    },
    rows.toSorted((a, b) => compareCodes(b.day, a.day)).map((row) => withActs(row, inferred.get(row.key))),
  );
  for (const line of comparison.lines) run.notes.add(line);
  if (isWhole) for (const kind of ["sitting", "vote"] as const) run.writer.complete(kind);
  return { voters, lastDay };
}

/** Someone voted: then there are positions, published or not, and an answer without any has lost them. */
const hasTotals = (raw: RawVoting): boolean =>
  [raw.n_ayes, raw.n_nos, raw.n_abstained].some((total) => (total ?? 0) > 0);

const lostPositions = (body: unknown): InvalidRaw =>
  new InvalidRaw(
    `votings: members_votes: expected the positions behind the totals; got ${excerpt(dig(body, ["members_votes"]))}`,
  );

/** Texts of a row that may name the act, and whether the vote always belongs to one. */
function wordsOf(row: z.infer<typeof rawVotingRow>): Pick<ListedVote, "text" | "needsAct"> {
  const texts = [row.title, row.original_title, row.description_title].filter((one) => one !== null);
  const subType = row.sub_vote_type === null ? null : subTypeOf(row.sub_vote_type);
  return { text: texts.join(" "), needsAct: subType === "AMEND" || subType === "ART" };
}

/** A vote whose acts are inferred from other votes or from bills is read again when the inference changes. */
function withActs(detail: Detail, acts: VoteActs | undefined): Detail {
  return acts === undefined ? detail : { ...detail, signature: signatureOf(detail.signature, acts) };
}

/** Start and end of mandates, by person id. */
export interface MandateChanges {
  /** Mandates that ended with a published reason. */
  readonly ended: ReadonlyMap<
    string,
    { readonly day: string; readonly reason: string; readonly replacedBy: string | null }
  >;
  /** Predecessor in the seat, by person id. */
  readonly replaced: ReadonlyMap<string, string>;
}

export const noMandateChanges: MandateChanges = { ended: new Map(), replaced: new Map() };

/**
 * Adds the dated changes of group and mandate of both chambers to the history of the members. An observation from a vote on the same day is more
 * precise and stays.
 */
export async function readGroupChanges(
  run: Run,
  groups: GroupTimeline,
  history: MemberTimeline,
): Promise<MandateChanges> {
  const ended = new Map<string, { day: string; reason: string; replacedBy: string | null }>();
  const replaced = new Map<string, string>();
  for (const branch of branches) {
    const found = await readPart(run, paths.groupChanges[branch], (body) =>
      parseRaw("groups/aggregate", rawGroupChanges, body, run.notes),
    );
    const sides = found?.parsed?.groups?.majority_minority;
    for (const change of [sides?.majority, sides?.minority].flatMap((side) => side?.lost_gained_list ?? [])) {
      const { slug: person, date, out, in: into, end_reason: reason, replaced_by, replaced_member } = change;
      const observe = (raw: RawGroupChange["in"], day: string): void => {
        const group = groups.find(raw, branch);
        if (group !== null && !history.hasGroup(branch, person, day)) history.recordGroup(branch, person, group, day);
      };
      observe(out, addDays(date, -1));
      observe(into, date);
      if (reason !== null) ended.set(person, { day: date, reason, replacedBy: replaced_by });
      if (replaced_member !== null) replaced.set(person, replaced_member);
    }
  }
  return { ended, replaced };
}
