/** `/confronta` opens with two to compare, where there are votes to compare. */
import { expect, it } from "vitest";
import { comparePages } from "#scripts/contracts/people/compare.ts";
import { group, membership, person, site } from "#tests/fixtures/builders.ts";
import { memoryReader } from "#tests/fixtures/memory-snapshot.ts";
import { openVote } from "#tests/fixtures/vote-records.ts";

const deputy = (id: string, own: string) =>
  person({
    id,
    givenName: id,
    familyName: "Rossi",
    memberships: [membership({ groups: [{ group: own, start: "2022-10-18", end: null }] })],
  });
const head = (who: string, end: string | null = null) => ({
  person: who,
  role: "Presidente",
  start: "2022-10-18",
  end,
});

function pageOf(ballots: readonly [string, "AYE" | "NO"][], key = "index") {
  const read = memoryReader({
    site: [site()],
    person: [
      ...["anna", "bruno", "carla"].map((id) => deputy(id, "camera-uno")),
      ...["dora", "elio"].map((id) => deputy(id, "camera-due")),
      deputy("furio", "camera-tre"),
    ],
    group: [
      group({ id: "camera-tre", roles: [head("furio")] }),
      group({ id: "camera-due", roles: [head("elio")] }),
      group({ id: "camera-uno", roles: [head("anna", "2024-01-01"), head("bruno")] }),
    ],
    sitting: [{ id: "C-641", branch: "C", number: 641, date: "2026-11-18", url: null }],
    ballots:
      ballots.length === 0
        ? []
        : [
            [
              openVote({ id: "vs19_641_001", number: 1, date: "2026-11-18", isFinal: true, isKey: false }),
              [...ballots],
            ],
          ],
  });
  return comparePages.build(read, key);
}

it("offers the presidents in office of the two largest groups", () => {
  const all = ["anna", "bruno", "carla", "dora", "elio", "furio"].map((id): [string, "AYE"] => [id, "AYE"]);
  expect(pageOf(all).examples).toEqual([
    {
      branch: "C",
      members: [
        { id: "bruno", name: "bruno Rossi" },
        { id: "elio", name: "elio Rossi" },
      ],
    },
  ]);
});

it("shows the president of the largest group, with the last final vote, to who follows nobody", () => {
  const ballots = ["anna", "bruno", "carla", "dora", "elio", "furio"].map((id): [string, "AYE"] => [id, "AYE"]);
  const { sample } = pageOf(ballots, "mine");
  expect([sample?.member.id, sample?.member.vote, sample?.vote.id]).toEqual(["bruno", "AYE", "vs19_641_001"]);
  expect([pageOf(ballots).sample, pageOf([], "mine").sample]).toEqual([null, null]);
});

it("offers nothing where no votes are known", () => {
  const { examples, groups } = pageOf([]);
  expect([examples, groups]).toEqual([[], []]);
});

it("offers the groups that had a line in the same vote, with how often it was the same", () => {
  const { groups } = pageOf([
    ["anna", "AYE"],
    ["bruno", "AYE"],
    ["carla", "AYE"],
    ["dora", "NO"],
    ["elio", "NO"],
    ["furio", "AYE"],
  ]);
  expect(groups.map((chamber) => ({ ...chamber, groups: chamber.groups.map(({ id }) => id).toSorted() }))).toEqual([
    {
      branch: "C",
      groups: ["camera-due", "camera-tre", "camera-uno"],
      agreement: [
        { a: "camera-due", b: "camera-tre", both: 1, same: 0 },
        { a: "camera-due", b: "camera-uno", both: 1, same: 0 },
        { a: "camera-tre", b: "camera-uno", both: 1, same: 1 },
      ],
    },
  ]);
});
