import {
  bodySchema,
  governmentRoleSchema,
  governmentSchema,
  groupNameSchema,
  groupSchema,
  groupSideSchema,
} from "#src/domain/records/bodies.ts";
import { rolePeriodSchema } from "#src/domain/records/parts.ts";
import { changedAt, column, columnsOf, defineTable, groupColumn, position } from "./table.ts";

const body = defineTable({
  name: "body",
  en: "Presidencies, committees, boards, bicameral bodies, delegations.",
  it: "Organi parlamentari: presidenze, commissioni, giunte, organi bicamerali, delegazioni.",
  kind: "body",
  key: ["id"],
  columns: { ...columnsOf(bodySchema), changedAt },
  rows: (body, changedAt) => [{ ...body, changedAt }],
});

const bodyRole = defineTable({
  name: "body_role",
  en: "Members of bodies, with role and dates.",
  it: "Componenti degli organi, con ruolo e date.",
  kind: "body",
  key: ["body", "position"],
  columns: {
    body: columnsOf(bodySchema).id,
    position,
    ...columnsOf(rolePeriodSchema),
  },
  rows: (body) => body.roles.map((role, position) => ({ body: body.id, position, ...role })),
});

const government = defineTable({
  name: "government",
  en: "Governments.",
  it: "Governi.",
  kind: "government",
  key: ["id"],
  columns: { ...columnsOf(governmentSchema), changedAt },
  rows: (government, changedAt) => [{ ...government, changedAt }],
});

const governmentRole = defineTable({
  name: "government_role",
  en: "Members of governments.",
  it: "Componenti dei governi.",
  kind: "government",
  key: ["government", "position"],
  columns: {
    government: columnsOf(governmentSchema).id,
    position,
    ...columnsOf(governmentRoleSchema),
  },
  rows: (g) => g.roles.map((role, position) => ({ government: g.id, position, ...role })),
});

export const bodyTables = [body, bodyRole, government, governmentRole];

const groupColumns = columnsOf(groupSchema);
const group = defineTable({
  name: "parliamentary_group",
  en: "Parliamentary groups, with their latest name.",
  it: "Gruppi parlamentari, con il nome più recente.",
  kind: "group",
  key: ["id"],
  columns: {
    id: groupColumn,
    branch: groupColumns.branch,
    name: column("TEXT", "Latest name.", "Nome più recente."),
    acronym: column("TEXT", "Latest acronym.", "Sigla più recente."),
    ...groupColumns,
    changedAt,
  },
  rows: (group, changedAt) => {
    const { name, acronym } = group.names.at(-1) ?? { name: group.id, acronym: group.id };
    return [{ ...group, name, acronym, changedAt }];
  },
});

const groupName = defineTable({
  name: "group_name",
  en: "Names of a group over time.",
  it: "Nomi dei gruppi nel tempo.",
  kind: "group",
  key: ["group", "position"],
  columns: { group: groupColumn, position, ...columnsOf(groupNameSchema) },
  rows: (group) => group.names.map((name, position) => ({ group: group.id, position, ...name })),
});

const groupSide = defineTable({
  name: "group_side",
  en: "Side of a group over time.",
  it: "Schieramento dei gruppi nel tempo.",
  kind: "group",
  key: ["group", "position"],
  columns: { group: groupColumn, position, ...columnsOf(groupSideSchema) },
  rows: (group) => group.sides.map((side, position) => ({ group: group.id, position, ...side })),
});

const groupRole = defineTable({
  name: "group_role",
  en: "Offices in a parliamentary group.",
  it: "Incarichi nei gruppi parlamentari.",
  kind: "group",
  key: ["group", "position"],
  columns: { group: groupColumn, position, ...columnsOf(rolePeriodSchema) },
  rows: (group) => group.roles.map((role, position) => ({ group: group.id, position, ...role })),
});

export const groupTables = [group, groupName, groupSide, groupRole];
