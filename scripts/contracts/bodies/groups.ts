import type { Ratio } from "#src/domain/cohesion.ts";
import { branches, type Branch, type SideOnDay } from "#src/domain/codes.ts";
import {
  countChanges,
  countCrossings,
  countUndated,
  findTurns,
  passageDays,
  type GroupChange,
  type GroupMove,
} from "#src/domain/group-changes.ts";
import { sideIn } from "#src/domain/group-on-day.ts";
import { isOn, lastDay, type EndedPeriod, type Period, shownEndOf, shownStart } from "#src/domain/periods.ts";
import { legislature } from "#src/domain/legislature.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { readingIdentifier } from "#src/domain/readings.ts";
import { headOf } from "#src/domain/ranking.ts";
import { compareText } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import type { RoleRow } from "#src/contracts/body-parts.ts";
import type { ChangeRow, GroupListPage, GroupPage, GroupRow, MoveRow } from "#src/contracts/group-pages.ts";
import { searchWords } from "#src/i18n/search.ts";
import { groupsTitle } from "#src/i18n/groups.ts";
import { pick } from "#scripts/lib/pick.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { defineDerivation, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import type { StoredRecord } from "#scripts/pull/store/read.ts";
import { toBranch, branchRoster, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { readGroupProposals } from "#scripts/contracts/acts/bill-proposals.ts";
import { recordCorrections } from "#scripts/contracts/stats/corrections.ts";
import { finalDay, lastChange, votesDay } from "#scripts/contracts/stats/coverage.ts";
import { branchChanges } from "#scripts/contracts/stats/group-changes.ts";
import { branchStats, monthStats } from "#scripts/contracts/stats/month-stats.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { groupEntry } from "#scripts/contracts/search/record-entries.ts";
import { readVoteRow, withHeading } from "#scripts/contracts/stats/vote-rows.ts";
import { dayOf } from "./bodies.ts";
import { groupActivity, importantVotes } from "./group-votes.ts";
import {
  branchStrength,
  hasEnded,
  isCurrent,
  mergeSources,
  onePerPerson,
  sortRoles,
  toFigures,
  toGroupLink,
  toPersonLink,
  toRoleRow,
  seatsNow,
  startInGroup,
} from "./parts.ts";

const shownRebels = 10;
const shownVotes = 10;
const shownBills = 5;

/**
 * Cohesion over the legislature and agreement between groups; argument: "C" or "S". Early cut-off: group pages do not
 * depend on the full statistics.
 */
export const branchTotals = defineDerivation<{
  readonly cohesion: ReadonlyMap<string, Ratio | null>;
  readonly pairs: GroupListPage["agreement"];
}>("bodies-group-totals", (read, argument) => {
  const { groups, pairs } = read.derived(branchStats, argument);
  const cohesion = new Map([...groups].map(([id, stats]) => [id, stats.evaluable === 0 ? null : stats.cohesion]));
  return { cohesion, pairs: pairs.map(({ a, b, both, same }) => ({ a, b, both, same })) };
});

function groupsOf(read: Reader, branch: Branch): StoredRecord<"group">[] {
  return read.index("group.branch", branch).map((key) => read.require("group", key));
}

/** Current members of a group, with their office in it. */
export function membersOf(read: Reader, group: StoredRecord<"group">): RoleRow[] {
  const day = dayOf(read, group.branch);
  const seats = read.derived(seatsNow, group.branch).filter((seat) => seat.group === group.id);
  const rows = seats.map(({ person, groupStart }): RoleRow => {
    const office = group.roles.find((period) => period.person === person && isCurrent(period, day));
    const role = office?.role ?? null;
    return {
      person: toPersonLink(read, person),
      role,
      start: notBefore(group, groupStart),
      end: null,
      strength: branchStrength(read, person),
    };
  });
  return onePerPerson(sortRoles(rows));
}

/** Former members of a group, latest first. */
function formerOf(read: Reader, group: StoredRecord<"group">, members: readonly RoleRow[]): RoleRow[] {
  const present = new Set(members.map(({ person }) => person.id));
  const rows = read.derived(branchRoster, group.branch).members.flatMap((member) =>
    member.groups
      .filter((period) => period.group === group.id && !present.has(member.id))
      .map((period): RoleRow => ({
        ...periodRow(read, member.id, notBefore(group, startInGroup(member, period)), lastIn(member, period)),
      })),
  );
  return rows.sort(
    (a, b) => compareText(b.end ?? "", a.end ?? "") || compareText(a.person.familyName, b.person.familyName),
  );
}

/** Exclusive end of a former member's days in a group; null = not published. */
function lastIn(member: EndedPeriod, period: Period): string | null {
  return period.isEndAssumed === true ? null : shownEndOf(period.end ?? member.end, [member]);
}

/**
 * Nobody is in a group before it exists, or before the legislature: the day of a mandate, which stands in for an unknown
 * one, may be earlier.
 */
function notBefore(group: StoredRecord<"group">, start: string | null): string | null {
  const first = group.start ?? legislature.start;
  return start !== null && start < first ? first : start;
}

function periodRow(read: Reader, person: string, start: string | null, end: string | null): RoleRow {
  return { person: toPersonLink(read, person), role: null, start, end, strength: null };
}

function toChangeRow(read: Reader, change: GroupChange): ChangeRow | null {
  const { own, far } = passageDays(change);
  const group = toGroupLink(read, change.group, own);
  if (group === null) return null;
  return {
    date: change.date,
    direction: change.direction,
    group,
    person: toPersonLink(read, change.person),
    reason: change.reason,
    other: toGroupLink(read, change.other, far),
    endReason: change.endReason,
    counterpart: change.counterpart === null ? null : toPersonLink(read, change.counterpart),
  };
}

function toMoveRow(read: Reader, { date, from, to, moved, members }: GroupMove): MoveRow[] {
  const [old, next] = [toGroupLink(read, from, lastDay(date)), toGroupLink(read, to, date)];
  return old === null || next === null ? [] : [{ date, from: old, to: next, moved, members }];
}

function toGroupRow(read: Reader, group: StoredRecord<"group">, changes: readonly GroupChange[]): GroupRow {
  const link = toGroupLink(read, group.id);
  if (link === null) throw new DataError(`group ${group.id}: not in the snapshot`);
  const { entered, left } = countChanges(changes).get(group.id) ?? { entered: 0, left: 0 };
  const cohesion = read.derived(branchTotals, group.branch).cohesion.get(group.id) ?? null;
  const figures = toFigures(read, membersOf(read, group), dayOf(read, group.branch));
  const enteredUndated = read
    .derived(branchRoster, group.branch)
    .members.filter(({ groups }) =>
      groups.some(
        (period) => period.group === group.id && (period.knownFrom !== undefined || period.isStartAssumed === true),
      ),
    );
  return {
    group: link,
    figures,
    entered,
    left,
    enteredUndated: enteredUndated.length,
    cohesion,
    start: group.start,
    end: group.end,
  };
}

function buildList(read: Reader, key: string): GroupListPage {
  const branch = toBranch(key);
  const groups = groupsOf(read, branch);
  const { changes, moves } = read.derived(branchChanges, branch);
  const rows = groups.map((group) => toGroupRow(read, group, changes));
  const day = dayOf(read, branch);
  const living = rows
    .filter((row) => !hasEnded(row, day))
    .sort((a, b) => b.figures.size - a.figures.size || compareText(a.group.acronym, b.group.acronym));
  const shown = new Set(living.map(({ group }) => group.id));
  const { members, groups: sided } = read.derived(branchRoster, branch);
  // A first day that no source gave is no entry.
  const dated = members.map((member) => ({ ...member, start: shownStart(member) }));
  const last = read.derived(finalDay, branch);
  const crossings = countCrossings(dated, new Map(sided.map((group) => [group.id, group])), last);
  const seats = read.derived(seatsNow, branch);
  const sizeOf = (side: SideOnDay): number =>
    seats.filter(({ person }) => (read.derived(personCard, person)?.side ?? null) === side).length;
  const ungrouped = seats.filter(({ group }) => group === null);
  const changeRows = changes.toReversed().flatMap((change) => toChangeRow(read, change) ?? []);
  return {
    branch,
    asOf: day,
    groups: living,
    ended: rows.filter((row) => hasEnded(row, day)),
    majority: { size: sizeOf("majority"), ...crossings.majority },
    opposition: { size: sizeOf("opposition"), ...crossings.opposition },
    neither: sizeOf("neither"),
    unknown: sizeOf(null),
    ungrouped: ungrouped.length,
    changes: changeRows,
    moves: moves.toReversed().flatMap((move) => toMoveRow(read, move)),
    turns: findTurns(sided, last).flatMap(({ group, date, side }) => {
      const link = toGroupLink(read, group, date);
      return link === null ? [] : [{ name: link.name, date, side }];
    }),
    undated: countUndated(read.derived(branchRoster, branch).members),
    agreement: read.derived(branchTotals, branch).pairs.filter(({ a, b }) => shown.has(a) && shown.has(b)),
    updated: lastChange(read, groups, [day, read.derived(votesDay, branch)]),
    sources: mergeSources(groups.map(({ sources }) => sources)),
  };
}

function toRebels(read: Reader, group: StoredRecord<"group">, members: readonly RoleRow[]): GroupPage["rebels"] {
  const { members: stats } = read.derived(branchStats, group.branch);
  const rows = members.flatMap(({ person }) => {
    const groupRecord = stats.get(person.id)?.inGroups.find((one) => one.group === group.id);
    return groupRecord === undefined || groupRecord.rebels === 0
      ? []
      : [{ person, votes: groupRecord.rebels, of: groupRecord.choices }];
  });
  const byVotes = (a: { readonly votes: number }, b: { readonly votes: number }) => b.votes - a.votes;
  rows.sort((a, b) => byVotes(a, b) || compareText(a.person.familyName, b.person.familyName));
  return headOf(rows, shownRebels, byVotes);
}

function buildGroup(read: Reader, key: string): GroupPage {
  const group = read.require("group", key.slice(2));
  const { branch } = group;
  const link = toGroupLink(read, group.id);
  if (link === null) throw new DataError(`group ${group.id}: not in the snapshot`);
  const members = membersOf(read, group);
  const day = dayOf(read, branch);
  const activity = toActivity(read, group);
  const proposed = readGroupProposals(read, group);
  const months = voteMonths(read, branch).map((month) => ({
    month: month.slice(2),
    stats: read.derived(monthStats, month).groups.get(group.id),
  }));
  const total = read.derived(branchStats, branch).groups.get(group.id);
  const { changes, moves } = read.derived(branchChanges, branch);
  return {
    asOf: day,
    activity,
    beaten: activity === null ? [] : toBeaten(read, group.id, activity.week.from),
    votes: toVotes(read, group.id),
    bills: toBills(read, members),
    group: { ...link, start: group.start, end: group.end, color: group.color },
    names: group.names,
    // In the mixed group each member has a side, the group has none.
    sides: group.isMixed ? [] : group.sides.map((period) => ({ ...period, side: sideIn(period) })),
    members,
    former: formerOf(read, group, members),
    offices: group.roles
      .map((period) => toRoleRow(read, period, false))
      .sort((a, b) => compareText(b.start ?? "", a.start ?? "")),
    figures: toFigures(read, members, day),
    changes: changes
      .toReversed()
      .flatMap((change) => (change.group === group.id ? (toChangeRow(read, change) ?? []) : [])),
    moves: moves
      .filter(({ from, to }) => from === group.id || to === group.id)
      .toReversed()
      .flatMap((move) => toMoveRow(read, move)),
    undated: countUndated(read.derived(branchRoster, branch).members),
    cohesion: months.flatMap(({ month, stats }) =>
      stats === undefined
        ? []
        : [{ month, value: stats.evaluable === 0 ? null : stats.cohesion, votes: stats.evaluable }],
    ),
    total: {
      votes: total?.votes ?? 0,
      evaluable: total?.evaluable ?? 0,
      cohesion: total === undefined || total.evaluable === 0 ? null : total.cohesion,
      rebels: total?.rebels ?? 0,
    },
    rebels: toRebels(read, group, group.isMixed ? [] : members),
    agreement: toAgreement(read, group),
    ...(proposed === null ? {} : { proposals: proposed.proposals }),
    corrections: [...recordCorrections(read, "group", group.id)],
    updated: lastChange(read, [group], [day, read.derived(votesDay, branch), proposed?.changed ?? null]),
    sources: group.sources,
  };
}

function toActivity(read: Reader, group: StoredRecord<"group">): GroupPage["activity"] {
  const own = read.derived(groupActivity, group.branch).get(group.id);
  if (own === undefined || own.month.votes === 0) return null;
  const named = ({ rebels, ...period }: typeof own.month) => ({
    ...period,
    rebels: [...rebels]
      .map(([id, votes]) => ({ person: toPersonLink(read, id), votes }))
      .sort((a, b) => b.votes - a.votes || compareText(a.person.familyName, b.person.familyName)),
  });
  return { week: named(own.week), month: named(own.month), unverifiedTo: own.unverifiedTo };
}

/** Open votes from a day on in which the Government was beaten. */
function toBeaten(read: Reader, id: string, from: string): GroupPage["beaten"] {
  const beaten: GroupPage["beaten"][number][] = [];
  for (const own of importantVotes(read, id)) {
    const row = readVoteRow(read, own.vote);
    if (row === undefined) continue;
    if (row.date < from) break;
    if (row.isGovernmentBeaten === true && row.isSecret !== true)
      beaten.push({ date: row.date, ...pick(own, "choices", "members") });
  }
  return beaten.reverse();
}

function toVotes(read: Reader, id: string): GroupPage["votes"] {
  const votes: GroupPage["votes"][number][] = [];
  for (const own of importantVotes(read, id)) {
    const row = readVoteRow(read, own.vote);
    if (row !== undefined) votes.push({ vote: withHeading(read, row), ...pick(own, "line", "rebels", "choices") });
    if (votes.length === shownVotes) break;
  }
  return votes;
}

function toBills(read: Reader, members: readonly RoleRow[]): GroupPage["bills"] {
  const bills = members.flatMap(({ person }) =>
    read.index("act.firstSigner", person.id).flatMap((key) => {
      const act = read.record("act", key);
      return act?.kind === "bill" ? [{ act, person }] : [];
    }),
  );
  bills.sort((a, b) => compareCodes(b.act.presented ?? "", a.act.presented ?? "") || compareCodes(a.act.id, b.act.id));
  // Several first signers of one bill may be in the group.
  const first = bills.filter(({ act }, at) => act.id !== bills[at - 1]?.act.id);
  return {
    total: first.length,
    rows: first.slice(0, shownBills).map(({ act, person }) => ({
      id: act.id,
      identifier: act.readings[0]?.identifier ?? readingIdentifier(act.id),
      title: act.shortTitle ?? act.title,
      presented: act.presented,
      person,
    })),
  };
}

/** Agreement with each current group of the chamber, highest first. */
function toAgreement(read: Reader, group: StoredRecord<"group">): GroupPage["agreement"] {
  const day = dayOf(read, group.branch);
  const pairs = read.derived(branchTotals, group.branch).pairs.filter(({ a, b }) => a === group.id || b === group.id);
  const rows = pairs.flatMap(({ a, b, both, same }) => {
    const other = read.record("group", a === group.id ? b : a);
    const link = other === undefined || (day !== null && !isOn(other, day)) ? null : toGroupLink(read, other.id);
    return link === null ? [] : [{ group: link, both, same }];
  });
  return rows.sort((a, b) => b.same / b.both - a.same / a.both || compareText(a.group.acronym, b.group.acronym));
}

/** Lists of groups; keys are "C" and "S". */
export const groupListPages = definePage({
  name: "group-lists",
  keys: () => branches,
  path: (key) => routes.groups(toBranch(key)),
  search: { entry: (_, key) => pageEntry(groupsTitle(toBranch(key)), searchWords.groups) },
  build: buildList,
});

/** Page of each group; keys are "C/camera-uno". */
export const groupPages = definePage({
  name: "groups",
  keys: (read) => branches.flatMap((branch) => read.index("group.branch", branch).map((id) => `${branch}/${id}`)),
  path: (key) => routes.group(key.startsWith("S/") ? "S" : "C", key.slice(2)),
  search: { entry: (read, key) => groupEntry(read, key.slice(2)) },
  build: buildGroup,
});
