/** Links: from the home page every page of the site is four clicks away or fewer, without JavaScript. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { routes } from "#src/lib/routes.ts";

const clicks = 4;

/** Shown in place of a page that is not there; embeds are for other sites. */
const isApart = (path: string): boolean =>
  [routes.notFound(), routes.error(), routes.offline()].includes(path) || path.startsWith("/embed/");

it("reaches every page from the home page in four clicks or fewer", () => {
  const outDir = inject("outDir");
  const names = readdirSync(outDir, { recursive: true, encoding: "utf8" });
  const html = new Map(
    names
      .filter((name) => name.endsWith(".html"))
      .map((name) => [
        name === "index.html" ? "/" : `/${name.slice(0, -".html".length)}`,
        readFileSync(join(outDir, name), "utf8"),
      ]),
  );
  const reached = new Set(["/"]);
  let front = ["/"];
  for (let click = 1; click <= clicks; click += 1) {
    const links = front.flatMap((path) => [...(html.get(path) ?? "").matchAll(/<a\b[^>]*?\shref="(\/[^"?#]*)/g)]);
    front = [...new Set(links.map(([, path = ""]) => path))].filter((path) => html.has(path) && !reached.has(path));
    for (const path of front) reached.add(path);
  }
  const isRedirect = (text: string): boolean => text.includes('http-equiv="refresh"');
  const lost = [...html].filter(([path, text]) => !reached.has(path) && !isApart(path) && !isRedirect(text));
  expect(lost.map(([path]) => path)).toEqual([]);
  expect(reached.size).toBeGreaterThan(1000);
});
