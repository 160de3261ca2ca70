/** Numbers of bills that the source gives as a whole stand as the source's, while its list of bills is not read in full. */
import { expect, it } from "vitest";
import { apiAnswers } from "#tests/fixtures/api-answers.ts";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, small, run, look } = await startApiHarness("small");
const [member] = small.person.keys();
if (member === undefined) throw new Error("nobody");
const [numbers] = apiAnswers("bills-aggregate");
const signed = { count: 12, is_law: 1, first_step: 2, to_begin: 9, rejected: 0, results: [] };
const isObject = (body: unknown): body is object => typeof body === "object" && body !== null;
const site = () => look((snapshot) => snapshot.record("site", "site"));
const person = () => look((snapshot) => snapshot.record("person", member));

const answering = (list: (path: string, body: unknown) => unknown) => {
  api.faults = {
    rewrite: (path, body) => {
      if (path === "bills/aggregate/") return numbers;
      if (path === `persons/${member}/` && isObject(body)) return { ...body, first_signer_bills: signed };
      return list(path, body);
    },
  };
};

it("are kept without the list, and left to it when it comes", async () => {
  answering((path, body) => (path === "bills_all/" ? null : body));
  await run();
  expect(site()?.missingParts).toContain("bills");
  expect(site()?.publishedBills).toEqual({ total: 3543, laws: { total: 189, government: 138 } });
  expect(person()?.publishedBills).toEqual({ total: 12, laws: 1 });
  api.faults = {};
  await run({ day: "2026-11-21", sweep: true });
  expect(site()?.missingParts).not.toContain("bills");
  expect(site()?.publishedBills).toBeUndefined();
  expect(person()?.publishedBills).toBeUndefined();
});

it("are kept beside a list that is shorter than the source counts", async () => {
  answering((_, body) => body);
  await run();
  expect(site()?.missingParts).toContain("bills");
  expect(site()?.publishedBills?.laws).toEqual({ total: 189, government: 138 });
});
