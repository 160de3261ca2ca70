import { describe, expect, it } from "vitest";
import { bodyFullTitle } from "#src/i18n/bodies.ts";
import {
  actsUpTo,
  formatMembers,
  bareShare,
  formatPart,
  formatShare,
  legislatureUpTo,
  shareInBrackets,
  votesCount,
} from "#src/i18n/common.ts";
import { updatesPage } from "#src/i18n/corrections.ts";
import { groupFullTitle, groups } from "#src/i18n/groups.ts";
import { reliability } from "#src/i18n/person-votes.ts";
import { selectionText, votesPage } from "#src/i18n/votes-list.ts";

it("shows the last day of the data", () => {
  expect(actsUpTo("2024-05-08").replaceAll("\u00a0", " ")).toBe("I dati degli atti arrivano all’8 maggio 2024.");
  expect(actsUpTo(null)).toBe("");
  expect(legislatureUpTo("2024-05-01").replaceAll("\u00a0", " ")).toBe("Dal 13 ottobre 2022 al 1° maggio 2024.");
  expect(legislatureUpTo(null).replaceAll("\u00a0", " ")).toBe("Dal 13 ottobre 2022.");
});

describe("the number of votes for a choice", () => {
  it("has singular and plural forms", () => {
    expect(votesCount("PNV", 1)).toBe("1 presente non votante");
    expect(votesCount("PNV", 2)).toBe("2 presenti non votanti");
    expect(votesCount("RNV", 1)).toBe("1 richiedente non votante");
    expect(votesCount("AYE", 1140)).toBe("1.140 favorevoli");
    expect(votesCount("AYE", 0)).toBe("0 favorevoli");
    expect(votesCount("MIS", 3)).toBe("3 in missione");
  });
});

describe("a single item", () => {
  it("is named in the singular", () => {
    expect([
      formatMembers(1, "S"),
      selectionText(false).all(1),
      votesPage.archiveTotal(1),
      updatesPage.earlier(1),
      updatesPage.more(1),
      groups.lead("C", 2, 1),
    ]).toEqual([
      "1\u00A0senatore",
      "L’unico voto chiave",
      "L’unica votazione",
      "Il giorno precedente è nel registro completo.",
      "E un’altra nel registro completo.",
      "Alla Camera ci sono 2\u00A0gruppi per 1\u00A0deputato.",
    ]);
    expect(reliability.counts(1, 40)).toContain("1\u00A0volta su 40 in cui");
  });
});

describe("a part of a whole", () => {
  it("is a percentage; 0 of 400 is zero, 0 of 0 is no value", () => {
    expect([bareShare(198, 400), formatPart(20, 30, 2), bareShare(0, 400), bareShare(0, 0)]).toEqual([
      "49,5%",
      "66,67%",
      "0,0%",
      "non valutabile",
    ]);
  });

  it("has the number of cases beside it", () => {
    expect([formatShare(198, 400), formatShare(1161, 1204), formatShare(2, 3), formatShare(0, 0)]).toEqual([
      "49,5% di\u00a0400",
      "96,4% di\u00a01.204",
      "2\u00a0su\u00a03",
      "non valutabile",
    ]);
  });

  it("is rounded half up from the two counts, despite binary fractions", () => {
    expect([bareShare(57, 400), bareShare(203, 400), bareShare(105, 400), formatPart(23, 40, 0)]).toEqual([
      "14,3%",
      "50,8%",
      "26,3%",
      "58%",
    ]);
  });
});

describe("a share of fewer than ten", () => {
  it("is given as counts", () => {
    expect([formatShare(2, 3), formatShare(0, 9), formatShare(9, 9), formatShare(1, 10)]).toEqual([
      "2\u00a0su\u00a03",
      "0\u00a0su\u00a09",
      "9\u00a0su\u00a09",
      "10,0% di\u00a010",
    ]);
  });

  it("is no percentage in brackets after its counts", () => {
    expect([shareInBrackets(2, 3), shareInBrackets(0, 0), shareInBrackets(5, 20)]).toEqual(["", "", " (25,0%)"]);
  });

  it("of a measure, which has no cases, is a percentage", () => {
    expect([formatPart(0.5, 2), formatPart(2, 3, 2), formatPart(1, 0)]).toEqual(["25,0%", "66,67%", "non valutabile"]);
  });
});

describe("a share close to 0 or 100 percent", () => {
  it("is described as such, not rounded to it", () => {
    expect([bareShare(1, 4000), bareShare(3999, 4000), formatPart(1, 400, 0), formatPart(399, 400, 0)]).toEqual([
      "meno dello 0,1%",
      "più del 99,9%",
      "meno dell’1%",
      "più del 99%",
    ]);
    expect([bareShare(2, 4000), bareShare(4000, 4000)]).toEqual(["0,1%", "100,0%"]);
  });
});

describe("full titles of bodies and groups", () => {
  it("name the chamber, unless the name includes it", () => {
    expect(groupFullTitle({ name: "Misto", branch: "S" })).toBe("Misto, gruppo del Senato");
    expect(bodyFullTitle({ name: "Giunta per il regolamento", branch: "C" })).toBe("Giunta per il regolamento, Camera");
    expect(bodyFullTitle({ name: "Comitato per la sicurezza", branch: "B" })).toBe("Comitato per la sicurezza");
    expect(bodyFullTitle({ name: "Delegazione del Senato", branch: "S" })).toBe("Delegazione del Senato");
  });
});
