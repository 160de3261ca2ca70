/** Acts of votes that the API does not link. */
import { describe, expect, it } from "vitest";
import type { Vote } from "#src/domain/records.ts";
import { inferActs } from "#scripts/pull/sources/api/infer-acts.ts";
import { vote } from "#tests/fixtures/builders.ts";

const known = new Map([
  ["C.2822-B", "S_1"],
  ["C.1539", "C_1539"],
]);
const bills = { byIdentifier: (identifier: string) => known.get(identifier) };
const article = { branch: "C", sitting: "C-547", text: "ARTICOLO 3", needsAct: true } as const;
const named = { ...article, id: "vs19_547_043", text: "DDL 1539 - ARTICOLO 3" };
const unnamed = { ...article, id: "vs19_547_027" };

/** Votes that an earlier run has read. */
function stored(...votes: readonly Vote[]): (id: string) => Vote | undefined {
  return (id) => votes.find((one) => one.id === id);
}
const nothing = stored();

describe("the act of a vote", () => {
  it("is named in the title of a final vote", () => {
    const final = { ...article, id: "vs19_723_001", text: "PDL 2822-B - VOTO FINALE", needsAct: false };
    expect([...inferActs([final], bills, nothing)]).toEqual([
      ["vs19_723_001", { acts: [{ kind: "bill", id: "S_1" }], actsFrom: "text" }],
    ]);
  });

  it("is the only one of the sitting, once all its votes were read", () => {
    const read = stored(vote({ id: unnamed.id, acts: [] }));
    expect(inferActs([named, unnamed], bills, nothing).get(unnamed.id)).toBeUndefined();
    expect(inferActs([named, unnamed], bills, read).get(unnamed.id)).toEqual({
      acts: [{ kind: "bill", id: "C_1539" }],
      actsFrom: "sitting",
    });
  });

  it("is not inferred from a sitting in which another vote links a second act", () => {
    const other = { ...article, id: "vs19_547_050" };
    const read = stored(
      vote({ id: unnamed.id, acts: [] }),
      vote({ id: other.id, acts: [{ kind: "bill", id: "C_887" }] }),
    );
    expect(inferActs([named, unnamed, other], bills, read).get(unnamed.id)).toBeUndefined();
  });

  it("that was inferred from a sitting stays", () => {
    const acts = [{ kind: "bill", id: "C_1539" }] as const;
    const read = stored(vote({ id: unnamed.id, acts: [...acts], actsFrom: "sitting" }));
    expect(inferActs([named, unnamed], bills, read).get(unnamed.id)).toEqual({ acts, actsFrom: "sitting" });
  });
});
