import { describe, expect, it } from "vitest";
import { bodyNumber, compareBodies } from "#src/domain/body-order.ts";

describe("bodyNumber", () => {
  it("reads the numbers of both chambers", () => {
    expect(bodyNumber("IV Commissione (Difesa)")).toBe(4);
    expect(bodyNumber("XIV COMMISSIONE")).toBe(14);
    expect(bodyNumber("10ª Commissione permanente")).toBe(10);
  });

  it("finds no number in a plain name", () => {
    expect(bodyNumber("Giunta delle elezioni")).toBeNull();
    expect(bodyNumber("Vigilanza")).toBeNull();
  });
});

describe("compareBodies", () => {
  it("puts numbered bodies first", () => {
    const names = ["Giunta", "IX Commissione", "V Commissione", "Antimafia"];
    expect(names.sort((a, b) => compareBodies(a, b, (x, y) => x.localeCompare(y)))).toEqual([
      "V Commissione",
      "IX Commissione",
      "Antimafia",
      "Giunta",
    ]);
  });
});
