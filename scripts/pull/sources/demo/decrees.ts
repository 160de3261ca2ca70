import { conversionDays } from "#src/domain/act-state.ts";
import type { DecreeStatus } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import type { Bill, GovernmentDecree, LegislativeDecree } from "#src/domain/records.ts";
import { formatDay } from "#src/lib/format.ts";
import { lawNumber, toStep } from "./bill-records.ts";
import { demoSources, today, workingDay } from "./calendar.ts";
import { governmentId, governmentStart } from "./government.ts";
import { Random } from "./random.ts";
import { drawBillTitle, drawDecreeTitle, inTitle, type Topic, topicAt } from "./titles.ts";

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

type Draft = Pick<DecreePlan, "date" | "published" | "status" | "title" | "short" | "topic"> & Partial<DecreePlan>;

function plan(number: number, draft: Draft): DecreePlan {
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

/** Named decree-laws with fixed numbers: in conversion, about to lapse, just published, lapsed, converted. */
const named: readonly DecreePlan[] = [
  plan(155, {
    ...{ date: "2026-10-02", published: "2026-10-02", status: "c", topic: topicAt(0), isNamed: true, isKey: true },
    ...{ title: "Misure urgenti per la sicurezza idrica", short: "Sicurezza idrica" },
  }),
  plan(150, {
    ...{ date: "2026-09-23", published: "2026-09-24", status: "c", topic: topicAt(4) },
    ...{ title: "Proroga di termini in materia di credito agrario", short: "Credito agrario" },
  }),
  plan(177, {
    ...{ date: "2026-11-11", published: "2026-11-12", status: "c", topic: topicAt(3) },
    ...{ title: "Misure urgenti in materia di lavoro stagionale", short: "Lavoro stagionale" },
  }),
  plan(29, {
    ...{ date: "2025-02-20", published: "2025-02-21", status: "lapsed", topic: topicAt(2) },
    ...{ title: "Misure urgenti per il trasporto pubblico locale", short: "Trasporto pubblico locale" },
  }),
  plan(14, {
    ...{ date: "2024-01-24", published: "2024-01-25", status: "converted", topic: topicAt(10), isKey: true },
    ...{ title: "Misure urgenti per la prevenzione degli incendi boschivi", short: "Incendi boschivi" },
  }),
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
    const published = addDays(date, random.pick([0, 0, 1, 1, 3, 7]));
    const status = random.chance(0.1) ? "lapsed" : "converted";
    const isKey = random.chance(0.25);
    return plan(lawNumber(taken, date), { date, published, status, isKey, ...drawDecreeTitle(random) });
  });
  return [...named, ...others].toSorted((a, b) => (a.published < b.published ? -1 : 1));
}

export function toDecree(decree: DecreePlan, conversion: Bill | undefined, random: Random): GovernmentDecree {
  const closed = conversion?.law?.date ?? null;
  const statusDate = {
    lapsed: decree.expires,
    converted: closed,
    c: conversion?.steps.at(-1)?.date ?? decree.published,
  }[decree.status];
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
      toStep(decree.councilDate, "council", "Approvato dal Consiglio dei ministri"),
      toStep(decree.published, "published", "Pubblicato in Gazzetta Ufficiale"),
      ...(conversion?.steps ?? []),
      ...(decree.status === "lapsed" ? [toStep(decree.expires, "lapsed", "Decreto-legge decaduto")] : []),
    ],
    normattivaUrl: null,
    gazzettaUrl: null,
  };
}

/** Number of legislative decrees at scale 1. */
const trueLegislativeDecrees = 150;

/** Legislative decrees with their delegating laws. `2024-110` is a named case. */
export function buildLegislativeDecrees(seed: number, scale: number, bills: readonly Bill[]): LegislativeDecree[] {
  const random = Random.stream(seed, "legislative decrees");
  const laws = bills.filter(({ law, type }) => typeof law?.published === "string" && type === "ORD");
  const count = Math.max(14, Math.round(trueLegislativeDecrees * scale)) - 1;
  const days = Array.from({ length: count }, () => workingDay(random, "2023-02-01", "2026-10-30")).toSorted();
  const taken = new Set(["2024-110"]);
  return [{ date: "2024-06-12", number: 110 }, ...days.map((date) => ({ date, number: lawNumber(taken, date) }))].map(
    ({ date, number }) => {
      const law = random.pick(laws);
      const delegated = law.law !== null && law.law.published !== null && law.law.published < date ? law : null;
      const { topic } = drawBillTitle(random);
      return toLegislativeDecree(number, date, number === 110 ? topicAt(0).matter : topic.matter, delegated, random);
    },
  );
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
  return {
    kind: "dlgs",
    id: `${year}-${number}`,
    aliases: [],
    title: `${isEuropean ? "Attuazione della direttiva (UE)" : "Disposizioni attuative della delega"} in materia di ${matter}`,
    shortTitle: null,
    isKey: random.chance(0.1),
    government: governmentId,
    sources: demoSources,
    number,
    year,
    descriptiveTitle: `Riordino della disciplina in materia di ${matter}`,
    type: isEuropean ? "Legge di delegazione europea" : "Legge delega",
    announced,
    adopted: date,
    billDate: date,
    published: published > today ? null : published,
    delegationLaws: [
      {
        label:
          law === null
            ? `Legge n. ${random.int(60, 220)} del ${year - 1}`
            : `Legge n. ${law.law?.number ?? "1"} del ${law.law?.date?.slice(0, 4) ?? year}`,
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
      ...(published > today ? [] : [toStep(published, "published", "Pubblicato in Gazzetta Ufficiale")]),
    ],
  };
}
