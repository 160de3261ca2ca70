import { addDays } from "#src/domain/days.ts";
import { membershipSchema, personSchema, type Membership } from "#src/domain/records.ts";
import type { Answers } from "./answers.ts";
import { toPersonName } from "#src/domain/person-name.ts";
import { toPlaceName } from "./case.ts";
import { byStart, toArea, toConstituency, toGender, toList, type Draft, type ReadDays } from "./person-draft.ts";
import { toDeputyProfession } from "./professions.ts";
import { groupAddress } from "./reference.ts";
import { valuesIn } from "./by-predicate.ts";
import { find, get, localName, type Row, type UndatedPeriod } from "./sparql.ts";
import { cleanOptional, cleanText, toDay } from "./text.ts";

/** "http://dati.camera.it/ocd/deputato.rdf/d307394_19" → "307394". */
export function deputyNumber(uri: string): string {
  return /d(\d+)_\d+$/.exec(uri)?.[1] ?? localName(uri);
}

/** One draft per deputy from the Camera's data, with mandates and groups in chronological order. */
export function buildDeputies(answers: Answers, undated: readonly UndatedPeriod[], days: ReadDays): Draft[] {
  const births = new Map(answers.births.map((row) => [get(row, "d"), row]));
  const notes = new Map(answers.deputyNotes.map((row) => [get(row, "d"), get(row, "nota")]));
  const periods = Map.groupBy(answers.cameraPeriods, (row) => get(row, "d"));
  const undatedBy = Map.groupBy(undated, (period) => period.deputy);
  return [...Map.groupBy(answers.deputies, (row) => get(row, "d"))].flatMap(([uri, rows]) => {
    const first = rows[0];
    if (first === undefined) return [];
    const birth = births.get(uri);
    const { groups, undatedGroups } = cameraGroupPeriods(periods.get(uri) ?? [], undatedBy.get(uri) ?? [], days.C);
    const mandates = [...new Map(rows.map((row) => [get(row, "m"), row])).values()];
    const fields = {
      familyName: toPersonName(cleanText(get(first, "cognome"))),
      givenName: toPersonName(cleanText(get(first, "nome"))),
      gender: toGender(find(first, "genere")),
      birthDate: toDay(birth === undefined ? null : find(birth, "data")),
      birthPlace: birth === undefined ? null : cameraBirthPlace(birth),
      deathDate: null,
      profession: toDeputyProfession(notes.get(uri) ?? null),
      ...valuesIn(personSchema, "camera", first),
      memberships: mandates.map((row) => cameraMembership(row, groups, undatedGroups)).sort(byStart),
      career: [],
    };
    const source = { name: "Camera dei deputati", url: uri, fetchedAt: days.C };
    return [{ deputyNumbers: [deputyNumber(uri)], senatorNumber: null, fields, sources: [source] }];
  });
}

function cameraMembership(
  row: Row,
  groups: Membership["groups"],
  undatedGroups: GroupSeries["undatedGroups"],
): Membership {
  const constituency = find(row, "uninominale") ?? get(row, "collegio");
  const end = toDay(find(row, "fine"));
  return {
    branch: "C",
    start: toDay(get(row, "inizio")) ?? get(row, "inizio"),
    end,
    ...(end === null ? {} : { lastDay: end }),
    endReason: null,
    electionArea: toArea(get(row, "collegio")),
    constituency: toConstituency(constituency),
    electionType: find(row, "tipo"),
    list: toList(find(row, "lista")),
    isLife: false,
    replaces: null,
    replacedBy: null,
    ...valuesIn(membershipSchema, "camera", row),
    groups: groups.map((period) => (period.end === null ? { ...period, end } : period)),
    ...(undatedGroups.length === 0 ? {} : { undatedGroups: [...undatedGroups] }),
  };
}

interface GroupSeries {
  readonly groups: Membership["groups"];
  readonly undatedGroups: NonNullable<Membership["undatedGroups"]>;
}

/**
 * Periods of a deputy in groups, in the order of the source: the undated former ones stand at their places among the dated
 * ones. A former period ends where the next one begins, if that day is known; else it has no day at all. A period without
 * a start began with the mandate; if another one came before it, it is known only from a later day on: the end of the one
 * before, the day before its own end, or the day of the data.
 */
function cameraGroupPeriods(rows: readonly Row[], undated: readonly UndatedPeriod[], dataDay: string): GroupSeries {
  const dated = rows
    .map((row) => ({
      group: groupAddress(get(row, "g")),
      start: toDay(find(row, "inizio")),
      end: toDay(find(row, "fine")),
      isFormer: false,
    }))
    .sort((a, b) => ((a.start ?? "9999") < (b.start ?? "9999") ? -1 : 1));
  const series = undated
    .toSorted((a, b) => a.order - b.order)
    .reduce(
      (list, { group, order }) =>
        list.toSpliced(order - 1, 0, { group: groupAddress(group), start: null, end: null, isFormer: true }),
      dated,
    );
  const groups: Membership["groups"][number][] = [];
  const undatedGroups: GroupSeries["undatedGroups"][number][] = [];
  for (const [place, { group, start, end: published, isFormer }] of series.entries()) {
    const end = isFormer ? (series[place + 1]?.start ?? null) : published;
    const before = series[place - 1]?.end ?? null;
    const known =
      before !== null && (end === null || before < end) ? before : end === null ? dataDay : addDays(end, -1);
    if (isFormer && end === null) undatedGroups.push({ group, before: groups.length });
    else
      groups.push({
        group,
        start,
        end,
        ...(start === null && place > 0 ? { knownFrom: isFormer ? known : dataDay } : {}),
      });
  }
  return { groups, undatedGroups };
}

/** "nato a LUGANO, SVIZZERA, il 04.05.1985": the town, and the country if it is not Italy. */
function cameraBirthPlace(birth: Row): string | null {
  const parts = (/nat[oa] a (.*?), il /.exec(get(birth, "nato"))?.[1] ?? "")
    .split(",")
    .map((part) => toPlaceName(cleanText(part)));
  const town = cleanOptional(find(birth, "luogo")) ?? parts[0] ?? "";
  if (town === "") return null;
  const isAbroad = parts.length === 2 && parts[1] !== undefined;
  return isAbroad ? `${toPlaceName(town)} (${parts[1] ?? ""})` : toPlaceName(town);
}
