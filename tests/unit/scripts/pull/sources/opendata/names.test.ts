/** Names that change, and names that differ from the register: of people and of groups. */
import { describe, expect, it } from "vitest";
import { nameOn } from "#src/domain/group-on-day.ts";
import { dumps, eachWithSmallParliament, pull, serve, type Pulled } from "./served-parliament.ts";
import { addGovernment } from "#tests/fixtures/opendata/small-parliament.ts";

eachWithSmallParliament();

const prefixes = `PREFIX ocd: <http://dati.camera.it/ocd/> PREFIX foaf: <http://xmlns.com/foaf/0.1/>
PREFIX dc: <http://purl.org/dc/elements/1.1/> PREFIX dcterms: <http://purl.org/dc/terms/>
PREFIX dep: <http://dati.camera.it/ocd/deputato.rdf/> PREFIX per: <http://dati.camera.it/ocd/persona.rdf/>
PREFIX gru: <http://dati.camera.it/ocd/gruppoParlamentare.rdf/>`;
const add = (triples: string): void => {
  dumps.camera.update(`${prefixes} INSERT DATA { ${triples} }`);
};

describe("a deputy known by another name than that of the register", () => {
  it("bears the name in use, and keeps the registered one beside it", async () => {
    add(`dep:d204_19 foaf:nickname [ foaf:surname "N204" ; foaf:firstName "UGHETTO" ] .
      dep:d205_19 foaf:nickname [ foaf:surname "N205" ; foaf:firstName "UGO" ] .
      dep:d206_19 foaf:nickname [ foaf:surname "ROSSI N206" ] .`);
    await serve();
    const { get } = await pull();
    expect(get("person", "n204-ughetto")).toMatchObject({
      ...{ familyName: "N204", givenName: "Ughetto", aliases: ["d204"] },
      registeredName: { familyName: "N204", givenName: "Ugo" },
    });
    expect(get("person", "n205-ugo")).not.toHaveProperty("registeredName");
    expect(get("person", "rossi-n206-ugo")).toMatchObject({ familyName: "Rossi N206", givenName: "Ugo" });
  });

  it("keeps the address under which the site has published them", async () => {
    await serve();
    const before = (await pull()).collected;
    add('dep:d204_19 foaf:nickname [ foaf:surname "N204" ; foaf:firstName "UGHETTO" ] .');
    await serve();
    const { get } = await pull({ before, today: "2026-11-21" });
    expect(get("person", "n204-ugo")).toMatchObject({ givenName: "Ughetto" });
  });
});

describe("a minister known by another name than that of the register", () => {
  it("without a seat bears the name in use", async () => {
    addGovernment(dumps);
    add('per:p302 foaf:nickname [ foaf:surname "DENTRO" ; foaf:firstName "ADA" ] .');
    await serve();
    const { get } = await pull();
    expect(get("person", "dentro-ada")).toMatchObject({ registeredName: { familyName: "Fuori", givenName: "Ada" } });
  });

  it("is the senator whose name has more words, born on the same day", async () => {
    addGovernment(dumps);
    dumps.senato.update(`PREFIX foaf: <http://xmlns.com/foaf/0.1/>
      DELETE { ?s foaf:lastName "M22" } INSERT { ?s foaf:lastName "M22 Bianchi" } WHERE { ?s foaf:lastName "M22" }`);
    await serve();
    const { get, collected } = await pull();
    expect(get("person", "m22-bianchi-pia")).toMatchObject({
      ...{ familyName: "M22 Bianchi", aliases: ["d301", "senatore-22"] },
      registeredName: { familyName: "M22", givenName: "Pia" },
    });
    expect(collected.person.has("m22-pia")).toBe(false);
  });
});

describe("a group of the Camera that was renamed", () => {
  const namesOf = ({ get }: Pulled) =>
    get("group", "camera-pd-idp").names.map(({ name, acronym, start, end }) => [name, acronym, start, end]);
  const expected = [
    ["Prima Democrazia", "PRIMA", "2022-10-18", "2023-11-20"],
    ["Partito Democratico", "PD-IDP", "2023-11-20", null],
  ];
  const former = 'dc:title "PRIMA DEMOCRAZIA" ; dcterms:alternative "PRIMA"';

  it.each([
    ["days of their own", `[ ${former} ; ocd:startDate "20221018" ; ocd:endDate "20231120" ]`],
    ["both days in one", `[ ${former} ; dc:date "20221018-20231120" ]`],
    ["days in the label", '[ dc:title "PRIMA DEMOCRAZIA (PRIMA) (18.10.2022-20.11.2023" ]'],
    [
      "the present name among them",
      `[ ${former} ; ocd:startDate "20221018" ] , [ dc:title "PARTITO DEMOCRATICO" ; dcterms:alternative "PD-IDP" ; ocd:startDate "20231120" ]`,
    ],
  ])("has the name and acronym of each day, from %s", async (_, nodes) => {
    add(`gru:gr4136 ocd:denominazione ${nodes} .`);
    await serve();
    const pulled = await pull();
    expect(namesOf(pulled)).toEqual(expected);
    const { names } = pulled.get("group", "camera-pd-idp");
    expect(nameOn(names, "2022-12-01")?.acronym).toBe("PRIMA");
    expect(nameOn(names, "2024-01-01")?.acronym).toBe("PD-IDP");
  });

  it("keeps the day on which the present name was first read, where the former has no end", async () => {
    add(`gru:gr4136 ocd:denominazione [ ${former} ; ocd:startDate "20221018" ] .`);
    await serve();
    const first = await pull();
    const second = await pull({ before: first.collected, today: "2026-11-21" });
    expect(namesOf(first)).toEqual([
      ["Prima Democrazia", "PRIMA", "2022-10-18", "2026-11-20"],
      ["Partito Democratico", "PD-IDP", "2026-11-20", null],
    ]);
    expect(namesOf(second)).toEqual(namesOf(first));
  });
});
