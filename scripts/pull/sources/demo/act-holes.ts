import type { Act, Bill, GovernmentDecree } from "#src/domain/records.ts";
import { namedDecrees } from "./decrees.ts";
import { namedBills } from "./named-bills.ts";
import { lacks } from "./random.ts";

/** Shares of the acts of which the official sources lack a part. `policy`, `related`: subjects of bills. */
const shares = { billShortTitle: 0.25, decreeShortTitle: 0.2, gazette: 0.2, policy: 0.15, related: 0.6 } as const;

const named: ReadonlySet<string> = new Set([
  ...namedBills.map(({ branch, number }) => `bill/${branch}_${number}`),
  ...[...namedDecrees].map((id) => `decree/${id}`),
]);

/** An act without the parts that the sources lack of it. The named cases are whole. */
export function withHoles(seed: number, act: Act): Act {
  const key = `${act.kind}/${act.id}`;
  const isLacking = (part: string, share: number) => !named.has(key) && lacks(seed, part, key, share);
  if (act.kind === "bill") {
    const [policy, , related] = act.subjects;
    const lost = new Set([
      isLacking("policy", shares.policy) ? policy : null,
      isLacking("related", shares.related) ? related : null,
    ]);
    const shown = { ...act, subjects: act.subjects.filter((subject) => !lost.has(subject)) };
    return isLacking("short title", shares.billShortTitle) ? withoutShortTitle(shown) : shown;
  }
  if (act.kind !== "decree") return act;
  const titled = isLacking("short title", shares.decreeShortTitle) ? withoutShortTitle(act) : act;
  return act.status === "converted" && isLacking("gazette", shares.gazette) ? withoutGazette(titled) : titled;
}

const withoutShortTitle = <T extends Bill | GovernmentDecree>(act: T): T => ({ ...act, shortTitle: null });

/** Without the day of publication, from which the term runs. */
function withoutGazette(decree: GovernmentDecree): GovernmentDecree {
  const steps = decree.steps.filter(({ kind, date }) => kind !== "published" || date !== decree.published);
  return { ...decree, published: null, expires: null, steps };
}
