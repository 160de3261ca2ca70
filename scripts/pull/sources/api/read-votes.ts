import { type Branch, branches } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import type { Sitting } from "#src/domain/records.ts";
import { VoteComparison } from "./compare-votes.ts";
import { InvalidRaw, parseRaw } from "./parse.ts";
import { paths, votesQuery } from "./paths.ts";
import { type RawGroupChange, rawGroupChanges, rawVoting, rawVotingRow } from "./raw.ts";
import { type Detail, readDetails } from "./details.ts";
import { type Run, readPart, readRows, signatureOf } from "./run.ts";
import { type VoteContext, identifyVote, toVote } from "./to-vote.ts";
import { addDays } from "#src/domain/days.ts";
import { legislatureStart } from "#src/domain/legislature.ts";
import type { GroupTimeline } from "./group-timeline.ts";
import type { MemberTimeline } from "./timeline.ts";

/** Results of reading the votes: persons with a position, and last day with a vote per chamber. */
export interface VotesRead {
  readonly persons: ReadonlySet<string>;
  readonly lastDay: Readonly<Record<Branch, string | null>>;
}

export interface VotesContext extends Omit<VoteContext, "notes" | "origin"> {
  /** The President of an assembly on a day; null = unknown. */
  readonly presidentOn: (branch: Branch, day: string) => string | null;
}

/** Reads votes and sittings, newest first, so that the newest are read when the budget ends. */
export async function readVotes(
  run: Run,
  { groups, history, governmentOn, billIds, presidentOn }: VotesContext,
): Promise<VotesRead> {
  const sittings = new Map<string, Sitting>();
  const persons = new Set<string>();
  const lastDay: Record<Branch, string | null> = { C: null, S: null };
  const isPossible = (date: string): boolean => date >= legislatureStart && date <= run.origin.day;
  const toDetail = (row: unknown): Detail & { readonly day: string } => {
    const vote = identifyVote(parseRaw("votings", rawVotingRow, row, run.notes));
    const { branch, sitting: number, date } = vote;
    const id = `${branch}-${number}`;
    // A vote on an impossible day is quarantined below, and its sitting with it.
    if (isPossible(date)) {
      sittings.set(id, { id, branch, number, date, url: null });
      if (date > (lastDay[branch] ?? "")) lastDay[branch] = date;
    }
    return { key: vote.id, path: paths.voting(vote.slug), signature: signatureOf(row), day: date };
  };
  const { rows, isWhole } = await readRows(run, paths.votings, { kind: "vote", query: votesQuery }, toDetail);
  for (const sitting of sittings.values()) run.writer.put("sitting", sitting);
  const context = { groups, history, governmentOn, billIds, notes: run.notes, origin: run.origin };
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
            `votings: sitting.date: a day ${date < legislatureStart ? "before the legislature" : "in the future"}; got "${date}"`,
          );
        const { vote, ballots, positions } = toVote(raw, context);
        comparison.add({
          raw,
          vote,
          positions,
          president: presidentOn(vote.branch, vote.date),
          groupId: ({ group }) => groups.find(group, vote.branch),
          isMixed: (id) => groups.hasOwnMemberSides(id),
        });
        for (const [person] of ballots) persons.add(person);
        const given = positions.flatMap(({ person, group }) => (group === null ? [] : [[person, group] as const]));
        return run.writer.putVote(vote, ballots, new Map(given));
      },
    },
    rows.toSorted((a, b) => compareCodes(b.day, a.day)),
  );
  for (const line of comparison.lines) run.notes.add(line);
  if (isWhole) for (const kind of ["sitting", "vote"] as const) run.writer.complete(kind);
  return { persons, lastDay };
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
