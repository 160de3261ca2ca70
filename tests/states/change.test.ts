/** The change from one legislature to the next: what the pages say when nothing is to come, and when nothing is there yet. */
import { describe, expect, inject, it } from "vitest";
import { readPages } from "./support/pages.ts";

const linesOf = (state: string, file: string): readonly string[] =>
  readPages(inject("states").find(({ name }) => name === state)?.out ?? "").find((page) => page.file === file)?.lines ??
  [];
const isBuilt = (state: string): boolean => inject("states").some(({ name }) => name === state);

describe.runIf(isBuilt("new-legislature"))("before the first vote of a legislature", () => {
  it.each(["ribelli", "sul-filo", "governo-battuto", "archivio"])(
    "says at the permanent address /votazioni/%s that the votes have not been read",
    (page) => {
      expect(linesOf("new-legislature", `votazioni/${page}.html`)).toContain(
        "Le votazioni non sono ancora state acquisite: quando arriveranno, saranno qui. Votazioni",
      );
    },
  );

  it("says at /cronaca that no event has been read", () => {
    expect(linesOf("new-legislature", "cronaca.html")).toContain(
      "La cronaca non è ancora stata acquisita da questa fonte.",
    );
  });

  it("leads to both archives from the search", () => {
    const lines = linesOf("new-legislature", "cerca.html");
    expect(lines).toContain("Archivio delle votazioni");
    expect(lines).toContain("Tutta la cronaca");
  });
});
