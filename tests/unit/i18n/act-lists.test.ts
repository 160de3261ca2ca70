import { expect, it } from "vitest";
import { actLists } from "#src/i18n/act-lists.ts";

const plain = (text: string): string => text.replaceAll("\u00A0", " ");

it("counts of the decrees of a year those adopted and those still to adopt", () => {
  const count = (...[acts]: Parameters<typeof actLists.yearCount>) => plain(actLists.yearCount(acts));
  expect(count({ count: 29, done: 23, terms: 6 })).toBe("23 adottati, 6 da adottare");
  expect(count({ count: 2, done: 1, terms: 1 })).toBe("1 adottato, 1 da adottare");
  expect(count({ count: 2, terms: 2 })).toBe("2 da adottare");
  expect(count({ count: 5 })).toBe("5 atti");
  expect(count({ count: 1, done: 1 })).toBe("1 atto");
  // One that is neither: nothing is said of what is known of the others.
  expect(count({ count: 3, done: 1, terms: 1 })).toBe("2 atti, 1 da adottare");
});

it("says which share of the acts of a year reached its end", () => {
  const count = (...args: Parameters<typeof actLists.doneCount>) => plain(actLists.doneCount(...args));
  expect(count("bill", { count: 44, done: 11 })).toBe("11 leggi su 44 (25,0%)");
  expect(count("decree", { count: 3, done: 1 })).toBe("1 convertito su 3");
  expect(count("decree", { count: 10, done: 1 })).toBe("1 convertito su 10 (10,0%)");
  expect(count("decree", { count: 20, done: 20 })).toBe("20 convertiti su 20");
  expect(count("bill", { count: 2 })).toBe("2 atti");
});

it("says of decrees that none is adopted, in words", () => {
  expect(plain(actLists.implementing(0, 1))).toBe("nessuno su 1");
  expect(plain(actLists.implementing(1, 1))).toBe("1 adottato su 1");
  expect(plain(actLists.implementing(2, 3))).toBe("2 adottati su 3");
});
