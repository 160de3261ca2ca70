/**
 * The members of one vote as a filterable list. Filter names follow the spec (§3, single vote), plus the macro-areas of
 * the members list.
 */
import { electionAreas, findArea, macroAreas } from "#src/domain/areas.ts";
import { memberVoteCodes, sidesOnDay, type Branch, type ChoiceCode, type MemberVoteCode } from "#src/domain/codes.ts";
import { countCodes } from "#src/domain/code-counts.ts";
import { gender, memberVote, side, macroAreaNames, votesCount } from "#src/i18n/common.ts";
import { memberCount, voterFilters, votePage } from "#src/i18n/vote-page.ts";
import type { Column } from "#src/lib/columns.ts";
import { holds, isAmong, nameSearch } from "#src/lib/filters/apply.ts";
import type { Filter } from "#src/lib/filters/definition.ts";
import { compareText, formatList } from "#src/lib/format.ts";
import { files } from "#src/lib/routes.ts";
import { supportOf } from "#src/lib/vote-members.ts";
import { completeSource, type ListSource } from "#src/stores/data-port.ts";
import { ofSameList, type WithRevision } from "#src/stores/cached-files.ts";
import type { ListLabels } from "#src/components/list/labels.ts";
import type { Composition } from "#src/contracts/composition.ts";
import type { VotePage } from "#src/contracts/vote-page.ts";
import { countsByCode, isPresidentAlone, toEntries, type RollCallEntry, type VotePositions } from "./roll-call.ts";

/** A member in a vote, with the group on that day; null = none. */
export interface VoterRow extends RollCallEntry {
  readonly group: Composition["groups"][number] | null;
}

/** Positions of a vote as its page passes them to the islands: one letter per member of the composition file. */
export interface PublishedPositions extends VotePositions, WithRevision {
  /** URL of the composition file; `revision`: its revision when the page was built. */
  readonly src: string;
}

export const positionsOf = ({
  composition,
  ballots,
  rebels,
}: Pick<VotePage, "composition" | "ballots" | "rebels">): PublishedPositions => ({
  src: files.composition(composition.key),
  revision: composition.revision,
  ballots,
  rebels,
});

export interface VoterListProps {
  readonly positions: PublishedPositions;
  readonly fileName: string;
  readonly branch: Branch;
  readonly groups: Readonly<Record<string, string>>;
  /** Choices whose members are not published, because the ballot is secret. */
  readonly unknown: readonly ChoiceCode[];
}

const supports = [...sidesOnDay, null].map((value) => ({ value: supportOf(value), label: side(value) }));

const namesOf = ({ member: [, familyName, givenName] }: VoterRow): readonly string[] => [familyName, givenName];

/** Published values of the vote filter. */
const votesBut = (unknown: readonly string[]): readonly MemberVoteCode[] =>
  memberVoteCodes.filter((code) => !unknown.includes(code));

function voterFiltersOf({ groups, unknown, positions }: VoterListProps): readonly Filter<VoterRow>[] {
  const onlyRebels: Filter<VoterRow> = { name: "onlyRebels", kind: "flag", matches: holds(({ isRebel }) => isRebel) };
  return [
    nameSearch("query", namesOf),
    {
      name: "group",
      kind: "choice",
      values: Object.keys(groups),
      matches: isAmong(({ group }) => group?.id),
    },
    { name: "vote", kind: "choice", values: votesBut(unknown), matches: isAmong(({ code }) => code) },
    ...(positions.rebels === null ? [] : [onlyRebels]),
    {
      name: "supportsMajority",
      kind: "choice",
      values: supports.map(({ value }) => value),
      matches: isAmong(({ member }) => supportOf(member[6])),
    },
    {
      name: "election_macro_area",
      kind: "choice",
      values: macroAreas,
      matches: isAmong(({ member }) => findArea(member[4])?.macroArea),
    },
    {
      name: "election_area",
      kind: "choice",
      values: electionAreas.map(({ id }) => id),
      matches: isAmong(({ member }) => member[4]),
    },
    { name: "gender", kind: "choice", values: ["F", "M"], matches: isAmong(({ member }) => member[3]) },
  ];
}

/** The list of one vote. Rows come from the composition file, which all votes of a period share. */
export function voterSource(props: VoterListProps): ListSource<VoterRow> {
  let rows: readonly VoterRow[] | undefined;
  return completeSource<VoterRow>(
    {
      collection: "membri",
      filters: voterFiltersOf(props),
      orderings: [],
      defaultOrdering: "",
      pageSize: Math.max(props.positions.ballots.length, 1),
      paging: "pages",
    },
    // Created once: normalized texts and sort orders are cached by row.
    async (_state, fetchCached) => (rows ??= toVoterRows(props.positions, await fetchCached(props.positions.src))),
  );
}

/** Members of the composition file with their positions. */
export function toVoterRows(positions: PublishedPositions, file: unknown): readonly VoterRow[] {
  const chamber = toComposition(positions, file);
  return toEntries(positions, chamber).map((entry) => {
    const position = entry.member[5];
    return { ...entry, group: position === null ? null : (chamber.groups[position] ?? null) };
  });
}

/** Validates a composition file. Throws a TypeError when it is not one. */
export function toComposition(positions: PublishedPositions, file: unknown): Composition {
  if (!isComposition(file)) throw new TypeError("not a composition");
  return ofSameList(file, positions, positions.src);
}

/** A minimal check: the file is written from a validated contract, and schemas are not loaded in the browser. */
function isComposition(file: unknown): file is Composition & WithRevision {
  return (
    typeof file === "object" &&
    file !== null &&
    "revision" in file &&
    "members" in file &&
    Array.isArray(file.members) &&
    "groups" in file &&
    Array.isArray(file.groups)
  );
}

export function voterLabels({ fileName, branch, groups, unknown }: VoterListProps): ListLabels {
  const areas = electionAreas.map(({ id, name }) => ({ value: id, label: name }));
  const byName = Object.entries(groups).toSorted(([, a], [, b]) => compareText(a, b));
  return {
    filters: {
      query: { label: voterFilters.query },
      group: { label: voterFilters.group, options: byName.map(([value, label]) => ({ value, label })) },
      vote: {
        label: voterFilters.vote,
        options: votesBut(unknown).map((code) => ({ value: code, label: memberVote[code] })),
      },
      onlyRebels: { label: voterFilters.onlyRebels },
      supportsMajority: { label: voterFilters.supportsMajority, options: supports, isSecondary: true },
      election_macro_area: {
        label: voterFilters.macroArea,
        anyLabel: voterFilters.anyFeminine,
        options: macroAreas.map((area) => ({ value: area, label: macroAreaNames[area] })),
        isSecondary: true,
      },
      election_area: {
        label: voterFilters.electionArea,
        anyLabel: voterFilters.anyFeminine,
        options: areas,
        isSecondary: true,
      },
      gender: {
        label: voterFilters.gender,
        options: (["F", "M"] as const).map((value) => ({ value, label: gender[value] })),
        isSecondary: true,
      },
    },
    orderings: {},
    count: (count) => memberCount(count, branch),
    fileName: () => fileName,
  };
}

/** How some members voted: "18 favorevoli, 12 contrari e 2 assenti". */
export function voterSums(rows: readonly VoterRow[]): string {
  const sums = countsByCode(countCodes(rows.map(({ code }) => code)));
  const presidents = rows.filter(isPresidentAlone).length;
  const others = rows.filter(({ code }) => code === null).length - presidents;
  return formatList([
    ...sums.map(({ code, count }) => votesCount(code, count)),
    ...(others === 0 ? [] : [votePage.withoutPosition(others)]),
    ...(presidents === 0 ? [] : [votePage.presidentAlone]),
  ]);
}

/** Columns of the download; the rebel column is empty when rebels cannot be determined. */
export function voterColumns({ rebels }: Pick<PublishedPositions, "rebels">): readonly Column<VoterRow>[] {
  return [
    { name: "id", value: ({ member: [id] }) => id },
    { name: "cognome", value: ({ member: [, familyName] }) => familyName },
    { name: "nome", value: ({ member: [, , givenName] }) => givenName },
    { name: "gruppo", value: ({ group }) => group?.name ?? votePage.noGroup },
    { name: "schieramento", value: ({ member: [, , , , , , own] }) => (own === null ? null : side(own)) },
    { name: "circoscrizione", value: ({ member }) => findArea(member[4])?.name ?? null },
    { name: "genere", value: ({ member }) => member[3] },
    {
      name: "voto",
      value: ({ code, isPresident }) => (code === null ? votePage.noPosition(isPresident) : memberVote[code]),
    },
    { name: "voto_codice", value: ({ code }) => code },
    { name: "ribelle", value: ({ isRebel }) => (rebels === null ? null : String(Number(isRebel))) },
  ];
}
