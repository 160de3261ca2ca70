import { newestDay, type Coverage } from "#src/domain/coverage.ts";
import type { Act } from "#src/domain/records.ts";
import { branches } from "#src/domain/codes.ts";
import { defineDerivation, type Reader } from "#scripts/views/reader.ts";
import { lastVoteDay } from "#scripts/views/shared/last-vote.ts";

/** Last day covered by the data, by part; argument: the edition. */
export const coverage = defineDerivation<Coverage>("coverage", (read, edition) => ({
  votes: newestDay(
    branches.map((branch) => lastVoteDay(read, branch)),
    edition,
  ),
  acts: newestDay(read.derived(daysOfActs, ""), edition),
  people: newestDay(peopleDays(read), edition),
}));

/** Days of all events of acts. Separate derivation (early cut-off): the edition changes every day, the acts do not. */
const daysOfActs = defineDerivation<readonly string[]>("days-of-acts", (read) =>
  [...new Set(read.all("act").flatMap(daysOfAct))].filter((day) => day !== null).sort(),
);

function daysOfAct(act: Act): (string | null)[] {
  if (act.kind === "datt") return [act.adoptionDate, act.published];
  const steps = act.steps.map(({ date }) => date);
  return act.kind === "bill" ? [...steps, act.presented, act.statusDate] : steps;
}

/** Days on which somebody entered or left a seat, a group or an office. */
function peopleDays(read: Reader): (string | null)[] {
  const seats = read.all("person").flatMap(({ memberships }) => memberships);
  const periods = [
    ...seats,
    ...seats.flatMap(({ groups }) => groups),
    ...read.all("body").flatMap(({ roles }) => roles),
  ];
  return periods.flatMap(({ start, end }) => [start, end]);
}
