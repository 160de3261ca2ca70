/** CSV files of the tables on the pages of bodies and groups: members, figures of a list, group changes. */
import { percent } from "#src/domain/cohesion.ts";
import { lastDay } from "#src/domain/periods.ts";
import { bodies } from "#src/i18n/bodies.ts";
import { files, type GroupTable } from "#src/lib/routes.ts";
import type { RoleRow } from "#src/view/body-parts.ts";
import type { GroupListPage } from "#src/view/group-pages.ts";
import { defineTableFiles, type Table } from "#scripts/views/formats.ts";
import { toBranch } from "#scripts/views/stats/roster.ts";
import { bodyListPages, bodyPages, toListName } from "./bodies.ts";
import { groupListPages, groupPages } from "./groups.ts";

type Row = Table["rows"][number];

/**
 * Current members, then former ones with their last day, if known. Former members have no side: today's side would
 * mislead.
 */
function toMembersTable(
  { members, former }: Record<"members" | "former", readonly RoleRow[]>,
  toGroup: (row: RoleRow) => string | null,
): Table {
  const toRow = (row: RoleRow, isActive: boolean): Row => {
    const { person, role, start, end, strength } = row;
    return [
      person.id,
      person.familyName,
      person.givenName,
      person.branch,
      toGroup(row),
      isActive ? person.side : null,
      role ?? bodies.plainMember,
      start,
      lastDay(end),
      String(isActive),
      strength,
    ];
  };
  return {
    header: [
      "id",
      "family_name",
      "given_name",
      "branch",
      "group",
      "side",
      "role",
      "first_day",
      "last_day",
      "is_active",
      "pp",
    ],
    rows: [...members.map((row) => toRow(row, true)), ...former.map((row) => toRow(row, false))],
  };
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
  build: (read, key) => ({
    header: ["id", "kind", "name", "president", "members", "women", "gender_known", "majority_pp", "opposition_pp"],
    rows: bodyListPages
      .build(read, key)
      .sections.flatMap(({ rows }) =>
        rows.map(({ body, president, figures }): Row => [
          body.id,
          body.kind,
          body.name,
          president?.id ?? null,
          figures.size,
          figures.women,
          figures.genderKnown,
          figures.majority.strength,
          figures.opposition.strength,
        ]),
      ),
  }),
});

const groupTables: Readonly<Record<GroupTable, (page: GroupListPage) => Table>> = {
  consistenza: ({ groups }) => ({
    header: [
      "id",
      "acronym",
      "name",
      "side",
      "members",
      "women",
      "gender_known",
      "average_age",
      "entered",
      "left",
      "entered_undated",
      "cohesion",
    ],
    rows: groups.map(({ group, figures, entered, left, enteredUndated, cohesion }) => [
      group.id,
      group.acronym,
      group.name,
      group.side,
      figures.size,
      figures.women,
      figures.genderKnown,
      figures.averageAge,
      entered,
      left,
      enteredUndated,
      cohesion,
    ]),
  }),
  passaggi: ({ changes }) => ({
    header: [
      "date",
      "id",
      "family_name",
      "given_name",
      "direction",
      "group",
      "reason",
      "other_group",
      "end_reason",
      "counterpart",
    ],
    rows: changes.map((row) => [
      row.date,
      row.person.id,
      row.person.familyName,
      row.person.givenName,
      row.direction,
      row.group.acronym,
      row.reason,
      row.other?.acronym ?? null,
      row.endReason,
      row.counterpart?.id ?? null,
    ]),
  }),
  concordanza: ({ groups, agreement }) => {
    const acronyms = new Map(groups.map(({ group }) => [group.id, group.acronym]));
    return {
      header: ["group", "other_group", "n_both", "n_same", "agreement"],
      rows: agreement.map(({ a, b, both, same }) => [
        acronyms.get(a) ?? a,
        acronyms.get(b) ?? b,
        both,
        same,
        percent({ part: same, whole: both }, 1),
      ]),
    };
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
