/**
 * The public tables of the snapshot, in one place: DDL, inserts, open-data documentation and downloads all derive from
 * it. `ballot` stands apart because of its size.
 */
import { column, defineTable, optional, type Cell } from "./table.ts";

/** Version of the tables and of the records' shape. A snapshot of another version is refused, with the way out. */
export const schemaVersion = 1;

const flag = (value: boolean): Cell => (value ? 1 : 0);
const changed = column("changed_at", "TEXT", "Day on which this record last changed here, ISO date.");
const start = optional("start_date", "TEXT", "First day, ISO date; empty when the source does not give it.");
const end = optional(
  "end_date",
  "TEXT",
  "First day after the last one, ISO date: on it the next one holds already; empty while it lasts.",
);
const position = column("position", "INTEGER", "Order within the record, from 0.");
const actKind = column("act_kind", "TEXT", "Kind of act.");
const actId = column("act", "TEXT", "Act id within its kind, as in the addresses.");
const reading = optional("reading", "TEXT", "Identifier of the reading, as published.");
const personId = column("person", "TEXT", "Person id.");
const groupId = column("parliamentary_group", "TEXT", "Group id.");
const role = column("role", "TEXT", "Role, as published.");
const branch = column("branch", "TEXT", "Chamber.");

const person = defineTable({
  name: "person",
  comment: "Everyone with a page: members of either chamber and of the government.",
  kind: "person",
  key: ["person"],
  columns: [
    column("person", "TEXT", "Stable id, name and birth date; the address under /persone/."),
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
    column("is_life", "INTEGER", "1 = senator for life."),
    optional("replaces", "TEXT", "Person id of the predecessor."),
    optional("replaced_by", "TEXT", "Person id of the successor."),
  ],
  rows: (p) =>
    p.memberships.map((m, i) => [
      ...[p.id, i, m.branch, m.start, m.end, m.endReason, m.electionArea, m.constituency, m.electionType, m.list],
      ...[flag(m.isLife), m.replaces, m.replacedBy],
    ]),
});

const groupMembership = defineTable({
  name: "group_membership",
  comment: "Spells of members in parliamentary groups.",
  kind: "person",
  key: ["person", "membership", "position"],
  columns: [
    personId,
    column("membership", "INTEGER", "Position of the mandate in `membership`."),
    position,
    groupId,
    start,
    end,
  ],
  rows: (p) => p.memberships.flatMap((m, i) => m.groups.map((g, j) => [p.id, i, j, g.group, g.start, g.end])),
});

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

const sitting = defineTable({
  name: "sitting",
  comment: "Sittings of the assemblies.",
  kind: "sitting",
  key: ["sitting"],
  columns: [
    column("sitting", "TEXT", "Sitting id."),
    branch,
    column("number", "INTEGER", "Official number."),
    column("date", "TEXT", "ISO date."),
    optional("url", "TEXT", "Official page."),
  ],
  rows: (s) => [[s.id, s.branch, s.number, s.date, s.url]],
});

const vote = defineTable({
  name: "vote",
  comment: "Electronic votes, with the totals declared by the chamber.",
  kind: "vote",
  key: ["vote"],
  columns: [
    column("vote", "TEXT", "The chamber's own id."),
    branch,
    column("sitting", "TEXT", "Sitting id."),
    column("number", "INTEGER", "Number within the sitting."),
    column("date", "TEXT", "ISO date."),
    optional("time", "TEXT", "HH:MM."),
    column("title", "TEXT", "Official title."),
    optional("public_title", "TEXT", "Newsroom's title."),
    optional("description", "TEXT", "As published."),
    optional("sub_type", "TEXT", "What was put to the vote."),
    column("is_key", "INTEGER", "1 = chosen as key vote by the newsroom."),
    column("is_final", "INTEGER", "1 = final vote on an act."),
    column("is_confidence", "INTEGER", "1 = confidence vote."),
    column("is_secret", "INTEGER", "1 = secret ballot."),
    column("outcome", "TEXT", "What became of it."),
    column("outcome_text", "TEXT", "As published."),
    optional("ayes", "INTEGER", "Declared ayes."),
    optional("noes", "INTEGER", "Declared noes."),
    optional("abstained", "INTEGER", "Declared abstentions."),
    optional("present", "INTEGER", "Declared present."),
    optional("voting", "INTEGER", "Declared voting."),
    optional("absent", "INTEGER", "Declared absent."),
    optional("on_mission", "INTEGER", "Declared on mission."),
    optional("required", "INTEGER", "Ayes needed to pass."),
    optional("president", "TEXT", "Person id of who presided."),
    column("positions_published", "INTEGER", "0 = positions of members are not published."),
    optional("government", "TEXT", "Government in office."),
    changed,
  ],
  rows: (v, at) => [
    [
      ...[v.id, v.branch, v.sitting, v.number, v.date, v.time, v.title, v.publicTitle, v.description, v.subType],
      ...[flag(v.isKey), flag(v.isFinal), flag(v.isConfidence), flag(v.isSecret), v.outcome, v.outcomeText],
      ...[v.ayes, v.noes, v.abstained, v.present, v.voting, v.absent, v.onMission, v.required],
      ...[v.president, flag(v.positionsPublished), v.government, at],
    ],
  ],
});

const voteAct = defineTable({
  name: "vote_act",
  comment: "Acts that a vote is about.",
  kind: "vote",
  key: ["vote", "act_kind", "act"],
  columns: [column("vote", "TEXT", "Vote id."), actKind, actId],
  rows: (v) => v.acts.map((a) => [v.id, a.kind, a.id]),
});

const act = defineTable({
  name: "act",
  comment: "Bills, decree-laws, legislative decrees and implementing decrees.",
  kind: "act",
  key: ["act_kind", "act"],
  columns: [
    actKind,
    actId,
    column("title", "TEXT", "Official title."),
    optional("short_title", "TEXT", "Short title."),
    column("is_key", "INTEGER", "1 = chosen as key act by the newsroom."),
    optional("government", "TEXT", "Government id."),
    optional("status", "TEXT", "Where it stands."),
    optional("status_date", "TEXT", "ISO date; for an implementing decree the day of adoption."),
    optional(
      "presented",
      "TEXT",
      "bill: day of presentation; others: day of publication (dlgs without it: of adoption), ISO date.",
    ),
    optional(
      "type",
      "TEXT",
      "bill: ORD (ordinary), COST (constitutional), CONV (conversion of a decree), BIL (budget); others as published.",
    ),
    optional("initiative", "TEXT", "bill: who presented it."),
    optional("law_number", "TEXT", "Number of the law that came of it."),
    optional("law_date", "TEXT", "ISO date."),
    optional("deadline", "TEXT", "decree: last day for conversion; datt: deadline; ISO date."),
    changed,
  ],
  rows: (a, at) => {
    const head: Cell[] = [a.kind, a.id, a.title, a.shortTitle, flag(a.isKey), a.government];
    switch (a.kind) {
      case "bill": {
        const law = [a.law?.number ?? null, a.law?.date ?? null];
        return [[...head, a.phase, a.statusDate, a.presented, a.type, a.initiative, ...law, null, at]];
      }
      case "decree": {
        const law = [a.conversionLaw?.number ?? null, a.conversionLaw?.date ?? null];
        return [[...head, a.status, a.statusDate, a.published, a.typology, null, ...law, a.expires, at]];
      }
      case "dlgs":
        return [[...head, null, null, a.published ?? a.adopted, a.type, null, null, null, null, at]];
      case "datt":
        return [[...head, a.status, a.adoptionDate, a.published, a.actType, null, null, null, a.deadline, at]];
    }
  },
});

const actReading = defineTable({
  name: "act_reading",
  comment: "Readings of bills.",
  kind: "act",
  key: ["act_kind", "act", "reading_order"],
  columns: [
    actKind,
    actId,
    column("reading_order", "INTEGER", "1 = first."),
    column("identifier", "TEXT", "As published: C.2750, S.1384-B."),
    branch,
    optional("presented", "TEXT", "ISO date."),
    optional("status", "TEXT", "As published."),
    optional("status_date", "TEXT", "ISO date."),
    optional("url", "TEXT", "Official page."),
  ],
  rows: (a) =>
    a.kind === "bill"
      ? a.readings.map((r) => [
          a.kind,
          a.id,
          r.order,
          r.identifier,
          r.branch,
          r.presented,
          r.status,
          r.statusDate,
          r.url,
        ])
      : [],
});

const actSignature = defineTable({
  name: "act_signature",
  comment: "Signers of bills.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: [
    actKind,
    actId,
    position,
    optional("person", "TEXT", "Person id; empty for signers known by name only."),
    column("name", "TEXT", "As published."),
    column("is_first", "INTEGER", "1 = first signer."),
    optional("added", "TEXT", "Day added, ISO date."),
    optional("withdrawn", "TEXT", "Day withdrawn, ISO date."),
  ],
  rows: (a) =>
    a.kind === "bill"
      ? a.signatures.map((s, i) => [a.kind, a.id, i, s.person, s.name, flag(s.isFirst), s.added, s.withdrawn])
      : [],
});

const actStep = defineTable({
  name: "act_step",
  comment: "Steps of acts.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: [
    actKind,
    actId,
    position,
    optional("date", "TEXT", "ISO date."),
    optional("branch", "TEXT", "Chamber."),
    reading,
    column("kind", "TEXT", "What happened."),
    column("label", "TEXT", "As published."),
    optional("body", "TEXT", "Body id."),
    optional("body_name", "TEXT", "As published."),
  ],
  rows: (a) =>
    a.kind === "datt"
      ? []
      : a.steps.map((s, i) => [a.kind, a.id, i, s.date, s.branch, s.reading, s.kind, s.label, s.body, s.bodyName]),
});

const actRapporteur = defineTable({
  name: "act_rapporteur",
  comment: "Rapporteurs of bills.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: [
    actKind,
    actId,
    position,
    optional("person", "TEXT", "Person id; empty when known by name only."),
    column("name", "TEXT", "As published."),
    reading,
    optional("place", "TEXT", "commissione or assemblea; in brackets, of who stands in for the rapporteur, how."),
    column("is_minority", "INTEGER", "1 = minority rapporteur."),
    optional("date", "TEXT", "ISO date."),
  ],
  rows: (a) =>
    a.kind === "bill"
      ? a.rapporteurs.map((r, i) => [a.kind, a.id, i, r.person, r.name, r.reading, r.place, flag(r.isMinority), r.date])
      : [],
});

const actAssignment = defineTable({
  name: "act_assignment",
  comment: "Assignments of bills to committees.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: [
    actKind,
    actId,
    position,
    reading,
    optional("body", "TEXT", "Body id."),
    column("body_name", "TEXT", "As published."),
    optional("type", "TEXT", "primaria, consultiva."),
    optional("seat", "TEXT", "referente, deliberante, redigente."),
    optional("date", "TEXT", "ISO date."),
  ],
  rows: (a) =>
    a.kind === "bill"
      ? a.assignments.map((s, i) => [a.kind, a.id, i, s.reading, s.body, s.bodyName, s.type, s.seat, s.date])
      : [],
});

const decree = defineTable({
  name: "decree",
  comment: "Fields of decree-laws.",
  kind: "act",
  key: ["act_kind", "act"],
  columns: [
    actKind,
    actId,
    column("year", "INTEGER", "Year."),
    column("number", "INTEGER", "Number."),
    optional("date", "TEXT", "Day of the decree, ISO date."),
    optional("council_date", "TEXT", "Day of the council of ministers, ISO date."),
    optional("published", "TEXT", "Day of the Gazzetta, ISO date."),
    optional("expires", "TEXT", "Sixtieth day, ISO date."),
    column("is_omnibus", "INTEGER", "1 = heterogeneous subjects."),
    column("is_minotaurus", "INTEGER", "1 = absorbs other decrees."),
    column("is_subject_to_agreements", "INTEGER", "1 = approved subject to agreements."),
    optional("normattiva_url", "TEXT", "Text at Normattiva, as given by the source."),
  ],
  rows: (a) =>
    a.kind === "decree"
      ? [
          [
            ...[a.kind, a.id, a.year, a.number, a.date, a.councilDate, a.published, a.expires],
            ...[flag(a.isOmnibus), flag(a.isMinotaurus), flag(a.isSubjectToAgreements), a.normattivaUrl],
          ],
        ]
      : [],
});

const implementingDecree = defineTable({
  name: "implementing_decree",
  comment: "Fields of implementing decrees.",
  kind: "act",
  key: ["act_kind", "act"],
  columns: [
    actKind,
    actId,
    optional("proposers", "TEXT", "Proposing ministries, separated by '; '; empty when the source names none."),
    optional("joint_bodies", "TEXT", "Bodies acting jointly, separated by '; '; empty when the source names none."),
    optional("policy", "TEXT", "Policy area."),
    optional("nature", "TEXT", "Governo or Parlamento."),
    optional("type_law", "TEXT", "Kind of the act that asks for it."),
    optional("reference", "TEXT", "The act that asks for it, as published."),
    optional("reference_kind", "TEXT", "Its kind."),
    optional("reference_act", "TEXT", "Its id."),
    optional("adopted_act_url", "TEXT", "The adopted act."),
  ],
  rows: (a) =>
    a.kind === "datt"
      ? [
          [
            ...[a.kind, a.id, a.proposers.join("; "), a.jointBodies.join("; "), a.policy, a.nature, a.typeLaw],
            ...[
              a.reference?.label ?? null,
              a.reference?.act?.kind ?? null,
              a.reference?.act?.id ?? null,
              a.adoptedActUrl,
            ],
          ],
        ]
      : [],
});

const actResource = defineTable({
  name: "act_resource",
  comment: "Euro tied to implementing decrees, by year.",
  kind: "act",
  key: ["act_kind", "act", "year"],
  columns: [
    actKind,
    actId,
    column("year", "INTEGER", "Year."),
    column("amount", "REAL", "Euro; dlgs: blocked, datt: tied."),
  ],
  rows: (a) =>
    (a.kind === "datt" ? a.resources : a.kind === "dlgs" ? a.lockedResources : []).map((r) => [
      a.kind,
      a.id,
      r.year,
      r.amount,
    ]),
});

const event = defineTable({
  name: "event",
  comment: "Events.",
  kind: "event",
  key: ["event"],
  columns: [
    column("event", "TEXT", "Event id."),
    column("date", "TEXT", "ISO date."),
    column("title", "TEXT", "Title."),
    column("category", "TEXT", "Category."),
    optional("branch", "TEXT", "Chamber."),
  ],
  rows: (e) => [[e.id, e.date, e.title, e.category, e.branch]],
});

const faq = defineTable({
  name: "faq",
  comment: "Questions and answers of the source.",
  kind: "faq",
  key: ["faq"],
  columns: [
    column("faq", "TEXT", "Id."),
    optional("section", "TEXT", "Section."),
    column("question", "TEXT", "Question."),
    column("answer", "TEXT", "Answer."),
  ],
  rows: (f) => [[f.id, f.section, f.question, f.answer]],
});

/** Every public table but `ballot`, in the order of the documentation. */
export const tables = [
  ...[person, membership, groupMembership],
  ...[group, groupName, groupSide, groupRole],
  ...[body, bodyRole],
  ...[government, governmentRole],
  sitting,
  ...[vote, voteAct],
  ...[act, actReading, actSignature, actStep, actRapporteur, actAssignment, decree, implementingDecree, actResource],
  event,
  faq,
];

/**
 * Positions of members, 9.6 million at true scale: small integers for vote and person, the code as published. The view
 * `member_vote` reads with the ids.
 */
export const ballotTable = {
  name: "ballot",
  comment: "How each member took part in each vote.",
  key: ["vote_no", "person_no"],
  columns: [
    column("vote_no", "INTEGER", "Number of the vote in `vote_no`."),
    column("person_no", "INTEGER", "Number of the person in `person_no`."),
    column("code", "TEXT", "How the member took part."),
  ],
};

/** Numbers standing for the ids in {@link ballotTable}. */
export const numberTables = [
  {
    name: "vote_no",
    comment: "Numbers of votes in `ballot`.",
    key: ["vote"],
    columns: [column("vote", "TEXT", "Vote id."), column("no", "INTEGER", "Number, given once and never again.")],
  },
  {
    name: "person_no",
    comment: "Numbers of persons in `ballot`.",
    key: ["person"],
    columns: [personId, column("no", "INTEGER", "Number, given once and never again.")],
  },
];

/**
 * Tables of the store itself: they are left out of the download, but for `change_log` and `quarantine`, which the site shows.
 * `record` holds every record whole, as canonical JSON with its digest; the public tables are its projection.
 */
export const internalStatements = [
  "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
  "CREATE TABLE record (kind TEXT NOT NULL, key TEXT NOT NULL, digest TEXT NOT NULL, changed_at TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID",
  "CREATE TABLE record_index (name TEXT NOT NULL, value TEXT NOT NULL, sort TEXT NOT NULL, key TEXT NOT NULL, PRIMARY KEY (name, value, sort, key)) WITHOUT ROWID",
  "CREATE TABLE quarantine (kind TEXT NOT NULL, key TEXT NOT NULL, reason TEXT NOT NULL, url TEXT, since TEXT NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID",
  "CREATE TABLE change_log (day TEXT NOT NULL, kind TEXT NOT NULL, key TEXT NOT NULL, change TEXT NOT NULL, field TEXT NOT NULL, before TEXT, after TEXT, PRIMARY KEY (day, kind, key, change, field)) WITHOUT ROWID",
  "CREATE VIEW member_vote AS SELECT v.vote, p.person, b.code FROM ballot b JOIN vote_no v ON v.no = b.vote_no JOIN person_no p ON p.no = b.person_no",
] as const;
