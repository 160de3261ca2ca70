import { describe, expect, it } from "vitest";
import { themeId, themeLabel } from "#src/domain/themes.ts";

describe("themeLabel", () => {
  it.each([
    ["PERITI TECNICI", "Periti tecnici"],
    ["REATI COMMESSI ALL'ESTERO", "Reati commessi all’estero"],
    ["PUBBLICITA' DI ATTI E DOCUMENTI", "Pubblicità di atti e documenti"],
    ["IMPOSTA SUL VALORE AGGIUNTO ( IVA )", "Imposta sul valore aggiunto ( IVA )"],
    ["TRATTATI CON LA NATO E L'UE", "Trattati con la NATO e l’UE"],
    ["PRESIDENTE DELLA REPUBBLICA", "Presidente della Repubblica"],
    ["ACI", "ACI"],
    ["EMISSIONI DI CO2", "Emissioni di CO2"],
    ["Tutela delle acque interne", "Tutela delle acque interne"],
    ["  SOCIETA'  COOPERATIVE ", "Società cooperative"],
  ])("sets %s as %s", (published, read) => {
    expect(themeLabel(published)).toBe(read);
  });
});

describe("themeId", () => {
  it.each([
    ["TUTELA DELL'AMBIENTE", "tutela-dell-ambiente"],
    ["Pubblicità di atti", "pubblicita-di-atti"],
    ["IVA (IMPOSTA)", "iva-imposta"],
  ])("makes an address of %s: %s", (subject, id) => {
    expect(themeId(subject)).toBe(id);
  });
});
