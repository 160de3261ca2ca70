/** Answers in the shapes that the API really has (`tests/fixtures/api-answers`), each served under its call, reach the snapshot. */
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { pull, type PullReport } from "#scripts/pull/pull.ts";
import { createApiSource } from "#scripts/pull/sources/api/api.ts";
import { Notes } from "#scripts/pull/notes.ts";
import { parseRaw } from "#scripts/pull/sources/api/parse.ts";
import { rawVotingRow } from "#scripts/pull/sources/api/raw.ts";
import { identifyVote } from "#scripts/pull/sources/api/to-vote.ts";
import { Snapshot } from "#scripts/pull/store/read.ts";
import { pullOptions } from "#tests/fixtures/collecting-writer.ts";

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

const answer = (name: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../../../../../fixtures/api-answers", `${name}.json`), "utf8"));
const rows = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);
const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((found, key) => (isObject(found) ? found[key] : undefined), value);

const voting = answer("votings-detail");
const persons = rows(answer("persons-detail"));
const strength = rows(at(answer("persons-pp_index"), "results"));
const changes = answer("parl_assemblies-senato-groups-aggregate");
const changed = rows(at(changes, "groups", "majority_minority", "majority", "lost_gained_list"));
const implementing = rows(answer("implementingdecrees-detail"));
/** A decree of a government that the code lists do not name. */
const ofDraghi = { ...implementing[0], id: 3000, gov: "Draghi I" };

/** Profiles of those whom other answers only link to: the parts of the link, and a seat. */
function profileOf(link: Json, role: string, group: unknown, area: unknown): Json {
  const [given = "", ...family] = (typeof link["name"] === "string" ? link["name"] : "").split(" ");
  return {
    ...{ id: link["id"], slug: link["slug"], gender: link["gender"] },
    family_name: link["family_name"] ?? family.join(" "),
    given_name: link["given_name"] ?? given,
    current_roles: { gov: null, parl: { role, start_date: "2022-10-13", latest_group: group, election_area: area } },
  };
}

const members = rows(at(voting, "members_votes"));
const president = at(voting, "president");
const profiles = new Map<string, Json>(
  [
    ...persons,
    ...members.flatMap((row) => {
      const link = row["membership"];
      return isObject(link) ? [profileOf(link, "Deputato", row["group"], link["election_area"])] : [];
    }),
    ...(isObject(president) ? [profileOf(president, "Deputato", null, president["election_area"])] : []),
    ...[...strength, ...changed].map((row) => profileOf(row, "Senatore", row["in"] ?? null, "Lazio")),
  ].map((profile) => [String(profile["slug"]), profile]),
);

const list = (results: readonly unknown[], extra: object = {}) => ({
  count: results.length,
  next: null,
  results,
  ...extra,
});
/** Parts of a detail that a row of the list does not have. */
const detailOnly: ReadonlySet<string> = new Set(["members_votes", "groups_votes", "bills", "type", "president"]);
const votingRow = {
  id: 22387,
  ...Object.fromEntries(Object.entries(isObject(voting) ? voting : {}).filter(([name]) => !detailOnly.has(name))),
};
const bill = { ...rows(at(voting, "bills"))[0], initiative: "PARL" };

const answers: Readonly<Record<string, unknown>> = {
  "votings/": list([votingRow], { codelists: at(answer("votings-list"), "codelists") }),
  "votings/vs19_147_041/": voting,
  "persons/": list([...profiles.values()].map(({ id, slug }) => ({ id, slug, name: "x", is_active: true }))),
  "persons/pp_index/": answer("persons-pp_index"),
  "bills_all/": list([bill]),
  "bills/aggregate/": answer("bills-aggregate"),
  "govdecrees/": list([answer("govdecrees-detail")]),
  "govdecrees/2026-23/": answer("govdecrees-detail"),
  "govbills/": list([answer("govbills-detail")]),
  "govbills/2024-110/": answer("govbills-detail"),
  "implementingdecrees/": list([...implementing, ofDraghi]),
  ...Object.fromEntries([...implementing, ofDraghi].map((row) => [`implementingdecrees/${String(row["id"])}/`, row])),
  "parl_assemblies/senato/groups/aggregate/": changes,
  // No answer of the presidency was seen: its shape is that which a public client reads.
  "parl_assemblies/camera/presidency/": {
    presidency: { components: [{ name: "x", role: "Presidente", slug: "fabio-ontano-1950-01-10" }] },
  },
  ...Object.fromEntries([...profiles].map(([slug, profile]) => [`persons/${slug}/`, profile])),
};

const server = createServer((request, response) => {
  response.sendDate = false;
  const found = answers[new URL(request.url ?? "/", "http://x").pathname.slice("/v1/19/".length)];
  response.writeHead(found === undefined ? 404 : 200, { "content-type": "application/json" });
  // Without pictures, which the pull would fetch from elsewhere.
  const withoutImage = (name: string, value: unknown): unknown => (name === "image" ? null : value);
  response.end(JSON.stringify(found ?? { detail: "Not found." }, withoutImage));
});
const dataDir = mkdtempSync(join(tmpdir(), "emiciclo-real-"));
let report: PullReport;
let snapshot: Snapshot;

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = isObject(address) ? String(address["port"]) : "";
  const options = { ...pullOptions, baseUrl: `http://127.0.0.1:${port}/v1/19/` };
  const effects = silentEffects({ today: () => "2026-03-31" });
  report = await pull(
    createApiSource({ backoff: 1, retries: 1 }),
    options,
    dataDir,
    effects,
    join(dataDir, "accept.json"),
  );
  snapshot = new Snapshot(join(dataDir, "parliament.sqlite"));
});
afterAll(() => {
  snapshot.close();
  server.close();
});

describe("the vote", () => {
  it("arrives whole: identity, titles, totals, bill, presiding member, the source's own figures", () => {
    expect(snapshot.quarantine()).toEqual([]);
    expect(snapshot.record("vote", "vs19_147_041")).toMatchObject({
      ...{ branch: "C", sitting: "C-147", number: 41, date: "2023-07-26" },
      title:
        "Ordine del giorno n. 9/887 E ABB./19 BETULLA ANNA (GRA) - Votazione Ordine del giorno 9/887 E ABB./19 PDL n. 0887",
      subType: "ODG",
      ...{ isKey: false, isFinal: false, isConfidence: false, isSecret: false },
      ...{ outcome: "rejected", outcomeText: "Respinta" },
      ...{ ayes: 103, noes: 159, abstained: 13, present: 275, voting: 262, absent: 66, onMission: 58, required: 132 },
      president: "anna-betulla",
      acts: [{ kind: "bill", id: "C_887" }],
      positionsPublished: true,
      government: "i-governo-meloni-2022-10-22",
    });
  });

  it("has a position for each member listed, who are people of the snapshot", () => {
    expect(snapshot.ballots("vs19_147_041")).toEqual([
      ["bruno-cipresso", "AYE"],
      ["carla-larice", "MIS"],
      ["dario-frassino", "NO"],
      ["elena-pioppo", "NO"],
    ]);
    expect(snapshot.record("person", "bruno-cipresso")).toMatchObject({ familyName: "Cipresso", givenName: "Bruno" });
  });

  it("brings its nine groups with their side; the two pseudo-groups are none", () => {
    const sides = snapshot
      .keys("group")
      .filter((key) => key.startsWith("camera-"))
      .map((key) => [key, snapshot.record("group", key)?.sides.at(-1)?.side]);
    expect(sides).toEqual([
      ["camera-gra", "opposition"],
      ["camera-grb", "majority"],
      ["camera-grc", "majority"],
      ["camera-grd", "majority"],
      ["camera-gre", "opposition"],
      ["camera-grf", "opposition"],
      ["camera-grg", "opposition"],
      ["camera-grh", "majority"],
      ["camera-misto", undefined],
    ]);
  });

  it("is compared with the source's own rows, which count all 399 members where four are listed here", () => {
    expect(report.notes).toContain("votings: the source's own figures compared in 1 votes: 0 agree, 1 differ");
    expect(report.notes.join("\n")).toContain(
      "count of a group differs in 1 votes: vs19_147_041 camera-gra 52, computed 1",
    );
  });
});

it("reads the rows of the list, whose kinds are labels", () => {
  const notes = new Notes();
  const found = rows(at(answer("votings-list"), "results")).map((row) =>
    identifyVote(parseRaw("votings", rawVotingRow, row, notes)),
  );
  expect(found.map(({ id, sitting, number }) => [id, sitting, number])).toEqual([
    ["vs19_266_063", 266, 63],
    ["vs19_266_064", 266, 64],
    ["vs19_547_027", 547, 27],
    ["vs19_547_043", 547, 43],
  ]);
  expect(notes.lines).toEqual([]);
});

describe("persons", () => {
  it("have mandate, offices, strength and figures as published", () => {
    expect(snapshot.record("person", "gina-olmo")).toMatchObject({
      ...{ familyName: "Olmo", givenName: "Gina", birthDate: "1970-01-28", birthPlace: "Esempio (ES)", gender: "M" },
      memberships: [
        {
          ...{ branch: "C", start: "2024-04-09", end: null, electionArea: "lombardia", isLife: false },
          replaces: "zeno-leccio-1960-01-10",
        },
      ],
      currentStrength: { branch: 0.11, branchRank: 310, branchTotal: 400, government: null, governmentRank: null },
      publishedFigures: { voting: 6544, present: 5337, absent: 1207, mission: 0, rebels: 1 },
      publishedStrength: [{ month: "2022-10", branch: 0.12, government: null }],
    });
    expect(snapshot.record("person", "lia-carpino")?.currentStrength).toMatchObject({
      ...{ overall: 0.09029142231488003, overallRank: 217, overallTotal: 620 },
    });
    expect(snapshot.record("government", "i-governo-meloni-2022-10-22")?.roles).toMatchObject([
      { person: "ivo-acero", rank: "minister", party: "Partito Esempio" },
      { person: "ivo-acero", rank: "vice_president", role: "Vicepresidente del Consiglio dei ministri" },
    ]);
  });
});

it("bodies whose lists answer 404 are unread, not empty", () => {
  expect(snapshot.record("site", "site")?.missingParts).toContain("bodies");
});

describe("acts", () => {
  it("take a bill's labels as codes, and the approval of its only reading as that of one chamber", () => {
    expect(snapshot.record("act", "bill/C_887")).toMatchObject({
      title: "Maternità surrogata reato universale",
      ...{ type: "ORD", initiative: "PARL", phase: "one_branch", statusDate: "2023-07-26", presented: "2022-10-14" },
      signatures: [{ name: "Fabio Tasso", isFirst: true }],
    });
  });

  it("close the step of a reading on the day of its approval, and open that of the other chamber", () => {
    const act = snapshot.record("act", "bill/C_887");
    expect(
      act?.kind === "bill" &&
        act.steps.map(({ kind, label, date, branch, isPending }) => [kind, label, date, branch, isPending ?? false]),
    ).toEqual([
      ["approved", "Approvato", "2023-07-26", "C", false],
      ["other", "Da approvare", null, "S", true],
    ]);
  });

  it("name the government of an implementing decree although it has no page", () => {
    expect(snapshot.record("act", "datt/3000")).toMatchObject({ government: null, governmentText: "Draghi I" });
    expect(snapshot.record("act", "datt/3107")).toMatchObject({ government: "i-governo-meloni-2022-10-22" });
  });

  it("list the steps of a decree-law that are still to come", () => {
    const decree = snapshot.record("act", "decree/2026-23");
    expect(decree).toMatchObject({
      ...{ status: "in_conversion", published: "2026-02-24", expires: "2026-04-25", conversionBills: ["S_1818"] },
    });
    expect(
      decree?.kind === "decree" && decree.steps.map(({ label, isPending }) => [label, isPending ?? false]),
    ).toEqual([
      ["Decreto legge", false],
      ["Esame in commissione", false],
      ["Da approvare", true],
      ["Da approvare", true],
      ["Diventa legge", true],
    ]);
  });

  it("count the implementing decrees of a legislative decree, with the funds they block", () => {
    expect(snapshot.record("act", "dlgs/2024-110")).toMatchObject({
      ...{ type: "Legge delega", adopted: "2024-07-22", published: "2024-08-07" },
      implementing: { toAdopt: 7, adopted: 2 },
      lockedResources: [
        { year: 2025, amount: 4_180_000 },
        { year: 2026, amount: 4_180_000 },
      ],
      delegationLaws: [{ label: "C.1038-B", act: { kind: "bill", id: "C_1038-B" } }],
    });
  });

  it("have the three implementing decrees", () => {
    expect(
      ["3107", "3158", "3281"].map((id) => {
        const act = snapshot.record("act", `datt/${id}`);
        return act?.kind === "datt" && [act.status, act.adoptionDate, act.policy, act.reference?.label];
      }),
    ).toEqual([
      ["adopted", "2025-03-21", "Economia e finanza", "C.2150"],
      ["adopted_late", "2025-04-04", "Cultura e spettacolo", "S.1330"],
      ["adopted", "2025-03-20", "Politiche sociali", "S.1384"],
    ]);
  });

  it("are not counted by a list of one bill where the source counts 3543", () => {
    expect(snapshot.record("site", "site")?.missingParts).toContain("bills");
  });

  it("are compared with the source's own numbers", () => {
    expect(report.notes).toContain(
      "bills/aggregate/: the source counts 199 bills of the Government and 3344 of others; its list gives 0 and 1",
    );
  });
});
