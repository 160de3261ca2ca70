import { describe, expect, it } from "vitest";
import { toApexOptions, toApexSeries } from "#src/components/charts/apex-options.ts";
import { iterTable, iterSpec } from "#src/components/charts/iter-spec.ts";

const stays = [
  { reading: "C.1742", branch: "C", start: "2024-03-16", end: "2024-10-11", days: 209 },
  { reading: "S.1520", branch: "S", start: "2024-10-13", end: "2024-10-14", days: 1 },
] as const;
const plain = (text: string) => text.replaceAll("\u00A0", " ");
const law = { stays, law: "2024-11-01", isOpen: false };
const open = { stays, law: null, isOpen: true };

describe("the interactive chart of an iter", () => {
  it("has a row for each reading, from its first day to its last, in the colour of its chamber", () => {
    expect(toApexSeries(iterSpec("Otto mesi, due letture", law), (token) => `--${token}`)).toEqual([
      {
        name: "Iter",
        data: [
          { x: "C.\u00A01742", y: [1710547200000, 1728604800000], fillColor: "--c2" },
          { x: "S.\u00A01520", y: [1728777600000, 1728864000000], fillColor: "--c1" },
        ],
      },
    ]);
  });

  it("shows chamber, days and their number, and marks the day of the law", () => {
    const options = toApexOptions(iterSpec("Otto mesi", law), { colorOf: () => "#123456", open: () => undefined });
    const custom = options.tooltip?.custom;
    expect(typeof custom === "function" ? plain(String(custom({ seriesIndex: 0, dataPointIndex: 0 }))) : null).toBe(
      '<div class="tip"><b>C. 1742</b><br>Camera: 16 mar 2024 – 11 ott 2024, 209 giorni</div>',
    );
    expect(options).toMatchObject({
      plotOptions: { bar: { horizontal: true } },
      xaxis: { type: "datetime" },
      annotations: { xaxis: [{ x: 1730419200000, label: { text: "legge, 1°\u00A0nov 2024" } }] },
    });
  });

  it("counts no days of an open stay, as in the table", () => {
    const [{ spans } = {}] = iterSpec("Due letture", open).series;
    expect(spans?.map((span) => plain(span[3]))).toEqual([
      "Camera: 16 mar 2024 – 11 ott 2024, 209 giorni",
      "Senato: 13 ott 2024 – in corso",
    ]);
    expect(iterTable(open).rows.map((row) => row.map(plain))).toEqual([
      ["C. 1742", "Camera", "16 mar 2024", "11 ott 2024", "209"],
      ["S. 1520", "Senato", "13 ott 2024", "in corso", "non si calcola"],
    ]);
    expect(iterTable(law).rows.map((row) => plain(row[4] ?? ""))).toEqual(["209", "1"]);
  });
});
