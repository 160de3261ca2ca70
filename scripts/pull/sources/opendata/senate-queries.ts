/** What is asked of the data of the Senate. How queries are written: see `queries.ts`. */
import type { Query } from "./queries.ts";

/** Senators. */
export const s1: Query = {
  name: "S1",
  chamber: "senato",
  title: "senators",
  text: `
SELECT DISTINCT ?s ?nome ?cognome ?genere ?nato ?citta ?provincia ?nazione ?foto WHERE {
  ?s a osr:Senatore ; foaf:firstName ?nome ; foaf:lastName ?cognome ; foaf:gender ?genere ; osr:dataNascita ?nato ; osr:cittaNascita ?citta ; osr:nazioneNascita ?nazione .
  OPTIONAL { ?s osr:provinciaNascita ?provincia } OPTIONAL { ?s foaf:depiction ?foto }
} ORDER BY ?s
`,
};

/** Profession, offices text, death. */
export const s2: Query = {
  name: "S2",
  chamber: "senato",
  title: "profession, offices text, death",
  text: `
SELECT DISTINCT ?s ?prof ?carica ?morte WHERE {
  ?s a osr:Senatore ; osr:professione ?p . ?p rdfs:label ?prof .
  OPTIONAL { ?s osr:carica ?carica } OPTIONAL { ?s bio:death ?morte }
} ORDER BY ?s
`,
};

/** The same of every senator: a few have no profession, and S2 loses their offices and death with it. */
export const s2b: Query = {
  name: "S2b",
  chamber: "senato",
  title: "the same, also without a profession",
  text: `
SELECT DISTINCT ?s ?prof ?carica ?morte WHERE {
  ?s a osr:Senatore .
  OPTIONAL { ?s osr:professione ?p . ?p rdfs:label ?prof } OPTIONAL { ?s osr:carica ?carica } OPTIONAL { ?s bio:death ?morte }
} ORDER BY ?s
`,
};

/** Mandates of legislature 19. */
export const s3: Query = {
  name: "S3",
  chamber: "senato",
  title: "mandates of legislature 19",
  text: `
SELECT DISTINCT ?s ?m ?tipo ?inizio ?fine ?elez ?regione ?coll ?esito WHERE {
  ?s a osr:Senatore ; osr:mandato ?m . ?m a ocd:mandatoSenato ; osr:legislatura ?leg ; osr:inizio ?inizio ; osr:tipoMandato ?tipo .
  OPTIONAL { ?m osr:fine ?fine } OPTIONAL { ?m osr:tipoElezione ?elez } OPTIONAL { ?m osr:regioneElezione ?regione }
  OPTIONAL { ?m osr:collegioElezione ?coll } OPTIONAL { ?m osr:tipoFineMandato ?esito }
  FILTER(?leg = 19)
} ORDER BY ?s
`,
};

/** Mandates of earlier legislatures in either chamber; those at the Camera have the deputy. */
export const s3b: Query = {
  name: "S3b",
  chamber: "senato",
  title: "mandates of earlier legislatures",
  text: `
SELECT DISTINCT ?s ?m ?dep ?leg ?tipo ?inizio ?fine WHERE {
  ?s a osr:Senatore ; osr:mandato ?m . ?m osr:legislatura ?leg ; osr:inizio ?inizio .
  OPTIONAL { ?m owl:sameAs ?dep } OPTIONAL { ?m osr:tipoMandato ?tipo } OPTIONAL { ?m osr:fine ?fine }
  FILTER(?leg < 19)
} ORDER BY ?s ?inizio
`,
};

/** Senators in office. */
export const s4: Query = {
  name: "S4",
  chamber: "senato",
  title: "senators in office",
  text: `
SELECT DISTINCT ?s ?nome WHERE {
  ?s a osr:Senatore ; rdfs:label ?nome ; osr:mandato ?m . ?m a ocd:mandatoSenato ; osr:legislatura ?leg .
  FILTER(?leg = 19) FILTER NOT EXISTS { ?m osr:fine ?f }
} ORDER BY ?nome
`,
};

/** Bridge to the Camera. */
export const s5: Query = {
  name: "S5",
  chamber: "senato",
  title: "bridge to the Camera",
  text: `
SELECT DISTINCT ?s ?dep ?leg WHERE {
  ?s a osr:Senatore ; osr:mandato ?m . ?m a ocd:mandatoCamera ; owl:sameAs ?dep ; osr:legislatura ?leg
} ORDER BY ?s ?leg
`,
};

/** Groups with their dated names. */
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

/** Group spells. */
export const s7: Query = {
  name: "S7",
  chamber: "senato",
  title: "group spells",
  text: `
SELECT DISTINCT ?s ?a ?g ?carica ?inizio ?fine WHERE {
  ?s a osr:Senatore ; ocd:aderisce ?a . ?a osr:legislatura 19 ; osr:gruppo ?g ; osr:carica ?carica ; osr:inizio ?inizio .
  OPTIONAL { ?a osr:fine ?fine }
} ORDER BY ?s ?inizio
`,
};

/** Group spells without doubles. */
export const s7b: Query = {
  name: "S7b",
  chamber: "senato",
  title: "group spells without doubles",
  text: `
SELECT DISTINCT ?s ?g ?carica ?inizio ?fine WHERE {
  ?s a osr:Senatore ; ocd:aderisce ?a . ?a osr:legislatura 19 ; osr:gruppo ?g ; osr:carica ?carica ; osr:inizio ?inizio .
  OPTIONAL { ?a osr:fine ?fine }
} ORDER BY ?s ?inizio
`,
};

/** Organs with the name valid in the legislature. */
export const s8: Query = {
  name: "S8",
  chamber: "senato",
  title: "organs with the name valid in the legislature",
  text: `
SELECT DISTINCT ?c ?titolo ?breve ?cat ?fine WHERE {
  ?x a osr:Afferenza ; osr:commissione ?c .
  ?c osr:denominazione ?dn . ?dn osr:titolo ?titolo .
  OPTIONAL { ?dn osr:fine ?fine } OPTIONAL { ?dn osr:titoloBreve ?breve } OPTIONAL { ?c osr:categoriaCommissione ?cat }
  FILTER(!BOUND(?fine) || ?fine >= "2022-10-13"^^xsd:date)
} ORDER BY ?c
`,
};

/** Organ memberships and roles. */
export const s9: Query = {
  name: "S9",
  chamber: "senato",
  title: "organ memberships and roles",
  text: `
SELECT DISTINCT ?s ?x ?c ?org ?carica ?inizio ?fine WHERE {
  ?s osr:afferisce ?x . ?x a osr:Afferenza ; osr:carica ?carica ; osr:inizio ?inizio .
  OPTIONAL { ?x osr:commissione ?c } OPTIONAL { ?x osr:organo ?org } OPTIONAL { ?x osr:fine ?fine }
} ORDER BY ?s ?inizio
`,
};

/** Bill readings: identity. */
export const s10: Query = {
  name: "S10",
  chamber: "senato",
  title: "bill readings: identity",
  text: `
SELECT DISTINCT ?d ?fase ?idf ?idd ?ramo ?num ?prog ?natura ?pt ?pres ?titolo ?breve WHERE {
  ?d a osr:Ddl ; osr:legislatura 19 ; osr:idFase ?idf ; osr:idDdl ?idd ; osr:fase ?fase ; osr:ramo ?ramo ; osr:numeroFase ?num ; osr:progressivoIter ?prog ; osr:natura ?natura ; osr:presentatoTrasmesso ?pt ; osr:dataPresentazione ?pres ; osr:titolo ?titolo .
  OPTIONAL { ?d osr:titoloBreve ?breve }
} ORDER BY ?idf
`,
};

/** Bill readings: status, law, text links. */
export const s11: Query = {
  name: "S11",
  chamber: "senato",
  title: "bill readings: status, law, text links",
  text: `
SELECT DISTINCT ?d ?ini ?stato ?dstato ?nl ?dl ?tp ?ta ?web WHERE {
  ?d a osr:Ddl ; osr:legislatura 19 ; osr:descrIniziativa ?ini ; osr:statoDdl ?stato ; osr:dataStatoDdl ?dstato .
  OPTIONAL { ?d osr:numeroLegge ?nl } OPTIONAL { ?d osr:dataLegge ?dl } OPTIONAL { ?d osr:testoPresentato ?tp } OPTIONAL { ?d osr:testoApprovato ?ta } OPTIONAL { ?d owl:sameAs ?web }
} ORDER BY ?d
`,
};

/** Signatories. */
export const s12: Query = {
  name: "S12",
  chamber: "senato",
  title: "signatories",
  text: `
SELECT DISTINCT ?d ?i ?tipo ?nome ?sen ?dep ?primo ?agg ?rit WHERE {
  ?d a osr:Ddl ; osr:legislatura 19 ; osr:iniziativa ?i . {range} ?i osr:tipoIniziativa ?tipo ; osr:presentatore ?nome .
  OPTIONAL { ?i osr:senatore ?sen } OPTIONAL { ?i ocd:rif_deputato ?dep } OPTIONAL { ?i osr:primoFirmatario ?primo }
  OPTIONAL { ?i osr:dataAggiuntaFirma ?agg } OPTIONAL { ?i osr:dataRitiroFirma ?rit }
}
`,
};

/** Assignments to committees. */
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

/** Rapporteurs. */
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

/** Order of the readings. */
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

/** Unified, absorbed, split texts. */
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

/** Conversion of decree laws. */
export const s17: Query = {
  name: "S17",
  chamber: "senato",
  title: "conversion of decree laws",
  text: `
SELECT DISTINCT ?idd ?fase ?stato ?dstato ?nl ?titolo WHERE {
  ?d a osr:Ddl ; osr:legislatura 19 ; osr:natura "di conversione di decreto-legge" ; osr:idDdl ?idd ; osr:fase ?fase ; osr:statoDdl ?stato ; osr:dataStatoDdl ?dstato ; osr:titolo ?titolo .
  OPTIONAL { ?d osr:numeroLegge ?nl }
} ORDER BY ?idd ?fase
`,
};

/** Plenary sittings. */
export const s18: Query = {
  name: "S18",
  chamber: "senato",
  title: "plenary sittings",
  text: `
SELECT DISTINCT ?s ?num ?data WHERE { ?s a osr:SedutaAssemblea ; osr:legislatura 19 ; osr:numeroSeduta ?num ; osr:dataSeduta ?data } ORDER BY ?num
`,
};

/** Committee sittings. */
export const s19: Query = {
  name: "S19",
  chamber: "senato",
  title: "committee sittings",
  text: `
SELECT DISTINCT ?s ?data ?tipo ?c WHERE { ?s a osr:SedutaCommissione ; osr:legislatura 19 ; osr:dataSeduta ?data ; osr:tipoSeduta ?tipo . OPTIONAL { ?s osr:commissione ?c } }
`,
};

/** Agenda objects and their acts. */
export const s20: Query = {
  name: "S20",
  chamber: "senato",
  title: "agenda objects and their acts",
  text: `
SELECT DISTINCT ?o ?atto WHERE { ?o a osr:OggettoTrattazione ; osr:legislatura 19 ; osr:relativoA ?atto } ORDER BY ?o
`,
};

/** Government acts sent for opinion. */
export const s21: Query = {
  name: "S21",
  chamber: "senato",
  title: "government acts sent for opinion",
  text: `
SELECT DISTINCT ?d ?num ?data ?stato ?titolo WHERE {
  ?d a osr:Documento ; osr:tipoDoc "Atto del Governo sottoposto a parere parlamentare" ; osr:numeroDoc ?num ; osr:statoDoc ?stato .
  OPTIONAL { ?d osr:dataPresentazione ?data } OPTIONAL { ?d osr:titolo ?titolo }
} ORDER BY ?num
`,
};

/** Speeches of senators. */
export const s22: Query = {
  name: "S22",
  chamber: "senato",
  title: "speeches of senators",
  text: `
SELECT DISTINCT ?s ?i ?sed ?ogg WHERE {
  ?s a osr:Senatore ; osr:interviene ?i . FILTER(?i != <http://dati.senato.it/intervento/null>)
  OPTIONAL { ?i osr:seduta ?sed } OPTIONAL { ?i osr:oggetto ?ogg }
}
`,
};

/** Every documented query of the Senate, in order. */
export const senateQueries: readonly Query[] = [
  s1,
  s2,
  s2b,
  s3,
  s3b,
  s4,
  s5,
  s6,
  s7,
  s7b,
  s8,
  s9,
  s10,
  s11,
  s12,
  s13,
  s14,
  s15,
  s16,
  s17,
  s18,
  s19,
  s20,
  s21,
  s22,
];
