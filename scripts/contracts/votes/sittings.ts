import { branches, type Branch } from "#src/domain/codes.ts";
import { routes } from "#src/lib/routes.ts";
import type { SittingPage } from "#src/contracts/sitting-page.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { toBranch } from "#scripts/contracts/stats/roster.ts";
import { readVotedActs, readVoteRow, withHeading } from "#scripts/contracts/stats/vote-rows.ts";
import { sourcesOf, updatedOf } from "./votes-list.ts";

/** Sittings of a chamber with votes, in order; argument: "C" or "S". */
const sittingsWithVotes = defineDerivation("sittings-with-votes", (read, branch) =>
  read.index("sitting.branch", branch).flatMap((id) => {
    const { number } = read.require("sitting", id);
    return read.index("vote.sitting", id).length === 0 ? [] : [{ id, number }];
  }),
);

type Neighbours = Pick<SittingPage, "previous" | "next">;

/** Sittings around one, so that a new sitting changes only the page before it; argument: id of the sitting. */
const neighbours = defineDerivation<Neighbours>("sitting-neighbours", (read, id) => {
  const all = read.derived(sittingsWithVotes, read.require("sitting", id).branch);
  const at = all.findIndex((sitting) => sitting.id === id);
  return { previous: all[at - 1]?.number ?? null, next: all[at + 1]?.number ?? null };
});

function textsOf(read: Reader, rows: readonly VoteRow[]): SittingPage["texts"] {
  const texts = new Map<string, SittingPage["texts"][number]>();
  for (const { id } of rows) {
    const acts = readVotedActs(read, read.require("vote", id));
    if (acts.length === 0) continue;
    const key = acts.map((act) => `${act.kind}/${act.id}`).join();
    texts.set(key, { acts, votes: (texts.get(key)?.votes ?? 0) + 1 });
  }
  return [...texts.values()];
}

/** Chamber and number in the id of a sitting, "C-641": the same in every source. */
function parseId(id: string): { readonly branch: Branch; readonly number: number } {
  return { branch: toBranch(id.slice(0, 1)), number: Number(id.slice(2)) };
}

export const sittingPages = definePage({
  name: "sittings",
  keys: (read) => branches.flatMap((branch) => read.derived(sittingsWithVotes, branch).map(({ id }) => id)),
  path: (id) => {
    const { branch, number } = parseId(id);
    return routes.sitting(branch, number);
  },
  search: null,
  build: (read, id) => {
    const rows = read.index("vote.sitting", id).flatMap((vote) => {
      const row = readVoteRow(read, vote);
      return row === undefined ? [] : [withHeading(read, row)];
    });
    return {
      ...parseId(id),
      days: [...new Set(rows.map(({ date }) => date))].sort(),
      ...read.derived(neighbours, id),
      texts: textsOf(read, rows),
      votes: rows,
      updated: updatedOf(read, rows.toReversed()),
      sources: sourcesOf(read, rows.toReversed()),
    };
  },
});
