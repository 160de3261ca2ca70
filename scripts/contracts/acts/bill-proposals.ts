/** Amendments to a bill in the Senate: their proposers and, of those in the assembly where a vote is joined, its outcome. */
import { compareText } from "#src/lib/format.ts";
import { baseNumber, withoutFormula } from "#src/domain/proposals.ts";
import type { Branch } from "#src/domain/codes.ts";
import { latestDay } from "#src/domain/days.ts";
import type { Person } from "#src/domain/records.ts";
import type { ActPerson } from "#src/contracts/act-parts.ts";
import type {
  BillProposals,
  GroupProposals,
  ListedProposal,
  PersonProposals,
  ProposalOutcome,
  ProposalRow,
  ProposalTally,
} from "#src/contracts/voted-proposals.ts";
import { amendmentColumns, votedText } from "#src/i18n/amendments.ts";
import { toCsvTable } from "#src/lib/columns.ts";
import { files } from "#src/lib/routes.ts";
import { pick } from "#scripts/lib/pick.ts";
import { defineTableFiles } from "#scripts/contracts/formats.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { readPersonRef } from "#scripts/contracts/people/person-parts.ts";
import { isDemo } from "#scripts/contracts/stats/coverage.ts";
import { amendmentsReading } from "#scripts/contracts/stats/readings.ts";
import { firstWords, readingsInSenate } from "#scripts/contracts/votes/voted-proposals.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import { joinedVotes, toDefeats, toOutcome, type Joined } from "./proposal-votes.ts";
import { toProposer } from "./tags.ts";

/** Rows on the page of a bill; its file has all of them. */
const mostRows = 150;

interface Rows {
  readonly rows: readonly ListedProposal[];
  /** Person ids of the proposers of each row, the first one first. */
  readonly people: readonly (readonly string[])[];
  /** Day of the last change of a document; null = there is none. */
  readonly changed: string | null;
}

/** The rows of a bill in the assembly, by number; argument: its id. */
export const billRows = defineDerivation<Rows>("bill-proposals", (read, id) => {
  const joined = read.derived(joinedVotes, id);
  const records = readProposalsOf(read, id).filter(({ place }) => place !== "committee");
  const rows = withProposers(
    read,
    records.map((record) => toRow(read, record, joined.get(record.id) ?? [])),
  );
  const people = records.map(({ proposers }) => proposers.flatMap(({ person }) => person ?? []));
  return { rows, people, changed: latestDay(records.map(({ changedAt }) => changedAt.slice(0, 10))) };
});

/** The rows of a bill in committee, by number, which no vote is about; argument: its id. */
const committeeRows = defineDerivation<readonly ListedProposal[]>("bill-committee-proposals", (read, id) =>
  withProposers(
    read,
    readProposalsOf(read, id)
      .filter(({ place }) => place === "committee")
      .map((record) => toRow(read, record, [])),
  ),
);

/** Where several rows have a number, the family name of the first proposer tells them apart. */
function withProposers(read: Reader, rows: readonly ListedProposal[]): readonly ListedProposal[] {
  const numbers = Map.groupBy(rows, ({ number }) => number);
  return rows.map(({ first, ...row }) => {
    const isAlone = first === null || numbers.get(row.number)?.length === 1;
    return { ...row, first, ...(!isAlone && { by: votedText.short(familyName(read, first)) }) };
  });
}

const familyName = (read: Reader, { id, name }: ActPerson): string =>
  id === null ? name : readPersonRef(read, id).familyName;

/** All rows of a bill: those of the assembly, then those of committees. */
export const allRows = (read: Reader, id: string): readonly ListedProposal[] => [
  ...read.derived(billRows, id).rows,
  ...read.derived(committeeRows, id),
];

const readProposalsOf = (read: Reader, id: string): readonly StoredRecord<"amendment">[] =>
  read
    .derived(readingsInSenate, id)
    .flatMap((reading) => read.index("amendment.reading", reading))
    .map((key) => read.require("amendment", key))
    .filter(({ vanishedSince }) => vanishedSince === undefined);

function toRow(read: Reader, record: StoredRecord<"amendment">, votes: readonly Joined[]): ListedProposal {
  const people = record.proposers.map((proposer) => toProposer(read, proposer, record.date));
  return {
    ...pick(record, "id", "reading", "number", "kind", "date"),
    ...(record.place === "committee" && { place: record.place }),
    article: articleOf(record.number),
    first: people[0] ?? null,
    others: Math.max(0, people.length - 1),
    ...toOutcome(votes),
    opening: firstWords({ text: record.text === null ? null : withoutFormula(record.text) }),
  };
}

/** "1.206" and "1.0.1" are about article 1; null = none is named ("G1.100"). */
export function articleOf(number: string): string | null {
  return /^(\d+)\./.exec(baseNumber(number))?.[1] ?? null;
}

/** What the page of a bill says of its amendments; null = none has been read. */
export function readBillProposals(
  read: Reader,
  id: string,
): { readonly proposals: BillProposals; readonly changed: string | null } | null {
  const { rows, changed } = read.derived(billRows, id);
  if (rows.length === 0 && read.derived(committeeRows, id).length === 0) return null;
  const listed = rows.length <= mostRows ? rows : rows.filter(({ result }) => result !== null).slice(0, mostRows);
  return {
    proposals: {
      ...countProposals(read, id),
      articles: [...Map.groupBy(listed.map(withoutText), ({ article }) => article)].map(([article, own]) => ({
        article,
        rows: own,
      })),
    },
    changed,
  };
}

export function countProposals(read: Reader, id: string): Omit<BillProposals, "articles"> {
  const { rows } = read.derived(billRows, id);
  const of = (outcome: ProposalOutcome): number => rows.filter(({ result }) => result === outcome).length;
  return {
    ...{ total: rows.length, voted: rows.filter(({ result }) => result !== null).length },
    ...{ approved: of("approved"), rejected: of("rejected"), committee: read.derived(committeeRows, id).length },
    shared: rows.filter(({ among }) => among !== undefined).length,
    defeats: toDefeats(rows),
    groups: countGroups(rows),
  };
}

const withoutText = (row: ListedProposal): ProposalRow => ({
  ...pick(row, "id", "reading", "number", "kind", "date", "article", "first", "others", "result", "vote"),
  ...(row.among !== undefined && { among: row.among }),
  ...(row.facts !== undefined && { facts: row.facts }),
});

/** By group of the first proposer, most proposals first; the Government, committees and unknown people last. */
function countGroups(rows: readonly ProposalRow[]): BillProposals["groups"] {
  const groups = Map.groupBy(rows, ({ first }) => first?.group?.id ?? "");
  return [...groups.values()]
    .map((own) => ({
      group: own[0]?.first?.group ?? null,
      proposed: own.length,
      voted: own.filter(({ result }) => result !== null).length,
      approved: own.filter(({ result }) => result === "approved").length,
    }))
    .sort(
      (a, b) =>
        Number(a.group === null) - Number(b.group === null) ||
        b.proposed - a.proposed ||
        compareText(a.group?.acronym ?? "", b.group?.acronym ?? ""),
    );
}

/** `/dati/atti/emendamenti/S_615.csv` */
export const proposalTables = defineTableFiles({
  name: "data-amendments",
  keys: billsWithProposals,
  path: files.amendmentsCsv,
  build: (read, id) => toCsvTable(amendmentColumns, allRows(read, id)),
});

/** Ids of the bills with documents. */
export function billsWithProposals(read: Reader): string[] {
  return read
    .index("act.kind", "bill")
    .map((key) => key.slice("bill/".length))
    .filter((id) => read.derived(hasProposals, id));
}

/** Argument: id of a bill. */
const hasProposals = defineDerivation<boolean>("has-proposals", (read, id) =>
  read.derived(readingsInSenate, id).some((reading) => read.index("amendment.reading", reading).length > 0),
);

/** Proposals of a person in the assembly of the Senate. */
interface Tally extends ProposalTally {
  /** Day of the last change among their documents. */
  readonly changed: string | null;
}

/** Proposals by person, of all bills; argument: "". */
const tallies = defineDerivation<ReadonlyMap<string, Tally>>("proposals-by-person", (read) => {
  const found = new Map<string, Tally>();
  for (const id of billsWithProposals(read)) {
    const { rows, people, changed } = read.derived(billRows, id);
    for (const [at, { result, first }] of rows.entries())
      for (const person of new Set(people[at])) {
        const { signed = 0, first: own = 0, voted = 0, approved = 0, changed: before = null } = found.get(person) ?? {};
        found.set(person, {
          signed: signed + 1,
          first: own + Number(first?.id === person),
          voted: voted + Number(result !== null),
          approved: approved + Number(result === "approved"),
          changed: latestDay([before, changed]),
        });
      }
  }
  return found;
});

/** Argument: person id; null = none has been read. */
const tallyOf = defineDerivation<Tally | null>(
  "proposals-of-person",
  (read, id) => read.derived(tallies, "").get(id) ?? null,
);

/** What the page of a member says of the person's amendments; null = no document has been read. */
export function readPersonProposals(
  read: Reader,
  { id, aliases, memberships }: Pick<Person, "id" | "aliases" | "memberships">,
): { readonly proposals: PersonProposals; readonly changed: string | null } | null {
  const chambers = new Set(memberships.map(({ branch }) => branch));
  if (chambers.size === 0 || read.derived(amendmentsReading, "") === "unread") return null;
  const tally = chambers.has("S") ? read.derived(tallyOf, id) : null;
  // Proposers are found by their number: of a senator without one nothing is known.
  const isFindable = read.derived(isDemo, "") || aliases.some((alias) => alias.startsWith("senatore-"));
  const isSenator = chambers.has("S") && (tally !== null || isFindable);
  if (!isSenator && !chambers.has("C")) return null;
  const { signed = 0, first = 0, voted = 0, approved = 0, changed = null } = tally ?? {};
  return {
    proposals: {
      senate: isSenator ? { signed, first, voted, approved } : null,
      isDeputy: chambers.has("C"),
      reading: read.derived(amendmentsReading, ""),
    },
    changed,
  };
}

/** Proposals by group of the first proposer, of all bills; argument: "". */
const groupTallies = defineDerivation<ReadonlyMap<string, GroupTally>>("proposals-by-group", (read) => {
  const found = new Map<string, GroupTally>();
  for (const id of billsWithProposals(read)) {
    const { rows, changed } = read.derived(billRows, id);
    for (const { group, ...more } of countGroups(rows)) {
      if (group === null) continue;
      const { proposed, voted, approved, changed: before } = found.get(group.id) ?? noProposals;
      found.set(group.id, {
        proposed: proposed + more.proposed,
        voted: voted + more.voted,
        approved: approved + more.approved,
        changed: latestDay([before, changed]),
      });
    }
  }
  return found;
});

interface GroupTally {
  readonly proposed: number;
  readonly voted: number;
  readonly approved: number;
  /** As in {@link Tally}. */
  readonly changed: string | null;
}
const noProposals: GroupTally = { proposed: 0, voted: 0, approved: 0, changed: null };

/** Argument: group id; null = no document has been read, or the proposers of none are known. */
const tallyOfGroup = defineDerivation<GroupTally | null>("proposals-of-group", (read, id) => {
  const all = read.derived(groupTallies, "");
  return all.size === 0 ? null : (all.get(id) ?? noProposals);
});

/** What the page of a group says of its amendments; null = nothing. */
export function readGroupProposals(
  read: Reader,
  { id, branch }: { readonly id: string; readonly branch: Branch },
): { readonly proposals: GroupProposals; readonly changed: string | null } | null {
  const tally = read.derived(tallyOfGroup, id);
  if (tally === null) return null;
  const { changed, ...counts } = tally;
  const reading = read.derived(amendmentsReading, "");
  if (branch === "C") return { proposals: { senate: null, reading }, changed: null };
  return { proposals: { senate: counts, reading }, changed };
}
