/** How far the acts reach: their source may stand still while people and votes go on. */
import { coveredDay } from "#src/domain/act-state.ts";
import { isFollowed, newestDay } from "#src/domain/coverage.ts";
import type { Act } from "#src/domain/records.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { dataDays, editionDay, isLive } from "./coverage.ts";

/** Days of all events of acts. Separate derivation (early cut-off): the edition changes every day, the acts do not. */
export const daysOfActs = defineDerivation<readonly string[]>("days-of-acts", (read) =>
  [...new Set(read.all("act").flatMap(daysOfAct))].filter((day) => day !== null).sort(),
);

function daysOfAct(act: Act): (string | null)[] {
  if (act.kind === "datt") return [act.adoptionDate, act.published];
  const steps = act.steps.map(({ date }) => date);
  return act.kind === "bill" ? [...steps, act.presented, act.statusDate] : steps;
}

/** Day of the newest event of any act, if its source has stood still since; null = it goes on, or there are no acts. */
export const actsStoppedOn = defineDerivation<string | null>("acts-stopped-on", (read) => {
  const edition = read.derived(editionDay, "");
  const newest = newestDay(read.derived(daysOfActs, ""), edition);
  return newest === null || isFollowed(newest, edition) ? null : newest;
});

/** Day up to which the state of acts is known: that of the data, not of the edition, unless the source is live. */
export function stateDay(read: Reader): string | null {
  const covered = read.derived(isLive, "") ? read.derived(editionDay, "") : coveredDay(dataDays(read));
  return read.derived(actsStoppedOn, "") ?? covered;
}
