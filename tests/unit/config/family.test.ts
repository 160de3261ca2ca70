import { describe, expect, it } from "vitest";
import { earlierSites, familyUrl, newestSite, readFamily } from "#src/config/family.ts";
import { overNotice } from "#src/i18n/shell.ts";

const three = readFamily(
  "18=https://xviii.emiciclo.example 20=https://emiciclo.example/, 19=https://xix.emiciclo.example",
);
const links = [
  { legislature: 18, label: "XVIII (2018–2022)", url: "https://old.example/18" },
  { legislature: 16, label: "XVI (2008–2013)", url: "https://old.example/16" },
];

describe("the family of sites", () => {
  it("is empty without a setting", () => {
    expect([readFamily(undefined), readFamily("")]).toEqual([[], []]);
  });

  it("names hosts, newest legislature first", () => {
    expect(three).toEqual([
      { legislature: 20, url: "https://emiciclo.example" },
      { legislature: 19, url: "https://xix.emiciclo.example" },
      { legislature: 18, url: "https://xviii.emiciclo.example" },
    ]);
    expect([familyUrl(19, three), familyUrl(17, three)]).toEqual(["https://xix.emiciclo.example", null]);
  });

  it.each([
    ["18", '"18" is no legislature with the address of a host'],
    ["18=xviii.example", "no legislature with the address of a host"],
    ["18=https://emiciclo.example/legislatura/18", "no legislature with the address of a host"],
    ["18=https://a.example 18=https://b.example", "a legislature is there twice"],
    ["18=https://a.example 19=https://a.example", "a url is there twice"],
  ])("refuses %s", (setting, fault) => {
    expect(() => readFamily(setting)).toThrow(fault);
  });

  it("leads to earlier legislatures: to its own sites, to the links of the operator where it has none", () => {
    expect(earlierSites(links, 20, three)).toEqual([
      { legislature: 19, label: null, url: "https://xix.emiciclo.example" },
      { legislature: 18, label: "XVIII (2018–2022)", url: "https://xviii.emiciclo.example" },
      { legislature: 16, label: "XVI (2008–2013)", url: "https://old.example/16" },
    ]);
  });

  it("names neither the legislature of the site nor a later one among the earlier ones", () => {
    expect(earlierSites(links, 18, three).map(({ legislature }) => legislature)).toEqual([16]);
  });

  it("knows the newest site from every other", () => {
    expect([20, 19, 18].map((number) => newestSite(number, three)?.legislature)).toEqual([undefined, 20, 20]);
    expect(newestSite(18, [])).toBeNull();
  });
});

describe("the notice of a legislature that is over", () => {
  it("says which, since when, and leads on", () => {
    expect(overNotice.text("XVIII", "2022-10-12")).toBe(
      "Questa è la XVIII legislatura, conclusa il 12\u00a0ottobre 2022.",
    );
    expect(overNotice.text("XIX", null)).toBe("Questa è la XIX legislatura, conclusa.");
    expect(overNotice.newest(19)).toBe("Vai alla XIX legislatura");
  });
});
