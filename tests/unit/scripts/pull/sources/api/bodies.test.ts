/** Bodies by name, each with its own members; presidencies from where the API has them. */
import { describe, expect, it } from "vitest";
import type { Faults } from "#tests/fixtures/fake-api.ts";
import { demoCases } from "#tests/fixtures/demo-cases.ts";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, world, run, look } = await startApiHarness("world");

const seated = (branch: "C" | "S"): readonly string[] =>
  [...world.person.values()]
    .filter((person) => person.memberships.every((seat) => seat.branch === branch) && person.memberships.length > 0)
    .map(({ id }) => id);
const [deputy = "", other = ""] = seated("C");
const [senator = ""] = seated("S");
const president = demoCases.persons.presidentCamera;
const affairs = "I Commissione (Affari costituzionali, della Presidenza del Consiglio e interni)";
const rules = "Giunta per il Regolamento";

const office = (org: string, role: string, start: string | null = null) => ({
  org,
  original_org: org,
  role,
  date_start: start,
  date_end: null,
});

/** The bodies of the demonstration give way to these. */
function says(
  offices: Readonly<Record<string, readonly object[]>>,
  components: readonly object[] = [],
): Faults["rewrite"] {
  return (path, body) => {
    if (path.startsWith("persons/") && typeof body === "object") {
      const own = offices[path.split("/")[1] ?? ""] ?? [];
      return { ...body, parliamentary_positions_current: { count: own.length, results: own } };
    }
    if (path === "parl_assemblies/camera/presidency/") return { components };
    if (path === "parl_assemblies/senato/presidency/") return { components: [] };
    if (path === "parl_assemblies/camera/commission_councils/")
      return {
        commissions_councils: [
          { name: affairs, classification: "Commissione permanente" },
          { name: rules, classification: "Giunta" },
        ],
      };
    return path === "parl_assemblies/senato/commission_councils/"
      ? { commissions_councils: [{ name: rules, classification: "Giunta" }] }
      : body;
  };
}

const bodies = () =>
  look((snapshot) =>
    snapshot
      .keys("body")
      .map((key) => snapshot.record("body", key))
      .filter((body) => body?.branch !== "B" && body?.kind !== "presidency")
      .map((body) => [body?.branch, body?.kind, body?.name, body?.roles.map(({ person, role }) => [person, role])]),
  );

describe("bodies of the API", () => {
  it("are what their name begins with, and hold members of their own chamber only", async () => {
    api.faults = {
      rewrite: says({
        [deputy]: [office(affairs, "Presidente"), office(rules, "Componente")],
        [senator]: [office(rules.toUpperCase(), "Presidente")],
      }),
    };
    await run();
    expect(bodies()).toEqual([
      ["C", "board", rules, [[deputy, "Componente"]]],
      ["C", "committee", affairs, [[deputy, "Presidente"]]],
      ["S", "board", rules, [[senator, "Presidente"]]],
    ]);
  });

  it("include the presidency: its list, with the days that the profiles give", async () => {
    api.faults = {
      rewrite: says({ [deputy]: [office("Ufficio di Presidenza", "Presidente", "2022-10-14")] }, [
        { slug: deputy, name: "x", role: "Presidente" },
        { slug: other, name: "y", role: "Vicepresidente" },
      ]),
    };
    await run();
    const presidency = look((snapshot) => snapshot.record("body", "camera-ufficio-di-presidenza"));
    expect(presidency?.kind).toBe("presidency");
    expect(presidency?.roles).toEqual([
      { person: deputy, role: "Presidente", start: "2022-10-14", end: null },
      { person: other, role: "Vicepresidente", start: null, end: null },
    ]);
  });

  it("have the same President of the assembly from a flat list, from one in an envelope, and from the profile alone", async () => {
    const components = [{ slug: deputy, name: "x", role: "Presidente" }];
    // Of the two, at most the deputy says of itself that it presides.
    const claims =
      (isPresident: boolean, rewrite: Faults["rewrite"]): Faults["rewrite"] =>
      (path, body, page) => {
        const found = rewrite?.(path, body, page);
        return [deputy, president].some((id) => path === `persons/${id}/`) && typeof found === "object"
          ? { ...found, is_president: isPresident && path === `persons/${deputy}/` }
          : found;
      };
    const answers: Readonly<Record<string, Faults["rewrite"]>> = {
      flat: claims(false, says({}, components)),
      enveloped: claims(false, (path, body, page) => {
        const flat = says({}, components)?.(path, body, page);
        return path === "parl_assemblies/camera/presidency/" ? { codelists: {}, presidency: flat } : flat;
      }),
      "a witness alone": claims(true, says({}, [])),
    };
    for (const [name, rewrite] of Object.entries(answers)) {
      api.faults = { rewrite };
      await run();
      const body = look((snapshot) => snapshot.record("body", "camera-ufficio-di-presidenza"));
      expect(body?.roles, name).toEqual([{ person: deputy, role: "Presidente", start: null, end: null }]);
    }
  });
});

it("says of a published record that cannot be read since when it is so", async () => {
  const since = () => look((snapshot) => snapshot.quarantine().map((one) => [one.key, one.since]));
  await run();
  api.faults = {
    rewrite: (path, body) => (path === `persons/${deputy}/` && typeof body === "object" ? { ...body, slug: [] } : body),
  };
  await run({ sweep: true });
  expect(since()).toEqual([[deputy, "2026-11-20"]]);
  await run({ sweep: true, day: "2026-11-21" });
  expect(since()).toEqual([[deputy, "2026-11-20"]]);
  api.faults = {};
  await run({ sweep: true, day: "2026-11-22" });
  expect(since()).toEqual([]);
});
