import { describe, expect, it } from "vitest";
import { explainPage, printPlan } from "#scripts/build/explain.ts";
import type { Plan, PlannedFile } from "#scripts/build/plan.ts";
import { siteConfig } from "#src/config/site.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { writeNodes, openPageStore } from "#scripts/contracts/engine/node-store.ts";

const page = (key: string, reason: PlannedFile["reason"]): PlannedFile => ({
  output: "votes",
  key,
  path: `/votazioni/${key}`,
  file: `votazioni/${key}.html`,
  kind: "page",
  digest: "d",
  updated: null,
  reason,
});
const plan: Plan = {
  files: [page("a", "contract"), page("b", "unchanged"), page("c", "new")],
  removed: ["votazioni/z.html"],
  standalone: "unchanged",
  site: "s",
};

/** Log lines of a call. */
function lines(print: (effects: ReturnType<typeof silentEffects>) => void): readonly string[] {
  const said: string[] = [];
  print(silentEffects({ log: (line) => void said.push(line) }));
  return said;
}

describe("build --plan", () => {
  it("lists new, changed and removed files with the reason, and no unchanged ones", () => {
    expect(lines((effects) => printPlan(plan, effects))).toEqual([
      "contract  /votazioni/a",
      "new       /votazioni/c",
      "removed   /votazioni/z.html",
      "assets and standalone pages: unchanged",
    ]);
  });
});

describe("build --why", () => {
  const db = openPageStore(":memory:");
  const insertPage = db.prepare("INSERT INTO page VALUES ('votes', ?, ?, NULL, 'd', ?, '{}')");
  insertPage.run("a", "/votazioni/a", "record:vote/a\nlog:changes");
  insertPage.run("c", "/votazioni/c", "");
  writeNodes(db, [
    { id: 1, name: "record:vote/a", digest: "d", deps: null },
    { id: 2, name: "log:changes", digest: "d", deps: null },
    { id: 3, name: "page:votes/a", digest: "d", deps: Uint32Array.of(1, 2) },
  ]);
  const entries = new Map(
    (["page", "standalone", "asset", "index"] as const).map((kind) => [
      { page: "votazioni/z.html", standalone: "404.html", asset: "_astro/a.css", index: "sitemap.xml" }[kind],
      { kind, digest: "d" },
    ]),
  );
  const why = (path: string) => lines((effects) => explainPage(db, plan, { entries }, path, effects));

  it("prints the cause of a page's last change and its dependencies", () => {
    expect(why("/votazioni/a")).toEqual([
      "/votazioni/a: votes/a, what it shows changed",
      "last changed because of:\n  record:vote/a\n  log:changes",
      "reads 2 things:",
      "  record:vote/a",
      "  log:changes",
    ]);
  });

  it("reports a page unchanged since it was written", () => {
    expect(why("/votazioni/c")).toEqual([
      "/votazioni/c: votes/c, not published yet",
      "written once, not changed since",
      "reads 0 things:",
    ]);
  });

  it.each([
    "votazioni/c",
    "/votazioni/c/",
    "/votazioni/c.html",
    "/votazioni/c?gruppo=x#nomi",
    `${siteConfig.url}/votazioni/c`,
  ])("accepts %s as the page's address", (asked) => {
    expect(why(asked)[0]).toBe("/votazioni/c: votes/c, not published yet");
  });

  it("finds the home page and a redirect, whose files have other names", () => {
    const named = (path: string): PlannedFile => ({ ...page("c", "unchanged"), path });
    const of = (asked: string, path: string) =>
      lines((effects) => explainPage(db, { ...plan, files: [named(path)] }, null, asked, effects))[0];
    expect(of("/index.html", "/")).toBe("/: votes/c, unchanged");
    expect(of("/persone/prima", "/persone/prima.html")).toBe("/persone/prima.html: votes/c, unchanged");
  });

  it("describes what determines a file without a contract", () => {
    expect(["/404", "/_astro/a.css", "/sitemap.xml", "/votazioni/z"].map((asked) => why(asked).join())).toEqual([
      "/404.html: a page without a contract, made again when the code or what all pages share changes",
      "/_astro/a.css: comes with the code; a photo, with the pull",
      "/sitemap.xml: put together by every build that has something to do, from the pages or from the tables",
      "/votazioni/z.html: goes in the next build: nothing stands there any more",
    ]);
  });

  it("throws on an unknown address", () => {
    expect(() => why("/votazioni/x")).toThrow("/votazioni/x: no page or file of the site has this address");
  });
});
