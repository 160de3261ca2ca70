import { column, defineTable, optional } from "#scripts/pull/store/table.ts";
import { branch, changed, end, flag, groupId, personId, position, role, start } from "./columns.ts";

const person = defineTable({
  name: "person",
  comment: "Everyone with a page: members of either chamber and of the government.",
  kind: "person",
  key: ["person"],
  columns: [
    column("person", "TEXT", "Stable id: the name, of namesakes with the birth date; the address under /persone/."),
    column("family_name", "TEXT", "Family name."),
    column("given_name", "TEXT", "Given name."),
    optional("gender", "TEXT", "As published."),
    optional("birth_date", "TEXT", "ISO date."),
    optional("birth_place", "TEXT", "As published."),
    optional("death_date", "TEXT", "ISO date."),
    optional("profession", "TEXT", "As published."),
    optional("image", "TEXT", "Address of the photo at the source."),
    changed,
  ],
  rows: (p, at) => [
    [p.id, p.familyName, p.givenName, p.gender, p.birthDate, p.birthPlace, p.deathDate, p.profession, p.image, at],
  ],
});

const membership = defineTable({
  name: "membership",
  comment: "Mandates in a chamber.",
  kind: "person",
  key: ["person", "position"],
  columns: [
    personId,
    position,
    branch,
    column("start_date", "TEXT", "First day in office, ISO date."),
    end,
    optional("end_reason", "TEXT", "As published."),
    optional("election_area", "TEXT", "One of 20 regions or 4 foreign areas; empty for life senators."),
    optional("constituency", "TEXT", "As published."),
    optional("election_type", "TEXT", "As published."),
    optional("list", "TEXT", "Electoral list, as published."),
    optional("is_life", "INTEGER", "1 = senator for life; empty when the source does not say."),
    optional("replaces", "TEXT", "Person id of the predecessor."),
    optional("replaced_by", "TEXT", "Person id of the successor."),
  ],
  rows: (p) =>
    p.memberships.map((m, i) => [
      ...[p.id, i, m.branch, m.start, m.end, m.endReason, m.electionArea, m.constituency, m.electionType, m.list],
      ...[flag(m.isLife), m.replaces, m.replacedBy],
    ]),
});

const mandate = column("membership", "INTEGER", "Position of the mandate in `membership`.");

const groupMembership = defineTable({
  name: "group_membership",
  comment: "Periods of members in parliamentary groups.",
  kind: "person",
  key: ["person", "membership", "position"],
  columns: [personId, mandate, position, groupId, start, end],
  rows: (p) => p.memberships.flatMap((m, i) => m.groups.map((g, j) => [p.id, i, j, g.group, g.start, g.end])),
});

const membershipSide = defineTable({
  name: "membership_side",
  comment: "Side of members while they are in the mixed group or in none, where the source gives it.",
  kind: "person",
  key: ["person", "membership", "position"],
  columns: [personId, mandate, position, column("side", "TEXT", "Side."), start, end],
  rows: (p) => p.memberships.flatMap((m, i) => (m.sides ?? []).map((s, j) => [p.id, i, j, s.side, s.start, s.end])),
});

const personCareer = defineTable({
  name: "person_career",
  comment: "Earlier mandates and offices of members.",
  kind: "person",
  key: ["person", "position"],
  columns: [personId, position, role, optional("organisation", "TEXT", "As published."), start, end],
  rows: (p) => p.career.map((one, i) => [p.id, i, one.role, one.organisation, one.start, one.end]),
});

const currentStrength = defineTable({
  name: "current_strength",
  comment: "Present values of the strength index as published. Without rows where the source gives none.",
  kind: "person",
  key: ["person"],
  columns: [
    personId,
    optional("in_branch", "REAL", "Value in the person's own chamber, percentage points."),
    optional("branch_rank", "INTEGER", "Rank of that value."),
    optional("branch_total", "INTEGER", "How many people that rank is out of."),
    optional("in_government", "REAL", "Value in government, percentage points."),
    optional("government_rank", "INTEGER", "Rank of that value."),
    optional("government_total", "INTEGER", "How many people that rank is out of."),
  ],
  rows: ({ id, currentStrength: own }) =>
    own === undefined
      ? []
      : [
          [
            ...[id, own.branch, own.branchRank, own.branchTotal],
            ...[own.government, own.governmentRank, own.governmentTotal],
          ],
        ],
});

/** In the order of the documentation. */
export const personTables = [person, membership, groupMembership, membershipSide, personCareer, currentStrength];
