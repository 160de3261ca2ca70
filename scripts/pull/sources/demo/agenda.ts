import { addDays } from "#src/domain/days.ts";
import type { Branch } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { identifierOf, readingAt } from "./bill-draft.ts";
import type { WrittenBill } from "./bills.ts";
import type { Random } from "./random.ts";
import type { VoteSitting } from "./sittings.ts";
import { stagedAgenda } from "./staging.ts";
import { drawMotion } from "./titles.ts";

/** Part of a sitting: an act (or a motion, an election) and the number of votes on it. */
export interface AgendaItem {
  readonly bill: WrittenBill | null;
  readonly reading: string | null;
  /** Subject of the vote, if there is no act. */
  readonly motion: string | null;
  readonly votes: number;
  /** true = the last vote is the final one. */
  readonly isFinal: boolean;
  readonly isConfidence: boolean;
}

interface Discussion {
  readonly bill: WrittenBill;
  readonly reading: string;
  /** First day on which the chamber may discuss the text. */
  readonly presented: string;
  readonly date: string;
  readonly sitting: number | null;
}

export class Agenda {
  readonly #random: Random;
  readonly #discussions: readonly Discussion[];

  constructor(branch: Branch, bills: readonly WrittenBill[], random: Random) {
    this.#random = random;
    this.#discussions = bills
      .flatMap((bill) =>
        bill.plan.approvals.map((approval, index) => ({
          ...approval,
          bill,
          reading: readingAt(bill.plan, index),
          presented: bill.record.readings[index]?.presented ?? bill.plan.presented,
        })),
      )
      .filter((approval) => approval.branch === branch)
      .toSorted(
        (a, b) => compareCodes(a.date, b.date) || compareCodes(identifierOf(a.bill.plan), identifierOf(b.bill.plan)),
      );
  }

  /** Agenda of a sitting: amendments to pending bills, then the bills that end on that day. */
  itemsOf(sitting: VoteSitting): AgendaItem[] {
    const staged = this.#staged(sitting);
    if (staged !== null) return staged;
    const finals = this.#discussions.filter(
      (discussion) => discussion.sitting === sitting.number && discussion.date === sitting.date,
    );
    const shares = this.#share(sitting.votes - finals.length, finals.length);
    const closing = finals.map((discussion, index) => item(discussion, (shares[index] ?? 0) + 1, true));
    const rest = sitting.votes - closing.reduce((sum, { votes }) => sum + votes, 0);
    return rest > 0 ? [...this.#open(sitting, rest), ...closing] : closing;
  }

  /** Sittings with named cases have a fixed agenda. */
  #staged(sitting: VoteSitting): AgendaItem[] | null {
    const script = stagedAgenda[`${sitting.branch}-${sitting.number}`];
    if (script === undefined) return null;
    return script.map(({ bill, votes, isFinal }) => {
      const discussion = this.#discussions.find((candidate) => candidate.bill.record.id === bill);
      return discussion === undefined ? motion(drawMotion(this.#random), votes) : item(discussion, votes, isFinal);
    });
  }

  /** Distributes votes over the bills that end in a sitting; the last bill gets the rest. */
  #share(votes: number, count: number): number[] {
    let left = Math.round(votes * (0.5 + this.#random.next() * 0.4));
    return Array.from({ length: count }, (_, index) => {
      const own = index === count - 1 ? left : Math.floor(left * this.#random.next() * 0.6);
      left -= own;
      return own;
    });
  }

  #open(sitting: VoteSitting, votes: number): AgendaItem[] {
    const coming = this.#discussions.filter(
      ({ presented, date }) => presented <= sitting.date && date > sitting.date && date <= addDays(sitting.date, 25),
    );
    const next = coming[0] === undefined ? undefined : this.#random.pick(coming);
    if (next === undefined || this.#random.chance(0.2)) return [motion(drawMotion(this.#random), votes)];
    return [item(next, votes, false)];
  }
}

function motion(subject: string, votes: number): AgendaItem {
  return { bill: null, reading: null, motion: subject, votes, isFinal: false, isConfidence: false };
}

function item(discussion: Discussion, votes: number, isFinal: boolean): AgendaItem {
  const { plan } = discussion.bill;
  const isConfidence = isFinal && votes > 1 && plan.type === "CONV" && plan.number % 2 === 1;
  return { bill: discussion.bill, reading: discussion.reading, motion: null, votes, isFinal, isConfidence };
}
