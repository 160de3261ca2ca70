/** The page of a vote: the vote in the snapshot, and the names shown on the page. */
import type { Page } from "playwright";
import { decodeBallots } from "#src/domain/ballot-text.ts";
import type { Composition } from "#src/contracts/composition.ts";
import type { VotePage } from "#src/contracts/vote-page.ts";
import { composition } from "#scripts/contracts/stats/composition.ts";
import { votePages } from "#scripts/contracts/votes/vote-page.ts";
import type { Snapshot } from "#scripts/pull/store/read.ts";
import { snapshotReader } from "#tests/fixtures/snapshot-reader.ts";

/** A final vote of the Camera, open and verified, with rebels and a mixed group on both sides. */
export const finalVote = "vs19_641_041";

/** A member of the chamber on the day of a vote; `code` is the vote cast, null without a position. */
export interface Voter {
  readonly id: string;
  readonly name: string;
  readonly gender: string | null;
  readonly area: string | null;
  readonly group: string | null;
  readonly side: string | null;
  readonly code: string | null;
  readonly isRebel: boolean;
}

/** A vote in the snapshot: the contract of its page, the chamber on that day, and each member's position. */
export function readVote(
  snapshot: Snapshot,
  key: string,
): { readonly vote: VotePage; readonly chamber: Composition; readonly members: readonly Voter[] } {
  const reader = snapshotReader(snapshot);
  const vote = votePages.build(reader, key);
  const chamber = reader.derived(composition, vote.composition.key);
  const codes = decodeBallots(vote.ballots);
  const members = chamber.members.map(([person, familyName, givenName, gender, area, position, side], index) => {
    const group = position === null ? undefined : chamber.groups[position];
    return {
      id: person,
      name: `${familyName} ${givenName}`,
      gender,
      area,
      group: group?.id ?? null,
      side,
      code: codes[index] ?? null,
      isRebel: vote.rebels?.includes(index) ?? false,
    };
  });
  return { vote, chamber, members };
}

/** Names shown on the page, without the filtered ones. */
export async function shownNames(page: Page): Promise<string[]> {
  return await page
    .locator("#membri .names a")
    .evaluateAll((all) => all.filter((a) => a.closest("[hidden]") === null).map((a) => a.textContent));
}
