import { createElement } from "react";
import { expect, it } from "vitest";
import { islandHtml } from "#src/islands/island-html.ts";
import { ZoomableChart } from "#src/components/charts/ZoomableChart.island.tsx";
import { MyMembers } from "#src/components/my-members/MyMembers.island.tsx";

const scripts = {
  "src/components/charts/ZoomableChart.island.tsx": "/_astro/chart.js",
  "src/components/my-members/MyMembers.island.tsx": "/_astro/mine.js",
};

const spec = { type: "bar" as const, title: "", series: [] };

const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json">([^<]*)<\/script><\/react-island>$/.exec(html)?.[1] ?? "null");

it("names component, script and moment, and has no data without props", () => {
  const html = islandHtml({ component: MyMembers, props: {}, when: "stored", storageKey: "miei" }, "", scripts);
  expect(html).toMatch(/^<react-island of="MyMembers" src="\/_astro\/mine.js" when="stored" key="miei">/);
  expect(html).not.toContain("<script");
});

it("has the content that Astro rendered for it, as it is", () => {
  const html = islandHtml({ component: ZoomableChart, props: { spec }, when: "query" }, "<!-- seats --><li>a", scripts);
  expect(html).toContain("<island-slot><!-- seats --><li>a</island-slot>");
});

it.each([`D'Amico & "B" </script><!-- `, "c'è\u00A0un <i>", "\\u003c"])("gives its props back: %s", (title) => {
  const titled = { ...spec, title };
  const html = islandHtml({ component: ZoomableChart, props: { spec: titled }, when: "interaction" }, "", scripts);
  expect(dataOf(html)).toEqual({ spec: titled });
});

it("has the same ids on every page, whatever was rendered before", () => {
  const make = (): string => islandHtml({ component: MyMembers, props: {}, when: "idle" }, "", scripts);
  const [first, second] = [make(), make()];
  expect(first).toMatch(/ id="_MyMembersR_\w*_"/);
  expect(second).toBe(first);
});

it("has the script that marks an address with a query before a list, and no other content", () => {
  const withList = { ...scripts, "src/components/list/asked.ts": "/_astro/asked.js" };
  const make = (slot: string, when: "idle" | "query" = "idle"): string =>
    islandHtml({ component: ZoomableChart, props: { spec }, when }, slot, withList);
  expect(make('<article class="list">')).toMatch(/^<script src="\/_astro\/asked.js"><\/script><react-island /);
  expect(make('<ul class="lists">')).toMatch(/^<react-island /);
  expect(make('<article class="list">', "query")).toMatch(/^<react-island /);
});

it("refuses a component that no browser could load", () => {
  const Other = () => createElement("p");
  expect(() => islandHtml({ component: Other, props: {}, when: "idle" }, "", scripts)).toThrow("Other");
  expect(() => islandHtml({ component: MyMembers, props: {}, when: "idle" }, "", {})).toThrow("MyMembers");
});
