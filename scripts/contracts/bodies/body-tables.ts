/** CSV files of the tables on the pages of bodies and groups: members, figures of a list, group changes. */
import { percent } from "#src/domain/cohesion.ts";
import { lastDay } from "#src/domain/periods.ts";
import { roundStrength } from "#src/domain/strength.ts";
import { bodies } from "#src/i18n/bodies.ts";
import { files, type GroupTable } from "#src/lib/routes.ts";
import type { RoleRow } from "#src/contracts/body-parts.ts";
import type { GroupListPage } from "#src/contracts/group-pages.ts";
import { defineTableFiles, toTable, type Table } from "#scripts/contracts/formats.ts";
import { toBranch } from "#scripts/contracts/stats/roster.ts";
import { bodyListPages, bodyPages, toListName } from "./bodies.ts";
import { groupListPages, groupPages } from "./groups.ts";

const inFiles = (points: number | null): number | null => (points === null ? null : roundStrength(points));

/**
 * Current members, then former ones with their last day, if known. Former members have no side: today's side would
 * mislead.
 */
function toMembersTable(
  { members, former }: Record<"members" | "former", readonly RoleRow[]>,
  toGroup: (row: RoleRow) => string | null,
): Table {
  return toTable([...members, ...former], {
    id: ({ person }) => person.id,
    family_name: ({ person }) => person.familyName,
    given_name: ({ person }) => person.givenName,
    branch: ({ person }) => person.branch,
    group: toGroup,
    side: (row, at) => (at < members.length ? row.person.side : null),
    role: ({ role }) => role ?? bodies.plainMember,
    first_day: ({ start }) => start,
    last_day: ({ end }) => lastDay(end),
    is_active: (_row, at) => Number(at < members.length),
    pp: ({ strength }) => inFiles(strength),
  });
}

/** Members, current and former, of each body. Same keys as its page. */
export const bodyTableFiles = defineTableFiles({
  name: "data-body-members",
  keys: bodyPages.keys,
  path: (key) => files.bodyCsv(key.slice(2)),
  build: (read, key) => toMembersTable(bodyPages.build(read, key), ({ person }) => person.group?.acronym ?? null),
});

/** Members, current and former, of each group. Same keys as its page. */
export const groupTableFiles = defineTableFiles({
  name: "data-group-members",
  keys: groupPages.keys,
  path: (key) => files.groupCsv(key.slice(2)),
  build: (read, key) => {
    const page = groupPages.build(read, key);
    return toMembersTable(page, () => page.group.acronym);
  },
});

export const bodyListTableFiles = defineTableFiles({
  name: "data-body-lists",
  keys: bodyListPages.keys,
  path: (key) => files.bodyListCsv(toListName(key)),
  build: (read, key) =>
    toTable(
      bodyListPages.build(read, key).sections.flatMap(({ rows }) => rows),
      {
        id: ({ body }) => body.id,
        kind: ({ body }) => body.kind,
        name: ({ body }) => body.name,
        president: ({ president }) => president?.id ?? null,
        members: ({ figures }) => figures.size,
        women: ({ figures }) => figures.women,
        gender_known: ({ figures }) => figures.genderKnown,
        majority_pp: ({ figures }) => inFiles(figures.majority.strength),
        opposition_pp: ({ figures }) => inFiles(figures.opposition.strength),
      },
    ),
});

const groupTables: Readonly<Record<GroupTable, (page: GroupListPage) => Table>> = {
  consistenza: ({ groups }) =>
    toTable(groups, {
      id: ({ group }) => group.id,
      acronym: ({ group }) => group.acronym,
      name: ({ group }) => group.name,
      side: ({ group }) => group.side,
      members: ({ figures }) => figures.size,
      women: ({ figures }) => figures.women,
      gender_known: ({ figures }) => figures.genderKnown,
      average_age: ({ figures }) => figures.averageAge,
      entered: ({ entered }) => entered,
      left: ({ left }) => left,
      entered_undated: ({ enteredUndated }) => enteredUndated,
      cohesion: ({ cohesion }) => percent(cohesion, 1),
    }),
  passaggi: ({ changes }) =>
    toTable(changes, {
      date: ({ date }) => date,
      id: ({ person }) => person.id,
      family_name: ({ person }) => person.familyName,
      given_name: ({ person }) => person.givenName,
      direction: ({ direction }) => direction,
      group: ({ group }) => group.acronym,
      reason: ({ reason }) => reason,
      other_group: ({ other }) => other?.acronym ?? null,
      end_reason: ({ endReason }) => endReason,
      counterpart: ({ counterpart }) => counterpart?.id ?? null,
    }),
  concordanza: ({ groups, agreement }) => {
    const acronyms = new Map(groups.map(({ group }) => [group.id, group.acronym]));
    return toTable(agreement, {
      group: ({ a }) => acronyms.get(a) ?? a,
      other_group: ({ b }) => acronyms.get(b) ?? b,
      n_both: ({ both }) => both,
      n_same: ({ same }) => same,
      agreement: ({ both, same }) => percent({ part: same, whole: both }, 1),
    });
  },
};
const tableNames: readonly GroupTable[] = ["consistenza", "passaggi", "concordanza"];

/** Tables of a chamber's list of groups; keys are "C/passaggi". */
export const groupListTableFiles = defineTableFiles({
  name: "data-group-lists",
  keys: (read) => groupListPages.keys(read).flatMap((branch) => tableNames.map((name) => `${branch}/${name}`)),
  path: (key) => files.groupsCsv(toBranch(key.slice(0, 1)), tableOf(key)),
  build: (read, key) => groupTables[tableOf(key)](groupListPages.build(read, key.slice(0, 1))),
});

function tableOf(key: string): GroupTable {
  return tableNames.find((name) => name === key.slice(2)) ?? "consistenza";
}
