/**
 * Queries to the chambers' open data. The same text runs in-process on the dumps and over HTTP, so it must stay within
 * the limits of the live endpoints: short variable names, no VALUES and no BIND, under 1,500 characters and 15 columns,
 * ranges instead of offsets, DISTINCT everywhere (live, a triple is in up to three named graphs).
 */

import { cameraBillBase, ofSenate } from "./legislature-uris.ts";

export interface Query {
  /** "C1" … for the Camera, "S1" … for the Senate. */
  readonly name: string;
  readonly chamber: "camera" | "senato";
  /** Content, for progress and error messages. */
  readonly title: string;
  /** SPARQL without prefixes. `{range}` marks where an endpoint with a row limit may restrict the readings of bills. */
  readonly text: string;
  /** Ids of the votes in the text. Saved answers have one file for each vote. */
  readonly votes?: readonly string[];
}

const prefixes: Readonly<Record<string, string>> = {
  ocd: "http://dati.camera.it/ocd/",
  osr: "http://dati.senato.it/osr/",
  rdfs: "http://www.w3.org/2000/01/rdf-schema#",
  owl: "http://www.w3.org/2002/07/owl#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
  foaf: "http://xmlns.com/foaf/0.1/",
  bio: "http://purl.org/vocab/bio/0.1/",
  dc: "http://purl.org/dc/elements/1.1/",
  dcterms: "http://purl.org/dc/terms/",
  skos: "http://www.w3.org/2004/02/skos/core#",
  ods: "http://lod.xdams.org/ontologies/ods/",
};

/** SPARQL text to send: adds the prefixes in use, and replaces `{range}`. */
export function toSparql(query: Query, range = ""): string {
  const used = Object.entries(prefixes).filter(([prefix]) => new RegExp(`\\b${prefix}:`).test(query.text));
  const head = used.map(([prefix, iri]) => `PREFIX ${prefix}: <${iri}>\n`).join("");
  return head + query.text.replace("{range}", range).trim();
}

/** First and last reading id of the legislature: the bounds of the ranges. */
export const readingBounds: Query = {
  name: "S0",
  chamber: "senato",
  title: "bounds of the bill readings",
  text: `SELECT (MIN(?f) AS ?lo) (MAX(?f) AS ?hi) WHERE { ?d a osr:Ddl ; ${ofSenate} ; osr:idFase ?f }`,
};

/** Range clause for reading ids from `low` (inclusive) to `high` (exclusive). */
export function readingRange(low: number, high: number): string {
  return `?d osr:idFase ?f FILTER(?f >= ${low} && ?f < ${high})`;
}

/** Filter clause for bills of the Camera whose number begins with a digit. */
export function actRange(digit: string): string {
  return `FILTER(STRSTARTS(STR(?a), "${cameraBillBase}${digit}"))`;
}
