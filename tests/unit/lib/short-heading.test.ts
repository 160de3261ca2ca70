import { expect, it } from "vitest";
import { shortHeading } from "#src/lib/text.ts";

it("leaves a title of up to 110 characters alone", () => {
  expect(shortHeading("Tutela delle acque interne e riuso delle risorse idriche")).toBeNull();
});

it("ends a vote by separate parts where the parts begin", () => {
  const title =
    "Mozione n. 1-00217 (testo 2), votazione per parti separate: premesse, limitatamente ai capoversi primo, terzo e dal quinto al nono, e dispositivo";
  expect(shortHeading(title)).toBe("Mozione n. 1-00217 (testo 2), votazione per parti separate");
});

it("ends a long title before what it adds", () => {
  const title =
    "Modifiche al codice della navigazione in materia di porti turistici, nonché deleghe al Governo per il riordino delle concessioni";
  expect(shortHeading(title)).toBe("Modifiche al codice della navigazione in materia di porti turistici");
});

it("cuts between words where a long title has no break", () => {
  const title = "Disposizioni per la " + "valorizzazione del patrimonio ".repeat(5);
  expect(shortHeading(title.trim())).toBe(
    "Disposizioni per la valorizzazione del patrimonio valorizzazione del patrimonio valorizzazione del patrimonio …",
  );
});
