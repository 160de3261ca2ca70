import { branches } from "#src/domain/codes.ts";
import { dayOf, outcomeOf, subTypeOf } from "#src/lib/api-words.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { field, number, oneOf, text } from "./api-fields.ts";

/** Kind of a vote from its code or label; an unknown label is kept as published. */
function toSubType(label: string | null): Pick<VoteRow, "subType" | "subTypeText"> {
  const subType = label === null ? null : subTypeOf(label);
  return subType === null && label !== null ? { subType, subTypeText: label } : { subType };
}

/** Converts a vote of the API to a row of the list; undefined without slug, chamber, day or title. */
export function toVoteRow(raw: unknown): VoteRow | undefined {
  const sitting = field(raw, "sitting");
  const [id, date, title] = [
    text(field(raw, "identifier")) ?? text(field(raw, "slug")),
    text(field(sitting, "date")),
    text(field(raw, "public_title")) ?? text(field(raw, "title")),
  ];
  const branch = oneOf(branches, field(sitting, "branch"));
  if (id === null || date === null || branch === null || title === null) return undefined;
  const word = text(field(raw, "outcome"));
  return {
    id,
    date: dayOf(date),
    branch,
    sitting: number(field(sitting, "number")) ?? 0,
    number: number(field(raw, "number")) ?? 0,
    title,
    subject: text(field(raw, "description_title")),
    ...toSubType(text(field(raw, "sub_vote_type"))),
    isKey: field(raw, "is_key_vote") === true,
    isFinal: field(raw, "is_final") === true,
    isConfidence: field(raw, "is_confidence") === true,
    isSecret: field(raw, "is_secret") === true,
    outcome: word === null ? "other" : outcomeOf(word),
    outcomeText: word,
    ayes: number(field(raw, "n_ayes")),
    noes: number(field(raw, "n_nos")),
    abstained: number(field(raw, "n_abstained")),
    margin: number(field(raw, "n_margin")),
    rebels: number(field(raw, "n_rebels")),
    majorityCohesion: number(field(raw, "majority_cohesion_rate")),
    status: "verified",
    government: null,
    acts: [],
  };
}
