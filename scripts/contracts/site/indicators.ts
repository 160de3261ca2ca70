import { totalOf } from "#src/domain/code-counts.ts";
import { isChoice } from "#src/domain/group-line.ts";
import { routes } from "#src/lib/routes.ts";
import type { GroupRow } from "#src/contracts/group-pages.ts";
import type { IndicatorsPage } from "#src/contracts/prose-pages.ts";
import { compareText } from "#src/lib/format.ts";
import { kindFacts } from "#scripts/contracts/acts/rows.ts";
import { countingDay } from "#scripts/contracts/acts/tags.ts";
import { presidencyPages } from "#scripts/contracts/bodies/bodies.ts";
import { groupListPages } from "#scripts/contracts/bodies/groups.ts";
import { isCurrent, nameOf } from "#scripts/contracts/bodies/parts.ts";
import { strength } from "#scripts/contracts/stats/strength.ts";
import { strengthRows } from "#scripts/contracts/people/strength-index.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { lastChange, officeDay, votesDay } from "#scripts/contracts/stats/coverage.ts";
import { memberFigures } from "#scripts/contracts/stats/member-figures.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { composition } from "#scripts/contracts/stats/composition.ts";
import { readVoteRow } from "#scripts/contracts/stats/vote-rows.ts";
import { implementing, openDecrees } from "./home.ts";
import { toPoints } from "#src/domain/cohesion.ts";
import { indicatorsPage } from "#src/i18n/indicators.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";

/**
 * First final vote of the legislature with verified, open positions. It stays the example for good, so the page rarely
 * changes.
 */
const exampleVote = defineDerivation<string | null>("indicators-vote", (read) => {
  for (const id of read.index("vote.kind", "final")) {
    const row = readVoteRow(read, id);
    if (row?.status === "verified" && !row.isSecret) return id;
  }
  return null;
});

function toExample(read: Reader, id: string): IndicatorsPage["example"] {
  const vote = votePages.build(read, id);
  const { groups, members, president } = read.derived(composition, vote.composition.key);
  const groupOfPresident = president === null ? null : members[president]?.[5];
  const lined = vote.groups.flatMap((result, index) => {
    const group = groups[index];
    if (group === undefined || result.cohesion === null || result.rebels === null || !isChoice(result.line)) return [];
    const { counts, rebels, nonParticipants, cohesion, line } = result;
    return [
      {
        acronym: group.acronym,
        size: totalOf(counts),
        hasPresident: index === groupOfPresident,
        inLine: counts[line],
        rebels,
        nonParticipants,
        cohesion: toPoints(cohesion),
      },
    ];
  });
  const group = lined.sort((a, b) => b.size - a.size)[0];
  if (group === undefined) return null;
  const { ayes, required } = vote.totals;
  const margin =
    ayes === null || required === null || vote.margin === null ? null : { ayes, required, margin: vote.margin };
  return { vote: { id, title: vote.title, date: vote.date, branch: vote.branch }, group, margin };
}

function toMember(read: Reader): IndicatorsPage["member"] {
  const inOffice = read
    .derived(memberFigures, "C")
    .filter((row) => row.inOffice && !row.isPresident && row.evaluable > 0);
  const named = inOffice.flatMap((row) => {
    const card = read.derived(personCard, row.person);
    return card === null ? [] : [{ ...row, name: `${card.givenName} ${card.familyName}`, sort: nameOf(card) }];
  });
  const first = named.sort((a, b) => compareText(a.sort, b.sort))[0];
  if (first === undefined) return null;
  const { person: id, name, voting, present, mission, absent, inLine, evaluable } = first;
  return { id, name, voting, present, mission, absent, inLine, evaluable };
}

function toStrongest(read: Reader): IndicatorsPage["strongest"] {
  const rows = read.derived(strengthRows, "");
  const first = rows[0];
  if (first === undefined || first.rank === null || first.total === null) return null;
  const { id, givenName, familyName, inBranch, inGovernment, total } = first;
  const isOurs = read.derived(strength, "latest").origin === "computed";
  return { id, name: `${givenName} ${familyName}`, inBranch, inGovernment, total, isOurs, of: rows.length };
}

function toPresidency(read: Reader): IndicatorsPage["presidency"] {
  const { size, women, genderKnown } = presidencyPages.build(read, "C").figures;
  return genderKnown === 0 ? null : { size, women, genderKnown };
}

function toGroups(read: Reader): IndicatorsPage["groups"] {
  const { groups, agreement } = groupListPages.build(read, "C");
  const pair = agreement
    .filter(({ both }) => both > 0)
    .map(({ a, b, both, same }) => ({
      both,
      same,
      rows: groups.filter(({ group }) => group.id === a || group.id === b),
    }))
    .sort((x, y) => membersOf(y.rows) - membersOf(x.rows))[0];
  const [largest, second] = pair?.rows ?? [];
  if (pair === undefined || largest === undefined || second === undefined) return null;
  const { both, same } = pair;
  const { entered, left } = largest;
  return { largest: largest.group.acronym, second: second.group.acronym, entered, left, both, same };
}

function membersOf(rows: readonly GroupRow[]): number {
  return rows.reduce((total, { figures }) => total + figures.size, 0);
}

function toDecree(read: Reader): IndicatorsPage["decree"] {
  const [first] = read.derived(openDecrees, "");
  const asOf = read.derived(countingDay, "");
  if (first === undefined || asOf === null) return null;
  const { id, published, expires, daysLeft } = first;
  return published === null || expires === null || daysLeft === null
    ? null
    : { id, published, expires, asOf, daysLeft };
}

/** Weights that the source gives to offices of government held now, heaviest first; equal ones once. */
function toOfficeWeights(read: Reader): IndicatorsPage["officeWeights"] {
  const day = read.derived(officeDay, "");
  const offices = read
    .all("government")
    .flatMap((government) => government.roles.filter((role) => isCurrent(role, day) && isCurrent(government, day)))
    .flatMap(({ role, party, publishedWeight: weight }) => (weight === undefined ? [] : [{ role, party, weight }]));
  const distinct = new Map(offices.map((office) => [`${office.role} ${office.party ?? ""} ${office.weight}`, office]));
  return [...distinct.values()].sort((a, b) => b.weight - a.weight || compareText(a.role, b.role));
}

type Examples = Pick<
  IndicatorsPage,
  "member" | "strongest" | "officeWeights" | "presidency" | "groups" | "implementing" | "decree"
>;

/** Current examples of people, bodies and acts. Early cut-off: the page changes only if an example changes. */
const examples = defineDerivation<Examples>("indicators-examples", (read) => {
  const decrees = read.derived(implementing, "");
  return {
    member: toMember(read),
    strongest: toStrongest(read),
    officeWeights: toOfficeWeights(read),
    presidency: toPresidency(read),
    groups: toGroups(read),
    implementing: decrees === null ? null : { total: decrees.total, missing: decrees.missing },
    decree: toDecree(read),
  };
});

function daysOf(read: Reader, { member, groups, implementing: decrees, decree }: Examples): (string | null)[] {
  const ofVotes = member === null && groups === null ? null : read.derived(votesDay, "C");
  return [ofVotes, decrees === null ? null : read.derived(kindFacts, "datt").updated, decree?.asOf ?? null];
}

export const indicatorsPages = definePage({
  name: "indicators",
  path: () => routes.indicators(),
  search: { entry: () => pageEntry(indicatorsPage.title, indicatorsPage.description) },
  build: (read) => {
    const id = read.derived(exampleVote, "");
    const vote = id === null ? undefined : read.record("vote", id);
    const shown = read.derived(examples, "");
    return {
      example: id === null ? null : toExample(read, id),
      ...shown,
      updated: lastChange(read, vote === undefined ? [] : [vote], daysOf(read, shown)),
      sources: vote?.sources ?? [],
    };
  },
});
