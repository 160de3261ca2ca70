/** Questions of the probe that a pull does not ask: how many, and how many of them have a property. */
import type { Query } from "./queries.ts";

const leg = "ocd:rif_leg <http://dati.camera.it/ocd/legislatura.rdf/repubblica_19>";

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
  `SELECT DISTINCT ?g ?k WHERE { ?g a ocd:gruppoParlamentare ; ${leg} . OPTIONAL { ?g ocd:denominazione ?k } }`,
);
