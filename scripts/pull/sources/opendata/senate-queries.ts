/** Queries to the Senate's data on people and bodies. For their restrictions see `queries.ts`. */
import { membershipSchema, personSchema } from "#src/domain/records/people.ts";
import { optionalFields } from "./by-predicate.ts";
import { legislature } from "#src/domain/legislature.ts";
import { ofSenate } from "./legislature-uris.ts";
import type { Query } from "./queries.ts";

const senator = optionalFields(personSchema, "senate", "?s");
const mandate = optionalFields(membershipSchema, "senate", "?m");

export const s1: Query = {
  name: "S1",
  chamber: "senato",
  title: "senators",
  text: `
SELECT DISTINCT ?s ?nome ?cognome ?genere ?nato ?citta ?provincia ?nazione ${senator.variables} WHERE {
  ?s a osr:Senatore ; osr:mandato ?z . ?z a ocd:mandatoSenato ; ${ofSenate} . ?s foaf:firstName ?nome ; foaf:lastName ?cognome ; foaf:gender ?genere ; osr:dataNascita ?nato ; osr:cittaNascita ?citta ; osr:nazioneNascita ?nazione .
  OPTIONAL { ?s osr:provinciaNascita ?provincia } ${senator.patterns}
} ORDER BY ?s
`,
};

/** Professions, offices and deaths, all optional: a few senators have no profession. */
export const s2b: Query = {
  name: "S2b",
  chamber: "senato",
  title: "the same, also without a profession",
  text: `
SELECT DISTINCT ?s ?prof ?carica ?morte WHERE {
  ?s a osr:Senatore ; osr:mandato ?z . ?z a ocd:mandatoSenato ; ${ofSenate} .
  OPTIONAL { ?s osr:professione ?p . ?p rdfs:label ?prof } OPTIONAL { ?s osr:carica ?carica } OPTIONAL { ?s bio:death ?morte }
} ORDER BY ?s
`,
};

export const s3: Query = {
  name: "S3",
  chamber: "senato",
  title: `mandates of legislature ${legislature.number}`,
  text: `
SELECT DISTINCT ?s ?m ?tipo ?inizio ?fine ?elez ?regione ?coll ${mandate.variables} WHERE {
  ?s a osr:Senatore ; osr:mandato ?m . ?m a ocd:mandatoSenato ; osr:legislatura ?leg ; osr:inizio ?inizio ; osr:tipoMandato ?tipo .
  OPTIONAL { ?m osr:fine ?fine } OPTIONAL { ?m osr:tipoElezione ?elez } OPTIONAL { ?m osr:regioneElezione ?regione }
  OPTIONAL { ?m osr:collegioElezione ?coll } ${mandate.patterns}
  FILTER(?leg = ${legislature.number})
} ORDER BY ?s
`,
};

/** Mandates of earlier legislatures in either chamber; those at the Camera link the deputy. */
export const s3b: Query = {
  name: "S3b",
  chamber: "senato",
  title: "mandates of earlier legislatures",
  text: `
SELECT DISTINCT ?s ?m ?dep ?leg ?tipo ?inizio ?fine WHERE {
  ?s a osr:Senatore ; osr:mandato ?z . ?z a ocd:mandatoSenato ; ${ofSenate} . ?s osr:mandato ?m . ?m osr:legislatura ?leg ; osr:inizio ?inizio .
  OPTIONAL { ?m owl:sameAs ?dep } OPTIONAL { ?m osr:tipoMandato ?tipo } OPTIONAL { ?m osr:fine ?fine }
  FILTER(?leg < ${legislature.number})
} ORDER BY ?s ?inizio
`,
};

/** Links from senators to their mandates as deputies. */
export const s5: Query = {
  name: "S5",
  chamber: "senato",
  title: "bridge to the Camera",
  text: `
SELECT DISTINCT ?s ?dep ?leg WHERE {
  ?s a osr:Senatore ; osr:mandato ?z . ?z a ocd:mandatoSenato ; ${ofSenate} . ?s osr:mandato ?m . ?m a ocd:mandatoCamera ; owl:sameAs ?dep ; osr:legislatura ?leg
} ORDER BY ?s ?leg
`,
};

export const s6: Query = {
  name: "S6",
  chamber: "senato",
  title: "groups with their dated names",
  text: `
SELECT DISTINCT ?g ?nome ?breve ?inizio ?fine WHERE {
  ?g a ocd:gruppoParlamentare ; osr:denominazione ?dn . ?dn osr:titolo ?nome ; osr:titoloBreve ?breve ; osr:inizio ?inizio .
  OPTIONAL { ?dn osr:fine ?fine }
} ORDER BY ?g ?inizio
`,
};

export const s7b: Query = {
  name: "S7b",
  chamber: "senato",
  title: "group periods without doubles",
  text: `
SELECT DISTINCT ?s ?g ?carica ?inizio ?fine WHERE {
  ?s a osr:Senatore ; ocd:aderisce ?a . ?a ${ofSenate} ; osr:gruppo ?g ; osr:carica ?carica ; osr:inizio ?inizio .
  OPTIONAL { ?a osr:fine ?fine }
} ORDER BY ?s ?inizio
`,
};

export const s8: Query = {
  name: "S8",
  chamber: "senato",
  title: "organs with the name valid in the legislature",
  text: `
SELECT DISTINCT ?c ?titolo ?breve ?cat ?fine WHERE {
  ?x a osr:Afferenza ; osr:commissione ?c .
  ?c osr:denominazione ?dn . ?dn osr:titolo ?titolo .
  OPTIONAL { ?dn osr:fine ?fine } OPTIONAL { ?dn osr:titoloBreve ?breve } OPTIONAL { ?c osr:categoriaCommissione ?cat }
  FILTER(!BOUND(?fine) || ?fine >= "${legislature.start}"^^xsd:date)
} ORDER BY ?c
`,
};

export const s9: Query = {
  name: "S9",
  chamber: "senato",
  title: "organ memberships and roles",
  text: `
SELECT DISTINCT ?s ?x ?c ?org ?carica ?inizio ?fine WHERE {
  ?s osr:mandato ?z . ?z a ocd:mandatoSenato ; ${ofSenate} . ?s osr:afferisce ?x . ?x a osr:Afferenza ; osr:carica ?carica ; osr:inizio ?inizio .
  OPTIONAL { ?x osr:commissione ?c } OPTIONAL { ?x osr:organo ?org } OPTIONAL { ?x osr:fine ?fine }
} ORDER BY ?s ?inizio
`,
};
