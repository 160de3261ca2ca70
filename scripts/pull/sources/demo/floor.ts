import type { Branch } from "#src/domain/codes.ts";
import type { Approval } from "./bill-draft.ts";
import { addDays } from "./calendar.ts";
import type { VoteSitting } from "./sittings.ts";

/** The floor of both chambers: on which sittings the final votes fall. */
export class Floor {
  readonly #sittings: Record<Branch, readonly VoteSitting[]>;
  readonly #finals = new Map<VoteSitting, number>();

  constructor(sittings: Record<Branch, readonly VoteSitting[]>) {
    this.#sittings = sittings;
  }

  /** The approval nearest to a day: at a sitting with electronic votes when one is near, else by show of hands. */
  approve(branch: Branch, day: string, latest: string): Approval {
    const limit = addDays(day, 12) < latest ? addDays(day, 12) : latest;
    for (const sitting of this.#sittings[branch]) {
      if (sitting.date < day) continue;
      if (sitting.date > limit) break;
      const used = this.#finals.get(sitting) ?? 0;
      if (used >= Math.max(1, Math.min(5, sitting.votes / 4))) continue;
      this.#finals.set(sitting, used + 1);
      return { branch, date: sitting.date, sitting: sitting.number };
    }
    return { branch, date: day < latest ? day : latest, sitting: null };
  }
}
