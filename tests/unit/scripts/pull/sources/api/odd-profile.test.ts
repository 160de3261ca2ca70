/** A profile with fields that cannot be: they are left out and named, and the member stays with all votes. */
import { expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, small, run, look } = await startApiHarness("small");
const [member] = [...small.person.values()].filter(({ memberships }) =>
  memberships.some(({ branch }) => branch === "C"),
);
if (member === undefined) throw new Error("nobody sits");
const profile = (fields: object) => {
  api.faults = {
    rewrite: (path, body) =>
      path === `persons/${member.id}/` && typeof body === "object" ? { ...body, ...fields } : body,
  };
};
const record = () => look((snapshot) => snapshot.record("person", member.id));

it("takes a first night whole although a member is born in 2065", async () => {
  profile({
    birth_date: "2065-03-01",
    image: "https://",
    carreer_positions: {
      results: [
        { role: "Sindaca", org: "Comune", date_start: "2010-01-01", date_end: "2015-01-01" },
        { role: "Assessora", org: "Comune", date_start: "2015-01-01", date_end: "2010-01-01" },
      ],
    },
  });
  const { findings } = await run();
  expect(findings.filter(({ severity }) => severity === "stop")).toEqual([]);
  expect(look((snapshot) => snapshot.keys("vote"))).toHaveLength(small.vote.size);
  expect(record()).toMatchObject({ familyName: member.familyName, birthDate: null, image: null });
  expect(record()?.career.map(({ role }) => role)).toEqual(["Sindaca"]);
  expect(look((snapshot) => snapshot.quarantine().map(({ key, reason }) => `${key}: ${reason}`))).toEqual([
    `${member.id}: left out: birthDate: a day in the future: 2065-03-01; image: Invalid URL; career.1.end: ends before it begins`,
  ]);
});

it("repairs a birth place read in another code page, and leaves out one that cannot be repaired", async () => {
  profile({ birth_place: "CittĂ²  Esempio\r\n(ES)" });
  await run();
  expect(record()?.birthPlace).toBe("Cittò Esempio (ES)");
  profile({ birth_place: "Citt\ufffd Esempio (ES)" });
  const { notes } = await run({ sweep: true, day: "2026-11-21" });
  expect(record()?.birthPlace).toBeNull();
  expect(notes.join("\n")).toContain("persons: birth_place: not a readable text, such as ");
});
