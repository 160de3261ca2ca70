import { branches } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import { canBe } from "#src/domain/possible.ts";
import { outcomeOf, subTypeOf } from "#src/lib/api-words.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { day, field, number, oneOf, text } from "./api-fields.ts";

/** Kind of a vote from its code or label; an unknown label is kept as published. */
function toSubType(label: string | null): Pick<VoteRow, "subType" | "subTypeText"> {
  const subType = label === null ? null : subTypeOf(label);
  return subType === null && label !== null ? { subType, subTypeText: label } : { subType };
}

/**
 * Converts a vote of the API, a list row or a detail, to a row of the list; undefined when a field is missing that every
 * vote has, or a value cannot be. `government`, `acts` and `status` follow from other records, which the answer does not
 * carry.
 *
 * @param today ISO day of the reading
 */
export function toVoteRow(raw: unknown, today: string): VoteRow | undefined {
  const sitting = field(raw, "sitting");
  const [id, date, title] = [
    text(field(raw, "identifier")) ?? text(field(raw, "slug")),
    day(field(sitting, "date")),
    text(field(raw, "public_title")) ?? text(field(raw, "title")),
  ];
  const branch = oneOf(branches, field(sitting, "branch"));
  const [sittingNumber, ordinal] = [number(field(sitting, "number")), number(field(raw, "number"))];
  const [isKey, isFinal, isConfidence] = ["is_key_vote", "is_final", "is_confidence"].map((name) => field(raw, name));
  if (id === null || date === null || branch === null || title === null) return undefined;
  if (sittingNumber === null || ordinal === null) return undefined;
  if (typeof isKey !== "boolean" || typeof isFinal !== "boolean" || typeof isConfidence !== "boolean") return undefined;
  const word = text(field(raw, "outcome"));
  // Without published positions the source gives a cohesion of 0 and no rebels, which are no figures of the vote.
  const cohesion = number(field(raw, "majority_cohesion_rate"));
  const isEvaluable = cohesion !== null && cohesion > 0;
  const row: VoteRow = {
    id,
    date,
    branch,
    sitting: sittingNumber,
    number: ordinal,
    title,
    subject: text(field(raw, "description_title")),
    ...toSubType(text(field(raw, "sub_vote_type"))),
    isKey,
    isFinal,
    isConfidence,
    // Secret ballots are seen with false.
    isSecret: field(raw, "is_secret") === true ? true : null,
    outcome: word === null ? "other" : outcomeOf(word),
    outcomeText: word,
    ayes: number(field(raw, "n_ayes")),
    noes: number(field(raw, "n_nos")),
    abstained: number(field(raw, "n_abstained")),
    margin: number(field(raw, "n_margin")),
    rebels: isEvaluable ? number(field(raw, "n_rebels")) : null,
    majorityCohesion: isEvaluable ? cohesion : null,
    government: null,
    acts: [],
  };
  const { subject, subTypeText = null, ayes, noes, abstained, margin, rebels } = row;
  const values = {
    ids: [id],
    texts: [title, subject, subTypeText, word],
    days: [date],
    counts: [sittingNumber - 1, ordinal - 1, ayes, noes, abstained, margin, rebels],
    percents: [cohesion],
  };
  return date >= legislature.start && canBe(values, today) ? row : undefined;
}
