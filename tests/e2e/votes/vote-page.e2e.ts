/** The page of a vote as served: complete without JavaScript, on a phone, in every state. */
import { describe, expect } from "vitest";
import { everyLook, faults, test } from "#tests/e2e/support/browser.ts";
import { settled } from "#tests/e2e/support/visitor.ts";
import { finalVote, readVote, shownNames } from "#tests/e2e/support/vote-page.ts";

describe("without JavaScript", () => {
  test("every name and every number is on the page", async ({ open, snapshot }) => {
    const { vote, chamber, members } = readVote(snapshot, finalVote);
    const page = await open(`/votazioni/${finalVote}`, { javaScriptEnabled: false });
    expect((await shownNames(page)).toSorted()).toEqual(members.map(({ name }) => name).toSorted());
    const text = (await page.locator("main").textContent()) ?? "";
    for (const value of [vote.totals.ayes, vote.totals.noes, vote.totals.required, vote.margin])
      expect(text).toContain(String(value));
    // The mixed group has a row for each of the two sides. The two sides have sums, and so have those whose side is not
    // known, who here all belong to the mixed group.
    const mixed = chamber.groups.find(({ isMixed }) => isMixed)?.id;
    const sidesOfMixed = new Set(members.filter(({ group }) => group === mixed).map(({ side }) => side));
    expect(sidesOfMixed).toEqual(new Set(["majority", "opposition", null]));
    expect(await page.locator("#gruppi tbody tr").count()).toBe(vote.groups.length - 1 + 2 + 3);
    expect(await page.locator("#territorio tbody tr").count()).toBe(vote.areas.length);
    expect(await page.locator("#ribelli tbody tr").count()).toBe(vote.rebels?.length);
  });

  test("a final vote names the members who changed side since the vote of confidence", async ({ open, snapshot }) => {
    const page = await open(`/votazioni/${finalVote}`, { javaScriptEnabled: false });
    const [before, after] = ["vs19_640_031", finalVote].map((key) => new Map(snapshot.ballots(key)));
    const turned = (from: string, to: string): string[] =>
      [...(after ?? [])].flatMap(([person, code]) => (code === to && before?.get(person) === from ? [person] : []));
    const named = page.locator("#cambi .roll", { hasText: "Da contrario a favorevole" }).locator("a");
    const people = await named.evaluateAll((all) => all.map((a) => a.getAttribute("href")?.replace("/persone/", "")));
    expect(people.toSorted()).toEqual(turned("NO", "AYE").toSorted());
    expect(people.length).toBeGreaterThan(1);
    expect(await page.locator("#cambi .side a").getAttribute("href")).toBe("/votazioni/vs19_640_031");
  });

  test("a verified vote shows who presided and the adjacent votes of the sitting", async ({ open }) => {
    const page = await open(`/votazioni/${finalVote}`, { javaScriptEnabled: false });
    // The President of the Camera presides, and is on no list of positions.
    expect(await page.locator("#membri h4", { hasText: "Presidente, non vota" }).count()).toBe(1);
    expect(await page.locator("#membri h4", { hasText: "Presidente di turno" }).count()).toBe(0);
    expect(await page.locator('a[rel="prev"]').first().getAttribute("href")).toBe("/votazioni/vs19_641_040");
    expect(await page.locator('a[rel="next"]').first().getAttribute("href")).toBe("/votazioni/vs19_641_042");
  });
});

describe("on a phone", () => {
  test("the groups fit without sideways scroll, with every number under its label", async ({ open, snapshot }) => {
    const { vote, chamber } = readVote(snapshot, finalVote);
    const page = await open(`/votazioni/${finalVote}`, settled({ viewport: { width: 360, height: 740 } }));
    const frame = page.locator("#gruppi .scroll");
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const place = chamber.groups.findIndex((group) => group.id === "camera-gin");
    const result = vote.groups[place];
    const { part = 0, whole = 1 } = result?.cohesion ?? {};
    const row = frame.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "GIN Ginestra" }) });
    const told = await row.locator(".num").evaluateAll((cells) =>
      cells.map((cell) => {
        const name = getComputedStyle(cell, "::before").content.replaceAll('"', "").trim();
        return `${name} ${cell.textContent}`;
      }),
    );
    expect(told).toEqual([
      `ribelli ${String(result?.rebels)}`,
      `non partecipanti ${String(result?.nonParticipants)}`,
      `compattezza ${((part * 100) / whole).toFixed(1).replace(".", ",")}% di\u00a0${String(whole)}`,
      `favorevoli ${String(result?.counts.AYE)}`,
      `contrari ${String(result?.counts.NO)}`,
      `astenuti ${String(result?.counts.ABST)}`,
    ]);
    // Column heads are visually hidden, but available to screen readers.
    expect(await frame.getByRole("columnheader").count()).toBe(10);
  });
});

test("every name of the roll call is underlined as a link, rebels' names more strongly", async ({ open, snapshot }) => {
  const page = await open("/votazioni/ribelli", { javaScriptEnabled: false });
  await page.locator("main tbody th a").first().click();
  await page.waitForURL((url) => url.pathname !== "/votazioni/ribelli");
  const key = new URL(page.url()).pathname.replace("/votazioni/", "");
  const looks = async (selector: string): Promise<string[]> => [
    ...new Set(
      await page.locator(selector).evaluateAll((links) =>
        links.map((link) => {
          const { textDecorationLine, textDecorationThickness, fontWeight } = getComputedStyle(link);
          return `${textDecorationLine} ${textDecorationThickness} ${fontWeight}`;
        }),
      ),
    ),
  ];
  expect(await looks("#membri .names a:not(.reb)")).toEqual(["underline 1px 400"]);
  expect(await looks("#membri .names a.reb")).toEqual(["underline 2px 600"]);
  const rebels = readVote(snapshot, key).members.filter(({ isRebel }) => isRebel);
  const marked = await page.locator("#membri .names a.reb").allInnerTexts();
  expect(marked.toSorted()).toEqual(rebels.map(({ name }) => name).toSorted());
});

describe("accessibility", { tags: ["long"] }, () => {
  const states = [
    finalVote,
    `${finalVote}?group=camera-gin&vote=AYE`,
    `${finalVote}?query=nessuno+si+chiama+cosi`,
    `${finalVote}?grafico=constituencies`,
    "vs19_641_012",
    "vs19_641_044",
    "vs19_640_012",
    "vs19_640_033",
    "19-402-5",
  ];
  test.for(states)("has no violation on %s", async (state, { open }) => {
    const page = await open(`/votazioni/${state}`, settled());
    await page.waitForLoadState("networkidle");
    expect(await faults(page, everyLook)).toEqual([]);
  });
});
