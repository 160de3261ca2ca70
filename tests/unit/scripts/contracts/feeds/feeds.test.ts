/** Every feed of a small parliament, written and read back by a parser of its format. */
import { describe, expect, it } from "vitest";
import type { RecordOf } from "#src/domain/records.ts";
import { calendar } from "#scripts/contracts/feeds/calendar.ts";
import { feedOutputs } from "#scripts/contracts/feeds/feeds.ts";
import type { Reader } from "#scripts/contracts/engine/reader.ts";
import { bill, implementingDecree, step } from "#tests/fixtures/act-records.ts";
import { event, group, membership, person, site, sitting, vote } from "#tests/fixtures/builders.ts";
import { hostileTitles } from "#tests/fixtures/hostile.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { chamber } from "#tests/fixtures/three-deputies.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";
import { parseAtom, type AtomFeed } from "#tests/support/atom-parser.ts";
import { parseICalendar } from "#tests/support/icalendar-parser.ts";

const acts: RecordOf<"act">[] = [
  bill({
    phase: "is_law",
    id: "C_1",
    title: hostileTitles[0] ?? "",
    steps: [step({ date: "2026-11-18", kind: "approved", label: "Approvato", branch: "C", reading: "C.1" })],
    signatures: [
      { person: "damico-anna-1980-05-10", name: "Anna D’Amico", isFirst: true, added: null, withdrawn: null },
    ],
    presented: "2026-01-10",
  }),
];
const votes = hostileTitles.map((title, index) =>
  vote({
    id: `vs19_641_${String(index).padStart(3, "0")}`,
    number: index + 1,
    title,
    isKey: index === 0,
    acts: [{ kind: "bill", id: "C_1" }],
    positionsPublished: false,
  }),
);
const moved = membership({
  groups: [
    { group: "camera-uno", start: "2022-10-18", end: "2024-02-01" },
    { group: "camera-due", start: "2024-02-01", end: null },
  ],
});

const reader: Reader = memoryReader({
  site: [site()],
  person: [person({ memberships: [moved] })],
  group: [
    group({
      names: [
        { name: "Gruppo Uno", acronym: "UNO", start: null, end: "2024-02-01" },
        { name: "Gruppo Nuovo", acronym: "NUOVO", start: "2024-02-01", end: null },
      ],
    }),
    group({ id: "camera-due", names: [{ name: "Gruppo <Due>", acronym: "DUE", start: null, end: null }] }),
  ],
  sitting: [sitting()],
  act: acts,
  vote: votes,
  event: [event({ title: hostileTitles[4] ?? "", target: { type: "vote", id: "vs19_641_000", kind: null } })],
  changes: [
    { day: "2026-11-20", kind: "vote", key: "vs19_641_000", change: "changed", field: "ayes", before: "1", after: "2" },
  ],
});

function files(read: Reader): Map<string, string> {
  return new Map(
    feedOutputs.flatMap((output) =>
      output.keys(read).map((key): [string, string] => {
        const content = output.content?.(output.contract(read, key).json, key);
        return [output.path(key), typeof content === "string" ? content : ""];
      }),
    ),
  );
}

const written = files(reader);
const atom = (path: string): AtomFeed => parseAtom(written.get(path) ?? "");

it("writes the feeds of the whole site in both formats, those of single records as Atom, all valid", () => {
  const paths = [...written.keys()].filter((path) => path.endsWith(".json"));
  expect(paths.sort()).toEqual([
    "/feed/atti.json",
    "/feed/modifiche.json",
    "/feed/votazioni-camera.json",
    "/feed/votazioni-chiave.json",
    "/feed/votazioni-fiducia.json",
    "/feed/votazioni-finali.json",
    "/feed/votazioni-senato.json",
    "/feed/votazioni.json",
  ]);
  for (const path of paths) expect(written.has(path.replace(/json$/, "xml")), path).toBe(true);
  for (const [path, content] of written) {
    if (path.endsWith(".xml")) expect(() => parseAtom(content), path).not.toThrow();
    if (path.endsWith(".json"))
      expect(JSON.parse(content), path).toMatchObject({ version: "https://jsonfeed.org/version/1.1" });
  }
});

it("follows votes, those of one kind and those of one chamber", () => {
  expect(atom("/feed/votazioni.xml").entry).toHaveLength(hostileTitles.length);
  expect(atom("/feed/votazioni-chiave.xml").entry.map(({ id }) => id)).toEqual([
    "https://emiciclo.example/votazioni/vs19_641_000",
  ]);
  expect(atom("/feed/votazioni-senato.xml").entry).toEqual([]);
  expect(atom("/feed/votazioni.xml").entry[0]?.summary).toBe(
    "Camera dei deputati. Approvato. Favorevoli 198, contrari 121, astenuti 8.",
  );
});

it("names the subject and the outcome of a vote, then its title", () => {
  const amendment = openVote({
    title: "C.1 - Em. 2.7 Rossi",
    date: "2026-11-18",
    isKey: true,
    acts: [{ kind: "bill", id: "C_1" }],
  });
  const named = files(
    chamber({
      act: [bill({ id: "C_1", phase: "first_step", shortTitle: "Sicurezza idrica" })],
      ballots: [[amendment, ["anna", "bruno", "carla"].map((id) => [id, "NO"] as const)]],
    }),
  );
  const summary = (path: string) => parseAtom(named.get(path) ?? "").entry[0]?.summary;
  const title = "Emendamento 2.7 (Rossi) al ddl C. 1";
  for (const path of ["/feed/votazioni.xml", "/feed/atti/bill/C_1.xml"]) {
    expect(parseAtom(named.get(path) ?? "").entry[0]?.title).toBe(
      "Sicurezza idrica, emendamento 2.7: Governo battuto alla Camera, 0 a 3, contati voto per voto",
    );
    expect(summary(path)?.startsWith(`${title}. Camera dei deputati. Approvato. `)).toBe(true);
  }
  expect(summary("/feed/persone/anna.xml")).toBe(`${title}. Contraria.`);
});

it("ends a long title at a break, and begins the summary with the whole of it", () => {
  const title = `Mozione n. 1-00217, votazione per parti separate: premesse, ${"e dispositivo ".repeat(20).trim()}`;
  const named = files(
    chamber({
      ballots: [[openVote({ title, date: "2026-11-18" }), ["anna", "bruno", "carla"].map((id) => [id, "NO"] as const)]],
    }),
  );
  const [said] = parseAtom(named.get("/feed/votazioni.xml") ?? "").entry;
  expect(said?.title).toBe(
    "Mozione n. 1-00217, votazione per parti separate: Governo battuto alla Camera, 0 a 3, contati voto per voto",
  );
  expect(said?.summary.startsWith(`${title}. Camera dei deputati.`)).toBe(true);
});

it("gives no totals that do not add up without saying so", () => {
  const declared = vote({ id: "vs19_641_001", number: 1, title: "Ordine del giorno" });
  const named = files(memoryReader({ site: [site()], sitting: [sitting()], vote: [declared] }));
  expect(parseAtom(named.get("/feed/votazioni.xml") ?? "").entry[0]?.summary).toBe(
    "Camera dei deputati. Approvato. Favorevoli 198, contrari 121, astenuti 8. In verifica: i numeri pubblicati non tornano.",
  );
});

it("says of totals that the source does not publish that they are counted", () => {
  const named = files(
    chamber({
      ballots: [[openVote({ date: "2026-11-18" }), ["anna", "bruno", "carla"].map((id) => [id, "NO"] as const)]],
    }),
  );
  expect(parseAtom(named.get("/feed/votazioni.xml") ?? "").entry[0]?.summary).toContain(
    "Favorevoli 0, contrari 3, astenuti 0, contati voto per voto.",
  );
});

it("never cuts a day in two: whoever reads a feed every day misses no vote", () => {
  // 70 votes on the 19th and 3 on each day before, all on one bill.
  const on = (day: string, sitting: number, count: number): RecordOf<"vote">[] =>
    Array.from({ length: count }, (_, index) =>
      vote({
        id: `vs19_${String(sitting)}_${String(index + 1).padStart(3, "0")}`,
        sitting: `C-${String(sitting)}`,
        number: index + 1,
        date: day,
        isKey: true,
        acts: [{ kind: "bill", id: "C_1" }],
        positionsPublished: false,
      }),
    );
  const busy = files(
    memoryReader({
      site: [site()],
      sitting: [
        { id: "C-640", branch: "C", number: 640, date: "2026-11-18", url: null },
        { id: "C-641", branch: "C", number: 641, date: "2026-11-19", url: null },
      ],
      act: [bill({ id: "C_1", phase: "first_step", presented: "2026-01-10" })],
      vote: [...on("2026-11-18", 640, 3), ...on("2026-11-19", 641, 70)],
    }),
  );
  for (const name of ["votazioni", "votazioni-camera", "votazioni-chiave", "atti/bill/C_1"]) {
    const days = parseAtom(busy.get(`/feed/${name}.xml`) ?? "").entry.map(({ updated }) => updated.slice(0, 10));
    expect([name, days.length, new Set(days)]).toEqual([name, 70, new Set(["2026-11-19"])]);
  }
});

describe("the order of a day", () => {
  const seated = (branch: "C" | "S", sitting: number, number: number, time: string | null): RecordOf<"vote"> =>
    vote({
      id:
        branch === "C"
          ? `vs19_${String(sitting)}_${String(number).padStart(3, "0")}`
          : `19-${String(sitting)}-${String(number)}`,
      branch,
      sitting: `${branch}-${String(sitting)}`,
      number,
      time,
      isKey: true,
      positionsPublished: false,
    });
  const day = "2026-11-19";
  const ordered = files(
    memoryReader({
      site: [site()],
      sitting: (["C-641", "C-642", "S-9"] as const).map((id) => ({
        id,
        branch: id.startsWith("C") ? "C" : "S",
        number: Number(id.slice(2)),
        date: day,
        url: null,
      })),
      vote: [
        seated("C", 641, 9, "10:30"),
        seated("C", 641, 10, null),
        seated("C", 642, 1, "17:52"),
        seated("C", 642, 2, "17:52"),
        seated("S", 9, 1, "16:00"),
        seated("S", 9, 2, null),
      ],
    }),
  );
  const entries = (name: string): string[] =>
    parseAtom(ordered.get(`/feed/${name}.xml`) ?? "").entry.map(
      ({ id, updated }) => `${updated} ${id.split("/").at(-1) ?? ""}`,
    );

  it("is that of the times, and of the numbers where there is none; each entry has a moment of its own", () => {
    expect(entries("votazioni")).toEqual([
      "2026-11-19T16:52:01Z vs19_642_002",
      "2026-11-19T16:52:00Z vs19_642_001",
      "2026-11-19T15:00:01Z 19-9-2",
      "2026-11-19T15:00:00Z 19-9-1",
      "2026-11-19T09:30:01Z vs19_641_010",
      "2026-11-19T09:30:00Z vs19_641_009",
    ]);
    expect(entries("votazioni-chiave")).toEqual(entries("votazioni"));
  });
});

it("gives every entry of every feed a moment of its own, on its day, latest first", () => {
  for (const [path, content] of [...written, ...files(chamber())].filter(([name]) => name.endsWith(".xml"))) {
    const moments = parseAtom(content).entry.map(({ updated }) => updated);
    expect([path, moments]).toEqual([path, [...new Set(moments)].toSorted().toReversed()]);
  }
});

it("names the position of a woman as the pages do", () => {
  const named = files(
    chamber({
      person: ["anna", "bruno", "carla"].map((id) => person({ id, gender: id === "bruno" ? "M" : "F" })),
    }),
  );
  const summaries = (id: string) =>
    parseAtom(named.get(`/feed/persone/${id}.xml`) ?? "").entry.map(({ summary }) => summary);
  expect(summaries("carla").join(" ")).toContain("Contraria.");
});

it("says of invented data that they are, of official data that they are", () => {
  const official = files(memoryReader({ site: [site({ source: "opendata" })] }));
  const [invented, real] = [written, official].map((all) => parseAtom(all.get("/feed/votazioni.xml") ?? ""));
  expect(invented?.title).toBe("Tutte le votazioni | Emiciclo (dati dimostrativi)");
  expect(invented?.subtitle).toContain("nomi, atti e voti sono inventati");
  expect(real?.title).toBe("Tutte le votazioni | Emiciclo");
  expect(real?.subtitle).toContain("Dati ufficiali");
  expect(written.get("/feed/eventi.ics")).toContain("(dati dimostrativi)");
  expect(official.get("/feed/eventi.ics")).not.toContain("dimostrativi");
});

it("follows a member: proposals and passages between groups", () => {
  expect(
    atom("/feed/persone/damico-anna-1980-05-10.xml").entry.map(
      ({ updated, title }) => `${updated.slice(0, 10)} ${title.slice(0, 40)}`,
    ),
  ).toEqual(
    [
      '2026-01-10 Prima firma: </script><script>alert("1")',
      "2024-02-01 Anna damico entra nel gruppo Gruppo <Due",
      "2024-02-01 Anna damico lascia il gruppo Gruppo Uno",
      "2022-10-18 Anna damico entra nel gruppo Gruppo Uno",
    ].map((line) => line.slice(0, 51)),
  );
});

it("follows an act: its steps and the votes on it", () => {
  const feed = atom("/feed/atti/bill/C_1.xml");
  expect(feed.entry).toHaveLength(hostileTitles.length + 1);
  expect(feed.entry.at(-1)).toMatchObject({
    title: "Approvato",
    summary: "Approvato, Camera dei deputati, C. 1",
    updated: "2026-11-18T00:00:00Z",
  });
});

it("gives no feed to a bill never examined, nor to an implementing decree: the feed of all acts has their first step", () => {
  const acts = [
    bill({ id: "C_1", phase: "to_begin", steps: [] }),
    bill({ id: "C_2", phase: "first_step" }),
    implementingDecree({ id: "150" }),
  ];
  const paths = [...files(memoryReader({ site: [site()], act: acts })).keys()];
  expect(paths.filter((path) => path.startsWith("/feed/atti"))).toEqual([
    "/feed/atti.xml",
    "/feed/atti.json",
    "/feed/atti/bill/C_2.xml",
  ]);
});

it("names what happened to an act in a day from its end: the last step, the last vote, all of them", () => {
  const votesOfDay = Array.from({ length: 40 }, (_, index) =>
    vote({
      id: `vs19_641_${String(index + 1).padStart(3, "0")}`,
      number: index + 1,
      acts: [{ kind: "bill", id: "C_1" }],
      positionsPublished: false,
    }),
  );
  const steps = ["In discussione", "Approvato"].map((label, index) =>
    step({ date: "2026-11-19", kind: index === 0 ? "assembly" : "approved", label, branch: "C", reading: "C.1" }),
  );
  const busy = files(
    memoryReader({
      site: [site()],
      sitting: [sitting()],
      act: [bill({ id: "C_1", phase: "first_step", steps })],
      vote: votesOfDay,
    }),
  );
  const ids = parseAtom(busy.get("/feed/atti/bill/C_1.xml") ?? "").entry.map(({ id }) => id.replace(/.*[#/]/, ""));
  // Two steps and forty votes.
  expect(ids).toHaveLength(42);
  expect(ids.slice(0, 4)).toEqual([
    "2026-11-19-approved-C.1",
    "2026-11-19-assembly-C.1",
    "vs19_641_040",
    "vs19_641_039",
  ]);
  expect(ids.at(-1)).toBe("vs19_641_001");
});

it("has one entry for members who join or leave a group on the same day", () => {
  const people = ["Zita", "Ada"].map((givenName, at) =>
    person({ id: `p-${at}`, givenName, familyName: "Rossi", memberships: [moved] }),
  );
  const groups = ["camera-uno", "camera-due"].map((id) =>
    group({ id, names: [{ name: id, acronym: "G", start: null, end: null }] }),
  );
  const merged = files(memoryReader({ site: [site()], person: people, group: groups, sitting: [sitting()] }));
  const entries = parseAtom(merged.get("/feed/gruppi/camera-uno.xml") ?? "").entry;
  expect(entries.map(({ title, summary }) => [title, summary])).toEqual([
    ["2 parlamentari lasciano il gruppo camera-uno", "Ada Rossi e Zita Rossi."],
    ["2 parlamentari entrano nel gruppo camera-uno", "Ada Rossi e Zita Rossi."],
  ]);
  expect(parseAtom(merged.get("/feed/persone/p-0.xml") ?? "").entry).toHaveLength(3);
});

it("follows a group and the corrections of the data", () => {
  expect(atom("/feed/gruppi/camera-due.xml").entry.map(({ title }) => title)).toEqual([
    "Anna damico entra nel gruppo Gruppo <Due>",
  ]);
  // The group is called otherwise now; who left it was in the old one.
  expect(atom("/feed/gruppi/camera-uno.xml").title).toContain("Gruppo Nuovo");
  expect(atom("/feed/gruppi/camera-uno.xml").entry.map(({ title }) => title)).toEqual([
    "Anna damico lascia il gruppo Gruppo Uno",
    "Anna damico entra nel gruppo Gruppo Uno",
  ]);
  expect(atom("/feed/modifiche.xml").entry.map(({ title }) => title)).toEqual(["Correzioni: 1 votazione"]);
});

it("links the events of the calendar to pages that are there, as the list of events does", () => {
  const about = (type: "vote" | "group", id: string) => event({ id, target: { type, id, kind: null } });
  const read = memoryReader({
    site: [site()],
    group: [group()],
    event: [about("group", "camera-uno"), about("vote", "vs19_999_001")],
  });
  expect(
    calendar
      .build(read, "eventi")
      .events.map(({ id, path }) => [id, path])
      .sort(),
  ).toEqual([
    ["camera-uno", "/organi_parlamentari/camera/gruppi_parlamentari/camera-uno"],
    ["vs19_999_001", null],
  ]);
});

it("puts the events into a calendar", () => {
  expect(parseICalendar(written.get("/feed/eventi.ics") ?? "")).toMatchObject([
    { UID: "evento-1@emiciclo.example", DTSTART: "20261119", URL: "https://emiciclo.example/votazioni/vs19_641_000" },
  ]);
});

it("says of a vote that may have been secret that positions are not known", () => {
  const read = memoryReader({
    site: [site()],
    sitting: [sitting()],
    vote: [
      vote({ isSecret: null, positionsPublished: false }),
      vote({ id: "vs19_641_042", positionsPublished: false }),
    ],
  });
  const output = feedOutputs.find(({ name }) => name === "feeds-votes");
  const key = "votazioni-camera.xml";
  const text = String(output?.content?.(output.contract(read, key).json, key));
  expect(text.match(/o il voto era segreto, o i voti non sono ancora pubblicati/g)).toHaveLength(1);
});
