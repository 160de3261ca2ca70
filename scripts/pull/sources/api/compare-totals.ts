/**
 * Compares the published numbers of bills with those counted from the list; differences are reported to the operator.
 */
import { countByInitiative } from "#src/domain/act-numbers.ts";
import type { Bill } from "#src/domain/records.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { NotFound } from "./client.ts";
import { parseRaw } from "./parse.ts";
import { paths } from "./paths.ts";
import { rawAggregate, type RawAggregate } from "./raw.ts";
import { attempt, type Run } from "./run.ts";

type Counted = Pick<Bill, "initiative" | "isRatification">;

export function differences(raw: RawAggregate, bills: readonly Counted[]): string[] {
  const pairs = [
    ["bills", raw.cnt, bills],
    [
      "ratifications",
      raw.cnt_ratification ?? raw.cnt_ratifiction,
      bills.filter(({ isRatification }) => isRatification),
    ],
  ] as const;
  return pairs.flatMap(([name, theirs, own]) => {
    const { gov, parl, other } = countByInitiative(own);
    if (theirs === null || theirs === undefined) return [];
    if (theirs.gov === gov && theirs.not_gov === parl + other) return [];
    return `${paths.billNumbers}: the source counts ${theirs.gov} ${name} of the Government and ${theirs.not_gov} of others; its list gives ${gov} and ${parl + other}`;
  });
}

/** Reads the published numbers and reports differences; unavailable numbers are only noted. */
export async function compareTotals(run: Run, bills: readonly Counted[]): Promise<void> {
  try {
    const answer = await run.client.get(run.client.urlOf(paths.billNumbers), true);
    const body = answer.unchanged ? {} : answer.body;
    for (const raw of attempt(run, () => parseRaw(paths.billNumbers, rawAggregate, body, run.notes)))
      for (const line of differences(raw, bills)) run.notes.add(line);
  } catch (error) {
    if (error instanceof NotFound) run.notes.add(`${paths.billNumbers}: the source has no such numbers`);
    else if (error instanceof DataError) run.notes.add(error.message);
    else throw error;
  }
}
