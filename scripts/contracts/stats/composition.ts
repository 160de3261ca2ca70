import type { Composition, CompositionGroup, CompositionMember } from "#src/contracts/composition.ts";
import { hallOrders } from "#src/data/reference/hall-order.ts";
import { placeInHall } from "#src/domain/hall.ts";
import { files } from "#src/lib/routes.ts";
import { compareText } from "#src/lib/format.ts";
import { revisionOf } from "#scripts/lib/canonical.ts";
import { defineDerivation, defineFile, type Reader } from "#scripts/contracts/engine/reader.ts";
import { branchMonth, groupsOn, membersOn, roster, splitBranchMonth, type SeatedGroup } from "./roster.ts";
import { assemblyPresidentOn } from "#src/domain/assembly-president.ts";
import type { Branch } from "#src/domain/codes.ts";
import type { Period } from "#src/domain/periods.ts";
import type { Vote } from "#src/domain/records.ts";

/**
 * Days of a month, the first excluded, on which a period in the roster begins or ends, in chronological order;
 * argument: "C:2026-11".
 */
const changeDays = defineDerivation("composition-changes", (read, argument): readonly string[] => {
  const { month } = splitBranchMonth(argument);
  const chamber = read.derived(roster, argument);
  const periods: Period[] = [
    ...chamber.members.flatMap((member) => [member, ...member.groups, ...member.sides]),
    ...chamber.groups.flatMap((group) => [...group.names, ...group.sides]),
    ...chamber.presidents,
  ];
  const days = new Set(periods.flatMap(({ start, knownFrom, end }) => [start ?? knownFrom ?? "", end ?? ""]));
  return [...days].filter((day) => day.startsWith(month) && day !== `${month}-01`).toSorted();
});

/** Key of the composition of a vote: that of its day, or its own where its groups are not those of the day. */
export function voteCompositionKey(read: Reader, { id, branch, date }: Pick<Vote, "id" | "branch" | "date">): string {
  const isOwn = read.derived(roster, branchMonth(branch, date)).moved.has(id);
  return isOwn ? `${branch}:${date}:${id}` : compositionKey(read, branch, date);
}

/** Key of the composition in force on a day: "C:2026-11-03". */
export function compositionKey(read: Reader, branch: Branch, day: string): string {
  const first = `${day.slice(0, 7)}-01`;
  const days = read.derived(changeDays, branchMonth(branch, day));
  return `${branch}:${days.findLast((change) => change <= day) ?? first}`;
}

/** Composition of a chamber from a day on, or in one vote; argument: "C:2026-11-03", "C:2026-11-03:vs19_641_041". */
export const composition = defineDerivation("composition", (read, argument): Composition => {
  const { branch, month: day } = splitBranchMonth(argument);
  const chamber = read.derived(roster, branchMonth(branch, day));
  const seated = membersOn(chamber, day, argument.split(":")[2]);
  const sizes = new Map<string, number>();
  for (const { group } of seated) if (group !== null) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const order = hallOrders[branch].find(({ from }) => from <= day) ?? null;
  const placeOf = (group: SeatedGroup): number => placeInHall({ ...group, size: sizes.get(group.id) ?? 0 }, order);
  const groups = [...groupsOn(chamber, day).values()]
    .filter(({ id }) => sizes.has(id))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || compareText(a.acronym, b.acronym))
    .map(({ id, acronym, name, color, isMixed, side }): CompositionGroup => ({
      id,
      acronym,
      name,
      color,
      isMixed,
      side,
    }));
  const position = new Map(groups.map(({ id }, index) => [id, index]));
  const members = seated
    .map(({ id, familyName, givenName, gender, area, group, side }): CompositionMember => [
      id,
      familyName,
      givenName,
      gender,
      area,
      position.get(group ?? "") ?? null,
      side,
    ])
    .toSorted((a, b) => compareText(`${a[1]} ${a[2]}`, `${b[1]} ${b[2]}`) || (a[0] < b[0] ? -1 : 1));
  const president = assemblyPresidentOn(chamber.presidents, day);
  const presidentAt = members.findIndex(([id]) => id === president);
  return { branch, day, groups, members, president: presidentAt === -1 ? null : presidentAt };
});

/** Person id of the President of the assembly in a composition; null = unknown. */
export function presidentOf({ members, president }: Composition): string | null {
  return president === null ? null : (members[president]?.[0] ?? null);
}

export const compositionIds = defineDerivation(
  "composition-ids",
  (read, argument): ReadonlySet<string> => new Set(read.derived(composition, argument).members.map(([id]) => id)),
);

/** Revision of a composition. Pages depend on it instead of containing the composition. */
export const compositionRevision = defineDerivation("composition-revision", (read, argument): string =>
  revisionOf(JSON.stringify(read.derived(composition, argument))),
);

/** One file per composition. Vote pages are rendered from it, and their filters fetch it. */
export const compositions = defineFile({
  name: "compositions",
  keys: (read) =>
    read.indexValues("vote.month").flatMap((argument) => {
      const { branch, month } = splitBranchMonth(argument);
      const days = [`${month}-01`, ...read.derived(changeDays, argument)].map((day) => `${branch}:${day}`);
      const movedIds = [...read.derived(roster, argument).moved.keys()];
      return [...days, ...movedIds.map((key) => voteCompositionKey(read, read.require("vote", key)))];
    }),
  path: files.composition,
  build: (read, key) => ({ revision: read.derived(compositionRevision, key), ...read.derived(composition, key) }),
  serialize: (contract) => JSON.stringify(contract),
});
