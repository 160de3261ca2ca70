import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MemberCards } from "#src/components/members/MemberCards.tsx";
import type { MemberRow } from "#src/contracts/members.ts";

const row = (mission: number): MemberRow => ({
  id: "bianchi-laura",
  branch: "C",
  familyName: "Bianchi",
  givenName: "Laura",
  gender: "F",
  photo: null,
  group: { id: "camera-uno", acronym: "UNO" },
  side: "majority",
  area: "lazio-1",
  isLife: false,
  active: true,
  office: null,
  isPresident: false,
  figures: { voting: 1000, present: 307, mission, absent: 693 - mission, inLine: 300, evaluable: 1000, rebels: 3 },
  strength: { value: 0.272, rank: 9 },
});

const figure = (one: MemberRow, ordering = "surname") =>
  /<p class="fig">(.*?)<\/p>/
    .exec(renderToStaticMarkup(<MemberCards rows={[one]} term="" state={{ ordering }} />))?.[1]
    ?.replace(/<[^>]*>/g, "|");

it("shows low presence together with the missions that explain it", () => {
  expect(figure(row(681))).toBe("|30,7%| presenze| su\u00A01.000||missioni 68,1%|");
  expect(figure(row(100))).toBe("|30,7%| presenze| su\u00A01.000||missioni 10,0%|");
  expect(figure(row(99))).toBe("|30,7%| presenze| su\u00A01.000|");
});

it("shows the figure that orders the cards", () => {
  expect(figure(row(99), "-pp")).toBe("|0,272%| forza");
  expect(figure(row(99), "rebels")).toBe("|3| ribelli");
  expect(figure(row(681), "-mission")).toBe("|68,1%| missioni| su\u00A01.000|");
  expect(figure(row(99), "reliability")).toBe("|30,0%| affidabilità| su\u00A01.000|");
});

it("shows the strength where presences are not known, and nothing where the figure of the ordering is not", () => {
  const president = { ...row(0), figures: null, isPresident: true };
  expect(figure(president)).toBe("|0,272%| forza");
  expect(figure(president, "-mission")).toBeUndefined();
  expect(figure({ ...president, strength: null })).toBeUndefined();
});
