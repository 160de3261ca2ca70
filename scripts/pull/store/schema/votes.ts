import { column, defineTable, optional } from "#scripts/pull/store/table.ts";
import { actId, actKind, branch, changed, flag, personId } from "./columns.ts";

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
  comment:
    "Electronic votes, with the totals declared by the chamber. Those that do not add up are in `vote_problem`: no index counts them.",
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
    optional("sub_type", "TEXT", "What was put to the vote; a kind without a code as published."),
    optional("is_key", "INTEGER", "1 = chosen as key vote by the newsroom; empty when the source does not say."),
    optional("is_final", "INTEGER", "1 = final vote on an act; empty when the source does not say."),
    optional("is_confidence", "INTEGER", "1 = confidence vote; empty when the source does not say."),
    optional("is_secret", "INTEGER", "1 = secret ballot; empty when the source does not say."),
    column("outcome", "TEXT", "What became of it."),
    optional("outcome_text", "TEXT", "As published."),
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
    optional("published_rebels", "INTEGER", "Rebels as the source counts them; empty once positions are published."),
    optional("published_margin", "INTEGER", "Margin as the source works it out."),
    optional("published_majority_cohesion", "REAL", "Cohesion of the majority as the source works it out, percent."),
    optional(
      "published_opposition_cohesion",
      "REAL",
      "Cohesion of the opposition as the source works it out, percent.",
    ),
    changed,
  ],
  rows: (v, at) => [
    [
      ...[v.id, v.branch, v.sitting, v.number, v.date, v.time, v.title, v.publicTitle, v.description],
      ...[
        v.subType ?? v.subTypeText ?? null,
        flag(v.isKey),
        flag(v.isFinal),
        flag(v.isConfidence),
        flag(v.isSecret),
        v.outcome,
        v.outcomeText,
      ],
      ...[v.ayes, v.noes, v.abstained, v.present, v.voting, v.absent, v.onMission, v.required],
      ...[v.president, flag(v.positionsPublished), v.government],
      ...[v.published?.rebels ?? null, v.published?.margin ?? null],
      ...[v.published?.majorityCohesion ?? null, v.published?.oppositionCohesion ?? null, at],
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

/**
 * Positions of members, 9.6 million at full scale: small integers for vote and person, the code as published. The view
 * `member_vote` has the ids instead.
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

/** Integers that replace the ids in {@link ballotTable}. */
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

export const voteTables = [sitting, vote, voteAct];
