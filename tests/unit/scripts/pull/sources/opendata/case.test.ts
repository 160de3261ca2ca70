import { describe, expect, it } from "vitest";
import { restoreAccents, toSentenceCase } from "#src/domain/sentence-case.ts";
import { toPersonName } from "#src/domain/person-name.ts";
import { toGroupName, toPlaceName } from "#scripts/pull/sources/opendata/case.ts";

describe("names in capitals", () => {
  it.each([
    ["D'ALFONSO", "D'Alfonso"],
    ["DE LUCA", "De Luca"],
    ["DELLA VEDOVA", "Della Vedova"],
    ["DELL'OLIO", "Dell'Olio"],
    ["L'ABBATE", "L'Abbate"],
    ["URZI'", "Urzì"],
    ["BONAFE'", "Bonafè"],
    ["DE' ROSSI", "De' Rossi"],
    ["MÜLLER-WEISS", "Müller-Weiss"],
    ["NIKOLIĆ", "Nikolić"],
    ["CAFIERO DE RAHO", "Cafiero de Raho"],
    ["DELMASTRO DELLE VEDOVE", "Delmastro Delle Vedove"],
    ["MARIA ROSARIA", "Maria Rosaria"],
    ["Micciche'", "Miccichè"],
    ["De Cristofaro", "De Cristofaro"],
  ])("%s is %s", (source, name) => expect(toPersonName(source)).toBe(name));

  it.each([
    ["COLLE DI VAL D'ELSA", "Colle di Val d'Elsa"],
    ["REGGIO NELL'EMILIA", "Reggio nell'Emilia"],
    ["CAVA DE' TIRRENI", "Cava de' Tirreni"],
    ["MOTTA SANT'ANASTASIA", "Motta Sant'Anastasia"],
    ["CITTA' DI CASTELLO", "Città di Castello"],
    ["LA SPEZIA", "La Spezia"],
    ["L'AQUILA", "L'Aquila"],
    ["Reggio Di Calabria", "Reggio di Calabria"],
    ["TRENTINO-ALTO ADIGE/SÜDTIROL", "Trentino-Alto Adige/Südtirol"],
  ])("the place %s becomes %s", (source, name) => expect(toPlaceName(source)).toBe(name));
});

describe("titles in capitals", () => {
  it.each([
    ["II COMMISSIONE (GIUSTIZIA)", "II Commissione (Giustizia)"],
    ["XIV COMMISSIONE (POLITICHE DELL'UNIONE EUROPEA)", "XIV Commissione (Politiche dell'Unione europea)"],
    [
      "X COMMISSIONE (ATTIVITA'  PRODUTTIVE, COMMERCIO E TURISMO)",
      "X Commissione (Attività produttive, commercio e turismo)",
    ],
    [
      "COMMISSIONE DI INCHIESTA SUL FEMMINICIDIO, NONCHE' SU OGNI VIOLENZA",
      "Commissione di inchiesta sul femminicidio, nonché su ogni violenza",
    ],
    ["Giunta per il Regolamento", "Giunta per il Regolamento"],
  ])("%s reads %s", (source, title) => expect(toSentenceCase(source)).toBe(title));

  it("keeps the names of groups", () => {
    expect(toGroupName("FRATELLI D'ITALIA")).toBe("Fratelli d'Italia");
    expect(toGroupName("MOVIMENTO 5 STELLE")).toBe("MoVimento 5 Stelle");
    expect(toGroupName("FORZA ITALIA - BERLUSCONI PRESIDENTE - PPE")).toBe(
      "Forza Italia - Berlusconi Presidente - PPE",
    );
  });

  it("turns a final apostrophe into an accent only after a vowel that can have one", () => {
    expect(restoreAccents("attivita' produttive")).toBe("attività produttive");
    expect(restoreAccents("dell'uso de' monti")).toBe("dell'uso de' monti");
  });
});
