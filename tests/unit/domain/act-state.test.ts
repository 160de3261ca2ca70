import { describe, expect, it } from "vitest";
import {
  approvalTime,
  finalVoteDay,
  councilToGazette,
  decreeExpiry,
  referenceDay,
  sumResources,
  isUnifiedText,
  toBillState,
  toDecreeState,
  toImplementingState,
} from "#src/domain/act-state.ts";
import { bill, decree, implementingDecree, step } from "#tests/fixtures/act-records.ts";

describe("toBillState", () => {
  it("follows the phase", () => {
    expect(toBillState(bill({ phase: "first_step" }))).toBe("first_step");
    expect(toBillState(bill({ phase: "one_branch" }))).toBe("one_branch");
  });

  it("is law once there is a law number, whatever the phase", () => {
    expect(toBillState(bill({ phase: "first_step", law: { number: "171", date: null, published: null } }))).toBe(
      "is_law",
    );
  });

  it("distinguishes absorbed, rejected, withdrawn, returned and split bills", () => {
    const act = { kind: "bill", id: "C_9" } as const;
    expect(toBillState(bill({ phase: "rejected", related: [{ relation: "absorbed_by", act }] }))).toBe("absorbed");
    expect(toBillState(bill({ phase: "rejected", steps: [step({ kind: "withdrawn" })] }))).toBe("withdrawn");
    expect(toBillState(bill({ phase: "rejected", steps: [step({ kind: "returned" })] }))).toBe("returned");
    expect(toBillState(bill({ phase: "rejected", steps: [step({ kind: "split" })] }))).toBe("split");
    expect(toBillState(bill({ phase: "rejected", steps: [step({ kind: "lapsed" })] }))).toBe("lapsed");
    expect(toBillState(bill({ phase: "rejected", related: [{ relation: "unified", act }] }))).toBe("unified");
    expect(toBillState(bill({ phase: "rejected" }))).toBe("ended");
  });

  it("distinguishes a unified text from the bills merged into it", () => {
    const related = [{ relation: "unified", act: { kind: "bill", id: "C_9" } } as const];
    const law = { number: "27", date: "2024-03-01", published: null };
    expect(isUnifiedText(bill({ related, law }))).toBe(true);
    expect(isUnifiedText(bill({ related, phase: "one_branch" }))).toBe(true);
    expect(isUnifiedText(bill({ related, phase: "rejected" }))).toBe(false);
    expect(isUnifiedText(bill({ law }))).toBe(false);
  });

  it("is unknown when the source gives no phase", () => {
    expect(toBillState(bill({ phase: null }))).toBe("unknown");
  });
});

describe("toDecreeState", () => {
  it("counts the remaining days up to the sixtieth after publication", () => {
    expect(decreeExpiry(decree({ published: "2026-10-02" }))).toBe("2026-12-01");
    expect(toDecreeState(decree(), "2026-11-20")).toEqual({
      code: "in_conversion",
      days: null,
      daysLeft: 11,
      expires: "2026-12-01",
    });
    expect(toDecreeState(decree(), "2026-12-01").daysLeft).toBe(0);
  });

  it("is lapsed only when the source states it", () => {
    expect(toDecreeState(decree(), "2026-12-02")).toEqual({
      code: "expired",
      days: null,
      daysLeft: null,
      expires: "2026-12-01",
    });
  });

  it("is over after the term and a margin from the day of the decree, where the publication is not known", () => {
    const undated = decree({ published: null, expires: null, date: "2024-03-29" });
    // 60 days for the conversion and 15 for the publication: 12 June 2024.
    expect(toDecreeState(undated, "2024-06-12").code).toBe("in_conversion");
    expect(toDecreeState(undated, "2024-06-13").code).toBe("expired");
    expect(toDecreeState(decree({ published: null, expires: null, date: null }), "2026-11-20").code).toBe(
      "in_conversion",
    );
  });

  it("counts the days until the conversion", () => {
    const converted = decree({ status: "converted", conversionLaw: { number: "180", date: "2026-11-24" } });
    expect(toDecreeState(converted, "2026-12-31")).toMatchObject({ code: "converted", days: 53, daysLeft: null });
  });

  it("counts nothing from missing or swapped dates", () => {
    expect(toDecreeState(decree({ published: null }), "2026-11-20")).toEqual({
      code: "in_conversion",
      days: null,
      daysLeft: null,
      expires: null,
    });
    expect(toDecreeState(decree({ status: "converted", statusDate: "2026-01-01" }), "2026-11-20").days).toBeNull();
    expect(toDecreeState(decree({ status: null }), "2026-11-20").code).toBe("unknown");
    expect(councilToGazette(decree({ councilDate: "2026-10-05" }))).toBeNull();
    expect(councilToGazette(decree())).toBe(4);
  });
});

describe("toImplementingState", () => {
  it("is overdue from the day after the deadline", () => {
    expect(toImplementingState(implementingDecree(), "2026-05-26").code).toBe("not_adopted");
    expect(toImplementingState(implementingDecree(), "2026-05-27").code).toBe("overdue");
    expect(toImplementingState(implementingDecree({ deadline: null }), "2026-05-27").code).toBe("not_adopted");
  });

  it("counts the days after the deadline, even where the source calls the decree adopted", () => {
    const late = implementingDecree({ status: "adopted", deadline: "2026-02-27", adoptionDate: "2026-03-09" });
    expect(toImplementingState(late, null)).toEqual({ code: "adopted_late", late: 10 });
  });

  it("is unknown without status and adoption", () => {
    expect(toImplementingState(implementingDecree({ status: null }), "2026-05-27").code).toBe("unknown");
  });
});

describe("approvalTime", () => {
  const law = { number: "171", date: "2025-11-05", published: "2025-11-12" };

  it("runs from presentation to the last vote of approval", () => {
    const steps = [step({ kind: "approved", date: "2024-10-09" }), step({ kind: "approved", date: "2025-10-22" })];
    expect(approvalTime(bill({ law, steps }))).toBe(587);
    expect(approvalTime(bill({ law }))).toBe(601);
  });

  it("ends with the final approval, which some sources call law; the promulgation is no vote", () => {
    const approvals = [
      step({ kind: "approved", branch: "S", date: "2025-10-20" }),
      step({ kind: "law", branch: "C", date: "2025-10-22" }),
      step({ kind: "law", branch: null, date: "2025-11-05" }),
    ];
    expect(approvalTime(bill({ law, steps: approvals }))).toBe(587);
    expect(finalVoteDay(bill({ law, steps: approvals }))).toBe("2025-10-22");
  });

  it("has no final vote without a dated one, or before the bill is law", () => {
    expect(finalVoteDay(bill({ law }))).toBeNull();
    expect(finalVoteDay(bill({ steps: [step({ kind: "approved", branch: "C", date: "2025-10-22" })] }))).toBeNull();
  });

  it("is null for bills that are not law or presented after their approval", () => {
    expect(approvalTime(bill())).toBeNull();
    expect(approvalTime(bill({ law, presented: "2026-01-01" }))).toBeNull();
  });
});

describe("reference day and resources", () => {
  it("is the data day while both chambers are updated, also when they are in recess", () => {
    expect(referenceDay({ C: "2026-11-19", S: "2026-11-18" }, "2026-11-20")).toBe("2026-11-20");
    expect(referenceDay({ C: "2026-08-07", S: "2026-08-06" }, "2026-09-05")).toBe("2026-09-05");
  });

  it("is the earlier day of the two chambers where the source of one has ended", () => {
    expect(referenceDay({ C: "2025-12-09", S: "2024-05-08" }, "2025-12-10")).toBe("2024-05-08");
    expect(referenceDay({ C: "2025-12-09", S: null }, "2026-11-20")).toBe("2025-12-09");
    expect(referenceDay({ C: null, S: null }, "2026-11-20")).toBeNull();
  });

  it("distinguishes unknown from zero", () => {
    expect(sumResources([])).toBeNull();
    expect(sumResources([{ amount: 0 }, { amount: 5_000_000 }])).toBe(5_000_000);
  });
});
