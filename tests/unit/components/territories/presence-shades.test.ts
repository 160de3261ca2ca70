import { expect, it } from "vitest";
import { presenceShades } from "#src/components/territories/presence-shades.ts";

const area = (id: string, presence: number | null, present = 10) => ({ id, presence, present });

it("gives four shades with as many regions each, by their medians", () => {
  const found = presenceShades([70, 61, 62, 63, 64, 65, 66, 67].map((presence, at) => area(`r${at}`, presence)));
  expect(found?.ranges).toEqual([
    [61, 62],
    [63, 64],
    [65, 66],
    [67, 70],
  ]);
  expect([...(found?.of ?? [])].filter(([, shade]) => shade === 3).map(([id]) => id)).toEqual(["r7", "r0"]);
});

it("leaves out a region with fewer than ten members, and one without figures", () => {
  const many = [61, 62, 63, 64, 65, 66, 67, 68].map((presence, at) => area(`r${at}`, presence));
  const found = presenceShades([...many, area("molise", 99, 9), area("umbria", null)]);
  expect([found?.of.has("molise"), found?.of.has("umbria")]).toEqual([false, false]);
  expect(found?.ranges.at(-1)).toEqual([67, 68]);
});

it("gives none for a few regions", () => {
  expect(presenceShades([61, 62, 63].map((presence, at) => area(`r${at}`, presence)))).toBeNull();
});
