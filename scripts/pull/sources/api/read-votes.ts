import type { Branch } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import type { Sitting } from "#src/domain/records.ts";
import { VoteComparison } from "./compare-votes.ts";
import { InvalidRaw, parseRaw } from "./parse.ts";
import { paths, votesQuery } from "./paths.ts";
import { rawVoting, rawVotingRow } from "./raw.ts";
import { type Detail, readDetails } from "./details.ts";
import { readRows, type Run, signatureOf } from "./run.ts";
import { toVote, type VoteContext } from "./to-vote.ts";
import { identifyVote } from "./vote-identity.ts";

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
  const toDetail = (row: unknown): Detail & { readonly day: string } => {
    const vote = identifyVote(parseRaw("votings", rawVotingRow, row, run.notes));
    const { branch, sitting: number, date } = vote;
    const id = `${branch}-${number}`;
    // A vote dated in the future is quarantined below, and its sitting with it.
    if (date <= run.origin.day) {
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
        if (raw.sitting.date > run.origin.day)
          throw new InvalidRaw(`votings: sitting.date: a day in the future; got "${raw.sitting.date}"`);
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
        return run.writer.putVote(vote, ballots);
      },
    },
    rows.toSorted((a, b) => compareCodes(b.day, a.day)),
  );
  for (const line of comparison.lines) run.notes.add(line);
  if (isWhole) for (const kind of ["sitting", "vote"] as const) run.writer.complete(kind);
  return { persons, lastDay };
}
