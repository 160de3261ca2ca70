import { expect, it } from "vitest";
import { catalogData } from "#src/components/open-data/catalog-structured-data.ts";

it("a table is complete on its own in a data set catalogue: publisher, topic, invented data", () => {
  const catalog = catalogData({
    tables: [{ name: "government", key: ["government"], rows: 1, columns: [], files: [], months: [] }],
    bundles: [],
    months: [],
    attribution: ["Dati dimostrativi: nomi, atti e voti sono inventati."],
    year: "2026",
    updated: "2026-11-20",
  });
  expect(catalog.dataset).toMatchObject([
    {
      url: "https://emiciclo.example/open-data#government",
      name: "Parlamento italiano, XIX legislatura: government",
      description: "Governi. Una tabella dell’archivio dei dati sul Parlamento italiano, XIX legislatura.",
      creditText: "Dati dimostrativi: nomi, atti e voti sono inventati.",
    },
  ]);
});
