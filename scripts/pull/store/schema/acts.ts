import { column, defineTable, optional, type Cell } from "#scripts/pull/store/table.ts";
import { actId, actKind, branch, changed, flag, position, reading } from "./columns.ts";

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
    optional("is_key", "INTEGER", "1 = chosen as key act by the newsroom; empty when the source does not say."),
    optional("government", "TEXT", "Government id."),
    optional("status", "TEXT", "Where it stands; a state without a code as published."),
    optional("status_date", "TEXT", "ISO date; for an implementing decree the day of adoption."),
    optional(
      "presented",
      "TEXT",
      "bill: day of presentation; others: day of publication (dlgs without it: of adoption), ISO date.",
    ),
    optional(
      "type",
      "TEXT",
      "bill: ORD (ordinary), COST (constitutional), CONV (conversion of a decree), BIL (budget), or as published; others as published.",
    ),
    optional("initiative", "TEXT", "bill: who presented it; a kind without a code as published."),
    optional("law_number", "TEXT", "Number of the law that came of it."),
    optional("law_date", "TEXT", "ISO date."),
    optional("deadline", "TEXT", "decree: last day for conversion; datt: deadline; ISO date."),
    optional(
      "is_ratification",
      "INTEGER",
      "bill: 1 = ratifies a treaty; counts without ratifications leave it out; empty when the source does not say.",
    ),
    optional("converts", "TEXT", "bill: id of the decree-law that it converts."),
    changed,
  ],
  rows: (a, at) => {
    const head: Cell[] = [a.kind, a.id, a.title, a.shortTitle, flag(a.isKey), a.government];
    switch (a.kind) {
      case "bill": {
        const law = [a.law?.number ?? null, a.law?.date ?? null];
        return [
          [
            ...head,
            a.phase ?? a.phaseText ?? null,
            a.statusDate,
            a.presented,
            a.type ?? a.typeText ?? null,
            a.initiative ?? a.initiativeText ?? null,
            ...law,
            null,
            flag(a.isRatification),
            a.converts,
            at,
          ],
        ];
      }
      case "decree": {
        const law = [a.conversionLaw?.number ?? null, a.conversionLaw?.date ?? null];
        return [
          [
            ...head,
            a.status ?? a.statusText ?? null,
            a.statusDate,
            a.published,
            a.typology,
            null,
            ...law,
            a.expires,
            null,
            null,
            at,
          ],
        ];
      }
      case "dlgs":
        return [[...head, null, null, a.published ?? a.adopted, a.type, ...Array<null>(6).fill(null), at]];
      case "datt":
        return [
          [
            ...head,
            a.status ?? a.statusText ?? null,
            a.adoptionDate,
            a.published,
            a.actType,
            null,
            null,
            null,
            a.deadline,
            null,
            null,
            at,
          ],
        ];
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
    column("is_pending", "INTEGER", "1 = listed by the source as still to come."),
  ],
  rows: (a) =>
    a.kind === "datt"
      ? []
      : a.steps.map((s, i) => [
          a.kind,
          a.id,
          i,
          s.date,
          s.branch,
          s.reading,
          s.kind,
          s.label,
          s.body,
          s.bodyName,
          flag(s.isPending === true),
        ]),
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

const actSubject = defineTable({
  name: "act_subject",
  comment: "Subjects of bills.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: [actKind, actId, position, column("subject", "TEXT", "As published.")],
  rows: (a) => (a.kind === "bill" ? a.subjects.map((subject, i) => [a.kind, a.id, i, subject]) : []),
});

export const actTables = [act, actReading, actSignature, actStep, actRapporteur, actAssignment, actSubject];
