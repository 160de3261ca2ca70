import { expect, it } from "vitest";
import { represent } from "#src/i18n/representatives.ts";

it("names a province with the article that its name needs", () => {
  expect(
    ["Padova", "L’Aquila", "La Spezia", "Verbano-Cusio-Ossola", "Sud Sardegna", "Latina"].map(represent.provinceTitle),
  ).toEqual([
    "Chi rappresenta la provincia di Padova",
    "Chi rappresenta la provincia dell’Aquila",
    "Chi rappresenta la provincia della Spezia",
    "Chi rappresenta la provincia del Verbano-Cusio-Ossola",
    "Chi rappresenta la provincia del Sud Sardegna",
    "Chi rappresenta la provincia di Latina",
  ]);
  expect(represent.provinceCrumb("L’Aquila")).toBe("Provincia dell’Aquila");
  expect(represent.resultTitle("Sulmona", "L’Aquila")).toBe("Sulmona, provincia dell’Aquila");
});
