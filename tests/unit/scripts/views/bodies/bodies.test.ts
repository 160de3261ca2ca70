import { describe, expect, it } from "vitest";
import { bodyListPages, bodyPages, presidencyPages } from "#scripts/views/bodies/bodies.ts";
import { read } from "#tests/fixtures/body-records.ts";

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

  it("obeys its contract", () => {
    expect(bodyPages.schema.parse(page)).toEqual(page);
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
    expect(presidencyPages.schema.parse(presidencyPages.build(read, "S"))).toMatchObject({
      body: null,
      members: [],
      figures: { averageAge: null },
    });
  });
});
