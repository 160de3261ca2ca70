import { describe, expect, it } from "vitest";
import type { Vote } from "#src/domain/records.ts";
import type { Change } from "#scripts/pull/store/read.ts";
import { statusPages } from "#scripts/contracts/site/status.ts";
import { updatesPages } from "#scripts/contracts/site/updates.ts";
import { newsSentence, updatesPage } from "#src/i18n/corrections.ts";
import { editionText } from "#src/i18n/prose.ts";
import { bill, decree } from "#tests/fixtures/act-records.ts";
import { body, government, group, person, site, sitting, vote } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

const change = (fields: Partial<Change>): Change => ({
  day: "2026-11-21",
  kind: "vote",
  key: "vs19_1_001",
  change: "changed",
  field: "ayes",
  before: "121",
  after: "120",
  ...fields,
});
const log: Change[] = [
  change({
    day: "2026-11-22",
    kind: "vote",
    key: "vs19_9_009",
    change: "vanished",
    field: "",
    before: '"Em. 4.6 Boschelli"',
    after: null,
  }),
  change({ day: "2026-11-22", key: "vs19_9_010", change: "vanished", field: "", before: null, after: null }),
  change({ key: "vs19_1_002", change: "appeared", field: "", before: null, after: null }),
  change({}),
  change({ field: "ballots.rivalta-ada", before: "NO", after: "ABSE" }),
  change({ field: "sources", before: "[1]", after: "[2]" }),
];
const read = memoryReader({
  site: [site()],
  vote: [vote({ id: "vs19_1_001", title: "C.1 - Em. 4.6 Boschelli", date: "2026-11-19" })],
  person: [person({ id: "rivalta-ada", familyName: "Rivalta", givenName: "Ada" })],
  changes: log,
});

describe("updates page", () => {
  const page = updatesPages.build(read, "index");

  it("tells each day, newest first", () => {
    expect(page.days.map(({ day }) => day)).toEqual(["2026-11-22", "2026-11-21"]);
    expect(page.days[1]?.kinds).toEqual([{ kind: "vote", appeared: 1, changed: 1, corrected: 1, vanished: 0 }]);
  });

  it("says nothing of how far the data reach, which moves with every sitting", () => {
    const moved = { kind: "site", key: "site", before: '{"C":"2026-11-20"}', after: '{"C":"2026-11-21"}' };
    const reaching = memoryReader({
      site: [site()],
      changes: [
        change({ ...moved, field: "dataDate" }),
        change({ ...moved, day: "2026-11-22", field: "dataDate" }),
        change({ ...moved, day: "2026-11-22", field: "missingParts" }),
      ],
    });
    const { days } = updatesPages.build(reaching, "index");
    expect(days.map(({ day, kinds }) => [day, kinds])).toEqual([
      ["2026-11-22", [{ kind: "site", appeared: 0, changed: 1, corrected: 0, vanished: 0 }]],
    ]);
  });

  it("names what was corrected, with the value before and after", () => {
    expect(page.days[1]?.corrections).toEqual([
      {
        kind: "vote",
        key: "vs19_1_001",
        label: "Emendamento 4.6 (Boschelli) al ddl C.\u00a01",
        path: "/votazioni/vs19_1_001",
        fields: [
          { field: "ayes", person: null, before: "121", after: "120" },
          {
            field: "ballot",
            person: { id: "rivalta-ada", name: "Rivalta Ada" },
            before: "NO",
            after: "ABSE",
          },
        ],
      },
    ]);
  });

  it("names what was withdrawn, without a link to nothing", () => {
    expect(page.days[0]?.withdrawn).toEqual([
      { kind: "vote", key: "vs19_9_009", label: "Em. 4.6 Boschelli", path: null },
      // Of an older log, which did not keep names.
      { kind: "vote", key: "vs19_9_010", label: "vs19_9_010", path: null },
    ]);
  });

  it("names the news that matter most: votes that decide before others, acts that ended before those that began", () => {
    const act = (key: string, fields: Partial<Change>) => change({ kind: "act", key, field: "phase", ...fields });
    const day = updatesPages.build(
      memoryReader({
        site: [site()],
        sitting: [sitting()],
        vote: [
          vote({
            id: "vs19_641_001",
            number: 1,
            title: "Emendamento",
            ayes: 120,
            noes: 130,
            voting: 250,
            required: 126,
            outcome: "rejected",
            outcomeText: "Respinta",
            positionsPublished: false,
          }),
          vote({
            id: "vs19_641_002",
            number: 2,
            title: "Voto finale, votazione n. 2 della seduta n. 641",
            isFinal: true,
            positionsPublished: false,
          }),
          // No position of anybody in office adds up to these totals.
          vote({ id: "vs19_641_003", number: 3, title: "Ordine del giorno" }),
        ],
        act: [
          bill({ id: "C_1", shortTitle: "Acque" }),
          bill({ id: "C_2", shortTitle: "Boschi" }),
          decree({ id: "2026-31", number: 31, shortTitle: "Porti" }),
        ],
        changes: [
          act("bill/C_2", { before: '"to_begin"', after: '"first_step"' }),
          act("bill/C_1", { before: '"one_branch"', after: '"is_law"' }),
          act("bill/C_1", { field: "status", before: '"In corso"', after: '"Approvato"' }),
          act("decree/2026-31", { change: "appeared", field: "", before: null, after: null }),
          change({ key: "vs19_641_001", change: "appeared", field: "" }),
          change({ key: "vs19_641_002", change: "appeared", field: "" }),
          change({ key: "vs19_641_003", change: "appeared", field: "" }),
        ],
      }),
      "index",
    ).days[0];
    expect(day?.news.map((item) => [item.title, newsSentence(item)])).toEqual([
      ["Voto finale, votazione n. 2 della seduta n. 641", "Camera, approvato, 198 a 121"],
      ["Emendamento", "Camera, respinto, 120 a 130"],
      ["Ordine del giorno", "Camera, approvato, 198 a 121, in verifica"],
      ["Acque", "Ddl C.\u00a01742, prima: approvato da una sola camera; ora: diventato legge"],
      ["Boschi", "Ddl C.\u00a01742, prima: mai esaminato; ora: in esame"],
      ["Porti", "Decreto-legge n.\u00a031 del 2026, nuovo"],
    ]);
  });

  it("names a vote on which the Government was beaten before final votes", () => {
    const numbers = [1, 2, 3, 4, 5];
    const ofDay = (number: number): Vote =>
      openVote({
        id: `vs19_641_00${String(number)}`,
        date: "2026-11-19",
        number,
        title: number === 3 ? "C.1742 - Em. 1.17 Pontelungo" : `Voto finale n. ${String(number)}`,
        acts: number === 3 ? [{ kind: "bill", id: "C_1" }] : [],
        isFinal: number !== 3,
        outcome: number === 3 ? "rejected" : "approved",
      });
    const ayes = ["001", "002", "003"].map((end) => [`camera-uno-${end}`, "AYE"] as const);
    const { days } = updatesPages.build(
      memoryReader({
        site: [site()],
        person: members(3, "camera-uno"),
        group: [group()],
        act: [bill({ id: "C_1", shortTitle: "Sicurezza idrica" })],
        sitting: [sitting({ date: "2026-11-19" })],
        ballots: numbers.map((number) => [ofDay(number), ayes] as const),
        changes: numbers.map((number) => change({ key: ofDay(number).id, change: "appeared", field: "" })),
      }),
      "index",
    );
    expect(days[0]?.news[0]?.title).toBe("Sicurezza idrica, emendamento 1.17");
    expect(days[0]?.news.map(({ id }) => id)).toEqual(["vs19_641_003", "vs19_641_001", "vs19_641_002", "vs19_641_004"]);
  });

  it("names records of every kind that has a page", () => {
    const corrected = (kind: string, key: string) =>
      change({ kind, key, field: kind === "body" ? "name" : "start", before: '"2022-10-19"', after: '"2022-10-18"' });
    const other = memoryReader({
      site: [site()],
      group: [group()],
      body: [body()],
      government: [government()],
      changes: [
        corrected("group", "camera-uno"),
        corrected("body", "camera-commissione-1"),
        corrected("government", "i-governo-uno-2022-10-22"),
      ],
    });
    expect(updatesPages.build(other, "index").days[0]?.corrections.map(({ label, path }) => [label, path])).toEqual([
      ["Gruppo Uno", "/organi_parlamentari/camera/gruppi_parlamentari/camera-uno"],
      ["I Commissione", "/organi_parlamentari/camera/organi/camera-commissione-1"],
      ["Governo Uno", "/governi/i-governo-uno-2022-10-22"],
    ]);
  });

  it("says when the archive was begun and filled, and counts nothing of it as news", () => {
    const filling = (day: string, after: string | null) =>
      change({ day, kind: "site", key: "site", change: "appeared", field: "", before: null, after });
    const reader = (after: string | null) =>
      memoryReader({
        site: [site()],
        changes: [filling("2026-11-11", after), change({ day: "2026-11-10" }), filling("2026-11-08", "22744")],
      });
    const page = updatesPages.build(reader(null), "index");
    expect(page.filling).toEqual({ first: "2026-11-08", last: "2026-11-11", waiting: 0 });
    expect(page.days.map(({ day, kinds }) => [day, kinds])).toEqual([
      ["2026-11-10", [{ kind: "vote", appeared: 0, changed: 1, corrected: 1, vanished: 0 }]],
    ]);
    const told = (after: string | null) => {
      const status = statusPages.build(reader(after), "index");
      const texts = status.filling === null ? [] : [updatesPage.filling(status.filling), editionText(status)];
      return texts.map((text) => text.replaceAll("\u00a0", " "));
    };
    expect(told(null)).toEqual([
      "L’archivio è stato avviato l’8 novembre 2026 e riempito fino all’11 novembre 2026. Ciò che la fonte dava già all’avvio non è contato fra le novità; ciò che ha aggiunto dopo sì, anche nello stesso giorno.",
      "Dati al 20 novembre 2026",
    ]);
    expect(told("7828")).toEqual([
      "L’archivio è stato avviato l’8 novembre 2026 e si sta ancora riempiendo; restano da leggere 7.828 schede della fonte. Ciò che la fonte dava già all’avvio non è contato fra le novità; ciò che ha aggiunto dopo sì, anche nello stesso giorno.",
      "Dati al 20 novembre 2026, archivio incompleto",
    ]);
  });

  it("is empty, and says when the data are of, before anything has changed", () => {
    const quiet = updatesPages.build(memoryReader({ site: [site()] }), "index");
    expect(quiet).toMatchObject({ filling: null, days: [], earlier: 0, updated: "2026-11-20", sources: [] });
    expect(quiet.first.find(({ kind }) => kind === "vote")).toEqual({ kind: "vote", count: 0 });
    const said = (day: string | null) => updatesPage.none(day).replaceAll("\u00a0", " ");
    expect(said(null)).toBe("Dalla prima pubblicazione nessuna modifica registrata.");
    expect(said("2026-11-08")).toBe("Dalla prima pubblicazione, dell’8 novembre 2026, nessuna modifica registrata.");
  });
});
