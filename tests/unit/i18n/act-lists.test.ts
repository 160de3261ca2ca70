import { expect, it } from "vitest";
import { actLists } from "#src/i18n/act-lists.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");

it("says of decrees that none is adopted, in words", () => {
  expect(plain(actLists.implementing(0, 1))).toBe("nessuno su 1");
  expect(plain(actLists.implementing(1, 1))).toBe("1 adottato su 1");
  expect(plain(actLists.implementing(2, 3))).toBe("2 adottati su 3");
});
