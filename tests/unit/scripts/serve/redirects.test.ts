/** Short addresses, in the rules for hosts and in the local server. */
import { describe, expect, it } from "vitest";
import { makeHostRules, makeNginxServer } from "#scripts/build/index-files.ts";
import { parseRedirects, redirectOf } from "#scripts/serve/redirects.ts";
import { routes, shortAddress } from "#src/lib/routes.ts";

const rules = parseRedirects(makeHostRules([{ from: "/persone/777", to: "/persone/rossi-maria-1970-01-31" }]));

describe.each([
  [routes.vote("vs19_641_041"), "/v/vs19_641_041"],
  [routes.person("rossi-maria-1970-01-31"), "/p/rossi-maria-1970-01-31"],
  [routes.act("bill", "C_1742"), "/ddl/C_1742"],
  [routes.act("decree", "2026-23"), "/dl/2026-23"],
  [routes.act("dlgs", "2024-110"), "/dlgs/2024-110"],
  [routes.act("datt", "3107"), "/da/3107"],
  [routes.body("B", "copasir"), "/ob/copasir"],
  [routes.group("S", "senato-misto"), "/gs/senato-misto"],
  [routes.government("i-governo-uno-2022-10-22"), "/g/i-governo-uno-2022-10-22"],
])("%s", (path, short) => {
  it(`has the short address ${short}, which redirects back`, () => {
    expect(shortAddress(path)).toBe(short);
    expect(redirectOf(rules, short)).toEqual({ location: path, status: 301 });
  });

  it("is redirected to by nginx too", () => {
    const lines = makeNginxServer().trimEnd().split("\n");
    const found = lines.flatMap((line) => {
      const [, from, to = ""] = /^rewrite (\S+) (\S+) permanent;$/.exec(line) ?? [];
      return from !== undefined && new RegExp(from).test(short) ? [short.replace(new RegExp(from), to)] : [];
    });
    expect(found).toEqual([path]);
  });
});

it("pages without a record have no short address", () => {
  for (const path of [routes.home(), routes.votes(), routes.votesMonth("2026-11"), routes.faq()])
    expect(shortAddress(path)).toBeNull();
});

it("an alias of a record redirects to it, an unknown path does not redirect", () => {
  expect(redirectOf(rules, "/persone/777")).toEqual({ location: "/persone/rossi-maria-1970-01-31", status: 301 });
  for (const path of ["/v", "/v/", "/x/1", "/persone/778"]) expect(redirectOf(rules, path)).toBeNull();
});

it("a path with other characters than those of our addresses does not redirect", () => {
  for (const path of ["/v/a\r\nset-cookie: b", "/v/\\evil.example", "/v//evil.example"])
    expect(redirectOf(rules, path)).toBeNull();
});

it("the nginx configuration has all settings beyond the folder", () => {
  const server = makeNginxServer();
  expect(server).toContain("  application/vnd.apache.parquet parquet;\n");
  expect(server).toContain("  text/javascript js mjs;\n");
  const listed = (name: string): string[] => new RegExp(`^${name} (.*);$`, "m").exec(server)?.[1]?.split(" ") ?? [];
  expect(listed("gzip_types")).toEqual(expect.arrayContaining(["application/json", "text/csv", "application/wasm"]));
  expect(listed("gzip_types")).not.toContain("application/gzip");
  expect(listed("charset_types")).toEqual(expect.arrayContaining(["application/json", "text/csv"]));
  // Browsers require exactly this type for a WebAssembly module.
  expect(listed("charset_types")).not.toContain("application/wasm");
  expect([listed("gzip_types"), listed("charset_types")].flat()).not.toContain("text/html");
  expect(server).toContain("add_header Cache-Control $site_cache_control always;\n");
  expect(server).toContain("error_page 404 /404.html;\n");
  expect(server).toContain("location / { try_files $uri $uri.html =404; }\n");
});

it("pattern rules follow those of single addresses, whose number is limited", () => {
  const many = Array.from({ length: 2001 }, (_, place) => ({
    from: `/persone/${String(place)}`,
    to: "/persone/rossi-maria",
  }));
  const lines = makeHostRules(many).trimEnd().split("\n");
  expect(lines.slice(0, 2)).toEqual([0, 1].map((place) => `/persone/${String(place)} /persone/rossi-maria 301`));
  expect(lines[1999]).toBe("/persone/1999 /persone/rossi-maria 301");
  expect(lines[2000]).toBe("/v/* /votazioni/:splat 301");
  expect(lines.slice(2000).every((line) => /^\/\w+\/\* /.test(line))).toBe(true);
});
