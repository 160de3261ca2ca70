/** Governments: their list, and a page per government. */
import { z } from "zod";
import { toBillState } from "#src/domain/act-state.ts";
import { sumStrength } from "#src/domain/composition.ts";
import { daysBetween } from "#src/domain/days.ts";
import type { ActKind } from "#src/domain/codes.ts";
import type { Government, Vote } from "#src/domain/records.ts";
import { applyState, compareCodes } from "#src/lib/filters/apply.ts";
import { defaultState } from "#src/lib/filters/definition.ts";
import {
  governmentBillList,
  heldVotes,
  type GovernmentBillRow,
  type HeldVote,
} from "#src/lib/filters/government-bills.ts";
import { compareText } from "#src/lib/format.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { RoleRow } from "#src/view/body-parts.ts";
import {
  governmentBillSchema,
  governmentListPageSchema,
  governmentPageSchema,
  governmentRanks,
  type ActRow,
  type GovernmentActs,
  type GovernmentListPage,
  type GovernmentPage,
  type OfficeRow,
  type PartyRow,
} from "#src/view/government-pages.ts";
import { actTag, readAct } from "#scripts/views/acts/tags.ts";
import { defineDerivation, defineFamily, type Reader } from "#scripts/views/reader.ts";
import type { Seen } from "#scripts/pull/store/read.ts";
import { recordCorrections } from "#scripts/views/shared/corrections.ts";
import { dataDays } from "#scripts/views/shared/data-day.ts";
import { readVoteRow } from "#scripts/views/shared/vote-rows.ts";
import { personCard } from "#scripts/views/shared/person-card.ts";
import {
  findPersonLink,
  governmentStrength,
  isCurrent,
  lastChange,
  mergeSources,
  nameOf,
  toFigures,
  toPersonLink,
} from "./parts.ts";

type Office = Government["roles"][number];

/** How many acts of each kind, and how many confidence votes, the page names. Spec §9: 12 bills a page. */
const shownActs = 12;

/** The day on which a government is looked at: the last of the data, or its own last day. */
function dayOfGovernment(read: Reader, government: Government): string | null {
  const day = dataDays(read).all;
  return government.end !== null && (day === null || government.end <= day) ? null : day;
}

/** Offices held now; of a government that has ended, those held to its end. */
function isHeld(office: Office, government: Government, day: string | null): boolean {
  if (day !== null) return isCurrent(office, day);
  return office.end === null || (government.end !== null && office.end >= government.end);
}

/** Who held the same office before. */
function findPredecessor(office: Office, roles: readonly Office[]): Office | undefined {
  const same = roles.filter(
    (other) => other.rank === office.rank && other.person !== office.person && isSamePost(other, office),
  );
  const before = same.filter(({ end }) => end !== null && office.start !== null && end <= office.start);
  return before.sort((a, b) => compareText(b.end ?? "", a.end ?? ""))[0];
}

/** Ministers change "Ministro" for "Ministra": the ministry tells the post, and only without it the words. */
function isSamePost(a: Office, b: Office): boolean {
  if (a.rank === "undersecretary") return false;
  return a.department === null || b.department === null ? a.role === b.role : a.department === b.department;
}

function toOfficeRow(read: Reader, office: Office, government: Government, current: boolean): OfficeRow {
  const { person, rank, role, department, party, start, end } = office;
  const before = findPredecessor(office, government.roles);
  const strength = current && government.end === null ? governmentStrength(read, person) : null;
  return {
    person: toPersonLink(read, person),
    rank,
    role,
    department,
    party,
    start,
    end,
    current,
    replaces: findPersonLink(read, before?.person ?? null),
    strength,
  };
}

function compareOffices(a: OfficeRow, b: OfficeRow): number {
  const rank = governmentRanks.indexOf(a.rank) - governmentRanks.indexOf(b.rank);
  return (
    rank ||
    compareText(a.department ?? a.role, b.department ?? b.role) ||
    compareText(nameOf(a.person), nameOf(b.person))
  );
}

/** One row per person, the highest office first: the set that figures and shares are made of. */
function toHeads(offices: readonly OfficeRow[]): OfficeRow[] {
  const met = new Set<string>();
  return offices.filter(({ person }) => !met.has(person.id) && met.add(person.id));
}

function toParties(heads: readonly OfficeRow[]): PartyRow[] {
  const parties = Map.groupBy(heads, ({ party }) => party);
  const rows = [...parties].map(([party, own]): PartyRow => ({
    party,
    size: own.length,
    ministers: own.filter(({ rank }) => rank === "minister" || rank === "president" || rank === "vice_president")
      .length,
    strength: sumStrength(own.map(({ strength }) => strength)),
  }));
  return rows.sort(
    (a, b) =>
      Number(a.party === null) - Number(b.party === null) ||
      b.size - a.size ||
      compareText(a.party ?? "", b.party ?? ""),
  );
}

/** Acts of a kind that a government adopted, newest first; argument: "decree i-governo-uno". */
const governmentActs = defineDerivation<readonly ActRow[]>("government-acts", (read, argument) => {
  const [kind = "", id = ""] = argument.split(" ");
  const keys = read.index("act.government", id).filter((key) => key.startsWith(`${kind}/`));
  return keys
    .flatMap((key) => toActRow(read, key) ?? [])
    .sort((a, b) => compareText(b.date ?? b.id, a.date ?? a.id) || compareText(b.id, a.id));
});

function toActRow(read: Reader, key: string): ActRow | null {
  const [tag, act] = [read.derived(actTag, key), read.record("act", key)];
  if (act === undefined || tag === null) return null;
  const date =
    act.kind === "bill"
      ? act.presented
      : act.kind === "datt"
        ? act.adoptionDate
        : act.kind === "decree"
          ? (act.published ?? act.date)
          : act.published;
  return { kind: act.kind, id: act.id, label: tag.label, title: tag.title ?? act.title, date, state: tag.state };
}

/** Bills that a government presented, in the order of their publication as law; argument: government id. */
const governmentBills = defineDerivation<readonly GovernmentBillRow[]>("government-bills", (read, id) => {
  const bills = read
    .index("act.government", id)
    .flatMap((key) => (key.startsWith("bill/") ? (readAct(read, "bill", key.slice(5)) ?? []) : []));
  const rows = bills
    .filter(({ initiative }) => initiative === "GOV")
    .map((bill): GovernmentBillRow => ({
      id: bill.id,
      label: bill.readings[0]?.identifier ?? bill.id,
      title: bill.shortTitle ?? bill.title,
      state: toBillState(bill),
      presented: bill.presented,
      published: bill.law?.published ?? bill.law?.date ?? null,
      votes: votesHeldOn(read, `bill/${bill.id}`),
    }));
  return rows.sort(
    (a, b) =>
      compareCodes(a.published, b.published) || compareCodes(a.presented, b.presented) || compareCodes(a.id, b.id),
  );
});

function votesHeldOn(read: Reader, act: string): HeldVote[] {
  const votes = read.index("vote.act", act).map((id) => read.require("vote", id));
  const isHeld: Record<HeldVote, (vote: Vote) => boolean> = {
    is_key_vote: ({ isKey }) => isKey,
    is_final: ({ isFinal }) => isFinal,
    is_confidence: ({ isConfidence }) => isConfidence,
  };
  return heldVotes.filter((name) => votes.some(isHeld[name]));
}

function countStates(rows: readonly { readonly state: string | null }[]): GovernmentActs["states"] {
  const states = [...Map.groupBy(rows, ({ state }) => state)].map(([state, own]) => ({ state, count: own.length }));
  return states.sort((a, b) => b.count - a.count);
}

function toActList(read: Reader, kind: Exclude<ActKind, "bill">, id: string): GovernmentActs {
  const acts = read.derived(governmentActs, `${kind} ${id}`);
  // Of implementing decrees, the latest are those adopted: the others have a term, not a date.
  const dated = kind === "datt" ? acts.filter(({ date }) => date !== null) : acts;
  return { total: acts.length, latest: dated.slice(0, shownActs), states: countStates(acts) };
}

function toBillList(read: Reader, id: string): GovernmentPage["bills"] {
  const rows = read.derived(governmentBills, id);
  const list = governmentBillList(id);
  return {
    total: rows.length,
    rows: [...applyState(list, defaultState(list), rows).results],
    states: countStates(rows),
  };
}

/** Confidence votes held by a government, newest first; argument: government id. */
const confidenceVotes = defineDerivation<GovernmentPage["confidence"]>("government-confidence", (read, id) => {
  const votes = read.index("vote.kind", "confidence").filter((key) => read.require("vote", key).government === id);
  const newest = votes.toReversed().slice(0, shownActs);
  return { total: votes.length, rows: newest.flatMap((key) => readVoteRow(read, key) ?? []) };
});

function buildGovernment(read: Reader, id: string): GovernmentPage {
  const government = read.require("government", id);
  const day = dayOfGovernment(read, government);
  const rows = government.roles.map((office) => toOfficeRow(read, office, government, isHeld(office, government, day)));
  const offices = rows.filter(({ current }) => current).sort(compareOffices);
  const heads = toHeads(offices);
  const until = government.end ?? day;
  return {
    asOf: until,
    id,
    name: government.name,
    start: government.start,
    end: government.end,
    days: until === null ? null : daysBetween(government.start, until),
    offices,
    former: rows
      .filter(({ current }) => !current)
      .sort((a, b) => compareText(b.end ?? "", a.end ?? "") || compareOffices(a, b)),
    figures: toFigures(read, heads.map(toMember), until),
    inParliament: heads.filter(({ person }) => read.derived(personCard, person.id)?.inOffice === true).length,
    parties: toParties(heads),
    bills: toBillList(read, id),
    decrees: toActList(read, "decree", id),
    legislativeDecrees: toActList(read, "dlgs", id),
    implementingDecrees: toActList(read, "datt", id),
    confidence: read.derived(confidenceVotes, id),
    corrections: [...recordCorrections(read, "government", id)],
    updated: lastChange(read, [government]),
    sources: government.sources,
  };
}

function toMember({ person, role, start, end, strength }: OfficeRow): RoleRow {
  return { person, role, start, end, strength };
}

function buildList(read: Reader): GovernmentListPage {
  const governments = read.all("government");
  return {
    asOf: dataDays(read).all,
    governments: governments
      .map((government) => toListRow(read, government))
      .sort((a, b) => compareText(b.start, a.start)),
    updated: lastChange(read, governments),
    sources: mergeSources(governments.map(({ sources }) => sources)),
  };
}

function toListRow(read: Reader, government: Seen<"government">): GovernmentListPage["governments"][number] {
  const { id, name, start, end } = government;
  const held = government.roles.filter((office) => isHeld(office, government, dayOfGovernment(read, government)));
  const people = new Set(held.map(({ person }) => person));
  const women = [...people].filter((person) => read.derived(personCard, person)?.gender === "F").length;
  const president = findPersonLink(read, held.find(({ rank }) => rank === "president")?.person ?? null);
  const bills = read.derived(governmentBills, id).length;
  return {
    id,
    name,
    start,
    end,
    president,
    size: people.size,
    women,
    bills,
    decrees: read.derived(governmentActs, `decree ${id}`).length,
  };
}

/** /governi */
export const governmentListPages = defineFamily<GovernmentListPage>({
  name: "government-list",
  schema: governmentListPageSchema,
  keys: () => ["index"],
  path: () => routes.governments(),
  build: buildList,
});

/** A page per government. */
export const governmentPages = defineFamily<GovernmentPage>({
  name: "governments",
  schema: governmentPageSchema,
  keys: (read) => read.keys("government"),
  path: (id) => routes.government(id),
  build: buildGovernment,
});

const billRowsSchema = z.array(governmentBillSchema);

/** Rows of the bills of each government, for its filters. */
export const governmentBillFiles = defineFamily<z.infer<typeof billRowsSchema>>({
  name: "data-government-bills",
  schema: billRowsSchema,
  keys: (read) => read.keys("government"),
  path: (id) => files.governmentBills(id),
  build: (read, id) => [...read.derived(governmentBills, id)],
  emit: (rows) => JSON.stringify(rows),
});
