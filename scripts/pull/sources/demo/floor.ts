import { addDays } from "#src/domain/days.ts";
import type { Branch } from "#src/domain/codes.ts";
import type { Approval } from "./bill-draft.ts";
import { earlier, type SittingDay } from "./calendar.ts";
import type { VoteSitting } from "./sittings.ts";

/** Assigns approvals of bills to sittings. */
export class Floor {
  readonly #sittings: Record<Branch, readonly VoteSitting[]>;
  readonly #days: Record<Branch, readonly SittingDay[]>;
  /**
   * Maximum delay in days of an approval until a sitting with electronic votes. Longer at small scales, which have few
   * such sittings.
   */
  readonly #patience: number;
  readonly #finals = new Map<VoteSitting, number>();

  constructor(
    sittings: Record<Branch, readonly VoteSitting[]>,
    days: Record<Branch, readonly SittingDay[]>,
    patience: number,
  ) {
    this.#sittings = sittings;
    this.#days = days;
    this.#patience = patience;
  }

  /**
   * First possible approval from a day on: in a sitting with electronic votes if there is one within the delay, else by
   * show of hands.
   */
  approve(branch: Branch, day: string, latest: string): Approval {
    const limit = earlier(addDays(day, this.#patience), latest);
    for (const sitting of this.#sittings[branch]) {
      if (sitting.date < day) continue;
      if (sitting.date > limit) break;
      const used = this.#finals.get(sitting) ?? 0;
      if (used >= Math.max(1, Math.min(5, sitting.votes / 4))) continue;
      this.#finals.set(sitting, used + 1);
      return { branch, date: sitting.date, sitting: sitting.number };
    }
    const date = this.#days[branch].find((candidate) => candidate.date >= earlier(day, latest))?.date;
    return { branch, date: date === undefined || date > latest ? earlier(day, latest) : date, sitting: null };
  }
}
