import { column, defineTable, optional } from "#scripts/pull/store/table.ts";
import { changed, end, personId, position, role, start } from "./columns.ts";

const body = defineTable({
  name: "body",
  comment: "Presidencies, committees, boards, bicameral bodies, delegations.",
  kind: "body",
  key: ["body"],
  columns: [
    column("body", "TEXT", "Body id."),
    column("branch", "TEXT", "Chamber, or both."),
    column("kind", "TEXT", "Kind of body."),
    column("name", "TEXT", "Name."),
    optional("short_name", "TEXT", "Short name."),
    start,
    end,
    changed,
  ],
  rows: (b, at) => [[b.id, b.branch, b.kind, b.name, b.shortName, b.start, b.end, at]],
});

const bodyRole = defineTable({
  name: "body_role",
  comment: "Members of bodies, with role and dates.",
  kind: "body",
  key: ["body", "position"],
  columns: [column("body", "TEXT", "Body id."), position, personId, role, start, end],
  rows: (b) => b.roles.map((r, i) => [b.id, i, r.person, r.role, r.start, r.end]),
});

const government = defineTable({
  name: "government",
  comment: "Governments.",
  kind: "government",
  key: ["government"],
  columns: [
    column("government", "TEXT", "Government id."),
    column("name", "TEXT", "Name."),
    column("start_date", "TEXT", "Day of the oath, ISO date."),
    end,
    changed,
  ],
  rows: (g, at) => [[g.id, g.name, g.start, g.end, at]],
});

const governmentRole = defineTable({
  name: "government_role",
  comment: "Members of governments.",
  kind: "government",
  key: ["government", "position"],
  columns: [
    column("government", "TEXT", "Government id."),
    position,
    personId,
    column("rank", "TEXT", "Rank."),
    role,
    optional("department", "TEXT", "Ministry or department."),
    optional("party", "TEXT", "Party."),
    start,
    end,
  ],
  rows: (g) => g.roles.map((r, i) => [g.id, i, r.person, r.rank, r.role, r.department, r.party, r.start, r.end]),
});

export const bodyTables = [body, bodyRole, government, governmentRole];
