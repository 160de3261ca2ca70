import { describe, expect, it } from "vitest";
import { departmentName, governmentTitle } from "#src/domain/government-title.ts";

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
    expect(departmentName("PRESIDENZA DEL CONSIGLIO DEI MINISTRI")).toBe("Presidenza del Consiglio dei ministri");
  });
});
