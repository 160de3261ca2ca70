/** Searches that ask a question which one page answers: how a member voted on something; two members, or groups, compared. */
import { withoutOffice } from "./near-names.ts";
import { normalize, withoutElisions } from "./text.ts";

export interface NamedPerson {
  readonly id: string;
  readonly familyName: string;
  readonly givenName: string;
}

export interface NamedGroup {
  readonly id: string;
  readonly acronym: string;
  readonly name: string;
}

/** `words`: what was voted, as typed; "" = all votes of the person. */
export type SearchQuestion<Person, Group> =
  | { readonly asks: "record"; readonly person: Person; readonly words: string }
  | { readonly asks: "people"; readonly both: readonly [Person, Person] }
  | { readonly asks: "groups"; readonly both: readonly [Group, Group] };

interface Names<Person, Group> {
  readonly people: readonly Person[];
  readonly groups: readonly Group[];
  /** Pairs of groups that have a page: "camera-fel camera-sal", ids in alphabetical order. */
  readonly pairs: readonly string[];
}

/** A surname of more people than this is not a question: the list of people follows. */
const mostPeople = 3;
/** Maximum number of words of a full name. */
const longestName = 6;

const compareFrame = /^confront\p{L}*(?: (?:fra|tra))? /iu;
const voteFrame = /^(?:come (?:ha )?vota(?:to)?|vot[oi](?: d(?:i|el|ella))?) /iu;

/** Between two names. */
const between = /^(?:ed?|con|contro|vs\.?)$/i;
/** Between a name and what was voted. */
const joining = /^(?:su|per|di|in|a|il|lo|la|i|gli|le|(?:su|de|ne|a|da)(?:i|l|gli|ll[aeo]))$/i;
/** What members write or propose: "emendamento Neri", "riforma Neri" are named after a person, not asked of one. */
const named =
  /^(?:(?:sub-?)?em(?:end(?:ament[oi])?)?|art(?:icol[oi])?|odg|ordin[ei]|giorno|mozion[ei]|risoluzion[ei]|ddl|pdl|dl|disegn[oi]|propost[ae]|legg[ei]|decret[oi]|riform[ae]|codic[ei]|lodo)\.?$|^\d+\.\d/i;

/** Whether a name is only a word of parliament: the surname Legge. Typed with the given name it is a name. */
const isOrdinary = ([word = "", ...others]: readonly string[]): boolean => others.length === 0 && named.test(word);

/** Words with their apostrophes; without quotation marks and other punctuation between them. */
function toParts(text: string): string[] {
  return text
    .replaceAll(/(['’]) +/g, "$1")
    .split(/[\s,;:?!«»"“”()]+/)
    .filter((part) => toKey([part]) !== "");
}

/** Letters and digits of some words: "De Luca" and "deluca" are one name. */
function toKey(parts: readonly string[]): string {
  return normalize(parts.join("")).replaceAll(/[^\p{L}\p{N}]/gu, "");
}

const isBetween = (part: string): boolean => between.test(part);

/** Key of the name of a group, without the words that also stand between two names. */
const toGroupKey = (text: string): string => toKey(toParts(text).filter((part) => !isBetween(part)));

function byKey<Named>(all: readonly Named[], keysOf: (one: Named) => readonly string[]): Map<string, readonly Named[]> {
  const found = new Map<string, readonly Named[]>();
  for (const one of all)
    for (const key of new Set(keysOf(one))) if (key !== "") found.set(key, [...(found.get(key) ?? []), one]);
  return found;
}

/** A surname alone, or with one or all given names before or after it. */
function personKeys({ familyName, givenName }: NamedPerson): readonly string[] {
  const given = [givenName, ...givenName.split(" ")];
  return [
    [familyName],
    ...given.flatMap((name) => [
      [familyName, name],
      [name, familyName],
    ]),
  ].map(toKey);
}

/** The acronym and the name, and what each begins with: "PD-IDP", "PD", "Lega - Salvini Premier", "Lega". */
function groupKeys({ acronym, name }: NamedGroup): readonly string[] {
  return [acronym, acronym.split("-")[0] ?? "", name, name.split(/ [-–—] |,|\(/)[0] ?? ""].map(toGroupKey);
}

/** Two names that together are the whole text, each with all that it may mean; [] = not two names. */
function readPair<Named>(
  parts: readonly string[],
  names: ReadonlyMap<string, readonly Named[]>,
): readonly (readonly [Named, Named])[] {
  const both = parts.filter((part) => !isBetween(part));
  for (let at = 1; at < both.length; at += 1) {
    const [some, others] = [names.get(toKey(both.slice(0, at))), names.get(toKey(both.slice(at)))];
    if (some !== undefined && others !== undefined)
      return some.flatMap((a) => others.flatMap((b) => (a === b ? [] : [[a, b] as const])));
  }
  return [];
}

/** What was voted, without the words that join it to a name; null = it joins to nothing, as in "decreto di" Neri. */
function toWords(parts: readonly string[]): string | null {
  if (joining.test(parts.at(-1) ?? "")) return null;
  const start = parts.findIndex((part) => !joining.test(part));
  return withoutElisions(parts.slice(start === -1 ? parts.length : start).join(" "));
}

/**
 * Returns a reader of questions in searches. A name counts when it is complete and at the start or the end: "neri
 * sicurezza idrica", "sicurezza idrica Anna Neri", "come ha votato neri sull’acqua", "confronta Neri e Verdi", "PD FDI".
 * A search without such names, or that is a name alone, asks nothing: [].
 */
export function questionReader<Person extends NamedPerson, Group extends NamedGroup>({
  people,
  groups,
  pairs,
}: Names<Person, Group>): (text: string) => readonly SearchQuestion<Person, Group>[] {
  const [persons, called, pages] = [byKey(people, personKeys), byKey(groups, groupKeys), new Set(pairs)];
  const given = new Set(people.flatMap(({ givenName }) => givenName.split(" ").map((name) => toKey([name]))));

  /** The people named at the start or the end, by the longest name, and the other words. */
  const split = (parts: readonly string[]): readonly [readonly Person[], words: string] | null => {
    for (let length = Math.min(parts.length - 1, longestName); length > 0; length -= 1) {
      for (const [name, rest] of [
        [parts.slice(0, length), parts.slice(length)],
        [parts.slice(-length), parts.slice(0, -length)],
      ] as const) {
        const [found, words] = [persons.get(toKey(name)), toWords(rest)];
        // "legge di bilancio" is no question to a senator called Legge.
        if (found !== undefined && words !== null && !isOrdinary(name)) return [found, words];
      }
    }
    return null;
  };

  return (text) => {
    const whole = text.replaceAll(/\s+/g, " ").trim();
    const parts = toParts(whole.replace(compareFrame, ""));
    const twoGroups = readPair(parts, called).filter((both) =>
      pages.has(
        both
          .map(({ id }) => id)
          .toSorted()
          .join(" "),
      ),
    );
    if (twoGroups.length > 0) return twoGroups.map((both) => ({ asks: "groups", both }));
    const said = withoutOffice(whole.replace(voteFrame, ""));
    const own = persons.get(toKey(toParts(said))) ?? [];
    // A person of that name is found by the name.
    if (own.length > 0)
      return said === whole || own.length > mostPeople
        ? []
        : own.map((person) => ({ asks: "record", person, words: "" }));
    const two = readPair(parts, persons);
    if (two.length > 0) return two.length > mostPeople ? [] : two.map((both) => ({ asks: "people", both }));
    if (compareFrame.test(whole)) return [];
    const [found = [], words = ""] = split(toParts(said)) ?? [];
    // A given name beside a surname is another person, whom nobody here is called.
    const isTopic = toParts(words).some(
      (part) => !named.test(part) && !joining.test(part) && !given.has(toKey([part])),
    );
    return isTopic && found.length <= mostPeople ? found.map((person) => ({ asks: "record", person, words })) : [];
  };
}
