import { addDays, daysBetween } from "#src/domain/days.ts";
import { conversionDays } from "#src/domain/act-state.ts";
import type { DecreeStatus } from "#src/domain/codes.ts";
import type { ActStep, Bill, GovernmentDecree } from "#src/domain/records.ts";
import { formatDay } from "#src/lib/format.ts";
import { workingDay } from "./calendar.ts";
import { governmentId, governmentStart } from "./government.ts";
import { demoSources } from "./provenance.ts";
import { Random } from "./random.ts";
import { drawDecreeTitle, inTitle, type Topic, topicAt } from "./titles.ts";

/** Number of decree-laws at scale 1. */
const trueDecrees = 146;

/** Properties of a decree-law, decided before its conversion bill is generated. */
export interface DecreePlan {
  readonly id: string;
  readonly number: number;
  readonly year: number;
  readonly date: string;
  readonly published: string;
  readonly expires: string;
  readonly councilDate: string;
  readonly status: DecreeStatus;
  readonly title: string;
  readonly billTitle: string;
  readonly short: string;
  readonly topic: Topic;
  readonly isKey: boolean;
  /** true = its conversion bill is one of the named bills. */
  readonly isNamed: boolean;
}

function plan(
  number: number,
  date: string,
  published: string,
  status: DecreeStatus,
  title: string,
  short: string,
  topic: Topic,
  isNamed = false,
  isKey = false,
): DecreePlan {
  const year = Number(date.slice(0, 4));
  return {
    id: `${year}-${number}`,
    number,
    year,
    date,
    published,
    expires: addDays(published, conversionDays),
    councilDate: addDays(date, -4),
    status,
    title,
    short,
    topic,
    isKey,
    isNamed,
    billTitle: `Conversione in legge del decreto-legge ${inTitle(formatDay(date))}, n. ${number}, recante ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  };
}

/** Named decree-laws with fixed numbers: in conversion, about to lapse, lapsed, converted. */
const named: readonly DecreePlan[] = [
  plan(
    155,
    "2026-10-02",
    "2026-10-02",
    "c",
    "Misure urgenti per la sicurezza idrica",
    "Sicurezza idrica",
    topicAt(0),
    true,
    true,
  ),
  plan(
    150,
    "2026-09-23",
    "2026-09-24",
    "c",
    "Proroga di termini in materia di credito agrario",
    "Credito agrario",
    topicAt(4),
  ),
  plan(
    177,
    "2026-11-11",
    "2026-11-12",
    "c",
    "Misure urgenti in materia di lavoro stagionale",
    "Lavoro stagionale",
    topicAt(3),
  ),
  plan(
    29,
    "2025-02-20",
    "2025-02-21",
    "lapsed",
    "Misure urgenti per il trasporto pubblico locale",
    "Trasporto pubblico locale",
    topicAt(2),
  ),
  plan(
    14,
    "2024-01-24",
    "2024-01-25",
    "converted",
    "Misure urgenti per la prevenzione degli incendi boschivi",
    "Incendi boschivi",
    topicAt(10),
    false,
    true,
  ),
];

/** All decree-laws, oldest first: about three a month at scale 1, at least two dozen. */
export function planDecrees(seed: number, scale: number): DecreePlan[] {
  const random = Random.stream(seed, "decrees");
  const count = Math.max(24, Math.round(trueDecrees * scale)) - named.length;
  const dates = Array.from({ length: count }, () =>
    workingDay(random, addDays(governmentStart, 10), "2026-08-30"),
  ).toSorted();
  const taken = new Set(named.map(({ id }) => id));
  const others = dates.map((date) => {
    const published = addDays(
      date,
      random.weighted([
        [0, 3],
        [1, 4],
        [3, 1],
        [7, 1],
      ]),
    );
    const { title, short, topic } = drawDecreeTitle(random);
    return plan(
      freeNumber(taken, date),
      date,
      published,
      random.chance(0.1) ? "lapsed" : "converted",
      title,
      short,
      topic,
      false,
      random.chance(0.25),
    );
  });
  return [...named, ...others].toSorted((a, b) => (a.published < b.published ? -1 : 1));
}

/** Approximate quantity of numbers used in a year by laws and decree-laws, which share one numbering. */
const numbersInYear = 204;

/** Number of a law or decree-law of a given day. Grows with the day and leaves gaps. */
export function numberOfDay(date: string): number {
  return 1 + Math.round((daysBetween(`${date.slice(0, 4)}-01-01`, date) / 365) * numbersInYear);
}

/** First number from a day on that no other decree-law has. */
function freeNumber(taken: Set<string>, date: string): number {
  const year = date.slice(0, 4);
  let number = numberOfDay(date);
  while (taken.has(`${year}-${number}`)) number++;
  taken.add(`${year}-${number}`);
  return number;
}

export function toDecree(decree: DecreePlan, conversion: Bill | undefined, random: Random): GovernmentDecree {
  const own = (date: string, kind: ActStep["kind"], label: string): ActStep => ({
    date,
    branch: null,
    reading: null,
    kind,
    label,
    body: null,
    bodyName: null,
  });
  const closed = conversion?.law?.date ?? null;
  const statusDate =
    decree.status === "lapsed"
      ? decree.expires
      : decree.status === "converted"
        ? closed
        : (conversion?.steps.at(-1)?.date ?? decree.published);
  return {
    kind: "decree",
    id: decree.id,
    aliases: [],
    title: decree.title,
    shortTitle: decree.short,
    isKey: decree.isKey,
    government: governmentId,
    sources: demoSources,
    number: decree.number,
    year: decree.year,
    date: decree.date,
    councilDate: decree.councilDate,
    published: decree.published,
    expires: decree.expires,
    status: decree.status,
    statusDate,
    typology: null,
    conversionBills: conversion === undefined ? [] : [conversion.id],
    conversionLaw: decree.status === "converted" ? { number: conversion?.law?.number ?? "1", date: closed } : null,
    isOmnibus: decree.title.includes("nonché") || random.chance(0.1),
    isMinotaurus: random.chance(0.04),
    isSubjectToAgreements: random.chance(0.06),
    steps: [
      own(decree.councilDate, "council", "Approvato dal Consiglio dei ministri"),
      own(decree.published, "published", "Pubblicato in Gazzetta Ufficiale"),
      ...(conversion?.steps ?? []),
      ...(decree.status === "lapsed" ? [own(decree.expires, "lapsed", "Decreto-legge decaduto")] : []),
    ],
    normattivaUrl: null,
    gazzettaUrl: null,
  };
}
