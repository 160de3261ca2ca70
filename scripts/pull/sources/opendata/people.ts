/** Deputies and senators as persons: one record for one human being, whichever chamber it comes from. */
import { findArea } from "#src/domain/areas.ts";
import type { Membership, Person, SourceRef } from "#src/domain/records.ts";
import type { Answers } from "./answers.ts";
import { toGroupName, toPersonName, toPlaceName, toSentenceCase } from "./case.ts";
import { areaAlias, groupAddress } from "./reference.ts";
import { find, get, localName, type Row, type UndatedSpell } from "./sparql.ts";
import { cleanOptional, cleanText, dayAfter, normalizeName, slugify, toDay } from "./text.ts";

/** Finds the person behind a chamber's id or a printed name. */
export interface PersonIndex {
  /** By the number in a deputy's URI ("307394"), by a senator's number, or undefined. */
  readonly deputy: (uri: string) => string | undefined;
  readonly senator: (uri: string) => string | undefined;
  /** By "On. Nome Cognome"; undefined when nobody or more than one bears the name. */
  readonly name: (text: string) => string | undefined;
}

/** A person as one chamber tells it, before the two are brought together. */
interface Draft {
  readonly deputyNumbers: readonly string[];
  readonly senatorNumber: string | null;
  readonly fields: Omit<Person, "id" | "aliases" | "sources" | "publishedStrength">;
  readonly sources: readonly SourceRef[];
}

/** Day on which each chamber's data were read. */
export interface ReadDays {
  readonly C: string;
  readonly S: string;
}

/** Every person, sorted by id, and the index that the other records use. */
export function buildPeople(
  answers: Answers,
  undated: readonly UndatedSpell[],
  days: ReadDays,
): { people: Person[]; index: PersonIndex } {
  const drafts = mergeDrafts(buildDeputies(answers, undated, days), buildSenators(answers, days));
  const named = assignIds(drafts);
  const people = linkReplacements(named.map(({ person }) => person)).sort((a, b) => (a.id < b.id ? -1 : 1));
  return { people, index: buildIndex(named) };
}

/** "http://dati.camera.it/ocd/deputato.rdf/d307394_19" → "307394". */
export function deputyNumber(uri: string): string {
  return /d(\d+)_\d+$/.exec(uri)?.[1] ?? localName(uri);
}

function buildDeputies(answers: Answers, undated: readonly UndatedSpell[], days: ReadDays): Draft[] {
  const births = new Map(answers.births.map((row) => [get(row, "d"), row]));
  const spells = Map.groupBy(answers.cameraSpells, (row) => get(row, "d"));
  const undatedBy = Map.groupBy(undated, (spell) => spell.deputy);
  return [...Map.groupBy(answers.deputies, (row) => get(row, "d"))].flatMap(([uri, rows]) => {
    const first = rows[0];
    if (first === undefined) return [];
    const birth = births.get(uri);
    const groups = cameraGroupSpells(spells.get(uri) ?? [], undatedBy.get(uri) ?? []);
    const mandates = [...new Map(rows.map((row) => [get(row, "m"), row])).values()];
    const fields = {
      familyName: toPersonName(cleanText(get(first, "cognome"))),
      givenName: toPersonName(cleanText(get(first, "nome"))),
      gender: toGender(find(first, "genere")),
      birthDate: toDay(birth === undefined ? null : find(birth, "data")),
      birthPlace: birth === undefined ? null : cameraBirthPlace(birth),
      deathDate: null,
      profession: null,
      image: find(first, "foto"),
      memberships: mandates.map((row) => cameraMembership(row, groups)).sort(byStart),
      career: [],
    };
    const source = { name: "Camera dei deputati", url: uri, fetchedAt: days.C };
    return [{ deputyNumbers: [deputyNumber(uri)], senatorNumber: null, fields, sources: [source] }];
  });
}

function cameraMembership(row: Row, groups: Membership["groups"]): Membership {
  const constituency = find(row, "uninominale") ?? get(row, "collegio");
  const end = toDay(find(row, "fine"));
  return {
    branch: "C",
    start: toDay(get(row, "inizio")) ?? get(row, "inizio"),
    end,
    endReason: null,
    electionArea: toArea(get(row, "collegio")),
    constituency: toConstituency(constituency),
    electionType: find(row, "tipo"),
    list: toList(find(row, "lista")),
    isLife: false,
    replaces: null,
    replacedBy: null,
    groups: groups.map((spell) => (spell.end === null ? { ...spell, end } : spell)),
  };
}

/** Spells with a day first, in order of time; of the undated former ones those that end where the next one begins. */
function cameraGroupSpells(rows: readonly Row[], undated: readonly UndatedSpell[]): Membership["groups"] {
  const dated = rows
    .map((row) => ({
      group: groupAddress(get(row, "g")),
      start: toDay(find(row, "inizio")),
      end: toDay(find(row, "fine")),
    }))
    .sort((a, b) => ((a.start ?? "9999") < (b.start ?? "9999") ? -1 : 1));
  const former = undated.flatMap((spell) => {
    // The former spell ends where the following one begins; when that day is unknown too the record cannot hold it.
    const next = dated[spell.order - 1];
    return next === undefined || next.start === null
      ? []
      : [{ group: groupAddress(spell.group), start: null, end: next.start }];
  });
  return [...former, ...dated];
}

/** "nato a LUGANO, SVIZZERA, il 04.05.1985": the town, and the country when it is not Italy. */
function cameraBirthPlace(birth: Row): string | null {
  const parts = (/nat[oa] a (.*?), il /.exec(get(birth, "nato"))?.[1] ?? "")
    .split(",")
    .map((part) => toPlaceName(cleanText(part)));
  const town = cleanOptional(find(birth, "luogo")) ?? parts[0] ?? "";
  if (town === "") return null;
  const isAbroad = parts.length === 2 && parts[1] !== undefined;
  return isAbroad ? `${toPlaceName(town)} (${parts[1] ?? ""})` : toPlaceName(town);
}

function buildSenators(answers: Answers, days: ReadDays): Draft[] {
  const notes = Map.groupBy(answers.senatorNotes, (row) => get(row, "s"));
  const mandates = Map.groupBy(answers.senatorMandates, (row) => get(row, "s"));
  const spells = Map.groupBy(answers.senateSpells, (row) => get(row, "s"));
  const bridge = Map.groupBy(answers.bridge, (row) => get(row, "s"));
  return [...Map.groupBy(answers.senators, (row) => get(row, "s"))].flatMap(([uri, rows]) => {
    const row = rows[0];
    if (row === undefined) return [];
    const own = notes.get(uri) ?? [];
    const groups = senateGroupSpells(spells.get(uri) ?? []);
    const memberships = [...new Map((mandates.get(uri) ?? []).map((mandate) => [get(mandate, "m"), mandate])).values()];
    const fields = {
      familyName: toPersonName(cleanText(get(row, "cognome"))),
      givenName: toPersonName(cleanText(get(row, "nome"))),
      gender: toGender(find(row, "genere")),
      birthDate: toDay(get(row, "nato")),
      birthPlace: senateBirthPlace(row),
      deathDate: toDay(own.map((note) => find(note, "morte")).find((day) => day !== null) ?? null),
      profession: joinTexts(own.map((note) => find(note, "prof"))),
      image: find(row, "foto"),
      memberships: memberships.map((mandate) => senateMembership(mandate, groups)).sort(byStart),
      career: uniqueTexts(own.map((note) => find(note, "carica"))).map((role) => ({
        role,
        organisation: null,
        start: null,
        end: null,
      })),
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

function senateMembership(row: Row, groups: Membership["groups"]): Membership {
  const isLife = get(row, "tipo").includes("a vita");
  const region = find(row, "regione");
  const end = dayAfter(find(row, "fine"));
  return {
    branch: "S",
    start: toDay(get(row, "inizio")) ?? get(row, "inizio"),
    end,
    endReason: cleanOptional(find(row, "esito")),
    electionArea: region === null ? null : toArea(region),
    constituency: toConstituency(find(row, "coll") ?? region),
    electionType: cleanOptional(find(row, "elez")) ?? (isLife ? cleanText(get(row, "tipo")) : null),
    list: null,
    isLife,
    replaces: null,
    replacedBy: null,
    groups: groups.map((spell) => (spell.end === null ? { ...spell, end } : spell)),
  };
}

/** A change of office inside the group opens a new spell at the source: joined again here. */
function senateGroupSpells(rows: readonly Row[]): Membership["groups"] {
  const spells = rows
    .map((row) => ({
      group: groupAddress(get(row, "g")),
      start: toDay(get(row, "inizio")),
      end: dayAfter(find(row, "fine")),
    }))
    .sort((a, b) => ((a.start ?? "") < (b.start ?? "") ? -1 : 1));
  return spells.reduce<Membership["groups"]>((joined, spell) => {
    const last = joined.at(-1);
    if (last === undefined || last.group !== spell.group || (last.end !== null && (spell.start ?? "") > last.end))
      return [...joined, spell];
    const end = last.end === null || spell.end === null ? null : last.end > spell.end ? last.end : spell.end;
    return [...joined.slice(0, -1), { ...last, end }];
  }, []);
}

function senateBirthPlace(row: Row): string {
  const country = cleanText(get(row, "nazione"));
  const town = toPlaceName(cleanText(get(row, "citta")));
  return country === "Italia" ? town : `${town} (${country})`;
}

/** A deputy and a senator are one person by the Senate's bridge, or by equal name and equal birth date. */
function mergeDrafts(deputies: readonly Draft[], senators: readonly Draft[]): Draft[] {
  const key = ({ fields }: Draft): string =>
    `${normalizeName(`${fields.familyName} ${fields.givenName}`)} ${fields.birthDate ?? "?"}`;
  const merged = new Set<Draft>();
  const drafts = deputies.map((deputy) => {
    const number = deputy.deputyNumbers[0] ?? "";
    const twin = senators.find(
      (senator) =>
        senator.deputyNumbers.includes(number) || (deputy.fields.birthDate !== null && key(senator) === key(deputy)),
    );
    if (twin === undefined) return deputy;
    merged.add(twin);
    return mergeTwo(deputy, twin);
  });
  return [...drafts, ...senators.filter((senator) => !merged.has(senator))];
}

/** The Senate's record says more (profession, mixed-case names), so it comes first. */
function mergeTwo(deputy: Draft, senator: Draft): Draft {
  const memberships = [...deputy.fields.memberships, ...senator.fields.memberships].sort(byStart);
  return {
    deputyNumbers: [...new Set([...deputy.deputyNumbers, ...senator.deputyNumbers])],
    senatorNumber: senator.senatorNumber,
    fields: { ...senator.fields, birthDate: senator.fields.birthDate ?? deputy.fields.birthDate, memberships },
    sources: [...deputy.sources, ...senator.sources],
  };
}

interface Named {
  readonly draft: Draft;
  readonly person: Person;
}

/** Slug = family name, given name, birth date; a clash takes "-2" in the order of the chambers' ids. */
function assignIds(drafts: readonly Draft[]): Named[] {
  const taken = new Map<string, number>();
  return drafts.map((draft) => {
    const { familyName, givenName, birthDate } = draft.fields;
    const base = `${slugify(familyName)}-${slugify(givenName)}-${birthDate ?? "none"}`;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    const id = count === 1 ? base : `${base}-${String(count)}`;
    const aliases = [
      ...draft.deputyNumbers.map((number) => `d${number}`),
      ...(draft.senatorNumber === null ? [] : [`senatore-${draft.senatorNumber}`]),
    ];
    return { draft, person: { id, aliases, ...draft.fields, publishedStrength: [], sources: [...draft.sources] } };
  });
}

function buildIndex(named: readonly Named[]): PersonIndex {
  const deputies = new Map(
    named.flatMap(({ draft, person }) => draft.deputyNumbers.map((number) => [number, person.id])),
  );
  const senators = new Map(named.map(({ draft, person }) => [draft.senatorNumber, person.id]));
  const names = Map.groupBy(named, ({ person }) => normalizeName(`${person.givenName} ${person.familyName}`));
  return {
    deputy: (uri) => deputies.get(deputyNumber(uri)),
    senator: (uri) => senators.get(localName(uri)),
    name: (text) => {
      const found = names.get(normalizeName(withoutTitle(text))) ?? [];
      return found.length === 1 ? found[0]?.person.id : undefined;
    },
  };
}

/** "On. Ugo Cappellacci" → "Ugo Cappellacci". */
export function withoutTitle(name: string): string {
  return cleanText(name).replace(/^(On|Sen)\. /, "");
}

/**
 * Deputies who took a seat in the constituency and on the day where exactly one other left it. The source does not say
 * "replaces"; two departures on one day from one constituency stay unsaid.
 */
function linkReplacements(people: readonly Person[]): Person[] {
  const seats = people.flatMap((person) => person.memberships.map((membership) => ({ person: person.id, membership })));
  const key = (membership: Membership, day: string | null): string =>
    `${membership.branch} ${membership.constituency ?? ""} ${day ?? ""}`;
  const left = Map.groupBy(seats.filter(({ membership }) => membership.end !== null), ({ membership }) => key(membership, membership.end)); // prettier-ignore
  const came = Map.groupBy(seats, ({ membership }) => key(membership, membership.start));
  const only = (list: readonly { person: string }[] | undefined): string | null =>
    list?.length === 1 ? (list[0]?.person ?? null) : null;
  return people.map((person) => ({
    ...person,
    memberships: person.memberships.map((membership) => {
      const before = left.get(key(membership, membership.start));
      const after = membership.end === null ? undefined : came.get(key(membership, membership.end));
      const replaces = only(came.get(key(membership, membership.start))) === null ? null : only(before);
      const replacedBy = only(left.get(key(membership, membership.end))) === null ? null : only(after);
      return { ...membership, replaces, replacedBy };
    }),
  }));
}

function toList(text: string | null): string | null {
  const clean = cleanOptional(text);
  return clean === null ? null : toGroupName(clean);
}

function toGender(text: string | null): Person["gender"] {
  if (text === "M" || text === "male") return "M";
  return text === "F" || text === "female" ? "F" : null;
}

/** "TRENTINO-ALTO ADIGE/SÜDTIROL - P01" → "trentino-alto-adige"; null when the name is no area that we know. */
export function toArea(constituency: string): string | null {
  const name = constituency.replace(/ - [PU]\d+$/, "").replace(/ \d$/, "");
  return findArea(areaAlias(slugify(name)))?.id ?? null;
}

/** "LOMBARDIA 1 - P02" → "Lombardia 1 - P02". */
function toConstituency(text: string | null): string | null {
  const clean = cleanOptional(text);
  if (clean === null) return null;
  return clean.replace(
    /^(.*?)( - [PU]\d+)?$/,
    (_, name: string, code: string | undefined) => toPlaceName(name) + (code ?? ""),
  );
}

function uniqueTexts(texts: readonly (string | null)[]): string[] {
  return [...new Set(texts.map(cleanOptional).filter((text) => text !== null))].sort();
}

function joinTexts(texts: readonly (string | null)[]): string | null {
  const all = uniqueTexts(texts);
  return all.length === 0 ? null : all.map(toSentenceCase).join("; ");
}

function byStart(a: Membership, b: Membership): number {
  return a.start < b.start ? -1 : 1;
}
