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
  /** Days on which the servers of the source answered, by their `Date` headers; null = no request was sent. */
  readonly sourceDays: ReadonlySet<string> | null;
}

/** Days after the last pull from which a day that no server confirms is taken for a wrong clock. */
const longestGap = 31;

/** Effects whose `fetch` also notes the days of the `Date` headers. */
export function watchClock(effects: Effects): {
  readonly effects: Effects;
  readonly sourceDays: () => ReadonlySet<string> | null;
} {
  const sourceDays = new Set<string>();
  let isAsked = false;
  const watched: typeof fetch = async (input, init) => {
    isAsked = true;
    const response = await effects.fetch(input, init);
    const date = new Date(response.headers.get("date") ?? "");
    if (!Number.isNaN(date.getTime())) sourceDays.add(dayInRome(date));
    return response;
  };
  return { effects: { ...effects, fetch: watched }, sourceDays: () => (isAsked ? sourceDays : null) };
}

/**
 * Stops when no server of the source agrees on the day, give or take one. If none says the day, stops when the last pull was
 * on a later day, or so long ago that the clock has jumped. If one agrees, a later last pull had the wrong clock.
 */
export function checkClock({ day, lastPull, sourceDays }: Clock): Finding[] {
  const isNear = (other: string): boolean => other >= addDays(day, -1) && other <= addDays(day, 1);
  const others = [...(sourceDays ?? [])].sort();
  const said = `the clock of this machine says ${day}`;
  const stop = (subject: string, why: string): Finding =>
    finding("clock", "stop", subject, `${said}, ${why}; set the clock`);
  const isConfirmed = others.some(isNear);
  const isLater = lastPull !== null && lastPull > day;
  const isJump = sourceDays !== null && others.length === 0 && lastPull !== null && addDays(lastPull, longestGap) < day;
  return [
    ...(others.length === 0 || isConfirmed ? [] : [stop("source", `the source says ${others.at(-1) ?? ""}`)]),
    ...(isLater && !isConfirmed ? [stop("last pull", `but the last pull was on ${lastPull}`)] : []),
    ...(isLater && isConfirmed
      ? [finding("clock", "warn", "last pull", `${said}, as the source does, but the last pull was on ${lastPull}`)]
      : []),
    ...(isJump ? [stop("last pull", `the last pull was on ${lastPull}, and the source does not say the day`)] : []),
  ];
}
