import { describe, expect, it } from "vitest";
import { departmentName, governmentTitle, titledOffice } from "#src/domain/government-title.ts";

describe("the title of an office of government", () => {
  it.each([
    ["Presidente", "PRESIDENZA DEL CONSIGLIO DEI MINISTRI", "Presidente del Consiglio dei ministri"],
    ["Vicepresidente", "PRESIDENZA DEL CONSIGLIO DEI MINISTRI", "Vicepresidente del Consiglio dei ministri"],
    ["Ministro", "Ministero della giustizia", "Ministro della giustizia"],
    ["Ministra", "Ministero dell'Università e della Ricerca - MUR", "Ministra dell'Università e della Ricerca"],
    ["Ministro", "Ministero degli affari esteri e della cooperazione internazionale", "Ministro degli affari esteri e della cooperazione internazionale"],
    ["Ministra", "Ministro per le Riforme istituzionali e la Semplificazione normativa", "Ministra per le Riforme istituzionali e la Semplificazione normativa"],
    ["MINISTRO", "Ministro per gli Affari regionali e le Autonomie", "Ministro per gli Affari regionali e le Autonomie"],
    ["Sottosegretario", "Ministero dell'agricoltura, della sovranità alimentare e delle foreste", "Sottosegretario al Ministero dell'agricoltura, della sovranità alimentare e delle foreste"],
    ["Sottosegretaria di Stato", "Presidenza del Consiglio dei Ministri", "Sottosegretaria di Stato alla Presidenza del Consiglio dei ministri"],
    ["Viceministra", "Ministero delle imprese e del made in Italy", "Viceministra al Ministero delle imprese e del made in Italy"],
    ["Ministro", "Dipartimento per le politiche di coesione e per il Sud", "Ministro, Dipartimento per le politiche di coesione e per il Sud"],
    ["Ministra", "MINISTERO DELLE IMPRESE E DEL MADE IN ITALY", "Ministra delle imprese e del Made in Italy"],
    ["Ministro", "MINISTRO PER GLI AFFARI EUROPEI, IL SUD, LE POLITICHE DI COESIONE E IL PNRR", "Ministro per gli affari europei, il Sud, le politiche di coesione e il PNRR"],
    ["MINISTRO SENZA PORTAFOGLIO", "MINISTRO PER I RAPPORTI CON IL PARLAMENTO", "Ministro per i rapporti con il Parlamento"],
    ["SOTTOSEGRETARIO DI STATO", "MINISTERO DELL'UNIVERSITA' E DELLA RICERCA", "Sottosegretario di Stato al Ministero dell'università e della ricerca"],
    ["Commissario straordinario", "Dipartimento Casa Italia", "Commissario straordinario, Dipartimento Casa Italia"],
  ])("%s of %s", (role, body, title) => expect(governmentTitle(role, body)).toBe(title)); // prettier-ignore

  it.each([
    ["Ministra della giustizia", "Ministero della giustizia"],
    ["Presidente del Consiglio dei ministri", "Presidenza del Consiglio dei ministri"],
    ["Ministro", null],
  ])("stays as published where it needs no body or has none: %s", (role, body) =>
    expect(governmentTitle(role, body)).toBe(role),
  );

  it("has a department without the acronym behind it, and with its own spelling", () => {
    expect(departmentName("Ministero dell'Università e della Ricerca - MUR")).toBe(
      "Ministero dell'Università e della Ricerca",
    );
    expect(departmentName("Ministro per lo Sport e i giovani")).toBeNull();
    expect(departmentName("MINISTERO DELL'INTERNO")).toBe("Ministero dell'interno");
    expect(departmentName("PRESIDENZA DEL CONSIGLIO DEI MINISTRI")).toBe("Presidenza del Consiglio dei ministri");
  });

  it("is the same for an office that was stored without it and for one that has it", () => {
    const justice = { role: "Ministro della giustizia", department: "Ministero della giustizia" };
    expect(titledOffice("Ministro", "Ministero della giustizia")).toEqual(justice);
    expect(titledOffice(justice.role, justice.department)).toEqual(justice);
    const reforms = { role: "Ministra per le Riforme istituzionali", department: null };
    expect(titledOffice("Ministra", "Ministro per le Riforme istituzionali")).toEqual(reforms);
    expect(titledOffice(reforms.role, reforms.department)).toEqual(reforms);
  });
});
