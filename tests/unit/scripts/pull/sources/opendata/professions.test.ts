import { describe, expect, it } from "vitest";
import { toDeputyProfession, toProfession } from "#scripts/pull/sources/opendata/professions.ts";

describe("professions of senators", () => {
  it.each([
    [["Avvocato", "avvocato cassazionista"], "Avvocato cassazionista"],
    [["Imprenditore", "imprenditrice"], "Imprenditrice"],
    [
      ["Medico", "medico chirurgo maxillo - facciale", "medico chirurgo maxillo-facciale"],
      "Medico chirurgo maxillo - facciale",
    ],
    [
      ["dottore commercialista e revisore legale", "dottore commercialista, revisore legale", "Commercialista"],
      "Dottore commercialista e revisore legale",
    ],
    [
      ["Infermiere", "operatore socio sanitario", "Operatrice socio sanitaria"],
      "Infermiere; operatrice socio sanitaria",
    ],
    [["Altro", "direttore commerciale"], "Direttore commerciale"],
    [["esperto di pubblicita'"], "Esperto di pubblicità"],
    [["Professoressa di economia", "P.h.D."], "Professoressa di economia; P.h.D."],
    [["DOCENTE", "AGENTE SCELTO DELLA POLIZIA DI STATO"], "Docente; agente scelto della Polizia di Stato"],
    [["funzionario consiglio regionale piemonte"], "Funzionario consiglio regionale Piemonte"],
    [["Altro"], "Altro"],
    [["Giornalista", null, ""], "Giornalista"],
    [["Dirigente", "direttore commerciale"], "Dirigente; direttore commerciale"],
    [[], null],
  ])("%j becomes %s", (notes, text) => expect(toProfession(notes)).toBe(text));
});

describe("professions of deputies", () => {
  it.each([
    ["Laurea in giurisprudenza; Avvocato civilista", "Avvocato civilista"],
    ["LAUREA IN INGEGNERIA CIVILE - EDILE; INGEGNERE, IMPRENDITORE", "Ingegnere, imprenditore"],
    ["Laurea in giurisprudenza; Funzionaria Agenzie ONU; Parlamentare", "Funzionaria Agenzie ONU"],
    ["Ingegnere; Ingegnere elettronico;", "Ingegnere elettronico"],
    [" Imprenditore", "Imprenditore"],
    ["Avvocato. Senior Associate.", "Avvocato. Senior Associate"],
    ["Assicuratore; Agente generale ass.", "Assicuratore; agente generale ass."],
    ["Laurea in giurisprudenza", null],
    ["Parlamentare", null],
    [null, null],
  ])("%j becomes %s", (note, text) => expect(toDeputyProfession(note)).toBe(text));
});
