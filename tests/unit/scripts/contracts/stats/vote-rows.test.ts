import { expect, it } from "vitest";
import type { Vote } from "#src/domain/records.ts";
import { readVotedActs, readVoteHeading, readVoteSubject, readVoteTitle } from "#scripts/contracts/stats/vote-rows.ts";
import { bill, reading } from "#tests/fixtures/act-records.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const read = memoryReader({ act: [bill({ id: "C_7", title: "Tutela delle acque" })] });
const acts: Vote["acts"] = [{ kind: "bill", id: "C_7" }];

it("cites a bill that we do not hold as the chamber does, without a title", () => {
  expect(readVotedActs(read, openVote({ acts: [{ kind: "bill", id: "C_643-BIS" }] }))).toEqual([
    { kind: "bill", id: "C_643-BIS", label: "C.643-BIS", title: null },
  ]);
});

it("tells joined bills apart: the number in the title is that of one of them, which comes first", () => {
  const joined = memoryReader({
    act: [
      bill({ id: "C_100", title: "Riuso delle acque", readings: [reading("C.100")] }),
      bill({ id: "S_20", title: "Tutela delle acque", readings: [reading("S.20"), reading("C.1780")] }),
    ],
  });
  const vote = openVote({
    branch: "C",
    title: "C.1780-A - Em. 4.6 Boschi",
    publicTitle: null,
    acts: [
      { kind: "bill", id: "C_100" },
      { kind: "bill", id: "S_20" },
      { kind: "decree", id: "2026-31" },
    ],
  });
  expect(readVotedActs(joined, vote).map(({ id, label }) => [id, label])).toEqual([
    ["S_20", "C.1780-A"],
    ["C_100", "C.100"],
    ["2026-31", "2026-31"],
  ]);
  expect(readVoteTitle(joined, vote)).toBe("Emendamento 4.6 (Boschi) al ddl C.\u00a01780-A");
  expect(readVoteSubject(joined, vote)).toBe("Tutela delle acque");
});

it("heads a vote with the subject of its act, or with its own", () => {
  const headed = (fields: Partial<Vote>) => readVoteHeading(read, openVote({ acts: [], publicTitle: null, ...fields }));
  expect(headed({ title: "EM 4.6", acts })).toBe("Tutela delle acque, emendamento 4.6");
  expect(headed({ title: "Mozione n. 1-00217 Rossi", description: "Mozioni sull’edilizia scolastica" })).toBe(
    "Mozioni sull’edilizia scolastica, mozione n.\u00a01-00217",
  );
});

it.each([
  ["a code alone", { title: "EM 4.6", acts }, "Tutela delle acque"],
  ["a code and an act that is not held", { title: "EM 4.6", description: "Acque e falde" }, "Acque e falde"],
  [
    "a title that no rule takes apart",
    { title: "Mozione 1-00716 Falciatori, parte motiva", description: "Mozioni sull’edilizia scolastica" },
    "Mozioni sull’edilizia scolastica",
  ],
  ["a title that says it", { title: "Proposta di legge: «Tutela delle Acque»", acts }, null],
  ["a title of the newsroom", { title: "EM 4.6", publicTitle: "Più controlli sui pozzi", acts }, null],
  ["nothing known", { title: "Dimissioni di un componente" }, null],
])("says what was voted on beside %s", (_, fields, subject) => {
  expect(readVoteSubject(read, openVote({ description: null, acts: [], publicTitle: null, ...fields }))).toBe(subject);
});
