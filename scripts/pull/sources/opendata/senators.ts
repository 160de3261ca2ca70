import { membershipSchema, personSchema, type Membership, type Person } from "#src/domain/records.ts";
import type { Answers } from "./answers.ts";
import { toPersonName } from "#src/domain/person-name.ts";
import { toPlaceName } from "./case.ts";
import { deputyNumber } from "./deputies.ts";
import { byStart, toArea, toConstituency, toGender, uniqueTexts, type Draft, type ReadDays } from "./person-draft.ts";
import { toProfession } from "./professions.ts";
import { groupAddress } from "./reference.ts";
import { valuesIn } from "./by-predicate.ts";
import { find, get, localName, type Row } from "./sparql.ts";
import { cleanOptional, cleanText, dayAfter, toDay, toRoman } from "./text.ts";

/** One draft per senator from the Senate's data, with mandates and groups in chronological order. */
export function buildSenators(answers: Answers, days: ReadDays): Draft[] {
  const notes = Map.groupBy(answers.senatorNotes, (row) => get(row, "s"));
  const mandates = Map.groupBy(answers.senatorMandates, (row) => get(row, "s"));
  const earlier = Map.groupBy(answers.earlierMandates, (row) => get(row, "s"));
  const periods = Map.groupBy(answers.senatePeriods, (row) => get(row, "s"));
  const bridge = Map.groupBy(answers.bridge, (row) => get(row, "s"));
  return [...Map.groupBy(answers.senators, (row) => get(row, "s"))].flatMap(([uri, rows]) => {
    const row = rows[0];
    if (row === undefined) return [];
    const own = notes.get(uri) ?? [];
    const groups = senateGroupPeriods(periods.get(uri) ?? []);
    const memberships = [...new Map((mandates.get(uri) ?? []).map((mandate) => [get(mandate, "m"), mandate])).values()];
    const gender = toGender(find(row, "genere"));
    const fields = {
      familyName: toPersonName(cleanText(get(row, "cognome"))),
      givenName: toPersonName(cleanText(get(row, "nome"))),
      gender,
      birthDate: toDay(get(row, "nato")),
      birthPlace: senateBirthPlace(row),
      deathDate: toDay(own.map((note) => find(note, "morte")).find((day) => day !== null) ?? null),
      profession: toProfession(own.map((note) => find(note, "prof"))),
      ...valuesIn(personSchema, "senate", row),
      memberships: memberships.map((mandate) => senateMembership(mandate, groups)).sort(byStart),
      career: [
        ...earlierMandates(earlier.get(uri) ?? [], gender),
        ...uniqueTexts(own.map((note) => find(note, "carica"))).map((role) => ({
          role,
          organisation: null,
          start: null,
          end: null,
        })),
      ],
    };
    const deputyNumbers = [...new Set((bridge.get(uri) ?? []).map((link) => deputyNumber(get(link, "dep"))))];
    return [
      {
        deputyNumbers,
        senatorNumber: localName(uri),
        fields,
        sources: [{ name: "Senato della Repubblica", url: uri, fetchedAt: days.S }],
      },
    ];
  });
}

/** The Camera's words for the Senate's: the seats abroad are proportional by law (459/2001), and the Camera says so. */
const electionTypes: readonly (readonly [RegExp, string])[] = [
  [/uninominale|maggioritario/i, "maggioritario"],
  [/proporzionale|estero|estere/i, "proporzionale"],
];

/** "Eletto uninominale dalla XVIII legislatura" → "maggioritario"; another word as published. */
export function toElectionType(text: string | null): string | null {
  return electionTypes.find(([pattern]) => pattern.test(text ?? ""))?.[1] ?? text;
}

function senateMembership(row: Row, groups: Membership["groups"]): Membership {
  const isLife = get(row, "tipo").includes("a vita");
  const region = find(row, "regione");
  const end = dayAfter(find(row, "fine"));
  return {
    branch: "S",
    start: toDay(get(row, "inizio")) ?? get(row, "inizio"),
    end,
    ...valuesIn(membershipSchema, "senate", row),
    electionArea: region === null ? null : toArea(region),
    constituency: toConstituency(find(row, "coll") ?? region),
    electionType: toElectionType(cleanOptional(find(row, "elez"))) ?? (isLife ? cleanText(get(row, "tipo")) : null),
    list: null,
    isLife,
    replaces: null,
    replacedBy: null,
    groups: groups.map((period) => (period.end === null ? { ...period, end } : period)),
  };
}

/** Mandates in earlier legislatures, oldest first: "Senatrice, XVIII legislatura". */
function earlierMandates(rows: readonly Row[], gender: Person["gender"]): Person["career"] {
  const mandates = [...new Map(rows.map((row) => [get(row, "m"), row])).values()].map((row) => {
    const isDeputy = find(row, "dep") !== null;
    const seat = isDeputy ? ["Deputato", "Deputata"] : ["Senatore", "Senatrice"];
    const life = find(row, "tipo")?.includes("a vita") === true ? " a vita" : "";
    return {
      role: `${seat[gender === "F" ? 1 : 0] ?? ""}${life}, ${toRoman(Number(get(row, "leg")))} legislatura`,
      organisation: isDeputy ? "Camera dei deputati" : "Senato della Repubblica",
      start: toDay(get(row, "inizio")),
      end: dayAfter(find(row, "fine")),
    };
  });
  return mandates.sort((a, b) => ((a.start ?? "") < (b.start ?? "") ? -1 : 1));
}

/** Joins consecutive periods in the same group: the source starts a new one with each change of office. */
function senateGroupPeriods(rows: readonly Row[]): Membership["groups"] {
  const periods = rows
    .map((row) => ({
      group: groupAddress(get(row, "g")),
      start: toDay(get(row, "inizio")),
      end: dayAfter(find(row, "fine")),
    }))
    .sort((a, b) => ((a.start ?? "") < (b.start ?? "") ? -1 : 1));
  return periods.reduce<Membership["groups"]>((joined, period) => {
    const last = joined.at(-1);
    if (last === undefined || last.group !== period.group || (last.end !== null && (period.start ?? "") > last.end))
      return [...joined, period];
    const end = last.end === null || period.end === null ? null : last.end > period.end ? last.end : period.end;
    return [...joined.slice(0, -1), { ...last, end }];
  }, []);
}

function senateBirthPlace(row: Row): string {
  const country = cleanText(get(row, "nazione"));
  const town = toPlaceName(cleanText(get(row, "citta")));
  return country === "Italia" ? town : `${town} (${country})`;
}
