import { expect, it } from "vitest";
import { proposalText } from "#src/i18n/amendments.ts";

it("puts an amendment to a bill, and an agenda motion about it", () => {
  const title = (kind: string, number: string): string =>
    proposalText.title(kind, number, "S.860").replaceAll("\u00a0", " ");
  expect(title("emendamento", "1.6 (testo 2)")).toBe("Emendamento 1.6 (testo 2) al ddl S. 860");
  expect(title("ordine del giorno", "9/860/1")).toBe("Ordine del giorno 9/860/1 sul ddl S. 860");
});
