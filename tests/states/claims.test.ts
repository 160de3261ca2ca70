/** No page of a state says that there is nothing in a part of which not everything was read. */
import { describe, expect, inject, it } from "vitest";
import { branches } from "#src/domain/codes.ts";
import { readParts, type ReadPart, type Reading } from "#src/domain/coverage.ts";
import { contractsOf } from "#scripts/contracts/engine/cached-contracts.ts";
import { openPageStore } from "#scripts/contracts/engine/node-store.ts";
import { isAboutSite, unfoundedClaims } from "./support/claims.ts";
import { readPages } from "./support/pages.ts";
import { states, type State } from "./support/states.ts";

describe.each(inject("states").map((state) => [state.name, state] as const))("the state %s", (name, built) => {
  const state: State | undefined = Object.entries<State>(states).find(([own]) => own === name)?.[1];
  const readingOf = (part: ReadPart): Reading => state?.reads?.[part] ?? "complete";

  it("knows what was read", () => {
    const pages = openPageStore(built.pages);
    const [site] = contractsOf(pages, "site");
    pages.close();
    expect(site?.readings).toEqual(Object.fromEntries(readParts.map((part) => [part, readingOf(part)])));
  });

  it("claims nothing of a part that was not read in full", () => {
    expect(unfoundedClaims(readPages(built.out), readingOf)).toEqual([]);
  });

  it("says that the source has all parts only when all has been read", () => {
    const isWhole = state?.isFilling !== true && readParts.every((part) => readingOf(part) === "complete");
    const status = readPages(built.out).find(({ file }) => file === "stato.html");
    const lacks = status?.lines.some((line) => line === "Che cosa manca") === true;
    const saysSo = status?.lines.some((line) => line.includes("tutte le parti"));
    expect([lacks, saysSo === true && !isWhole]).toEqual([true, false]);
  });

  it("says on the home page of a chamber without votes that they have not been read", () => {
    const unread = branches.filter((branch) => readingOf(`votes${branch}`) === "unread");
    const home = readPages(built.out).find(({ file }) => file === "index.html")?.lines ?? [];
    const said = home.filter((line) => /le votazioni non sono ancora state acquisite\.$/i.test(line));
    // Without any vote the lead of the page says it once.
    expect(said).toHaveLength(Math.min(unread.length, 1));
  });

  it("names the ministry of every minister of whom a source does", () => {
    const bare = readPages(built.out)
      .filter(({ file }) => file.startsWith("governi/"))
      .flatMap(({ file, lines }) =>
        lines
          .filter((line) => / \| (Vicem|M)inistr[oa] \| | \| Sottosegretari[oa] \| /.test(line))
          .map((line) => `${file}: ${line}`),
      );
    // Two of the new government have none at their source.
    expect(bare).toHaveLength(name === "new-government" ? 2 : 0);
  });

  it("says of no group and no member that they are on neither side unless a source does", () => {
    // Autonomie alpine, in the Senate, is the only group of which one says so.
    const wrong = readPages(built.out).filter(
      (page) =>
        !isAboutSite(page) &&
        page.lines.some((line) => /^Né maggioranza né opposizione/.test(line)) &&
        !page.lines.some((line) => line.includes("AUT")),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });
});
