import { addDays } from "#src/domain/days.ts";
import type { Branch } from "#src/domain/codes.ts";
import type { Approval } from "./bill-draft.ts";
import { earlier, type SittingDay } from "./calendar.ts";
import type { VoteSitting } from "./sittings.ts";

/** The floor of both chambers: on which sittings the final votes fall. */
export class Floor {
  readonly #sittings: Record<Branch, readonly VoteSitting[]>;
  readonly #days: Record<Branch, readonly SittingDay[]>;
  /** How many days a final vote waits for a sitting with electronic votes: longer where the scale leaves few of them. */
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

  /** The approval nearest to a day: at a sitting with electronic votes when one is near, else by show of hands. */
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
