import { describe, expect, it } from "vitest";
import { toDefeats, toOutcome, type Joined } from "#scripts/contracts/acts/proposal-votes.ts";
import type { ProposalRow } from "#src/contracts/voted-proposals.ts";

const joined = (fields: Partial<Joined> = {}): Joined => ({
  ...{ vote: "a", outcome: "approved", isPart: false, facts: {}, why: null },
  ...fields,
});

describe("the outcome of a proposal", () => {
  it("is that of the vote joined to it, and of none without a vote", () => {
    expect(toOutcome([])).toEqual({ result: null, vote: null });
    expect(toOutcome([joined()])).toEqual({ result: "approved", vote: "a" });
    expect(toOutcome([joined({ isPart: true })])).toEqual({ result: "parts", vote: "a" });
  });

  it("is not that of a vote on one of several texts, which is kept apart", () => {
    const shared = joined({ why: "laterText", facts: { beaten: [58, 57] } });
    const among = { result: "approved", vote: "a", why: "laterText" };
    expect(toOutcome([shared])).toEqual({ result: null, vote: null, among, facts: { beaten: [58, 57] } });
    expect(toOutcome([shared, joined({ vote: "b", outcome: "rejected" })])).toEqual({ result: "rejected", vote: "b" });
  });

  it("is told with the last vote in which the Government was beaten, or the last of all", () => {
    const lost = joined({ outcome: "rejected", facts: { beaten: null } });
    expect(toOutcome([lost, joined({ vote: "b" })])).toEqual({ result: "parts", vote: "a", facts: { beaten: null } });
    expect(toOutcome([joined(), joined({ vote: "b", facts: { isInReview: true } })])).toEqual({
      ...{ result: "approved", vote: "b" },
      facts: { isInReview: true },
    });
  });
});

it("names each defeat once, without the version where it is not known", () => {
  const row = (number: string, fields: Partial<ProposalRow>): ProposalRow => ({
    ...{ id: number, reading: "S.20", number, kind: "Emendamento", date: null, article: "1", first: null, others: 0 },
    ...{ result: null, vote: null },
    ...fields,
  });
  const among = { result: "approved", vote: "a", why: "laterText" } as const;
  const beaten = { facts: { beaten: [58, 57] } } as const;
  expect(
    toDefeats([
      row("1.2", { result: "approved", vote: "z" }),
      row("1.17", { among, ...beaten }),
      row("1.17 (testo 2)", { among, ...beaten }),
      row("1.20 (testo 2)", { result: "rejected", vote: "b", facts: { beaten: null } }),
    ]),
  ).toEqual([
    { vote: "a", kind: "Emendamento", number: "1.17", score: [58, 57], among },
    { vote: "b", kind: "Emendamento", number: "1.20 (testo 2)", score: null },
  ]);
});
