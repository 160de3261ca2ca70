import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { readFamilyCareers } from "#scripts/pull/careers/read-careers.ts";
import { clientDefaults } from "#scripts/pull/http/client-defaults.ts";
import { career, careersOf18 } from "#tests/fixtures/careers.ts";

const good = JSON.stringify(careersOf18());
let answer: { readonly status: number; readonly body: string };
let asked: string[];
let server: Server;
let url: string;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "emiciclo-"));
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(answer.status, { "content-type": "application/json" }).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? String(address.port) : ""}`;
});
afterEach(() => server.close());

const file = () => join(dataDir, "careers/18.json");
const keep = (content: string): void => {
  mkdirSync(join(dataDir, "careers"));
  writeFileSync(file(), content);
};
async function read(status: number, body: string) {
  answer = { status, body };
  const client = { ...clientDefaults, retries: 0, backoff: 1 };
  const sites = [{ legislature: 18, url }];
  const outcome = await readFamilyCareers({ sites, dataDir, isDemo: false, client, effects: silentEffects() });
  outcome.commit();
  return outcome;
}

describe("the careers of another site", () => {
  it("are fetched from its address and kept as they are", async () => {
    expect(await read(200, good)).toMatchObject({ notes: [], warnings: [] });
    expect(asked).toEqual(["/dati/carriere.json"]);
    expect(readFileSync(file(), "utf8")).toBe(good);
  });

  it("that are not there yet are no fault, and are told", async () => {
    const { notes, warnings } = await read(404, "");
    expect([notes.length, warnings]).toEqual([1, []]);
    expect(notes[0]).toMatch(/^family: .*\/dati\/carriere\.json.*; people are not joined/);
    expect(existsSync(file())).toBe(false);
  });

  it("replace a last copy that cannot be used", async () => {
    keep("{");
    expect(await read(200, good)).toMatchObject({ warnings: [] });
    expect(readFileSync(file(), "utf8")).toBe(good);
  });

  it.each([
    ["a server that fails", 500, "", "500"],
    ["a site that has lost the file", 404, "", ""],
    ["a page in place of the file", 200, "<html></html>", "no careers of a legislature: not JSON"],
    ["careers of another legislature", 200, JSON.stringify(careersOf18([], { legislature: 17 })), "of legislature 17"],
    ["careers of invented people", 200, JSON.stringify(careersOf18([], { isDemo: true })), "invented people"],
    ["a list that has lost its people", 200, JSON.stringify(careersOf18([])), "has 0 people, and had 2"],
  ])("stay as they were after %s, and the report says so", async (_, status, body, why) => {
    const before = JSON.stringify(careersOf18([career(), career({ ids: ["d2"] })]));
    keep(before);
    const { warnings } = await read(status, body);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(why);
    expect(warnings[0]).toContain("the last copy stays");
    expect(readFileSync(file(), "utf8")).toBe(before);
  });
});
