/** Queries to the votes of both chambers. For their restrictions see `queries.ts`. */
import { voteSchema } from "#src/domain/records.ts";
import { optionalFields } from "./by-predicate.ts";
import { ofCamera, ofSenate } from "./legislature-uris.ts";
import type { Query } from "./queries.ts";

const ofLegislature = `a ocd:votazione ; ${ofCamera} ; dc:date ?d`;

const inCamera = optionalFields(voteSchema, "camera", "?v");
const inSenate = optionalFields(voteSchema, "senate", "?v");

/** Months, not ranges of days: the Camera compares dates as numbers and refuses `&&` with `<`. `"202610"` */
const inMonth = (month: string): string => `FILTER(STRSTARTS(STR(?d),"${month}"))`;

/** Votes of a month ("202610") with totals. */
export function cameraVotes(month: string): Query {
  return {
    name: `C20-${month}`,
    chamber: "camera",
    title: `votes of ${month}`,
    text: `
SELECT DISTINCT ?v ?d ?t ?ti ?de ?f ?c ?a ?ap ?fi ?fd ?sg ${inCamera.variables} WHERE {
  ?v ${ofLegislature} ; ocd:favorevoli ?f ; ocd:contrari ?c ; ocd:astenuti ?a .
  ${inMonth(month)}
  OPTIONAL { ?v dc:type ?t } OPTIONAL { ?v dc:title ?ti } OPTIONAL { ?v dc:description ?de } ${inCamera.patterns}
  OPTIONAL { ?v ocd:approvato ?ap } OPTIONAL { ?v ocd:votazioneFinale ?fi } OPTIONAL { ?v ocd:richiestaFiducia ?fd } OPTIONAL { ?v ocd:votazioneSegreta ?sg }
}
`,
  };
}

/** Acts that the Camera links to votes: about half of the votes have one. */
export function cameraVoteActs(month: string): Query {
  return {
    name: `C21-${month}`,
    chamber: "camera",
    title: `acts of the votes of ${month}`,
    text: `SELECT DISTINCT ?v ?x WHERE { ?v ${ofLegislature} ; ocd:rif_attoCamera ?x . ${inMonth(month)} }`,
  };
}

/** Acts of address and control that the votes are about (motions, resolutions, agenda items), with title and bill. */
export function cameraVoteAddressActs(month: string): Query {
  return {
    name: `C25-${month}`,
    chamber: "camera",
    title: `motions and agenda items of the votes of ${month}`,
    text: `
SELECT DISTINCT ?v ?x ?ti ?y WHERE {
  ?v ${ofLegislature} ; ocd:rif_aic ?x . ${inMonth(month)}
  OPTIONAL { ?x dc:title ?ti } OPTIONAL { ?x ocd:rif_attoCamera ?y }
}
`,
  };
}

/** Who presided, as a deputy: published for every vote. */
export function cameraVoteChairs(month: string): Query {
  return {
    name: `C24-${month}`,
    chamber: "camera",
    title: `chairs of the votes of ${month}`,
    text: `SELECT DISTINCT ?v ?x WHERE { ?v ${ofLegislature} ; ocd:presiedutaDa ?x . ${inMonth(month)} }`,
  };
}

/** Last change of each vote: the only sign of a correction that leaves the totals as they were. */
export function cameraVoteStamps(month: string): Query {
  return {
    name: `C22-${month}`,
    chamber: "camera",
    title: `changes of the votes of ${month}`,
    text: `SELECT ?v (MAX(STR(?m)) AS ?mod) WHERE { ?v ${ofLegislature} ; ods:modified ?m . ${inMonth(month)} } GROUP BY ?v`,
  };
}

/** Pages on the Camera's site, of votes (`?p`) and of their sittings (`?s`). */
export function cameraVotePages(month: string): Query {
  return {
    name: `C26-${month}`,
    chamber: "camera",
    title: `pages of the votes of ${month}`,
    text: `
SELECT DISTINCT ?v ?p ?s WHERE {
  ?v ${ofLegislature} . ${inMonth(month)}
  { ?v dc:relation ?p } UNION { ?v ocd:rif_seduta ?z . ?z dc:relation ?s }
}
`,
  };
}

/** Pages of the debate on the act of a vote in the sitting of the vote. */
export function cameraVoteDebates(month: string): Query {
  return {
    name: `C27-${month}`,
    chamber: "camera",
    title: `debates of the votes of ${month}`,
    text: `
SELECT DISTINCT ?v ?b WHERE {
  ?v ${ofLegislature} ; ocd:rif_seduta ?z ; ocd:rif_attoCamera ?a . ${inMonth(month)}
  ?k a ocd:dibattito ; ocd:rif_attoCamera ?a ; ocd:rif_discussione ?i . ?i ocd:rif_seduta ?z ; dc:relation ?b
}
`,
  };
}

const listOf = (votes: readonly string[], base: string): string =>
  `FILTER(?v IN (${votes.map((id) => `<${base}${id}>`).join(",")}))`;

/** Positions of all members in some votes: 400 rows each, and the endpoint cuts at 10,000. */
export function cameraBallots(votes: readonly string[]): Query {
  return {
    name: "C23",
    chamber: "camera",
    title: `positions in ${votes.length} votes from ${votes[0] ?? ""}`,
    votes,
    text: `
SELECT DISTINCT ?v ?x ?t ?de ?l ?g ?k WHERE {
  ?b a ocd:voto ; ocd:rif_votazione ?v ; ocd:rif_deputato ?x ; dc:type ?t .
  ${listOf(votes, "http://dati.camera.it/ocd/votazione.rdf/")}
  OPTIONAL { ?b dc:description ?de } OPTIONAL { ?b rdfs:label ?l } OPTIONAL { ?b ocd:rif_gruppoParlamentare ?g } OPTIONAL { ?b ocd:rif_componente ?k }
}
`,
  };
}

/** Number of the last sitting with a vote. */
export const senateLastSitting: Query = {
  name: "S20",
  chamber: "senato",
  title: "last sitting with a vote",
  text: `SELECT (MAX(?n) AS ?hi) WHERE { ?v a osr:Votazione ; ${ofSenate} ; osr:seduta ?z . ?z osr:numeroSeduta ?n }`,
};

const inSittings = (low: number, high: number): string =>
  `?v a osr:Votazione ; ${ofSenate} ; osr:seduta ?z . ?z osr:numeroSeduta ?n FILTER(?n >= ${low} && ?n < ${high})`;

/** Votes of the sittings from `low` to `high` (exclusive) with totals. */
export function senateVotes(low: number, high: number): Query {
  return {
    name: `S21-${low}`,
    chamber: "senato",
    title: `votes of the sittings from ${low}`,
    text: `
SELECT DISTINCT ?v ?l ?n ?d ?e ?f ?c ?a ?tv ${inSenate.variables} WHERE {
  ${inSittings(low, high)} ?z osr:dataSeduta ?d . ?v rdfs:label ?l
  OPTIONAL { ?v osr:esito ?e } OPTIONAL { ?v osr:favorevoli ?f } OPTIONAL { ?v osr:contrari ?c } OPTIONAL { ?v osr:astenuti ?a }
  OPTIONAL { ?v osr:tipoVotazione ?tv } ${inSenate.patterns}
}
`,
  };
}

/** Acts of these votes, one row each: a vote on joined bills has several. */
export function senateVoteActs(low: number, high: number): Query {
  return {
    name: `S22-${low}`,
    chamber: "senato",
    title: `acts of the votes of the sittings from ${low}`,
    text: `SELECT DISTINCT ?v ?x WHERE { ${inSittings(low, high)} ?v osr:oggetto ?o . ?o osr:relativoA ?x }`,
  };
}

/**
 * Lists of members in some votes. `osr:votante` names everybody who voted, so it says something new only where no choice
 * is published: in secret votes and in checks of the legal number.
 */
export function senateBallots(votes: readonly string[], withVoters: boolean): Query {
  const lists = [
    "favorevole",
    "contrario",
    "astenuto",
    "presidente",
    "richiedenteNonVotante",
    "presenteNonVotante",
    "inCongedoMissione",
    ...(withVoters ? ["votante"] : []),
  ].map((list) => `osr:${list}`);
  return {
    name: "S23",
    chamber: "senato",
    title: `positions in ${votes.length} votes from ${votes[0] ?? ""}`,
    votes,
    text: `SELECT DISTINCT ?v ?p ?s WHERE { ?v ?p ?s . ${listOf(votes, "http://dati.senato.it/votazione/")} FILTER(?p IN (${lists.join(",")})) }`,
  };
}
