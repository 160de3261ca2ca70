import { conversionDays } from "#src/domain/act-state.ts";
import type { BillPhase, BillType, Branch, Initiative } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { addDays, daysBetween } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { ActStep, Bill } from "#src/domain/records.ts";
import { committee } from "./bodies.ts";
import { demoSources, governmentOn } from "./calendar.ts";
import { plan } from "./plan.ts";
import type { Signers } from "./signers.ts";
import type { Topic } from "./titles.ts";

/** An approval by a chamber, planned before the votes. `sitting: null` = show of hands. */
export interface Approval {
  readonly branch: Branch;
  readonly date: string;
  readonly sitting: number | null;
}

/** One passage of a bill through a chamber. `identifier`: "C.1742-B"; `approval: null` = still there. */
export interface Reading {
  readonly identifier: string;
  readonly branch: Branch;
  readonly presented: string;
  readonly approval: Approval | null;
}

/** Properties of a bill decided before its record is generated. */
export interface BillPlan {
  readonly title: string;
  readonly short: string;
  readonly topic: Topic;
  readonly type: BillType;
  readonly initiative: Initiative;
  readonly isRatification: boolean;
  readonly isKey: boolean;
  readonly readings: readonly [Reading, ...Reading[]];
  /** null = still open. */
  readonly outcome: "law" | "absorbed" | "withdrawn" | "rejected" | null;
  /** true = a committee has begun to examine the first reading. */
  readonly started: boolean;
  /** Id of the decree-law that the bill converts. */
  readonly converts: string | null;
  readonly firstSigner?: string;
  /** Ids of the rapporteurs by reading; the others are drawn. */
  readonly rapporteurs?: readonly string[];
}

const { lastNumber } = plan.bills;
const legislatureDays = daysBetween(legislature.start, plan.lastDay);

export function numberOn(branch: Branch, day: string): number {
  return 1 + Math.round((daysBetween(legislature.start, day) / legislatureDays) * (lastNumber[branch] - 1));
}

export function dayOfNumber(branch: Branch, number: number): string {
  return addDays(legislature.start, Math.floor((number / (lastNumber[branch] + 1)) * legislatureDays));
}

const slugOf = (identifier: string): string => identifier.replace(".", "_");

/** Id of a bill: slug of its first reading. */
export const billId = ({ readings }: BillPlan): string => slugOf(readings[0].identifier);

/** Days from the last approval to the promulgation, and from there to the Gazzetta. */
export const promulgation = { conversion: 2, other: 10 } as const;
export const untilPublished = 3;

/** Day on which a bill is promulgated; null = it is no law. */
function lawDate({ outcome, readings, type }: BillPlan): string | null {
  const approved = readings.at(-1)?.approval?.date;
  if (outcome !== "law" || approved === undefined) return null;
  return addDays(approved, type === "CONV" ? promulgation.conversion : promulgation.other);
}

/** Approximate quantity of numbers used in a year by laws and decree-laws, which share one numbering. */
const numbersInYear = 204;

/**
 * First number free on the day of a law or decree-law, after the previous one of the year. Grows with the day and
 * leaves gaps. `taken`: "year-number".
 */
export function lawNumber(taken: Set<string>, date: string, after = 0): number {
  const year = date.slice(0, 4);
  let number = Math.max(after + 1, 1 + Math.round((daysBetween(`${year}-01-01`, date) / 365) * numbersInYear));
  while (taken.has(`${year}-${number}`)) number++;
  taken.add(`${year}-${number}`);
  return number;
}

/** Numbers of the laws, by bill id. Constitutional laws have a numbering of their own. */
export function numberLaws(plans: readonly BillPlan[], decrees: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set(decrees);
  const last = new Map<string, number>();
  const laws = plans.flatMap((bill) => {
    const date = lawDate(bill);
    return date === null ? [] : [{ id: billId(bill), date, isConstitutional: bill.type === "COST" }];
  });
  return new Map(
    laws
      .toSorted((a, b) => compareCodes(a.date, b.date) || compareCodes(a.id, b.id))
      .map(({ id, date, isConstitutional }) => {
        const series = `${date.slice(0, 4)} ${isConstitutional}`;
        const before = last.get(series) ?? 0;
        const number = isConstitutional ? before + 1 : lawNumber(taken, date, before);
        last.set(series, number);
        return [id, String(number)];
      }),
  );
}

/** Builds the record of a bill. `number`: number of the law; undefined = it is no law. */
export function toBill(bill: BillPlan, number: string | undefined, signers: Signers): Bill {
  const steps: ActStep[] = [];
  const assignments: Bill["assignments"] = [];
  const readings = bill.readings.map((reading, index) => {
    const added = stepsOf(bill, reading, index);
    const assigned = added.find(({ kind }) => kind === "assigned");
    if (assigned !== undefined) assignments.push(...assignmentsOf(bill, reading, assigned.date));
    steps.push(...added);
    const { identifier, branch, presented } = reading;
    const last = added.at(-1);
    const status = added.length === 1 ? "Da assegnare" : (last?.label ?? null);
    const base = { identifier, slug: slugOf(identifier), branch, order: index + 1, presented };
    return { ...base, status, statusDate: last?.date ?? null, url: null };
  });
  const [first] = bill.readings;
  const { type, initiative, isRatification, converts } = bill;
  const { status = null, statusDate = null } = readings.at(-1) ?? {};
  const date = lawDate(bill);
  const known = (day: string): string | null => (day > plan.today ? null : day);
  const law =
    date === null || number === undefined
      ? null
      : { number, date: known(date), published: known(addDays(date, untilPublished)) };
  if (law?.date) steps.push(toStep(law.date, "law", `Legge n. ${law.number}`));
  if (law?.published) steps.push(toStep(law.published, "published", "Pubblicata in Gazzetta Ufficiale"));
  return {
    kind: "bill",
    ...toActBase(billId(bill), bill.title, bill.short, bill.isKey, first.presented),
    aliases: readings.slice(1).map(({ slug }) => slug),
    ...{ readings, type, initiative, phase: phaseOf(bill), status, statusDate, presented: first.presented },
    ...{ isRatification, law, related: [], converts },
    signatures: signers.sign(first.branch, bill.initiative, first.presented, bill.firstSigner),
    rapporteurs: bill.readings.flatMap(({ approval, identifier }, index) =>
      approval === null ? [] : [signers.rapporteur(approval, identifier, bill.rapporteurs?.[index])],
    ),
    assignments,
    steps,
    subjects: [bill.topic.policy, bill.topic.short, bill.topic.related],
  };
}

function phaseOf({ outcome, readings, started }: BillPlan): BillPhase {
  if (outcome !== null) return outcome === "law" ? "is_law" : "rejected";
  if (readings[0].approval !== null) return "one_branch";
  return started ? "first_step" : "to_begin";
}

/** Fields that all acts share. `day`: that on which the government in office answers for the act. */
export function toActBase(id: string, title: string, shortTitle: string | null, isKey: boolean, day: string) {
  return { id, aliases: [], title, shortTitle, isKey, government: governmentOn(day), sources: demoSources };
}

/** A step of an act outside the chambers, or with `where` in one. */
export function toStep(
  date: string,
  kind: ActStep["kind"],
  label: string,
  where: Partial<Pick<ActStep, "branch" | "reading" | "body" | "bodyName">> = {},
): ActStep {
  return { date, branch: null, reading: null, kind, label, body: null, bodyName: null, ...where };
}

const endings = { absorbed: "Assorbito", withdrawn: "Ritirato", rejected: "Respinto" } as const;

/** Steps of one reading, spread over the time from its presentation to its approval or today. */
function stepsOf(bill: BillPlan, reading: Reading, index: number): ActStep[] {
  const { identifier, branch, presented, approval } = reading;
  const span = daysBetween(presented, approval?.date ?? plan.lastDay);
  const assembly = { branch, reading: identifier };
  const body = { ...assembly, ...committee(branch, bill.topic.committees[branch]) };
  const at = (share: number, most = span) => addDays(presented, Math.min(most, Math.floor(span * share)));
  const sent = branch === "C" ? "Trasmesso dal Senato" : "Trasmesso dalla Camera";
  const steps = [toStep(presented, "presented", index === 0 ? "Presentato" : sent, assembly)];
  if (span < 2 && approval === null) return steps;
  steps.push(toStep(at(0.2, 20), "assigned", "Assegnato", body));
  if (approval === null && bill.outcome !== null && bill.outcome !== "law") {
    // A conversion bill ends with its decree-law.
    const end = bill.type === "CONV" ? addDays(presented, conversionDays) : at(0.7, 400);
    return [...steps, toStep(end, bill.outcome, endings[bill.outcome], assembly)];
  }
  if (approval === null && !bill.started && index === 0) return steps;
  steps.push(toStep(at(0.4), "committee_start", "In corso di esame in Commissione", body));
  if (approval === null) return steps;
  const isLast = bill.outcome === "law" && index === bill.readings.length - 1;
  const approved = isLast
    ? "Approvato definitivamente. Legge"
    : index > 0
      ? "Approvato con modificazioni"
      : "Approvato";
  return [
    ...steps,
    // The votes in the chamber begin up to 25 days before the last one.
    toStep(
      addDays(presented, Math.max(Math.floor(span / 2), Math.min(Math.floor(span * 0.8), span - 26))),
      "committee_end",
      "Concluso l’esame da parte della Commissione",
      body,
    ),
    toStep(approval.date, "assembly", "In discussione in Assemblea", assembly),
    toStep(approval.date, "approved", approved, assembly),
  ];
}

/**
 * A bill whose readings come to the floor on the day of their first vote, after the committee. `debates`: that day, by
 * identifier of the reading.
 */
export function withDebates(bill: Bill, debates: ReadonlyMap<string, string>): Bill {
  const move = (reading: string | null, kind: ActStep["kind"], date: string | null): string | null => {
    const first = debates.get(reading ?? "");
    if (first === undefined || date === null || kind === "approved") return date;
    if (kind === "assembly") return first;
    const dayOf = (wanted: ActStep["kind"]) =>
      bill.steps.find((step) => step.reading === reading && step.kind === wanted)?.date ?? first;
    const [presented, left] = [dayOf("presented"), dayOf("committee_end")];
    if (left <= first) return date;
    const share = daysBetween(presented, date) / daysBetween(presented, left);
    return addDays(presented, Math.floor(daysBetween(presented, first) * share));
  };
  return {
    ...bill,
    steps: bill.steps.map((step) => ({ ...step, date: move(step.reading, step.kind, step.date) })),
    assignments: bill.assignments.map((one) => ({ ...one, date: move(one.reading, "assigned", one.date) })),
  };
}

/** The committee that examines a reading, and one that gives its opinion. */
function assignmentsOf(bill: BillPlan, { identifier, branch }: Reading, date: string | null): Bill["assignments"] {
  const index = bill.topic.committees[branch];
  return [
    { reading: identifier, ...committee(branch, index), type: "primaria", seat: "referente", date },
    { reading: identifier, ...committee(branch, index + 4), type: "consultiva", seat: null, date },
  ];
}
