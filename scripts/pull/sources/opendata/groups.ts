import { legislature } from "#src/domain/legislature.ts";
import type { ParliamentaryGroup, Person, RolePeriod } from "#src/domain/records.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { Previous } from "#scripts/pull/source.ts";
import type { Answers } from "./answers.ts";
import { toGroupName } from "./case.ts";
import { deputyName } from "./legislature-uris.ts";
import type { PersonIndex } from "./people.ts";
import type { ReadDays } from "./person-draft.ts";
import { groupAddress, groupChairCode, knownGroups } from "./reference.ts";
import { isOfLegislature, senateRoles } from "./roles.ts";
import { endOfOffice, seatEnds, type SeatEnd } from "./seat-ends.ts";
import { find, get, localName, type Row } from "./sparql.ts";
import { cleanText, dayAfter, normalizeName, slugify, toDay } from "./text.ts";

interface GroupInputs {
  readonly answers: Answers;
  readonly people: readonly Person[];
  readonly index: PersonIndex;
  readonly days: ReadDays;
  readonly previous: Previous | undefined;
  /** Rows of `groupNames`; empty = the source has no names of other days. */
  readonly names: readonly Row[];
  readonly notes: Notes;
  /** Rows of `groupSuccessions`. */
  readonly successions: readonly Row[];
}

/**
 * All groups, sorted by id. The sources do not contain the side of a group. Both chambers date their names. Where the
 * Camera does not, it has only the present one, so a new name begins on the day on which it is first read.
 */
export function buildGroups({
  answers,
  people,
  index,
  days,
  previous,
  names,
  notes,
  successions,
}: GroupInputs): ParliamentaryGroup[] {
  const published = Map.groupBy(names, (row) => groupAddress(get(row, "g")));
  const camera = buildCamera(answers, index, days, seatEnds(people, "C")).map((group) => {
    const known = previous?.record("group", group.id)?.names;
    const official = officialNames(published.get(group.id) ?? [], group);
    return { ...group, names: datedNames(official ?? known, group.names, firstRead(known, group) ?? days.C) };
  });
  const groups = [...withSuccessors(camera, successions), ...buildSenato(answers, index, days, seatEnds(people, "S"))];
  const uris = [...answers.cameraGroups, ...answers.senateGroups.filter(isOfLegislature)].map((row) => get(row, "g"));
  for (const uri of new Set(uris))
    if (knownGroups[localName(uri)] === undefined) notes.add("groups without a colour here", groupAddress(uri));
  return groups.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** A group that is said to become two has no successor here. */
function withSuccessors(groups: readonly ParliamentaryGroup[], rows: readonly Row[]): ParliamentaryGroup[] {
  const ids = new Set(groups.map(({ id }) => id));
  const next = Map.groupBy(rows, (row) => groupAddress(get(row, "g")));
  return groups.map((group) => {
    const [becomes, ...others] = new Set(next.get(group.id)?.map((row) => groupAddress(get(row, "h"))));
    const isKnown = becomes !== undefined && others.length === 0 && becomes !== group.id && ids.has(becomes);
    return isKnown ? { ...group, becomes } : group;
  });
}

/** Day on which the present name of a group was first read; null = it was never another one, or is read now. */
function firstRead(
  known: ParliamentaryGroup["names"] | undefined,
  { names, start }: Pick<ParliamentaryGroup, "names" | "start">,
): string | null {
  const [now, last] = [names.at(-1), known?.at(-1)];
  return now !== undefined && last !== undefined && isSameName(last, now) && last.start !== start ? last.start : null;
}

/** Another spelling is no other name. */
function isSameName(a: ParliamentaryGroup["names"][number], b: ParliamentaryGroup["names"][number]): boolean {
  return normalizeName(a.name) === normalizeName(b.name) && a.acronym === b.acronym;
}

/** Names with their days; null = none is published with a day. The present name may be among them. */
function officialNames(
  rows: readonly Row[],
  { start }: Pick<ParliamentaryGroup, "start">,
): ParliamentaryGroup["names"] | null {
  const names = rows.flatMap((row) => {
    const label = get(row, "nome");
    const [from = null, to = null] = label.match(/\d{2}\.\d{2}\.\d{4}/g)?.map(toIso) ?? [];
    const [first = null, last = null] = find(row, "data")?.match(/\d{8}/g) ?? [];
    const acronym = cleanText(find(row, "sigla") ?? /\(([^()]+)\)(?: \(|$)/.exec(label)?.[1] ?? "");
    const days = {
      start: toDay(find(row, "inizio")) ?? toDay(first) ?? toDay(from),
      end: toDay(find(row, "fine")) ?? toDay(last) ?? toDay(to),
    };
    if (acronym === "" || (days.start === null && days.end === null)) return [];
    return [{ name: toGroupName(cameraName(label, acronym)), acronym, ...days }];
  });
  const key = (one: (typeof names)[number]): string => one.start ?? one.end ?? "";
  const ordered = names.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const distinct = ordered.filter((one, place) => one.start === null || one.start !== ordered[place - 1]?.start);
  const dated = distinct.map((one, place) => ({
    ...one,
    start: one.start ?? (place === 0 ? start : (distinct[place - 1]?.end ?? null)),
    end: distinct[place + 1]?.start ?? one.end,
  }));
  return dated.length === 0 ? null : dated;
}

/** The known names with the present one. `day`: day of the reading, on which a name begins if no other day is known. */
function datedNames(
  known: ParliamentaryGroup["names"] | undefined,
  present: ParliamentaryGroup["names"],
  day: string,
): ParliamentaryGroup["names"] {
  const [now, last] = [present.at(-1), known?.at(-1)];
  if (known === undefined || now === undefined || last === undefined) return present;
  const earlier = known.slice(0, -1).map((one, place) => (place === 0 ? { ...one, start: now.start } : one));
  if (isSameName(last, now)) return [...earlier, { ...now, start: earlier.length === 0 ? now.start : last.start }];
  // Renamed twice on one day, or read by an older program: the name before was never that of a day.
  const from = last.end ?? day;
  const closed = last.start !== null && last.start >= from ? [] : [{ ...last, end: from }];
  return [...earlier, ...closed, { ...now, start: from, end: null }];
}

function buildCamera(answers: Answers, index: PersonIndex, days: ReadDays, seatEnd: SeatEnd): ParliamentaryGroup[] {
  const offices = Map.groupBy(answers.cameraGroupOffices, (row) => get(row, "g"));
  return [...new Map(answers.cameraGroups.map((row) => [get(row, "g"), row]))].map(([uri, row]) => {
    const acronym = cleanText(get(row, "sigla"));
    const start = toDay(get(row, "inizio"));
    return {
      ...groupBase(uri, acronym, toGroupName(cameraName(get(row, "nome"), acronym))),
      branch: "C",
      names: [{ name: toGroupName(cameraName(get(row, "nome"), acronym)), acronym, start, end: null }],
      start,
      roles: cameraChairs(offices.get(uri) ?? [], index, seatEnd),
      sources: [{ name: "Camera dei deputati", url: uri, fetchedAt: days.C }],
    };
  });
}

/** "18.10.2022" → "20221018". */
const toIso = (day: string): string => day.split(".").toReversed().join("");

/**
 * Strips days and acronym from the label, which the source cuts off: "MISTO (MISTO) (18.10.2022" has no closing
 * bracket.
 */
function cameraName(label: string, acronym: string): string {
  const undated = cleanText(label).replace(/ \(\d{2}\.\d{2}\.\d{4}[\d.-]*\)?$/, "");
  const suffix = ` (${acronym})`;
  return undated.endsWith(suffix) ? undated.slice(0, -suffix.length) : undated;
}

/**
 * Chairs of a group. The source gives only URIs like "i4134_307657_10_20221018"; a chair ends where the next one
 * begins, or with the mandate.
 */
function cameraChairs(rows: readonly Row[], index: PersonIndex, seatEnd: SeatEnd): RolePeriod[] {
  const chairs = rows
    .map((row) => localName(get(row, "i")).split("_"))
    .flatMap(([, person, role, start]) => {
      const id = index.deputy(deputyName(person ?? ""));
      const day = toDay(start ?? null);
      return role === groupChairCode && id !== undefined && day !== null ? [{ person: id, start: day }] : [];
    })
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  return chairs.map(({ person, start }, position) => ({
    person,
    role: "Presidente",
    start,
    end: endOfOffice(chairs[position + 1]?.start ?? null, seatEnd(person, start)),
  }));
}

/** The Senate dates the mixed group from the Republic: a name from before the legislature has no first day in it. */
const inLegislature = (day: string | null): string | null => (day !== null && day < legislature.start ? null : day);

function buildSenato(answers: Answers, index: PersonIndex, days: ReadDays, seatEnd: SeatEnd): ParliamentaryGroup[] {
  const periods = Map.groupBy(answers.senatePeriods, (row) => get(row, "g"));
  return [...Map.groupBy(answers.senateGroups.filter(isOfLegislature), (row) => get(row, "g"))].map(([uri, rows]) => {
    const names = [...rows]
      .sort((a, b) => (get(a, "inizio") < get(b, "inizio") ? -1 : 1))
      .map((row) => ({
        name: cleanText(get(row, "nome")),
        acronym: cleanText(get(row, "breve")),
        start: inLegislature(toDay(get(row, "inizio"))),
        end: dayAfter(find(row, "fine")),
      }));
    const current = names.at(-1);
    const starts = (periods.get(uri) ?? []).map((row) => get(row, "inizio")).sort();
    return {
      ...groupBase(uri, current?.acronym ?? "", current?.name ?? ""),
      branch: "S",
      names,
      start: toDay(starts[0] ?? null),
      roles: senateOffices(periods.get(uri) ?? [], index, seatEnd),
      sources: [{ name: "Senato della Repubblica", url: uri, fetchedAt: days.S }],
    };
  });
}

/**
 * Offices in a group; the source stores them in the period of membership. Plain members are in the records of the
 * persons.
 */
function senateOffices(rows: readonly Row[], index: PersonIndex, seatEnd: SeatEnd): RolePeriod[] {
  return senateRoles(
    rows.filter((row) => get(row, "carica") !== "Membro"),
    index,
    seatEnd,
  );
}

function groupBase(
  uri: string,
  acronym: string,
  name: string,
): Pick<ParliamentaryGroup, "id" | "aliases" | "color" | "isMixed" | "sides" | "end"> {
  const id = groupAddress(uri);
  const chamber = id.split("-")[0] ?? "";
  const aliases = [
    localName(uri).startsWith("gr") ? localName(uri) : `gruppo-${localName(uri)}`,
    `${chamber}-${slugify(acronym)}`,
  ];
  return {
    id,
    aliases: [...new Set(aliases)].filter((alias) => alias !== id),
    color: knownGroups[localName(uri)]?.color ?? null,
    isMixed: /^misto$/i.test(name),
    sides: [],
    end: null,
  };
}
