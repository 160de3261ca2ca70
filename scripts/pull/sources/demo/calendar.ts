import type { Branch } from "#src/domain/codes.ts";
import { addDays, daysBetween } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { SourceRef } from "#src/domain/records.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";

/** Id of the government in office on a day; null = none. */
export function governmentOn(day: string): string | null {
  return plan.governments.find(({ start, end }) => start <= day && (end === null || day < end))?.id ?? null;
}

export const demoSources: SourceRef[] = [
  { name: "Dati inventati per la dimostrazione", url: null, fetchedAt: plan.today },
];

/** Day of the week; 0 = Sunday. */
function weekday(day: string): number {
  return new Date(day).getUTCDay();
}

/** A random day in a range, both ends included. */
export function dayBetween(random: Random, from: string, to: string): string {
  return addDays(from, random.int(0, Math.max(0, daysBetween(from, to))));
}

/** A random weekday (Monday to Friday) in a range. */
export function workingDay(random: Random, from: string, to: string): string {
  const day = dayBetween(random, from, to);
  const shift = weekday(day) === 0 ? 1 : weekday(day) === 6 ? -1 : 0;
  const moved = addDays(day, shift);
  return moved < from ? from : moved > to ? to : moved;
}

export function earlier(a: string, b: string): string {
  return a < b ? a : b;
}

/** A sitting day of a chamber. `number` counts from 1. */
export interface SittingDay {
  readonly branch: Branch;
  readonly number: number;
  readonly date: string;
}

/** True in summer, at Christmas and at Easter, when there are no sittings. */
function isRecess(day: string): boolean {
  const monthDay = day.slice(5);
  return (
    (monthDay >= "08-08" && monthDay <= "09-07") ||
    monthDay >= "12-22" ||
    monthDay <= "01-08" ||
    (monthDay >= "04-03" && monthDay <= "04-11")
  );
}

/** All sitting days of a chamber since the opening, in order: Tuesdays to Fridays, and some Mondays. */
export function sittingDays(seed: number, branch: Branch): SittingDay[] {
  const random = Random.stream(seed, `calendar ${branch}`);
  const last = plan.lastSitting[branch];
  const candidates: string[] = [];
  for (let date = addDays(legislature.start, 1); date < last.date; date = addDays(date, 1))
    if (!isRecess(date) && weekday(date) > (random.chance(0.6) ? 1 : 0) && weekday(date) < 6) candidates.push(date);
  const chosen = random.sample(candidates, last.number - 2).toSorted();
  return [legislature.start, ...chosen, last.date].map((date, index) => ({ branch, number: index + 1, date }));
}

export interface VoteSitting extends SittingDay {
  readonly votes: number;
}

/**
 * Sittings of a chamber with electronic votes, in order. At scale 1 it has the real number of votes; at smaller scales
 * the last eight weeks, and those that the plan names, stay dense and the rest is thinned out.
 */
export function planSittings(seed: number, scale: number, days: readonly SittingDay[]): VoteSitting[] {
  const { branch } = days[0] ?? { branch: "C" };
  const random = Random.stream(seed, `sittings ${branch}`);
  const last = plan.lastSitting[branch];
  const full = days.flatMap((day): VoteSitting[] => {
    const fixed = plan.fixedVotes[branch][day.number];
    if (fixed !== undefined) return [{ ...day, votes: fixed }];
    const isVoting = day.date > plan.votesAfter && random.chance(0.72);
    return isVoting ? [{ ...day, votes: Math.ceil(random.next() ** 2 * 120) }] : [];
  });
  const isFixed = ({ number }: SittingDay) => number in plan.fixedVotes[branch];
  const isRecent = ({ date }: SittingDay) =>
    scale < 1 && (daysBetween(date, last.date) < 56 || plan.dense.some(([from, to]) => from <= date && date <= to));
  const recentRate = Math.min(1, scale * 7);
  const recent = full.filter((day) => isRecent(day) && !isFixed(day));
  const older = full.filter((day) => !isRecent(day) && !isFixed(day));
  const budget = plan.trueVotes[branch] * (scale < 1 ? scale * 1.25 : 1);
  const rate = Math.max(0.004, (budget - sum(full.filter(isFixed)) - recentRate * sum(recent)) / sum(older));
  const keep = Math.min(1, rate * 8);
  return full
    .map((day) => {
      if (isFixed(day)) return day;
      if (isRecent(day)) return { ...day, votes: random.round(day.votes * recentRate) };
      return { ...day, votes: random.chance(keep) ? Math.max(1, random.round((day.votes * rate) / keep)) : 0 };
    })
    .filter(({ votes }) => votes > 0);
}

function sum(days: readonly VoteSitting[]): number {
  return days.reduce((total, { votes }) => total + votes, 0);
}
