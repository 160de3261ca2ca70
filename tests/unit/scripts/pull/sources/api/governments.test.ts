/** Governments come with the code lists, their members with the profiles. */
import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";

const { api, run, look, file } = await startApiHarness("small");
const object = (body: unknown): object => (typeof body === "object" && body !== null ? body : {});

const [first, second] = ["i-governo-uno-2022-10-22", "ii-governo-due-2026-01-15"];
const office = (role: string, start: string, end: string | null = null) => ({
  role,
  org_name: null,
  start_date: start,
  end_date: end,
});

/** The source lists these governments, and one person has these offices; nobody has others. */
function publish(slugs: readonly string[], roles: readonly object[]): void {
  let given: string | null = null;
  api.faults = {
    rewrite: (path, body) => {
      if (path === "votings/")
        return { ...object(body), codelists: { governments: slugs.map((slug, id) => ({ id, value: slug, slug })) } };
      if (!/^persons\/(?!pp_index)./.test(path)) return body;
      given ??= path;
      const gov = path === given && roles.length > 0 ? { party_name: null, roles } : null;
      return { ...object(body), current_roles: { gov } };
    },
  };
}

it("keep their members when another takes over and profiles tell of it alone", async () => {
  const rolesOf = (id: string) => look((snapshot) => snapshot.record("government", id)?.roles);
  publish([first], [office("Ministro", "2022-10-22")]);
  await run();
  expect(rolesOf(first)).toMatchObject([{ role: "Ministro", end: null }]);
  publish([first, second], []);
  await run({ sweep: true });
  expect(rolesOf(first)).toMatchObject([{ role: "Ministro", end: "2026-01-15" }]);
  expect(rolesOf(second)).toEqual([]);
});

it("follow one another, also where the source gives no end, and an office never seen stands as it is worded", async () => {
  writeFileSync(
    file("accept.json"),
    JSON.stringify([
      {
        gate: "unknown",
        subject: "government",
        only: ["Garante dei fari"],
        reason: "An office of this test",
        expires: "2026-11-25",
      },
    ]),
  );
  publish(
    [first, second, "iii-governo-tre"],
    [
      office("Ministro", "2022-10-22", "2026-01-15"),
      office("Ministra", "2026-01-15"),
      office("Garante dei fari", "2026-01-15"),
    ],
  );
  const { notes } = await run();
  const record = (id: string) => look((snapshot) => snapshot.record("government", id));
  expect(record(first)).toMatchObject({ end: "2026-01-15", roles: [{ role: "Ministro", rank: "minister" }] });
  expect(record(first)?.roles).toHaveLength(1);
  expect(record(second)).toMatchObject({
    end: null,
    roles: [
      { role: "Ministra", rank: "minister" },
      { role: "Garante dei fari", rank: "other" },
    ],
  });
  expect(record("iii-governo-tre")).toBeUndefined();
  expect(notes).toContain('codelists.governments: "iii-governo-tre" without a day on which it began is left out');
  expect(notes.join("\n")).toContain('persons: unknown office of government "Garante dei fari"');
});

it("that is not listed any more stays what it was, ends when the next begins, and its votes stay its own", async () => {
  publish([first], [office("Ministro", "2022-10-22")]);
  await run({ day: "2026-11-20" });
  const [vote = ""] = look((snapshot) => snapshot.keys("vote"));
  const governmentOf = () => look((snapshot) => snapshot.record("vote", vote)?.government);
  expect(governmentOf()).toBe(first);
  const third = "iii-governo-tre-2026-11-21";
  publish([third], [office("Ministra", "2026-11-21")]);
  const { notes } = await run({ sweep: true, day: "2026-11-22" });
  const record = (id: string) => look((snapshot) => snapshot.record("government", id));
  expect(record(first)).toMatchObject({ end: "2026-11-21", roles: [{ role: "Ministro", end: "2026-11-21" }] });
  expect(record(third)).toMatchObject({ end: null, roles: [{ role: "Ministra" }] });
  expect(governmentOf()).toBe(first);
  expect(notes).toContain(`codelists.governments: "${first}" is not listed any more and stays as it is`);
});

it("that the source calls otherwise stays one, under its id: no vote of the years before has to change", async () => {
  publish([first], [office("Ministro", "2022-10-22")]);
  await run();
  const renamed = "governo-uno-i-2022-10-22";
  publish([renamed], [office("Ministro", "2022-10-22")]);
  for (const sweep of [true, false]) {
    const { changes } = await run({ sweep });
    expect(look((snapshot) => snapshot.keys("government"))).toEqual([first]);
    expect(look((snapshot) => snapshot.record("government", first))).toMatchObject({ aliases: [renamed], end: null });
    expect(changes.get("vote")?.changed).toEqual([]);
  }
});

it("of other legislatures have slugs with foreign parts, which are not their names", async () => {
  const governments = [
    { id: 1, value: null, slug: "ii-governo-conte-none-2018-09-05" },
    { id: 2, value: null, slug: "i-governo-draghi-httpdaticameraitocdgovernordfg182-2021-02-12" },
    { id: 3, value: "Meloni I", slug: "i-governo-meloni-2022-10-22" },
  ];
  api.faults = {
    rewrite: (path, body) => (path === "votings/" ? { ...object(body), codelists: { governments } } : body),
  };
  await run();
  const found = look((snapshot) => snapshot.keys("government").map((key) => snapshot.record("government", key)));
  // The first ended before the legislature began; its day is wrong by a year at the source.
  expect(found.map((one) => [one?.id, one?.name, one?.aliases, one?.start, one?.end])).toEqual([
    [
      "i-governo-draghi-2021-02-12",
      "I Governo Draghi",
      ["i-governo-draghi-httpdaticameraitocdgovernordfg182-2021-02-12"],
      "2021-02-12",
      "2022-10-22",
    ],
    ["i-governo-meloni-2022-10-22", "Meloni I", [], "2022-10-22", null],
  ]);
});
