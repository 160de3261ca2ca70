import { expect, it } from "vitest";
import type { Vote } from "#src/domain/records.ts";
import { readVotedActs, readVoteSubject } from "#scripts/views/shared/vote-titles.ts";
import { bill } from "#tests/fixtures/act-records.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const read = memoryReader({ act: [bill({ id: "C_7", title: "Tutela delle acque" })] });
const acts: Vote["acts"] = [{ kind: "bill", id: "C_7" }];

it("cites a bill that we do not hold as the chamber does, without a title", () => {
  expect(readVotedActs(read, openVote({ acts: [{ kind: "bill", id: "C_643-BIS" }] }))).toEqual([
    { kind: "bill", id: "C_643-BIS", label: "C.643-BIS", title: null },
  ]);
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
