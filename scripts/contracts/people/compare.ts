import { branches, type Branch, memberVoteCodes } from "#src/domain/codes.ts";
import { isPresident } from "#src/domain/office-roles.ts";
import { compareText } from "#src/lib/format.ts";
import { routes, files } from "#src/lib/routes.ts";
import { isOn } from "#src/domain/periods.ts";
import { branchRevision } from "#scripts/contracts/votes/votes-list.ts";
import { defineFile, definePage, type Reader, defineDerivation } from "#scripts/contracts/engine/reader.ts";
import { officeDay, votesDay } from "#scripts/contracts/stats/coverage.ts";
import { branchTotals } from "#scripts/contracts/bodies/groups.ts";
import { toGroupLink } from "#scripts/contracts/bodies/parts.ts";
import { groupCard } from "#scripts/contracts/stats/person-card.ts";
import { readShownVote, representatives } from "./elected.ts";
import { memberRows } from "./members.ts";
import { readProvenance } from "./person-parts.ts";
import { letterOf, lineLetter } from "#src/domain/ballot-text.ts";
import { compareNewest } from "#src/lib/lists/votes.ts";
import type { ComparePage } from "#src/contracts/compare-page.ts";
import type { KeyVotes, Positions } from "#src/contracts/positions.ts";
import { searchWords } from "#src/i18n/search.ts";
import { compare, myMembers } from "#src/i18n/compare.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { toBranch, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { lineOf, monthVotes, notInOffice } from "#scripts/contracts/stats/month-votes.ts";
import { voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";

/** `/confronta` and `/i-miei-parlamentari`: example comparisons, date and sources. */
export const comparePages = definePage({
  name: "compare",
  keys: () => ["index", "mine"],
  path: (key) => (key === "mine" ? routes.myMembers() : routes.compare()),
  search: {
    entry: (_, key) => (key === "mine" ? pageEntry(myMembers.title, searchWords.myMembers) : pageEntry(compare.title)),
  },
  build: (read, key) => ({
    ...readProvenance(
      read,
      branches.flatMap((branch) => read.derived(memberRows, branch).map(({ id }) => id)),
      read.derived(votesDay, ""),
    ),
    examples: key === "mine" ? [] : branches.flatMap((branch) => toExample(read, branch) ?? []),
    sample: key === "mine" ? toSample(read) : null,
    groups: key === "mine" ? [] : branches.flatMap((branch) => toPairs(read, branch) ?? []),
  }),
});

/** The current groups of a chamber that had a line in the same vote as another; null if there are none. */
function toPairs(read: Reader, branch: Branch): ComparePage["groups"][number] | null {
  const current = read.index("group.branch", branch).filter((id) => read.derived(groupCard, id)?.active === true);
  const agreement = read
    .derived(branchTotals, branch)
    .pairs.filter(({ a, b, both }) => both > 0 && current.includes(a) && current.includes(b));
  const groups = current
    .filter((id) => agreement.some(({ a, b }) => a === id || b === id))
    .flatMap((id) => toGroupLink(read, id) ?? [])
    .sort((a, b) => compareText(a.acronym, b.acronym));
  return agreement.length === 0 ? null : { branch, groups, agreement };
}

/** Presidents of the two largest groups of a chamber; null if votes or names are missing. */
function toExample(read: Reader, branch: Branch): ComparePage["examples"][number] | null {
  const day = read.derived(officeDay, branch);
  const rows = read.derived(memberRows, branch).filter(({ active, figures }) => active && figures !== null);
  const sizeOf = (group: string): number => rows.filter((row) => row.group?.id === group).length;
  const largest = [...new Set(rows.flatMap(({ group }) => group?.id ?? []))]
    .sort((a, b) => sizeOf(b) - sizeOf(a) || (a < b ? -1 : 1))
    .slice(0, 2);
  const members = largest.flatMap((group) => {
    const heads = (read.record("group", group)?.roles ?? []).filter(
      (period) => isPresident(period.role) && day !== null && isOn(period, day),
    );
    const head = rows.find(({ id }) => heads.some(({ person }) => person === id));
    return head === undefined ? [] : [{ id: head.id, name: `${head.givenName} ${head.familyName}` }];
  });
  return members.length === 2 ? { branch, members } : null;
}

/** The first of the examples with a position in the vote that is shown with each member. */
function toSample(read: Reader): ComparePage["sample"] {
  const samples = branches.flatMap((branch) => {
    const vote = readShownVote(read, branch);
    const id = toExample(read, branch)?.members[0]?.id;
    const member = read.derived(representatives, branch).find((one) => one.member.id === id)?.member;
    return vote === null || member === undefined || member.vote === null ? [] : [{ member, vote }];
  });
  return samples[0] ?? null;
}

/** Letter of each code in the matrix. The index past the end stands for "not in office". */
const letters = [...memberVoteCodes.map(letterOf)];
const absent = ".";

/** Ids of the votes of a month, in the order of the votes' index from its end: oldest first; argument: "C:2026-11". */
const monthOrder = defineDerivation<readonly string[]>("month-vote-order", (read, argument) =>
  [...read.derived(voteRows, argument).values()]
    .toSorted(compareNewest)
    .toReversed()
    .map(({ id }) => id),
);

/** Positions, and lines of the own group, of a month by member: see {@link Positions}; argument: "C:2026-11". */
const monthLetters = defineDerivation<ReadonlyMap<string, readonly [positions: string, lines: string]>>(
  "month-letters",
  (read, argument) => {
    const { members, votes, codes, groupOf } = read.derived(monthVotes, argument);
    const rowOf = new Map(votes.map(({ id }, row) => [id, row]));
    const order = read.derived(monthOrder, argument).map((id) => rowOf.get(id));
    return new Map(
      members.map((id, column) => {
        let [positions, lines] = ["", ""];
        for (const row of order) {
          const vote = row === undefined ? undefined : votes[row];
          const cell = (row ?? 0) * members.length + column;
          const letter = vote === undefined ? absent : (letters[codes[cell] ?? letters.length] ?? absent);
          positions += vote?.isSecret === true ? letter.toLowerCase() : letter;
          // The President of the assembly is in no group's line.
          const hasLine = vote !== undefined && letter !== absent && column !== vote.president;
          lines += lineLetter(hasLine ? lineOf(vote, groupOf[cell] ?? notInOffice) : null);
        }
        return [id, [positions, lines]];
      }),
    );
  },
);

type Months = Positions["chambers"][number]["months"][number][];

/** Positions of the whole legislature by member; argument: "C" or "S". */
const branchLetters = defineDerivation<ReadonlyMap<string, Months>>("branch-letters", (read, branch) => {
  const lines = new Map<string, Months>();
  for (const argument of voteMonths(read, toBranch(branch))) {
    for (const [id, letters] of read.derived(monthLetters, argument)) {
      const memberMonths = lines.get(id) ?? [];
      memberMonths.push([argument.slice(2), ...letters]);
      lines.set(id, memberMonths);
    }
  }
  return lines;
});

/** `/dati/posizioni/{id}.json`: positions of a member by chamber; empty if the source has no votes. */
export const positionFiles = defineFile<Positions>({
  name: "data-positions",
  keys: (read) => read.keys("person").filter((id) => read.require("person", id).memberships.length > 0),
  path: files.positions,
  build: (read, id) => {
    const branches = read.require("person", id).memberships.map(({ branch }) => branch);
    const last = branches.at(-1) ?? "C";
    const member = read.derived(memberRows, last).find((row) => row.id === id);
    if (member === undefined) throw new DataError(`positions of ${id}: not a member of chamber ${last}`);
    const chambers = [...new Set(branches)].map((branch) => ({
      branch,
      revision: read.derived(branchRevision, branch),
      months: read.derived(branchLetters, branch).get(id) ?? [],
    }));
    return { member, chambers };
  },
  serialize: (positions) => JSON.stringify(positions),
});

/** Key and confidence votes of a month, for comparisons; argument: "C:2026-11". */
const monthKeyVotes = defineDerivation<KeyVotes["votes"]>("month-key-votes", (read, argument) => {
  const rows = read.derived(voteRows, argument);
  const order = read.derived(monthOrder, argument);
  return read.derived(monthVotes, argument).votes.flatMap(({ id, date, isKey, isConfidence }) => {
    if (!isKey && !isConfidence) return [];
    const [row, place] = [rows.get(id), order.indexOf(id)];
    const kinds = `${isKey ? "k" : ""}${isConfidence ? "f" : ""}`;
    return [[argument.slice(2), place, id, date, row?.title ?? id, kinds, row?.subject ?? null]];
  });
});

/** `/dati/posizioni/chiave-C.json`: votes that comparisons list by name. */
export const keyVoteFiles = defineFile<KeyVotes>({
  name: "data-key-votes",
  keys: () => branches,
  path: (key) => files.positions(`chiave-${key}`),
  build: (read, key) => {
    const branch = toBranch(key);
    const votes = voteMonths(read, branch).flatMap((argument) => read.derived(monthKeyVotes, argument));
    return { branch, revision: read.derived(branchRevision, branch), votes };
  },
  serialize: ({ revision, votes }) => JSON.stringify({ revision, votes }),
});
