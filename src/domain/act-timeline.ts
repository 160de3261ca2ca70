/** The iter of an act as a line in time across the two chambers. */
import { donePart } from "./act-state.ts";
import type { Branch } from "./codes.ts";
import { daysBetween, latestDay } from "./days.ts";
import { parseReading } from "./readings.ts";
import type { ActStep, Bill } from "./records.ts";

type Reading = Bill["readings"][number];

/**
 * Steps of one reading in order of time. Steps outside the readings (council of ministers, promulgation) share one
 * passage.
 */
export interface Passage {
  /** Identifier of the reading; null for steps outside the chambers. */
  readonly reading: string | null;
  readonly branch: Branch | null;
  readonly steps: readonly ActStep[];
}

/** Time of a bill in a chamber: from the first to the last dated step of a reading. */
export interface Stay {
  readonly reading: string;
  readonly branch: Branch;
  readonly start: string;
  readonly end: string;
  readonly days: number;
  /** The chamber has decided: the stay ended on `end`, although the iter may go on elsewhere. */
  readonly isOver?: true | undefined;
}

/** Steps with which a chamber has decided on a reading. */
const decisions: ReadonlySet<ActStep["kind"]> = new Set(["approved", "rejected", "law"]);

/** Order of steps on the same day: the procedural order. */
const stepRank: Record<ActStep["kind"], number> = {
  council: 0,
  published: 1,
  presented: 2,
  assigned: 3,
  committee_start: 4,
  committee_end: 5,
  assembly: 6,
  approved: 7,
  rejected: 7,
  absorbed: 7,
  withdrawn: 7,
  returned: 7,
  split: 7,
  lapsed: 8,
  adopted: 8,
  law: 9,
  other: 6,
};

/** Publication follows the law for bills; for decrees it comes near the start. */
function rankOf(step: ActStep, isBill: boolean): number {
  return isBill && step.kind === "published" ? 10 : stepRank[step.kind];
}

/**
 * Groups steps by reading, in the order of the readings. Steps without a reading come last (bills) or form the only
 * passage (decrees). Undated steps are placed by kind. A step whose reading is not in `readings` gets a passage of its
 * own, before the steps outside the chambers.
 */
export function toPassages(readings: readonly Reading[], steps: readonly ActStep[]): Passage[] {
  const ordered = [...readings].sort((a, b) => a.order - b.order);
  const known = new Set(ordered.map(({ identifier }) => identifier));
  const strays = [
    ...new Set(steps.flatMap(({ reading }) => (reading === null || known.has(reading) ? [] : [reading]))),
  ];
  const passages = [
    ...ordered,
    ...strays.map((identifier) => ({ identifier, branch: parseReading(identifier)?.branch ?? null })),
  ].map(({ identifier, branch }): Passage => ({
    reading: identifier,
    branch,
    steps: stepsOf(steps, identifier, ordered.length > 0),
  }));
  const outside = stepsOf(steps, null, ordered.length > 0);
  return outside.length === 0 ? passages : [...passages, { reading: null, branch: null, steps: outside }];
}

function stepsOf(steps: readonly ActStep[], reading: string | null, isBill: boolean): ActStep[] {
  return orderSteps(
    steps.filter((step) => step.reading === reading),
    isBill,
  );
}

/** Sorts steps by date, then by kind. An undated step follows the last step of the same or an earlier kind. */
export function orderSteps(steps: readonly ActStep[], isBill: boolean): ActStep[] {
  const ranked = steps.map((step, position) => ({ step, position, rank: rankOf(step, isBill) }));
  const dated = ranked
    .filter(({ step }) => step.date !== null)
    .sort((a, b) => compareDays(a.step.date, b.step.date) || a.rank - b.rank || a.position - b.position);
  for (const undated of ranked.filter(({ step }) => step.date === null)) {
    const before = dated.findLastIndex(({ rank }) => rank <= undated.rank);
    dated.splice(before + 1, 0, undated);
  }
  return dated.map(({ step }) => step);
}

function compareDays(a: string | null, b: string | null): number {
  return a === b || a === null || b === null ? 0 : a < b ? -1 : 1;
}

/** First steps of any procedure; without a date they are undated, not pending. */
const openingKinds: ReadonlySet<ActStep["kind"]> = new Set(["council", "published", "presented"]);

/**
 * The steps still to come: those that the source lists as such and, where such follow, those before them without a
 * date. Given all steps in their order.
 */
export function pendingSteps(steps: readonly ActStep[]): ReadonlySet<ActStep> {
  const last = steps.findLastIndex(({ isPending }) => isPending === true);
  return new Set(
    steps.filter(
      ({ isPending, date, kind }, index) =>
        isPending === true || (index < last && date === null && !openingKinds.has(kind)),
    ),
  );
}

/** The stays of a bill in the chambers: readings without a dated start are left out. */
export function toStays(readings: readonly Reading[], steps: readonly ActStep[]): Stay[] {
  return [...readings]
    .sort((a, b) => a.order - b.order)
    .flatMap((reading) => {
      const own = donePart(steps).filter((step) => step.reading === reading.identifier);
      const start = reading.presented ?? own.find(({ kind }) => kind === "presented")?.date ?? null;
      const end = latestDay([...own.map(({ date }) => date), start, reading.statusDate]);
      if (start === null || end === null || end < start) return [];
      const decided = own.findLast(({ kind, date }) => decisions.has(kind) && date === end);
      return [
        {
          ...{ reading: reading.identifier, branch: reading.branch, start, end, days: daysBetween(start, end) },
          ...(decided === undefined ? {} : { isOver: true as const }),
        },
      ];
    });
}
