/** The fake API answers in the shapes of the real one: it has every field that a real answer has. */
import { afterAll, describe, expect, it } from "vitest";
import { seenFields } from "#scripts/pull/sources/api/schema-paths.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { apiAnswers } from "#tests/fixtures/api-answers.ts";
import { collect } from "#tests/fixtures/collecting-writer.ts";
import { startFakeApi } from "#tests/fixtures/fake-api.ts";

const api = await startFakeApi(await collect(demoSource, { scale: 0.001 }));
afterAll(async () => {
  await api.close();
});

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const get = async (path: string): Promise<unknown> => await (await fetch(api.baseUrl + path)).json();

async function detailsOf(list: string, key: string, most: number): Promise<unknown[]> {
  const page = await get(`${list}?page_size=500`);
  const rows = isObject(page) && Array.isArray(page["results"]) ? page["results"].filter(isObject).slice(0, most) : [];
  return await Promise.all(rows.map(async (row) => await get(`${list}${String(row[key])}/`)));
}

describe("every field of a real answer is in the fake one", () => {
  it.each<readonly [string, () => Promise<readonly unknown[]>]>([
    ["votings-list", async () => [await get("votings/")]],
    ["votings-list-camera", async () => [await get("votings/")]],
    ["votings-detail", async () => await detailsOf("votings/", "slug", 40)],
    ["persons-detail", async () => await detailsOf("persons/", "slug", 500)],
    ["persons-detail-offices", async () => await detailsOf("persons/", "slug", 500)],
    ["persons-pp_index", async () => [await get("persons/pp_index/")]],
    ["govdecrees-detail", async () => await detailsOf("govdecrees/", "identifier", 40)],
    ["govbills-detail", async () => await detailsOf("govbills/", "identifier", 40)],
    ["implementingdecrees-detail", async () => await detailsOf("implementingdecrees/", "id", 40)],
    ["bills-aggregate", async () => [await get("bills/aggregate/")]],
    ["parl_assemblies-senato-presidency", async () => [await get("parl_assemblies/senato/presidency/")]],
    ["parl_assemblies-senato-groups-aggregate", async () => [await get("parl_assemblies/senato/groups/aggregate/")]],
  ])("%s", async (name, answers) => {
    const [real, fake] = [seenFields(apiAnswers(name)).paths, seenFields(await answers()).paths];
    // Years are keys of resources in these.
    expect([...real].filter((path) => !fake.has(path) && !/\.\d{4}$/.test(path))).toEqual([]);
  });
});
