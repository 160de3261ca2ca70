import { conversionDays } from "#src/domain/act-state.ts";
import type { DecreeStatus } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import type { Bill, GovernmentDecree, LegislativeDecree } from "#src/domain/records.ts";
import { formatDay } from "#src/lib/format.ts";
import { lawNumber, toActBase, toStep } from "./bill-records.ts";
import { workingDay } from "./calendar.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";
import { drawBillTitle, drawDecreeTitle, inTitle, type Topic, topicAt, topicOf } from "./titles.ts";

/** Number of decree-laws at scale 1. */
const trueDecrees = 146;

/** A decree-law, decided before its conversion bill is generated. */
export interface DecreePlan extends Readonly<
  Record<"id" | "date" | "published" | "expires" | "councilDate" | "title" | "billTitle" | "short", string>
> {
  readonly number: number;
  readonly year: number;
  readonly status: DecreeStatus;
  readonly topic: Topic;
  readonly isKey: boolean;
  /** true = its conversion bill is one of the named bills. */
  readonly isNamed: boolean;
}

type Draft = Pick<DecreePlan, "date" | "published" | "status" | "title" | "short" | "topic"> & Partial<DecreePlan>;

function planDecree(number: number, draft: Draft): DecreePlan {
  const { date, published, title } = draft;
  const year = Number(date.slice(0, 4));
  return {
    id: `${year}-${number}`,
    number,
    year,
    expires: addDays(published, conversionDays),
    councilDate: addDays(date, -4),
    billTitle: `Conversione in legge del decreto-legge ${inTitle(formatDay(date))}, n. ${number}, recante ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    isKey: false,
    isNamed: false,
    ...draft,
  };
}

/** A decree-law on a topic, published on the day after its date. */
function about(number: number, date: string, status: DecreeStatus, index: number, measures: string): DecreePlan {
  const topic = topicAt(index);
  const title = `${measures} ${topic.short.charAt(0).toLowerCase()}${topic.short.slice(1)}`;
  return planDecree(number, { date, published: addDays(date, 1), status, topic, title, short: topic.short });
}

/** Named decree-laws with fixed numbers: in conversion, about to lapse, just published, lapsed, converted. */
const cases = [
  planDecree(155, {
    ...{
      date: "2026-10-02",
      published: "2026-10-02",
      status: "in_conversion",
      topic: topicAt(0),
      isNamed: true,
      isKey: true,
    },
    ...{ title: "Misure urgenti per la sicurezza idrica", short: "Sicurezza idrica" },
  }),
  about(150, "2026-09-23", "in_conversion", 4, "Proroga di termini in materia di"),
  about(177, "2026-11-11", "in_conversion", 3, "Misure urgenti in materia di"),
  about(29, "2025-02-20", "lapsed", 2, "Misure urgenti per il"),
  about(14, "2024-01-24", "converted", 10, "Misure urgenti per la"),
];

const named = plan.hasNamedCases ? cases : [];

export const namedDecrees: ReadonlySet<string> = new Set(named.map(({ id }) => id));

/** All decree-laws, oldest first: about three a month at scale 1, at least two dozen. */
export function planDecrees(seed: number, scale: number): DecreePlan[] {
  const random = Random.stream(seed, "decrees");
  const count = Math.max(24, Math.round(trueDecrees * scale)) - named.length;
  const dates = Array.from({ length: count }, () =>
    workingDay(random, addDays(plan.governments[0].start, 10), plan.lastDecree),
  ).toSorted();
  const taken = new Set(namedDecrees);
  const others = dates.map((date) => {
    const published = addDays(date, random.pick([0, 0, 1, 1, 3, 7]));
    const status = random.chance(0.1) ? "lapsed" : "converted";
    const isKey = random.chance(0.25);
    return planDecree(lawNumber(taken, date), { date, published, status, isKey, ...drawDecreeTitle(random) });
  });
  return [...named, ...others].toSorted((a, b) => (a.published < b.published ? -1 : 1));
}

export function toDecree(decree: DecreePlan, conversion: Bill | undefined, random: Random): GovernmentDecree {
  const { id, number, year, date, published, expires, status } = decree;
  const closed = conversion?.law?.date ?? null;
  const statusDate = { lapsed: expires, converted: closed, in_conversion: conversion?.steps.at(-1)?.date ?? published }[
    status
  ];
  return {
    kind: "decree",
    ...toActBase(id, decree.title, decree.short, decree.isKey, date),
    ...{ number, year, date, councilDate: decree.councilDate, published, expires, status, statusDate, typology: null },
    conversionBills: conversion === undefined ? [] : [conversion.id],
    conversionLaw: status === "converted" ? { number: conversion?.law?.number ?? "1", date: closed } : null,
    isOmnibus: decree.title.includes("nonché") || random.chance(0.1),
    isMinotaurus: random.chance(0.04),
    isSubjectToAgreements: random.chance(0.06),
    steps: [
      toStep(decree.councilDate, "council", "Approvato dal Consiglio dei ministri"),
      toStep(published, "published", "Pubblicato in Gazzetta Ufficiale"),
      ...(conversion?.steps ?? []),
      ...(status === "lapsed" ? [toStep(expires, "lapsed", "Decreto-legge decaduto")] : []),
    ],
    ...{ normattivaUrl: null, gazzettaUrl: null },
  };
}

/** Number of legislative decrees at scale 1. */
const trueLegislativeDecrees = 150;

/** The hand-written one. */
const delegated = plan.hasNamedCases ? [{ date: "2024-06-12", number: 110 }] : [];

/** Legislative decrees with their delegating laws. */
export function buildLegislativeDecrees(seed: number, scale: number, bills: readonly Bill[]): LegislativeDecree[] {
  const random = Random.stream(seed, "legislative decrees");
  const laws = bills.filter(
    ({ law, type }) => typeof law?.published === "string" && (type === "ORD" || type === "BIL"),
  );
  const count = Math.max(14, Math.round(trueLegislativeDecrees * scale)) - delegated.length;
  const days = Array.from({ length: count }, () => workingDay(random, ...plan.legislativeDecrees)).toSorted();
  const taken = new Set(delegated.map(({ date, number }) => `${date.slice(0, 4)}-${number}`));
  const numbered = days.map((date) => ({ date, number: lawNumber(taken, date) }));
  return [...delegated, ...numbered].map(({ date, number }) => {
    const law = random.pick(laws);
    const isEarlier = law.law?.published !== null && law.law !== null && law.law.published < date;
    const drawn = delegated.some((one) => one.date === date && one.number === number)
      ? topicAt(0)
      : drawBillTitle(random).topic;
    // A decree has the topic of the law that delegates it.
    const { matter } = (isEarlier ? topicOf(law.subjects) : undefined) ?? drawn;
    return toLegislativeDecree(number, date, matter, isEarlier ? law : null, random);
  });
}

function toLegislativeDecree(
  number: number,
  date: string,
  matter: string,
  law: Bill | null,
  random: Random,
): LegislativeDecree {
  const year = Number(date.slice(0, 4));
  const isEuropean = random.chance(0.35);
  const announced = addDays(date, -random.int(40, 120));
  const published = addDays(date, random.int(2, 20));
  const isPublished = published <= plan.today;
  const given = isEuropean ? "Attuazione della direttiva (UE)" : "Disposizioni attuative della delega";
  return {
    kind: "dlgs",
    ...toActBase(`${year}-${number}`, `${given} in materia di ${matter}`, null, random.chance(0.1), date),
    ...{ number, year, descriptiveTitle: `Riordino della disciplina in materia di ${matter}` },
    type: isEuropean ? "Legge di delegazione europea" : "Legge delega",
    ...{ announced, adopted: date, billDate: date, published: isPublished ? published : null },
    delegationLaws: [
      {
        label: `Legge n. ${law?.law?.number ?? random.int(60, 220)} del ${law?.law?.date?.slice(0, 4) ?? year - 1}`,
        act: law === null ? null : { kind: "bill", id: law.id },
      },
    ],
    documentUrl: null,
    isOmnibus: random.chance(0.05),
    isMinotaurus: false,
    isSubjectToAgreements: random.chance(0.04),
    lockedResources: [],
    steps: [
      toStep(announced, "council", "Esame preliminare del Consiglio dei ministri"),
      toStep(date, "adopted", "Adottato"),
      ...(isPublished ? [toStep(published, "published", "Pubblicato in Gazzetta Ufficiale")] : []),
    ],
  };
}
