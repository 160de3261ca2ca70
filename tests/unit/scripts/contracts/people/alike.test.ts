/** Members who vote most and least like a member; a list that is cut within a tie has a note. */
import { expect, it } from "vitest";
import { personPages } from "#scripts/contracts/people/person-page.ts";
import type { MemberVoteCode } from "#src/domain/codes.ts";
import { alike as words } from "#src/i18n/person-votes.ts";
import { group, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { members, openVote } from "#tests/fixtures/vote-records.ts";

/** Of nine members in 24 votes: the second is there for 20 of them, the ninth is always against, the others are alike. */
const codeOf = (member: number, vote: number): MemberVoteCode =>
  member === 9 ? "NO" : member === 2 && vote > 20 ? "ABSE" : "AYE";
const people = members(9, "camera-uno");
const read = memoryReader({
  site: [site()],
  person: people,
  group: [group()],
  sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-19", url: null }],
  ballots: Array.from({ length: 24 }, (_, index) => [
    openVote({ id: `v${String(index)}`, date: "2026-11-19" }),
    people.map(({ id }, at) => [id, codeOf(at + 1, index + 1)] as const),
  ]),
});

it("names first, of equals, those with more votes in common, and counts those left out", () => {
  const alike = personPages.build(read, "camera-uno-001").votes?.alike;
  const names = (rows: readonly { person: { id: string }; both: number }[] = []) =>
    rows.map(({ person, both }) => [person.id.slice(-3), both]);
  expect(names(alike?.most.rows)).toEqual([
    ["003", 24],
    ["004", 24],
    ["005", 24],
    ["006", 24],
    ["007", 24],
  ]);
  expect(alike?.most.ties).toBe(2);
  expect(names(alike?.least.rows)).toEqual([
    ["009", 24],
    ["008", 24],
    ["002", 20],
  ]);
  expect(alike?.least.ties).toBe(0);
});

it("agrees with one left out as with several", () => {
  expect([1, 2].map(words.ties)).toEqual([
    "Un altro ha la stessa quota dell’ultimo.",
    "Altri 2 hanno la stessa quota dell’ultimo.",
  ]);
});
