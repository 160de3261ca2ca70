import { describe, expect, it } from "vitest";
import { serialize } from "node:v8";
import { digestOfValue } from "#scripts/lib/canonical.ts";

describe("the digest of a value", () => {
  it("is independent of the engine's internal representation", () => {
    const packed = ["C_945", "S_814"];
    const holey: string[] = new Array<string>(2);
    for (const [index, id] of packed.entries()) holey[index] = id;
    // Why the digest is computed here: the serialized bytes differ.
    expect(serialize(holey)).not.toEqual(serialize(packed));
    expect(digestOfValue({ acts: holey })).toBe(digestOfValue({ acts: packed }));
  });

  it("distinguishes values with the same text", () => {
    const values = [
      "1",
      1,
      null,
      undefined,
      true,
      [],
      {},
      ["1"],
      ["1", "1"],
      [["1"], "1"],
      { a: "1" },
      { a: undefined },
      { a: "1", b: "2" },
      { b: "2", a: "1" },
      new Map([["a", "1"]]),
      new Set(["a", "1"]),
      new Set(["a1"]),
      Uint8Array.of(1, 0),
      Uint8Array.of(0, 1),
      Uint16Array.of(1),
      "é",
      -0,
      0,
    ];
    expect(new Set(values.map(digestOfValue)).size).toBe(values.length);
  });

  it("covers all of a long value", () => {
    const long = Array.from({ length: 50_000 }, (_, index) => `vote ${index}`);
    expect(digestOfValue(long.with(0, "other"))).not.toBe(digestOfValue(long));
    expect(digestOfValue(long.with(-1, "other"))).not.toBe(digestOfValue(long));
  });

  it("rejects values that cannot be stored", () => {
    expect(() => digestOfValue({ act: () => 1 })).toThrow("a function cannot be cached");
  });
});
