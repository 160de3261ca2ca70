import { finalVoteDay, toImplementingState } from "#src/domain/act-state.ts";
import {
  actFields,
  actTextSchema,
  assignmentSchema,
  billFields,
  rapporteurSchema,
  readingTexts,
  readingSchema,
  signatureSchema,
  stepSchema,
  type Act,
  type Bill,
  type ImplementingDecree,
} from "#src/domain/records/acts.ts";
import { actCells, actColumns, changedAt, column, columnsOf, defineTable, optional, position } from "./table.ts";

/** Columns of `act` that only some kinds of act fill. */
const noFields = {
  status: null,
  statusDate: null,
  presented: null,
  type: null,
  initiative: null,
  finalApproval: null,
  lawNumber: null,
  lawDate: null,
  lawUrl: null,
  deadline: null,
};

/** As on the pages, but without a day: a deadline that has passed changes nothing. */
function implementingStatus(decree: ImplementingDecree): string | null {
  const { code } = toImplementingState(decree, null);
  return code === "unknown" ? (decree.statusText ?? null) : code;
}

function fieldsOf(a: Act): Partial<Record<keyof typeof noFields, unknown>> {
  switch (a.kind) {
    case "bill":
      return {
        status: a.phase ?? a.phaseText,
        statusDate: a.statusDate,
        presented: a.presented,
        type: a.type ?? a.typeText,
        initiative: a.initiative ?? a.initiativeText,
        finalApproval: finalVoteDay(a),
        lawNumber: a.law?.number,
        lawDate: a.law?.date,
        lawUrl: a.law?.url,
      };
    case "decree":
      return {
        status: a.status ?? a.statusText,
        statusDate: a.statusDate,
        presented: a.published,
        type: a.typology,
        lawNumber: a.conversionLaw?.number,
        lawDate: a.conversionLaw?.date,
        deadline: a.expires,
      };
    case "dlgs":
      return { presented: a.published ?? a.adopted, type: a.type };
    case "datt":
      return {
        status: implementingStatus(a),
        statusDate: a.adoptionDate,
        presented: a.published,
        type: a.actType,
        deadline: a.deadline,
      };
  }
}

const act = defineTable({
  name: "act",
  en: "Bills, decree-laws, legislative decrees and implementing decrees.",
  it: "Disegni di legge, decreti-legge, decreti legislativi e decreti attuativi.",
  kind: "act",
  key: ["actKind", "act"],
  columns: {
    ...actColumns,
    ...columnsOf(actFields),
    status: optional(
      "TEXT",
      "Where it stands, whatever the day: a deadline that has passed is in `deadline`. A state without a code as published.",
      "A che punto è, senza contare se il termine è scaduto. Vuoto per i decreti legislativi.",
    ),
    statusDate: optional(
      "TEXT",
      "ISO date; for an implementing decree the day of adoption.",
      "Giorno da cui è a quel punto; per i decreti attuativi, quello dell’adozione.",
      { lasting: "data di adozione", field: "adoptionDate" },
    ),
    presented: optional(
      "TEXT",
      "bill: day of presentation; others: day of publication (dlgs without it: of adoption), ISO date.",
      "Per i disegni di legge il giorno della presentazione; per gli altri quello della pubblicazione, o dell’adozione per i decreti legislativi che non ne hanno uno.",
      { lasting: "data di presentazione" },
    ),
    type: optional(
      "TEXT",
      "bill: ORD (ordinary), COST (constitutional), CONV (conversion of a decree), BIL (budget), or as published; others as published.",
      "Per i disegni di legge: ORD (ordinario), COST (costituzionale), CONV (conversione di un decreto-legge), BIL (bilancio). Per gli altri, come lo pubblica la fonte.",
      { lasting: "tipo" },
    ),
    initiative: optional(
      "TEXT",
      "bill: who presented it; a kind without a code as published.",
      "Per i disegni di legge: di chi è l’iniziativa.",
      { lasting: "iniziativa" },
    ),
    finalApproval: optional(
      "TEXT",
      "bill: day of the vote that approved it for good, ISO date; the law has its own date.",
      "Per i disegni di legge, giorno del voto che li ha approvati in via definitiva; la legge ha una data propria.",
    ),
    lawNumber: optional(
      "TEXT",
      "Number of the law that came of it.",
      "Numero della legge che ne è nata; per un decreto-legge, della legge di conversione.",
    ),
    lawDate: optional("TEXT", "ISO date.", "Data di quella legge."),
    lawUrl: optional(
      "TEXT",
      "bill: address of the law at Normattiva, as given by the source.",
      "Per i disegni di legge: indirizzo della legge in Normattiva, dato dalla fonte.",
    ),
    deadline: optional(
      "TEXT",
      "decree: last day for conversion; datt: deadline; ISO date.",
      "Per i decreti-legge l’ultimo giorno per la conversione, per i decreti attuativi il termine di adozione.",
    ),
    ...columnsOf(billFields),
    changedAt,
  },
  rows: (a, changedAt) => [{ ...a, ...actCells(a), ...noFields, ...fieldsOf(a), changedAt }],
});

/** Rows of the parts of a bill. */
const billRows =
  <Part extends object>(partsOf: (bill: Bill) => readonly Part[]) =>
  (a: Act) =>
    a.kind === "bill" ? partsOf(a).map((part, position) => ({ ...actCells(a), position, ...part })) : [];

const actReading = defineTable({
  name: "act_reading",
  en: "Readings of bills.",
  it: "Letture dei disegni di legge.",
  kind: "act",
  key: ["actKind", "act", "order"],
  columns: { ...actColumns, ...columnsOf(readingSchema) },
  rows: billRows(({ readings }) => readings),
});

const actText = defineTable({
  name: "act_text",
  en: "Texts of the readings of bills.",
  it: "Testi delle letture dei disegni di legge, dove la fonte ne dà l’indirizzo.",
  kind: "act",
  key: ["actKind", "act", "reading", "position"],
  columns: {
    ...actColumns,
    reading: column(
      "TEXT",
      "As published: C.2750, S.1384-B.",
      "Sigla della lettura, come la pubblica la fonte: C.2750, S.1384-B.",
    ),
    position,
    ...columnsOf(actTextSchema),
  },
  rows: billRows(({ readings }) =>
    readings.flatMap(({ identifier, texts = [] }) =>
      texts.map((text, position) => ({ reading: identifier, position, ...text })),
    ),
  ),
});

const actSignature = defineTable({
  name: "act_signature",
  en: "Signers of bills.",
  it: "Firmatari dei disegni di legge.",
  kind: "act",
  key: ["actKind", "act", "position"],
  columns: { ...actColumns, position, ...columnsOf(signatureSchema) },
  rows: billRows(({ signatures }) => signatures),
});

const actStep = defineTable({
  name: "act_step",
  en: "Steps of acts.",
  it: "Passaggi degli atti.",
  kind: "act",
  key: ["actKind", "act", "position"],
  columns: { ...actColumns, position, ...columnsOf(stepSchema) },
  rows: (a) => (a.kind === "datt" ? [] : a.steps.map((step, position) => ({ ...actCells(a), position, ...step }))),
});

const actRapporteur = defineTable({
  name: "act_rapporteur",
  en: "Rapporteurs of bills.",
  it: "Relatori dei disegni di legge.",
  kind: "act",
  key: ["actKind", "act", "position"],
  columns: { ...actColumns, position, ...columnsOf(rapporteurSchema) },
  rows: billRows(({ rapporteurs }) => rapporteurs),
});

const actAssignment = defineTable({
  name: "act_assignment",
  en: "Assignments of bills to committees.",
  it: "Assegnazioni dei disegni di legge alle commissioni.",
  kind: "act",
  key: ["actKind", "act", "position"],
  columns: { ...actColumns, position, ...columnsOf(assignmentSchema), reading: optional("TEXT", ...readingTexts) },
  rows: billRows(({ assignments }) => assignments),
});

const actSubject = defineTable({
  name: "act_subject",
  en: "Subjects of bills.",
  it: "Materie dei disegni di legge.",
  kind: "act",
  key: ["actKind", "act", "position"],
  columns: {
    ...actColumns,
    position,
    subject: column("TEXT", "As published.", "Materia, come la pubblica la fonte."),
  },
  rows: billRows(({ subjects }) => subjects.map((subject) => ({ subject }))),
});

export const actTables = [act, actReading, actText, actSignature, actStep, actRapporteur, actAssignment, actSubject];
