/** Queries to the data of the Camera. For their restrictions see `queries.ts`. */
import { membershipSchema, personSchema } from "#src/domain/records/people.ts";
import { optionalFields } from "./by-predicate.ts";
import { ofCamera } from "./legislature-uris.ts";
import type { Query } from "./queries.ts";

const deputy = optionalFields(personSchema, "camera", "?d");
const mandate = optionalFields(membershipSchema, "camera", "?m");

export const c1: Query = {
  name: "C1",
  chamber: "camera",
  title: "deputies with identity, mandate, election",
  text: `
SELECT DISTINCT ?d ?nome ?cognome ?genere ?m ?inizio ?fine ?collegio ?uninominale ?tipo ?lista ${deputy.variables} ${mandate.variables} WHERE {
  ?d a ocd:deputato ; ${ofCamera} ; foaf:firstName ?nome ; foaf:surname ?cognome ; ocd:rif_mandatoCamera ?m .
  ?m ocd:startDate ?inizio ; ocd:rif_elezione ?e .
  ?e dc:coverage ?collegio ; ocd:tipoElezione ?tipo .
  OPTIONAL { ?d foaf:gender ?genere }
  ${deputy.patterns} ${mandate.patterns}
  OPTIONAL { ?e dcterms:spatial ?uninominale }
  OPTIONAL { ?e ocd:lista ?lista }
  OPTIONAL { ?m ocd:endDate ?fine }
} ORDER BY ?cognome ?nome ?d
`,
};

export const c2: Query = {
  name: "C2",
  chamber: "camera",
  title: "births",
  text: `
SELECT DISTINCT ?d ?persona ?data ?nato ?luogo WHERE {
  ?d a ocd:deputato ; ${ofCamera} ; ocd:rif_mandatoCamera ?m .
  ?persona a foaf:Person ; ocd:rif_mandatoCamera ?m ; bio:Birth ?n .
  ?n bio:date ?data ; rdfs:label ?nato .
  OPTIONAL { ?n ocd:rif_luogo ?l . ?l dc:title ?luogo }
} ORDER BY ?d
`,
};

export const c2b: Query = {
  name: "C2b",
  chamber: "camera",
  title: "studies and professions",
  text: `
SELECT DISTINCT ?d ?nota WHERE {
  ?d a ocd:deputato ; ${ofCamera} ; dc:description ?nota .
} ORDER BY ?d
`,
};

/** Not among the needed queries, like {@link groupNames}. */
export const namesInUse: Query = {
  name: "C2c",
  chamber: "camera",
  title: "names in use of the deputies",
  text: `
SELECT DISTINCT ?d ?nome ?cognome WHERE {
  ?d a ocd:deputato ; ${ofCamera} ; foaf:nickname ?k . ?k foaf:surname ?cognome .
  OPTIONAL { ?k foaf:firstName ?nome }
} ORDER BY ?d ?cognome ?nome
`,
};

/** The same of members of the governments, who may have no seat. */
export const ministersNamesInUse: Query = {
  name: "C2d",
  chamber: "camera",
  title: "names in use of the members of the governments",
  text: `
SELECT DISTINCT ?d ?nome ?cognome WHERE {
  ?g a ocd:governo ; ${ofCamera} ; ocd:rif_membroGoverno ?m . ?m ocd:rif_persona ?d .
  ?d foaf:nickname ?k . ?k foaf:surname ?cognome .
  OPTIONAL { ?k foaf:firstName ?nome }
} ORDER BY ?d ?cognome ?nome
`,
};

export const c3: Query = {
  name: "C3",
  chamber: "camera",
  title: "deputies in office",
  text: `
SELECT DISTINCT ?d ?nome ?cognome WHERE {
  ?d a ocd:deputato ; ${ofCamera} ; foaf:firstName ?nome ; foaf:surname ?cognome ; ocd:rif_mandatoCamera ?m .
  FILTER NOT EXISTS { ?m ocd:endDate ?fine }
} ORDER BY ?cognome ?nome
`,
};

export const c4: Query = {
  name: "C4",
  chamber: "camera",
  title: "groups",
  text: `
SELECT DISTINCT ?g ?nome ?sigla ?inizio WHERE {
  ?g a ocd:gruppoParlamentare ; ${ofCamera} ; dc:title ?nome ; dcterms:alternative ?sigla ; ocd:startDate ?inizio .
} ORDER BY ?g
`,
};

/** Not among the needed queries: the dumps have the nodes of the names, but nothing in them. */
export const groupNames: Query = {
  name: "C4b",
  chamber: "camera",
  title: "names of the groups with their days",
  text: `
SELECT DISTINCT ?g ?nome ?sigla ?inizio ?fine ?data WHERE {
  ?g a ocd:gruppoParlamentare ; ${ofCamera} ; ocd:denominazione ?dn . ?dn dc:title ?nome .
  OPTIONAL { ?dn dcterms:alternative ?sigla } OPTIONAL { ?dn ocd:startDate ?inizio } OPTIONAL { ?dn ocd:endDate ?fine } OPTIONAL { ?dn dc:date ?data }
} ORDER BY ?g ?inizio
`,
};

/** Not among the needed queries: few groups become another one. */
export const groupSuccessions: Query = {
  name: "C4c",
  chamber: "camera",
  title: "groups that became another one",
  text: `
SELECT DISTINCT ?g ?h WHERE {
  ?g a ocd:gruppoParlamentare ; ${ofCamera} ; ocd:diventa ?h .
} ORDER BY ?g ?h
`,
};

export const c5: Query = {
  name: "C5",
  chamber: "camera",
  title: "group periods",
  text: `
SELECT DISTINCT ?d ?a ?g ?inizio ?fine WHERE {
  ?d a ocd:deputato ; ${ofCamera} ; ocd:aderisce ?a .
  ?a ocd:rif_gruppoParlamentare ?g .
  OPTIONAL { ?a ocd:startDate ?inizio }
  OPTIONAL { ?a ocd:endDate ?fine }
} ORDER BY ?d ?inizio
`,
};

export const c7: Query = {
  name: "C7",
  chamber: "camera",
  title: "organs",
  text: `
SELECT DISTINCT ?o ?titolo ?tipo WHERE {
  ?o a ocd:organo ; ${ofCamera} ; dc:title ?titolo . OPTIONAL { ?o dc:type ?tipo }
} ORDER BY ?o
`,
};

export const c8: Query = {
  name: "C8",
  chamber: "camera",
  title: "members of the organs (plain membership)",
  text: `
SELECT DISTINCT ?d ?o ?inizio ?fine WHERE {
  ?d a ocd:deputato ; ${ofCamera} ; ocd:membro ?b . ?b ocd:rif_organo ?o .
  OPTIONAL { ?b ocd:startDate ?inizio } OPTIONAL { ?b ocd:endDate ?fine }
} ORDER BY ?o ?d
`,
};

export const c9: Query = {
  name: "C9",
  chamber: "camera",
  title: "offices held in the organs",
  text: `
SELECT DISTINCT ?u ?o ?d ?carica ?inizio ?fine WHERE {
  ?u a ocd:ufficioParlamentare ; ocd:rif_organo ?o ; ocd:rif_deputato ?d ; ocd:startDate ?inizio . ?d ${ofCamera} .
  OPTIONAL { ?u ocd:carica ?carica }
  OPTIONAL { ?u dc:date ?fine }
} ORDER BY ?o ?inizio ?u
`,
};

export const c10: Query = {
  name: "C10",
  chamber: "camera",
  title: "offices in the groups (URI only)",
  text: `
SELECT DISTINCT ?g ?i WHERE { ?g a ocd:gruppoParlamentare ; ${ofCamera} ; ocd:rif_incarico ?i } ORDER BY ?i
`,
};
