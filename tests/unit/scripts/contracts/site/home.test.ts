import { describe, expect, it } from "vitest";
import { homePages } from "#scripts/contracts/site/home.ts";
import { eventArchive, eventFiles, eventMonthPages } from "#scripts/contracts/site/events.ts";
import { formatInstant } from "#src/lib/format.ts";
import type { Night } from "#scripts/lib/nights.ts";
import { legislationPages } from "#scripts/contracts/acts/numbers.ts";
import { readings } from "#scripts/contracts/stats/readings.ts";
import { home } from "#src/i18n/home.ts";
import { nightsPages, statusFile, statusPages } from "#scripts/contracts/site/status.ts";
import { voteRowFiles } from "#scripts/contracts/votes/vote-files.ts";
import { votesListPage } from "#scripts/contracts/votes/votes-list.ts";
import { editionText } from "#src/i18n/prose.ts";
import { selectRows } from "#src/lib/filters/apply.ts";
import { defaultState } from "#src/lib/filters/definition.ts";
import { votesList } from "#src/lib/lists/votes.ts";
import { bill, decree, implementingDecree, step } from "#tests/fixtures/act-records.ts";
import { event, government, group, membership, person, site, sitting, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";

const act = (fields: Partial<Parameters<typeof decree>[0]>) =>
  decree({ status: "in_conversion", conversionBills: [], ...fields });

describe("home page of data that reach different days", () => {
  const read = memoryReader({
    site: [
      site({
        attribution: ["Camera dei deputati, dati.camera.it", "Senato della Repubblica", "Dati modificati"],
        dataDate: { C: "2025-12-03", S: "2024-05-08" },
      }),
    ],
    act: [
      bill({
        id: "C_1",
        phase: "is_law",
        law: { number: "56", date: "2024-04-29", published: null },
        steps: [step({ kind: "approved", date: "2024-04-23", branch: "S" })],
      }),
      bill({ id: "C_2", phase: "is_law", steps: [step({ kind: "approved", date: "2024-04-24", branch: "S" })] }),
    ],
  });
  const page = homePages.build(read, "index");

  it("says of each source how far it reaches", () => {
    expect(page.sources).toEqual([
      { name: "Camera dei deputati, dati.camera.it", url: null, fetchedAt: "2025-12-03" },
      { name: "Senato della Repubblica", url: null, fetchedAt: "2024-05-08" },
      { name: "Dati modificati", url: null, fetchedAt: null },
    ]);
  });

  it("puts the last laws in the order of their approval, not of their promulgation", () => {
    expect(page.latestLaws.map(({ id, date }) => [id, date])).toEqual([
      ["C_2", "2024-04-24"],
      ["C_1", "2024-04-23"],
    ]);
  });
});

describe("home page", () => {
  const read = memoryReader({
    site: [site({ attribution: ["Dati dimostrativi"] })],
    person: [person()],
    group: [group()],
    sitting: [sitting()],
    vote: [
      vote({ id: "vs19_641_001", number: 1, title: "Emendamento facile", subType: "AMEND", ayes: 300, required: 160 }),
      vote({ id: "vs19_641_002", number: 2, title: "Emendamento conteso", subType: "AMEND", ayes: 161, required: 160 }),
      vote({ id: "vs19_641_003", number: 3, title: "Voto chiave", isKey: true }),
      vote({ id: "vs19_641_041", isFinal: true }),
    ],
    act: [
      act({ id: "2026-31", number: 31, published: "2026-10-02", expires: "2026-12-01" }),
      act({ id: "2026-29", number: 29, published: "2026-09-24", expires: "2026-11-23" }),
      act({ id: "2026-10", number: 10, published: "2026-01-02", expires: "2026-03-03", status: "lapsed" }),
      bill({
        id: "C_1",
        phase: "is_law",
        initiative: "GOV",
        law: { number: "12", date: "2026-02-01", published: null },
      }),
      bill({ id: "C_2", phase: "to_begin" }),
      implementingDecree({ id: "1", status: "not_adopted", adoptionDate: null, deadline: "2025-01-01" }),
    ],
    event: [
      event({ id: "a", date: "2026-11-18" }),
      event({ id: "b", date: "2026-11-19", target: { type: "act", id: "C_1", kind: "bill" } }),
      event({ id: "c", date: "2025-01-07" }),
      // Of a vote that the page names above.
      event({ id: "d", date: "2026-11-19", target: { type: "vote", id: "vs19_641_041", kind: null } }),
    ],
    changes: [
      { day: "2026-11-21", kind: "vote", key: "x", change: "appeared", field: "", before: null, after: null },
      { day: "2026-11-21", kind: "vote", key: "y", change: "changed", field: "noes", before: "121", after: "120" },
      { day: "2026-11-21", kind: "vote", key: "y", change: "changed", field: "ayes", before: "1", after: "2" },
    ],
  });
  const page = homePages.build(read, "index");

  it("obeys its contract", () => {});

  it("counts laws, decrees and implementing decrees", () => {
    expect(page.laws).toEqual({ total: 1, government: 1, unknown: 0 });
    expect(page.implementing).toEqual({ total: 1, missing: 1, overdue: 1 });
    expect(page.votes).toEqual({ C: 4, S: 0 });
  });

  it("puts the decree nearest to its end first", () => {
    expect(page.decrees.map(({ id, daysLeft }) => [id, daysLeft])).toEqual([
      ["2026-29", 2],
      ["2026-31", 10],
    ]);
  });

  it("shows of the last sitting what matters most, in order of time", () => {
    expect(page.sittings).toMatchObject([
      { branch: "C", rows: [{ id: "vs19_641_041" }, { id: "vs19_641_003" }, { id: "vs19_641_002" }] },
    ]);
    expect(page.sittings[0]?.ticks.map(({ id }) => id)).toEqual([
      "vs19_641_001",
      "vs19_641_002",
      "vs19_641_003",
      "vs19_641_041",
    ]);
  });

  it("links events to what they are about, newest first, without votes that it names above", () => {
    expect(page.events.count).toBe(5);
    expect(page.events.isReduced).toBe(true);
    expect(page.events.rows.map(({ id, href }) => [id, href])).toEqual([
      ["b", "/attivita_legislativa/disegni_di_legge/C_1"],
      ["2026-11-19-sedute-camera-641", "/sedute/camera/641"],
      ["a", null],
      ["c", null],
    ]);
    expect(eventFiles.build(read, "2025")).toHaveLength(1);
  });

  it("keeps every event in an archive by year and month", () => {
    const months = eventMonthPages.keys(read).map((key) => eventMonthPages.build(read, key));
    expect(months.map(({ month, rows, previous, next }) => [month, rows.map(({ id }) => id), previous, next])).toEqual([
      ["2026-11", ["d", "b", "2026-11-19-sedute-camera-641", "a"], "2025-01", null],
      ["2025-01", ["c"], null, "2026-11"],
    ]);
    expect(eventArchive.keys(read)).toEqual(["index", "2026", "2025"]);
    const { list } = eventArchive.build(read, "index");
    expect([list?.count, list?.rows.length, list?.years]).toEqual([5, 5, ["2026", "2025"]]);
    expect(eventArchive.build(read, "2025").list).toBeNull();
    expect(eventArchive.build(read, "2025")).toMatchObject({ year: "2025", months: [{ month: "2025-01", count: 1 }] });
  });

  it("counts a record that changed in two fields once", () => {
    expect(page.lastChanges).toMatchObject({
      day: "2026-11-21",
      kinds: [{ kind: "vote", appeared: 1, changed: 1, corrected: 1, vanished: 0 }],
    });
    expect(page.updated).toBe("2026-11-21");
  });
});

describe("key votes of both chambers on one day", () => {
  const key = (branch: "C" | "S", number: number, day = "2026-11-19") => {
    const sittingId = branch === "C" ? "C-641" : "S-402";
    return vote({ id: `${sittingId}-${number}-${day}`, branch, sitting: sittingId, number, date: day, isKey: true });
  };
  const days = ["2026-11-19", "2026-11-18"];
  const read = memoryReader({
    site: [site()],
    sitting: [sitting(), sitting({ id: "S-402", branch: "S", number: 402 })],
    vote: days.flatMap((day) => [key("S", 1, day), key("S", 2, day), key("C", 1, day), key("C", 2, day)]),
  });

  it("stand in one order everywhere: the newest first, the Camera before the Senate", () => {
    const list = votesListPage.build(read, "index").rows.map(({ id }) => id);
    expect(list).toEqual([
      "C-641-2-2026-11-19",
      "C-641-1-2026-11-19",
      "S-402-2-2026-11-19",
      "S-402-1-2026-11-19",
      "C-641-2-2026-11-18",
      "C-641-1-2026-11-18",
      "S-402-2-2026-11-18",
      "S-402-1-2026-11-18",
    ]);
    expect(homePages.build(read, "index").keyVotes.rows.map(({ id }) => id)).toEqual(list.slice(0, 5));
    expect(homePages.build(read, "index").keyVotes.total).toBe(8);
    const { rows } = voteRowFiles.build(read, "chiave");
    expect(selectRows(votesList, defaultState(votesList), rows?.toReversed() ?? []).map(({ id }) => id)).toEqual(list);
  });
});

describe("what changed, on the home page", () => {
  const correction = (key: string, day = "2026-11-22") => ({
    day,
    kind: "vote",
    key,
    change: "changed" as const,
    field: "ayes",
    before: "1",
    after: "2",
  });
  const keys = ["vs19_1_001", "vs19_1_002", "vs19_1_003", "vs19_1_004", "vs19_1_005", "vs19_1_006"];
  const snapshot = (changes: Parameters<typeof memoryReader>[0]["changes"]) =>
    memoryReader({
      site: [site()],
      person: [person()],
      group: [group()],
      sitting: [sitting()],
      vote: keys.map((id) => vote({ id })),
      changes,
    });

  it("names the first corrections of the last day, and counts the others", () => {
    const read = snapshot([...keys.map((key) => correction(key)), correction("vs19_1_001", "2026-11-21")]);
    const page = homePages.build(read, "index");
    expect(page.lastChanges?.corrections.map(({ key }) => key)).toEqual(keys.slice(0, 2));
    expect(page.lastChanges?.more).toBe(4);
  });

  it("are none before anything has changed", () => {
    expect(homePages.build(snapshot([]), "index")).toMatchObject({ lastChanges: null });
  });
});

describe("a source without votes, events and governments", () => {
  const read = memoryReader({
    site: [
      site({
        source: "opendata",
        missingParts: ["votes", "governments", "events"],
        dataDate: { C: "2025-12-03", S: "2024-05-08" },
      }),
    ],
    person: [person()],
    group: [group()],
    government: [government({ roles: [] })],
    quarantine: [{ kind: "person", key: "x", reason: "id: not a slug", url: null, since: "2026-11-20" }],
  });

  it("shows who sits in the chambers in place of a vote, and no zero in place of the unknown", () => {
    const page = homePages.build(read, "index");
    expect(page).toMatchObject({ lead: null, votes: null, implementing: null, sittings: [] });
    expect(page.seats.map(({ branch, asOf }) => [branch, asOf])).toEqual([
      ["C", "2025-12-03"],
      ["S", "2024-05-08"],
    ]);
    expect(page.seats[0]).toMatchObject({ branch: "C", groups: [{ group: { acronym: "UNO" }, size: 1 }] });
  });

  it("dates the state of decree-laws by the data of both chambers, not by the edition", () => {
    expect(homePages.build(read, "index").decreesAsOf).toBe("2024-05-08");
  });

  it("dates its empty list of votes by the data, which say that there are none", () => {
    const [page, home] = [votesListPage.build(read, "index"), homePages.build(read, "index")];
    expect(page.updated).toBe(home.updated);
    expect(page.updated > "2022-10-13").toBe(true);
  });

  it("says on /stato what is missing and what was set aside", () => {
    const status = statusPages.build(read, "index");
    expect(status).toMatchObject({
      missingParts: ["votes", "governments", "events"],
      quarantine: [{ reason: "id: not a slug" }],
    });
    const counts = new Map(status.counts.map(({ kind, count }) => [kind, count]));
    // What is missing is who is in them: of the government itself there are bills and decrees.
    expect(["person", "vote", "event", "government", "faq"].map((kind) => counts.get(kind))).toEqual([
      1,
      null,
      null,
      1,
      0,
    ]);
    expect(String(statusFile.serialize(statusFile.build(read, "index"), "index"))).toContain('"edition"');
  });
});

describe("acts whose source stands still while people and votes go on", () => {
  const of = (statusDate: string, status: "converted" | "in_conversion", votes = [vote()]) =>
    memoryReader({
      site: [site({ source: "opendata", dataDate: { C: "2026-11-20", S: "2026-11-20" } })],
      sitting: [sitting()],
      vote: votes,
      act: [
        act({
          id: "2024-39",
          date: "2024-03-29",
          published: "2024-03-29",
          status,
          statusDate,
          steps: [step({ date: statusDate })],
        }),
      ],
    });

  it("are said up to their own last day, and none open among them is no count", () => {
    const read = of("2024-05-08", "converted");
    expect(homePages.build(read, "index")).toMatchObject({ decrees: [], hasDecrees: false, decreesAsOf: "2024-05-08" });
    expect(read.derived(readings, "").decrees).toBe("partial");
    expect(legislationPages.build(read, "index").counts).toMatchObject({ decrees: 1, inConversion: null });
    expect(home.noDecrees("partial")).toBe("Nessun decreto-legge in attesa di conversione fra quelli acquisiti.");
  });

  it("are whole while the chambers do not vote either", () => {
    expect(of("2026-08-05", "converted", []).derived(readings, "").decrees).toBe("complete");
  });

  it("are whole after a summer's rest", () => {
    const read = of("2026-09-25", "converted");
    expect(homePages.build(read, "index")).toMatchObject({ hasDecrees: true, decreesAsOf: "2026-11-20" });
    expect(legislationPages.build(read, "index").counts.inConversion).toBe(0);
  });
});

describe("the log of nights", () => {
  const night: Omit<Night, "time"> = { outcome: "read", changed: 0, requests: 100, seconds: 60, remarks: [] };
  const nights: readonly Night[] = [
    { ...night, time: "2026-11-19T02:25:10Z", changed: 12 },
    { ...night, time: "2026-11-20T02:25:10Z", outcome: "kept" },
  ];
  const reader = memoryReader({ site: [site({})], nights });

  it("is shown newest first, in the time of Rome", () => {
    expect(nightsPages.build(reader, "index")).toEqual({
      nights: [
        { time: "2026-11-20T02:25:10Z", isRead: false, changed: 0, requests: 100 },
        { time: "2026-11-19T02:25:10Z", isRead: true, changed: 12, requests: 100 },
      ],
      source: "demo",
      filling: null,
      hasChanges: false,
      counts: ["person", "photo", "group", "body", "government", "sitting", "act", "vote"]
        .concat(["amendment", "event", "faq"])
        .map((kind) => ({ kind, count: 0 })),
      updated: "2026-11-20",
    });
    expect(formatInstant("2026-11-20T02:25:10Z").replaceAll("\u00a0", " ")).toBe("20 novembre 2026, ore 3:25");
  });

  it("tells programs when the source was last asked and when it was last read", () => {
    const asked = { checkedAt: "2026-11-20T02:25:10Z", readAt: "2026-11-19T02:25:10Z" };
    expect(statusFile.build(reader, "index")).toMatchObject(asked);
    expect(statusFile.build(memoryReader({ site: [site({})] }), "index")).toMatchObject({
      checkedAt: null,
      readAt: null,
    });
  });
});

describe("votes in review on /stato", () => {
  it("have the titles of their pages, newest first", () => {
    // Members without a position: the totals cannot be told from the ballots.
    const doubtful = { ayes: 300, noes: 300, present: 10, positionsPublished: true };
    const read = memoryReader({
      site: [site()],
      person: [person()],
      group: [group()],
      sitting: [sitting()],
      vote: [
        vote({ ...doubtful, id: "vs19_641_001", number: 1, title: "C.1780-Em. 2.9 Boschi" }),
        vote({ ...doubtful, id: "vs19_641_002", number: 2, date: "2026-11-20", publicTitle: "Legge di bilancio" }),
      ],
    });
    expect(statusPages.build(read, "index").review.map(({ title }) => title)).toEqual([
      "Legge di bilancio",
      "Emendamento 2.9 (Boschi) al ddl C.\u00a01780",
    ]);
  });
});

describe("votes without published positions on /stato", () => {
  it("are counted and named, newest first", () => {
    const hidden = { positionsPublished: false };
    const read = memoryReader({
      site: [site()],
      person: [person()],
      group: [group()],
      sitting: [sitting()],
      vote: [
        vote({ ...hidden, id: "vs19_641_001", number: 1, title: "C.1780-Em. 2.9 Boschi" }),
        vote({ ...hidden, id: "vs19_641_002", number: 2, date: "2026-11-20", publicTitle: "Legge di bilancio" }),
      ],
    });
    const { unpublished, withoutPositions, review } = statusPages.build(read, "index");
    expect([unpublished, withoutPositions.map(({ id, title }) => [id, title]), review]).toEqual([
      2,
      [
        ["vs19_641_002", "Legge di bilancio"],
        ["vs19_641_001", "Emendamento 2.9 (Boschi) al ddl C.\u00a01780"],
      ],
      [],
    ]);
  });
});

describe("how far the data reach", () => {
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  const status = (fields: Partial<Parameters<typeof bill>[0]>) =>
    statusPages.build(
      memoryReader({
        site: [site({ source: "opendata", dataDate: { C: "2026-11-20", S: "2024-05-08" } })],
        person: [person({ memberships: [membership({ start: "2022-10-13", end: "2026-10-30", groups: [] })] })],
        act: [bill({ steps: [], statusDate: null, ...fields })],
      }),
      "index",
    );

  it("is told part by part where the source has ended, never beyond the edition", () => {
    const ended = status({ presented: "2024-05-08", statusDate: "2027-01-01" });
    expect(ended.coverage).toEqual({ votes: null, acts: "2024-05-08", people: "2026-10-30" });
    expect(plain(editionText(ended))).toBe("Atti all’8 maggio 2024, persone al 30 ottobre 2026");
  });

  it("is the edition for the people of a source of the day, whenever somebody last moved", () => {
    const edition = "2026-11-20";
    const coverage = { votes: "2026-10-08", acts: "2026-03-03", people: "2024-04-09" };
    expect(plain(editionText({ source: "api", edition, coverage, filling: null }))).toBe(
      "Votazioni all’8 ottobre 2026, atti al 3 marzo 2026, persone al 20 novembre 2026",
    );
    expect(plain(editionText({ source: "opendata", edition, coverage, filling: null }))).toBe(
      "Votazioni all’8 ottobre 2026, atti al 3 marzo 2026, persone al 9 aprile 2024",
    );
  });

  it("is one date where every part reaches the edition, a summer's rest included", () => {
    expect(plain(editionText(status({ presented: "2026-09-21" })))).toBe("Dati al 20 novembre 2026");
  });
});
