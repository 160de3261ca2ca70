/** Offices that the sources leave open although the mandate has ended. */
import { expect, it } from "vitest";
import { dumps, eachWithSmallParliament, pull, serve } from "./served-parliament.ts";

eachWithSmallParliament();

it("offices end on the day of the mandate, in the Senate's bodies and in the groups of both chambers", async () => {
  dumps.senato.update(`PREFIX osr: <http://dati.senato.it/osr/> PREFIX ocd: <http://dati.camera.it/ocd/>
    PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> PREFIX sen: <http://dati.senato.it/senatore/> INSERT DATA {
    <http://dati.senato.it/mandato/S_19_22> osr:fine "2024-05-31"^^xsd:date .
    sen:22 osr:afferisce <http://dati.senato.it/afferenza/p22> ; ocd:aderisce [ osr:legislatura 19 ;
      osr:gruppo <http://dati.senato.it/gruppo/85> ; osr:carica "Tesoriere" ; osr:inizio "2023-01-10"^^xsd:date ] .
    <http://dati.senato.it/afferenza/p22> a osr:Afferenza ; osr:carica "Questore" ; osr:inizio "2022-10-19"^^xsd:date ;
      osr:organo <http://dati.senato.it/presidenza/19> }`);
  dumps.camera.update(`PREFIX ocd: <http://dati.camera.it/ocd/> INSERT DATA {
    <http://dati.camera.it/ocd/mandatoCamera.rdf/mc207> ocd:endDate "20240601" .
    <http://dati.camera.it/ocd/gruppoParlamentare.rdf/gr4136> ocd:rif_incarico
      <http://dati.camera.it/ocd/incarico.rdf/i4136_207_10_20221018> }`);
  await serve();
  const { collected, get } = await pull();
  const offices = [...collected.body.values()].flatMap(({ roles }) => roles).filter(({ role }) => role === "Questore");
  expect(offices).toEqual([{ person: "m22-pia", role: "Questore", start: "2022-10-19", end: "2024-06-01" }]);
  expect(get("group", "senato-fdi").roles).toEqual([
    { person: "m22-pia", role: "Tesoriere", start: "2023-01-10", end: "2024-06-01" },
  ]);
  expect(get("group", "camera-pd-idp").roles).toEqual([
    { person: "n207-ugo", role: "Presidente", start: "2022-10-18", end: "2024-06-01" },
  ]);
});

it("a name of the Senate's mixed group from the first days of the Republic has no day in this legislature", async () => {
  dumps.senato.update(`PREFIX osr: <http://dati.senato.it/osr/> PREFIX ocd: <http://dati.camera.it/ocd/>
    PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> PREFIX sen: <http://dati.senato.it/senatore/> INSERT DATA {
    <http://dati.senato.it/gruppo/9> a ocd:gruppoParlamentare ; osr:denominazione [ osr:titolo "Misto" ; osr:titoloBreve "Misto" ;
      osr:inizio "1946-06-25"^^xsd:date ] .
    sen:23 ocd:aderisce [ osr:legislatura 19 ; osr:gruppo <http://dati.senato.it/gruppo/9> ; osr:carica "Membro" ;
      osr:inizio "2024-01-10"^^xsd:date ] }`);
  await serve();
  const { names } = (await pull()).get("group", "senato-misto");
  expect(names).toEqual([{ name: "Misto", acronym: "Misto", start: null, end: null }]);
});
