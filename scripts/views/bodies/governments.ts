/** Governments: their list, and a page per government. */
import { sumStrength } from "#src/domain/composition.ts";
import { daysBetween } from "#src/domain/days.ts";
import type { ActKind } from "#src/domain/codes.ts";
import type { Government, Vote } from "#src/domain/records.ts";
import { compareText } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import type { RoleRow } from "#src/view/body-parts.ts";
import {
  governmentListPageSchema, governmentPageSchema, governmentRanks, type ActRow, type ConfidenceRow, type GovernmentListPage, type GovernmentPage,
  type OfficeRow, type PartyRow,
} from "#src/view/government-pages.ts"; // prettier-ignore
import { actTag } from "#scripts/views/acts/tags.ts";
import { defineDerivation, defineFamily, type Reader, type Seen } from "#scripts/views/reader.ts";
import { dataDays } from "#scripts/views/shared/data-day.ts";
import { personCard } from "#scripts/views/shared/person-card.ts";
import { findPersonLink, governmentStrength, isCurrent, lastChange, mergeSources, nameOf, toFigures, toPersonLink } from "./parts.ts";

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
  const same = roles.filter((other) => other.rank === office.rank && other.person !== office.person && isSamePost(other, office));
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
  return { person: toPersonLink(read, person), rank, role, department, party, start, end, current, replaces: findPersonLink(read, before?.person ?? null), strength };
}

function compareOffices(a: OfficeRow, b: OfficeRow): number {
  const rank = governmentRanks.indexOf(a.rank) - governmentRanks.indexOf(b.rank);
  return rank || compareText(a.department ?? a.role, b.department ?? b.role) || compareText(nameOf(a.person), nameOf(b.person));
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
    ministers: own.filter(({ rank }) => rank === "minister" || rank === "president" || rank === "vice_president").length,
    strength: sumStrength(own.map(({ strength }) => strength)),
  }));
  return rows.sort((a, b) => Number(a.party === null) - Number(b.party === null) || b.size - a.size || compareText(a.party ?? "", b.party ?? ""));
}

/** An act of a government, with the flags that its list filters by. */
export interface GovernmentAct extends ActRow {
  /** Day of the law in the Gazzetta (bills) or of the act itself. */
  readonly published: string | null;
  readonly votes: readonly ("key" | "final" | "confidence")[];
}

/** Acts of a kind that belong to a government: bills that it presented, decrees that it adopted; argument: "bill i-governo-uno". */
export const governmentActs = defineDerivation<readonly GovernmentAct[]>("government-acts", (read, argument) => {
  const [kind = "", id = ""] = argument.split(" ");
  const keys = read.index("act.government", id).filter((key) => key.startsWith(`${kind}/`));
  const rows = keys.flatMap((key) => toGovernmentAct(read, key) ?? []);
  return rows.sort((a, b) => compareText(b.published ?? b.date ?? "", a.published ?? a.date ?? "") || compareText(a.id, b.id));
});

function toGovernmentAct(read: Reader, key: string): GovernmentAct | null {
  const [tag, act] = [read.derived(actTag, key), read.record("act", key)];
  if (act === undefined || tag === null || (act.kind === "bill" && act.initiative !== "GOV")) return null;
  const date = act.kind === "bill" ? act.presented : act.kind === "datt" ? (act.adoptionDate ?? act.deadline) : act.published;
  const published = act.kind === "bill" ? (act.law?.published ?? act.law?.date ?? null) : act.published;
  const ballots = act.kind === "bill" ? read.index("vote.act", key).map((id) => read.require("vote", id)) : [];
  const votes = (["key", "final", "confidence"] as const).filter((name) => ballots.some((vote) => isOfKind(vote, name)));
  return { kind: act.kind, id: act.id, label: tag.label, title: tag.title ?? act.title, date, state: tag.state, published, votes };
}

function isOfKind(vote: Vote, name: "key" | "final" | "confidence"): boolean {
  return name === "key" ? vote.isKey : name === "final" ? vote.isFinal : vote.isConfidence;
}

function toActList(read: Reader, kind: ActKind, id: string): GovernmentPage["bills"] {
  const acts = read.derived(governmentActs, `${kind} ${id}`);
  const states = [...Map.groupBy(acts, ({ state }) => state)].map(([state, own]) => ({ state, count: own.length }));
  const latest = acts.slice(0, shownActs).map(({ published: _published, votes: _votes, ...row }) => row);
  return { total: acts.length, latest, states: states.sort((a, b) => b.count - a.count) };
}

/** Confidence votes held by a government, newest first; argument: government id. */
const confidenceVotes = defineDerivation<readonly ConfidenceRow[]>("government-confidence", (read, id) => {
  const votes = read.index("vote.kind", "confidence").map((key) => read.require("vote", key)).filter(({ government }) => government === id); // prettier-ignore
  return votes.toReversed().map((vote) => ({
    id: vote.id, branch: vote.branch, date: vote.date, title: vote.publicTitle ?? vote.title, outcome: vote.outcome, outcomeText: vote.outcomeText,
    ayes: vote.ayes, noes: vote.noes, margin: vote.ayes === null || vote.required === null ? null : Math.abs(vote.ayes - vote.required),
  })); // prettier-ignore
});

function buildGovernment(read: Reader, id: string): GovernmentPage {
  const government = read.require("government", id);
  const day = dayOfGovernment(read, government);
  const rows = government.roles.map((office) => toOfficeRow(read, office, government, isHeld(office, government, day)));
  const offices = rows.filter(({ current }) => current).sort(compareOffices);
  const heads = toHeads(offices);
  const until = government.end ?? day;
  const confidence = read.derived(confidenceVotes, id);
  return {
    asOf: until,
    id,
    name: government.name,
    start: government.start,
    end: government.end,
    days: until === null ? null : daysBetween(government.start, until),
    offices,
    former: rows.filter(({ current }) => !current).sort((a, b) => compareText(b.end ?? "", a.end ?? "") || compareOffices(a, b)),
    figures: toFigures(read, heads.map(toMember), until),
    inParliament: heads.filter(({ person }) => read.derived(personCard, person.id)?.inOffice === true).length,
    parties: toParties(heads),
    bills: toActList(read, "bill", id),
    decrees: toActList(read, "decree", id),
    legislativeDecrees: toActList(read, "dlgs", id),
    implementingDecrees: toActList(read, "datt", id),
    confidence: { total: confidence.length, rows: confidence.slice(0, shownActs) },
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
    governments: governments.map((government) => toListRow(read, government)).sort((a, b) => compareText(b.start, a.start)),
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
  const count = (kind: ActKind) => read.derived(governmentActs, `${kind} ${id}`).length;
  return { id, name, start, end, president, size: people.size, women, bills: count("bill"), decrees: count("decree") };
}

/** /governi */
export const governmentListPages = defineFamily<GovernmentListPage>({
  name: "government-list", schema: governmentListPageSchema, keys: () => ["index"], path: () => routes.governments(), build: buildList,
}); // prettier-ignore

/** A page per government. */
export const governmentPages = defineFamily<GovernmentPage>({
  name: "governments", schema: governmentPageSchema, keys: (read) => read.keys("government"), path: (id) => routes.government(id), build: buildGovernment,
}); // prettier-ignore

