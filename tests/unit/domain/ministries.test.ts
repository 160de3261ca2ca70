import { expect, it } from "vitest";
import { ministryId, ministryOf, signsFor } from "#src/domain/ministries.ts";

it("finds the ministry of an office in its department, else in its title", () => {
  const of = (role: string, department: string | null = null) => ministryOf({ role, department });
  expect(of("Sottosegretario al Ministero dell’interno", "Ministero dell’interno")).toBe("Ministero dell’interno");
  expect(of("Commissario, Dipartimento Casa Italia", "Dipartimento Casa Italia")).toBe("Dipartimento Casa Italia");
  expect(of("Ministra della salute")).toBe("Ministero della salute");
  expect(of("Ministra per gli affari regionali e le autonomie")).toBe(
    "Ministro per gli affari regionali e le autonomie",
  );
  expect(of("Presidente del Consiglio dei ministri")).toBe("Presidenza del Consiglio dei ministri");
  expect(of("Ministro")).toBeNull();
  expect(of("Sottosegretario alla salute")).toBeNull();
});

it("gives one address to wordings that differ in case and apostrophes", () => {
  expect(ministryId("Ministero dell’università")).toBe("ministero-dell-universita");
  expect(ministryId("MINISTERO DELL'UNIVERSITA'")).toBe("ministero-dell-universita");
});

it("knows a minister who signs by name only", () => {
  expect(signsFor("Ministro della salute Orazio Bruni", "Ministero della salute")).toBe(true);
  expect(signsFor("Ministra della salute", "Ministero della salute")).toBe(true);
  expect(signsFor("Ministro per le riforme Ada Neri (Governo Rossi-I)", "Ministro per le riforme")).toBe(true);
  expect(signsFor("Ministro della salute Orazio Bruni", "Ministero della difesa")).toBe(false);
  // The ministry of another minister whose name begins alike.
  expect(signsFor("Ministro del turismo e dello sport Ada Neri", "Ministero del tur")).toBe(false);
});
