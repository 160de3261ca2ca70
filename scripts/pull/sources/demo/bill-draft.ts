import { addDays, daysBetween } from "#src/domain/days.ts";
import type { BillPhase, BillType, Branch, Initiative } from "#src/domain/codes.ts";
import type { ActStep, Bill } from "#src/domain/records.ts";
import { committeeId, committeeName } from "./bodies.ts";
import { today, workingDay } from "./calendar.ts";
import { governmentId, governmentStart } from "./government.ts";
import type { Topic } from "./titles.ts";
import { demoSources } from "./provenance.ts";
import type { Random } from "./random.ts";

/** An approval by a chamber, planned before the votes. `sitting: null` = show of hands. */
export interface Approval {
  readonly branch: Branch;
  readonly date: string;
  readonly sitting: number | null;
}

/** Outcome of a bill that did not become law; null = still open. */
export type Ending = "absorbed" | "withdrawn" | "rejected" | null;

/** Properties of a bill decided before its record is generated. */
export interface BillPlan {
  readonly branch: Branch;
  readonly number: number;
  readonly presented: string;
  readonly title: string;
  readonly short: string;
  readonly topic: Topic;
  readonly type: BillType;
  readonly initiative: Initiative;
  readonly isRatification: boolean;
  readonly isKey: boolean;
  readonly approvals: readonly Approval[];
  /** Identifiers of the readings after the first, one per approval that passes the bill to the other chamber. */
  readonly laterNumbers: readonly { readonly branch: Branch; readonly identifier: string }[];
  readonly isLaw: boolean;
  readonly ending: Ending;
  /** true = a committee has begun to examine the first reading. */
  readonly started: boolean;
  readonly converts: string | null;
  readonly signatures: Bill["signatures"];
  readonly rapporteurs: Bill["rapporteurs"];
}

const slugOf = (identifier: string): string => identifier.replace(".", "_");

/** Identifier of the first reading: "C.2750". */
export function identifierOf(plan: Pick<BillPlan, "branch" | "number">): string {
  return `${plan.branch}.${plan.number}`;
}

/** Id of the bill: slug of its first reading. */
export function billId(plan: Pick<BillPlan, "branch" | "number">): string {
  return slugOf(identifierOf(plan));
}

/** Identifier of the reading approved by the approval at `index`. */
export function readingAt(plan: BillPlan, index: number): string {
  return index === 0 ? identifierOf(plan) : (plan.laterNumbers[index - 1]?.identifier ?? identifierOf(plan));
}

/** Builds the record of a bill. `lawNumber`: number of the law; undefined = it is no law. */
export function toBill(plan: BillPlan, lawNumber: string | undefined, random: Random): Bill {
  const steps: ActStep[] = [];
  const readings: Bill["readings"] = [];
  const assignments: Bill["assignments"] = [];
  const count = 1 + plan.laterNumbers.length;
  for (let index = 0; index < count; index++) {
    const identifier = readingAt(plan, index);
    const branch = index === 0 ? plan.branch : (plan.laterNumbers[index - 1]?.branch ?? plan.branch);
    const before = plan.approvals[index - 1]?.date;
    const presented =
      before === undefined
        ? plan.presented
        : addDays(before, 2) > (plan.approvals[index]?.date ?? today)
          ? before
          : addDays(before, 2);
    const approval = plan.approvals[index];
    const last = describeReading(plan, { identifier, branch, presented, approval, index }, random, steps, assignments);
    readings.push({
      identifier,
      slug: slugOf(identifier),
      branch,
      order: index + 1,
      presented,
      status: last.label,
      statusDate: last.date,
      url: null,
    });
  }
  const closing = readings.at(-1);
  const law = lawOf(plan, lawNumber);
  if (law !== null && law.date !== null) steps.push(step(law.date, null, null, "law", `Legge n. ${law.number}`));
  if (law !== null && law.published !== null)
    steps.push(step(law.published, null, null, "published", "Pubblicata in Gazzetta Ufficiale"));
  return {
    kind: "bill",
    id: billId(plan),
    aliases: readings.slice(1).map(({ slug }) => slug),
    title: plan.title,
    shortTitle: plan.short,
    isKey: plan.isKey,
    government: plan.presented >= governmentStart ? governmentId : null,
    sources: demoSources,
    readings,
    type: plan.type,
    initiative: plan.initiative,
    phase: phaseOf(plan),
    status: closing?.status ?? null,
    statusDate: closing?.statusDate ?? null,
    presented: plan.presented,
    isRatification: plan.isRatification,
    law,
    related: [],
    converts: plan.converts,
    signatures: plan.signatures,
    rapporteurs: plan.rapporteurs,
    assignments,
    steps,
    subjects: [plan.topic.policy, plan.topic.short],
  };
}

/** Days from the last approval to the promulgation. Laws that convert a decree-law are promulgated sooner. */
export const promulgation = { conversion: 2, other: 10 } as const;
/** Days from the promulgation to publication in the Gazzetta. */
export const untilPublished = 3;

/** Day on which a bill is promulgated; null = it is no law. */
export function lawDate({ isLaw, approvals, type }: BillPlan): string | null {
  const approved = approvals.at(-1)?.date;
  return !isLaw || approved === undefined
    ? null
    : addDays(approved, type === "CONV" ? promulgation.conversion : promulgation.other);
}

/** The law of an approved bill; null = it is no law. Future days are null. */
function lawOf(plan: BillPlan, number: string | undefined): Bill["law"] {
  const date = lawDate(plan);
  if (date === null || number === undefined) return null;
  const published = addDays(date, untilPublished);
  return {
    number,
    date: date > today ? null : date,
    published: published > today ? null : published,
  };
}

function phaseOf(plan: BillPlan): BillPhase {
  if (plan.isLaw) return "is_law";
  if (plan.ending !== null) return "rejected";
  if (plan.approvals.length > 0) return "one_branch";
  return plan.started ? "first_step" : "to_begin";
}

interface ReadingPlan {
  readonly identifier: string;
  readonly branch: Branch;
  readonly presented: string;
  readonly approval: Approval | undefined;
  readonly index: number;
}

const step = (
  date: string | null,
  branch: Branch | null,
  reading: string | null,
  kind: ActStep["kind"],
  label: string,
  body: string | null = null,
  bodyName: string | null = null,
): ActStep => ({
  date,
  branch,
  reading,
  kind,
  label,
  body,
  bodyName,
});

const endings = { absorbed: "Assorbito", withdrawn: "Ritirato", rejected: "Respinto" } as const;

/** Adds the steps and assignments of one reading; returns its last status. */
function describeReading(
  plan: BillPlan,
  reading: ReadingPlan,
  random: Random,
  steps: ActStep[],
  assignments: Bill["assignments"],
): { label: string; date: string } {
  const { identifier, branch, presented, approval } = reading;
  const end = approval?.date ?? today;
  const committee = committeeId(branch, plan.topic.committees[branch]);
  const name = committeeName(branch, plan.topic.committees[branch]);
  const add = (date: string, kind: ActStep["kind"], label: string, inCommittee = false) => {
    steps.push(step(date, branch, identifier, kind, label, inCommittee ? committee : null, inCommittee ? name : null));
    return { label, date };
  };
  let last = add(
    presented,
    "presented",
    reading.index === 0 ? "Presentato" : branch === "C" ? "Trasmesso dal Senato" : "Trasmesso dalla Camera",
  );
  const span = daysBetween(presented, end);
  if (span < 2 && approval === undefined) return { ...last, label: "Da assegnare" };
  const assigned = addDays(presented, Math.min(Math.floor(span * 0.2), random.int(1, 35)));
  last = add(assigned, "assigned", "Assegnato", true);
  assignments.push({
    reading: identifier,
    body: committee,
    bodyName: name,
    type: "primaria",
    seat: "referente",
    date: assigned,
  });
  const opinion = (plan.topic.committees[branch] + 4) % (branch === "C" ? 14 : 10);
  assignments.push({
    reading: identifier,
    body: committeeId(branch, opinion),
    bodyName: committeeName(branch, opinion),
    type: "consultiva",
    seat: null,
    date: assigned,
  });
  if (plan.ending !== null && approval === undefined) {
    const date = workingDay(
      random,
      addDays(assigned, 20),
      addDays(assigned, Math.max(21, Math.min(400, daysBetween(assigned, today)))),
    );
    return add(date > today ? today : date, plan.ending, endings[plan.ending]);
  }
  if (approval === undefined && !plan.started && reading.index === 0) return last;
  const begun = addDays(assigned, Math.floor(daysBetween(assigned, end) * 0.25));
  last = add(begun, "committee_start", "In corso di esame in Commissione", true);
  if (approval === undefined) return last;
  add(
    addDays(begun, Math.floor(daysBetween(begun, end) * 0.7)),
    "committee_end",
    "Concluso l’esame da parte della Commissione",
    true,
  );
  add(approval.date, "assembly", "In discussione in Assemblea");
  const isLast = plan.isLaw && reading.index === plan.approvals.length - 1;
  const modified = reading.index > 0 && !isLast;
  return add(
    approval.date,
    "approved",
    isLast ? "Approvato definitivamente. Legge" : modified ? "Approvato con modificazioni" : "Approvato",
  );
}
