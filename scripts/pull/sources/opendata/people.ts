/** Deputies and senators as persons: one record for one human being, whichever chamber it comes from. */
import type { Membership, Person } from "#src/domain/records.ts";
import { givePersonIds } from "#scripts/lib/slug.ts";
import type { Previous } from "#scripts/pull/source.ts";
import type { Answers } from "./answers.ts";
import { buildDeputies, deputyNumber } from "./deputies.ts";
import { byStart, type Draft, type ReadDays } from "./person-draft.ts";
import { buildSenators } from "./senators.ts";
import { find, get, localName, type Row, type UndatedSpell } from "./sparql.ts";
import { cleanText, normalizeName, slugify } from "./text.ts";

/** Finds the person behind a chamber's id or a printed name. */
export interface PersonIndex {
  /** By the number in a deputy's URI ("307394"), by a senator's number, or undefined. */
  readonly deputy: (uri: string) => string | undefined;
  readonly senator: (uri: string) => string | undefined;
  /** By "On. Nome Cognome"; undefined when nobody or more than one bears the name. */
  readonly name: (text: string) => string | undefined;
}

/** Every person, sorted by id, and the index that the other records use. Who is in the snapshot keeps the id. */
export function buildPeople(
  answers: Answers,
  undated: readonly UndatedSpell[],
  days: ReadDays,
  previous?: Previous,
): { people: Person[]; index: PersonIndex } {
  const drafts = mergeDrafts(buildDeputies(answers, undated, days), buildSenators(answers, days));
  const named = assignIds(drafts, previous);
  const people = linkReplacements(named.map(({ person }) => person)).sort((a, b) => (a.id < b.id ? -1 : 1));
  return { people, index: buildIndex(named, answers.signatures) };
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

/** Who is known by a chamber's number keeps id and former addresses; others are called as {@link givePersonIds} says. */
function assignIds(drafts: readonly Draft[], previous: Previous | undefined): Named[] {
  const known = (previous?.keys("person") ?? []).flatMap((id) => previous?.record("person", id) ?? []);
  const byNumber = new Map(known.flatMap((person) => person.aliases.map((alias) => [alias, person] as const)));
  const slugs = toSlugs(drafts);
  const kept = new Set<string>();
  const found = drafts.map((draft) => {
    const person = numbersOf(draft).flatMap((number) => byNumber.get(number) ?? [])[0];
    // Two whom the chambers no longer hold for one: the first goes on.
    if (person === undefined || kept.has(person.id)) return undefined;
    kept.add(person.id);
    return person;
  });
  const given = givePersonIds(
    slugs.filter((_, place) => found[place] === undefined),
    known.flatMap(({ id, aliases }) => [id, ...aliases]),
  );
  return drafts.map((draft, place) => {
    const slug = slugs[place] ?? "";
    const id = found[place]?.id ?? given.get(slug) ?? slug;
    const addresses = [...numbersOf(draft), slug, ...(found[place]?.aliases ?? [])];
    const aliases = [...new Set(addresses)].filter((alias) => alias !== id);
    return { draft, person: { id, aliases, ...draft.fields, publishedStrength: [], sources: [...draft.sources] } };
  });
}

/** What the chambers call somebody, as addresses. */
function numbersOf({ deputyNumbers, senatorNumber }: Draft): string[] {
  return [
    ...deputyNumbers.map((number) => `d${number}`),
    ...(senatorNumber === null ? [] : [`senatore-${senatorNumber}`]),
  ];
}

/** Slug = family name, given name, birth date; a clash takes "-2" in the order of the chambers' ids. */
function toSlugs(drafts: readonly Draft[]): string[] {
  const taken = new Map<string, number>();
  return drafts.map(({ fields: { familyName, givenName, birthDate } }) => {
    const base = `${slugify(familyName)}-${slugify(givenName)}-${birthDate ?? "none"}`;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return count === 1 ? base : `${base}-${String(count)}`;
  });
}

/** Some deputies go by another name than that of the register ("Pino", not "Giuseppe"): their signatures tell whose it is. */
function buildIndex(named: readonly Named[], signatures: readonly Row[]): PersonIndex {
  const deputies = new Map(
    named.flatMap(({ draft, person }) => draft.deputyNumbers.map((number) => [number, person.id])),
  );
  const senators = new Map(named.map(({ draft, person }) => [draft.senatorNumber, person.id]));
  const deputy = (uri: string): string | undefined => deputies.get(deputyNumber(uri));
  const signed = signatures.flatMap((row) => {
    const uri = find(row, "dep");
    return uri === null ? [] : [{ name: withoutTitle(get(row, "nome")), id: deputy(uri) }];
  });
  const born = named.map(({ person }) => ({ name: `${person.givenName} ${person.familyName}`, id: person.id }));
  const names = Map.groupBy([...born, ...signed], ({ name }) => normalizeName(name));
  return {
    deputy,
    senator: (uri) => senators.get(localName(uri)),
    name: (text) => {
      const bearers = new Set(names.get(normalizeName(withoutTitle(text)))?.flatMap(({ id }) => id ?? []));
      return bearers.size === 1 ? [...bearers][0] : undefined;
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
  const left = Map.groupBy(
    seats.filter(({ membership }) => membership.end !== null),
    ({ membership }) => key(membership, membership.end),
  );
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
