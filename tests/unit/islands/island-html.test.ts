import { createElement } from "react";
import { expect, it } from "vitest";
import { islandHtml } from "#src/islands/island-html.ts";
import { ChartTwin } from "#src/islands/charts/ChartTwin.island.tsx";
import { MyMembers } from "#src/islands/my-members/MyMembers.island.tsx";
import { MyMembersVote } from "#src/islands/my-members/MyMembersVote.island.tsx";
import { VoteChart } from "#src/islands/votes/VoteChart.island.tsx";

const scripts = {
  "src/islands/charts/ChartTwin.island.tsx": "/_astro/twin.js",
  "src/islands/my-members/MyMembers.island.tsx": "/_astro/mine.js",
  "src/islands/my-members/MyMembersVote.island.tsx": "/_astro/vote.js",
  "src/islands/votes/VoteChart.island.tsx": "/_astro/chart.js",
};

const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json">([^<]*)<\/script><\/react-island>$/.exec(html)?.[1] ?? "null");

it("names component, script and moment, and has no data without props", () => {
  const html = islandHtml({ component: MyMembersVote, props: {}, when: "stored", storageKey: "miei" }, "", scripts);
  expect(html).toBe('<react-island of="MyMembersVote" src="/_astro/vote.js" when="stored" key="miei"></react-island>');
});

it("has the content that Astro rendered for it, as it is", () => {
  const html = islandHtml({ component: VoteChart, props: {}, when: "query" }, "<!--hole seats--><li>a", scripts);
  expect(html).toContain("<island-slot><!--hole seats--><li>a</island-slot>");
});

it.each([`D'Amico & "B" </script><!-- `, "c'è\u00A0un <i>", "\\u003c"])("gives its props back: %s", (title) => {
  const spec = { type: "bar" as const, title, series: [] };
  const html = islandHtml({ component: ChartTwin, props: { spec }, when: "touch" }, "", scripts);
  expect(dataOf(html)).toEqual({ spec });
});

it("has the same ids on every page, whatever was rendered before", () => {
  const make = (): string => islandHtml({ component: MyMembers, props: {}, when: "idle" }, "", scripts);
  const [first, second] = [make(), make()];
  expect(first).toMatch(/ id="_MyMembersR_\w*_"/);
  expect(second).toBe(first);
});

it("refuses a component that no browser could load", () => {
  const Other = () => createElement("p");
  expect(() => islandHtml({ component: Other, props: {}, when: "idle" }, "", scripts)).toThrow("Other");
  expect(() => islandHtml({ component: MyMembers, props: {}, when: "idle" }, "", {})).toThrow("MyMembers");
});
