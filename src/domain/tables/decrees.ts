import { actCells, actColumns, type Cell, column, defineTable, flag, optional, position } from "./table.ts";
import type { GovernmentDecree, LegislativeDecree } from "#src/domain/records.ts";

const manner = {
  is_omnibus: optional("INTEGER", {
    en: "1 = heterogeneous subjects; empty when the source does not say.",
    it: "1 = mette insieme materie diverse tra loro (decreto omnibus).",
  }),
  is_minotaurus: optional("INTEGER", {
    en: "1 = absorbs other decrees; empty when the source does not say.",
    it: "1 = assorbe altri decreti (decreto minotauro).",
  }),
  is_subject_to_agreements: optional("INTEGER", {
    en: "1 = approved subject to agreements; empty when the source does not say.",
    it: "1 = approvato salvo intese.",
  }),
};
const mannerOf = (a: GovernmentDecree | LegislativeDecree): Record<keyof typeof manner, Cell> => ({
  is_omnibus: flag(a.isOmnibus),
  is_minotaurus: flag(a.isMinotaurus),
  is_subject_to_agreements: flag(a.isSubjectToAgreements),
});

const decree = defineTable({
  name: "decree",
  en: "Fields of decree-laws.",
  it: "Decreti-legge: quel che hanno oltre alla riga in act.",
  kind: "act",
  key: ["act_kind", "act"],
  columns: {
    ...actColumns,
    year: column("INTEGER", { en: "Year.", it: "Anno.", lasting: "anno" }),
    number: column("INTEGER", { en: "Number.", it: "Numero.", lasting: "numero" }),
    date: optional("TEXT", { en: "Day of the decree, ISO date.", it: "Giorno del decreto.", lasting: "data" }),
    council_date: optional("TEXT", {
      en: "Day of the council of ministers, ISO date.",
      it: "Giorno del Consiglio dei ministri.",
      lasting: "data del Consiglio dei ministri",
    }),
    published: optional("TEXT", {
      en: "Day of the Gazzetta, ISO date.",
      it: "Giorno della Gazzetta Ufficiale.",
      lasting: "data di pubblicazione",
    }),
    expires: optional("TEXT", {
      en: "Sixtieth day, ISO date.",
      it: "Sessantesimo giorno, l’ultimo per la conversione.",
    }),
    ...manner,
    normattiva_url: optional("TEXT", {
      en: "Text at Normattiva, as given by the source.",
      it: "Testo su Normattiva, all’indirizzo dato dalla fonte.",
    }),
  },
  rows: (a) =>
    a.kind === "decree"
      ? [
          {
            ...actCells(a),
            year: a.year,
            number: a.number,
            date: a.date,
            council_date: a.councilDate,
            published: a.published,
            expires: a.expires,
            ...mannerOf(a),
            normattiva_url: a.normattivaUrl,
          },
        ]
      : [],
});

const legislativeDecree = defineTable({
  name: "legislative_decree",
  en: "Fields of legislative decrees.",
  it: "Decreti legislativi: quel che hanno oltre alla riga in act.",
  kind: "act",
  key: ["act_kind", "act"],
  columns: {
    ...actColumns,
    year: optional("INTEGER", { en: "Year.", it: "Anno." }),
    number: optional("INTEGER", { en: "Number.", it: "Numero." }),
    descriptive_title: optional("TEXT", {
      en: "What it is about, in the source's words.",
      it: "Di che cosa tratta, nelle parole della fonte.",
    }),
    announced: optional("TEXT", {
      en: "Day on which it was announced, ISO date.",
      it: "Giorno dell’annuncio.",
      lasting: "data di annuncio",
    }),
    adopted: optional("TEXT", {
      en: "Day of adoption, ISO date.",
      it: "Giorno dell’adozione.",
      lasting: "data di adozione",
    }),
    bill_date: optional("TEXT", {
      en: "Day of the draft, ISO date.",
      it: "Giorno dello schema.",
      lasting: "data del decreto",
    }),
    published: optional("TEXT", { en: "Day of the Gazzetta, ISO date.", it: "Giorno della Gazzetta Ufficiale." }),
    draft_number: optional("TEXT", {
      en: "Number of the draft among the Government's acts sent to the chambers for their opinion.",
      it: "Numero dello schema fra gli atti del Governo sottoposti a parere parlamentare.",
    }),
    draft_submitted: optional("TEXT", {
      en: "Day on which the draft was sent to the chambers, ISO date.",
      it: "Giorno in cui lo schema è stato trasmesso alle Camere.",
      lasting: "data di trasmissione dello schema",
    }),
    draft_status: optional("TEXT", {
      en: "Status of the draft, in the source's words.",
      it: "Stato dello schema, nelle parole della fonte.",
    }),
    ...manner,
    document_url: optional("TEXT", {
      en: "Text, as given by the source.",
      it: "Testo, all’indirizzo dato dalla fonte.",
    }),
    locked_total: optional("REAL", {
      en: "Euro blocked in all, as published where the years do not give it.",
      it: "Euro bloccati in tutto, come li pubblica la fonte quando gli anni non danno quella somma.",
    }),
    implementing_to_adopt: optional("INTEGER", {
      en: "Its implementing decrees still to adopt, as the source counts them.",
      it: "Decreti attuativi da adottare, secondo la fonte.",
    }),
    implementing_adopted: optional("INTEGER", {
      en: "Those adopted, as the source counts them.",
      it: "Decreti attuativi adottati, secondo la fonte.",
    }),
  },
  rows: (a) =>
    a.kind === "dlgs"
      ? [
          {
            ...actCells(a),
            year: a.year,
            number: a.number,
            descriptive_title: a.descriptiveTitle,
            announced: a.announced,
            adopted: a.adopted,
            bill_date: a.billDate,
            published: a.published,
            draft_number: a.draft?.number ?? null,
            draft_submitted: a.draft?.submitted ?? null,
            draft_status: a.draft?.status ?? null,
            ...mannerOf(a),
            document_url: a.documentUrl,
            locked_total: a.lockedTotal ?? null,
            implementing_to_adopt: a.implementing?.toAdopt ?? null,
            implementing_adopted: a.implementing?.adopted ?? null,
          },
        ]
      : [],
});

const delegationLaw = defineTable({
  name: "delegation_law",
  en: "Laws that delegate legislative decrees to the Government.",
  it: "Leggi che delegano i decreti legislativi al Governo.",
  kind: "act",
  key: ["act_kind", "act", "position"],
  columns: {
    ...actColumns,
    position,
    law: column("TEXT", { en: "The law, as published.", it: "Legge, come la pubblica la fonte." }),
    law_kind: optional("TEXT", {
      en: "Kind of its act, where it is of this legislature.",
      it: "Tipo del suo atto, quando è di questa legislatura.",
    }),
    law_act: optional("TEXT", { en: "Id of its act.", it: "Identificativo del suo atto." }),
  },
  rows: (a) =>
    a.kind === "dlgs"
      ? a.delegationLaws.map(({ label, act }, i) => ({
          ...actCells(a),
          position: i,
          law: label,
          law_kind: act?.kind ?? null,
          law_act: act?.id ?? null,
        }))
      : [],
});

const implementingDecree = defineTable({
  name: "implementing_decree",
  en: "Fields of implementing decrees.",
  it: "Decreti attuativi: quel che hanno oltre alla riga in act.",
  kind: "act",
  key: ["act_kind", "act"],
  columns: {
    ...actColumns,
    proposers: optional("TEXT", {
      en: "Proposing ministries, separated by '; '; empty when the source names none.",
      it: "Ministeri proponenti, separati da «; ». Vuoto quando la fonte non ne nomina.",
    }),
    joint_bodies: optional("TEXT", {
      en: "Bodies acting jointly, separated by '; '; empty when the source names none.",
      it: "Organi che agiscono di concerto, separati da «; ». Vuoto quando la fonte non ne nomina.",
    }),
    policy: optional("TEXT", { en: "Policy area.", it: "Settore." }),
    theme: optional("TEXT", { en: "Theme within it.", it: "Tema nel settore." }),
    nature: optional("TEXT", { en: "Governo or Parlamento.", it: "Governo o Parlamento." }),
    type_law: optional("TEXT", { en: "Kind of the act that asks for it.", it: "Tipo dell’atto che lo richiede." }),
    reference: optional("TEXT", {
      en: "The act that asks for it, as published.",
      it: "Atto che lo richiede, come lo pubblica la fonte.",
    }),
    reference_kind: optional("TEXT", { en: "Its kind.", it: "Tipo di quell’atto." }),
    reference_act: optional("TEXT", { en: "Its id.", it: "Identificativo di quell’atto." }),
    adopted_act_url: optional("TEXT", { en: "The adopted act.", it: "Indirizzo dell’atto adottato." }),
    resources_total: optional("REAL", {
      en: "Euro in all, as published where the years do not give it.",
      it: "Euro in tutto, come li pubblica la fonte quando gli anni non danno quella somma.",
    }),
  },
  rows: (a) =>
    a.kind === "datt"
      ? [
          {
            ...actCells(a),
            proposers: a.proposers.join("; "),
            joint_bodies: a.jointBodies.join("; "),
            policy: a.policy,
            theme: a.theme,
            nature: a.nature,
            type_law: a.typeLaw,
            reference: a.reference?.label ?? null,
            reference_kind: a.reference?.act?.kind ?? null,
            reference_act: a.reference?.act?.id ?? null,
            adopted_act_url: a.adoptedActUrl,
            resources_total: a.resourcesTotal ?? null,
          },
        ]
      : [],
});

const actResource = defineTable({
  name: "act_resource",
  en: "Euro tied to implementing decrees, by year.",
  it: "Euro legati ai decreti attuativi, anno per anno.",
  kind: "act",
  key: ["act_kind", "act", "year"],
  columns: {
    ...actColumns,
    year: column("INTEGER", { en: "Year.", it: "Anno." }),
    amount: column("REAL", {
      en: "Euro; dlgs: blocked, datt: tied.",
      it: "Euro: per un decreto legislativo, bloccati dai decreti attuativi che mancano; per un decreto attuativo, legati alla sua adozione.",
    }),
  },
  rows: (a) =>
    (a.kind === "datt" ? a.resources : a.kind === "dlgs" ? a.lockedResources : []).map((r) => ({
      ...actCells(a),
      year: r.year,
      amount: r.amount,
    })),
});

export const decreeTables = [decree, legislativeDecree, delegationLaw, implementingDecree, actResource];
