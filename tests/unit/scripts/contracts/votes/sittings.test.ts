import { describe, expect, it } from "vitest";
import { sittingPages } from "#scripts/contracts/votes/sittings.ts";
import { sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const unpublished = (id: string, fields: Parameters<typeof openVote>[0]) =>
  [openVote({ id, positionsPublished: false, ...fields }), []] as const;

const read = memoryReader({
  sitting: [
    sitting({ id: "C-640", number: 640, date: "2026-11-18" }),
    sitting({ id: "C-641", number: 641, date: "2026-11-19" }),
    sitting({ id: "C-642", number: 642, date: "2026-11-20" }),
    sitting({ id: "C-643", number: 643, date: "2026-11-24" }),
  ],
  ballots: [
    unpublished("vs19_640_001", { sitting: "C-640", number: 1, date: "2026-11-18" }),
    unpublished("vs19_641_010", {
      sitting: "C-641",
      number: 10,
      date: "2026-11-20",
      acts: [{ kind: "bill", id: "C_1742" }],
    }),
    unpublished("vs19_641_002", {
      sitting: "C-641",
      number: 2,
      date: "2026-11-19",
      acts: [
        { kind: "bill", id: "C_1742" },
        { kind: "decree", id: "2026-31" },
      ],
    }),
    unpublished("vs19_643_001", { sitting: "C-643", number: 1, date: "2026-11-24" }),
  ],
});

describe("the page of a sitting", () => {
  const page = sittingPages.build(read, "C-641");

  it("exists for every sitting with votes, at an address of its own", () => {
    expect(sittingPages.keys(read)).toEqual(["C-640", "C-641", "C-643"]);
    expect(sittingPages.path("C-641")).toBe("/sedute/camera/641");
    expect(sittingPages.path("S-9")).toBe("/sedute/senato/9");
  });
  it("has its votes in order, on all its days", () => {
    expect(page.votes.map(({ number }) => number)).toEqual([2, 10]);
    expect(page.days).toEqual(["2026-11-19", "2026-11-20"]);
  });
  it("counts the votes on each text, in the order of the first; a bill and the decree that it converts are one", () => {
    expect(page.texts.map(({ acts, votes }) => [acts.map(({ kind, id }) => `${kind}/${id}`), votes])).toEqual([
      [["bill/C_1742", "decree/2026-31"], 1],
      [["bill/C_1742"], 1],
    ]);
  });
  it("leads to the sittings with votes before and after", () => {
    expect([page.previous, page.next]).toEqual([640, 643]);
    expect(sittingPages.build(read, "C-643").next).toBeNull();
  });
});
