import { bodyStrength } from "#scripts/contracts/stats/strength.ts";
import { compareBodies } from "#src/domain/body-order.ts";
import { bodyBranches, branches, type BodyBranch, type Branch } from "#src/domain/codes.ts";
import { isPresident } from "#src/domain/office-roles.ts";
import type { Body } from "#src/domain/records.ts";
import { compareText } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import type { BodiesHubPage, BodyListPage, BodyPage, PresidencyPage } from "#src/contracts/body-pages.ts";
import type { BodyLink, BodyRow, RoleRow } from "#src/contracts/body-parts.ts";
import { searchWords } from "#src/i18n/search.ts";
import { bodies, bodyListTitle, presidencyTitle } from "#src/i18n/bodies.ts";
import { ofBranch } from "#src/i18n/common.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import { actsEnd } from "#scripts/contracts/acts/tags.ts";
import { toBranch } from "#scripts/contracts/stats/roster.ts";
import { recordCorrections } from "#scripts/contracts/stats/corrections.ts";
import { officeDays, lastChange } from "#scripts/contracts/stats/coverage.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { bodyEntry } from "#scripts/contracts/search/record-entries.ts";
import {
  assignedActs,
  hasEnded,
  isCurrent,
  mergeSources,
  onePerPerson,
  sortRoles,
  toFigures,
  toPower,
  toPersonLink,
  toRoleRow,
  seatsNow,
} from "./parts.ts";

type ListName = BodyListPage["list"];

/** Maximum number of bills on a committee's page. Seven hundred real titles would exceed the size budget of a page. */
const shownActs = 300;

/** List that contains a body; presidencies have pages of their own. */
function listOf(body: Pick<Body, "branch" | "kind">): ListName | "presidency" {
  if (body.kind === "presidency" && body.branch !== "B") return "presidency";
  if (body.kind === "delegation") return "delegations";
  return body.kind === "bicameral" || body.branch === "B" ? "bicameral" : body.branch;
}

function listPath(list: ListName): string {
  if (list === "delegations") return routes.delegations();
  return list === "bicameral" ? routes.bicameralCommittees() : routes.committees(list);
}

export function dayOf(read: Reader, branch: BodyBranch): string | null {
  const days = officeDays(read);
  return branch === "B" ? days.all : days[branch];
}

function allBodies(read: Reader): StoredRecord<"body">[] {
  return bodyBranches.flatMap((branch) => read.index("body.branch", branch).map((key) => read.require("body", key)));
}

function toBodyLink({ id, branch, kind, name }: Body): BodyLink {
  return { id, branch, kind, name };
}

/** Current and former members, one row per role. In a body that has ended all members are former. */
function toMembers(read: Reader, body: Body, day: string | null): { members: RoleRow[]; former: RoleRow[] } {
  const ended = hasEnded(body, day);
  const now = body.roles.filter((period) => !ended && isCurrent(period, day));
  const before = body.roles.filter(
    (period) => ended || (!isCurrent(period, day) && (period.start === null || day === null || period.start <= day)),
  );
  const strengths = read.derived(bodyStrength, body.id);
  const rows = now.map((period) => toRoleRow(read, period, true, strengths.get(period.person) ?? null));
  const members = onePerPerson(sortRoles(rows));
  const former = before.map((period) => toRoleRow(read, period, false));
  return {
    members,
    former: former.sort(
      (a, b) => compareText(b.end ?? "", a.end ?? "") || compareText(a.person.familyName, b.person.familyName),
    ),
  };
}

function toBodyRow(read: Reader, body: Body): BodyRow {
  const day = dayOf(read, body.branch);
  const { members } = toMembers(read, body, day);
  const president = members.find(({ role }) => isPresident(role))?.person ?? null;
  return {
    body: toBodyLink(body),
    president,
    figures: toFigures(read, members, day),
    start: body.start,
    end: body.end,
  };
}

function buildHub(read: Reader): BodiesHubPage {
  const bodies = allBodies(read).filter((body) => !hasEnded(body, dayOf(read, body.branch)));
  const groups = (branch: Branch) =>
    read
      .index("group.branch", branch)
      .map((key) => read.require("group", key))
      .filter((group) => !hasEnded(group, dayOf(read, branch)));
  const count = (list: ListName) => bodies.filter((body) => listOf(body) === list).length;
  return {
    asOf: officeDays(read).all,
    branches: branches.map((branch) => {
      const presidency = bodies.find((body) => listOf(body) === "presidency" && body.branch === branch);
      const members = presidency === undefined ? [] : toMembers(read, presidency, dayOf(read, branch)).members;
      const president = members.find(({ role }) => isPresident(role)) ?? null;
      const seats = read.derived(seatsNow, branch);
      const rows = seats.map(({ person }) => ({ person: toPersonLink(read, person), strength: null }));
      const standing = bodies.filter((body) => body.branch === branch && body.kind === "committee");
      return {
        branch,
        seats: seats.length,
        figures: toFigures(read, rows, null),
        standing: standing.sort((a, b) => compareBodies(a.name, b.name, compareText)).map(toBodyLink),
        presidency: members.length,
        committees: count(branch),
        groups: groups(branch).length,
        president,
      };
    }),
    bicameral: { committees: count("bicameral"), delegations: count("delegations") },
    updated: lastChange(read, bodies, [officeDays(read).all]),
    sources: mergeSources(bodies.map(({ sources }) => sources)),
  };
}

function buildPresidency(read: Reader, key: string): PresidencyPage {
  const branch = toBranch(key);
  const day = dayOf(read, branch);
  const all = read
    .index("body.branch", branch)
    .map((id) => read.require("body", id))
    .filter((body) => listOf(body) === "presidency");
  const body = all.find((candidate) => !hasEnded(candidate, day)) ?? all[0];
  const { members, former } = body === undefined ? { members: [], former: [] } : toMembers(read, body, day);
  return {
    branch,
    asOf: day,
    body: body === undefined ? null : toBodyLink(body),
    members,
    former,
    figures: toFigures(read, members, day),
    power: toPower(members),
    updated: lastChange(read, all, [day]),
    sources: body?.sources ?? [],
  };
}

const kindOrder: readonly Body["kind"][] = [
  "committee",
  "board",
  "special",
  "bicameral",
  "delegation",
  "presidency",
  "other",
];

function buildList(read: Reader, list: ListName): BodyListPage {
  const all = allBodies(read).filter((body) => listOf(body) === list);
  const sorted = all.sort((a, b) => compareBodies(a.name, b.name, compareText));
  const living = sorted.filter((body) => !hasEnded(body, dayOf(read, body.branch)));
  const rows = living.map((body) => toBodyRow(read, body));
  const sections = kindOrder
    .map((kind) => ({ kind, rows: rows.filter(({ body }) => body.kind === kind) }))
    .filter((section) => section.rows.length > 0);
  const ended = sorted
    .filter((body) => !living.includes(body))
    .map((body) => ({ ...toBodyLink(body), start: body.start, end: body.end }));
  const asOf = dayOf(read, list === "C" || list === "S" ? list : "B");
  return {
    list,
    asOf,
    sections,
    ended,
    updated: lastChange(read, all, [asOf]),
    sources: mergeSources(all.map(({ sources }) => sources)),
  };
}

function buildBody(read: Reader, key: string): BodyPage {
  const body = read.require("body", key.slice(2));
  const day = dayOf(read, body.branch);
  const { C, S } = officeDays(read);
  const { members, former } = toMembers(read, body, day);
  const assigned = read.derived(assignedActs, body.id);
  return {
    asOf: day,
    body: { ...toBodyLink(body), start: body.start, end: body.end },
    branch: body.branch,
    days: { C, S },
    list: listOf(body),
    members,
    former,
    figures: toFigures(read, members, day),
    power: toPower(members),
    corrections: [...recordCorrections(read, "body", body.id)],
    assigned: {
      upTo: read.derived(actsEnd, body.branch),
      total: assigned.length,
      latest: assigned.slice(0, shownActs),
    },
    updated: lastChange(read, [body], [day]),
    sources: body.sources,
  };
}

export const bodiesHubPages = definePage({
  name: "bodies-hub",
  path: () => routes.bodies(),
  search: { entry: () => pageEntry(bodies.hub, bodies.hubDescription) },
  build: buildHub,
});

/** Presidencies; keys are "C" and "S". */
export const presidencyPages = definePage({
  name: "presidencies",
  keys: () => branches,
  path: (key) => routes.presidency(toBranch(key)),
  search: {
    entry: (_, key) => pageEntry(presidencyTitle(toBranch(key)), searchWords.presidency(ofBranch[toBranch(key)])),
  },
  build: buildPresidency,
});

const listTitle = (list: ListName): string =>
  list === "bicameral" ? bodies.bicameralCommittees : list === "delegations" ? bodies.delegations : bodyListTitle[list];

const listNames: readonly ListName[] = ["C", "S", "bicameral", "delegations"];

/** @throws DataError if there is no such list. */
export function toListName(text: string): ListName {
  const list = listNames.find((value) => value === text);
  if (list === undefined) throw new DataError(`no list of bodies "${text}"`);
  return list;
}

export const bodyListPages = definePage({
  name: "body-lists",
  keys: () => listNames,
  path: (key) => listPath(toListName(key)),
  search: { entry: (_, key) => pageEntry(listTitle(toListName(key))) },
  build: (read, key) => buildList(read, toListName(key)),
});

function branchOfKey(key: string): BodyBranch {
  return bodyBranches.find((branch) => key.startsWith(`${branch}/`)) ?? "B";
}

/** Page of each body; keys are "C/camera-commissione-1". */
export const bodyPages = definePage({
  name: "bodies",
  keys: (read) => bodyBranches.flatMap((branch) => read.index("body.branch", branch).map((id) => `${branch}/${id}`)),
  path: (key) => routes.body(branchOfKey(key), key.slice(2)),
  search: { entry: (read, key) => bodyEntry(read, key.slice(2)) },
  build: buildBody,
});
