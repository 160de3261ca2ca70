/** Meaning of the codes in the open data tables. Columns not listed here contain text, numbers, ids or days. */
import { decreeStatuses, implementingStatuses } from "#src/domain/codes.ts";
import type { ProposalPlace } from "#src/domain/records/amendments.ts";
import type { ActStep } from "#src/domain/records.ts";
import type { VoteProblem } from "#src/domain/vote-check.ts";
import { capital } from "#src/lib/text.ts";
import { actState, billPhase, initiative } from "./acts.ts";
import { bodyKind } from "./bodies.ts";
import { actKind, branchFull, memberVote, outcome, side } from "./common.ts";
import { recordCodes } from "./prose.ts";
import { officeNames, rankNames } from "./strength-weights.ts";
import { actsFromText, subVoteTypeOne } from "./votes.ts";

type Codes = Readonly<Record<string, string>>;

const stepKind: Record<ActStep["kind"], string> = {
  presented: "Presentazione",
  assigned: "Assegnazione a una commissione",
  committee_start: "Inizio dell’esame in commissione",
  committee_end: "Fine dell’esame in commissione",
  assembly: "Esame in aula",
  approved: "Approvazione",
  law: "Promulgazione della legge",
  rejected: "Reiezione",
  absorbed: "Assorbimento in un altro testo",
  withdrawn: "Ritiro",
  lapsed: "Decadenza",
  returned: "Restituzione al Governo",
  split: "Stralcio",
  published: "Pubblicazione in Gazzetta Ufficiale",
  council: "Consiglio dei ministri",
  adopted: "Adozione",
  other: "Altro passaggio",
};

/** What the numbers `expected` and `found` of a row count. */
const voteRule: Record<VoteProblem["check"], string> = {
  missing: "Membri in carica quel giorno, e quanti di loro hanno un voto pubblicato",
  extra: "Voti di chi non risulta in carica quel giorno, o contati due volte",
  ayes: "Favorevoli",
  noes: "Contrari",
  abstained: "Astenuti",
  voting: "Votanti, e somma dei voti",
  mission: "In missione",
  absent: "Assenti",
  secret: "Votanti in voto segreto",
  outcome: "Voti necessari e favorevoli: l’esito dichiarato non corrisponde",
};

const actStatus = Object.fromEntries(
  [...decreeStatuses, ...implementingStatuses].map((status) => [status, actState[status]]),
);

/** By column, for columns with the same meaning in all tables. */
const everywhere: Readonly<Record<string, Codes>> = {
  act_kind: actKind,
  law_kind: actKind,
  reference_kind: actKind,
  branch: branchFull,
};

/** By table and column. */
const inTable: Readonly<Record<string, Codes>> = {
  "act.status": { ...billPhase, ...actStatus },
  "act.initiative": initiative,
  "act_step.kind": stepKind,
  "amendment.place": { assembly: "Aula", committee: "Commissione" } satisfies Record<ProposalPlace, string>,
  "ballot.code": memberVote,
  "change_log.change": { appeared: "Comparsa nella fonte", changed: "Cambiata", vanished: "Ritirata dalla fonte" },
  "change_log.kind": recordCodes,
  "body.branch": { ...branchFull, B: "Camera e Senato insieme" },
  "body.kind": bodyKind,
  "government_role.rank": rankNames,
  "group_side.side": { majority: side("majority"), opposition: side("opposition") },
  "membership_side.side": { majority: side("majority"), opposition: side("opposition") },
  "person.gender": { M: "Maschile", F: "Femminile" },
  "own_correction.kind": recordCodes,
  "quarantine.kind": recordCodes,
  "role_office.office": officeNames,
  "source_record.kind": recordCodes,
  "strength_weight.institution": { ...branchFull, G: "Governo" },
  "strength_weight.kind": { ...bodyKind, group: "Gruppo parlamentare", government: "Governo", seat: "Mandato" },
  "strength_weight.office": { ...rankNames, ...officeNames, seat: "Seggio" },
  "vote_act.acts_from": {
    link: "Collegamento della fonte",
    text: capital(actsFromText.text),
    sitting: capital(actsFromText.sitting),
  },
  "vote.outcome": outcome,
  "vote_problem.rule": voteRule,
  "vote.sub_type": Object.fromEntries(Object.entries(subVoteTypeOne).map(([code, name]) => [code, capital(name)])),
};

/** Codes of a column with their meanings; empty if the column does not contain codes. */
export function codesOf(table: string, column: string): readonly { code: string; label: string }[] {
  const codes = inTable[`${table}.${column}`] ?? everywhere[column] ?? {};
  return Object.entries(codes).map(([code, label]) => ({ code, label }));
}
