import { describe, expect, it } from "vitest";
import LegislaturesSection from "#src/components/people/LegislaturesSection.astro";
import { careerLine } from "#src/components/people/career-line.ts";
import type { CareerTerm } from "#src/contracts/careers.ts";
import { careers } from "#src/i18n/careers.ts";
import { career } from "#tests/fixtures/careers.ts";
import { renderAstro } from "#tests/support/render-astro.ts";

const links = (html: string): string[] =>
  [...html.matchAll(/<a href="(https:[^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, href = "", label = ""]) => `${label} ${href}`,
  );

const eighteenth: CareerTerm = {
  ...{
    legislature: 18,
    start: "2018-03-23",
    end: "2022-10-12",
    upTo: "2022-10-31",
    url: "https://diciotto.example/persone/anna-rossi",
  },
  ...career(),
};
const nineteenth: CareerTerm = {
  ...{ legislature: 19, start: "2022-10-13", end: null, upTo: "2026-11-20", url: null, gender: "F" },
  seats: [
    { branch: "C", start: "2022-10-13", end: "2024-10-13" },
    { branch: "S", start: "2024-10-13", end: null },
  ],
  groups: [{ branch: "S", acronym: "DUE", name: "Gruppo due" }],
  offices: [],
  votes: [
    {
      ...{ branch: "C", from: "2022-10-13", to: "2024-10-12", isPresident: false },
      ...{ voting: 1000, present: 900, rebels: 0, choices: 800 },
    },
    {
      ...{ branch: "S", from: "2024-10-13", to: "2026-10-13", isPresident: true },
      ...{ voting: 10, present: 1, rebels: 1, choices: 4 },
    },
  ],
};

describe("the section on other legislatures", () => {
  it("links the other pages, newest legislature first, and gives presence and dissent with their denominators", async () => {
    const html = await renderAstro(LegislaturesSection, { terms: [eighteenth, nineteenth] });
    expect(links(html)).toEqual(["XVIII https://diciotto.example/persone/anna-rossi"]);
    const rows = [...html.matchAll(/<tr role="row">(.*?)<\/tr>/gs)].map(([, row = ""]) =>
      [...row.matchAll(/<t[hd][^>]*role="(?:rowheader|cell)"[^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) =>
        cell
          .replaceAll(/<[^>]+>/g, " ")
          .replaceAll(/\s+/g, " ")
          .trim(),
      ),
    );
    expect(rows.filter((row) => row.length > 0)).toEqual([
      [
        "XIX dal 2022",
        "Camera e Senato",
        "Gruppo due",
        "nessuno noto",
        "Camera: 90,0% di 1.000 Senato: non si calcola",
        "Camera: 0,0% di 800 Senato: 1 su 4",
      ],
      [
        "XVIII 2018–2022",
        "Camera",
        "Gruppo uno",
        "Presidente, commissione Bilancio, dal 1° gen 2020",
        "75,0% di 200",
        "2,5% di 120",
      ],
    ]);
  });

  it("says up to when it knows a legislature that goes on, from a site that is not read any more", () => {
    const days = { start: "2022-10-13", upTo: "2026-11-20", url: "https://emiciclo.example/persone/anna-rossi" };
    expect(careers.days({ ...days, end: null })).toBe("dal 2022, dati fino al 20\u00a0novembre 2026");
    expect(careers.days({ ...days, end: "2027-06-07" })).toBe("2022–2027");
    expect(careers.days({ ...days, end: null, url: null })).toBe("dal 2022");
  });

  it("draws one line: each legislature as long as it was, each mandate where it was", () => {
    const line = careerLine([eighteenth, nineteenth]);
    expect(line.map(({ term, ...part }) => ({ legislature: term.legislature, ...part }))).toEqual([
      { legislature: 18, days: 1665, isAfterGap: false, parts: [{ branch: "C", x: "0%", width: "100%" }] },
      {
        ...{ legislature: 19, days: 1461, isAfterGap: false },
        parts: [
          { branch: "C", x: "0%", width: "50%" },
          { branch: "S", x: "50%", width: "50%" },
        ],
      },
    ]);
    const [, late] = careerLine([{ ...eighteenth, legislature: 16 }, nineteenth]);
    expect(late?.isAfterGap).toBe(true);
  });
});
