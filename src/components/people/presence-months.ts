import { fillMonths } from "#src/domain/days.ts";
import { formatShare } from "#src/i18n/common.ts";
import { strength } from "#src/i18n/people.ts";
import { presence as text } from "#src/i18n/person-votes.ts";
import { formatMonth, formatNumber } from "#src/lib/format.ts";
import type { PersonVotes } from "#src/view/person-page.ts";
import type { Pair } from "./vote-chart.ts";

type Month = PersonVotes["months"][number];

/** Parts of the votes of a month, which add up to all of them. */
const parts = [
  { name: text.present, of: ({ present }: Month) => present },
  { name: text.mission, of: ({ mission }: Month) => mission },
  { name: text.absent, of: ({ voting, present, mission }: Month) => voting - present - mission },
];

/** Presences, missions and absences by month, as lines for both charts and as a table. */
export function presenceMonths(known: PersonVotes["months"]) {
  const drawn = fillMonths(known);
  const pairsOf = (part: (month: Month) => number) =>
    drawn.map(({ point }): Pair => point && [part(point), point.voting]);
  return {
    drawn,
    months: drawn.map(({ month }) => month),
    /** Cumulative: the distance from the upper line to 100 % is the share of absences. */
    lines: [
      { kind: "own" as const, name: text.line.present, pairs: pairsOf(({ present }) => present) },
      { kind: "dash" as const, name: text.line.mission, pairs: pairsOf(({ present, mission }) => present + mission) },
    ],
    table: {
      head: [strength.month, ...parts.map(({ name }) => name), text.votes],
      rows: known
        .toReversed()
        .map((point) => [
          formatMonth(point.month),
          ...parts.map(({ of }) => formatShare(of(point), point.voting)),
          formatNumber(point.voting),
        ]),
    },
  };
}
