import { addDays, daysBetween } from "#src/domain/days.ts";
import type { Act, ActRef, ImplementingDecree, LegislativeDecree } from "#src/domain/records.ts";
import { today } from "./calendar.ts";
import { departments, governmentId } from "./government.ts";
import { demoSources } from "./provenance.ts";
import { Random } from "./random.ts";
import { drawBillTitle, topicAt } from "./titles.ts";

/** Number of implementing decrees at scale 1. */
const trueCount = 1600;

/** An act that can require implementing decrees. */
interface Parent {
  readonly ref: ActRef;
  readonly label: string;
  readonly typeLaw: string;
  readonly published: string;
}

type Status = NonNullable<ImplementingDecree["status"]>;

/** Named cases by id. `deadline`: days from the day of the demo data; null = no deadline. */
const named: Readonly<
  Record<
    string,
    {
      readonly title: string;
      readonly status: Status;
      readonly policy: string | null;
      readonly deadline: number | null;
    }
  >
> = {
  "101": {
    title: "Criteri per il riuso delle acque reflue depurate",
    status: "adopted",
    policy: "Ambiente",
    deadline: -178,
  },
  "102": { title: "Tariffe irrigue consortili", status: "adopted_late", policy: "Agricoltura", deadline: -266 },
  "103": { title: "Riparto del fondo per gli invasi", status: "not_adopted", policy: "Infrastrutture", deadline: -177 },
  "104": { title: "Linee guida per i contratti di fiume", status: "not_adopted", policy: null, deadline: null },
  "105": { title: "Registro delle derivazioni", status: "not_adopted", policy: "Ambiente", deadline: 7 },
};

/** Implementing decrees of laws, decree-laws and legislative decrees. The first five belong to the law C.1742. */
export function buildImplementingDecrees(seed: number, scale: number, acts: readonly Act[]): ImplementingDecree[] {
  const random = Random.stream(seed, "implementing decrees");
  const parents = acts.flatMap(toParent);
  const water = parents.find(({ ref }) => ref.id === "C_1742") ?? random.pick(parents);
  const count = Math.max(60, Math.round(trueCount * scale));
  return Array.from({ length: count }, (_, index) =>
    write(String(101 + index), index < 5 ? water : random.pick(parents), random),
  );
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

function toParent(act: Act): Parent[] {
  if (act.kind === "bill" && act.law !== null && act.law.published !== null && act.converts === null)
    return [
      {
        ref: { kind: "bill", id: act.id },
        label: `Legge n. ${act.law.number} del ${act.law.published.slice(0, 4)}`,
        typeLaw: "Legge",
        published: act.law.published,
      },
    ];
  if (act.kind === "decree" && act.published !== null && act.status !== "lapsed")
    return [
      {
        ref: { kind: "decree", id: act.id },
        label: `Decreto-legge n. ${act.number} del ${act.year}`,
        typeLaw: "Decreto legge",
        published: act.published,
      },
    ];
  if (act.kind === "dlgs" && act.published !== null)
    return [
      {
        ref: { kind: "dlgs", id: act.id },
        label: `Decreto legislativo n. ${act.number ?? 0} del ${act.year ?? 0}`,
        typeLaw: "Decreto legislativo",
        published: act.published,
      },
    ];
  return [];
}

function write(id: string, parent: Parent, random: Random): ImplementingDecree {
  const fixed = named[id];
  const topic = id in named ? topicAt(0) : drawBillTitle(random).topic;
  const deadline =
    fixed === undefined
      ? random.chance(0.72)
        ? addDays(parent.published, random.pick([30, 60, 90, 120, 180]))
        : null
      : fixed.deadline === null
        ? null
        : addDays(today, fixed.deadline);
  const adoptionDate = adoption(fixed?.status, parent, deadline, random);
  const status = statusOf(deadline, adoptionDate);
  const isLocked = adoptionDate === null && (id === "103" || random.chance(0.35));
  const year = Number(parent.published.slice(0, 4)) + 1;
  return {
    kind: "datt",
    id,
    aliases: [],
    title: fixed?.title ?? `${random.pick(forms)} in materia di ${topic.matter}`,
    shortTitle: null,
    isKey: random.chance(0.04),
    government: governmentId,
    sources: demoSources,
    proposers: random.sample(departments, random.chance(0.2) ? 2 : 1),
    jointBodies: random.chance(0.25)
      ? [
          random.pick([
            "Conferenza unificata",
            "Conferenza Stato-Regioni",
            "Garante per la protezione dei dati personali",
          ]),
        ]
      : [],
    deadline,
    adoptionDate,
    status,
    policy: fixed === undefined ? (random.chance(0.95) ? topic.policy : null) : fixed.policy,
    theme: topic.short,
    actType: random.weighted([
      ["Decreto ministeriale", 7],
      ["Decreto del Presidente del Consiglio dei ministri", 2],
      ["Provvedimento del direttore dell’Agenzia", 1],
    ]),
    nature: random.chance(0.8) ? "Governo" : "Parlamento",
    published: adoptionDate === null ? null : adoptionDate,
    reference: { label: parent.label, act: parent.ref },
    typeLaw: parent.typeLaw,
    resources: isLocked ? [{ year, amount: id === "103" ? 48_000_000 : random.int(1, 80) * 250_000 }] : [],
    adoptedActUrl: null,
  };
}

const forms = [
  "Criteri e modalità di attuazione delle misure",
  "Riparto delle risorse del Fondo",
  "Linee guida",
  "Modalità di accesso agli incentivi",
  "Istituzione del tavolo tecnico",
  "Definizione dei requisiti",
] as const;

function adoption(fixed: Status | undefined, parent: Parent, deadline: string | null, random: Random): string | null {
  if (fixed === "not_adopted") return null;
  if (fixed === "adopted" || fixed === "adopted_late")
    return addDays(deadline ?? today, fixed === "adopted" ? -24 : 112);
  const age = daysBetween(parent.published, today);
  if (!random.chance(Math.min(0.82, 0.25 + age / 900))) return null;
  const day = addDays(parent.published, Math.floor(age * (0.1 + random.next() * 0.7)));
  return day;
}

function statusOf(deadline: string | null, adopted: string | null): Status {
  if (adopted !== null) return deadline !== null && adopted > deadline ? "adopted_late" : "adopted";
  return "not_adopted";
}
