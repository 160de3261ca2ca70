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

it("shows low presence together with the missions that explain it", () => {
  const line = (mission: number) =>
    /<span class="blk">([^<]*)<\/span>/.exec(renderToStaticMarkup(<MemberCards rows={[row(mission)]} term="" />))?.[1];
  expect(line(681)).toBe("presenze 30,7% di\u00A01.000, missioni 68,1%, forza 0,272%");
  expect(line(100)).toBe("presenze 30,7% di\u00A01.000, missioni 10,0%, forza 0,272%");
  expect(line(99)).toBe("presenze 30,7% di\u00A01.000, forza 0,272%");
});
