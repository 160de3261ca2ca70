import { describe, expect, it } from "vitest";
import { addDays } from "#src/domain/days.ts";
import { bodyListPages, bodyPages, presidencyPages } from "#scripts/contracts/bodies/bodies.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { read, records } from "#tests/fixtures/body-records.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

describe("page of a body", () => {
  const page = bodyPages.build(read, "C/camera-commissione-1");

  it("lists the members of the last day, offices first, and those who left", () => {
    expect(page.members.map((row) => [row.person.id, row.role])).toEqual([
      ["bruni", "Presidente"],
      ["amato", "Componente"],
    ]);
    expect(page.former.map((row) => [row.person.id, row.end])).toEqual([["costa", "2024-01-01"]]);
    // In another group today: the row is of then.
    expect(page.former[0]?.person.group?.id).toBe("camera-uno");
  });

  it("counts sides, women and ages", () => {
    expect(page.figures).toMatchObject({
      size: 2,
      women: 1,
      averageAge: 55.5,
      majority: { size: 1 },
      opposition: { size: 1 },
    });
  });

  it("names the bills that the committee leads, the latest first, three hundred at most, and none of its opinions", () => {
    const assigned = (id: string, date: string, type: string) =>
      bill({
        id,
        assignments: [
          { reading: id.replace("_", "."), body: "camera-commissione-1", bodyName: "I", type, seat: "referente", date },
        ],
      });
    const assignedTo = (leads: number) => {
      const bills = Array.from({ length: leads }, (_, index) =>
        assigned(`C_${1000 + index}`, addDays("2023-01-10", index), "primaria"),
      );
      const busy = memoryReader({ ...records, act: [...bills, assigned("C_9", "2024-06-01", "consultiva")] });
      const { total, latest } = bodyPages.build(busy, "C/camera-commissione-1").assigned;
      return [total, latest.length, latest[0]?.id, latest.at(-1)?.id];
    };
    expect(assignedTo(12)).toEqual([12, 12, "C_1011", "C_1000"]);
    expect(assignedTo(301)).toEqual([301, 300, "C_1300", "C_1001"]);
  });

  it("obeys its contract", () => {
    expect(bodyPages.path("C/camera-commissione-1")).toBe("/organi_parlamentari/camera/organi/camera-commissione-1");
  });
});

describe("lists of bodies", () => {
  it("keep presidencies and delegations apart, and ended bodies at the foot", () => {
    const page = bodyListPages.build(read, "C");
    expect(page.sections.map(({ kind, rows }) => [kind, rows.map((row) => row.body.id)])).toEqual([
      ["committee", ["camera-commissione-1"]],
    ]);
    expect(page.sections[0]?.rows[0]?.president?.id).toBe("bruni");
    expect(page.ended.map(({ id }) => id)).toEqual(["camera-commissione-2"]);
    expect(bodyListPages.build(read, "delegations").sections[0]?.rows).toHaveLength(1);
    expect(presidencyPages.build(read, "C").members.map(({ person: { id } }) => id)).toEqual(["bruni", "amato"]);
  });

  it("stand without any body", () => {
    expect(presidencyPages.build(read, "S")).toMatchObject({
      body: null,
      members: [],
      figures: { averageAge: null },
    });
  });
});
