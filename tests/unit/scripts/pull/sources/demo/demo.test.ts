import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { assemblyPresidentOn, presidentPeriods } from "#src/domain/assembly-president.ts";
import { checkVote } from "#src/domain/vote-check.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { namedPeople } from "#scripts/pull/sources/demo/named-people.ts";
import { covers } from "#scripts/pull/sources/demo/people.ts";
import { collect, type Collected } from "#tests/fixtures/collecting-writer.ts";

const digest = (collected: Collected): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        ...collected.person,
        ...collected.group,
        ...collected.body,
        ...collected.government,
        ...collected.sitting,
        ...collected.act,
        ...collected.event,
      ]),
    )
    .update(JSON.stringify([[...collected.vote], [...collected.ballots]]))
    .digest("hex");

const small = await collect(demoSource);

const inOffice = (branch: "C" | "S", day: string): Set<string> =>
  new Set(
    [...small.person.values()]
      .filter((person) => person.memberships.some((seat) => seat.branch === branch && covers(seat, day)))
      .map(({ id }) => id),
  );

describe("demo source", () => {
  it("gives the same bytes for the same seed and scale", async () => {
    expect(digest(await collect(demoSource))).toBe(digest(small));
  });

  it("gives another parliament for another seed", async () => {
    expect(digest(await collect(demoSource, { seed: 20 }))).not.toBe(digest(small));
  });

  it("uses the feminine form for secretaries of groups and bodies", () => {
    const roles = [...small.group.values(), ...small.body.values()].flatMap((home) => home.roles);
    const genders = (title: string) =>
      new Set(roles.filter(({ role }) => role === title).map(({ person }) => small.person.get(person)?.gender));
    expect(genders("Segretaria")).toEqual(new Set(["F"]));
    expect(genders("Segretario")).toEqual(new Set(["M"]));
  });

  it("numbers the laws of a year by date, constitutional ones separately", () => {
    const acts = [...small.act.values()];
    const laws = acts
      .flatMap((act) =>
        act.kind === "bill" && typeof act.law?.date === "string"
          ? [{ date: act.law.date, number: act.law.number, type: act.type }]
          : [],
      )
      .toSorted((a, b) => a.date.localeCompare(b.date));
    const numbers = (year: string) =>
      laws.filter(({ date, type }) => date.startsWith(year) && type !== "COST").map(({ number }) => Number(number));
    const years = ["2022", "2023", "2024", "2025", "2026"].map(numbers);
    for (const all of years.slice(1)) expect(all.length).toBeGreaterThan(3);
    for (const all of years) expect(all).toEqual([...new Set(all)].toSorted((a, b) => a - b));
    expect(laws.filter(({ type }) => type === "COST").map(({ number }) => number)).toEqual(["1"]);
    const used = new Set(acts.flatMap((act) => (act.kind === "decree" ? [act.id] : [])));
    expect(
      laws.filter(({ date, number, type }) => type !== "COST" && used.has(`${date.slice(0, 4)}-${number}`)),
    ).toEqual([]);
  });

  it("numbers the decree-laws of a year by date", () => {
    const decrees = [...small.act.values()].flatMap((act) => (act.kind === "decree" ? [act] : []));
    const byDay = decrees.toSorted((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
    for (const [year, own] of Map.groupBy(byDay, (act) => act.year)) {
      const numbers = own.map(({ number }) => number);
      expect(numbers, String(year)).toEqual(numbers.toSorted((a, b) => a - b));
    }
    expect(byDay.slice(-3).map(({ id }) => id)).toEqual(["2026-150", "2026-155", "2026-177"]);
  });

  it("converts decree-laws before their deadline, with the law published in the Gazzetta in time", () => {
    const acts = [...small.act.values()];
    const laws = new Map(
      acts.flatMap((act) => (act.kind === "bill" && act.converts !== null ? [[act.converts, act.law]] : [])),
    );
    const converted = acts.flatMap((act) =>
      act.kind === "decree" && act.status === "converted" && act.expires !== null
        ? [{ id: act.id, expires: act.expires, published: laws.get(act.id)?.published ?? "" }]
        : [],
    );
    expect(converted.length).toBeGreaterThan(10);
    expect(converted.filter(({ expires, published }) => published === "" || published > expires)).toEqual([]);
  });

  it("makes a constitutional law in two deliberations of each chamber", async () => {
    const { act } = await collect(demoSource, { seed: 1, scale: 0.05 });
    const laws = [...act.values()].flatMap((one) => (one.kind === "bill" && one.law !== null ? [one] : []));
    const constitutional = laws.filter(({ type }) => type === "COST");
    expect(constitutional.map(({ readings }) => readings.map(({ branch }) => branch).join(""))).toEqual(["CSCS"]);
  });

  it("has votes on a bill only while the bill is in that chamber", () => {
    const votes = [...small.vote.values()].flatMap((vote) =>
      vote.acts.flatMap((ref) => {
        const act = small.act.get(`${ref.kind}/${ref.id}`);
        if (act?.kind !== "bill") return [];
        const days = act.readings
          .filter(({ branch }) => branch === vote.branch)
          .map(({ presented }) => presented ?? "");
        return [{ id: vote.id, date: vote.date, from: days.toSorted()[0] ?? "" }];
      }),
    );
    expect(votes.length).toBeGreaterThan(100);
    expect(votes.filter(({ date, from }) => date < from)).toEqual([]);
  });

  it("gives a legislative decree the blocked resources of its implementing decrees", () => {
    const acts = [...small.act.values()];
    const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);
    const blocked = acts.flatMap((act) =>
      act.kind === "dlgs"
        ? [
            {
              own: sum(act.lockedResources),
              theirs: sum(
                acts.flatMap((other) =>
                  other.kind === "datt" && other.adoptionDate === null && other.reference?.act?.id === act.id
                    ? other.resources
                    : [],
                ),
              ),
            },
          ]
        : [],
    );
    expect(blocked.some(({ theirs }) => theirs > 0)).toBe(true);
    for (const { own, theirs } of blocked) expect(own).toBe(theirs);
  });

  it("completes every kind", () => {
    expect([...small.completed].toSorted()).toEqual([
      "act",
      "amendment",
      "body",
      "event",
      "faq",
      "government",
      "group",
      "person",
      "site",
      "sitting",
      "vote",
    ]);
  });

  it("seats 400 deputies and 205 senators today", () => {
    expect(inOffice("C", "2026-11-20").size).toBe(400);
    expect(inOffice("S", "2026-11-20").size).toBe(205);
  });

  it("has no deputy under 25 and no senator under 40 on the day of the election", () => {
    const tooYoung = [...small.person.values()].filter(
      ({ birthDate, memberships }) =>
        birthDate !== null &&
        memberships.some(({ branch }) => birthDate > (branch === "C" ? "1997-09-25" : "1982-09-25")),
    );
    expect(tooYoung.map(({ id }) => id)).toEqual([]);
  });

  it("never seats more than the chambers hold", () => {
    for (const vote of small.vote.values())
      expect(inOffice(vote.branch, vote.date).size).toBeLessThanOrEqual(vote.branch === "C" ? 400 : 205);
  });

  it("keeps the majority at 235 of 400 at the Camera", () => {
    const majority = ["camera-gin", "camera-rov", "camera-all", "camera-mir"];
    const members = [...small.person.values()].filter((person) =>
      person.memberships.some((seat) => seat.end === null && majority.includes(seat.groups.at(-1)?.group ?? "")),
    );
    expect(members).toHaveLength(235);
  });

  it("gives votes that add up, but for the cases that do not", () => {
    const bodies = [...small.body.values()];
    const presidents = { C: presidentPeriods(bodies, "C"), S: presidentPeriods(bodies, "S") };
    const wrong = [...small.vote.values()].filter((vote) => {
      const president = assemblyPresidentOn(presidents[vote.branch], vote.date);
      const seats = { inOffice: inOffice(vote.branch, vote.date), president };
      return checkVote(vote, small.ballots.get(vote.id) ?? [], seats).status === "review";
    });
    expect(wrong.map(({ id }) => id).toSorted()).toEqual(["19-402-9", "vs19_640_012"]);
  });

  it("lists the President of the Camera in no vote, and that of the Senate in those over which they preside", () => {
    const presidents = { C: namedPeople.presidentCamera.id, S: namedPeople.presidentSenato.id };
    const vices = { C: namedPeople.vicepresidentCamera.id, S: namedPeople.vicepresidentSenato.id };
    const seen = new Map<string, number>();
    for (const vote of small.vote.values()) {
      const ballots = small.ballots.get(vote.id) ?? [];
      if (ballots.length === 0) continue;
      const [president, vice] = [presidents[vote.branch], vices[vote.branch]];
      const own = ballots.find(([id]) => id === president)?.[1] ?? "none";
      const chairs = ballots.flatMap(([id, code]) => (code === "PRES" ? [id] : []));
      const missing = inOffice(vote.branch, vote.date).size - ballots.length;
      const chair = vote.president === president ? "president" : vote.president === vice ? "vice" : "nobody";
      const named = chairs.map((id) => (id === president ? "president" : id === vice ? "vice" : "other")).join();
      const kind = `${vote.branch}, chaired by the ${chair}: ${own}, listed in the chair: ${named}, not listed: ${String(missing)}`;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
    }
    expect([...seen.keys()].toSorted()).toEqual([
      "C, chaired by the president: none, listed in the chair: , not listed: 1",
      "C, chaired by the vice: none, listed in the chair: vice, not listed: 1",
      "S, chaired by the president: PRES, listed in the chair: president, not listed: 0",
      "S, chaired by the vice: none, listed in the chair: vice, not listed: 1",
    ]);
    for (const count of seen.values()) expect(count).toBeGreaterThan(20);
  });

  it("refers only to existing records", () => {
    const missing = [...small.act.values()]
      .flatMap((act) =>
        act.kind === "bill"
          ? [...act.signatures.map(({ person }) => person), ...act.rapporteurs.map(({ person }) => person)]
          : [],
      )
      .filter((id) => id !== null && !small.person.has(id));
    const acts = [...small.vote.values()]
      .flatMap((vote) => vote.acts)
      .filter((ref) => !small.act.has(`${ref.kind}/${ref.id}`));
    const bodies = [...small.act.values()]
      .flatMap((act) => (act.kind === "bill" ? act.assignments.map(({ body }) => body) : []))
      .filter((id) => id !== null && !small.body.has(id));
    const sittings = [...small.vote.values()].filter((vote) => !small.sitting.has(vote.sitting));
    const holders = [...small.body.values(), ...small.group.values(), ...small.government.values()]
      .flatMap(({ roles }) => roles.map(({ person }) => person))
      .filter((id) => !small.person.has(id));
    expect({ missing, acts, bodies, sittings, holders }).toEqual({
      missing: [],
      acts: [],
      bodies: [],
      sittings: [],
      holders: [],
    });
  });

  it("stays within the legislature and before its day", () => {
    for (const vote of small.vote.values()) expect(vote.date >= "2022-10-13" && vote.date <= "2026-11-20").toBe(true);
    for (const event of small.event.values()) expect(event.date <= "2026-11-20").toBe(true);
    for (const act of small.act.values())
      if ("steps" in act)
        for (const { date } of act.steps)
          expect(date === null || date <= "2026-11-20" || act.kind === "decree").toBe(true);
  });

  it("brings a bill to the floor on the day of its first vote, after the committee", () => {
    const votesOn = (identifier: string) =>
      [...small.vote.values()].filter(({ title }) => title.startsWith(`${identifier} - `)).map(({ date }) => date);
    const voted = [...small.act.values()].flatMap((act) =>
      act.kind === "bill"
        ? act.readings.flatMap(({ identifier }) => {
            const first = votesOn(identifier).toSorted()[0];
            const steps = act.steps.filter(({ reading, kind }) => reading === identifier && kind !== "approved");
            return first === undefined || steps.every(({ kind }) => kind !== "assembly") ? [] : [{ first, steps }];
          })
        : [],
    );
    expect(voted.length).toBeGreaterThan(20);
    for (const { first, steps } of voted) {
      expect(steps.at(-1)).toMatchObject({ kind: "assembly", date: first });
      expect(steps.filter(({ date }) => (date ?? first) > first)).toEqual([]);
    }
  });

  it("ends a conversion bill with its decree-law", () => {
    for (const act of small.act.values())
      if (act.kind === "decree" && act.status === "lapsed")
        expect(act.steps.slice(-2)).toMatchObject([{ kind: "rejected", date: act.expires }, { date: act.expires }]);
  });

  it("lets the government neither lose nor oppose an amendment of its own", async () => {
    const larger = await collect(demoSource, { scale: 0.15 });
    const own = [...small.vote.values(), ...larger.vote.values()].filter(({ title }) => title.endsWith(" del Governo"));
    expect(own.length).toBeGreaterThan(50);
    expect(own.filter(({ outcome }) => outcome !== "approved").map(({ id }) => id)).toEqual([]);
    expect(small.vote.get("vs19_641_009")?.title).toBe("C.2750 - Em. 1.17 Pontelungo");
    expect(small.vote.get("19-401-7")?.title).toBe("S.1205 - Em. 1.17 Roccatonda");
  });

  it("lets the government lose no vote of confidence", () => {
    const asked = [...small.vote.values()].filter(({ isConfidence }) => isConfidence);
    expect(asked.length).toBe(9);
    expect(asked.filter(({ outcome }) => outcome !== "approved").map(({ id }) => id)).toEqual([]);
  });

  it("orders the iter of every bill by date", () => {
    for (const act of small.act.values()) {
      if (act.kind !== "bill") continue;
      const days = act.steps.map(({ date }) => date ?? "");
      expect(days, act.id).toEqual(days.toSorted());
    }
  });
});
