import { addDays } from "#src/domain/days.ts";
import type { ActRef, ActStep, LegislativeDecree } from "#src/domain/records.ts";
import type { WrittenBill } from "./bills.ts";
import { earlier, today, workingDay } from "./calendar.ts";
import { governmentId } from "./government.ts";
import { demoSources } from "./provenance.ts";
import { Random } from "./random.ts";
import { drawBillTitle, topicAt } from "./titles.ts";

/** Number of legislative decrees at scale 1. */
const trueCount = 150;

/** Legislative decrees with their delegating laws. `2024-110` is a named case. */
export function buildLegislativeDecrees(
  seed: number,
  scale: number,
  bills: readonly WrittenBill[],
): LegislativeDecree[] {
  const random = Random.stream(seed, "legislative decrees");
  const laws = bills.filter(
    ({ record }) => record.law !== null && record.law.published !== null && record.type === "ORD",
  );
  const count = Math.max(14, Math.round(trueCount * scale)) - 1;
  const days = Array.from({ length: count }, () => workingDay(random, "2023-02-01", "2026-10-30")).toSorted();
  const taken = new Set(["2024-110"]);
  return [{ date: "2024-06-12", number: 110 }, ...days.map((date) => ({ date, number: free(taken, date) }))].map(
    ({ date, number }) => {
      const law = random.pick(laws).record;
      const delegated = law.law !== null && law.law.published !== null && law.law.published < date ? law : null;
      const { topic } = drawBillTitle(random);
      return toRecord(number, date, number === 110 ? topicAt(0).matter : topic.matter, delegated, random);
    },
  );
}

function free(taken: Set<string>, date: string): number {
  let number = 1 + Math.floor(Number(date.slice(5, 7)) * 15);
  while (taken.has(`${date.slice(0, 4)}-${number}`)) number++;
  taken.add(`${date.slice(0, 4)}-${number}`);
  return number;
}

function toRecord(
  number: number,
  date: string,
  matter: string,
  law: WrittenBill["record"] | null,
  random: Random,
): LegislativeDecree {
  const year = Number(date.slice(0, 4));
  const isEuropean = random.chance(0.35);
  const announced = addDays(date, -random.int(40, 120));
  const published = addDays(date, random.int(2, 20));
  const step = (day: string, kind: ActStep["kind"], label: string): ActStep => ({
    date: day,
    branch: null,
    reading: null,
    kind,
    label,
    body: null,
    bodyName: null,
  });
  const ref: ActRef | null = law === null ? null : { kind: "bill", id: law.id };
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
        act: ref,
      },
    ],
    documentUrl: null,
    isOmnibus: random.chance(0.05),
    isMinotaurus: false,
    isSubjectToAgreements: random.chance(0.04),
    lockedResources: [],
    steps: [
      step(announced, "council", "Esame preliminare del Consiglio dei ministri"),
      step(date, "adopted", "Adottato"),
      ...(published > today ? [] : [step(earlier(published, today), "published", "Pubblicato in Gazzetta Ufficiale")]),
    ],
  };
}
