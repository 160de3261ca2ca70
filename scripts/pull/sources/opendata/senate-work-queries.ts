/** Queries to the Senate's data on its work: bills and sittings. For their restrictions see `queries.ts`. */
import { signatureSchema } from "#src/domain/records/acts.ts";
import { sittingSchema } from "#src/domain/records/votes.ts";
import { optionalFields } from "./by-predicate.ts";
import { ofSenate } from "./legislature-uris.ts";
import type { Query } from "./queries.ts";

const signature = optionalFields(signatureSchema, "senate", "?i");
const sitting = optionalFields(sittingSchema, "senate", "?s");

export const s10: Query = {
  name: "S10",
  chamber: "senato",
  title: "bill readings: identity",
  text: `
SELECT DISTINCT ?d ?fase ?idf ?idd ?ramo ?num ?prog ?natura ?pt ?pres ?titolo ?breve WHERE {
  ?d a osr:Ddl ; ${ofSenate} ; osr:idFase ?idf ; osr:idDdl ?idd ; osr:fase ?fase ; osr:ramo ?ramo ; osr:numeroFase ?num ; osr:progressivoIter ?prog ; osr:natura ?natura ; osr:presentatoTrasmesso ?pt ; osr:dataPresentazione ?pres ; osr:titolo ?titolo .
  OPTIONAL { ?d osr:titoloBreve ?breve }
} ORDER BY ?idf
`,
};

export const s11: Query = {
  name: "S11",
  chamber: "senato",
  title: "bill readings: status, law, text links",
  text: `
SELECT DISTINCT ?d ?ini ?stato ?dstato ?nl ?dl ?tp ?ta ?web WHERE {
  ?d a osr:Ddl ; ${ofSenate} ; osr:descrIniziativa ?ini ; osr:statoDdl ?stato ; osr:dataStatoDdl ?dstato .
  OPTIONAL { ?d osr:numeroLegge ?nl } OPTIONAL { ?d osr:dataLegge ?dl } OPTIONAL { ?d osr:testoPresentato ?tp } OPTIONAL { ?d osr:testoApprovato ?ta } OPTIONAL { ?d owl:sameAs ?web }
} ORDER BY ?d
`,
};

export const s12: Query = {
  name: "S12",
  chamber: "senato",
  title: "signatories",
  text: `
SELECT DISTINCT ?d ?i ?tipo ?nome ?sen ?dep ?primo ${signature.variables} WHERE {
  ?d a osr:Ddl ; ${ofSenate} ; osr:iniziativa ?i . {range} ?i osr:tipoIniziativa ?tipo ; osr:presentatore ?nome .
  OPTIONAL { ?i osr:senatore ?sen } OPTIONAL { ?i ocd:rif_deputato ?dep } OPTIONAL { ?i osr:primoFirmatario ?primo }
  ${signature.patterns}
}
`,
};

export const s13: Query = {
  name: "S13",
  chamber: "senato",
  title: "assignments to committees",
  text: `
SELECT DISTINCT ?d ?a ?label ?tipo ?sede ?data ?o WHERE {
  ?d a osr:Ddl ; osr:assegnazione ?a . {range} ?a rdfs:label ?label ; osr:tipoCommissione ?tipo ; osr:dataAssegnazione ?data .
  OPTIONAL { ?a osr:sede ?sede } OPTIONAL { ?a osr:organo ?o }
}
`,
};

export const s14: Query = {
  name: "S14",
  chamber: "senato",
  title: "rapporteurs",
  text: `
SELECT DISTINCT ?d ?r ?nome ?tipo ?organo ?data ?min ?sen WHERE {
  ?d a osr:Ddl ; osr:relatore ?r . {range} ?r rdfs:label ?nome ; osr:tipoRelatore ?tipo ; osr:organo ?organo ; osr:dataNomina ?data ; osr:diMinoranza ?min .
  OPTIONAL { ?r osr:senatore ?sen }
}
`,
};

export const s15: Query = {
  name: "S15",
  chamber: "senato",
  title: "order of the readings",
  text: `
SELECT DISTINCT ?it ?idd ?prog ?d WHERE {
  ?it a osr:IterDdl ; osr:idDdl ?idd ; osr:fase ?f . ?f osr:progrIter ?prog ; osr:ddl ?d
} ORDER BY ?idd ?prog
`,
};

export const s16: Query = {
  name: "S16",
  chamber: "senato",
  title: "unified, absorbed, split texts",
  text: `
SELECT DISTINCT ?it ?p ?d WHERE {
  ?it a osr:IterDdl ; ?p ?d . FILTER(?p IN (osr:testoUnificato, osr:assorbimento, osr:stralcio))
} ORDER BY ?it
`,
};

export const s18: Query = {
  name: "S18",
  chamber: "senato",
  title: "plenary sittings",
  text: `
SELECT DISTINCT ?s ?num ?data ${sitting.variables} WHERE {
  ?s a osr:SedutaAssemblea ; ${ofSenate} ; osr:numeroSeduta ?num ; osr:dataSeduta ?data . ${sitting.patterns}
} ORDER BY ?num
`,
};

export const s21: Query = {
  name: "S21",
  chamber: "senato",
  title: "drafts of decrees sent for an opinion",
  text: `
SELECT DISTINCT ?d ?num ?stato ?data ?titolo ?breve ?url WHERE {
  ?d a osr:Documento ; ${ofSenate} ; osr:tipoDoc "Atto del Governo sottoposto a parere parlamentare" ; osr:numeroDoc ?num ; osr:titolo ?titolo .
  OPTIONAL { ?d osr:statoDoc ?stato } OPTIONAL { ?d osr:dataPresentazione ?data } OPTIONAL { ?d osr:titoloBreve ?breve } OPTIONAL { ?d osr:URLTesto ?url }
} ORDER BY ?d
`,
};

/**
 * Subjects of the readings (TESEO): those of a whole text, not of its single articles. The dumps have no labels, so they
 * give no row.
 */
export const s22: Query = {
  name: "S22",
  chamber: "senato",
  title: "subjects of bills",
  text: `
SELECT DISTINCT ?d ?c ?label WHERE {
  ?d a osr:Ddl ; osr:classificazione ?c . {range} ?c osr:livello ?v ; dcterms:subject ?k . ?k skos:prefLabel ?label . FILTER(STR(?v) = "Generale")
}
`,
};
