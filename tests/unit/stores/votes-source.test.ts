import { voteId } from "#src/domain/vote-id.ts";
import { describe, expect, it } from "vitest";
import { decodeState } from "#src/lib/filters/codec.ts";
import type { ListState } from "#src/lib/filters/definition.ts";
import type { IncompleteVote } from "#src/lib/lists/votes.ts";
import { files } from "#src/lib/routes.ts";
import type { ListSource } from "#src/stores/data-port.ts";
import { selectRows } from "#src/lib/filters/apply.ts";
import { toVoteRow } from "#src/stores/votes-api.ts";
import { votePoints, votesSource } from "#src/stores/votes-source.ts";
import {
  sittingRowFiles,
  voteSetFiles,
  voteRowFiles,
  votesIndexFile,
  voteWordFiles,
} from "#scripts/contracts/votes/vote-files.ts";
import { voteCodesFile } from "#scripts/contracts/votes/data-files.ts";
import type { AnyOutput } from "#scripts/contracts/engine/reader.ts";
import { bill, reading } from "#tests/fixtures/act-records.ts";
import { group } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

const persons = members(2, "camera-uno");
const cast = (a: "AYE" | "NO", b: "AYE" | "NO") =>
  [
    ["camera-uno-001", a],
    ["camera-uno-002", b],
  ] as const;
const sitting = (number: number, date: string) =>
  ({ id: `C-${number}`, branch: "C", number, date, url: null }) as const;
const vote = (sittingNumber: number, number: number, date: string, fields: Parameters<typeof openVote>[0] = {}) =>
  openVote({
    id: voteId("C", sittingNumber, number),
    sitting: `C-${sittingNumber}`,
    number,
    date,
    title: `Votazione ${number}`,
    ...fields,
  });

const reader = memoryReader({
  act: [bill({ id: "C_7", title: "Norme sui boschi", readings: [reading("C.7"), reading("S.912"), reading("C.7-B")] })],
  person: persons,
  group: [group()],
  sitting: [sitting(1, "2025-12-30"), sitting(2, "2026-01-08")],
  ballots: [
    [
      vote(1, 1, "2025-12-30", {
        isKey: true,
        ayes: 2,
        noes: 0,
        required: 2,
        acts: [
          { kind: "bill", id: "S_1807" },
          { kind: "decree", id: "2025-155" },
        ],
      }),
      cast("AYE", "AYE"),
    ],
    [
      vote(1, 2, "2025-12-30", { isFinal: true, ayes: 1, noes: 1, required: 1, acts: [{ kind: "bill", id: "C_7" }] }),
      cast("AYE", "NO"),
    ],
    [
      vote(2, 1, "2026-01-08", {
        title: "Acque interne",
        isConfidence: true,
        outcome: "rejected",
        isSecret: true,
        ayes: 0,
        noes: 2,
        required: 2,
      }),
      cast("NO", "NO"),
    ],
  ],
});

const published = new Map(
  [votesIndexFile, voteSetFiles, voteRowFiles, sittingRowFiles, ...voteWordFiles, voteCodesFile].flatMap(
    (output: AnyOutput) =>
      output
        .keys(reader)
        .map(
          (key) =>
            [output.path(key), JSON.parse(String(output.content?.(output.contract(reader, key).json, key)))] as const,
        ),
  ),
);

async function answer(
  query: string,
  source: Pick<ListSource<unknown, IncompleteVote>, "loadRows"> = votesSource,
): Promise<{ ids: string[]; margins: unknown[]; asked: string[] }> {
  const asked: string[] = [];
  const fetchCached = (path: string): Promise<unknown> => {
    asked.push(path);
    return Promise.resolve(published.get(path));
  };
  const state: ListState = decodeState(votesSource, new URLSearchParams(query));
  const filters = votesSource.filters.filter(({ name }) => votesSource.applied?.includes(name) !== true);
  const rows = selectRows({ ...votesSource, filters }, state, await source.loadRows(state, fetchCached));
  return { ids: rows.map(({ id }) => id), margins: rows.map(({ margin }) => margin), asked };
}

describe("the files of the list of votes", () => {
  it("return the key votes from one small file", async () => {
    expect(await answer("")).toMatchObject({ ids: ["vs19_1_001"], asked: [files.shard("votazioni", "chiave")] });
  });

  it("return all votes unchanged, newest first", async () => {
    expect((await answer("main_vote_type=all")).ids).toEqual(["vs19_2_001", "vs19_1_002", "vs19_1_001"]);
    expect((await answer("main_vote_type=is_final")).ids).toEqual(["vs19_1_002"]);
    expect((await answer("main_vote_type=all&bill=C_7")).ids).toEqual(["vs19_1_002"]);
    expect((await answer("main_vote_type=all&outcome=rejected")).ids).toEqual(["vs19_2_001"]);
  });

  it("return the votes of some days, and the secret ones, from the index alone", async () => {
    const found = async (query: string) => (await answer(`main_vote_type=all&${query}`)).ids;
    expect(await found("date_from=2026-01-08")).toEqual(["vs19_2_001"]);
    expect(await found("date_from=2026-01-09")).toEqual([]);
    expect(await found("date_to=2025-12-30")).toEqual(["vs19_1_002", "vs19_1_001"]);
    expect(await found("date_from=2025-12-30&date_to=2025-12-31&year=2025")).toEqual(["vs19_1_002", "vs19_1_001"]);
    expect(await found("date_from=2026-01-08&date_to=2025-12-30")).toEqual([]);
    expect(await found("is_secret=true")).toEqual(["vs19_2_001"]);
    expect((await answer("is_secret=true")).ids).toEqual([]);
    const { asked } = await answer("main_vote_type=all&is_secret=true&date_from=2026-01-01");
    expect(asked).toEqual([files.shard("votazioni", "indice")]);
  });

  it("load words only to search them, and numbers only to order or to draw them", async () => {
    const byMargin = await answer("main_vote_type=all&ordering=-n_margin");
    expect(byMargin.ids[0]).toBe("vs19_2_001");
    expect(byMargin.asked).toEqual([files.shard("votazioni", "indice"), files.shard("votazioni", "margini")]);
    const search = await answer("main_vote_type=all&search=acque&year=2026");
    expect(search.ids).toEqual(["vs19_2_001"]);
    expect(search.asked).toEqual(["indice", "parole", "parole-0"].map((shard) => files.shard("votazioni", shard)));
    const drawn = await answer("main_vote_type=all&outcome=rejected", votePoints);
    expect(drawn.margins).toEqual([2]);
    expect(drawn.asked).toEqual([files.shard("votazioni", "indice"), files.shard("votazioni", "margini")]);
  });

  it("find every word of a search, whole or in part, in any order, and all votes without a search", async () => {
    const found = async (search: string) =>
      (await answer(`main_vote_type=all&search=${encodeURIComponent(search)}`)).ids;
    expect(await found("TERNE àcq")).toEqual(["vs19_2_001"]);
    expect(await found("votazione")).toEqual(["vs19_1_002", "vs19_1_001"]);
    // In a title, or as the number of a vote.
    expect(await found("votazione 1")).toEqual(["vs19_2_001", "vs19_1_001"]);
    expect(await found("votazione acque")).toEqual([]);
    expect(await found("mai")).toEqual([]);
    expect(await found("<>")).toEqual(["vs19_2_001", "vs19_1_002", "vs19_1_001"]);
    expect((await answer("search=votazione 1")).ids).toEqual(["vs19_1_001"]);
    expect((await answer("search=acque")).ids).toEqual([]);
  });

  it("find a vote by its day, sitting or number, and titles that mention them", async () => {
    const found = async (search: string) =>
      (await answer(`main_vote_type=all&ordering=identifier&search=${encodeURIComponent(search)}`)).ids;
    expect(await found("30 dicembre 2025")).toEqual(["vs19_1_001", "vs19_1_002"]);
    expect(await found("8/1/2026")).toEqual(["vs19_2_001"]);
    expect(await found("2026-01-08")).toEqual(["vs19_2_001"]);
    expect(await found("Gennaio 2026")).toEqual(["vs19_2_001"]);
    expect(await found("febbraio 2026")).toEqual([]);
    expect(await found("seduta n. 1, votazione n. 2")).toEqual(["vs19_1_002"]);
    expect(await found("seduta 1")).toEqual(["vs19_1_001", "vs19_1_002"]);
    expect(await found("1-2")).toEqual(["vs19_1_002"]);
    expect(await found("acque, seduta 2")).toEqual(["vs19_2_001"]);
    expect(await found("acque, seduta 1")).toEqual([]);
    expect((await answer("search=seduta+1")).ids).toEqual(["vs19_1_001"]);
    expect(await found("Votazione n. 2, Camera dei deputati, 30 dicembre 2025")).toEqual(["vs19_1_002"]);
    expect(await found("votazione n. 1, Senato")).toEqual([]);
    expect(await found("2025")).toEqual(["vs19_1_001", "vs19_1_002"]);
  });

  it("find a vote by its kind, in the site's and the chambers' words", async () => {
    const found = async (search: string) =>
      (await answer(`main_vote_type=all&search=${encodeURIComponent(search)}`)).ids;
    expect(await found("voto finale")).toEqual(["vs19_1_002"]);
    expect(await found("votazione finale")).toEqual(["vs19_1_002"]);
    expect(await found("questione di fiducia")).toEqual(["vs19_2_001"]);
    expect(await found("«acque interne», questione di fiducia")).toEqual(["vs19_2_001"]);
  });

  it("find the votes on an act by its number, or that of any reading, in any spelling", async () => {
    const found = async (search: string) =>
      (await answer(`main_vote_type=all&search=${encodeURIComponent(search)}`)).ids;
    for (const search of [
      "C. 7",
      "C.7",
      "c 7",
      "ddl C. 7",
      "S. 912",
      "912",
      "ddl 912",
      "pdl 7",
      "A.C. n. 7",
      "C.7-B",
      "votazione 2, C. 7",
      "C.7 - Votazione 2",
    ])
      expect([search, await found(search)]).toEqual([search, ["vs19_1_002"]]);
    for (const search of ["S. 1807", "1807", "DL 155/2025", "dl 155/25", "decreto 155/2025", "S.1807 30 dicembre 2025"])
      expect([search, await found(search)]).toEqual([search, ["vs19_1_001"]]);
    for (const search of ["C. 912", "C. 1807", "acque C. 7", "DL 155/2024", "S.1807 8 gennaio 2026"])
      expect([search, await found(search)]).toEqual([search, []]);
    expect((await answer("search=s.1807")).ids).toEqual(["vs19_1_001"]);
    expect((await answer("search=912")).ids).toEqual([]);
    expect((await answer("search=s.1807")).asked).toEqual(
      ["chiave", "codici"].map((shard) => files.shard("votazioni", shard)),
    );
  });

  it("order by identifier, chamber, sitting and number, both ways", async () => {
    expect((await answer("main_vote_type=all&ordering=identifier")).ids).toEqual([
      "vs19_1_001",
      "vs19_1_002",
      "vs19_2_001",
    ]);
    expect((await answer("main_vote_type=all&ordering=-identifier")).ids).toEqual([
      "vs19_2_001",
      "vs19_1_002",
      "vs19_1_001",
    ]);
  });

  it("load the remaining fields of displayed rows", async () => {
    const state = decodeState(votesSource, new URLSearchParams("main_vote_type=all"));
    const asked: string[] = [];
    const fetchCached = (path: string): Promise<unknown> => {
      asked.push(path);
      return Promise.resolve(published.get(path));
    };
    const rows = await votesSource.completeRows(await votesSource.loadRows(state, fetchCached), fetchCached);
    expect(rows.map(({ title, margin }) => [title, margin])).toEqual([
      ["Acque interne", 2],
      ["Votazione 2", 0],
      ["Votazione 1", 0],
    ]);
    expect(asked.slice(1)).toEqual(
      ["C-2-2026-01-08", "C-1-2025-12-30"].map((shard) => files.shard("votazioni", shard)),
    );
  });
});

describe("a vote of the API", () => {
  const today = "2026-11-20";
  const raw = {
    slug: "vs19_1_001",
    sitting: { id: 1, date: "2026-11-19", number: 1, branch: "C" },
    number: 1,
    title: "EM 1.1",
    public_title: null,
    is_key_vote: true,
    is_final: false,
    is_confidence: false,
    sub_vote_type: "Emendamenti",
    outcome: "Respinta",
    n_rebels: 0,
    n_margin: 29,
    majority_cohesion_rate: 66.67,
  };

  it("is read with the code or the label of its kind, and keeps zeros", () => {
    expect(toVoteRow(raw, today)).toMatchObject({
      id: "vs19_1_001",
      subType: "AMEND",
      outcome: "rejected",
      rebels: 0,
      margin: 29,
      majorityCohesion: 66.67,
      isKey: true,
    });
    expect(toVoteRow({ ...raw, sub_vote_type: "ODG", outcome: "Annullata" }, today)).toMatchObject({
      subType: "ODG",
      outcome: "other",
      outcomeText: "Annullata",
    });
  });

  it("does not tell whether the government was beaten, which the API does not deliver", () => {
    expect(toVoteRow(raw, today)?.isGovernmentBeaten).toBeUndefined();
  });

  it("is omitted without address, chamber, day, number or kinds", () => {
    const incomplete = [
      { slug: "" },
      { sitting: null },
      { number: null },
      { is_key_vote: null },
      { is_final: undefined },
    ];
    expect([...incomplete.map((fields) => toVoteRow({ ...raw, ...fields }, today)), toVoteRow("?", today)]).toEqual(
      Array.from({ length: 6 }),
    );
  });
});
