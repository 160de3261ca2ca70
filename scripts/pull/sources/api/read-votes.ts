import type { Branch } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import type { Sitting } from "#src/domain/records.ts";
import type { MemberHistory } from "./member-history.ts";
import type { GroupRegister } from "./group-register.ts";
import { InvalidRaw, parseRaw } from "./parse.ts";
import { paths, votesQuery } from "./paths.ts";
import { rawVoting, rawVotingRow } from "./raw.ts";
import { type Detail, readDetails } from "./details.ts";
import { readRows, type Run, signatureOf } from "./run.ts";
import { toVote, type BillIds } from "./to-vote.ts";
import { identifyVote } from "./vote-identity.ts";

/** What the votes teach about the rest. */
export interface VotesRead {
  readonly persons: ReadonlySet<string>;
  readonly lastDay: Readonly<Record<Branch, string | null>>;
}

/** Votes and their sittings, newest first: if the budget ends, the newest are there. */
export async function readVotes(
  run: Run,
  groups: GroupRegister,
  history: MemberHistory,
  governmentOn: (day: string) => string | null,
  billIds: BillIds,
): Promise<VotesRead> {
  const sittings = new Map<string, Sitting>();
  const persons = new Set<string>();
  const lastDay: Record<Branch, string | null> = { C: null, S: null };
  const toDetail = (row: unknown): Detail & { readonly day: string } => {
    const vote = identifyVote(parseRaw("votings", rawVotingRow, row, run.notes));
    const { branch, sitting: number, date } = vote;
    const id = `${branch}-${number}`;
    // A vote of a day to come is quarantined below, and with it its sitting.
    if (date <= run.origin.day) {
      sittings.set(id, { id, branch, number, date, url: null });
      if (date > (lastDay[branch] ?? "")) lastDay[branch] = date;
    }
    return { key: vote.id, path: paths.voting(vote.slug), signature: signatureOf(row), day: date };
  };
  const { rows, isWhole } = await readRows(run, paths.votings, { kind: "vote", query: votesQuery }, toDetail);
  for (const sitting of sittings.values()) run.sink.put("sitting", sitting);
  const context = { groups, history, governmentOn, billIds, notes: run.notes, origin: run.origin };
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
        const { vote, ballots } = toVote(raw, context);
        for (const [person] of ballots) persons.add(person);
        return run.sink.putVote(vote, ballots);
      },
    },
    rows.toSorted((a, b) => compareCodes(b.day, a.day)),
  );
  if (isWhole) for (const kind of ["sitting", "vote"] as const) run.sink.complete(kind);
  return { persons, lastDay };
}
