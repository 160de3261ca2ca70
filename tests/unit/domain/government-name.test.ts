import { expect, it } from "vitest";
import { governmentName } from "#src/domain/government-name.ts";

it("has its numeral once there is a second government of that name", () => {
  const [first, second, other] = ["I Governo Bellariva", "II Governo Bellariva", "I Governo D’Amico"];
  expect(governmentName(first, [first])).toBe("Governo Bellariva");
  expect(governmentName(first, [first, other])).toBe("Governo Bellariva");
  expect(governmentName(first, [first, second, other])).toBe("I Governo Bellariva");
  expect(governmentName(second, [first, second])).toBe("II Governo Bellariva");
  expect(governmentName("Governo Bellariva", [other])).toBe("Governo Bellariva");
});
