/** Groups of members in votes: members who change group, groups that change name. */
import { describe, expect, it } from "vitest";
import { groupOn } from "#src/domain/group-on-day.ts";
import type { Collected } from "#tests/fixtures/collecting-writer.ts";
import { addCameraVote, addSenateVote, type CameraVote } from "#tests/fixtures/opendata/small-parliament.ts";
import {
  amendment,
  article,
  dumps,
  joined,
  pull,
  serve,
  type Pulled,
  eachWithSmallParliament,
} from "./served-parliament.ts";

eachWithSmallParliament();

describe("a deputy who changes group between two votes of one day", () => {
  const moved: CameraVote = { ...article, groups: { 103: "gr4136" } };
  const periods = (pulled: Pulled) =>
    pulled.get("person", "della-rovere-carlo").memberships[0]?.groups.map(({ group, end }) => `${group} ${end ?? ""}`);

  it("is in the new group from that day on, and each vote comes with its own group", async () => {
    for (const vote of [amendment, moved]) addCameraVote(dumps, vote);
    await serve();
    const pulled = await pull();
    const given = ["vs19_050_001", "vs19_050_002"].map((vote) =>
      pulled.collected.voteGroups.get(vote)?.get("della-rovere-carlo"),
    );
    expect(given).toEqual(["camera-fdi", "camera-pd-idp"]);
    const groups = pulled.get("person", "della-rovere-carlo").memberships[0]?.groups ?? [];
    expect(groupOn(groups, "2023-02-01")).toBe("camera-pd-idp");
  });

  it("stays there when a later night reads the first vote of that day again", async () => {
    for (const vote of [amendment, moved]) addCameraVote(dumps, vote);
    await serve();
    const first = await pull();
    const second = await pull({ before: first.collected, today: "2026-11-21" });
    expect(periods(second)).toEqual(periods(first));
  });

  it("has no group in votes of the Senate, whose lists name none", async () => {
    addSenateVote(dumps, joined);
    await serve();
    expect([...(await pull()).collected.voteGroups]).toEqual([]);
  });
});

describe("a renamed group", () => {
  const withNames = (before: Collected, id: string, name: string, acronym: string): Collected => {
    const group = before.group.get(id);
    if (group === undefined) throw new Error(`no ${id}`);
    const names = [{ name, acronym, start: "2022-10-18", end: null }];
    return { ...before, group: new Map(before.group).set(id, { ...group, names }) };
  };
  const namesOf = (pulled: Pulled, id: string) =>
    pulled.get("group", id).names.map(({ name, acronym, start, end }) => [name, acronym, start, end]);

  it("of the Camera keeps its old name until the night that reads the new one", async () => {
    await serve();
    const first = await pull();
    const present = ["Partito Democratico", "PD-IDP"] as const;
    expect(namesOf(first, "camera-pd-idp")).toEqual([[...present, "2022-10-18", null]]);
    const old = withNames(first.collected, "camera-pd-idp", "L’Unione", "UN");
    const second = await pull({ before: old, today: "2026-11-21" });
    const dated = [
      ["L’Unione", "UN", "2022-10-18", "2026-11-21"],
      [...present, "2026-11-21", null],
    ];
    expect(namesOf(second, "camera-pd-idp")).toEqual(dated);
    const third = await pull({ before: second.collected, today: "2026-11-22" });
    expect(namesOf(third, "camera-pd-idp")).toEqual(dated);
  });

  it("is not renamed by another spelling", async () => {
    await serve();
    const first = await pull();
    const spelled = withNames(first.collected, "camera-pd-idp", "PARTITO DEMOCRATICO", "PD-IDP");
    expect(namesOf(await pull({ before: spelled }), "camera-pd-idp")).toEqual(namesOf(first, "camera-pd-idp"));
  });

  it("of the Senate has the dated names of the source, on every night", async () => {
    await serve();
    const first = await pull();
    const names = namesOf(first, "senato-fi-bp-ppe");
    expect(names.length).toBe(2);
    expect(names[0]?.[3]).toBe(names[1]?.[2]);
    expect(namesOf(await pull({ before: first.collected }), "senato-fi-bp-ppe")).toEqual(names);
  });
});
