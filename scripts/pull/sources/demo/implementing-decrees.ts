import { addDays, daysBetween } from "#src/domain/days.ts";
import type { Act, ActRef, ImplementingDecree, LegislativeDecree } from "#src/domain/records.ts";
import { toActBase } from "./bill-records.ts";
import { departments } from "./government.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";
import { drawBillTitle, type Topic, topicAt, topicOf } from "./titles.ts";

/** Number of implementing decrees at scale 1. */
const trueCount = 1600;

/** An act that can require implementing decrees. */
interface Parent {
  readonly ref: ActRef;
  readonly label: string;
  readonly typeLaw: string;
  readonly published: string;
  /** null = none of the demonstration's topics. */
  readonly topic: Topic | null;
}

interface NamedDecree {
  readonly title: string;
  /** Id of the act that requires it. */
  readonly parent: string;
  readonly policy: string | null;
  /** Days from the day of the demo data; null = no deadline. */
  readonly deadline: number | null;
  /** Days from the deadline to the adoption; null = not adopted. */
  readonly adoption: number | null;
  /** Blocked resources, euro. */
  readonly amount?: number;
}

const water = { parent: "C_1742", policy: "Ambiente" };

/** Named cases; the ids count from 101. */
const cases: readonly NamedDecree[] = [
  { ...water, title: "Criteri per il riuso delle acque reflue depurate", deadline: -178, adoption: -24 },
  { ...water, title: "Tariffe irrigue consortili", policy: "Agricoltura", deadline: -266, adoption: 112 },
  { ...water, title: "Riparto del fondo per gli invasi", deadline: -177, adoption: null, amount: 48_000_000 },
  { ...water, title: "Linee guida per i contratti di fiume", policy: null, deadline: null, adoption: null },
  { ...water, title: "Registro delle derivazioni", deadline: 7, adoption: null },
  { ...water, parent: "2024-110", title: "Riparto del fondo per le reti", deadline: 60, adoption: null, amount: 12e6 },
  { ...water, parent: "2026-155", title: "Piano degli interventi urgenti", deadline: 0, adoption: -11 },
];

const named = plan.hasNamedCases ? cases : [];

/** Implementing decrees of laws, decree-laws and legislative decrees. */
export function buildImplementingDecrees(seed: number, scale: number, acts: readonly Act[]): ImplementingDecree[] {
  const random = Random.stream(seed, "implementing decrees");
  const parents = acts.flatMap(toParent);
  const count = Math.max(60, Math.round(trueCount * scale));
  return Array.from({ length: count }, (_, index) => {
    const fixed = named[index];
    const parent = parents.find(({ ref }) => ref.id === fixed?.parent) ?? random.pick(parents);
    return toRecord(String(101 + index), fixed, parent, random);
  });
}

/** Adds the resources locked by pending implementing decrees to a legislative decree, by year. */
export function withLocked(decree: LegislativeDecree, all: readonly ImplementingDecree[]): LegislativeDecree {
  const waiting = all.filter(
    ({ reference, adoptionDate }) =>
      reference?.act?.kind === decree.kind && reference.act.id === decree.id && adoptionDate === null,
  );
  const years = Map.groupBy(
    waiting.flatMap(({ resources }) => resources),
    ({ year }) => year,
  );
  const lockedResources = [...years]
    .map(([year, parts]) => ({ year, amount: parts.reduce((total, { amount }) => total + amount, 0) }))
    .toSorted((a, b) => a.year - b.year);
  return { ...decree, lockedResources };
}

/** The act as a parent; none unless it is in force. */
function toParent(act: Act): Parent[] {
  const parent = (typeLaw: string, number: string | number | null, published: string | null): Parent[] => {
    if (published === null) return [];
    const name = typeLaw.replace(" legge", "-legge");
    const label = `${name} n. ${number ?? 0} del ${published.slice(0, 4)}`;
    const topic = topicOf(act.kind === "bill" ? act.subjects : [act.shortTitle, act.title]) ?? null;
    return [{ ref: { kind: act.kind, id: act.id }, label, typeLaw, published, topic }];
  };
  if (act.kind === "bill" && act.law !== null && act.converts === null)
    return parent("Legge", act.law.number, act.law.published);
  if (act.kind === "decree" && act.status !== "lapsed") return parent("Decreto legge", act.number, act.published);
  if (act.kind === "dlgs") return parent("Decreto legislativo", act.number, act.published);
  return [];
}

function toRecord(id: string, fixed: NamedDecree | undefined, parent: Parent, random: Random): ImplementingDecree {
  const drawn = fixed === undefined ? drawBillTitle(random).topic : topicAt(0);
  const topic = parent.topic ?? drawn;
  const { deadline, adoptionDate } = fixed === undefined ? drawDates(parent, random) : datesOf(fixed);
  const isLocked = adoptionDate === null && (fixed === undefined ? random.chance(0.35) : fixed.amount !== undefined);
  const year = Number(parent.published.slice(0, 4)) + 1;
  const title = fixed?.title ?? `${random.pick(forms)} in materia di ${topic.matter}`;
  return {
    kind: "datt",
    ...toActBase(id, title, null, random.chance(0.04), parent.published),
    proposers: [...new Set([topic.department, ...random.sample(departments, random.chance(0.2) ? 2 : 1).slice(1)])],
    jointBodies: random.chance(0.25) ? [random.pick(jointBodies)] : [],
    deadline,
    adoptionDate,
    status:
      adoptionDate === null ? "not_adopted" : deadline !== null && adoptionDate > deadline ? "adopted_late" : "adopted",
    policy: fixed === undefined ? (random.chance(0.95) ? topic.policy : null) : fixed.policy,
    theme: topic.short,
    actType: random.pick(["Decreto ministeriale", "Decreto del Presidente del Consiglio dei ministri"]),
    nature: random.chance(0.8) ? "Governo" : "Parlamento",
    published: adoptionDate,
    reference: { label: parent.label, act: parent.ref },
    typeLaw: parent.typeLaw,
    resources: isLocked ? [{ year, amount: fixed?.amount ?? random.int(1, 80) * 250_000 }] : [],
    adoptedActUrl: null,
  };
}

const forms = [
  "Criteri e modalità di attuazione delle misure",
  "Riparto delle risorse del Fondo",
  "Linee guida",
] as const;
const jointBodies = ["Conferenza unificata", "Garante per la protezione dei dati personali"] as const;

type Dates = Pick<ImplementingDecree, "deadline" | "adoptionDate">;

function datesOf({ deadline, adoption }: NamedDecree): Dates {
  const day = deadline === null ? null : addDays(plan.today, deadline);
  return { deadline: day, adoptionDate: adoption === null ? null : addDays(day ?? plan.today, adoption) };
}

/** Older parents have more adopted decrees. */
function drawDates({ published }: Parent, random: Random): Dates {
  const age = Math.max(0, daysBetween(published, plan.lastDay));
  const isAdopted = random.chance(Math.min(0.82, 0.25 + age / 900));
  return {
    deadline: random.chance(0.72) ? addDays(published, random.pick([30, 60, 90, 120, 180])) : null,
    adoptionDate: isAdopted ? addDays(published, Math.floor(age * (0.1 + random.next() * 0.7))) : null,
  };
}
