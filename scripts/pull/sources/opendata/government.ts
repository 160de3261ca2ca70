/**
 * Members of the governments, from the Camera's data. Deputies are joined by number, senators by the Senate's bridge or by
 * name and date of birth; the others are people without a mandate.
 */
import { titledOffice } from "#src/domain/government-title.ts";
import { governmentRanks, type GovernmentRank } from "#src/domain/codes.ts";
import type { Government } from "#src/domain/records.ts";
import { withoutDay } from "#scripts/pull/conversion.ts";
import type { Previous } from "#scripts/pull/source.ts";
import { toSentenceCase } from "#src/domain/sentence-case.ts";
import { toPersonName } from "#src/domain/person-name.ts";
import type { Governments, NamedGovernment } from "./governments.ts";
import { withRegisteredName } from "./names-in-use.ts";
import type { PersonIndex } from "./people.ts";
import { toGender, type Draft, type ReadDays } from "./person-draft.ts";
import { deputyName, ofCamera } from "./legislature-uris.ts";
import type { Query } from "./queries.ts";
import { find, get, localName, type Row } from "./sparql.ts";
import { cleanOptional, cleanText, normalizeName, toDay } from "./text.ts";

/** Not among the needed queries: the dumps have no government. */
export const governmentMembers: Query = {
  name: "C30",
  chamber: "camera",
  title: "members of the governments",
  text: `
SELECT DISTINCT ?g ?m ?r ?n ?c ?p ?b ?ge ?ol ?di ?i ?f WHERE {
  ?g a ocd:governo ; ${ofCamera} ; ocd:rif_membroGoverno ?m .
  ?m ocd:membroGoverno ?r ; foaf:firstName ?n ; foaf:surname ?c ; ocd:rif_persona ?p ; ocd:startDate ?i .
  OPTIONAL { ?m ocd:endDate ?f } OPTIONAL { ?m ocd:rif_organoGoverno ?o . ?o rdfs:label ?ol } OPTIONAL { ?m ocd:rif_organoGoverno ?o2 . ?o2 ocd:dicastero ?di } OPTIONAL { ?p bio:Birth ?y . ?y bio:date ?b } OPTIONAL { ?p foaf:gender ?ge }
} ORDER BY ?m
`,
};

/** "http://dati.camera.it/ocd/persona.rdf/p302103" → "302103", the number of the deputy. */
const numberOf = (row: Row): string => localName(get(row, "p")).replace(/^p/, "");

/** Members of the governments of this legislature. */
function ofGovernments(rows: readonly Row[], governments: readonly NamedGovernment[]): Row[] {
  const uris = new Set(governments.map(({ uri }) => uri));
  const distinct = [...new Map(rows.map((row) => [`${get(row, "g")} ${get(row, "m")}`, row])).values()];
  return distinct.filter((row) => uris.has(get(row, "g")) && toDay(get(row, "i")) !== null);
}

/** One draft per person in the government, without memberships. */
export function governmentDrafts(rows: readonly Row[], { list }: Governments, days: ReadDays): Draft[] {
  const people = new Map(ofGovernments(rows, list).map((row) => [numberOf(row), row]));
  return [...people].map(([number, row]) => ({
    deputyNumbers: [number],
    senatorNumber: null,
    fields: {
      familyName: toPersonName(cleanText(get(row, "c"))),
      givenName: toPersonName(cleanText(get(row, "n"))),
      gender: toGender(find(row, "ge")),
      birthDate: toDay(find(row, "b")),
      birthPlace: null,
      deathDate: null,
      profession: null,
      image: null,
      memberships: [],
      career: [],
    },
    sources: [{ name: "Camera dei deputati", url: get(row, "p"), fetchedAt: days.C }],
  }));
}

/**
 * Adds the people of the government to the members of parliament. `ambiguous`: their name is that of a member, but a date
 * of birth is missing, so nobody can say whether they are one person; they are left out.
 */
export function withGovernment(
  members: readonly Draft[],
  government: readonly Draft[],
): { readonly drafts: readonly Draft[]; readonly ambiguous: readonly string[] } {
  const drafts = [...members];
  const ambiguous: string[] = [];
  const nameOf = ({ fields }: Draft): string => normalizeName(`${fields.familyName} ${fields.givenName}`);
  /** Whether one name has all words of the other: the Camera's "Alberti" is the Senate's "Alberti Casellati". */
  const isWithin = (a: Draft, b: Draft): boolean => {
    const [own, other] = [a, b].map((draft) => new Set(nameOf(draft).split(" ")));
    return own !== undefined && other !== undefined && (own.isSubsetOf(other) || other.isSubsetOf(own));
  };
  for (const minister of government) {
    const [number = ""] = minister.deputyNumbers;
    if (drafts.some(({ deputyNumbers }) => deputyNumbers.includes(number))) continue;
    const { birthDate } = minister.fields;
    const namesakes = drafts.filter((draft) => nameOf(draft) === nameOf(minister));
    const twin = drafts.find(
      (draft) => birthDate !== null && draft.fields.birthDate === birthDate && isWithin(draft, minister),
    );
    if (twin !== undefined)
      drafts[drafts.indexOf(twin)] = {
        ...twin,
        deputyNumbers: [...twin.deputyNumbers, number],
        fields: twin.senatorNumber === null ? twin.fields : withRegisteredName(twin.fields, minister.fields),
      };
    else if (namesakes.some(({ fields }) => birthDate === null || fields.birthDate === null))
      ambiguous.push(`${minister.fields.givenName} ${minister.fields.familyName}`);
    else drafts.push(minister);
  }
  return { drafts, ambiguous };
}

const ranks: readonly (readonly [RegExp, GovernmentRank])[] = [
  [/^vice ?presidente/i, "vice_president"],
  [/^presidente/i, "president"],
  [/^vice ?ministr/i, "deputy_minister"],
  [/^ministr/i, "minister"],
  [/^sottosegretari/i, "undersecretary"],
  [/^commissari/i, "commissioner"],
];

/** "SOTTOSEGRETARIO DI STATO" → "Sottosegretario di Stato". */
function toRoleName(text: string): string {
  return toSentenceCase(cleanText(text)).replace("del consiglio", "del Consiglio").replace("di stato", "di Stato");
}

interface RecordInputs {
  readonly index: PersonIndex;
  readonly days: ReadDays;
  readonly previous: Previous | undefined;
}

/** Records of all governments. One that the Camera does not list any more stays as it is stored. */
export function governmentRecords(
  rows: readonly Row[],
  { list }: Governments,
  { index, days, previous }: RecordInputs,
): { readonly records: readonly Government[]; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const records = list.map((one): Government => {
    const { id, aliases, name, start, end } = one;
    const stored = one.uri === null ? previous?.record("government", id) : undefined;
    if (stored !== undefined) return { ...withoutDay(stored), end };
    const found = governmentRoles(rows, one, index);
    unknown.push(...found.unknown);
    const source =
      found.roles.length === 0
        ? { name: "Senato della Repubblica", url: null, fetchedAt: days.S }
        : { name: "Camera dei deputati", url: null, fetchedAt: days.C };
    return { id, aliases, name, start, end, roles: found.roles, sources: [source] };
  });
  return { records, unknown };
}

/** Rank of an office as published; "other" = a word that is not known. */
export function rankOf(role: string): GovernmentRank {
  return ranks.find(([pattern]) => pattern.test(toRoleName(role)))?.[1] ?? "other";
}

/** Roles in a government, highest first. `unknown`: those never seen before. */
function governmentRoles(
  rows: readonly Row[],
  government: NamedGovernment,
  index: PersonIndex,
): { readonly roles: Government["roles"]; readonly unknown: readonly string[] } {
  const unknown: string[] = [];
  const roles = ofGovernments(rows, [government]).flatMap((row): Government["roles"] => {
    const role = toRoleName(get(row, "r"));
    const rank = rankOf(role);
    const person = index.deputy(deputyName(numberOf(row)));
    if (rank === "other") unknown.push(role);
    if (person === undefined) return [];
    // The label of a body ends with its days: "MINISTRO DELLA SALUTE (03.09.2026)".
    const lastDay = toDay(find(row, "f"));
    const body = cleanOptional(find(row, "di") ?? find(row, "ol"))?.replace(/ \([\d.,\s-]+\)$/, "") ?? null;
    return [
      {
        ...{ person, rank, party: null, ...titledOffice(role, body) },
        ...{ start: toDay(get(row, "i")), end: lastDay ?? government.end },
        ...(lastDay === null ? {} : { lastDay }),
      },
    ];
  });
  const head = government.head === null ? undefined : index.deputy(deputyName(numberOf({ p: government.head })));
  const { start, end } = government;
  if (head !== undefined && !roles.some(({ rank }) => rank === "president"))
    roles.push({
      person: head,
      rank: "president",
      role: "Presidente del Consiglio",
      party: null,
      department: null,
      start,
      end,
    });
  const order = ({ rank, start: first, person }: Government["roles"][number]): string =>
    `${governmentRanks.indexOf(rank)} ${first ?? ""} ${person}`;
  return { roles: roles.toSorted((a, b) => (order(a) < order(b) ? -1 : 1)), unknown };
}
