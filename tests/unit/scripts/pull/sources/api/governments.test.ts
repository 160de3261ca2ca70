/** Governments come with the code lists, their members with the profiles. */
import { expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, run, look } = await startApiHarness("small");
const object = (body: unknown): object => (typeof body === "object" && body !== null ? body : {});

it("keep their members when another takes over and profiles tell of it alone", async () => {
  const listOf = (...slugs: string[]) => slugs.map((slug, id) => ({ id, value: slug, slug }));
  const [first, second] = ["i-governo-uno-2022-10-22", "ii-governo-due-2026-01-15"];
  let governments = listOf(first);
  let gov: object | null = {
    party_name: null,
    roles: [{ role: "Ministro", org_name: null, start_date: "2022-10-22", end_date: null }],
  };
  let given: string | null = null;
  api.faults = {
    rewrite: (path, body) => {
      if (path === "votings/") return { ...object(body), codelists: { governments } };
      if (!/^persons\/[a-z].*-\d/.test(path)) return body;
      given ??= path;
      return { ...object(body), current_roles: { gov: path === given ? gov : null } };
    },
  };
  await run();
  const rolesOf = () => look((snapshot) => snapshot.record("government", first)?.roles);
  expect(rolesOf()).toMatchObject([{ role: "Ministro", end: null }]);
  governments = listOf(first, second);
  gov = null;
  await run({ sweep: true });
  expect(rolesOf()).toMatchObject([{ role: "Ministro", end: "2026-01-15" }]);
  expect(look((snapshot) => snapshot.record("government", second)?.roles)).toEqual([]);
});

it("follow one another, also where the source gives no end, and an office never seen is nobody's", async () => {
  const [first, second] = ["i-governo-uno-2022-10-22", "ii-governo-due-2026-01-15"];
  const governments = [first, second, "iii-governo-tre"].map((slug, id) => ({ id, value: slug, slug }));
  const office = (role: string, start: string, end: string | null) => ({
    role,
    org_name: null,
    start_date: start,
    end_date: end,
  });
  const roles = [
    office("Ministro", "2022-10-22", "2026-01-15"),
    office("Ministra", "2026-01-15", null),
    office("Garante dei fari", "2026-01-15", null),
  ];
  let given: string | null = null;
  api.faults = {
    rewrite: (path, body) => {
      if (path === "votings/") return { ...object(body), codelists: { governments } };
      if (!/^persons\/[a-z].*-\d/.test(path)) return body;
      given ??= path;
      return { ...object(body), current_roles: { gov: path === given ? { party_name: null, roles } : null } };
    },
  };
  const { notes } = await run();
  const record = (id: string) => look((snapshot) => snapshot.record("government", id));
  expect(record(first)).toMatchObject({ end: "2026-01-15", roles: [{ role: "Ministro", rank: "minister" }] });
  expect(record(first)?.roles).toHaveLength(1);
  expect(record(second)).toMatchObject({ end: null, roles: [{ role: "Ministra", rank: "minister" }] });
  expect(record(second)?.roles).toHaveLength(1);
  expect(record("iii-governo-tre")).toBeUndefined();
  expect(notes).toContain('codelists.governments: "iii-governo-tre" without a day on which it began is left out');
  expect(notes.join("\n")).toContain('persons: unknown office of government "Garante dei fari"');
});
