/** Questions of the probe that a pull does not ask: how many, and how many of them have a property. */
import { ofCamera as leg } from "./legislature-uris.ts";
import type { Query } from "./queries.ts";

const ofCamera = (name: string, title: string, text: string): Query => ({ name, chamber: "camera", title, text });

export const voteCount = ofCamera(
  "P1",
  "number of votes",
  `SELECT (COUNT(DISTINCT ?v) AS ?n) WHERE { ?v a ocd:votazione ; ${leg} }`,
);

export const nicknames = ofCamera(
  "P2",
  "names in use of the deputies",
  `SELECT DISTINCT ?d ?k WHERE { ?d a ocd:deputato ; ${leg} ; foaf:surname ?c . OPTIONAL { ?d foaf:nickname ?k } }`,
);

export const denominations = ofCamera(
  "P3",
  "names of the groups by day",
  `SELECT DISTINCT ?g ?k ?h WHERE { ?g a ocd:gruppoParlamentare ; ${leg} . OPTIONAL { ?g ocd:denominazione ?k } OPTIONAL { ?g ocd:diventa ?h } }`,
);

const type = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type";
const billProperties = ["statoIter", "relatore", "versioneTestoAtto"].map((name) => `ocd:rif_${name}`);

/** Bills, and how many of them have each property: `?k`, `?n`. */
export const billCounts = ofCamera(
  "P4",
  "bills with states, rapporteurs, texts",
  `SELECT DISTINCT ?k (COUNT(DISTINCT ?a) AS ?n) WHERE { ?a a ocd:atto ; ${leg} ; ?k ?o . FILTER(?k IN (<${type}>,${billProperties.join(",")})) } GROUP BY ?k`,
);

/** Shares in percent that bills should have, by the last part of the property; they are counted against "type". */
export const billShares = {
  "22-rdf-syntax-ns#type": 100,
  rif_statoIter: 90,
  rif_relatore: 20,
  rif_versioneTestoAtto: 90,
} as const;
