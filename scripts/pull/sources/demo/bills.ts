import { type Branch, branches, type Initiative } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { Bill } from "#src/domain/records.ts";
import {
  type Approval,
  billId,
  type BillPlan,
  numberLaws,
  numberOn,
  promulgation,
  type Reading,
  toBill,
  untilPublished,
} from "./bill-records.ts";
import { earlier, type SittingDay, type VoteSitting, workingDay } from "./calendar.ts";
import type { DecreePlan } from "./decrees.ts";
import { type NamedBill, namedBills } from "./named-bills.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";
import type { Signers } from "./signers.ts";
import { budgetTitle, drawBillTitle, drawRatification } from "./titles.ts";

/** Number of bills at scale 1: all, and those approved by at least one chamber. */
const trueBills = { all: 4514, approved: 480 } as const;

const other: Record<Branch, Branch> = { C: "S", S: "C" };

export interface WrittenBill {
  readonly plan: BillPlan;
  readonly record: Bill;
}

export interface BillSetting {
  readonly seed: number;
  readonly scale: number;
  /** Sittings with electronic votes. */
  readonly sittings: Record<Branch, readonly VoteSitting[]>;
  readonly days: Record<Branch, readonly SittingDay[]>;
  readonly signers: Signers;
  readonly decrees: readonly DecreePlan[];
}

/** All bills: named ones, conversions of decree-laws, and others, whose number depends on the scale. */
export function buildBills(setting: BillSetting): WrittenBill[] {
  const { seed, scale, decrees, signers } = setting;
  const planner = new BillPlanner(setting);
  const plans = [
    ...namedBills.map((bill) => planner.named(bill)),
    ...decrees.filter(({ isNamed }) => !isNamed).map((decree) => planner.conversion(decree)),
  ];
  const approved = Math.max(26, Math.round(trueBills.approved * scale));
  const all = Math.max(120, Math.round(trueBills.all * scale));
  for (let i = 0; i < approved; i++) plans.push(planner.approved());
  for (let i = approved; i < all; i++) plans.push(planner.notApproved());
  nameBudget(plans);
  const numbers = numberLaws(
    plans,
    decrees.map(({ id }) => id),
  );
  const bills = plans.map((plan) => ({ plan, record: toBill(plan, numbers.get(billId(plan)), signers) }));
  linkAbsorbed(bills, Random.stream(seed, "absorbed"));
  return bills.toSorted((a, b) => (a.record.id < b.record.id ? -1 : 1));
}

/**
 * Makes a budget law of a law of the government that both chambers approved by roll call in an autumn. It is presented
 * three weeks before its first approval.
 */
function nameBudget(plans: BillPlan[]): void {
  const at = plans.findIndex(
    ({ outcome, type, initiative, isRatification, readings }) =>
      outcome === "law" &&
      type === "ORD" &&
      initiative === "GOV" &&
      !isRatification &&
      readings.every(({ approval }) => approval !== null && approval.sitting !== null) &&
      /-1[0-2]-/.test(readings.at(-1)?.approval?.date ?? ""),
  );
  const plan = plans[at];
  const [first, ...later] = plan?.readings ?? [];
  const approval = first?.approval ?? null;
  if (plan === undefined || first === undefined || approval === null) return;
  const presented = addDays(approval.date, -21);
  const year = Number(later.at(-1)?.approval?.date.slice(0, 4)) + 1;
  plans[at] = { ...plan, ...budgetTitle(year), type: "BIL", readings: [{ ...first, presented }, ...later] };
}

type Numbers = { readonly number: number; readonly otherNumber: number | null };

class BillPlanner {
  readonly #random: Random;
  readonly #setting: BillSetting;
  readonly #taken: Record<Branch, Set<number>> = { C: new Set(), S: new Set() };
  /** Number of bills that a sitting approves. */
  readonly #finals = new Map<VoteSitting, number>();

  constructor(setting: BillSetting) {
    this.#setting = setting;
    this.#random = Random.stream(setting.seed, "bills");
    for (const { branch, number, otherNumber } of namedBills) {
      this.#taken[branch].add(number);
      if (otherNumber !== null) this.#taken[other[branch]].add(otherNumber);
    }
  }

  named(bill: NamedBill): BillPlan {
    const { branch, presented, outcome } = bill;
    const approvals = bill.approvals.map((day, index) =>
      this.#approve(index % 2 === 0 ? branch : other[branch], day, day),
    );
    return { ...bill, readings: this.#readings(branch, presented, approvals, outcome === "law", bill) };
  }

  conversion(decree: DecreePlan): BillPlan {
    const { published, status, billTitle, short, topic, isKey } = decree;
    const branch = this.#random.pick(branches);
    const latest = addDays(decree.expires, -promulgation.conversion - untilPublished);
    const approvals: Approval[] = [];
    const first = addDays(published, this.#random.int(18, 34));
    if (status !== "lapsed" && first < plan.lastDay) approvals.push(this.#approve(branch, first, addDays(latest, -10)));
    const second = addDays(approvals[0]?.date ?? plan.lastDay, this.#random.int(6, 16));
    if (status === "converted") approvals.push(this.#approve(other[branch], second, latest));
    return {
      ...{ title: billTitle, short, topic, isKey },
      type: "CONV",
      initiative: "GOV",
      isRatification: false,
      readings: this.#readings(branch, published, approvals, status === "converted"),
      outcome: ({ converted: "law", lapsed: "rejected", in_conversion: null } as const)[status],
      started: true,
      converts: decree.id,
    };
  }

  /** A bill approved by at least one chamber. */
  approved(): BillPlan {
    const random = this.#random;
    const isRatification = random.chance(0.3);
    const branch = random.pick(branches);
    const presented = workingDay(random, legislature.start, plan.bills.lastPresented);
    const wanted = random.weighted([
      [1, 40],
      [2, 48],
      [3, 12],
    ]);
    const approvals: Approval[] = [];
    for (let day = presented; approvals.length < wanted; day = approvals.at(-1)?.date ?? day) {
      day = addDays(day, random.int(25, isRatification ? 160 : 380));
      if (day >= addDays(plan.lastDay, -4)) break;
      const where = approvals.length % 2 === 0 ? branch : other[branch];
      approvals.push(this.#approve(where, day, addDays(plan.lastDay, -3)));
    }
    const isLaw = wanted > 1 && approvals.length === wanted;
    return {
      ...(isRatification ? drawRatification(random) : drawBillTitle(random)),
      type: "ORD",
      initiative: isRatification || random.chance(0.35) ? "GOV" : this.#initiative(),
      isRatification,
      isKey: random.chance(0.06),
      readings: this.#readings(branch, presented, approvals, isLaw),
      outcome: isLaw ? "law" : null,
      started: true,
      converts: null,
    };
  }

  /** A bill that no chamber has approved. */
  notApproved(): BillPlan {
    const random = this.#random;
    const outcome = random.weighted<BillPlan["outcome"]>([
      [null, 90],
      ["absorbed", 5],
      ["rejected", 2],
      ["withdrawn", 3],
    ]);
    const presented = workingDay(random, legislature.start, addDays(plan.lastDay, outcome === null ? -1 : -60));
    return {
      ...drawBillTitle(random),
      type: random.chance(0.05) ? "COST" : "ORD",
      initiative: this.#initiative(),
      isRatification: false,
      isKey: random.chance(0.01),
      readings: this.#readings(random.pick(branches), presented, [], false),
      outcome,
      started: outcome !== null || random.chance(0.3),
      converts: null,
    };
  }

  #initiative(): Initiative {
    return this.#random.weighted<Initiative>([
      ["PARL", 92],
      ["GOV", 3],
      ["REG", 2],
      ["POP", 2],
      ["CNEL", 1],
    ]);
  }

  /**
   * First possible approval from a day on: in a sitting with electronic votes if there is one soon (at small scales,
   * which have few such sittings, a later one too), else by show of hands.
   */
  #approve(branch: Branch, day: string, latest: string): Approval {
    const { scale, sittings, days } = this.#setting;
    const limit = earlier(addDays(day, scale < 0.5 ? 45 : 12), latest);
    const sitting = sittings[branch].find(
      (one) =>
        one.date >= day && one.date <= limit && (this.#finals.get(one) ?? 0) < Math.max(1, Math.min(5, one.votes / 4)),
    );
    if (sitting !== undefined) {
      this.#finals.set(sitting, (this.#finals.get(sitting) ?? 0) + 1);
      return { branch, date: sitting.date, sitting: sitting.number };
    }
    const from = earlier(day, latest);
    const date = days[branch].find((candidate) => candidate.date >= from)?.date ?? from;
    return { branch, date: earlier(date, latest), sitting: null };
  }

  /** Readings "C.1", "S.2", "C.1-B", "S.2-B": one for every approval, and one more unless the bill is law. */
  #readings(
    branch: Branch,
    presented: string,
    approvals: readonly Approval[],
    isLaw: boolean,
    numbers?: Numbers,
  ): BillPlan["readings"] {
    // The text takes two days to reach the other chamber, unless that approves it sooner.
    const arrival = (index: number): string => {
      const before = approvals[index - 1]?.date;
      if (before === undefined) return presented;
      const day = addDays(before, 2);
      return day > (approvals[index]?.date ?? plan.lastDay) ? before : day;
    };
    const toReading = (base: string, index: number): Reading => ({
      identifier: base + (index < 2 ? "" : "-B"),
      branch: index % 2 === 0 ? branch : other[branch],
      presented: arrival(index),
      approval: approvals[index] ?? null,
    });
    const first = `${branch}.${numbers?.number ?? this.#freeNumber(branch, presented)}`;
    const count = approvals.length + (isLaw ? 0 : 1);
    if (count === 1) return [toReading(first, 0)];
    const there = other[branch];
    const second = `${there}.${numbers?.otherNumber ?? this.#freeNumber(there, approvals[0]?.date ?? presented)}`;
    const later = Array.from({ length: count - 1 }, (_, index) =>
      toReading(index % 2 === 0 ? second : first, index + 1),
    );
    return [toReading(first, 0), ...later];
  }

  /** Free number closest to that of the day. */
  #freeNumber(branch: Branch, day: string): number {
    const taken = this.#taken[branch];
    const near = numberOn(branch, day);
    for (let distance = 0; ; distance++) {
      const number = [near + distance, near - distance].find((one) => one > 0 && !taken.has(one));
      if (number === undefined) continue;
      taken.add(number);
      return number;
    }
  }
}

/** Links absorbed bills with those that absorbed them, in both directions. */
function linkAbsorbed(bills: readonly WrittenBill[], random: Random): void {
  const hosts = bills.filter(({ plan }) => plan.readings[0].approval !== null && plan.converts === null);
  const namedHosts = new Map(namedBills.map((bill) => [`${bill.branch}_${bill.number}`, bill.absorbedBy]));
  for (const { plan, record } of bills) {
    if (plan.outcome !== "absorbed") continue;
    const host = bills.find((bill) => bill.record.id === namedHosts.get(record.id)) ?? random.pick(hosts);
    record.related.push({ relation: "absorbed_by", act: { kind: "bill", id: host.record.id } });
    host.record.related.push({ relation: "absorbs", act: { kind: "bill", id: record.id } });
  }
}
