import { publishedFiguresSchema, sittingSchema, voteSchema } from "#src/domain/records/votes.ts";
import {
  actCells,
  actColumns,
  changedAt,
  column,
  columnsOf,
  defineTable,
  describeTable,
  groupColumn,
  optional,
  personColumn,
} from "./table.ts";

const sitting = defineTable({
  name: "sitting",
  en: "Sittings of the assemblies.",
  it: "Sedute delle assemblee.",
  kind: "sitting",
  key: ["id"],
  columns: columnsOf(sittingSchema),
  rows: (sitting) => [sitting],
});

const vote = defineTable({
  name: "vote",
  en: "Electronic votes, with the totals declared by the chamber. Those that do not add up are in `vote_problem`: no index counts them.",
  it: "Votazioni elettroniche, con i totali dichiarati dalla camera. Quelle in verifica, che gli indici non contano, sono in vote_problem.",
  kind: "vote",
  key: ["id"],
  columns: { ...columnsOf(voteSchema), ...columnsOf(publishedFiguresSchema), changedAt },
  rows: (v, changedAt) => [{ ...v, ...v.published, subType: v.subType ?? v.subTypeText, changedAt }],
});

const voteColumn = column("TEXT", "Vote id.", "Identificativo della votazione.");

const voteAct = defineTable({
  name: "vote_act",
  en: "Acts that a vote is about.",
  it: "Atti a cui si riferisce una votazione.",
  kind: "vote",
  key: ["vote", "actKind", "act"],
  columns: {
    vote: voteColumn,
    actKind: actColumns.actKind,
    act: { ...actColumns.act, lasting: "atti votati", field: "acts" },
    actsFrom: optional(
      "TEXT",
      "How the act was found; empty when the source does not say.",
      "Come si è trovato l’atto; vuoto se la fonte non lo dice.",
    ),
  },
  rows: (v) => v.acts.map((a) => ({ vote: v.id, ...actCells(a), actsFrom: v.actsFrom })),
});

const voteMemberGroup = defineTable({
  name: "vote_member_group",
  en: "Groups of members in single votes, where they are not those of the day in `group_membership`: who changed group between two votes of one day. The group here is the one to count with.",
  it: "Chi ha cambiato gruppo fra due votazioni di un giorno: il suo gruppo in quella votazione, che vale al posto di group_membership.",
  kind: "vote",
  key: ["vote", "person"],
  columns: {
    vote: voteColumn,
    person: personColumn,
    group: { ...groupColumn, label: "gruppi nella votazione", field: "memberGroups" },
  },
  rows: ({ id, memberGroups = [] }) => memberGroups.map((member) => ({ vote: id, ...member })),
});

export const voteTables = [sitting, vote, voteAct, voteMemberGroup];

/** Positions of the members; votes by date. */
export const ballots = describeTable({
  name: "ballot",
  en: "How each member took part in each vote. One file a year; in parlamento.sqlite it is the view `member_vote`, because `ballot` there has numbers for the ids, which `vote_no` and `person_no` explain.",
  it: "Come ogni parlamentare ha partecipato a ogni votazione, in un file all’anno. In parlamento.sqlite è la vista member_vote, perché là la tabella ballot ha numeri al posto degli identificativi, spiegati in vote_no e person_no. Il Presidente dell’assemblea può non esserci; se la fonte lo dà assente, gli indici non lo contano.",
  key: ["vote", "person"],
  columns: {
    vote: voteColumn,
    person: personColumn,
    code: column("TEXT", "How the member took part.", "Come il parlamentare ha partecipato."),
  },
});
