import type { Membership, Person } from "#src/domain/records.ts";
import { givePersonIds } from "#scripts/lib/slug.ts";
import type { Previous } from "#scripts/pull/source.ts";
import type { Answers } from "./answers.ts";
import { buildDeputies, deputyNumber } from "./deputies.ts";
import { withGovernment } from "./government.ts";
import { byStart, type Draft, type ReadDays } from "./person-draft.ts";
import { buildSenators } from "./senators.ts";
import { withNameInUse, withRegisteredName, type NamesInUse } from "./names-in-use.ts";
import { find, get, localName, type Row, type UndatedPeriod } from "./sparql.ts";
import { cleanText, normalizeName, slugify } from "./text.ts";

/** Finds the id of a person by a chamber's URI or by name. */
export interface PersonIndex {
  /** By URI of a deputy ("…/d307394_19") or of a senator; undefined = unknown. */
  readonly deputy: (uri: string) => string | undefined;
  readonly senator: (uri: string) => string | undefined;
  /** By "On. Nome Cognome"; undefined = no such name, or not unique. */
  readonly name: (text: string) => string | undefined;
}

/**
 * All people, sorted by id, and the index used by other records. A person with a seat in both chambers has one record.
 * People in the previous snapshot keep their id. `ambiguous`: names of members of the government that are left out.
 */
export function buildPeople(
  answers: Answers,
  undated: readonly UndatedPeriod[],
  days: ReadDays,
  previous?: Previous,
  government: readonly Draft[] = [],
  names: NamesInUse = new Map(),
): { people: Person[]; index: PersonIndex; ambiguous: readonly string[] } {
  const members = mergeDrafts(buildDeputies(answers, undated, days), buildSenators(answers, days));
  const { drafts, ambiguous } = withGovernment(members, government);
  const named = assignIds(
    drafts.map((draft) => withNameInUse(draft, names)),
    previous,
  );
  const people = linkReplacements(named.map(({ person }) => person)).sort((a, b) => (a.id < b.id ? -1 : 1));
  return { people, index: buildIndex(named, answers.signatures), ambiguous };
}

/** Merges a deputy and a senator who are linked by the Senate's bridge, or have the same name and date of birth. */
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

/** The Senate's record takes precedence: it has more data (profession, mixed-case names). */
function mergeTwo(deputy: Draft, senator: Draft): Draft {
  const memberships = [...deputy.fields.memberships, ...senator.fields.memberships].sort(byStart);
  return {
    deputyNumbers: [...new Set([...deputy.deputyNumbers, ...senator.deputyNumbers])],
    senatorNumber: senator.senatorNumber,
    fields: {
      ...withRegisteredName(senator.fields, deputy.fields),
      birthDate: senator.fields.birthDate ?? deputy.fields.birthDate,
      memberships,
    },
    sources: [...deputy.sources, ...senator.sources],
  };
}

interface Named {
  readonly draft: Draft;
  readonly person: Person;
}

/** People found by a chamber's number keep their id and aliases; new ones get an id from {@link givePersonIds}. */
function assignIds(drafts: readonly Draft[], previous: Previous | undefined): Named[] {
  const known = (previous?.keys("person") ?? []).flatMap((id) => previous?.record("person", id) ?? []);
  const byNumber = new Map(known.flatMap((person) => person.aliases.map((alias) => [alias, person] as const)));
  const slugs = toSlugs(drafts);
  const kept = new Set<string>();
  const found = drafts.map((draft) => {
    const person = numbersOf(draft).flatMap((number) => byNumber.get(number) ?? [])[0];
    // If the chambers split a person in two, the first one keeps the id.
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
    // Not the slug: no address of the chambers has a date of birth.
    const addresses = [...numbersOf(draft), ...(found[place]?.aliases ?? [])];
    const aliases = [...new Set(addresses)].filter((alias) => alias !== id);
    return { draft, person: { id, aliases, ...draft.fields, publishedStrength: [], sources: [...draft.sources] } };
  });
}

/** Numbers of a person at the chambers, in the form of aliases. */
function numbersOf({ deputyNumbers, senatorNumber }: Draft): string[] {
  return [
    ...deputyNumbers.map((number) => `d${number}`),
    ...(senatorNumber === null ? [] : [`senatore-${senatorNumber}`]),
  ];
}

/** Slug = family name, given name, date of birth. Duplicates get "-2" in the order of `drafts`. */
function toSlugs(drafts: readonly Draft[]): string[] {
  const taken = new Map<string, number>();
  return drafts.map(({ fields: { familyName, givenName, birthDate } }) => {
    const base = `${slugify(familyName)}-${slugify(givenName)}-${birthDate ?? "none"}`;
    const count = (taken.get(base) ?? 0) + 1;
    taken.set(base, count);
    return count === 1 ? base : `${base}-${String(count)}`;
  });
}

/**
 * Index by number and name. Some deputies sign with another name than the registered one ("Pino", not "Giuseppe"), so
 * the names of their signatures are included.
 */
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
  const born = named.flatMap(({ person }) =>
    [person, ...(person.registeredName === undefined ? [] : [person.registeredName])].map((one) => ({
      name: `${one.givenName} ${one.familyName}`,
      id: person.id,
    })),
  );
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
 * Links a deputy with the predecessor: exactly one other left a seat in the same constituency on the day of the start.
 * The source does not publish it; two departures on one day in one constituency stay unlinked.
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
