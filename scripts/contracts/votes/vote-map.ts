/** Maps of the members by how they vote: one a chamber and year, and one of the whole legislature. */
import { branches, sides, type Branch, type SideOnDay } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { groupOn, memberSideOn } from "#src/domain/group-on-day.ts";
import { isOn, lastDay } from "#src/domain/periods.ts";
import { classicalScaling } from "#src/domain/scaling.ts";
import { comparable, fromOwnGroup, orient } from "#src/domain/vote-map.ts";
import { voteMapColumns, voteMapText } from "#src/i18n/vote-map.ts";
import { toCsvTable } from "#src/lib/columns.ts";
import { files, routes } from "#src/lib/routes.ts";
import { frameWidth, toFrame, type MapFrame } from "#src/lib/vote-map-frame.ts";
import type { PersonVotes } from "#src/contracts/person-page.ts";
import type { MapAbsence, MapPoint, VoteMap } from "#src/contracts/vote-map.ts";
import { defineDerivation, defineFile, definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { defineTableFiles } from "#scripts/contracts/formats.ts";
import { readPersonRef, readProvenance } from "#scripts/contracts/people/person-parts.ts";
import { pairIndex, readAgreement } from "#scripts/contracts/stats/agreement.ts";
import { isDemo, votesDay } from "#scripts/contracts/stats/coverage.ts";
import { monthVotes } from "#scripts/contracts/stats/month-votes.ts";
import { groupCardOn } from "#scripts/contracts/stats/person-card.ts";
import { branchRoster, toBranch, voteMonths, voteMonthsOf, voteYears } from "#scripts/contracts/stats/roster.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";

/** Members named as nearest to a point. */
const nearest = 3;

interface VoteScaling {
  /** Ids of the members on the map. */
  readonly members: readonly string[];
  readonly leftOut: readonly string[];
  readonly x: readonly number[];
  readonly y: readonly number[];
  readonly share: number;
  readonly mostCommon: number;
  /** Per member: places of the nearest, and their agreement in percent. */
  readonly near: readonly (readonly (readonly [place: number, percent: number])[])[];
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0;

/**
 * Positions before the map is turned; argument: "C" or "C:2026". Depends on the agreement only, so a night computes the
 * current year and the legislature again, and a change of a group nothing.
 */
const voteScaling = defineDerivation<VoteScaling>("vote-scaling", (read, argument) => {
  const { members, both, same } = readAgreement(read, argument);
  const pairOf = (a: number, b: number): number => pairIndex(members.length, Math.min(a, b), Math.max(a, b));
  const places = comparable(members.length, (a, b) => both[pairOf(a, b)] ?? 0);
  const n = places.length;
  const squared = new Float64Array(n * n);
  for (const [row, a] of places.entries())
    for (const [column, b] of places.entries()) {
      if (a === b) continue;
      const pair = pairOf(a, b);
      squared[row * n + column] = 1 - (same[pair] ?? 0) / (both[pair] ?? 1);
    }
  const { x, y, share } = classicalScaling(squared, n);
  const kept = new Set(places);
  return {
    members: places.map((place) => members[place] ?? ""),
    leftOut: members.filter((_, place) => !kept.has(place)),
    x: [...x],
    y: [...y],
    share,
    mostCommon: both.reduce((most, value) => Math.max(most, value), 0),
    near: places.map((a, row) =>
      nearestTo(n, row, (b) => [squared[row * n + b] ?? 1, both[pairOf(a, places[b] ?? 0)] ?? 0]).map(
        (b) => [b, round((1 - (squared[row * n + b] ?? 1)) * 100, 1)] as const,
      ),
    ),
  };
});

/** Places of the nearest others: least apart first, then by more votes in common, then in order. */
function nearestTo(n: number, own: number, of: (other: number) => readonly [apart: number, both: number]): number[] {
  const found: { readonly place: number; readonly apart: number; readonly both: number }[] = [];
  for (let place = 0; place < n; place += 1) {
    if (place === own) continue;
    const [apart, both] = of(place);
    let at = found.length;
    for (let before = found[at - 1]; before !== undefined; before = found[at - 1]) {
      if (before.apart < apart || (before.apart === apart && before.both >= both)) break;
      at -= 1;
    }
    if (at >= nearest) continue;
    found.splice(at, 0, { place, apart, both });
    found.length = Math.min(found.length, nearest);
  }
  return found.map(({ place }) => place);
}

/** Verified votes of a month that are not secret: number, first and last day; argument: "C:2026-11". */
const openVotes = defineDerivation("month-open-votes", (read, argument) => {
  const days = read.derived(monthVotes, argument).votes.flatMap(({ isSecret, date }) => (isSecret ? [] : [date]));
  return { votes: days.length, from: days[0] ?? null, to: days.at(-1) ?? null };
});

interface Standing {
  readonly group: MapPoint["group"];
  readonly isMixed: boolean;
  readonly side: SideOnDay;
}

/** Group and side of the members of a chamber on a day; of those who had left, on their last day in office. */
function standingsOn(read: Reader, branch: string, day: string): ReadonlyMap<string, Standing> {
  const { members, groups } = read.derived(branchRoster, branch);
  const groupOf = new Map(groups.map((group) => [group.id, group]));
  const seats = members.filter(({ start }) => start === null || start <= day);
  return new Map(
    seats
      .toSorted((a, b) => compareCodes(a.start ?? "", b.start ?? ""))
      .map((seat) => {
        const end = lastDay(seat.end);
        const seatDay = end !== null && end < day ? end : day;
        const id = groupOn(seat.groups, seatDay);
        const group = id === null ? undefined : groupOf.get(id);
        const card = id === null ? null : groupCardOn(read, id, seatDay);
        return [
          seat.id,
          {
            group: card === null ? null : { id: card.id, acronym: card.acronym },
            isMixed: group?.isMixed ?? true,
            side: memberSideOn(group ?? null, seat.sides, seatDay),
          },
        ];
      }),
  );
}

function readPoints(read: Reader, key: string, day: string | null): MapPoint[] {
  if (day === null) return [];
  const { members, x, y, near } = read.derived(voteScaling, key);
  const standings = standingsOn(read, key.slice(0, 1), day);
  const unknown: Standing = { group: null, isMixed: true, side: null };
  const spots = members.map((id, at) => ({
    id,
    ...(standings.get(id) ?? unknown),
    x: x[at] ?? 0,
    y: y[at] ?? 0,
  }));
  const turned = orient(spots.map(({ group, ...spot }) => ({ ...spot, group: group?.id ?? null })));
  const grouped = turned.map((spot, at) => {
    const lastSpot = spots[at];
    return { ...spot, group: lastSpot === undefined || lastSpot.isMixed ? null : (lastSpot.group?.id ?? null) };
  });
  const off = fromOwnGroup(grouped);
  const order = spots
    .map((spot, at) => ({ at, group: spot.group?.id ?? null, person: readPersonRef(read, spot.id) }))
    .sort(
      (a, b) =>
        compareCodes(a.group, b.group) ||
        compareCodes(a.person.familyName, b.person.familyName) ||
        compareCodes(a.person.id, b.person.id),
    );
  const placeOf = new Map(order.map(({ at }, place) => [at, place]));
  return order.map(({ at, person }): MapPoint => {
    const distance = off[at] ?? null;
    return {
      person,
      group: spots[at]?.group ?? null,
      side: spots[at]?.side ?? null,
      x: round(turned[at]?.x ?? 0, 3),
      y: round(turned[at]?.y ?? 0, 3),
      off: distance === null ? null : round(distance, 3),
      near: (near[at] ?? []).map(([other, percent]) => [placeOf.get(other) ?? 0, percent]),
    };
  });
}

/** Years with votes of a chamber, newest first. */
const yearsOf = (read: Reader, branch: Branch): string[] =>
  voteYears(read, branch)
    .map((key) => key.slice(2))
    .toReversed();

function absenceOf(read: Reader, branch: Branch, id: string, from: string | null, to: string | null): MapAbsence {
  const { members, presidents } = read.derived(branchRoster, branch);
  const seats = members.filter((member) => member.id === id);
  if (presidents.some(({ person }) => person === id)) return "president";
  const isLate = ({ start, isStartAssumed }: (typeof seats)[number]): boolean =>
    start !== null && from !== null && start > from && isStartAssumed !== true;
  if (seats.length > 0 && seats.every(isLate)) return "entered";
  return seats.length > 0 && seats.every(({ end }) => end !== null && to !== null && end <= to) ? "left" : "other";
}

/** Acronyms of the groups that sat on a day and have nobody among the points. */
function groupsOff(read: Reader, branch: Branch, day: string | null, points: readonly MapPoint[]): string[] {
  if (day === null) return [];
  const shown = new Set(points.map(({ group }) => group?.id));
  const standings = standingsOn(read, branch, day);
  const absent = read
    .derived(branchRoster, branch)
    .members.filter((member) => isOn(member, day))
    .map(({ id }) => standings.get(id)?.group)
    .filter((group) => group !== undefined && group !== null && !shown.has(group.id));
  return [...new Set(absent.map((group) => group?.acronym ?? ""))].sort(compareCodes);
}

/** Map of a chamber; argument: "C", "S", "C:2026". */
export const voteMap = defineDerivation<Omit<VoteMap, "updated" | "sources" | "drawn">>("vote-map", (read, key) => {
  const branch = toBranch(key.slice(0, 1));
  const year = key.slice(2) || null;
  const months = (year === null ? voteMonths(read, branch) : voteMonthsOf(read, key)).map((month) =>
    read.derived(openVotes, month),
  );
  const to = months.findLast((month) => month.to !== null)?.to ?? null;
  const { leftOut, share, mostCommon } = read.derived(voteScaling, key);
  const points = readPoints(read, key, to);
  const from = months.find((month) => month.from !== null)?.from ?? null;
  return {
    key,
    branch,
    year,
    years: { C: yearsOf(read, "C"), S: yearsOf(read, "S") },
    votes: months.reduce((sum, { votes }) => sum + votes, 0),
    from,
    to,
    mostCommon,
    share: points.length === 0 ? 0 : round(share * 100, 1),
    points,
    leftOut: leftOut
      .map((id) => ({ ...readPersonRef(read, id), why: absenceOf(read, branch, id, from, to) }))
      .sort((a, b) => compareCodes(a.familyName, b.familyName) || compareCodes(a.id, b.id)),
    absentGroups: groupsOff(read, branch, to, points),
    isDemo: read.derived(isDemo, ""),
  };
});

/** Keys of all maps: "C", "S", "C:2022" … */
export function voteMapKeys(read: Reader): readonly string[] {
  return [...branches, ...branches.flatMap((branch) => voteYears(read, branch))];
}

/** Keys of the maps with points. */
export function drawnMaps(read: Reader): readonly string[] {
  return voteMapKeys(read).filter((key) => read.derived(voteScaling, key).members.length > 0);
}

/** `/mappa`, `/mappa/senato`, `/mappa/camera/2026`. */
/** The years of a chamber with a map, and all their points, for one frame; argument: "C" or "S". */
const yearPoints = defineDerivation("vote-map-years", (read, branch) =>
  voteYears(read, toBranch(branch)).flatMap((key) => {
    const points = read.derived(voteMap, key).points.map(({ side, x, y }) => ({ side, x, y }));
    return points.length === 0 ? [] : [{ year: key.slice(2), points }];
  }),
);

const yearFrame = (read: Reader, branch: Branch): MapFrame =>
  toFrame(read.derived(yearPoints, branch).flatMap(({ points }) => points));

const drawnYears = defineDerivation<VoteMap["drawn"]>("vote-map-drawn", (read, branch) => {
  const years = read.derived(yearPoints, branch).map(({ year }) => year);
  return { years, height: years.length === 0 ? 0 : yearFrame(read, toBranch(branch)).height };
});

export const voteMapPages = definePage({
  name: "vote-maps",
  keys: voteMapKeys,
  path: routes.voteMap,
  search: {
    keys: () => branches,
    entry: (_, key) =>
      pageEntry(voteMapText.heading(toBranch(key), null), voteMapText.description(toBranch(key), null)),
  },
  build: (read, key) => {
    const map = read.derived(voteMap, key);
    const people = map.points.map(({ person }) => person.id);
    return {
      ...map,
      drawn: read.derived(drawnYears, map.branch),
      ...readProvenance(read, people, read.derived(votesDay, map.branch)),
    };
  },
});

export const voteMapFiles = defineTableFiles({
  name: "data-vote-maps",
  keys: drawnMaps,
  path: files.voteMapCsv,
  build: (read, key) => {
    const { points } = read.derived(voteMap, key);
    const { header, rows } = toCsvTable(
      voteMapColumns,
      points.map((point) => ({ ...point, nearest: point.near.map(([place]) => points[place]?.person.id ?? "") })),
    );
    return { header: [...header], rows: rows.map((row) => [...row]) };
  },
});

type Place = NonNullable<PersonVotes["alike"]["place"]>;

/** Positions on the map of a chamber over the legislature, by person; argument: "C" or "S". */
export const mapPlaces = defineDerivation<ReadonlyMap<string, Place>>("vote-map-places", (read, branch) => {
  const { points } = read.derived(voteMap, branch);
  const { place, height } = toFrame(points);
  return new Map(points.map((point) => [point.person.id, { ...place(point), height }]));
});

/**
 * `/dati/mappe/voti-camera.svg`: the points without names, which the pages of the members show behind their own; of a
 * year (`voti-camera-2026.svg`) those of the maps' small drawings.
 */
export const voteMapDots = defineFile({
  name: "vote-map-dots",
  keys: drawnMaps,
  path: files.voteMapDots,
  build: (read, key) => {
    const { points, branch, year } = read.derived(voteMap, key);
    const { height, place } = year === null ? toFrame(points) : yearFrame(read, branch);
    return { height, dots: points.map((point) => ({ side: point.side, ...place(point) })) };
  },
  serialize: ({ height, dots }) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(frameWidth)} ${String(height)}">${[...sides, null]
      .map((side) => {
        const sideDots = dots
          .filter((dot) => (dot.side === "neither" ? null : dot.side) === side)
          .map(({ x, y }) => `M${String(x)} ${String(y)}h.1`);
        return `<path id="${side ?? "none"}" d="${sideDots.join("")}"/>`;
      })
      .join("")}</svg>`,
});
