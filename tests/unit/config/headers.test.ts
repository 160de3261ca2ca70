import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import {
  contentSecurityPolicy,
  headerRules,
  headersOf,
  parseHeadersFile,
  toHeadersFile,
  toNginxHeaders,
  toNginxMaps,
} from "#src/config/headers.ts";

const policy = contentSecurityPolicy(null);
const rules = headerRules(policy);
/** Embeds have style sheets and nothing else. */
const embedPolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

describe("contentSecurityPolicy", () => {
  it("allows no inline script", () => {
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    expect(/default-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
  });
  it("allows one inline style sheet, that of the chart library", () => {
    const library = readFileSync("node_modules/apexcharts/dist/apexcharts.esm.js", "utf8");
    const [sheet, ...others] = [...library.matchAll(/createTextNode\(("(?:[^"\\]|\\.)*")\)/g)].map(([, text = ""]) =>
      z.string().parse(JSON.parse(text)),
    );
    expect(others).toEqual([]);
    const digest = createHash("sha256")
      .update(sheet ?? "")
      .digest("base64");
    expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' 'sha256-${digest}'`);
  });
  it("forbids framing of the pages and resources of other origins", () => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:|\*/);
  });
  it("allows the data of the live API alone, where there is one", () => {
    const live = contentSecurityPolicy("https://api.example");
    expect(live).toContain("connect-src 'self' https://api.example;");
    // Photos are copies of the site: no page shows an image of the API.
    expect(live).toContain("img-src 'self' data:;");
  });
});

describe("headersOf", () => {
  it("caches hashed assets for a year and revalidates pages", () => {
    expect(headersOf(rules, "/_astro/a.js")["Cache-Control"]).toBe("public, max-age=31536000, immutable");
    expect(headersOf(rules, "/votazioni")["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
    expect(headersOf(rules, "/sw.js")["Cache-Control"]).toBe("no-cache");
  });
  it("lets WebAssembly run in the search, in the query console and in workers alone", () => {
    const scripts = (path: string) =>
      /script-src ([^;]*)/.exec(headersOf(rules, path)["Content-Security-Policy"] ?? "")?.[1];
    for (const path of [
      "/",
      "/votazioni",
      "/404",
      "/ricerca/x.js",
      "/open-data",
      "/open-data/vote.parquet",
      "/_astro/x.js",
    ])
      expect(scripts(path)).toBe("'self'");
    for (const path of [
      "/cerca",
      "/cerca.html",
      "/cerca/indice/corrente/pagefind-worker.js",
      "/open-data/interroga",
      "/_astro/worker/sql.x.js",
    ])
      expect(scripts(path)).toBe("'self' 'wasm-unsafe-eval'");
  });
  it("lets other sites load data and embeds, and nothing else", () => {
    const reach = (path: string) => headersOf(rules, path)["Cross-Origin-Resource-Policy"];
    const open = ["/dati/x.json", "/open-data/a.csv", "/oembed/x", "/feed/x.xml", "/stato.json", "/embed/voto/x"];
    for (const path of open) expect([path, reach(path)]).toEqual([path, "cross-origin"]);
    for (const path of ["/", "/foto/a.webp", "/_astro/a.js"])
      expect([path, reach(path)]).toEqual([path, "same-origin"]);
  });
  it("applies security headers to every path and opens the data to other sites", () => {
    for (const path of ["/", "/_astro/a.js", "/dati/persone/ricerca.json"]) {
      expect(headersOf(rules, path)).toMatchObject({
        "Content-Security-Policy": policy,
        "X-Content-Type-Options": "nosniff",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Referrer-Policy": "strict-origin-when-cross-origin",
      });
    }
    for (const path of ["/dati/persone/ricerca.json", "/feed/votazioni.json", "/feed/eventi.ics"])
      expect(headersOf(rules, path)["Access-Control-Allow-Origin"]).toBe("*");
    expect(headersOf(rules, "/votazioni")["Access-Control-Allow-Origin"]).toBeUndefined();
  });
});

describe("formats", () => {
  it("round-trip through _headers", () => {
    expect(parseHeadersFile(toHeadersFile(rules))).toEqual(rules);
  });
  it("never repeat a header for a path, because hosts would join the values", () => {
    const blocks = toHeadersFile(rules).trimEnd().split("\n\n");
    for (const path of [
      "/",
      "/_astro/a.js",
      "/stato.json",
      "/dati/x.json",
      "/cerca",
      "/open-data/interroga",
      "/_astro/worker/a.js",
      "/embed/voto/x",
    ]) {
      const values = new Map<string, string[]>();
      for (const [prefix = "", ...lines] of blocks.map((block) => block.split("\n"))) {
        if (!path.startsWith(prefix.replace("*", ""))) continue;
        for (const line of lines) {
          const [, name, value = ""] = /^ {2}(?:! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
          if (line.startsWith("  ! ")) values.delete(name ?? "");
          else values.set(name ?? "", [...(values.get(name ?? "") ?? []), value]);
        }
      }
      const sent = [...values].map(([name, own]) => [name, own.join(", ")]);
      const { "Cache-Control": cache, ...others } = headersOf(rules, path);
      expect(Object.fromEntries(sent)).toMatchObject(others);
      expect([undefined, cache]).toContain(values.get("Cache-Control")?.join());
    }
  });
  it("are the same for nginx", () => {
    const nginx = toNginxMaps(rules);
    const searching = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
    expect(nginx).toContain(
      `map $uri $site_content_security_policy {\n  default "${policy}";\n  ~^/cerca "${searching}";\n  ~^/cerca/indice/ "${searching}";\n  ~^/open-data/interroga "${searching}";\n  ~^/_astro/worker/ "${searching}";\n  ~^/embed/ "${embedPolicy}";\n}`,
    );
    expect(nginx).toContain(
      'map $uri $site_cache_control {\n  default "public, max-age=0, must-revalidate";\n  ~^/_astro/ "public, max-age=31536000, immutable";',
    );
    expect(toNginxHeaders(rules)).toContain("add_header Content-Security-Policy $site_content_security_policy always;");
  });

  it("allow framing of the embeds, and of nothing else", () => {
    expect(headersOf(rules, "/embed/voto/vs19_641_041")["Content-Security-Policy"]).toBe(embedPolicy);
    expect(headersOf(rules, "/votazioni/vs19_641_041")["Content-Security-Policy"]).toContain("frame-ancestors 'none'");
    expect(toHeadersFile(rules)).toContain(
      "/embed/*\n  ! Content-Security-Policy\n  ! Cross-Origin-Resource-Policy\n  Content-Security-Policy: ",
    );
  });
});
