/** Sections that more than one kind of act page shows. */
import { pick } from "#scripts/lib/pick.ts";
import { pendingSteps, toPassages } from "#src/domain/act-timeline.ts";
import { resourcesOf } from "#src/domain/act-state.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { latestDay } from "#src/domain/days.ts";
import { recordKey, type Act, type ActStep, type Bill, type LegislativeDecree } from "#src/domain/records.ts";
import type { ActVotes, Implementation, ImplementingRow, PassageRow } from "#src/contracts/act-parts.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import { recordCorrections } from "#scripts/contracts/stats/corrections.ts";
import { lastChange } from "#scripts/contracts/stats/coverage.ts";
import type { VoteSitting } from "./votes.ts";
import { implementingState, isTitleShared, overdueSince, readAct, toActBody, toGovernment } from "./tags.ts";

/** `changed`: day of the last change of other records shown on a page; null = there are none. */
export interface Changed {
  readonly changed: string | null;
}

/**
 * Fields of every act page. `asOf`: day up to which its term is counted; `others`: days of the last change of other
 * records shown.
 */
export function toActBase(
  read: Reader,
  act: StoredRecord<"act">,
  asOf: string | null,
  others: readonly (string | null)[] = [],
) {
  return {
    ...pick(act, "id", "title", "shortTitle", "isKey"),
    isTitleShared: read.derived(isTitleShared, recordKey("act", act)),
    government: toGovernment(read, act.government) ?? namedGovernment(act),
    asOf,
    corrections: [...recordCorrections(read, "act", recordKey("act", act))],
    updated: lastChange(read, [act], [asOf, overdueSince(read, act), ...others]),
    sources: act.sources,
  };
}

/** The government that the source names and that has no page; null = none. */
function namedGovernment(act: Act): { id: null; name: string } | null {
  return act.kind === "datt" && act.governmentText !== undefined ? { id: null, name: act.governmentText } : null;
}

/** Steps of the procedure, each approval or rejection with its roll call. */
export function toPassageRows(
  read: Reader,
  readings: Bill["readings"],
  steps: readonly ActStep[],
  votes: ActVotes,
): PassageRow[] {
  const passages = toPassages(readings, steps);
  const pending = pendingSteps(passages.flatMap((passage) => passage.steps));
  return passages.map(({ reading, branch, steps: passageSteps }) => ({
    reading,
    branch,
    steps: passageSteps.map((step) => ({
      ...pick(step, "date", "kind", "label"),
      ...(pending.has(step) ? { isPending: true } : {}),
      body: toActBody(read, step.body, step.bodyName),
      vote: decidingVote(step, step.branch ?? branch, votes),
    })),
  }));
}

/** After any day: what is still to come stands at the end. */
const pendingDay = "9999";

/** Passages in one order of time: what happens outside the chambers while a reading goes on interrupts it. */
export function inOrderOfTime(passages: readonly PassageRow[]): PassageRow[] {
  const steps = passages.flatMap((passage) => {
    let day = "";
    return passage.steps.map((step) => ({
      passage,
      step,
      day: step.isPending === true ? pendingDay : (day = step.date ?? day),
    }));
  });
  const pieces: (Omit<PassageRow, "steps"> & { readonly steps: PassageRow["steps"][number][] })[] = [];
  let last: PassageRow | undefined;
  for (const { passage, step } of steps.toSorted((a, b) => compareCodes(a.day, b.day))) {
    if (passage === last) pieces.at(-1)?.steps.push(step);
    else pieces.push({ ...passage, steps: [step] });
    last = passage;
  }
  return pieces;
}

/** Procedures that end a sitting's votes on an act. */
const decisions: ReadonlySet<string> = new Set(["approved", "rejected"]);

/**
 * Passages with a step for each sitting that voted on the act, in the latest reading of its chamber that had begun: after
 * what precedes the votes, before the decision. A sitting without a reading of its chamber gets a passage of its own.
 */
export function withSittings(passages: readonly PassageRow[], sittings: readonly VoteSitting[]): PassageRow[] {
  const rows = passages.map((passage) => ({ ...passage, steps: [...passage.steps] }));
  for (const { branch, date, ballots } of sittings) {
    const step = { date, kind: "votes", label: "", body: null, vote: null, ballots };
    const ofBranch = rows.filter((passage) => passage.branch === branch);
    const begun = ofBranch.findLast(({ steps }) => steps.some((done) => done.date !== null && done.date <= date));
    const steps = (begun ?? ofBranch[0])?.steps;
    const next = steps?.findIndex(
      (other) =>
        other.isPending === true ||
        (other.date !== null && (other.date > date || (other.date === date && decisions.has(other.kind)))),
    );
    if (steps === undefined) rows.push({ reading: null, branch, steps: [step] });
    else steps.splice(next === undefined || next === -1 ? steps.length : next, 0, step);
  }
  return rows;
}

function decidingVote(step: ActStep, branch: string | null, votes: ActVotes): string | null {
  if (step.date === null || (step.kind !== "approved" && step.kind !== "rejected")) return null;
  return votes.rows.find((vote) => vote.isFinal && vote.date === step.date && vote.branch === branch)?.id ?? null;
}

export function toImplementingRow(read: Reader, act: Extract<Act, { kind: "datt" }>): ImplementingRow {
  const state = read.derived(implementingState, act.id);
  const { id, proposers, deadline, adoptionDate } = act;
  const resources = resourcesOf(act);
  const title = act.shortTitle ?? act.title;
  return {
    id,
    title,
    proposers,
    deadline,
    adoptionDate,
    state: state?.code ?? "unknown",
    ...(state?.code === "unknown" && act.statusText !== undefined ? { stateText: act.statusText } : {}),
    late: state?.late ?? null,
    resources,
  };
}

/** Implementing decrees that an act requires: pending ones first, by deadline, then adopted ones. Argument: act key. */
const implementationOf = defineDerivation<Implementation & Changed>("acts-implementation", (read, key) => {
  const acts = read
    .index("act.reference", key)
    .flatMap((other) => readAct(read, "datt", other.replace(/^datt\//, "")) ?? []);
  const rows = acts.map((act) => toImplementingRow(read, act)).sort(compareUrgency);
  const waiting = acts.filter((act) => !isAdopted(rows.find(({ id }) => id === act.id)));
  return {
    rows,
    adopted: rows.filter(isAdopted).length,
    locked: sumAmounts(waiting.map(resourcesOf)),
    counts: null,
    changed: latestDay(acts.flatMap((act) => [act.changedAt.slice(0, 10), overdueSince(read, act)])),
  };
});

/** Sum of the amounts that are declared; null when none is. */
function sumAmounts(amounts: readonly (number | null)[]): number | null {
  const declared = amounts.filter((amount) => amount !== null);
  return declared.length === 0 ? null : declared.reduce((sum, amount) => sum + amount, 0);
}

/** Adopted, in time or late. */
export function isAdopted(row: Pick<ImplementingRow, "state"> | undefined): boolean {
  return row?.state === "adopted" || row?.state === "adopted_late";
}

function compareUrgency(a: ImplementingRow, b: ImplementingRow): number {
  const ends = (row: ImplementingRow) => (isAdopted(row) ? `2${row.adoptionDate ?? ""}` : `1${row.deadline ?? "9"}`);
  return compareCodes(ends(a), ends(b)) || compareCodes(a.id, b.id);
}

/** Implementing decrees of an act, and the day on which one of them last changed or became overdue. */
export function toImplementation(read: Reader, key: string): { implementation: Implementation } & Changed {
  const { changed, ...implementation } = read.derived(implementationOf, key);
  return { implementation, changed };
}

/** The source's counts of the implementing decrees of a legislative decree, if they differ from ours or we have none. */
export function toSourceCounts(
  { implementing: counts }: Pick<LegislativeDecree, "implementing">,
  { rows, adopted }: Implementation,
): Implementation["counts"] {
  if (counts === undefined || (counts.toAdopt === null && counts.adopted === null)) return null;
  const isSame = counts.adopted === adopted && counts.toAdopt === rows.length - adopted;
  return isSame && rows.length > 0 ? null : counts;
}
