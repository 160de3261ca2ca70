import { expect, it } from "vitest";
import { readOptions } from "#scripts/lib/options.ts";

const read = (...argv: string[]) =>
  readOptions("build", "Builds.", { out: { value: "DIR", default: "dist", help: "where" } }, argv);

it("uses the default of a missing option", () => {
  expect(read()?.text("out")).toBe("dist");
});

it("rejects an empty option, as from an unset variable: it would mean the working folder", () => {
  for (const argv of [["--out", ""], ["--out="]])
    expect(() => read(...argv)).toThrow("--out: it is there without its DIR");
});
