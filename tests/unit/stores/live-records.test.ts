import { readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { fetchRecord } from "#src/stores/live-records.ts";
import { startServer } from "#tests/fixtures/api-server.ts";

const fixture = (name: string): string => readFileSync(`tests/fixtures/api-answers/${name}.json`, "utf8");

async function ask(path: string, reply: string | ((response: ServerResponse) => void)) {
  const server = await startServer((_url, response) => {
    if (typeof reply === "string") response.end(reply);
    else reply(response);
  });
  try {
    return { record: await fetchRecord(`${server.address}/v1/19/`, path), asked: server.asked };
  } finally {
    server.close();
  }
}

it("reads a vote with its totals, groups and members, without the rows that are sums", async () => {
  const { record, asked } = await ask("/votazioni/vs19_147_041", fixture("votings-detail"));
  expect(asked).toEqual(["/v1/19/votings/vs19_147_041/"]);
  expect(record).toMatchObject({
    kind: "vote",
    row: { id: "vs19_147_041", date: "2023-07-26", branch: "C", sitting: 147, number: 41, outcome: "rejected" },
    totals: [
      ...[["n_ayes", 103] as const, ["n_nos", 159] as const, ["n_abstained", 13] as const],
      ...[["n_majority", 132] as const, ["n_mission", 58] as const, ["n_absent", 66] as const],
    ],
  });
  if (record?.kind !== "vote") throw new Error("no vote");
  expect(record.groups.map(({ acronym }) => acronym)).not.toContain("Maggioranza");
  expect(record.groups[0]).toEqual({ name: "GRUPPO GRA", acronym: "GRA", vote: "AYE" });
  expect(record.members[0]).toEqual({ name: "Cipresso Bruno", acronym: "GRA", vote: "AYE" });
});

it("gives no positions of a vote in which one is secret: it may be secret, or not published yet", async () => {
  const secret = fixture("votings-detail").replace(/("members_votes": \[\s*\{\s*"vote": )"AYE"/, '$1"SEC"');
  const { record } = await ask("/votazioni/vs19_147_041", secret);
  expect(record).toMatchObject({ groups: [], members: [] });
});

it("reads a person", async () => {
  const all: unknown = JSON.parse(fixture("persons-detail"));
  const first: unknown = Array.isArray(all) ? all[0] : undefined;
  const { record, asked } = await ask("/persone/gina-olmo-1956-07-16", JSON.stringify(first));
  expect(asked).toEqual(["/v1/19/persons/gina-olmo-1956-07-16/"]);
  expect(record).toEqual({
    ...{ kind: "person", familyName: "Olmo", givenName: "Gina", gender: "M" },
    ...{ birthPlace: "Esempio (ES)", birthDate: "1970-01-28", roles: ["Deputato"], area: "Lombardia" },
    group: { acronym: "GRA", name: "GRUPPO GRA" },
  });
});

it.each([
  ["a day that is text", '"2023-07-26"', '"giovedi"'],
  ["a day that has not come", '"2023-07-26"', '"2099-07-26"'],
  ["less than no absent member", '"n_absent": 66', '"n_absent": -66'],
])("shows no vote with %s", async (_name, from, to) => {
  const answer = fixture("votings-detail");
  expect(answer).toContain(from);
  const call = ask("/votazioni/vs19_147_041", answer.replace(from, to));
  await expect(call).rejects.toMatchObject({ status: "unreadable" });
});

it.each(["1957-13-01", "giovedi", "2099-01-01"])("leaves out a birth on %s", async (birth_date) => {
  const answer = JSON.stringify({ family_name: "Olmo", given_name: "Gina", birth_place: "Esempio", birth_date });
  const { record } = await ask("/persone/gina-olmo-1956-07-16", answer);
  expect(record).toMatchObject({ familyName: "Olmo", birthPlace: "Esempio", birthDate: null });
});

it("returns nothing for a record that the API says it has not, and for other addresses", async () => {
  expect((await ask("/persone/nessuno", (response) => response.writeHead(404).end())).record).toBeNull();
  expect(await ask("/governi/nessuno", "{}")).toEqual({ record: null, asked: [] });
});

it("rejects with the status of a failed call", async () => {
  const call = ask("/persone/nessuno", (response) => response.writeHead(503).end());
  await expect(call).rejects.toMatchObject({ name: "DataCallError", status: 503 });
});
