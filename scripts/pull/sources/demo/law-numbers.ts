import { compareCodes } from "#src/domain/compare.ts";
import { billId, type BillPlan, lawDate } from "./bill-draft.ts";
import { numberOfDay, type DecreePlan } from "./decrees.ts";

/**
 * Numbers of the laws, by bill id. Within a year they grow with the day and leave gaps for other acts, such as
 * decree-laws. Constitutional laws have a numbering of their own.
 */
export function numberLaws(plans: readonly BillPlan[], decrees: readonly DecreePlan[]): ReadonlyMap<string, string> {
  const taken = new Set(decrees.map(({ id }) => id));
  const last = new Map<string, number>();
  const laws = plans
    .flatMap((plan) => {
      const date = lawDate(plan);
      return date === null ? [] : [{ id: billId(plan), date, isConstitutional: plan.type === "COST" }];
    })
    .toSorted((a, b) => compareCodes(a.date, b.date) || compareCodes(a.id, b.id));
  return new Map(
    laws.map(({ id, date, isConstitutional }) => {
      const year = date.slice(0, 4);
      const counter = isConstitutional ? `${year} constitutional` : year;
      const before = last.get(counter) ?? 0;
      let number = isConstitutional ? before + 1 : Math.max(before + 1, numberOfDay(date));
      while (!isConstitutional && taken.has(`${year}-${number}`)) number++;
      last.set(counter, number);
      return [id, String(number)];
    }),
  );
}
