import { describe, expect, it } from "vitest";
import { parse } from "#src/stores/my-members.ts";

describe("what the browser kept", () => {
  it("is taken only as far as it is well formed", () => {
    expect(parse('[{"id":"a","name":"Rossi A"},{"id":1},null,"x"]')).toEqual([{ id: "a", name: "Rossi A" }]);
  });

  it.each(["", "{", "null", '{"id":"a"}'])("is nobody when it says %j", (text) => {
    expect(parse(text)).toEqual([]);
  });
});
