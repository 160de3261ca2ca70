import { column, defineTable, optional, type Cell } from "#scripts/pull/store/table.ts";
import type { GovernmentDecree, LegislativeDecree } from "#src/domain/records.ts";
import { actId, actKind, flag, position } from "./columns.ts";

const manner = [
  optional("is_omnibus", "INTEGER", "1 = heterogeneous subjects; empty when the source does not say."),
  optional("is_minotaurus", "INTEGER", "1 = absorbs other decrees; empty when the source does not say."),
  optional(
    "is_subject_to_agreements",
    "INTEGER",
    "1 = approved subject to agreements; empty when the source does not say.",
  ),
];
const mannerOf = (a: GovernmentDecree | LegislativeDecree): Cell[] => [
  flag(a.isOmnibus),
  flag(a.isMinotaurus),
  flag(a.isSubjectToAgreements),
];

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
    ...manner,
    optional("normattiva_url", "TEXT", "Text at Normattiva, as given by the source."),
  ],
  rows: (a) =>
    a.kind === "decree"
      ? [
          [
            ...[a.kind, a.id, a.year, a.number, a.date, a.councilDate, a.published, a.expires],
            ...[...mannerOf(a), a.normattivaUrl],
          ],
        ]
      : [],
});

const legislativeDecree = defineTable({
  name: "legislative_decree",
  comment: "Fields of legislative decrees.",
  kind: "act",
  key: ["act_kind", "act"],
  columns: [
    actKind,
    actId,
    optional("year", "INTEGER", "Year."),
    optional("number", "INTEGER", "Number."),
    optional("descriptive_title", "TEXT", "What it is about, in the source's words."),
    optional("announced", "TEXT", "Day on which it was announced, ISO date."),
    optional("adopted", "TEXT", "Day of adoption, ISO date."),
    optional("bill_date", "TEXT", "Day of the draft, ISO date."),
    optional("published", "TEXT", "Day of the Gazzetta, ISO date."),
    ...manner,
    optional("document_url", "TEXT", "Text, as given by the source."),
    optional("locked_total", "REAL", "Euro blocked in all, as published where the years do not give it."),
    optional("implementing_to_adopt", "INTEGER", "Its implementing decrees still to adopt, as the source counts them."),
    optional("implementing_adopted", "INTEGER", "Those adopted, as the source counts them."),
  ],
  rows: (a) =>
    a.kind === "dlgs"
      ? [
          [
            ...[a.kind, a.id, a.year, a.number, a.descriptiveTitle, a.announced, a.adopted, a.billDate, a.published],
            ...[...mannerOf(a), a.documentUrl, a.lockedTotal ?? null],
            ...[a.implementing?.toAdopt ?? null, a.implementing?.adopted ?? null],
          ],
        ]
      : [],
});

const delegationLaw = defineTable({
  name: "delegation_law",
  comment: "Laws that delegate legislative decrees to the Government.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: [
    actKind,
    actId,
    position,
    column("law", "TEXT", "The law, as published."),
    optional("law_kind", "TEXT", "Kind of its act, where it is of this legislature."),
    optional("law_act", "TEXT", "Id of its act."),
  ],
  rows: (a) =>
    a.kind === "dlgs"
      ? a.delegationLaws.map(({ label, act }, i) => [a.kind, a.id, i, label, act?.kind ?? null, act?.id ?? null])
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
    optional("theme", "TEXT", "Theme within it."),
    optional("nature", "TEXT", "Governo or Parlamento."),
    optional("type_law", "TEXT", "Kind of the act that asks for it."),
    optional("reference", "TEXT", "The act that asks for it, as published."),
    optional("reference_kind", "TEXT", "Its kind."),
    optional("reference_act", "TEXT", "Its id."),
    optional("adopted_act_url", "TEXT", "The adopted act."),
    optional("resources_total", "REAL", "Euro in all, as published where the years do not give it."),
  ],
  rows: (a) =>
    a.kind === "datt"
      ? [
          [
            ...[a.kind, a.id, a.proposers.join("; "), a.jointBodies.join("; "), a.policy, a.theme],
            ...[
              a.nature,
              a.typeLaw,
              a.reference?.label ?? null,
              a.reference?.act?.kind ?? null,
              a.reference?.act?.id ?? null,
              a.adoptedActUrl,
              a.resourcesTotal ?? null,
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

export const decreeTables = [decree, legislativeDecree, delegationLaw, implementingDecree, actResource];
