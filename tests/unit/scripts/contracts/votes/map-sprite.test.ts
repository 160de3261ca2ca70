import { describe, expect, it } from "vitest";
import { mapSprite, simplifyPath } from "#scripts/contracts/votes/map-sprite.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

describe("the map of the regions", () => {
  const file = String(mapSprite.content?.(mapSprite.contract(memoryReader({}), "regioni").json, "regioni"));

  it("has a shape for each of the twenty regions", () => {
    expect(file.match(/<path id="[a-z-]+" d="M\d/g)).toHaveLength(20);
    expect(file).toContain('<path id="valle-d-aosta"');
  });

  it("is small enough to be fetched once and kept", () => {
    expect(file.length).toBeLessThan(16_000);
  });
});

it("drops points on a straight line and islets", () => {
  expect(simplifyPath("m 0,0 50,0 50,0 0,100 -100,0 z m 300,300 1,0 0,1 z")).toBe("M0 0l50 0l0 50l-50 0z");
});
