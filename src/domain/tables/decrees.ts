import {
  decreeFields,
  implementingDecreeFields,
  legislativeDecreeFields,
  resourceSchema,
} from "#src/domain/records/acts.ts";
import { actCells, actColumns, column, columnsOf, defineTable, optional, position } from "./table.ts";

const decree = defineTable({
  name: "decree",
  en: "Fields of decree-laws.",
  it: "Decreti-legge: quel che hanno oltre alla riga in act.",
  kind: "act",
  key: ["actKind", "act"],
  columns: { ...actColumns, ...columnsOf(decreeFields) },
  rows: (a) => (a.kind === "decree" ? [{ ...a, ...actCells(a) }] : []),
});

const { year, number, descriptiveTitle, announced, adopted, billDate, published, ...others } =
  columnsOf(legislativeDecreeFields);
const legislativeDecree = defineTable({
  name: "legislative_decree",
  en: "Fields of legislative decrees.",
  it: "Decreti legislativi: quel che hanno oltre alla riga in act.",
  kind: "act",
  key: ["actKind", "act"],
  columns: {
    ...actColumns,
    ...{ year, number, descriptiveTitle, announced, adopted, billDate, published },
    draftNumber: optional(
      "TEXT",
      "Number of the draft among the Government's acts sent to the chambers for their opinion.",
      "Numero dello schema fra gli atti del Governo sottoposti a parere parlamentare.",
    ),
    draftSubmitted: optional(
      "TEXT",
      "Day on which the draft was sent to the chambers, ISO date.",
      "Giorno in cui lo schema è stato trasmesso alle Camere.",
      { lasting: "data di trasmissione dello schema" },
    ),
    draftStatus: optional(
      "TEXT",
      "Status of the draft, in the source's words.",
      "Stato dello schema, nelle parole della fonte.",
    ),
    ...others,
    implementingToAdopt: optional(
      "INTEGER",
      "Its implementing decrees still to adopt, as the source counts them.",
      "Decreti attuativi da adottare, secondo la fonte.",
    ),
    implementingAdopted: optional(
      "INTEGER",
      "Those adopted, as the source counts them.",
      "Decreti attuativi adottati, secondo la fonte.",
    ),
  },
  rows: (a) =>
    a.kind === "dlgs"
      ? [
          {
            ...a,
            ...actCells(a),
            draftNumber: a.draft?.number,
            draftSubmitted: a.draft?.submitted,
            draftStatus: a.draft?.status,
            implementingToAdopt: a.implementing?.toAdopt,
            implementingAdopted: a.implementing?.adopted,
          },
        ]
      : [],
});

const delegationLaw = defineTable({
  name: "delegation_law",
  en: "Laws that delegate legislative decrees to the Government.",
  it: "Leggi che delegano i decreti legislativi al Governo.",
  kind: "act",
  key: ["actKind", "act", "position"],
  columns: {
    ...actColumns,
    position,
    law: column("TEXT", "The law, as published.", "Legge, come la pubblica la fonte."),
    lawKind: optional(
      "TEXT",
      "Kind of its act, where it is of this legislature.",
      "Tipo del suo atto, quando è di questa legislatura.",
    ),
    lawAct: optional("TEXT", "Id of its act.", "Identificativo del suo atto."),
  },
  rows: (a) =>
    a.kind === "dlgs"
      ? a.delegationLaws.map(({ label, act }, position) => ({
          ...actCells(a),
          ...{ position, law: label, lawKind: act?.kind, lawAct: act?.id },
        }))
      : [],
});

const { policy, theme, nature, typeLaw, ...rest } = columnsOf(implementingDecreeFields);
const implementingDecree = defineTable({
  name: "implementing_decree",
  en: "Fields of implementing decrees.",
  it: "Decreti attuativi: quel che hanno oltre alla riga in act.",
  kind: "act",
  key: ["actKind", "act"],
  columns: {
    ...actColumns,
    proposers: optional(
      "TEXT",
      "Proposing ministries, separated by '; '; empty when the source names none.",
      "Ministeri proponenti, separati da «; ». Vuoto quando la fonte non ne nomina.",
    ),
    jointBodies: optional(
      "TEXT",
      "Bodies acting jointly, separated by '; '; empty when the source names none.",
      "Organi che agiscono di concerto, separati da «; ». Vuoto quando la fonte non ne nomina.",
    ),
    ...{ policy, theme, nature, typeLaw },
    reference: optional(
      "TEXT",
      "The act that asks for it, as published.",
      "Atto che lo richiede, come lo pubblica la fonte.",
    ),
    referenceKind: optional("TEXT", "Its kind.", "Tipo di quell’atto."),
    referenceAct: optional("TEXT", "Its id.", "Identificativo di quell’atto."),
    ...rest,
  },
  rows: (a) =>
    a.kind === "datt"
      ? [
          {
            ...a,
            ...actCells(a),
            proposers: a.proposers.join("; "),
            jointBodies: a.jointBodies.join("; "),
            reference: a.reference?.label,
            referenceKind: a.reference?.act?.kind,
            referenceAct: a.reference?.act?.id,
          },
        ]
      : [],
});

const actResource = defineTable({
  name: "act_resource",
  en: "Euro tied to implementing decrees, by year.",
  it: "Euro legati ai decreti attuativi, anno per anno.",
  kind: "act",
  key: ["actKind", "act", "year"],
  columns: { ...actColumns, ...columnsOf(resourceSchema) },
  rows: (a) =>
    (a.kind === "datt" ? a.resources : a.kind === "dlgs" ? a.lockedResources : []).map((resource) => ({
      ...actCells(a),
      ...resource,
    })),
});

export const decreeTables = [decree, legislativeDecree, delegationLaw, implementingDecree, actResource];
