import type { ParliamentaryGroup, RolePeriod } from "#src/domain/records.ts";
import type { Previous } from "#scripts/pull/source.ts";
import type { Answers } from "./answers.ts";
import { toGroupName } from "./case.ts";
import type { PersonIndex } from "./people.ts";
import type { ReadDays } from "./person-draft.ts";
import { groupAddress, groupChairCode, knownGroups } from "./reference.ts";
import { isOfLegislature, senateRoles } from "./roles.ts";
import { find, get, localName, type Row } from "./sparql.ts";
import { cleanText, dayAfter, normalizeName, slugify, toDay } from "./text.ts";

/**
 * All groups, sorted by id. The sources do not contain the side of a group. The Senate dates its names; the Camera has
 * only the present one, so a new name begins on the day on which it is first read.
 */
export function buildGroups(
  answers: Answers,
  index: PersonIndex,
  days: ReadDays,
  previous: Previous | undefined,
): ParliamentaryGroup[] {
  const camera = buildCamera(answers, index, days).map((group) => ({
    ...group,
    names: datedNames(previous?.record("group", group.id)?.names, group.names, days.C),
  }));
  return [...camera, ...buildSenato(answers, index, days)].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The known names with the present one. `day`: day of the reading. */
function datedNames(
  known: ParliamentaryGroup["names"] | undefined,
  present: ParliamentaryGroup["names"],
  day: string,
): ParliamentaryGroup["names"] {
  const [now, last] = [present.at(-1), known?.at(-1)];
  if (known === undefined || now === undefined || last === undefined) return present;
  const earlier = known.slice(0, -1).map((one, place) => (place === 0 ? { ...one, start: now.start } : one));
  // Another spelling is no other name.
  const isSame = normalizeName(last.name) === normalizeName(now.name) && last.acronym === now.acronym;
  if (isSame) return [...earlier, { ...now, start: earlier.length === 0 ? now.start : last.start }];
  // Renamed twice on one day, or read by an older program: the name before was never that of a day.
  const closed = last.start !== null && last.start >= day ? [] : [{ ...last, end: day }];
  return [...earlier, ...closed, { ...now, start: day, end: null }];
}

function buildCamera(answers: Answers, index: PersonIndex, days: ReadDays): ParliamentaryGroup[] {
  const offices = Map.groupBy(answers.cameraGroupOffices, (row) => get(row, "g"));
  return [...new Map(answers.cameraGroups.map((row) => [get(row, "g"), row]))].map(([uri, row]) => {
    const acronym = cleanText(get(row, "sigla"));
    const start = toDay(get(row, "inizio"));
    return {
      ...groupBase(uri, acronym, toGroupName(cameraName(get(row, "nome"), acronym))),
      branch: "C",
      names: [{ name: toGroupName(cameraName(get(row, "nome"), acronym)), acronym, start, end: null }],
      start,
      roles: cameraChairs(offices.get(uri) ?? [], index),
      sources: [{ name: "Camera dei deputati", url: uri, fetchedAt: days.C }],
    };
  });
}

/**
 * Strips date and acronym from the label, which the source cuts off: "MISTO (MISTO) (18.10.2022" has no closing
 * bracket.
 */
function cameraName(label: string, acronym: string): string {
  const undated = cleanText(label).replace(/ \(\d{2}\.\d{2}\.\d{4}\)?$/, "");
  const suffix = ` (${acronym})`;
  return undated.endsWith(suffix) ? undated.slice(0, -suffix.length) : undated;
}

/**
 * Chairs of a group. The source gives only URIs like "i4134_307657_10_20221018"; a chair ends where the next one
 * begins.
 */
function cameraChairs(rows: readonly Row[], index: PersonIndex): RolePeriod[] {
  const chairs = rows
    .map((row) => localName(get(row, "i")).split("_"))
    .flatMap(([, person, role, start]) => {
      const id = index.deputy(`d${person ?? ""}_19`);
      const day = toDay(start ?? null);
      return role === groupChairCode && id !== undefined && day !== null ? [{ person: id, start: day }] : [];
    })
    .sort((a, b) => (a.start < b.start ? -1 : 1));
  return chairs.map(({ person, start }, position) => ({
    person,
    role: "Presidente",
    start,
    end: chairs[position + 1]?.start ?? null,
  }));
}

function buildSenato(answers: Answers, index: PersonIndex, days: ReadDays): ParliamentaryGroup[] {
  const periods = Map.groupBy(answers.senatePeriods, (row) => get(row, "g"));
  return [...Map.groupBy(answers.senateGroups.filter(isOfLegislature), (row) => get(row, "g"))].map(([uri, rows]) => {
    const names = [...rows]
      .sort((a, b) => (get(a, "inizio") < get(b, "inizio") ? -1 : 1))
      .map((row) => ({
        name: cleanText(get(row, "nome")),
        acronym: cleanText(get(row, "breve")),
        start: toDay(get(row, "inizio")),
        end: dayAfter(find(row, "fine")),
      }));
    const current = names.at(-1);
    const starts = (periods.get(uri) ?? []).map((row) => get(row, "inizio")).sort();
    return {
      ...groupBase(uri, current?.acronym ?? "", current?.name ?? ""),
      branch: "S",
      names,
      start: toDay(starts[0] ?? null),
      roles: senateOffices(periods.get(uri) ?? [], index),
      sources: [{ name: "Senato della Repubblica", url: uri, fetchedAt: days.S }],
    };
  });
}

/**
 * Offices in a group; the source stores them in the period of membership. Plain members are in the records of the
 * persons.
 */
function senateOffices(rows: readonly Row[], index: PersonIndex): RolePeriod[] {
  return senateRoles(
    rows.filter((row) => get(row, "carica") !== "Membro"),
    index,
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
