import { describe, expect, it } from "vitest";
import { typeset, typesetText } from "#scripts/pull/sources/opendata/typeset.ts";

describe("typesetText", () => {
  it.each([
    ["Modifica all'articolo 77 dell'Unione", "Modifica all’articolo 77 dell’Unione"],
    ["Cava de' Tirreni", "Cava de’ Tirreni"],
    ["Città del '900", "Città del ’900"],
    ['della nave "Moby Prince"', "della nave «Moby Prince»"],
    ['festival internazionale ¿Time in Jazz"', "festival internazionale «Time in Jazz»"],
    ["il « Piano Mattei » per", "il «Piano Mattei» per"],
    ["delle “pro loco” e dei “borghi”", "delle «pro loco» e dei «borghi»"],
    ["«Istituzione del “Giorno della Memoria”»", "«Istituzione del “Giorno della Memoria”»"],
    ["«Istituzione del «Giorno della Memoria»»", "«Istituzione del “Giorno della Memoria”»"],
    ["in tali aree,nei boschi", "in tali aree, nei boschi"],
    ["7 settembre 2012, n.155, recante", "7 settembre 2012, n. 155, recante"],
    ["oblio oncologico.Disposizioni", "oblio oncologico. Disposizioni"],
    ["0,19 a.C., S.p.A. e 1.200", "0,19 a.C., S.p.A. e 1.200"],
  ])("%s → %s", (straight, typographic) => expect(typesetText(straight)).toBe(typographic));
});

it("typesets every text of a record except addresses", () => {
  expect(
    typeset({ id: "C_1", presented: null, names: [{ name: "Fratelli d'Italia" }], url: "https://x.example/a,b" }),
  ).toEqual({ id: "C_1", presented: null, names: [{ name: "Fratelli d’Italia" }], url: "https://x.example/a,b" });
});
