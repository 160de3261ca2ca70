/**
 * What the Camera's graph says of its own readings of bills and the Senate's repertory does not: all states with their
 * days, rapporteurs as deputies, texts, and the law at Normattiva. None of the queries is among the needed ones: without
 * an answer bills are those of the repertory.
 */
import type { Bill } from "#src/domain/records.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import { toCameraState, type ReadingState } from "./bill-states.ts";
import { toPersonName } from "#src/domain/person-name.ts";
import type { PersonIndex } from "./people.ts";
import { cameraBillNumber, ofCamera } from "./legislature-uris.ts";
import type { Query } from "./queries.ts";
import { find, get, type Engine, type Row } from "./sparql.ts";
import { cleanOptional, cleanText, normalizeName, toDay } from "./text.ts";

const bill = `?a a ocd:atto ; ${ofCamera}`;

export const billStates: Query = {
  name: "C40",
  chamber: "camera",
  title: "states of bills with their days",
  text: `
SELECT DISTINCT ?a ?t ?d WHERE {
  ${bill} ; ocd:rif_statoIter ?s . {range} ?s dc:title ?t ; dc:date ?d .
}
`,
};

export const billRapporteurs: Query = {
  name: "C41",
  chamber: "camera",
  title: "rapporteurs of bills",
  text: `
SELECT DISTINCT ?a ?n ?x ?t WHERE {
  ${bill} ; ocd:rif_relatore ?r . {range} ?r rdfs:label ?n .
  OPTIONAL { ?r ocd:rif_deputato ?x } OPTIONAL { ?r dc:type ?t }
}
`,
};

export const billTexts: Query = {
  name: "C42",
  chamber: "camera",
  title: "texts of bills",
  text: `
SELECT DISTINCT ?a ?u ?n ?d WHERE {
  ${bill} ; ocd:rif_versioneTestoAtto ?v . {range} ?v dcterms:isReferencedBy ?u .
  OPTIONAL { ?v rdfs:label ?n } OPTIONAL { ?v dc:date ?d }
}
`,
};

/** The bill hangs on a node of its own, or is named directly. */
export const billLaws: Query = {
  name: "C43",
  chamber: "camera",
  title: "laws at Normattiva",
  text: `
SELECT DISTINCT ?l ?u ?a ?w WHERE {
  ?l a ocd:legge ; ${ofCamera} ; ocd:lex ?u ; ocd:lavoriPreparatori ?w .
  OPTIONAL { ?w ocd:rif_attoCamera ?a }
}
`,
};

export const cameraBillQueries: readonly Query[] = [billStates, billRapporteurs, billTexts, billLaws];

/** A reading of the Camera, as far as its graph has it. */
export interface CameraReading {
  readonly states: readonly { readonly state: ReadingState; readonly date: string }[];
  readonly rapporteurs: readonly {
    readonly person: string | null;
    readonly name: string;
    readonly isMinority: boolean;
  }[];
  readonly texts: NonNullable<Bill["readings"][number]["texts"]>;
  /** Address of the law at Normattiva, and its number within the address. */
  readonly law: { readonly url: string; readonly number: string } | null;
}

/** Readings by identifier ("C.703-B"). */
export type CameraReadings = (identifier: string) => CameraReading | undefined;

/** "http://dati.camera.it/ocd/attocamera.rdf/ac19_703-B" → "C.703-B"; null = no bill of this legislature. */
function identifierOf(uri: string | null): string | null {
  const number = cameraBillNumber(uri ?? "");
  return number === null ? null : `C.${number.toUpperCase()}`;
}

export async function readCameraBills(camera: Engine, index: PersonIndex, notes: Notes): Promise<CameraReadings> {
  const byReading = async (query: Query, actOf = (row: Row): string | null => find(row, "a")) =>
    Map.groupBy(await camera.select(query), (row) => identifierOf(actOf(row)) ?? "");
  const [states, rapporteurs, texts] = [
    await byReading(billStates),
    await byReading(billRapporteurs),
    await byReading(billTexts),
  ];
  const laws = await byReading(billLaws, billOf);
  for (const { label, meaning } of [...states.values()].flat().map((row) => toCameraState(cleanText(get(row, "t")))))
    if (meaning === "unknown")
      notes.add("states of the Camera's bills without a meaning here, shown as published", label);
  const known = new Set([states, rapporteurs, texts, laws].flatMap((one) => [...one.keys()]));
  return (identifier) => {
    const key = identifier.toUpperCase();
    if (!known.has(key)) return undefined;
    return {
      states: toStates(states.get(key) ?? []),
      rapporteurs: toRapporteurs(rapporteurs.get(key) ?? [], index),
      texts: toTexts(texts.get(key) ?? []),
      law: toLaw(laws.get(key) ?? []),
    };
  };
}

/** In order of time; a state that comes twice on one day counts once. */
function toStates(rows: readonly Row[]): CameraReading["states"] {
  const states = rows.flatMap((row) => {
    const date = toDay(get(row, "d"));
    return date === null ? [] : [{ state: toCameraState(cleanText(get(row, "t"))), date }];
  });
  const distinct = new Map(states.map((one) => [`${one.date} ${one.state.label}`, one]));
  return [...distinct.values()].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Once each: the graph repeats a rapporteur with every report. Who reports for the minority is told apart. */
function toRapporteurs(rows: readonly Row[], index: PersonIndex): CameraReading["rapporteurs"] {
  const rapporteurs = rows.map((row) => {
    const uri = find(row, "x");
    const name = toPersonName(cleanText(get(row, "n")));
    const isMinority = /minoranza/i.test(find(row, "t") ?? "");
    return { person: (uri === null ? undefined : index.deputy(uri)) ?? null, name, isMinority };
  });
  const key = ({ person, name, isMinority }: (typeof rapporteurs)[number]): string =>
    `${person ?? normalizeName(name)} ${String(isMinority)}`;
  const distinct = new Map(rapporteurs.map((one) => [key(one), one]));
  return [...distinct].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Oldest first. */
function toTexts(rows: readonly Row[]): CameraReading["texts"] {
  const texts = rows.flatMap((row) => {
    const url = get(row, "u").trim();
    const title = cleanOptional(find(row, "n"));
    return /^https?:\/\/\S+$/.test(url) ? [{ title, date: toDay(find(row, "d")), url }] : [];
  });
  const distinct = [...new Map(texts.map((one) => [one.url, one])).values()];
  return distinct.toSorted((a, b) => (`${a.date ?? ""} ${a.url}` < `${b.date ?? ""} ${b.url}` ? -1 : 1));
}

/** Two different addresses = none. */
function toLaw(rows: readonly Row[]): CameraReading["law"] {
  const [url, ...others] = new Set(rows.flatMap((row) => lawAddress(row) ?? []));
  return url === undefined || others.length > 0 ? null : { url, number: url.slice(url.lastIndexOf(";") + 1) };
}

/**
 * Address at Normattiva of a row of {@link billLaws}: "urn:nir:stato:legge:2025-11-13;177", with or without the address of
 * the resolver. null = in another form, or of no bill.
 */
export function lawAddress(row: Row): string | null {
  const urn = /urn:nir:\S+;\d+$/.exec(get(row, "u").trim())?.[0];
  return urn === undefined || identifierOf(billOf(row)) === null
    ? null
    : `https://www.normattiva.it/uri-res/N2Ls?${urn}`;
}

const billOf = (row: Row): string | null => find(row, "a") ?? find(row, "w");
