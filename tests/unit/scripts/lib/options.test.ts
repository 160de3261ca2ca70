import { expect, it } from "vitest";
import { readOptions } from "#scripts/lib/options.ts";

const read = (...argv: string[]) =>
  readOptions("build", "Builds.", { out: { value: "DIR", default: "dist", help: "where" } }, argv);

it("takes an option that is not there as its default", () => {
  expect(read()?.text("out")).toBe("dist");
});

it("refuses an option with nothing in it, as of a variable that is not set: it would mean the working folder", () => {
  for (const argv of [["--out", ""], ["--out="]])
    expect(() => read(...argv)).toThrow("--out: it is there without its DIR");
});
