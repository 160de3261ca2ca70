import { expect, it } from "vitest";
import { toQuery } from "#src/lib/query.ts";

it("omits empty and false values and repeats arrays", () => {
  const query = toQuery({
    search: "",
    page: 2,
    is_key_act: false,
    is_active: true,
    status: ["is_law", "to_begin"],
    year: null,
    policy: undefined,
    margin: 0,
  });
  expect(query).toBe("?page=2&is_active=true&status=is_law&status=to_begin&margin=0");
});

it("is empty without parameters", () => {
  expect(toQuery({ search: "", status: [] })).toBe("");
});
