import { describe, expect, it } from "vitest";
import { explainPage, printPlan } from "#scripts/build/explain.ts";
import type { Plan, PlannedFile } from "#scripts/build/plan.ts";
import { silentEffects } from "#scripts/lib/effects.ts";
import { writeNodes } from "#scripts/views/kept-nodes.ts";
import { openPageStore } from "#scripts/views/node-store.ts";

const page = (key: string, reason: PlannedFile["reason"]): PlannedFile => ({
  family: "votes",
  key,
  path: `/votazioni/${key}`,
  file: `votazioni/${key}.html`,
  kind: "page",
  digest: "d",
  updated: null,
  reason,
});
const plan: Plan = {
  files: [page("a", "contract"), page("b", "kept"), page("c", "new")],
  removed: ["votazioni/z.html"],
  shell: "kept",
  site: "s",
};

/** The lines that are printed. */
function lines(print: (effects: ReturnType<typeof silentEffects>) => void): readonly string[] {
  const said: string[] = [];
  print(silentEffects({ log: (line) => void said.push(line) }));
  return said;
}

describe("build --plan", () => {
  it("names what would be made or removed, and why, not what is kept", () => {
    expect(lines((effects) => printPlan(plan, effects))).toEqual([
      "contract  /votazioni/a",
      "new       /votazioni/c",
      "removed   /votazioni/z.html",
      "assets and pages without a family: kept as it is",
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
  const why = (path: string) => lines((effects) => explainPage(db, plan, path, effects));

  it("tells what last changed a page and what it reads", () => {
    expect(why("/votazioni/a")).toEqual([
      "/votazioni/a: votes/a, what it shows changed",
      "last changed because of:\n  record:vote/a\n  log:changes",
      "reads 2 things:",
      "  record:vote/a",
      "  log:changes",
    ]);
  });

  it("tells that a page has not changed since it was written", () => {
    expect(why("/votazioni/c")).toEqual([
      "/votazioni/c: votes/c, not published yet",
      "written once, not changed since",
      "reads 0 things:",
    ]);
  });

  it("knows no other address", () => {
    expect(() => why("/votazioni/x")).toThrow("/votazioni/x: no page or file of the site has this address");
  });
});
