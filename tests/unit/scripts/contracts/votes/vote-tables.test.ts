import { expect, it } from "vitest";
import { voteTableFiles } from "#scripts/contracts/votes/data-files.ts";
import { votesMonths } from "#scripts/contracts/votes/votes-list.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { group, person, site, sitting } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

/** Three votes of a sitting that went on after midnight, in one of which Carla left her group. */
const read = memoryReader({
  site: [site()],
  person: ["anna", "bruno", "carla"].map((id) => person({ id })),
  group: [group()],
  sitting: [sitting()],
  act: [bill({ id: "C_1742", shortTitle: "Sicurezza idrica" })],
  ballots: [
    [
      openVote({
        id: "vs19_641_001",
        number: 1,
        date: "2026-11-18",
        title: "Em. 1.5",
        subType: "AMEND",
        isKey: true,
        acts: [{ kind: "bill", id: "C_1742" }],
        ayes: 2,
        noes: 1,
        required: 2,
      }),
      [
        ["anna", "AYE"],
        ["bruno", "AYE"],
        ["carla", "NO"],
      ],
    ],
    [
      openVote({ id: "vs19_641_002", number: 2, date: "2026-11-18", title: "Mozione, parte motiva" }),
      [["anna", "AYE"]],
    ],
    [openVote({ id: "vs19_641_003", number: 3, date: "2026-11-19", title: "Voto finale" }), [["anna", "AYE"]]],
  ],
});

const linesOf = (key: string): readonly string[] =>
  String(voteTableFiles.serialize(voteTableFiles.build(read, key), key))
    .trimEnd()
    .split("\r\n");

it("the file of a month holds the votes of its page, in their order, with the columns of the list's download", () => {
  const [head, ...lines] = linesOf("2026-11");
  expect(head).toBe(
    "\uFEFFid,data,ramo,seduta,numero,titolo,oggetto,tipo,tipo_per_esteso,voto_chiave,voto_finale,fiducia,segreto,esito,esito_codice,esito_pubblicato,favorevoli,contrari,astenuti,totali_contati,margine,ribelli,compattezza_maggioranza,stato,in_evidenza_per,atti_ricavati_da",
  );
  expect(lines.map((line) => line.split(",")[0])).toEqual(["vs19_641_003", "vs19_641_001", "vs19_641_002"]);
  // 2 of 3 in line; 2 ayes where 2 were required.
  expect(lines[1]).toBe(
    "vs19_641_001,2026-11-18,C,641,1,Emendamento 1.5 al ddl C. 1742,Sicurezza idrica,AMEND,Emendamento,1,0,0,0,Approvata,approved,Approvata,2,1,,0,0,1,66.7,verified,,",
  );
  expect(lines[2]).toContain('"Mozione, parte motiva"');
});

it("the file of a ranking holds its rows", () => {
  expect(linesOf("ribelli").map((line) => line.split(",")[0])).toEqual(["\uFEFFid", "vs19_641_001"]);
  expect(voteTableFiles.keys(read)).toEqual(["sul-filo", "ribelli", "governo-battuto", "2026-11"]);
  expect(voteTableFiles.path("ribelli")).toBe("/dati/votazioni/ribelli.csv");
});

it("the page of a month has a sitting that goes on after midnight under each of its days", () => {
  const { sittings } = votesMonths.build(read, "2026-11");
  expect(
    sittings.map(({ number, date, votes, rows }) => [number, date, votes, rows.map((vote) => vote.number)]),
  ).toEqual([
    [641, "2026-11-19", 1, [3]],
    [641, "2026-11-18", 2, [1, 2]],
  ]);
});
