/** How far the acts reach: their source may stand still while people and votes go on. */
import { coveredDay } from "#src/domain/act-state.ts";
import { branches } from "#src/domain/codes.ts";
import { isFollowed, newestDay } from "#src/domain/coverage.ts";
import { latestDay } from "#src/domain/days.ts";
import type { Act } from "#src/domain/records.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { dataDays, editionDay, isLive, lastVoteDay } from "./coverage.ts";

/** Days of all events of acts. Separate derivation (early cut-off): the edition changes every day, the acts do not. */
export const daysOfActs = defineDerivation<readonly string[]>("days-of-acts", (read) =>
  [...new Set(read.all("act").flatMap(daysOfAct))].filter((day) => day !== null).sort(),
);

function daysOfAct(act: Act): (string | null)[] {
  if (act.kind === "datt") return [act.adoptionDate, act.published];
  const steps = act.steps.map(({ date }) => date);
  return act.kind === "bill" ? [...steps, act.presented, act.statusDate] : steps;
}

/**
 * Day of the newest event of any act, if their source has stood still while the chambers voted; null = it has not, as far as
 * the votes tell. A parliament at rest has no acts either.
 */
export const actsStoppedOn = defineDerivation<string | null>("acts-stopped-on", (read) => {
  const voted = latestDay(branches.map((branch) => lastVoteDay(read, branch)));
  const newest = voted === null ? null : newestDay(read.derived(daysOfActs, ""), read.derived(editionDay, ""));
  return newest === null || voted === null || isFollowed(newest, voted) ? null : newest;
});

/** Day up to which the state of acts is known: that of the data, not of the edition, unless the source is live. */
export function stateDay(read: Reader): string | null {
  const covered = read.derived(isLive, "") ? read.derived(editionDay, "") : coveredDay(dataDays(read));
  return read.derived(actsStoppedOn, "") ?? covered;
}
