/** Every page type is rehearsed in every state, or the table says in which it has no page. */
import { describe, expect, inject, it } from "vitest";
import { absentIn, templates, usedTemplates } from "./support/page-types.ts";

it("the page types that states lack exist", () => {
  expect(Object.keys(absentIn).filter((template) => !templates.includes(template))).toEqual([]);
});

describe.each(inject("states").map((state) => [state.name, state] as const))("the state %s", (name, { out }) => {
  it("has pages of every type that its data give", () => {
    const used = usedTemplates(out);
    const wanted = templates.filter((template) => absentIn[template]?.includes(name) !== true);
    expect(wanted.filter((template) => !used.has(template))).toEqual([]);
    expect([...used].filter((template) => !wanted.includes(template))).toEqual([]);
  });
});
