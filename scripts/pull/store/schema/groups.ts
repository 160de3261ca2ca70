import { column, defineTable, optional } from "#scripts/pull/store/table.ts";
import { branch, changed, end, flag, groupId, personId, position, role, start } from "./columns.ts";

const group = defineTable({
  name: "parliamentary_group",
  comment: "Parliamentary groups, with their latest name.",
  kind: "group",
  key: ["parliamentary_group"],
  columns: [
    groupId,
    branch,
    column("name", "TEXT", "Latest name."),
    column("acronym", "TEXT", "Latest acronym."),
    optional("color", "TEXT", "Hue, #RRGGBB."),
    column("is_mixed", "INTEGER", "1 = mixed group: no line, no rebels."),
    start,
    end,
    changed,
  ],
  rows: (g, at) => {
    const last = g.names.at(-1);
    return [[g.id, g.branch, last?.name ?? g.id, last?.acronym ?? g.id, g.color, flag(g.isMixed), g.start, g.end, at]];
  },
});

const groupName = defineTable({
  name: "group_name",
  comment: "Names of a group over time.",
  kind: "group",
  key: ["parliamentary_group", "position"],
  columns: [groupId, position, column("name", "TEXT", "Name."), column("acronym", "TEXT", "Acronym."), start, end],
  rows: (g) => g.names.map((n, i) => [g.id, i, n.name, n.acronym, n.start, n.end]),
});

const groupSide = defineTable({
  name: "group_side",
  comment: "Side of a group over time.",
  kind: "group",
  key: ["parliamentary_group", "position"],
  columns: [groupId, position, optional("side", "TEXT", "Side; empty = neither, or not known."), start, end],
  rows: (g) => g.sides.map((s, i) => [g.id, i, s.side, s.start, s.end]),
});

const groupRole = defineTable({
  name: "group_role",
  comment: "Offices in a parliamentary group.",
  kind: "group",
  key: ["parliamentary_group", "position"],
  columns: [groupId, position, personId, role, start, end],
  rows: (g) => g.roles.map((r, i) => [g.id, i, r.person, r.role, r.start, r.end]),
});

export const groupTables = [group, groupName, groupSide, groupRole];
