import { describe, expect, it } from "vitest";
import { questionReader } from "#src/lib/search-questions.ts";

const people = [
  { id: "damico", familyName: "D’Amico", givenName: "Željka" },
  { id: "de-luca", familyName: "De Luca", givenName: "Maria Pia" },
  { id: "costa", familyName: "Costa", givenName: "Mario" },
  { id: "averla", familyName: "Averla", givenName: "Vita" },
  { id: "legge", familyName: "Legge", givenName: "Grazia" },
  { id: "neri-anna", familyName: "Neri", givenName: "Anna" },
  { id: "neri-ugo", familyName: "Neri", givenName: "Ugo" },
  ...["Ada", "Eva", "Ida", "Lea"].map((name) => ({ id: `prova-${name}`, familyName: "Prova", givenName: name })),
];
const groups = [
  { id: "camera-gin", acronym: "GIN", name: "Ginestra e Mirto" },
  { id: "camera-fel", acronym: "FEL-ORT", name: "Felce - Ortica" },
  { id: "senato-gin", acronym: "GIN", name: "Ginestra e Mirto" },
  { id: "senato-fel", acronym: "FEL-ORT", name: "Felce - Ortica" },
  { id: "camera-old", acronym: "OLD", name: "Olmo" },
];
const read = questionReader({ people, groups, pairs: ["camera-fel camera-gin", "senato-fel senato-gin"] });

/** "averla: sicurezza idrica", "averla + costa", "camera-gin + camera-fel". */
const asked = (text: string) =>
  read(text).map((one) =>
    one.asks === "record" ? `${one.person.id}: ${one.words}` : one.both.map(({ id }) => id).join(" + "),
  );

describe("a name and other words", () => {
  it.each([
    ["averla sicurezza idrica", "averla: sicurezza idrica"],
    ["Sicurezza  idrica AVERLA", "averla: Sicurezza idrica"],
    ["vita averla sulla sicurezza idrica", "averla: sicurezza idrica"],
    ["Averla Vita, sull’ acqua", "averla: acqua"],
    ["come ha votato l’on. averla su «sicurezza idrica»?", "averla: sicurezza idrica"],
    ["voti di averla", "averla: "],
    ["d'amico fiducia", "damico: fiducia"],
    ["de luca scuola", "de-luca: scuola"],
    ["pia de luca dl 150", "de-luca: dl 150"],
    ["averla C. 2750", "averla: C. 2750"],
    ["averla riforma pensioni", "averla: riforma pensioni"],
    ["grazia legge bilancio", "legge: bilancio"],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual([expected]);
  });

  it("offers up to three people of one surname, and nobody of more", () => {
    expect(asked("neri acqua")).toEqual(["neri-anna: acqua", "neri-ugo: acqua"]);
    expect(asked("anna neri acqua")).toEqual(["neri-anna: acqua"]);
    expect(asked("prova acqua")).toEqual([]);
    expect(asked("lea prova acqua")).toEqual(["prova-Lea: acqua"]);
  });

  it.each([
    ["no name", "sicurezza idrica"],
    ["a name alone", "averla"],
    ["a whole name", "averla vita"],
    ["part of a surname", "luca scuola"],
    ["a name in the middle", "acqua averla scuola"],
    ["an ordinary word after its article", "erosione della costa"],
    ["the author of an amendment", "emendamento averla"],
    ["the author of an amendment by number", "averla em. 1.17"],
    ["the name of a law", "riforma averla"],
    ["a law, though somebody is called Legge", "legge di bilancio"],
    ["a given name that is not theirs", "averla mario"],
    ["nothing", ""],
  ])("asks nothing: %s", (_, text) => {
    expect(asked(text)).toEqual([]);
  });
});

describe("two names", () => {
  it.each([
    ["GIN FEL", ["camera-gin + camera-fel", "senato-gin + senato-fel"]],
    ["confronta fel-ort gin", ["camera-fel + camera-gin", "senato-fel + senato-gin"]],
    ["confronto fra Ginestra e Mirto e Felce", ["camera-gin + camera-fel", "senato-gin + senato-fel"]],
    ["felce contro gin", ["camera-fel + camera-gin", "senato-fel + senato-gin"]],
    ["confronta averla costa", ["averla + costa"]],
    ["Vita Averla e De Luca", ["averla + de-luca"]],
    ["confronta neri averla", ["neri-anna + averla", "neri-ugo + averla"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  it.each(["confronta", "confronta averla", "GIN", "GIN OLD", "GIN GIN", "confronta prova averla", "GIN averla acqua"])(
    "asks nothing: %s",
    (text) => {
      expect(asked(text)).toEqual([]);
    },
  );
});
