import { describe, expect, it } from "vitest";
import { parse } from "#src/stores/my-members.ts";

describe("the stored list of members", () => {
  it("is read as far as it is well formed", () => {
    expect(parse('[{"id":"a","name":"Rossi A"},{"id":1},null,"x"]')).toEqual([{ id: "a", name: "Rossi A" }]);
  });

  it.each(["", "{", "null", '{"id":"a"}'])("is empty for %j", (text) => {
    expect(parse(text)).toEqual([]);
  });
});
