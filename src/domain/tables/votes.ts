import {
  actCells,
  actColumns,
  branch,
  changed,
  column,
  defineTable,
  describeTable,
  flag,
  groupId,
  optional,
  personId,
} from "./table.ts";

const sitting = defineTable({
  name: "sitting",
  en: "Sittings of the assemblies.",
  it: "Sedute delle assemblee.",
  kind: "sitting",
  key: ["sitting"],
  columns: {
    sitting: column("TEXT", { en: "Sitting id.", it: "Identificativo della seduta." }),
    branch,
    number: column("INTEGER", { en: "Official number.", it: "Numero ufficiale.", lasting: "numero" }),
    date: column("TEXT", { en: "ISO date.", it: "Giorno.", lasting: "data" }),
    url: optional("TEXT", { en: "Official page.", it: "Pagina ufficiale." }),
  },
  rows: (s) => [{ sitting: s.id, branch: s.branch, number: s.number, date: s.date, url: s.url }],
});

const vote = defineTable({
  name: "vote",
  en: "Electronic votes, with the totals declared by the chamber. Those that do not add up are in `vote_problem`: no index counts them.",
  it: "Votazioni elettroniche, con i totali dichiarati dalla camera. Quelle in verifica, che gli indici non contano, sono in vote_problem.",
  kind: "vote",
  key: ["vote"],
  columns: {
    vote: column("TEXT", { en: "The chamber's own id.", it: "Identificativo dato dalla camera." }),
    branch: { ...branch, lasting: "ramo" },
    sitting: column("TEXT", { en: "Sitting id.", it: "Identificativo della seduta.", lasting: "seduta" }),
    number: column("INTEGER", { en: "Number within the sitting.", it: "Numero nella seduta.", lasting: "numero" }),
    date: column("TEXT", { en: "ISO date.", it: "Giorno.", lasting: "data" }),
    time: optional("TEXT", { en: "HH:MM.", it: "Ora, HH:MM.", lasting: "ora" }),
    title: column("TEXT", { en: "Official title.", it: "Titolo ufficiale.", lasting: "titolo" }),
    public_title: optional("TEXT", { en: "Newsroom's title.", it: "Titolo dato dalla redazione." }),
    description: optional("TEXT", {
      en: "As published.",
      it: "Descrizione, come la pubblica la fonte.",
      lasting: "descrizione",
    }),
    sub_type: optional("TEXT", {
      en: "What was put to the vote; a kind without a code as published.",
      it: "Che cosa si è votato; un tipo senza codice come lo pubblica la fonte.",
      lasting: "oggetto",
    }),
    is_key: optional("INTEGER", {
      en: "1 = chosen as key vote by the newsroom; empty when the source does not say.",
      it: "1 = scelta dalla redazione come voto chiave; vuoto se la fonte non lo dice.",
    }),
    is_final: optional("INTEGER", {
      en: "1 = final vote on an act; empty when the source does not say.",
      it: "1 = voto finale su un atto; vuoto se la fonte non lo dice.",
      lasting: "voto finale",
    }),
    is_confidence: optional("INTEGER", {
      en: "1 = confidence vote; empty when the source does not say.",
      it: "1 = voto di fiducia; vuoto se la fonte non lo dice.",
      lasting: "voto di fiducia",
    }),
    is_quorum_check: column("INTEGER", {
      en: "1 = check of the legal number: it decides nothing and counts in no index.",
      it: "1 = verifica del numero legale: non decide nulla e non entra in alcun indice.",
    }),
    is_secret: optional("INTEGER", {
      en: "1 = secret ballot; empty when the source does not say.",
      it: "1 = scrutinio segreto; vuoto se la fonte non lo dice.",
      lasting: "voto segreto",
    }),
    outcome: column("TEXT", { en: "What became of it.", it: "Esito." }),
    outcome_text: optional("TEXT", { en: "As published.", it: "Esito, come lo pubblica la fonte.", lasting: "esito" }),
    ayes: optional("INTEGER", { en: "Declared ayes.", it: "Favorevoli dichiarati.", lasting: "favorevoli" }),
    noes: optional("INTEGER", { en: "Declared noes.", it: "Contrari dichiarati.", lasting: "contrari" }),
    abstained: optional("INTEGER", { en: "Declared abstentions.", it: "Astenuti dichiarati.", lasting: "astenuti" }),
    present: optional("INTEGER", { en: "Declared present.", it: "Presenti dichiarati.", lasting: "presenti" }),
    voting: optional("INTEGER", { en: "Declared voting.", it: "Votanti dichiarati.", lasting: "votanti" }),
    absent: optional("INTEGER", { en: "Declared absent.", it: "Assenti dichiarati.", lasting: "assenti" }),
    on_mission: optional("INTEGER", {
      en: "Declared on mission.",
      it: "In missione, dichiarati.",
      lasting: "in missione",
    }),
    required: optional("INTEGER", {
      en: "Ayes needed to pass.",
      it: "Voti favorevoli necessari per approvare.",
      lasting: "voti necessari",
    }),
    president: optional("TEXT", {
      en: "Person id of who presided.",
      it: "Identificativo della persona che presiedeva.",
      lasting: "presidente di turno",
    }),
    positions_published: column("INTEGER", {
      en: "0 = positions of members are not published.",
      it: "0 = le posizioni dei parlamentari non sono pubblicate.",
    }),
    vanished_since: optional("TEXT", {
      en: "Day since which the source no longer publishes the vote, ISO date.",
      it: "Giorno dal quale la fonte non pubblica più la votazione.",
    }),
    government: optional("TEXT", {
      en: "Government in office.",
      it: "Identificativo del governo in carica quel giorno.",
    }),
    published_rebels: optional("INTEGER", {
      en: "Rebels as the source counts them; empty once positions are published.",
      it: "Ribelli secondo la fonte; vuoto quando le posizioni sono pubblicate.",
    }),
    published_margin: optional("INTEGER", {
      en: "Margin as the source works it out.",
      it: "Margine secondo la fonte.",
    }),
    published_majority_cohesion: optional("REAL", {
      en: "Cohesion of the majority as the source works it out, percent.",
      it: "Compattezza della maggioranza secondo la fonte, in percentuale.",
    }),
    published_opposition_cohesion: optional("REAL", {
      en: "Cohesion of the opposition as the source works it out, percent.",
      it: "Compattezza dell’opposizione secondo la fonte, in percentuale.",
    }),
    changed_at: changed,
  },
  rows: (v, at) => [
    {
      vote: v.id,
      branch: v.branch,
      sitting: v.sitting,
      number: v.number,
      date: v.date,
      time: v.time,
      title: v.title,
      public_title: v.publicTitle,
      description: v.description,
      sub_type: v.subType ?? v.subTypeText ?? null,
      is_key: flag(v.isKey),
      is_final: flag(v.isFinal),
      is_confidence: flag(v.isConfidence),
      is_quorum_check: flag(v.isQuorumCheck === true),
      is_secret: flag(v.isSecret),
      outcome: v.outcome,
      outcome_text: v.outcomeText,
      ayes: v.ayes,
      noes: v.noes,
      abstained: v.abstained,
      present: v.present,
      voting: v.voting,
      absent: v.absent,
      on_mission: v.onMission,
      required: v.required,
      president: v.president,
      positions_published: flag(v.positionsPublished),
      vanished_since: v.vanishedSince ?? null,
      government: v.government,
      published_rebels: v.published?.rebels ?? null,
      published_margin: v.published?.margin ?? null,
      published_majority_cohesion: v.published?.majorityCohesion ?? null,
      published_opposition_cohesion: v.published?.oppositionCohesion ?? null,
      changed_at: at,
    },
  ],
});

const voteAct = defineTable({
  name: "vote_act",
  en: "Acts that a vote is about.",
  it: "Atti a cui si riferisce una votazione.",
  kind: "vote",
  key: ["vote", "act_kind", "act"],
  columns: {
    vote: column("TEXT", { en: "Vote id.", it: "Identificativo della votazione." }),
    act_kind: actColumns.act_kind,
    act: { ...actColumns.act, lasting: "atti votati", field: "acts" },
    acts_from: optional("TEXT", {
      en: "How the act was found; empty when the source does not say.",
      it: "Come si è trovato l’atto; vuoto se la fonte non lo dice.",
    }),
  },
  rows: (v) => v.acts.map((a) => ({ vote: v.id, ...actCells(a), acts_from: v.actsFrom ?? null })),
});

const voteMemberGroup = defineTable({
  name: "vote_member_group",
  en: "Groups of members in single votes, where they are not those of the day in `group_membership`: who changed group between two votes of one day. The group here is the one to count with.",
  it: "Chi ha cambiato gruppo fra due votazioni di un giorno: il suo gruppo in quella votazione, che vale al posto di group_membership.",
  kind: "vote",
  key: ["vote", "person"],
  columns: {
    vote: column("TEXT", { en: "Vote id.", it: "Identificativo della votazione." }),
    person: personId,
    parliamentary_group: { ...groupId, label: "gruppi nella votazione", field: "memberGroups" },
  },
  rows: (v) => (v.memberGroups ?? []).map(({ person, group }) => ({ vote: v.id, person, parliamentary_group: group })),
});

export const voteTables = [sitting, vote, voteAct, voteMemberGroup];

/** Positions of the members; votes by date. */
export const ballots = describeTable({
  name: "ballot",
  en: "How each member took part in each vote. One file a year; in parlamento.sqlite it is the view `member_vote`, because `ballot` there has numbers for the ids, which `vote_no` and `person_no` explain.",
  it: "Come ogni parlamentare ha partecipato a ogni votazione, in un file all’anno. In parlamento.sqlite è la vista member_vote, perché là la tabella ballot ha numeri al posto degli identificativi, spiegati in vote_no e person_no. Il Presidente dell’assemblea può non esserci; se la fonte lo dà assente, gli indici non lo contano.",
  key: ["vote", "person"],
  columns: {
    vote: column("TEXT", { en: "Vote id.", it: "Identificativo della votazione." }),
    person: personId,
    code: column("TEXT", { en: "How the member took part.", it: "Come il parlamentare ha partecipato." }),
  },
});
