import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { makeRules } from "#scripts/deploy/storage/rules.ts";
import { contentSecurityPolicy, headerRules, headersOf } from "#src/config/headers.ts";
import { writeSite } from "./support.ts";

const rules = makeRules(writeSite({ _redirects: "/persone/rossi-1 /persone/rossi 301\n/v/* /votazioni/:splat 301\n" }));
const read = (name: string): string => rules.get(name) ?? "";

const answerSchema = z.object({
  uri: z.string().optional(),
  statusCode: z.number().optional(),
  headers: z.record(z.string(), z.object({ value: z.string() })),
});
/** Runs the function as CloudFront does. */
const call = (event: unknown): z.infer<typeof answerSchema> =>
  answerSchema.parse(runInNewContext(`${read("cloudfront-function.js")}; handler(event)`, { event }));
const request = (uri: string, querystring = {}) => ({ uri, querystring, headers: {} });

describe("rules for the CDN in front of a bucket", () => {
  it("CloudFront: asks for the start page, and redirects short addresses and final slashes with their query", () => {
    expect(call({ request: request("/") }).uri).toBe("/index.html");
    expect(call({ request: request("/votazioni") }).uri).toBe("/votazioni");
    expect(call({ request: request("/votazioni/", { pagina: { value: "2" } }) })).toMatchObject({
      statusCode: 308,
      headers: { location: { value: "/votazioni?pagina=2" } },
    });
    expect(call({ request: request("/v/vs19_1_001") })).toMatchObject({
      statusCode: 301,
      headers: { location: { value: "/votazioni/vs19_1_001" } },
    });
    // Never a redirect to another host.
    expect(call({ request: request("//altro.example/") }).statusCode).toBeUndefined();
  });

  it.each(["/", "/votazioni", "/cerca", "/embed/voto/1", "/dati/voti.json", "/stato.json", "/_astro/a.css", "/sw.js"])(
    "CloudFront: adds the headers of every host to %s",
    (path) => {
      const expected = Object.fromEntries(
        Object.entries(headersOf(headerRules(contentSecurityPolicy(null)), path))
          .filter(([name]) => name !== "Cache-Control")
          .map(([name, value]) => [name.toLowerCase(), { value }]),
      );
      expect(call({ request: request(path), response: { statusCode: 200, headers: {} } }).headers).toEqual(expected);
    },
  );

  it("CloudFront: has room left in the ten kilobytes of a function", () => {
    expect(Buffer.byteLength(read("cloudfront-function.js"))).toBeLessThan(10_240);
  });

  it("Cloudflare: has at most ten rules a phase, and short addresses first in the list of redirects", () => {
    const values = z.record(z.string(), z.object({ value: z.string() }));
    const { rules: headers } = z
      .object({
        rules: z.array(z.object({ expression: z.string(), action_parameters: z.object({ headers: values }) })),
      })
      .parse(JSON.parse(read("cloudflare-http_response_headers_transform.json")));
    expect(headers.length).toBeLessThanOrEqual(10);
    expect(headers[0]?.expression).toBe(
      'http.host eq "emiciclo.example" and (starts_with(http.request.uri.path, "/"))',
    );
    expect(headers.at(-1)?.action_parameters.headers["Content-Security-Policy"]?.value).toContain("frame-ancestors *");
    expect(read("cloudflare-bulk-redirects.csv")).toBe(
      "https://emiciclo.example/v,https://emiciclo.example/votazioni,301,TRUE,FALSE,TRUE,TRUE\n" +
        "https://emiciclo.example/persone/rossi-1,https://emiciclo.example/persone/rossi,301,TRUE,FALSE,FALSE,FALSE\n",
    );
  });
});
