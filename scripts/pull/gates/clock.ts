/** Gate on the clock of this machine: a wrong one would date records, and the edition, in the future or in the past. */
import { addDays } from "#src/domain/days.ts";
import { dayInRome } from "#src/lib/rome.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { finding, type Finding } from "./finding.ts";

export interface Clock {
  /** Today, by the clock of this machine. */
  readonly day: string;
  /** Day of the last pull; null = none. */
  readonly lastPull: string | null;
  /** Days on which the servers of the source answered, by their `Date` headers; empty = without network. */
  readonly sourceDays: ReadonlySet<string>;
}

/** Effects whose `fetch` also notes the days of the `Date` headers. */
export function watchClock(effects: Effects): { readonly effects: Effects; readonly sourceDays: ReadonlySet<string> } {
  const sourceDays = new Set<string>();
  const watched: typeof fetch = async (input, init) => {
    const response = await effects.fetch(input, init);
    const date = new Date(response.headers.get("date") ?? "");
    if (!Number.isNaN(date.getTime())) sourceDays.add(dayInRome(date));
    return response;
  };
  return { effects: { ...effects, fetch: watched }, sourceDays };
}

/** Stops when no server of the source agrees on the day, give or take one, or when the last pull was on a later day. */
export function checkClock({ day, lastPull, sourceDays }: Clock): Finding[] {
  const isNear = (other: string): boolean => other >= addDays(day, -1) && other <= addDays(day, 1);
  const others = [...sourceDays].sort();
  const said = `the clock of this machine says ${day}`;
  return [
    ...(others.length === 0 || others.some(isNear)
      ? []
      : [finding("clock", "stop", "source", `${said}, the source says ${others.at(-1) ?? ""}; set the clock`)]),
    ...(lastPull === null || lastPull <= day
      ? []
      : [finding("clock", "stop", "last pull", `${said}, but the last pull was on ${lastPull}; set the clock`)]),
  ];
}
