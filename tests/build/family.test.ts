/** The demonstrations of two legislatures as a family of sites, built by the commands, with links both ways. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNode } from "#scripts/build/run-node.ts";
import { parseCareers } from "#scripts/lib/careers.ts";
import type { Career } from "#src/contracts/careers.ts";

const base = mkdtempSync(join(tmpdir(), "emiciclo-family-"));
const addresses = { 18: "https://xviii.emiciclo.example", 19: "https://emiciclo.example" } as const;
type Which = keyof typeof addresses;
const folders = (number: Which) => [
  "--data",
  join(base, `data${number}`),
  "--out",
  join(base, `dist${number}`),
  "--cache",
  join(base, `cache${number}`),
];

async function run(number: Which, script: string, args: readonly string[]): Promise<void> {
  const family = Object.entries(addresses).map((pair) => pair.join("="));
  const env = { EMICICLO_LEGISLATURE: String(number), EMICICLO_FAMILY: family.join(" "), NODE_ENV: "production" };
  const { code, stdout, stderr } = await startNode({ script, args, flags: [], env });
  if (code !== 0) throw new Error(`${script} of ${number}: ${stdout.slice(-2000)}${stderr.slice(-2000)}`);
}
const build = async (number: Which): Promise<void> => await run(number, "scripts/build.ts", folders(number));
const read = (number: Which, path: string): string => readFileSync(join(base, `dist${number}`, path), "utf8");
const careersOf = (number: Which): readonly Career[] =>
  parseCareers(read(number, "dati/carriere.json"), "carriere", { legislature: number, isDemo: true }).people;
/** Gives a site what the other publishes, as its pull does over the network. */
function share(from: Which, to: Which): void {
  mkdirSync(join(base, `data${to}`, "careers"), { recursive: true });
  cpSync(join(base, `dist${from}`, "dati/carriere.json"), join(base, `data${to}`, "careers", `${from}.json`));
}
/** Addresses on the site of the legislature to which a page links, and their texts. */
function links(html: string, number: Which): (readonly [path: string, text: string])[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].flatMap(([, href = "", text = ""]) =>
    href === addresses[number] || href.startsWith(`${addresses[number]}/`)
      ? [[href.slice(addresses[number].length), text.trim()] as const]
      : [],
  );
}

describe("the demonstrations of 18 and 19", { tags: ["long"] }, () => {
  beforeAll(async () => {
    for (const number of [18, 19] as const)
      await run(number, "scripts/pull.ts", ["--source", "demo", "--scale", "0.001", ...folders(number).slice(0, 2)]);
    await build(18);
    share(18, 19);
    await build(19);
    share(19, 18);
    await build(18);
  });
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  it("publish the people whom the chambers number, some of them in both", () => {
    const [old, current] = [careersOf(18), careersOf(19)];
    const known = new Set(current.flatMap(({ ids }) => ids));
    expect(old.filter(({ ids }) => ids.some((id) => known.has(id))).length).toBeGreaterThan(0);
  });

  it("link each person who sat in both to the page of the other, which is there, and nobody else", () => {
    for (const [here, there] of [
      [18, 19],
      [19, 18],
    ] as const) {
      const others = new Map(careersOf(there).flatMap((one) => one.ids.map((id) => [id, one.path] as const)));
      const wanted = new Map<string, string>(
        careersOf(here).flatMap(({ ids, path }) => {
          const other = ids.flatMap((id) => others.get(id) ?? [])[0];
          return other === undefined ? [] : [[`${path.slice(1)}.html`, other] as const];
        }),
      );
      const pages = readdirSync(join(base, `dist${here}`, "persone")).filter((file) => file.endsWith(".html"));
      for (const file of pages) {
        const found = links(read(here, `persone/${file}`), there).map(([path]) => path);
        const other = wanted.get(`persone/${file}`);
        expect([file, found.filter((path) => path.startsWith("/persone/"))]).toEqual([
          file,
          other === undefined ? [] : [other],
        ]);
        if (other !== undefined) expect(existsSync(join(base, `dist${there}`, `${other}.html`))).toBe(true);
      }
    }
  });

  it("lead from the old site to the new on every page, which says that the legislature is over", () => {
    for (const page of ["index.html", "votazioni.html", "faq.html", "404.html"]) {
      const html = read(18, page);
      expect(html).toMatch(/Questa è la XVIII legislatura, conclusa il 12\u00a0ottobre 2022\./);
      expect(links(html, 19)).toContainEqual(["", "Vai alla XIX legislatura"]);
      expect(read(19, page)).not.toContain("Legislatura conclusa");
    }
  });

  it("lead from the footer of the new site to the old, and not from that of the old to itself", () => {
    const footer = (number: Which): string => /<footer[^]*<\/footer>/.exec(read(number, "faq.html"))?.[0] ?? "";
    expect(links(footer(19), 18)).toEqual([["", "XVIII (2018–2022)"]]);
    expect(links(footer(18), 18)).toEqual([]);
    expect(footer(18)).toContain("XVII (2013–2018)");
  });

  it("have addresses of their own in canonical links, feeds and the sitemap", () => {
    expect(read(18, "faq.html")).toContain(`<link rel="canonical" href="${addresses[18]}/faq"`);
    expect(read(19, "faq.html")).toContain(`<link rel="canonical" href="${addresses[19]}/faq"`);
    for (const file of ["sitemap-index.xml", "feed/votazioni.xml", "robots.txt"]) {
      expect(read(18, file)).toContain(addresses[18]);
      expect(read(18, file)).not.toContain(`${addresses[19]}/`);
    }
  });
});
