import {
  actCells,
  actColumns,
  branch,
  type Cell,
  changed,
  column,
  defineTable,
  flag,
  optional,
  position,
  reading,
} from "./table.ts";
import { finalVoteDay, toImplementingState } from "#src/domain/act-state.ts";
import type { Act, ImplementingDecree } from "#src/domain/records.ts";

/** Columns of `act` that only some kinds of act fill. */
const noFields = {
  status: null,
  status_date: null,
  presented: null,
  type: null,
  initiative: null,
  final_approval: null,
  law_number: null,
  law_date: null,
  law_url: null,
  deadline: null,
  is_ratification: null,
  converts: null,
};

/** As on the pages, but without a day: a deadline that has passed changes nothing. */
function implementingStatus(decree: ImplementingDecree): string | null {
  const { code } = toImplementingState(decree, null);
  return code === "unknown" ? (decree.statusText ?? null) : code;
}

function fieldsOf(a: Act): Partial<Record<keyof typeof noFields, Cell>> {
  switch (a.kind) {
    case "bill":
      return {
        status: a.phase ?? a.phaseText ?? null,
        status_date: a.statusDate,
        presented: a.presented,
        type: a.type ?? a.typeText ?? null,
        initiative: a.initiative ?? a.initiativeText ?? null,
        final_approval: finalVoteDay(a),
        law_number: a.law?.number ?? null,
        law_date: a.law?.date ?? null,
        law_url: a.law?.url ?? null,
        is_ratification: flag(a.isRatification),
        converts: a.converts,
      };
    case "decree":
      return {
        status: a.status ?? a.statusText ?? null,
        status_date: a.statusDate,
        presented: a.published,
        type: a.typology,
        law_number: a.conversionLaw?.number ?? null,
        law_date: a.conversionLaw?.date ?? null,
        deadline: a.expires,
      };
    case "dlgs":
      return { presented: a.published ?? a.adopted, type: a.type };
    case "datt":
      return {
        status: implementingStatus(a),
        status_date: a.adoptionDate,
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
  key: ["act_kind", "act"],
  columns: {
    ...actColumns,
    title: column("TEXT", { en: "Official title.", it: "Titolo ufficiale.", lasting: "titolo" }),
    short_title: optional("TEXT", { en: "Short title.", it: "Titolo breve." }),
    is_key: optional("INTEGER", {
      en: "1 = chosen as key act by the newsroom; empty when the source does not say.",
      it: "1 = scelto dalla redazione come atto chiave.",
    }),
    government: optional("TEXT", {
      en: "Government id.",
      it: "Identificativo del governo in carica alla presentazione, o che lo ha adottato.",
    }),
    status: optional("TEXT", {
      en: "Where it stands, whatever the day: a deadline that has passed is in `deadline`. A state without a code as published.",
      it: "A che punto è, senza contare se il termine è scaduto. Vuoto per i decreti legislativi.",
    }),
    status_date: optional("TEXT", {
      en: "ISO date; for an implementing decree the day of adoption.",
      it: "Giorno da cui è a quel punto; per i decreti attuativi, quello dell’adozione.",
      lasting: "data di adozione",
      field: "adoptionDate",
    }),
    presented: optional("TEXT", {
      en: "bill: day of presentation; others: day of publication (dlgs without it: of adoption), ISO date.",
      it: "Per i disegni di legge il giorno della presentazione; per gli altri quello della pubblicazione, o dell’adozione per i decreti legislativi che non ne hanno uno.",
      lasting: "data di presentazione",
    }),
    type: optional("TEXT", {
      en: "bill: ORD (ordinary), COST (constitutional), CONV (conversion of a decree), BIL (budget), or as published; others as published.",
      it: "Per i disegni di legge: ORD (ordinario), COST (costituzionale), CONV (conversione di un decreto-legge), BIL (bilancio). Per gli altri, come lo pubblica la fonte.",
      lasting: "tipo",
    }),
    initiative: optional("TEXT", {
      en: "bill: who presented it; a kind without a code as published.",
      it: "Per i disegni di legge: di chi è l’iniziativa.",
      lasting: "iniziativa",
    }),
    final_approval: optional("TEXT", {
      en: "bill: day of the vote that approved it for good, ISO date; the law has its own date.",
      it: "Per i disegni di legge, giorno del voto che li ha approvati in via definitiva; la legge ha una data propria.",
    }),
    law_number: optional("TEXT", {
      en: "Number of the law that came of it.",
      it: "Numero della legge che ne è nata; per un decreto-legge, della legge di conversione.",
    }),
    law_date: optional("TEXT", { en: "ISO date.", it: "Data di quella legge." }),
    law_url: optional("TEXT", {
      en: "bill: address of the law at Normattiva, as given by the source.",
      it: "Per i disegni di legge: indirizzo della legge in Normattiva, dato dalla fonte.",
    }),
    deadline: optional("TEXT", {
      en: "decree: last day for conversion; datt: deadline; ISO date.",
      it: "Per i decreti-legge l’ultimo giorno per la conversione, per i decreti attuativi il termine di adozione.",
    }),
    is_ratification: optional("INTEGER", {
      en: "bill: 1 = ratifies a treaty; counts without ratifications leave it out; empty when the source does not say.",
      it: "Per i disegni di legge: 1 = ratifica di un trattato. I conteggi senza ratifiche non li comprendono.",
    }),
    converts: optional("TEXT", {
      en: "bill: id of the decree-law that it converts.",
      it: "Per i disegni di legge: identificativo del decreto-legge che convertono.",
    }),
    changed_at: changed,
  },
  rows: (a, at) => [
    {
      ...actCells(a),
      title: a.title,
      short_title: a.shortTitle,
      is_key: flag(a.isKey),
      government: a.government,
      ...noFields,
      ...fieldsOf(a),
      changed_at: at,
    },
  ],
});

const actReading = defineTable({
  name: "act_reading",
  en: "Readings of bills.",
  it: "Letture dei disegni di legge.",
  kind: "act",
  key: ["act_kind", "act", "reading_order"],
  columns: {
    ...actColumns,
    reading_order: column("INTEGER", { en: "1 = first.", it: "1 = prima lettura." }),
    identifier: column("TEXT", {
      en: "As published: C.2750, S.1384-B.",
      it: "Sigla, come la pubblica la fonte: C.2750, S.1384-B.",
    }),
    branch,
    presented: optional("TEXT", { en: "ISO date.", it: "Giorno della presentazione in quella camera." }),
    status: optional("TEXT", { en: "As published.", it: "Stato, come lo pubblica la fonte." }),
    status_date: optional("TEXT", { en: "ISO date.", it: "Giorno di quello stato." }),
    url: optional("TEXT", { en: "Official page.", it: "Pagina ufficiale." }),
  },
  rows: (a) =>
    a.kind === "bill"
      ? a.readings.map((r) => ({
          ...actCells(a),
          reading_order: r.order,
          identifier: r.identifier,
          branch: r.branch,
          presented: r.presented,
          status: r.status,
          status_date: r.statusDate,
          url: r.url,
        }))
      : [],
});

const actText = defineTable({
  name: "act_text",
  en: "Texts of the readings of bills.",
  it: "Testi delle letture dei disegni di legge, dove la fonte ne dà l’indirizzo.",
  kind: "act",
  key: ["act_kind", "act", "reading", "position"],
  columns: {
    ...actColumns,
    reading: column("TEXT", {
      en: "As published: C.2750, S.1384-B.",
      it: "Sigla della lettura, come la pubblica la fonte: C.2750, S.1384-B.",
    }),
    position,
    title: optional("TEXT", { en: "As published.", it: "Titolo, come lo pubblica la fonte." }),
    date: optional("TEXT", { en: "ISO date.", it: "Giorno del testo." }),
    url: column("TEXT", { en: "Official address.", it: "Indirizzo ufficiale." }),
  },
  rows: (a) =>
    a.kind === "bill"
      ? a.readings.flatMap(({ identifier, texts = [] }) =>
          texts.map((t, i) => ({
            ...actCells(a),
            reading: identifier,
            position: i,
            title: t.title,
            date: t.date,
            url: t.url,
          })),
        )
      : [],
});

const actSignature = defineTable({
  name: "act_signature",
  en: "Signers of bills.",
  it: "Firmatari dei disegni di legge.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: {
    ...actColumns,
    position,
    person: optional("TEXT", {
      en: "Person id; empty for signers known by name only.",
      it: "Identificativo della persona. Vuoto per chi è noto solo per nome.",
    }),
    name: column("TEXT", { en: "As published.", it: "Nome, come lo pubblica la fonte." }),
    is_first: column("INTEGER", { en: "1 = first signer.", it: "1 = primo firmatario." }),
    added: optional("TEXT", { en: "Day added, ISO date.", it: "Giorno in cui la firma è stata aggiunta." }),
    withdrawn: optional("TEXT", { en: "Day withdrawn, ISO date.", it: "Giorno in cui la firma è stata ritirata." }),
  },
  rows: (a) =>
    a.kind === "bill"
      ? a.signatures.map((s, i) => ({
          ...actCells(a),
          position: i,
          person: s.person,
          name: s.name,
          is_first: flag(s.isFirst),
          added: s.added,
          withdrawn: s.withdrawn,
        }))
      : [],
});

const actStep = defineTable({
  name: "act_step",
  en: "Steps of acts.",
  it: "Passaggi degli atti.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: {
    ...actColumns,
    position,
    date: optional("TEXT", { en: "ISO date.", it: "Giorno." }),
    branch: optional("TEXT", { en: "Chamber.", it: "Camera o Senato." }),
    reading,
    kind: column("TEXT", { en: "What happened.", it: "Che cosa è successo." }),
    label: column("TEXT", { en: "As published.", it: "Come lo pubblica la fonte." }),
    body: optional("TEXT", { en: "Body id.", it: "Identificativo dell’organo." }),
    body_name: optional("TEXT", { en: "As published.", it: "Nome dell’organo, come lo pubblica la fonte." }),
    is_pending: column("INTEGER", {
      en: "1 = listed by the source as still to come.",
      it: "1 = la fonte lo elenca come ancora da venire.",
    }),
  },
  rows: (a) =>
    a.kind === "datt"
      ? []
      : a.steps.map((s, i) => ({
          ...actCells(a),
          position: i,
          date: s.date,
          branch: s.branch,
          reading: s.reading,
          kind: s.kind,
          label: s.label,
          body: s.body,
          body_name: s.bodyName,
          is_pending: flag(s.isPending === true),
        })),
});

const actRapporteur = defineTable({
  name: "act_rapporteur",
  en: "Rapporteurs of bills.",
  it: "Relatori dei disegni di legge.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: {
    ...actColumns,
    position,
    person: optional("TEXT", {
      en: "Person id; empty when known by name only.",
      it: "Identificativo della persona. Vuoto per chi è noto solo per nome.",
    }),
    name: column("TEXT", { en: "As published.", it: "Nome, come lo pubblica la fonte." }),
    reading,
    place: optional("TEXT", {
      en: "commissione or assemblea; in brackets, of who stands in for the rapporteur, how.",
      it: "commissione o assemblea; di chi sostituisce il relatore, tra parentesi, in che modo.",
    }),
    is_minority: column("INTEGER", { en: "1 = minority rapporteur.", it: "1 = relatore di minoranza." }),
    date: optional("TEXT", { en: "ISO date.", it: "Giorno della nomina." }),
  },
  rows: (a) =>
    a.kind === "bill"
      ? a.rapporteurs.map((r, i) => ({
          ...actCells(a),
          position: i,
          person: r.person,
          name: r.name,
          reading: r.reading,
          place: r.place,
          is_minority: flag(r.isMinority),
          date: r.date,
        }))
      : [],
});

const actAssignment = defineTable({
  name: "act_assignment",
  en: "Assignments of bills to committees.",
  it: "Assegnazioni dei disegni di legge alle commissioni.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: {
    ...actColumns,
    position,
    reading,
    body: optional("TEXT", { en: "Body id.", it: "Identificativo dell’organo." }),
    body_name: column("TEXT", { en: "As published.", it: "Nome dell’organo, come lo pubblica la fonte." }),
    type: optional("TEXT", { en: "primaria, consultiva.", it: "primaria o consultiva." }),
    seat: optional("TEXT", {
      en: "referente, deliberante, redigente.",
      it: "Sede: referente, deliberante o redigente.",
    }),
    date: optional("TEXT", { en: "ISO date.", it: "Giorno dell’assegnazione." }),
  },
  rows: (a) =>
    a.kind === "bill"
      ? a.assignments.map((s, i) => ({
          ...actCells(a),
          position: i,
          reading: s.reading,
          body: s.body,
          body_name: s.bodyName,
          type: s.type,
          seat: s.seat,
          date: s.date,
        }))
      : [],
});

const actSubject = defineTable({
  name: "act_subject",
  en: "Subjects of bills.",
  it: "Materie dei disegni di legge.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: {
    ...actColumns,
    position,
    subject: column("TEXT", { en: "As published.", it: "Materia, come la pubblica la fonte." }),
  },
  rows: (a) => (a.kind === "bill" ? a.subjects.map((subject, i) => ({ ...actCells(a), position: i, subject })) : []),
});

export const actTables = [act, actReading, actText, actSignature, actStep, actRapporteur, actAssignment, actSubject];
