import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { silentEffects } from "#scripts/lib/effects.ts";
import { probe } from "#scripts/pull/sources/api/probe.ts";
import { apiAnswers } from "#tests/fixtures/api-answers.ts";
import { startApiHarness } from "#tests/fixtures/api-harness.ts";
import type { Faults, TransportFault } from "#tests/fixtures/fake-api.ts";

const { api, world, small, run, file } = await startApiHarness("small");

/** Probes the fake API on a clock in which every request takes a second. */
async function look(budget = 8000) {
  const log: string[] = [];
  let clock = 0;
  const effects = silentEffects({ log: (line) => log.push(line), elapsed: () => (clock += 1000) });
  const options = { baseUrl: api.baseUrl, dataDir: file(""), budget };
  const code = await probe(options, effects, { backoff: 1 });
  return { code, lines: log.map((line) => line.replace(file("probe"), "DATA/probe")), last: log.at(-1) ?? "" };
}

/** The lines of a call in the table, without the blanks between columns. */
function rowOf(lines: readonly string[], call: string): string[] {
  const start = lines.findIndex((line) => line.startsWith(`${call} `));
  const end = lines.findIndex((line, index) => index > start && /^\S/.test(line));
  return lines.slice(start, end).map((line) => line.trim().replaceAll(/ {2,}/g, " | "));
}

const object = (body: unknown): Record<string, unknown> =>
  typeof body === "object" && body !== null ? Object.fromEntries(Object.entries(body)) : {};
const list = (rows: unknown): unknown[] => (Array.isArray(rows) ? rows : []);

/** Changes the answers to some paths. */
const rewrite = (isMeant: (path: string) => boolean, change: (body: Record<string, unknown>) => unknown): Faults => ({
  rewrite: (path, body) => (isMeant(path) && body !== null ? change(object(body)) : body),
});
const page = (results: readonly unknown[]) => ({ count: results.length, next: null, previous: null, results });
const rows = (body: Record<string, unknown>, change: (row: Record<string, unknown>) => unknown): unknown => ({
  ...body,
  results: list(body["results"]).map((row) => change(object(row))),
});
const fault = (path: string, how: TransportFault): Faults => ({ transport: (asked) => (asked === path ? how : null) });
const isVote = (path: string): boolean => /^votings\/./.test(path);

/** Rows of the lists whose length depends on the generated data. */
const votes = world.vote.size;
const readings = [...world.act.values()].reduce((sum, act) => sum + (act.kind === "bill" ? act.readings.length : 0), 0);
const events = world.event.size;

const demonstration = `
probe: at most 40 requests, one at a time; this may take some minutes
call                                         rows  read  fields missing                                    fields new  values unknown
votings/                                      ${votes}   ${votes}  codelists.governments.end_date                    -           outcome "Annullata per irregolarità"
votings/{slug}/                                 2     2  president.name                                    -           -
persons/                                      500   500  -                                                 -           -
persons/{slug}/                                 2     2  death_date                                        -           -
                                                         profession
memberships/                                  500   500  slug                                              -           -
                                                         election_type
persons/pp_index/                             500   500  -                                                 -           -
bills_all/                                    ${readings}   ${readings}  first_signers.family_name                         -           -
                                                         first_signers.given_name
                                                         parliament_iter.detail.previous_codes.identifier
govdecrees/                                    24    24  parliament_iter.detail.previous_codes.identifier  -           -
govdecrees/{year-number}/                       2     2  parliament_iter.detail.previous_codes.identifier  -           -
govbills/                                      14    14  -                                                 -           -
govbills/{year-number}/                         2     2  -                                                 -           -
implementingdecrees/                           60    60  -                                                 -           -
implementingdecrees/{id}/                       2     2  -                                                 -           -
events/                                       ${events}   ${events}  vote_slug                                         -           -
                                                         url
faqs/                                           6     6  section                                           -           -
                                                         order
bills/aggregate/                                1     1  cnt_ratifiction                                   -           -
parl_assemblies/camera/commission_councils/    19    19  commissions_councils.slug                         -           -
parl_assemblies/senato/commission_councils/    13    13  commissions_councils.slug                         -           -
parl_assemblies/bichambers/                     3     3  commissions_councils.slug                         -           -
parl_assemblies/camera/presidency/             16    16  presidency                                        -           -
parl_assemblies/senato/presidency/             16    16  components                                        -           -
parl_assemblies/camera/groups/aggregate/       75    75  -                                                 -           -
parl_assemblies/senato/groups/aggregate/       59    59  -                                                 -           -
probe: 39 requests; the answers are in DATA/probe
A first fill may work, but nothing was seen of an undersecretary without a seat: about 1,005 requests, 1 night of at most 8,000 requests, about 4 minutes at the measured pace with 4 requests at once
`.trim();

/** The same of the answers in tests/fixtures/api-answers, by an API that has no others. */
const realShapes = `
probe: at most 40 requests, one at a time; this may take some minutes
call                                         rows  read  fields missing                                    fields new  values unknown
votings/                                        4     4  codelists.governments.end_date                    -           -
votings/{slug}/                                 2     2  president.name                                    -           -
persons/                                        2     2  name                                              -           -
                                                         image
                                                         roles
                                                         is_active
persons/{slug}/                                 2     2  death_date                                        -           -
                                                         carreer_positions
                                                         parliamentary_positions_current
                                                         parliamentary_positions_prev
                                                         first_signer_bills
                                                         profession
memberships/                                    -     -  -                                                 -           -
    not there
persons/pp_index/                               1     1  -                                                 -           -
bills_all/                                      -     -  -                                                 -           -
    not there
govdecrees/                                     1     1  parliament_iter.detail.previous_codes.identifier  -           -
govdecrees/{year-number}/                       1     1  parliament_iter.detail.previous_codes.identifier  -           -
govbills/                                       1     1  -                                                 -           -
govbills/{year-number}/                         1     1  -                                                 -           -
implementingdecrees/                            3     3  -                                                 -           -
implementingdecrees/{id}/                       2     2  -                                                 -           -
events/                                         -     -  -                                                 -           -
    not there
faqs/                                           -     -  -                                                 -           -
    not there
bills/aggregate/                                1     1  cnt_ratifiction                                   -           -
parl_assemblies/camera/commission_councils/     -     -  -                                                 -           -
    not there
parl_assemblies/senato/commission_councils/     -     -  -                                                 -           -
    not there
parl_assemblies/bichambers/                     -     -  -                                                 -           -
    not there
parl_assemblies/camera/presidency/              1     1  components                                        -           -
parl_assemblies/senato/presidency/              -     -  -                                                 -           -
    not there
parl_assemblies/camera/groups/aggregate/        -     -  -                                                 -           -
    not there
parl_assemblies/senato/groups/aggregate/        4     4  groups.majority_minority.minority                 -           -
probe: 26 requests; the answers are in DATA/probe
A first fill may work, but nothing was seen of the head of government, a minister, a minister without portfolio, an undersecretary without a seat, the President of the Camera, the President of the Senato, a life senator, somebody whose mandate has ended, somebody whose slug ends in -2, a final vote, a vote of confidence, a secret vote, a key vote, a vote of the Senato: about 25,200 requests, 4 nights of at most 8,000 requests, about 27 minutes each at the measured pace with 4 requests at once
`.trim();

describe("a probe of the demonstration", () => {
  it("prints what each call gave, and of which kinds nothing was seen", async () => {
    api.world = world;
    const { code, lines } = await look();
    expect(lines.join("\n")).toBe(demonstration);
    expect(code).toBe(12);
    expect(api.requests).toHaveLength(39);
  });

  it("would work where every kind was seen", async () => {
    api.world = world;
    const isUnder = (text: unknown) => typeof text === "string" && text.startsWith("Sottosegretari");
    let isFirst = true;
    api.faults = rewrite(
      (path) => path === "persons/",
      (body) =>
        rows(body, (row) => {
          const roles = list(row["roles"]);
          if (!isFirst || !roles.some(isUnder)) return row;
          isFirst = false;
          return { ...row, roles: roles.filter(isUnder) };
        }),
    );
    const { code, last } = await look();
    expect(last).toMatch(/^A first fill would work: /);
    expect(code).toBe(0);
  });

  it("would not work where a first fill would stop at words never seen before", async () => {
    api.faults = rewrite(isVote, (body) => ({ ...body, outcome: "Rinviata" }));
    const { code, last } = await look();
    expect(last).toBe(
      'A first fill would not work: votings/{slug}/: outcome "Rinviata" was never seen before: accept it',
    );
    expect(code).toBe(1);
    await expect(run()).rejects.toThrow("unknown (vote): 1 outcomes of votes were never seen before: Rinviata");
  });

  it("asks for one page of each list, for the first and last record of it, and for one of each kind", async () => {
    await look();
    expect(api.requests.map(({ path }) => path)).toEqual([
      "votings/?ordering=-date&main_vote_type=all&page_size=500&page=1",
      "votings/vs19_641_044/",
      "votings/vs19_641_005/",
      "persons/?page_size=500&page=1",
      "persons/bellariva-costanza/",
      "persons/ramaro-carlo/",
      "memberships/?ordering=surname&page_size=500&page=1",
      "persons/pp_index/?page_size=500&page=1",
      "bills_all/?page_size=500&page=1",
      "govdecrees/?page_size=500&page=1",
      "govdecrees/2022-175/",
      "govdecrees/2026-114/",
      "govbills/?page_size=500&page=1",
      "implementingdecrees/?page_size=500&page=1",
      "events/?page_size=500&page=1",
      "faqs/?page_size=500&page=1",
      "bills/aggregate/",
      "parl_assemblies/camera/commission_councils/",
      "parl_assemblies/senato/commission_councils/",
      "parl_assemblies/bichambers/",
      "parl_assemblies/camera/presidency/",
      "parl_assemblies/senato/presidency/",
      "parl_assemblies/camera/groups/aggregate/",
      "parl_assemblies/senato/groups/aggregate/",
      // One vote of each kind that the first and the last are not.
      "votings/vs19_641_041/",
      "votings/vs19_641_012/",
    ]);
  });

  it("keeps the answers as they came, and writes nothing else", async () => {
    api.faults = fault("faqs/", "html");
    await look();
    expect(readdirSync(file(""))).toEqual(["probe"]);
    expect(readdirSync(file("probe"))).toEqual([
      "bills-aggregate.json",
      "bills_all-list.json",
      "events-list.json",
      "faqs-list.html",
      "govbills-list.json",
      "govdecrees-detail-1-2022-175.json",
      "govdecrees-detail-2-2026-114.json",
      "govdecrees-list.json",
      "implementingdecrees-list.json",
      "memberships-list.json",
      "parl_assemblies-bichambers.json",
      "parl_assemblies-camera-commission_councils.json",
      "parl_assemblies-camera-groups-aggregate.json",
      "parl_assemblies-camera-presidency.json",
      "parl_assemblies-senato-commission_councils.json",
      "parl_assemblies-senato-groups-aggregate.json",
      "parl_assemblies-senato-presidency.json",
      "persons-detail-1-bellariva-costanza-1971-01-09.json",
      "persons-detail-2-ramaro-carlo-1963-09-27.json",
      "persons-list.json",
      "persons-pp_index-list.json",
      "votings-detail-1-vs19_641_044.json",
      "votings-detail-2-vs19_641_005.json",
      "votings-list.json",
      "votings-vs19_641_012.json",
      "votings-vs19_641_041.json",
    ]);
    expect(readFileSync(file("probe/faqs-list.html"), "utf8")).toBe("<!doctype html><title>Manutenzione</title>");
    const votes: unknown = JSON.parse(readFileSync(file("probe/votings-list.json"), "utf8"));
    expect(object(votes)["count"]).toBe(small.vote.size);
    api.faults = {};
    await look();
    expect(existsSync(file("probe/faqs-list.html"))).toBe(false);
  });

  it("is refused without an address", async () => {
    const options = { baseUrl: null, dataDir: file(""), budget: 8000 };
    await expect(probe(options, silentEffects())).rejects.toThrow("source api: say where the API is, for example");
    expect(readdirSync(file(""))).toEqual([]);
  });

  it("leaves the snapshot and the cache of earlier pulls alone", async () => {
    await run();
    const stateOf = () =>
      readdirSync(file(""))
        .filter((name) => name !== "probe")
        .map((name) => [name, statSync(file(name)).mtimeMs, statSync(file(name)).size]);
    const before = stateOf();
    await look();
    expect(stateOf()).toEqual(before);
  });
});

describe("a probe tells", () => {
  it("of a field that has another name now", async () => {
    api.faults = rewrite(isVote, ({ n_ayes, ...body }) => ({ ...body, n_favour: n_ayes }));
    const { code, lines, last } = await look();
    expect(rowOf(lines, "votings/{slug}/")).toEqual([
      "votings/{slug}/ | 2 | 2 | president.name | n_favour | -",
      "n_ayes",
    ]);
    expect(last).toMatch(/^A first fill would not work: votings\/\{slug\}\/: .* \(votings\/.*\): has no totals$/);
    expect(code).toBe(1);
  });

  it("of a new field deep inside", async () => {
    api.faults = rewrite(isVote, (body) => ({
      ...body,
      members_votes: list(body["members_votes"]).map((row) => {
        const { membership, ...position } = object(row);
        return { ...position, membership: { ...object(membership), mood: { today: "buono" } } };
      }),
    }));
    expect(rowOf((await look()).lines, "votings/{slug}/")).toEqual([
      "votings/{slug}/ | 2 | 2 | president.name | members_votes.membership.mood | -",
    ]);
  });

  it("of unknown labels and codes", async () => {
    api.faults = {
      rewrite: (path, body) => {
        if (path === "votings/") return rows(object(body), (row) => ({ ...row, sub_vote_type: "Acclamazione" }));
        if (path.startsWith("govdecrees/2")) return { ...object(body), status: null, status_desc: "Sospeso" };
        if (path === "implementingdecrees/") return page([{ id: 1, title: "x", status: "Revocato" }]);
        if (path === "bills_all/") {
          const words = { type: "Legge delega", initiative: "Regia", status: { phase: "Sospeso" } };
          return page([{ identifier: "C.1", title: "x", ...words }]);
        }
        if (/^persons\/[^/]+\/$/.test(path) && path !== "persons/pp_index/")
          return {
            ...object(body),
            gender: "X",
            current_roles: { gov: { party_name: null, roles: [{ role: "Garante", org_name: "Governo" }] }, parl: null },
          };
        return isVote(path) ? { ...object(body), outcome: "Rinviata", type: "ACC", sub_vote_type: null } : body;
      },
    };
    const { lines } = await look();
    const words = (call: string) =>
      rowOf(lines, call).flatMap((line) => line.split(" | ").filter((cell) => cell.includes('"')));
    const calls = [
      "votings/",
      "votings/{slug}/",
      "persons/{slug}/",
      "bills_all/",
      "govdecrees/{year-number}/",
      "implementingdecrees/",
    ];
    expect(calls.map(words)).toEqual([
      ['sub_vote_type "Acclamazione" (40 times)', 'outcome "Annullata per irregolarità"'],
      ['outcome "Rinviata" (2 times)', 'sub_vote_type "ACC" (2 times)'],
      ['gender "X" (2 times)', 'office of government "Garante" (2 times)'],
      ['initiative "Regia"', 'phase "Sospeso"', 'type "Legge delega"'],
      ['status "" "Sospeso" (2 times)'],
      ['status "Revocato"'],
    ]);
  });

  it("of invalid answers that a first fill does not need", async () => {
    api.faults = {
      transport: (path) => {
        if (path === "persons/pp_index/") return "html";
        if (path === "bills/aggregate/") return "empty";
        if (path === "parl_assemblies/bichambers/") return "truncated";
        return path === "parl_assemblies/camera/groups/aggregate/" ? { status: 404 } : null;
      },
      rewrite: (path, body) => (path === "parl_assemblies/senato/presidency/" ? { detail: "ok" } : body),
    };
    const { code, lines } = await look();
    const calls = [
      "persons/pp_index/",
      "bills/aggregate/",
      "parl_assemblies/bichambers/",
      "parl_assemblies/camera/groups/aggregate/",
      "parl_assemblies/senato/presidency/",
    ];
    expect(calls.map((call) => rowOf(lines, call)[1])).toEqual([
      'expected a list (JSON with "results"): answered HTML instead of JSON (after 2 attempts)',
      'expected JSON with "cnt": the answer is empty (after 2 attempts)',
      'expected JSON with "commissions_councils": the JSON is broken or cut short (after 2 attempts)',
      "not there",
      'expected JSON with "components": got {"detail":"ok"}',
    ]);
    expect(code).toBe(12);
  });

  it("of a kind of record that is not there", async () => {
    api.faults = { rewrite: (path, body) => (path.startsWith("govbills/") ? null : body) };
    const { code, lines } = await look();
    expect(rowOf(lines, "govbills/")).toEqual(["govbills/ | - | - | - | - | -", "not there"]);
    expect(rowOf(lines, "govbills/{year-number}/")).toEqual([
      "govbills/{year-number}/ | - | - | - | - | -",
      "not requested: govbills/ has no record",
    ]);
    expect(code).toBe(12);
  });

  it("of one record that cannot be read, though the other can", async () => {
    const [first = ""] = [...small.person.keys()];
    api.faults = fault(`persons/${first}/`, "truncated");
    const { code, lines, last } = await look();
    expect(rowOf(lines, "persons/{slug}/")).toEqual([
      "persons/{slug}/ | 2 | 1 | death_date | - | -",
      "profession",
      "persons/bellariva-costanza-1971-01-09/: expected one record (JSON): the JSON is broken or cut short (after 2 attempts)",
    ]);
    // It is one of its kind.
    expect(last).toBe(
      "A first fill would not work: persons/{slug}/: the head of government (persons/bellariva-costanza-1971-01-09/): the JSON is broken or cut short (after 2 attempts)",
    );
    expect(code).toBe(1);
  });
});

describe("a probe tells what would stop a first fill", () => {
  it.each<readonly [string, Faults, string]>([
    [
      "a list of votes of another shape",
      rewrite(
        (path) => path === "votings/",
        () => ({ votings: [] }),
      ),
      'votings/: expected a list (JSON with "results"): got {"votings":[]}',
    ],
    ["no list of votes", fault("votings/", { status: 404 }), "votings/: not there"],
    [
      "an empty list of votes",
      rewrite(
        (path) => path === "votings/",
        (body) => ({ ...body, count: 0, results: [] }),
      ),
      "votings/: the list is empty",
    ],
    [
      "people as HTML",
      fault("persons/", "html"),
      'persons/: expected a list (JSON with "results"): answered HTML instead of JSON (after 2 attempts)',
    ],
    ["no list of people", fault("persons/", { status: 404 }), "persons/: not there"],
    [
      "rows that nothing identifies",
      rewrite(
        (path) => path === "votings/",
        (body) => rows(body, ({ title }) => ({ title })),
      ),
      "votings/: 40 of 40 rows cannot be read: votings: sitting: Invalid input: expected object, received undefined; got nothing (40 times)",
    ],
    [
      "votes that are others",
      rewrite(isVote, (body) => ({ ...body, identifier: "vs19_1_001" })),
      "votings/{slug}/: none of 2 can be read: asked for vs19_641_005, got vs19_1_001",
    ],
    [
      "votes that do not come",
      { transport: (path) => (isVote(path) ? { status: 500 } : null) },
      "votings/{slug}/: none of 2 can be read: votings/vs19_641_044/: expected one record (JSON): answered 500 (after 2 attempts)",
    ],
    [
      "a source that forbids us",
      { transport: () => ({ status: 403 }) },
      'votings/, persons/, memberships/, bills_all/, govdecrees/, govbills/, implementingdecrees/, events/, faqs/: expected a list (JSON with "results"): answered 403',
    ],
  ])("%s", async (_, faults, why) => {
    api.faults = faults;
    const { code, last } = await look();
    expect(last).toBe(`A first fill would not work: ${why}`);
    expect(code).toBe(1);
  });

  it("a budget that the lists use up", async () => {
    const { code, last } = await look(100);
    expect(last).toBe("A first fill would not work: --budget: 100 requests a night are too few for the lists");
    expect(code).toBe(1);
  });
});

describe("a probe is right about a pull", () => {
  const paths = [
    "votings/",
    "persons/",
    "memberships/",
    "persons/pp_index/",
    "bills_all/",
    "bills/aggregate/",
    "govdecrees/",
    "govbills/",
    "implementingdecrees/",
    "events/",
    "faqs/",
    "parl_assemblies/camera/commission_councils/",
    "parl_assemblies/camera/presidency/",
    "parl_assemblies/camera/groups/aggregate/",
  ];
  it.each([
    ...paths.map((path) => [path, "answers HTML", "html"] as const),
    // Without the list of people a pull gives permanent ids with dates of birth: the probe refuses, the pull does not.
    ...paths.filter((path) => path !== "persons/").map((path) => [path, "is not there", { status: 404 }] as const),
  ])("where %s %s", async (path, _, how) => {
    api.faults = fault(path, how);
    const works = await run({ retries: 0 }).then(
      () => true,
      () => false,
    );
    const { code, last } = await look();
    expect(last).toMatch(works ? /^A first fill (?:would|may) work/ : `A first fill would not work: ${path}: `);
    expect(code).toBe(works ? 12 : 1);
  });

  it("at true scale, in requests and nights", async () => {
    const counts: Readonly<Record<string, number>> = {
      "votings/": 24_921,
      "persons/": 800,
      "memberships/": 640,
      "persons/pp_index/": 620,
      "bills_all/": 3543,
      "govdecrees/": 160,
      "govbills/": 200,
      "implementingdecrees/": 2900,
      "events/": 500,
    };
    api.world = world;
    api.faults = { rewrite: (path, body) => (path in counts ? { ...object(body), count: counts[path] } : body) };
    expect((await look()).last).toBe(
      "A first fill may work, but nothing was seen of an undersecretary without a seat: about 31,059 requests, 4 nights of at most 8,000 requests, about 33 minutes each at the measured pace with 4 requests at once",
    );
    expect((await look(2000)).last).toBe(
      "A first fill may work, but nothing was seen of an undersecretary without a seat: about 43,694 requests, 23 nights of at most 2,000 requests, about 9 minutes each at the measured pace with 4 requests at once",
    );
  });
});

describe("a probe sends at most 40 requests", () => {
  it("to a source that is down", async () => {
    api.faults = { transport: () => ({ status: 503 }) };
    const { code, lines, last } = await look();
    expect(api.requests.length).toBeLessThanOrEqual(40);
    expect(lines.at(-2)).toBe("probe: 36 requests; no answers");
    expect(last).toBe(
      'A first fill would not work: votings/, persons/, memberships/, bills_all/, govdecrees/, govbills/, implementingdecrees/, events/, faqs/: expected a list (JSON with "results"): answered 503 (after 2 attempts)',
    );
    expect(code).toBe(1);
  });

  it("to a source that fails every other time", async () => {
    api.faults = { transport: (_, request) => (request % 2 === 0 ? { status: 503 } : null) };
    const { code, lines } = await look();
    expect(api.requests).toHaveLength(40);
    expect(rowOf(lines, "parl_assemblies/senato/groups/aggregate/")[1]).toBe(
      'expected JSON with "groups": not requested: the 40 requests of a probe are spent',
    );
    expect(code).toBe(12);
  });
});

describe("a probe of answers in their real shapes", () => {
  it("finds nothing new, and nothing unknown", async () => {
    const one = (name: string): Record<string, unknown> => object(apiAnswers(name)[0]);
    const whole: Readonly<Record<string, unknown>> = {
      "votings/": { ...one("votings-list"), next: null },
      "persons/": page(apiAnswers("persons-detail").map(({ id, slug }) => ({ id, slug }))),
      "persons/pp_index/": one("persons-pp_index"),
      "govdecrees/": page(apiAnswers("govdecrees-detail")),
      "govbills/": page(apiAnswers("govbills-detail")),
      "implementingdecrees/": page(apiAnswers("implementingdecrees-detail")),
      "bills/aggregate/": one("bills-aggregate"),
      "parl_assemblies/senato/groups/aggregate/": one("parl_assemblies-senato-groups-aggregate"),
      // No answer of the presidency was seen: its shape is that which a public client reads.
      "parl_assemblies/camera/presidency/": { presidency: { components: [{ slug: "x", role: "Presidente" }] } },
    };
    const record = (path: string): unknown => {
      const [kind, key] = path.split("/");
      // One vote stands for all of the list, under the identifier that was asked for.
      if (kind === "votings") return { ...one("votings-detail"), slug: key, identifier: key };
      const found = apiAnswers(`${kind ?? ""}-detail`);
      return found.find(({ slug, identifier, id }) => [slug, identifier, String(id)].includes(key));
    };
    api.faults = {
      rewrite: (path) =>
        whole[path] ?? (/^[a-z]+\/[\w-]+\/$/.test(path) && !path.includes("parl_") ? record(path) : null),
    };
    const { code, lines } = await look();
    expect(lines.join("\n")).toBe(realShapes);
    expect(code).toBe(12);
  });
});
