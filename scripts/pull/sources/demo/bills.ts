import { addDays, daysBetween } from "#src/domain/days.ts";
import { legislatureStart } from "#src/domain/legislature.ts";
import type { Branch, Initiative } from "#src/domain/codes.ts";
import type { Bill } from "#src/domain/records.ts";
import {
  type Approval,
  billId,
  type BillPlan,
  type Ending,
  identifierOf,
  promulgation,
  toBill,
  untilPublished,
} from "./bill-draft.ts";
import { BillNumbers } from "./bill-numbers.ts";
import { today, workingDay } from "./calendar.ts";
import type { DecreePlan } from "./decrees.ts";
import type { Floor } from "./floor.ts";
import { numberLaws } from "./law-numbers.ts";
import { namedBills, type NamedBill, reservedNumbers } from "./named-bills.ts";
import { Random } from "./random.ts";
import type { Signers } from "./signers.ts";
import { drawBillTitle, drawRatification } from "./titles.ts";

/** Number of bills at scale 1: all, and those approved by at least one chamber. */
const trueBills = { all: 4514, lawsOrMore: 480 } as const;

const other: Record<Branch, Branch> = { C: "S", S: "C" };

export interface WrittenBill {
  readonly plan: BillPlan;
  readonly record: Bill;
}

/** All bills: named ones, conversions of decree-laws, and others, whose number depends on the scale. */
export function buildBills(
  seed: number,
  scale: number,
  floor: Floor,
  signers: Signers,
  decrees: readonly DecreePlan[],
): WrittenBill[] {
  const maker = new BillMaker(seed, floor, signers);
  const plans = [
    ...namedBills.map((named) => maker.named(named)),
    ...decrees.filter(({ isNamed }) => !isNamed).map((decree) => maker.conversion(decree)),
  ];
  const approved = Math.max(26, Math.round(trueBills.lawsOrMore * scale));
  const all = Math.max(120, Math.round(trueBills.all * scale));
  for (let i = 0; i < approved; i++) plans.push(maker.travelled());
  for (let i = approved; i < all; i++) plans.push(maker.still());
  const random = Random.stream(seed, "bill steps");
  const numbers = numberLaws(plans, decrees);
  const written = plans.map((plan) => ({ plan, record: toBill(plan, numbers.get(billId(plan)), random) }));
  relate(written, Random.stream(seed, "absorbed"));
  return written.toSorted((a, b) => (a.record.id < b.record.id ? -1 : 1));
}

class BillMaker {
  readonly #random: Random;
  readonly #numbers = new BillNumbers(reservedNumbers);
  readonly #floor: Floor;
  readonly #signers: Signers;

  constructor(seed: number, floor: Floor, signers: Signers) {
    this.#random = Random.stream(seed, "bills");
    this.#floor = floor;
    this.#signers = signers;
  }

  named(named: NamedBill): BillPlan {
    const later = named.later.map((identifier, index) => ({
      identifier,
      branch: named.approvals[index]?.branch === "C" ? ("S" as const) : ("C" as const),
    }));
    const base = {
      ...named,
      laterNumbers: later,
      approvals: named.approvals.map((approval) =>
        approval.sitting === null
          ? this.#floor.approve(approval.branch, approval.date, addDays(approval.date, 6))
          : approval,
      ),
    };
    return {
      ...base,
      signatures: this.#signers.sign(this.#random, named.branch, named.initiative, named.presented, named.firstSigner),
      rapporteurs: this.#rapporteurs(base, named.rapporteurs),
    };
  }

  conversion(decree: DecreePlan): BillPlan {
    const branch: Branch = this.#random.chance(0.55) ? "C" : "S";
    const latest = addDays(decree.expires, -promulgation.conversion - untilPublished);
    const approvals: Approval[] = [];
    const first = addDays(decree.published, this.#random.int(18, 34));
    if (decree.status !== "lapsed" && first < today)
      approvals.push(this.#floor.approve(branch, first, addDays(latest, -10)));
    const second = addDays(approvals[0]?.date ?? today, this.#random.int(6, 16));
    if (decree.status === "converted") approvals.push(this.#floor.approve(other[branch], second, latest));
    return this.#finish({
      branch,
      presented: decree.published,
      title: decree.billTitle,
      short: decree.short,
      topic: decree.topic,
      type: "CONV",
      initiative: "GOV",
      isRatification: false,
      isKey: decree.isKey,
      approvals,
      isLaw: decree.status === "converted",
      ending: decree.status === "lapsed" ? "rejected" : null,
      started: true,
      converts: decree.id,
    });
  }

  /** A bill approved by at least one chamber. */
  travelled(): BillPlan {
    const random = this.#random;
    const isRatification = random.chance(0.3);
    const { title, short, topic } = isRatification ? drawRatification(random) : drawBillTitle(random);
    const initiative: Initiative =
      isRatification || random.chance(0.35)
        ? "GOV"
        : random.weighted([
            ["PARL", 96],
            ["REG", 2],
            ["POP", 1],
            ["CNEL", 1],
          ]);
    const branch: Branch = random.chance(0.6) ? "C" : "S";
    const presented = workingDay(random, legislatureStart, "2026-05-30");
    const approvals: Approval[] = [];
    const readings = random.weighted([
      [1, 40],
      [2, 48],
      [3, 10],
      [4, 2],
    ]);
    for (let day = presented, where = branch; approvals.length < readings; where = other[where]) {
      day = addDays(day, random.int(approvals.length === 0 ? 50 : 25, isRatification ? 160 : 380));
      if (day >= addDays(today, -4)) break;
      const approval = this.#floor.approve(where, day, addDays(today, -3));
      approvals.push(approval);
      day = approval.date;
    }
    return this.#finish({
      branch,
      presented,
      title,
      short,
      topic,
      // Constitutional laws take two deliberations of each chamber. Constitution, art. 138.
      type: random.chance(0.02) && !isRatification && (readings === 4 || approvals.length < 2) ? "COST" : "ORD",
      initiative,
      isRatification,
      isKey: random.chance(0.06),
      approvals,
      isLaw: approvals.length > 1 && approvals.length === readings,
      ending: null,
      started: true,
      converts: null,
    });
  }

  /** A bill that no chamber has approved. */
  still(): BillPlan {
    const random = this.#random;
    const { title, short, topic } = random.chance(0.03) ? drawRatification(random) : drawBillTitle(random);
    const branch: Branch = random.chance(0.6) ? "C" : "S";
    const started = random.chance(0.35);
    const ending = started
      ? random.weighted<Ending>([
          [null, 75],
          ["absorbed", 14],
          ["rejected", 6],
          ["withdrawn", 5],
        ])
      : random.chance(0.03)
        ? "withdrawn"
        : null;
    return this.#finish({
      branch,
      presented: workingDay(random, legislatureStart, addDays(today, ending === null ? -1 : -60)),
      title,
      short,
      topic,
      type: random.chance(0.05) ? "COST" : "ORD",
      initiative: random.weighted<Initiative>([
        ["PARL", 92],
        ["GOV", 3],
        ["REG", 2],
        ["POP", 2],
        ["CNEL", 1],
      ]),
      isRatification: false,
      isKey: random.chance(0.01),
      approvals: [],
      isLaw: false,
      ending,
      started,
      converts: null,
    });
  }

  #finish(draft: Omit<BillPlan, "number" | "laterNumbers" | "signatures" | "rapporteurs">): BillPlan {
    const number = this.#numbers.next(draft.branch, draft.presented);
    const later = this.#laterReadings(draft.branch, number, draft.approvals, draft.isLaw);
    const base = { ...draft, number, laterNumbers: later };
    return {
      ...base,
      signatures: this.#signers.sign(this.#random, draft.branch, draft.initiative, draft.presented),
      rapporteurs: draft.approvals.length > 0 ? this.#rapporteurs(base) : [],
    };
  }

  /**
   * Identifiers of the later readings: a number in the other chamber, then suffix "-B" in the first chamber, then "-B"
   * in the second.
   */
  #laterReadings(
    branch: Branch,
    number: number,
    approvals: readonly Approval[],
    isLaw: boolean,
  ): BillPlan["laterNumbers"] {
    const onward = isLaw ? approvals.slice(0, -1) : approvals;
    let second = "";
    return onward.map((approval, index) => {
      const there = other[approval.branch];
      if (index === 0) second = `${there}.${this.#numbers.next(there, approval.date)}`;
      return {
        branch: there,
        identifier: index === 0 ? second : index === 1 ? `${branch}.${number}-B` : `${second}-B`,
      };
    });
  }

  #rapporteurs(
    plan: Pick<BillPlan, "branch" | "number" | "laterNumbers" | "approvals">,
    ids: readonly string[] = [],
  ): Bill["rapporteurs"] {
    return plan.approvals.map((approval, index) => {
      const reading =
        index === 0 ? identifierOf(plan) : (plan.laterNumbers[index - 1]?.identifier ?? identifierOf(plan));
      return this.#signers.rapporteur(
        this.#random,
        approval.branch,
        reading,
        addDays(approval.date, -Math.min(20, daysBetween(legislatureStart, approval.date))),
        ids[index],
      );
    });
  }
}

/** Links absorbed bills with those that absorbed them, in both directions. */
function relate(bills: readonly WrittenBill[], random: Random): void {
  const hosts = bills.filter(({ plan }) => plan.approvals.length > 0 && plan.converts === null);
  for (const { plan, record } of bills) {
    if (plan.ending !== "absorbed") continue;
    const host = bills.find((bill) => bill.record.id === namedHosts[record.id]) ?? random.pick(hosts);
    record.related.push({ relation: "absorbed_by", act: { kind: "bill", id: host.record.id } });
    host.record.related.push({ relation: "absorbs", act: { kind: "bill", id: record.id } });
  }
}

const namedHosts: Readonly<Record<string, string>> = Object.fromEntries(
  namedBills.flatMap((bill) =>
    bill.absorbedBy === undefined ? [] : [[`${bill.branch}_${bill.number}`, bill.absorbedBy]],
  ),
);
