/** The list of votes: the snapshot's votes as rows, and actions on the list. */
import type { Page } from "playwright";
import { expect } from "vitest";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { voteRows } from "#scripts/contracts/stats/vote-rows.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";
import { expectRows, idsOf } from "./list.ts";

let known: readonly VoteRow[] | undefined;

/** Every vote of the snapshot as a row. */
export function allVotes(snapshot: Snapshot): readonly VoteRow[] {
  const reader = snapshotReader(snapshot);
  known ??= [...snapshot.lists("vote.month").keys()].flatMap((month) => [...reader.derived(voteRows, month).values()]);
  return known;
}

/** Waits until the list counts exactly these votes, and shows twelve of them. */
export const expectVotes = (page: Page, wanted: readonly VoteRow[]): Promise<void> =>
  expectRows(page, idsOf(wanted), 12);

/** Selects a value, repeatedly until it is in the address: before hydration nothing listens. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.getByLabel(label, { exact: true }).selectOption(value);
      return new URL(page.url()).search;
    })
    .toContain(`=${value}`);
}
