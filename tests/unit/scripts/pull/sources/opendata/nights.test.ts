/** What a pull requests again on later nights, and after a failure. */
import { beforeEach, describe, expect, it } from "vitest";
import type { Collected } from "#tests/fixtures/collecting-writer.ts";
import {
  addCameraVote,
  addSenateVote,
  type CameraPosition,
  type CameraVote,
} from "#tests/fixtures/opendata/small-parliament.ts";
import { blockedPage, emptyAnswer, type ServerOptions } from "#tests/support/sparql-server.ts";
import {
  amendment,
  askedFor,
  codesOf,
  dumps,
  joined,
  pull,
  serve,
  server,
  eachWithSmallParliament,
  emptyCache,
} from "./served-parliament.ts";

eachWithSmallParliament();

describe("from night to night", () => {
  const everybody: Record<number, CameraPosition> = { 100: "yes", 102: "yes", 103: "yes" };
  const thirty = Array.from({ length: 30 }, (_, index): CameraVote => {
    const id = `vs19_721_${String(index + 1).padStart(3, "0")}`;
    return {
      id,
      day: "20261117",
      title: "Votazione nominale",
      description: "",
      totals: [3, 0, 0],
      positions: everybody,
    };
  });
  const positions = /ocd:rif_votazione/;
  const ofVotes = ({ text }: { readonly text: string }) => positions.test(text);

  beforeEach(() => {
    for (const vote of thirty) addCameraVote(dumps, vote);
    addSenateVote(dumps, joined);
  });

  it("asks positions in lists, and only a thirtieth again the next night", async () => {
    await serve();
    const first = await pull();
    expect(first.collected.vote.size).toBe(31);
    expect(askedFor(positions)).toBe(2);
    await serve();
    const { collected } = await pull({ before: first.collected, today: "2026-11-21" });
    expect([askedFor(positions), collected.vote.size]).toEqual([1, 2]);
    expect([...collected.kept].filter((key) => key.startsWith("vote/"))).toHaveLength(29);
  });

  it("reads a vote again when the Camera's stamp changes", async () => {
    await serve();
    const first = await pull();
    dumps.camera.update(`PREFIX ods: <http://lod.xdams.org/ontologies/ods/>
      INSERT DATA { <http://dati.camera.it/ocd/votazione.rdf/vs19_721_017> ods:modified "2026-11-21T08:00:00" }`);
    await serve();
    const { collected } = await pull({ before: first.collected, today: "2026-11-21" });
    expect(collected.vote.has("vs19_721_017")).toBe(true);
  });

  it("publishes totals while the positions are late, and asks again the next night", async () => {
    await serve({ fault: (query) => (ofVotes(query) ? emptyAnswer : undefined) });
    const first = await pull();
    expect(first.get("vote", "vs19_721_001")).toMatchObject({ ayes: 3, positionsPublished: false });
    expect(first.notes).toContain("votes of C: positions to come for 30");
    await serve();
    const second = await pull({ before: first.collected, today: "2026-11-21" });
    expect(second.get("vote", "vs19_721_001").positionsPublished).toBe(true);
    expect(codesOf(second, "vs19_721_001")).toHaveProperty("dalfonso-anna", "AYE");
  });

  it("keeps stored positions when the endpoint answers without rows", async () => {
    await serve();
    const first = await pull();
    await serve({ fault: (query) => (ofVotes(query) ? emptyAnswer : undefined) });
    const { collected } = await pull({ before: first.collected, today: "2026-11-21" });
    expect(collected.vote.size).toBe(1);
    expect([...collected.kept].filter((key) => key.startsWith("vote/vs19_721"))).toHaveLength(30);
  });

  it("halves lists that the endpoint cuts or cannot answer, and loses no vote", async () => {
    const sizes: number[] = [];
    const fault: ServerOptions["fault"] = (query) => {
      if (!ofVotes(query)) return undefined;
      const size = query.text.match(/vs19_\d+_\d+/g)?.length ?? 0;
      sizes.push(size);
      if (size > 10) return { status: 502, body: "" };
      return size > 5 ? { ...emptyAnswer, headers: { "x-sparql-maxrows": "10" } } : undefined;
    };
    await serve({ fault });
    const { collected } = await pull({ options: { retries: 0 } });
    expect(sizes.slice(0, 5)).toEqual([24, 12, 6, 3, 4]);
    expect(collected.ballots.get("vs19_721_001")).toHaveLength(4);
    expect([...collected.ballots.values()].every((ballots) => ballots.length > 0)).toBe(true);
  });

  it("ends the part of a chamber that blocks us, and reads the other", async () => {
    await serve({ fault: ({ text }) => (/osr:favorevole,/.test(text) ? blockedPage : undefined) });
    const { collected, notes, get } = await pull({ options: { retries: 4, blockedWait: 1 } });
    expect(askedFor(/osr:favorevole,/)).toBe(5);
    expect(get("vote", "19-20-1").positionsPublished).toBe(false);
    expect(collected.ballots.get("vs19_721_030")).toHaveLength(4);
    expect(notes.join("\n")).toMatch(/votes of S: positions not read to the end: .* answered 403 \(after 5 attempts\)/);
  });

  it("has the people of a chamber whose votes do not answer on the first night, with the day of the register", async () => {
    await serve({ fault: ({ text }) => (text.includes("MAX(?n)") ? { status: 503, body: "" } : undefined) });
    const { collected, get } = await pull();
    expect([...collected.vote.values()].filter(({ branch }) => branch === "S")).toEqual([]);
    expect(get("site", "site").dataDate).toEqual({ C: "2026-11-20", S: "2026-11-20" });
  });

  it("stops at the budget and goes on the next night", async () => {
    await serve();
    const first = await pull({ options: { budget: 10_000 } });
    const all = server?.queries.length ?? 0;
    emptyCache();
    await serve();
    const second = await pull({ options: { budget: all - 1 } });
    expect(server?.queries.length).toBe(all - 1);
    expect(second.notes.join("\n")).toContain("positions to come for");
    await serve();
    const third = await pull({ before: second.collected, today: "2026-11-21" });
    const whole = new Map([...second.collected.ballots, ...third.collected.ballots]);
    expect([...whole.keys()].toSorted()).toEqual([...first.collected.ballots.keys()].toSorted());
    expect([...whole.values()].every((ballots) => ballots.length > 0)).toBe(true);
  });

  it("asks nothing twice after a kill", async () => {
    await serve();
    await expect(pull({ killAfter: 26 })).rejects.toThrow("killed");
    const asked = (server?.queries ?? []).filter(ofVotes).length;
    await serve();
    const { collected } = await pull();
    expect(collected.ballots.size).toBe(31);
    expect([...collected.ballots.values()].every((ballots) => ballots.length > 0)).toBe(true);
    expect(asked + askedFor(positions)).toBeLessThanOrEqual(3);
  });

  describe("an empty answer about an old vote", () => {
    const isOld = ({ text }: { readonly text: string }) => ofVotes({ text }) && /vs19_050_001/.test(text);
    const askedForOld = () => (server?.queries ?? []).filter(isOld).length;
    const nightsOf = async (days: readonly string[], before?: Collected, isEmpty = true) => {
      let last = before;
      const seen: { readonly asked: number; readonly notes: readonly string[] }[] = [];
      for (const today of days) {
        await serve({ fault: (query) => (isEmpty && isOld(query) ? emptyAnswer : undefined) });
        const { collected, notes } = await pull({ today, ...(last === undefined ? {} : { before: last }) });
        seen.push({ asked: askedForOld(), notes });
        last = {
          ...collected,
          vote: new Map([...(last?.vote ?? []), ...collected.vote]),
          ballots: new Map([...(last?.ballots ?? []), ...collected.ballots]),
        };
      }
      return { seen, last };
    };
    beforeEach(() => {
      addCameraVote(dumps, amendment);
    });

    it("is believed after five nights, and asked again in each of them", async () => {
      const days = ["20", "21", "22", "23", "24", "25"].map((day) => `2026-11-${day}`);
      const { seen } = await nightsOf(days);
      expect(seen.map(({ asked }) => asked)).toEqual([1, 1, 1, 1, 1, 0]);
      const never = "votes whose positions were never published, such as vs19_050_001";
      expect(seen.map(({ notes }) => notes.includes(never))).toEqual([false, false, false, false, true, false]);
    });

    it("two runs on one day are one night", async () => {
      const { seen } = await nightsOf(["20", "20", "21", "22", "23", "24"].map((day) => `2026-11-${day}`));
      expect(seen.map(({ asked }) => asked)).toEqual([1, 1, 1, 1, 1, 1]);
    });

    it("is forgotten when the positions come", async () => {
      const { last } = await nightsOf(["2026-11-20", "2026-11-21"]);
      const after = await nightsOf(["2026-11-22"], last, false);
      expect(after.last?.vote.get("vs19_050_001")?.positionsPublished).toBe(true);
    });

    it("never counts against stored positions", async () => {
      const { last } = await nightsOf(["2026-11-20"], undefined, false);
      dumps.camera.update(`PREFIX ods: <http://lod.xdams.org/ontologies/ods/>
        INSERT DATA { <http://dati.camera.it/ocd/votazione.rdf/vs19_050_001> ods:modified "2026-11-21T08:00:00" }`);
      const days = ["21", "22", "23", "24", "25", "26"].map((day) => `2026-11-${day}`);
      const { seen, last: end } = await nightsOf(days, last);
      expect(seen.map(({ asked }) => asked)).toEqual([1, 1, 1, 1, 1, 1]);
      expect(end?.vote.get("vs19_050_001")?.positionsPublished).toBe(true);
    });
  });
});
