import { describe, expect, it } from "vitest";
import { isCurrent, mainMenu } from "#src/components/site/menu.ts";

const menu = mainMenu({ governments: [{ id: "i-governo-bellariva-2022-10-22", name: "I Governo Bellariva" }] });
const labelsOf = (label: string) =>
  menu.find((item) => item.label === label)?.sections?.map(({ links }) => links.map((link) => link.label));

describe("mainMenu", () => {
  it("has the six items of the header, in the order of the specification, and the search", () => {
    expect(menu.map(({ label }) => label)).toEqual([
      "Governi",
      "Parlamentari",
      "Organi parlamentari",
      "Votazioni",
      "Attività legislativa",
      "Indice di forza",
      "Cerca",
    ]);
  });
  it("lists the governments of the code lists", () => {
    expect(menu.find(({ label }) => label === "Governi")?.sections?.[0]?.links[0]).toEqual({
      label: "I Governo Bellariva",
      href: "/governi/i-governo-bellariva-2022-10-22",
    });
  });
  it("has three groups of bodies, below the link to all of them", () => {
    const chamber = ["Presidenza", "Commissioni e giunte", "Gruppi"];
    expect(labelsOf("Organi parlamentari")).toEqual([
      ["Tutti gli organi"],
      chamber,
      chamber,
      ["Commissioni", "Delegazioni in organi internazionali"],
    ]);
  });
  it("has the five entries of legislative activity, after the link to the whole section, and the themes", () => {
    expect(labelsOf("Attività legislativa")).toEqual([
      ["Panoramica", "Numeri", "Temi", "Decreti legge", "Disegni di legge", "Decreti legislativi", "Decreti attuativi"],
    ]);
  });
});

describe("isCurrent", () => {
  it.each([
    ["/governi/i-governo-bellariva-2022-10-22", "Governi"],
    ["/deputati", "Parlamentari"],
    ["/senatori", "Parlamentari"],
    ["/territori/lazio", "Parlamentari"],
    ["/i-miei-parlamentari", "Parlamentari"],
    ["/mappa/senato/2026", "Parlamentari"],
    ["/organi_parlamentari/camera/presidenza", "Organi parlamentari"],
    ["/votazioni/vs19_1_001", "Votazioni"],
    ["/attivita_legislativa/numeri", "Attività legislativa"],
    ["/indice_di_forza", "Indice di forza"],
  ])("highlights by the first segment of the page at the top: %s", (path, label) => {
    expect(menu.filter((item) => isCurrent(item, path)).map((item) => item.label)).toEqual([label]);
  });
  it("highlights nothing on the home page", () => {
    expect(menu.filter((item) => isCurrent(item, "/"))).toEqual([]);
  });
});
