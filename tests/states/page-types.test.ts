/** Every page type is rehearsed in every state, or the table says in which it has no page. */
import { describe, expect, inject, it } from "vitest";
import { listFiles } from "#scripts/build/files.ts";
import { pageTypes, usedTemplates } from "./support/page-types.ts";

it("every file of src/pages has a row in the table of states", () => {
  expect(Object.keys(pageTypes).toSorted()).toEqual(listFiles("src/pages").toSorted());
});

describe.each(inject("states").map((state) => [state.name, state] as const))("the state %s", (name, { out }) => {
  it("has pages of every type that its data give", () => {
    const used = usedTemplates(out);
    const wanted = Object.keys(pageTypes).filter((template) => pageTypes[template]?.includes(name) !== true);
    expect(wanted.filter((template) => !used.has(template))).toEqual([]);
    expect([...used].filter((template) => !wanted.includes(template))).toEqual([]);
  });
});
