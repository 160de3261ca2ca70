import { expect, it } from "vitest";
import { shownHits } from "#src/components/search/use-site-hits.ts";

const hits = (...kinds: string[]) =>
  kinds.map((kind, at) => ({ kind, path: `/${at}`, title: "", detail: "", date: "", text: "" }));
const paths = (...kinds: string[]): string[] => shownHits(hits(...kinds)).map(({ path }) => path);

it("shows other kinds beside the first four of one, in their order", () => {
  expect(paths("vote", "vote", "vote", "act", "vote", "vote", "vote", "act")).toEqual([
    ...["/0", "/1", "/2", "/3", "/4"],
    "/7",
  ]);
});

it("shows six of one kind where there are no others", () => {
  expect(paths("vote", "vote", "vote", "vote", "vote", "vote", "vote")).toEqual([
    ...["/0", "/1", "/2", "/3", "/4"],
    "/5",
  ]);
});
