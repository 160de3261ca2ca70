/**
 * Names in use. The Camera registers its members under their names at birth, and publishes the name that everybody uses
 * beside it; the Senate publishes only the latter, which therefore takes precedence for who has had a seat there.
 */
import type { Person } from "#src/domain/records.ts";
import { toPersonName } from "#src/domain/person-name.ts";
import { deputyNumber } from "./deputies.ts";
import type { Draft } from "./person-draft.ts";
import { find, get, localName, type Row } from "./sparql.ts";
import { cleanText, normalizeName } from "./text.ts";

export type Name = NonNullable<Person["registeredName"]>;

/** Names by the number that deputies and members of governments have at the Camera. */
export type NamesInUse = ReadonlyMap<string, readonly Name[]>;

/** "…/deputato.rdf/d307394_19" and "…/persona.rdf/p307394" → "307394". */
const numberOf = (uri: string): string => deputyNumber(uri).replace(/^p/, "");

/** Rows of deputies and of members of governments. */
export function readNamesInUse(rows: readonly Row[]): NamesInUse {
  const own = Map.groupBy(rows, (row) => numberOf(localName(get(row, "d"))));
  return new Map(
    [...own].map(([number, names]) => [
      number,
      names.map((row) => ({
        familyName: toPersonName(cleanText(get(row, "cognome"))),
        givenName: toPersonName(cleanText(find(row, "nome") ?? "")),
      })),
    ]),
  );
}

const wordsOf = ({ familyName, givenName }: Name): string => normalizeName(`${familyName} ${givenName}`);

export function isSameName(a: Name, b: Name): boolean {
  return wordsOf(a) === wordsOf(b);
}

/** The name in use in place of the registered one, which stays beside it where they differ. */
export function withNameInUse(draft: Draft, names: NamesInUse): Draft {
  const { fields } = draft;
  if (draft.senatorNumber !== null) return draft;
  const published = draft.deputyNumbers.flatMap((number) => names.get(number) ?? []);
  const used = published
    .map((name) => (name.givenName === "" ? { ...name, givenName: fields.givenName } : name))
    .find((name) => !isSameName(name, fields));
  if (used === undefined) return draft;
  const { familyName, givenName } = fields;
  return { ...draft, fields: { ...fields, ...used, registeredName: { familyName, givenName } } };
}

/** The fields of a person's record at the Senate, with the registered name of the one at the Camera if it is another. */
export function withRegisteredName(fields: Draft["fields"], camera: Name): Draft["fields"] {
  const { familyName, givenName } = camera;
  return isSameName(fields, camera) ? fields : { ...fields, registeredName: { familyName, givenName } };
}
