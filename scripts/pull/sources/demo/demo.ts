import { legislature } from "#src/domain/legislature.ts";
import { branches } from "#src/domain/codes.ts";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "#scripts/lib/canonical.ts";
import type { RecordOf, Vote } from "#src/domain/records.ts";
import { sourceKinds, type PullOptions, type RecordWriter, type Source } from "#scripts/pull/source.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { withHoles } from "./act-holes.ts";
import { DemoAmendments } from "./amendments.ts";
import { withDebates } from "./bill-records.ts";
import { buildBills } from "./bills.ts";
import { buildBodies, groupOffices, officersOf, withoutGoverning } from "./bodies.ts";
import { planSittings, sittingDays } from "./calendar.ts";
import { buildLegislativeDecrees, planDecrees, toDecree } from "./decrees.ts";
import { buildEvents, faqs } from "./events.ts";
import { buildGovernments, drawHolders, lastGovernment, toGovernment } from "./government.ts";
import { toGroupRecord } from "./groups.ts";
import { buildImplementingDecrees, withLocked } from "./implementing-decrees.ts";
import { ended } from "./ended.ts";
import { foundGroups } from "./later-groups.ts";
import { buildPeople } from "./people.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";
import { SeatChanges } from "./seat-changes.ts";
import { Signers } from "./signers.ts";
import { withVoteHoles } from "./vote-holes.ts";
import { generateVotes } from "./votes.ts";

/** Number of votes between two progress messages. */
const progressStep = 2000;

export const demoSource: Source = {
  name: "demo",
  today: plan.today,
  version: generatorVersion(),
  pull: async (options, writer, effects) => {
    await Promise.resolve();
    generate(options, writer, effects);
    return undefined;
  },
};

/** Digest of the generator's code. Data of another version are another parliament, not a correction of this one. */
function generatorVersion(): string {
  const files = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".ts"))
    .toSorted();
  return digestOf(...files.map((file) => readFileSync(join(import.meta.dirname, file)))).slice(0, 8);
}

/**
 * Writes all records of a generated parliament: real institutions, invented people, groups, acts and votes. The same
 * seed and scale produce the same bytes.
 */
function generate({ seed: given, scale }: PullOptions, writer: RecordWriter, effects: Effects): void {
  const seed = given + plan.salt;
  const people = buildPeople(seed);
  const holders = drawHolders(seed, people);
  const government = toGovernment(lastGovernment, holders);
  const offices = groupOffices(seed, people, government);
  const bodies = buildBodies(seed, people, government);
  // Who has an office in a group or a body was in no government before; a plain member may have been.
  const busy = new Set([...offices.values(), ...bodies.map(officersOf)].flat().map(({ person }) => person));
  const governments = buildGovernments(seed, people, holders, (id) => !busy.has(id));
  writer.put("site", {
    id: "site",
    legislature: legislature.number,
    source: "demo",
    dataDate: { C: plan.lastSitting.C.date, S: (plan.unreadSitting ?? plan.lastSitting.S).date },
    missingParts: ["photos", "strength"],
    attribution: ["Dati dimostrativi: nomi, atti e voti sono inventati."],
  });

  const days = { C: sittingDays(seed, "C"), S: sittingDays(seed, "S") };
  const unread = plan.unreadSitting === null ? [] : [plan.unreadSitting];
  const sittings = {
    C: planSittings(seed, scale, days.C),
    S: [...planSittings(seed, scale, days.S), ...unread],
  };
  for (const branch of branches)
    for (const day of branch === "S" ? [...days.S, ...unread] : days.C)
      writer.put("sitting", { id: `${branch}-${day.number}`, branch, number: day.number, date: day.date, url: null });

  const signers = new Signers(seed, people, governments);
  const decreePlans = planDecrees(seed, scale);
  const drawn = buildBills({ seed, scale, sittings, days, signers, decrees: decreePlans });
  const changes = new SeatChanges({ seed, people, governments, offices, bodies, bills: drawn });
  const bills = drawn.map((bill) => ({ ...bill, record: changes.bill(bill.record) }));
  const founded = foundGroups(seed, changes.people, offices);
  putChambers(writer, {
    person: founded.people,
    group: [...plan.groups, ...plan.laterGroups].map((one) => toGroupRecord(one, founded.offices.get(one.id) ?? [])),
    body: bodies.map((body) => changes.body(governments.slice(0, -1).reduce(withoutGoverning, body))),
    government: governments,
  });

  const notable: Vote[] = [];
  /** Day of the first vote on each reading, by its identifier. */
  const debates = new Map<string, string>();
  const amendments = new DemoAmendments(seed, founded.people);
  let count = 0;
  for (const branch of branches)
    for (const written of generateVotes({
      ...{ branch, seed, people, government, changes, bills, signers },
      sittings: sittings[branch],
    })) {
      const shown = withVoteHoles(seed, written);
      if (shown === null) continue;
      writer.putVote(shown.vote, shown.ballots);
      for (const amendment of amendments.of(written)) writer.put("amendment", amendment);
      const { vote, reading } = written;
      if (vote.isFinal || vote.isConfidence) notable.push(vote);
      if (reading !== null && !debates.has(reading)) debates.set(reading, vote.date);
      if (++count % progressStep === 0) effects.log(`demo: ${count} votes`);
    }

  const laws = bills.map(({ record }) => withDebates(record, debates));
  const conversions = new Map(laws.flatMap((law) => (law.converts === null ? [] : [[law.converts, law]])));
  const random = Random.stream(seed, "decree flags");
  const decrees = decreePlans.map((plan) => toDecree(plan, conversions.get(plan.id), random));
  const legislative = buildLegislativeDecrees(seed, scale, laws);
  const implementing = buildImplementingDecrees(seed, scale, [...laws, ...decrees, ...legislative]);
  const whole = [
    ...laws,
    ...decrees,
    ...legislative.map((decree) => withLocked(decree, implementing)),
    ...implementing,
  ];
  const acts = whole.map((act) => withHoles(seed, act));
  for (const act of acts) writer.put("act", act);
  for (const event of buildEvents(founded.people, acts, notable)) writer.put("event", event);
  for (const faq of faqs) writer.put("faq", faq);
  for (const kind of [...sourceKinds, "amendment" as const]) writer.complete(kind);
}

type InPeriods = "person" | "group" | "body" | "government";

/** Writes what lasts no longer than the legislature. */
function putChambers(writer: RecordWriter, records: { readonly [K in InPeriods]: readonly RecordOf<K>[] }): void {
  for (const person of records.person) writer.put("person", ended("person", person));
  for (const group of records.group) writer.put("group", ended("group", group));
  for (const body of records.body) writer.put("body", ended("body", body));
  for (const government of records.government) writer.put("government", ended("government", government));
}
