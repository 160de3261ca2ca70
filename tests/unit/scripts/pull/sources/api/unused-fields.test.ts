import { describe, expect, it } from "vitest";
import { compareFields } from "#scripts/pull/sources/api/probe.ts";
import { probedCalls } from "#scripts/pull/sources/api/probed-calls.ts";
import { apiAnswers } from "#tests/fixtures/api-answers.ts";

const { lists, parts } = probedCalls("2026-11-20");

function only<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error("no such call");
  return found;
}
const list = (path: string) => only(lists.find((one) => one.path === path));
const details = (path: string) => only(list(path).details);
const part = (path: string) => only(parts.find((one) => one.path === path));

describe("every field of the API as it really answers is read, or listed as unused", () => {
  it.each([
    ["votings-list", list("votings/"), "results."],
    ["votings-list-camera", list("votings/"), "results."],
    ["votings-detail", details("votings/"), ""],
    ["persons-detail", details("persons/"), ""],
    ["persons-detail-offices", details("persons/"), ""],
    ["persons-pp_index", list("persons/pp_index/"), "results."],
    ["govdecrees-detail", details("govdecrees/"), ""],
    ["govbills-detail", details("govbills/"), ""],
    ["implementingdecrees-detail", details("implementingdecrees/"), ""],
    ["bills-aggregate", part("bills/aggregate/"), ""],
    ["parl_assemblies-senato-presidency", part("parl_assemblies/senato/presidency/"), ""],
    ["parl_assemblies-senato-groups-aggregate", part("parl_assemblies/senato/groups/aggregate/"), ""],
  ] as const)("%s", (name, call, inRows) => {
    const answers = apiAnswers(name);
    expect(answers.length).toBeGreaterThan(0);
    expect(compareFields(call, answers, inRows).added).toEqual([]);
  });

  it("in which a field that is neither would be found", () => {
    const [vote] = apiAnswers("votings-detail");
    const answers = [{ ...vote, members_votes: [{ vote: "AYE", membership: { slug: "a", mood: "good" } }] }];
    expect(compareFields(details("votings/"), answers).added).toEqual(["members_votes.membership.mood"]);
  });
});
