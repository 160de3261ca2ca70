import { describe, expect, it } from "vitest";
import * as format from "#src/lib/format.ts";

/** Replaces every kind of non-breaking space by "_", so that expectations are readable. */
const shown = (text: string): string => text.replaceAll("\u00A0", "_");

describe("numbers", () => {
  it("group thousands even below ten thousand", () => {
    expect(format.formatNumber(1140)).toBe("1.140");
    expect(format.formatNumber(12345678)).toBe("12.345.678");
  });
  it("keep zero as a value, without a sign", () => {
    expect([format.formatNumber(0), format.formatNumber(-0.04, 1)]).toEqual(["0", "0,0"]);
  });
  it("use a true minus sign", () => {
    expect([format.formatNumber(-3.25, 1), format.formatNumber(-1200)]).toEqual(["−3,3", "−1.200"]);
  });
  it("write percent without a space", () => {
    expect(format.formatPercent(80.2)).toBe("80,2%");
  });
  it("write ordinals in both genders", () => {
    expect([format.formatOrdinal(46), format.formatOrdinal(1, "F")]).toEqual(["46°", "1ª"]);
  });
  it("write amounts of money and sizes of files", () => {
    expect([5_000_000, 1_000_000, 2_340_000_000, 1500].map(format.formatEuro).map(shown)).toEqual([
      "5_milioni di euro",
      "1_milione di euro",
      "2,3_miliardi di euro",
      "1.500_euro",
    ]);
    expect([900, 1500, 1_250_000, 56_000_000].map(format.formatBytes).map(shown)).toEqual([
      "900_byte",
      "1,5_kB",
      "1,3_MB",
      "56,0_MB",
    ]);
  });
  it("take the unit of the rounded number", () => {
    expect([999_960_000, 999_940_000, 999_999.6].map(format.formatEuro).map(shown)).toEqual([
      "1_miliardo di euro",
      "999,9_milioni di euro",
      "1_milione di euro",
    ]);
    expect([999_940, 999_960, 999_960_000].map(format.formatBytes).map(shown)).toEqual([
      "999,9_kB",
      "1,0_MB",
      "1,0_GB",
    ]);
  });
  it("are joined to their noun by a non-breaking space, in singular or plural", () => {
    expect([0, 1, 1140].map((n) => shown(format.formatCount(n, "votazione", "votazioni")))).toEqual([
      "0_votazioni",
      "1_votazione",
      "1.140_votazioni",
    ]);
  });

  it("give a duration in years and months", () => {
    expect([0, 1, 12, 49, 62].map((months) => shown(format.formatMonths(months)))).toEqual([
      "meno di un mese",
      "1_mese",
      "1_anno",
      "4_anni e 1_mese",
      "5_anni e 2_mesi",
    ]);
  });
  it("write ranges and lists", () => {
    expect([format.formatRange(1, 10), format.formatRange(7, 7)]).toEqual(["1–10", "7"]);
    expect([format.formatList([]), format.formatList(["A"]), format.formatList(["A", "B", "C"])]).toEqual([
      "",
      "A",
      "A, B e C",
    ]);
  });
  it("join abbreviations to the next word by a non-breaking space", () => {
    expect(
      [format.formatAfter("n.", 41), format.formatIdentifier("C.2750"), format.formatIdentifier("S. 1384-B")].map(
        shown,
      ),
    ).toEqual(["n._41", "C._2750", "S._1384-B"]);
  });
  it("put dots between the known parts, none at the start of a line", () => {
    expect([format.formatDots(["C. 1", null, "ratifica"]), format.formatDots([null])].map(shown)).toEqual([
      "C. 1_· ratifica",
      "",
    ]);
  });
});

describe("dates", () => {
  it("are written out in text and short in tables", () => {
    expect(shown(format.formatDay("2026-11-19"))).toBe("19_novembre 2026");
    expect(shown(format.formatDayShort("2026-03-01"))).toBe("1°_mar 2026");
    expect(shown(format.formatDayMonth("2026-09-05"))).toBe("5_set");
    expect(shown(format.formatWeekday("2026-11-19"))).toBe("giovedì 19_novembre 2026");
    expect(format.formatMonth("2026-02")).toBe("febbraio 2026");
  });
  it("show an instant in Rome time, whatever the machine's time zone", () => {
    expect(shown(format.formatInstant("2026-11-20T05:12:00Z"))).toBe("20_novembre 2026, ore_6:12");
    expect(shown(format.formatInstant("2026-06-30T22:30:00Z"))).toBe("1°_luglio 2026, ore_0:30");
    expect(shown(format.formatInstant("2026-11-20"))).toBe("20_novembre 2026");
  });
  it("form periods with the article required by the day", () => {
    expect(shown(format.formatPeriod("2022-10-22", "2024-12-03"))).toBe("22_ottobre 2022 – 2_dicembre 2024");
    expect(shown(format.formatPeriod("2022-10-22", "2022-10-23"))).toBe("22_ottobre 2022");
    expect(shown(format.formatPeriod("2022-10-22", "2023-01-01", format.formatDayShort))).toBe(
      "22_ott 2022 – 31_dic 2022",
    );
    expect(shown(format.formatPeriod("2022-10-08", null))).toBe("dall’8_ottobre 2022");
    expect(shown(format.formatPeriod(null, "2022-10-12"))).toBe("fino all’11_ottobre 2022");
    expect(format.formatPeriod(null, null)).toBe("");
    expect(shown(format.formatPeriodInText("2022-10-22", "2024-12-09"))).toBe(
      "dal 22_ottobre 2022 all’8_dicembre 2024",
    );
    expect(shown(format.formatPeriodInText("2022-10-08", "2022-10-09"))).toBe("l’8_ottobre 2022");
    expect(shown(format.formatPeriodInText("2022-10-08", null))).toBe("dall’8_ottobre 2022");
    expect(shown(format.formatPeriodInText(null, "2022-10-12"))).toBe("fino all’11_ottobre 2022");
    expect(shown(format.formatUpTo("2026-11-20"))).toBe("al 20_novembre 2026");
  });
});

describe("withArticle", () => {
  it("adds no article before a share with only a bound", () => {
    expect(
      (["il", "nel", "del", "al", "dal"] as const).map((one) => format.withArticle(one, "meno dello 0,1%")),
    ).toEqual([
      "meno dello 0,1%",
      "in meno dello 0,1%",
      "di meno dello 0,1%",
      "a meno dello 0,1%",
      "da meno dello 0,1%",
    ]);
  });

  it("elides before uno, otto, undici, ottanta, ottocento, as they are or in thousands", () => {
    const figures = ["1%", "1,5%", "8", "8,3%", "11", "80", "87", "89,9%", "800", "850", "8.300", "11.000", "86.000"];
    for (const figure of figures) {
      expect(format.withArticle("al", figure)).toBe(`all’${figure}`);
      expect(format.withArticle("dei", figure)).toBe(`degli ${figure}`);
    }
    expect(format.withArticle("dal", "1.000.000")).toBe("dall’1.000.000");
  });

  it("does not elide before the others, mille and primo included", () => {
    const figures = [
      "2",
      "7,8%",
      "10",
      "12",
      "18",
      "79",
      "90",
      "100",
      "108",
      "180",
      "1.000",
      "1.140",
      "7.800",
      "1° marzo",
    ];
    for (const figure of figures) {
      expect(format.withArticle("il", figure)).toBe(`il ${figure}`);
      expect(format.withArticle("i", figure)).toBe(`i ${figure}`);
    }
  });

  it("handles zero", () => {
    expect((["il", "nel", "del", "al"] as const).map((article) => format.withArticle(article, "0,7%"))).toEqual([
      "lo 0,7%",
      "nello 0,7%",
      "dello 0,7%",
      "allo 0,7%",
    ]);
  });
});

it("puts the right preposition before a month", () => {
  expect(["2023-05", "2023-08", "2024-04", "2022-10"].map(format.formatToMonth)).toEqual([
    "a maggio 2023",
    "ad agosto 2023",
    "ad aprile 2024",
    "a ottobre 2022",
  ]);
});

describe("compareText", () => {
  it("treats both apostrophes as equal and orders accented letters correctly", () => {
    const names = ["Zoppi", "Èboli", "D’Amico", "Eboli", "D'Amico", "Dante"];
    expect([...names].sort(format.compareText)).toEqual(["D'Amico", "D’Amico", "Dante", "Eboli", "Èboli", "Zoppi"]);
  });
});
