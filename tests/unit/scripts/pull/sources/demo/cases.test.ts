import { describe, expect, it } from "vitest";
import type { Bill, Person, Vote } from "#src/domain/records.ts";
import { demoCases } from "#tests/fixtures/demo-cases.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import { covers } from "#scripts/pull/sources/demo/people.ts";
import { collect } from "#tests/fixtures/collecting-writer.ts";

const demo = await collect(demoSource);

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`no ${what}`);
  return value;
}
const person = (id: string): Person => found(demo.person.get(id), id);
const vote = (id: string): Vote => found(demo.vote.get(id), id);
const act = (key: string) => found(demo.act.get(key), key);
function bill(id: string): Bill {
  const record = act(`bill/${id}`);
  if (record.kind !== "bill") throw new Error(id);
  return record;
}
const codes = (id: string): string[] => (demo.ballots.get(id) ?? []).map(([, code]) => code);
const fullName = (id: string): string => `${person(id).familyName} ${person(id).givenName}`;
const { persons, groups, votes, bills, decrees, legislativeDecrees, implementingDecrees } = demoCases;

describe("demo cases: persons", () => {
  it("has homonyms, with and without the same birthday", () => {
    expect(persons.homonyms.map(fullName)).toEqual(["Collebianco Laura", "Collebianco Laura"]);
    expect(persons.sameNameAndBirthday).toEqual(["fontealta-marco-1968-03-02", "fontealta-marco-1968-03-02-2"]);
    expect(persons.sameNameAndBirthday.map(fullName)).toEqual(["Fontealta Marco", "Fontealta Marco"]);
  });

  it("has apostrophes and diacritics", () => {
    expect(
      [persons.apostrophe, persons.truncatedPreposition, persons.umlaut, persons.caron].map(
        (id) => person(id).familyName,
      ),
    ).toEqual(["D'Amico", "De' Rossi", "Müller", "Nikolić"]);
  });

  it("has letters without an accent to take away, a particle, common nouns and a name that is not the registered one", () => {
    const { barredD, barredL, barredO, sharpS, particle, commonNouns, nameInUse } = persons;
    expect(
      [barredD, barredL, barredO, sharpS, particle, commonNouns, nameInUse].map((id) => [id, fullName(id)]),
    ).toEqual([
      ["durdevic-milan", "Đurđević Milan"],
      ["bialowaska-ewa", "Białowąska Ewa"],
      ["sorensgard-ingrid", "Sørensgård Ingrid"],
      ["grossbach-jurgen", "Großbach Jürgen"],
      ["dal-ginepro-alvise", "dal Ginepro Alvise"],
      ["legge-grazia", "Legge Grazia"],
      ["sorgiva-bellocchi-giuseppina", "Sorgiva Pina"],
    ]);
  });

  it("has group changes in mid-term", () => {
    expect(person(persons.changedGroup).memberships[0]?.groups.map(({ group, start }) => [group, start])).toEqual([
      ["camera-tig", "2022-10-18"],
      ["camera-misto", "2026-11-17"],
    ]);
    expect(person(persons.changedGroupTwice).memberships[0]?.groups.map(({ group }) => group)).toEqual([
      "camera-eri",
      "camera-cor",
      "camera-misto",
    ]);
    expect(person(persons.changedSide).memberships[0]?.groups.map(({ group }) => group)).toEqual([
      "senato-cor-s",
      "senato-rov",
    ]);
  });

  it("has a member who resigned and a successor", () => {
    expect(person(persons.resigned).memberships[0]).toMatchObject({
      end: "2026-10-30",
      endReason: "Dimissioni",
      replacedBy: persons.replacement,
    });
    expect(person(persons.replacement).memberships[0]).toMatchObject({
      start: "2026-11-06",
      end: null,
      replaces: persons.resigned,
    });
    expect(person(persons.died)).toMatchObject({ deathDate: "2024-02-11" });
  });

  it("has one person with a mandate in each chamber", () => {
    expect(person(persons.bothChambers).memberships.map(({ branch, end }) => [branch, end])).toEqual([
      ["C", "2024-10-22"],
      ["S", null],
    ]);
  });

  it("has a life senator without election area or group", () => {
    expect(person(persons.lifeSenator).memberships[0]).toMatchObject({
      isLife: true,
      electionArea: null,
      constituency: null,
      start: "2013-08-30",
      groups: [],
    });
  });

  it("has ministers inside and outside parliament", () => {
    const rank = (id: string) =>
      demo.government.get(demoCases.governments.current)?.roles.find((role) => role.person === id)?.rank;
    expect(person(persons.ministerOutsideParliament).memberships).toEqual([]);
    expect(rank(persons.ministerOutsideParliament)).toBe("minister");
    expect(person(persons.ministerSenator).memberships).toHaveLength(1);
    expect(rank(persons.ministerSenator)).toBe("minister");
    expect(rank(persons.premier)).toBe("president");
  });

  it("has offices that sources give as a bare role and a body", () => {
    const offices = demo.government.get(demoCases.governments.current)?.roles ?? [];
    const held = (id: string) =>
      offices.filter((office) => office.person === id).map(({ role, department }) => [role, department]);
    expect(held(persons.premier)).toEqual([
      ["Presidente del Consiglio dei ministri", "Presidenza del Consiglio dei ministri"],
    ]);
    expect(held(persons.twoOffices)).toEqual([
      ["Vicepresidente del Consiglio dei ministri", "Presidenza del Consiglio dei ministri"],
      [
        "Ministra dell’agricoltura, della sovranità alimentare e delle foreste",
        "Ministero dell’agricoltura, della sovranità alimentare e delle foreste",
      ],
    ]);
    expect(offices.filter(({ department }) => department === null).map(({ role }) => role)).toEqual([
      "Ministro per i rapporti con il Parlamento",
      "Ministro per gli affari regionali e le autonomie",
    ]);
    expect(offices.map(({ role }) => role)).toEqual(
      expect.arrayContaining([
        "Sottosegretaria al Ministero dell’istruzione e del merito",
        "Sottosegretario alla Presidenza del Consiglio dei ministri",
        "Viceministro al Ministero dell’interno",
      ]),
    );
  });

  it("has a minister without a seat, without gender and party", () => {
    const id = persons.ministerWithoutGender;
    expect(person(id)).toMatchObject({ gender: null, profession: null, memberships: [] });
    const office = demo.government.get(demoCases.governments.current)?.roles.find((role) => role.person === id);
    expect(office).toMatchObject({ rank: "minister", role: "Ministro dell’interno", party: null });
  });
});

describe("demo cases: governments", () => {
  const { first, current } = demoCases.governments;
  const rolesIn = (id: string) => found(demo.government.get(id), id).roles;
  /** Seats in office of the groups that are on a side on a day. */
  const seatsOf = (side: string, branch: "C" | "S", day: string): number =>
    [...demo.person.values()]
      .flatMap(({ memberships }) => memberships)
      .filter((seat) => seat.branch === branch && covers(seat, day))
      .map((seat) => demo.group.get(seat.groups.find((period) => covers(period, day))?.group ?? ""))
      .filter((group) => group?.sides.some((period) => covers(period, day) && period.side === side)).length;

  it("has two, with six days between them", () => {
    expect([...demo.government.values()].map(({ id, name, start, end }) => [id, name, start, end])).toEqual([
      ["i-governo-bellariva-2022-10-22", "I Governo Bellariva", "2022-10-22", "2025-03-18"],
      ["ii-governo-bellariva-2025-03-24", "II Governo Bellariva", "2025-03-24", null],
    ]);
  });

  it("has the same premier, and other ministers in part", () => {
    const holders = (id: string) => new Set(rolesIn(id).map((role) => role.person));
    const [before, now] = [holders(first), holders(current)];
    expect([before, now].map((ids) => ids.has(persons.premier))).toEqual([true, true]);
    expect([before, now].map((ids) => ids.has(persons.ministerSenator))).toEqual([false, true]);
    expect([before, now].map((ids) => ids.has(persons.formerMinister))).toEqual([true, false]);
    expect(before.difference(now).size).toBeGreaterThan(10);
    expect(before.intersection(now).size).toBeGreaterThan(10);
    const tourism = rolesIn(first).filter(({ department }) => department === "Ministero del turismo");
    expect(tourism.flatMap(({ rank, start, end }) => (rank === "minister" ? [[start, end]] : []))).toEqual([
      ["2022-10-22", "2025-01-27"],
      ["2025-01-27", "2025-03-18"],
    ]);
  });

  it("has another majority with the second: Tiglio left it, Mirto came", () => {
    const majority = (day: string) =>
      [...demo.group.values()]
        .filter(
          ({ branch, sides }) => branch === "C" && sides.some((one) => covers(one, day) && one.side === "majority"),
        )
        .map(({ id }) => id)
        .toSorted();
    expect(majority("2025-03-17")).toEqual(["camera-all", "camera-gin", "camera-rov", "camera-tig"]);
    expect(majority("2025-03-20")).toEqual(["camera-all", "camera-gin", "camera-rov"]);
    expect(majority("2025-03-24")).toEqual(["camera-all", "camera-gin", "camera-mir", "camera-rov"]);
    expect(seatsOf("majority", "C", "2025-03-17")).toBeGreaterThan(260);
    expect(seatsOf("majority", "C", "2026-11-20")).toBe(235);
  });

  it("gives votes and acts to the government of their day, none to the days between", () => {
    const governmentOf = (day: string): string | null =>
      day < "2022-10-22" || (day >= "2025-03-18" && day < "2025-03-24") ? null : day < "2025-03-24" ? first : current;
    const votesOf = Map.groupBy(demo.vote.values(), ({ government }) => government);
    expect([...votesOf.keys()]).toEqual(expect.arrayContaining([first, current]));
    for (const { id, date, government } of demo.vote.values()) expect(government, id).toBe(governmentOf(date));
    for (const one of demo.act.values()) {
      const day = one.kind === "bill" ? one.presented : one.kind === "dlgs" ? one.adopted : null;
      if (day !== null) expect(one.government, one.id).toBe(governmentOf(day));
    }
  });

  it("lets the ministers of the day sign the government's bills", () => {
    for (const one of demo.act.values()) {
      if (one.kind !== "bill" || one.initiative !== "GOV" || one.government === null) continue;
      const then = rolesIn(one.government).filter((role) => covers(role, one.presented ?? ""));
      for (const { person: signer } of one.signatures)
        expect(
          then.map((role) => role.person),
          one.id,
        ).toContain(signer);
    }
  });

  it("has nobody of the first government with an office in a body or a group while it governed", () => {
    const governed = new Set(rolesIn(first).flatMap(({ person: id, end }) => (end === "2025-03-18" ? [id] : [])));
    const offices = [...demo.body.values(), ...demo.group.values()].flatMap(({ roles }) => roles);
    expect(offices.filter(({ person: id, start }) => governed.has(id) && (start ?? "") < "2025-03-18")).toEqual([]);
  });
});

describe("demo cases: groups", () => {
  it("has renamed, dissolved and side-changing groups", () => {
    expect(demo.group.get(groups.renamed)?.names.map(({ name, acronym }) => [name, acronym])).toEqual([
      ["Corbezzolo e Sorbo", "COR"],
      ["Corbezzolo", "COR"],
    ]);
    expect(demo.group.get(groups.renamedWithAcronym)?.names.map(({ acronym }) => acronym)).toEqual(["COR-S", "COR"]);
    expect(demo.group.get(groups.dissolved)?.end).toBe("2023-11-20");
    expect(demo.group.get(groups.changedSide)?.sides.map(({ side }) => side)).toEqual(["opposition", null]);
  });
});

describe("demo cases: votes", () => {
  it("has ties, which do not pass", () => {
    for (const { ayes, noes, required, outcome } of votes.tie.map(vote)) {
      expect(ayes).toBe(noes);
      expect(required).toBe((ayes ?? 0) + 1);
      expect(outcome).toBe("rejected");
    }
  });

  it("has votes decided by one vote", () => {
    for (const { ayes, noes, required, outcome } of votes.decidedByOne.map(vote)) {
      expect((ayes ?? 0) - (noes ?? 0)).toBe(1);
      expect(required).toBe(ayes);
      expect(outcome).toBe("approved");
    }
  });

  it("has secret votes without positions of members", () => {
    for (const id of votes.secret) {
      expect(vote(id).isSecret).toBe(true);
      expect(codes(id)).toContain("SEC");
      expect(codes(id)).not.toContain("AYE");
    }
  });

  it("has a vote whose positions are not published and one without totals", () => {
    expect(vote(votes.positionsNotPublished)).toMatchObject({ positionsPublished: false });
    expect(codes(votes.positionsNotPublished)).toEqual([]);
    expect(vote(votes.totalsNotPublished)).toMatchObject({ ayes: null, noes: null, required: null });
  });

  it("has totals that do not add up", () => {
    for (const id of votes.totalsDoNotAddUp)
      expect(vote(id).ayes).toBe(codes(id).filter((code) => code === "AYE").length + 3);
  });

  it("has an unknown outcome, a vote without act, a confidence vote and final ones", () => {
    expect(vote(votes.unknownOutcome)).toMatchObject({ outcome: "other", outcomeText: "Annullata per irregolarità" });
    expect(vote(votes.withoutAct).acts).toEqual([]);
    expect(vote(votes.confidence)).toMatchObject({ isConfidence: true, abstained: 0 });
    expect(vote(votes.final)).toMatchObject({
      isFinal: true,
      isKey: true,
      outcome: "approved",
      acts: [
        { kind: "bill", id: "C_2750" },
        { kind: "decree", id: "2026-155" },
      ],
    });
    expect(vote(votes.senateFinal)).toMatchObject({ isFinal: true, branch: "S" });
    expect(vote(votes.governmentBeaten)).toMatchObject({ outcome: "approved" });
  });

  it("has a vote that was annulled, and repeated at once", () => {
    expect(vote(votes.repeated)).toMatchObject({ title: vote(votes.unknownOutcome).title, number: 16 });
    expect(vote(votes.repeated).outcome).not.toBe("other");
  });

  it("approves every final vote, since a rejected bill cannot continue or become law", async () => {
    const larger = await collect(demoSource, { scale: 0.15 });
    const finals = [...larger.vote.values()].filter(({ isFinal }) => isFinal);
    expect(finals.length).toBeGreaterThan(100);
    expect(finals.filter(({ outcome }) => outcome === "rejected").map(({ id }) => id)).toEqual([]);
  });

  it("has a presiding member in every vote", () => {
    expect(demo.ballots.get(votes.vicePresided)?.find(([, code]) => code === "PRES")?.[0]).toBe(
      persons.vicepresidentSenato,
    );
    expect(demo.ballots.get(votes.senateFinal)?.find(([, code]) => code === "PRES")?.[0]).toBe(persons.presidentSenato);
  });

  it("lists nobody in the chair where the President of the Camera presides", () => {
    expect(vote(votes.final).president).toBe(persons.presidentCamera);
    expect(codes(votes.final)).not.toContain("PRES");
    expect(demo.ballots.get(votes.final)).toHaveLength(399);
  });

  it("does not count abstentions in the majority", () => {
    const { ayes, noes, abstained, voting, required } = vote(votes.final);
    expect(voting).toBe((ayes ?? 0) + (noes ?? 0));
    expect(required).toBe(Math.floor((voting ?? 0) / 2) + 1);
    const senate = vote(votes.senateFinal);
    expect(senate.voting).toBe((senate.ayes ?? 0) + (senate.noes ?? 0) + (senate.abstained ?? 0));
    expect(abstained).not.toBeNull();
  });
});

describe("demo cases: acts", () => {
  it("has bills with one to four readings", () => {
    expect(
      [bills.oneReading, bills.twoReadings, bills.threeReadings, bills.fourReadings].map((id) =>
        bill(id).readings.map(({ identifier }) => identifier),
      ),
    ).toEqual([
      ["C.2336"],
      ["C.1805", "S.1601"],
      ["C.1742", "S.1520", "C.1742-B"],
      ["C.976", "S.1009", "C.976-B", "S.1009-B"],
    ]);
    expect(bill(bills.fourReadings).aliases).toEqual(["S_1009", "C_976-B", "S_1009-B"]);
  });

  it("has bills that were absorbed, withdrawn, rejected, and laws", () => {
    expect(bill(bills.absorbed)).toMatchObject({
      phase: "rejected",
      status: "Assorbito",
      related: [{ relation: "absorbed_by", act: { kind: "bill", id: "C_1805" } }],
    });
    expect(bill(bills.withdrawn).status).toBe("Ritirato");
    expect(bill(bills.rejected).status).toBe("Respinto");
    expect(bill(bills.law)).toMatchObject({ phase: "is_law", law: { number: "171" } });
    expect(bill(bills.conversionUnderWay)).toMatchObject({ phase: "one_branch", converts: "2026-155" });
    expect([bills.popular, bills.regional, bills.cnel].map((id) => bill(id).initiative)).toEqual([
      "POP",
      "REG",
      "CNEL",
    ]);
  });

  it("has a title of 700 characters and one with entities and a script", () => {
    expect(bill(bills.longTitle).title.length).toBeGreaterThanOrEqual(700);
    expect(vote(votes.longTitle).title.length).toBeGreaterThanOrEqual(700);
    expect(bill(bills.hostileTitle).title).toContain('<script>alert("Emiciclo")</script>');
    expect(bill(bills.hostileTitle).title).toContain("&amp;");
  });

  it("has decree-laws in conversion, converted and lapsed", () => {
    expect(
      [decrees.inConversion, decrees.aboutToLapse, decrees.justPublished, decrees.lapsed, decrees.converted]
        .map((id) => act(`decree/${id}`))
        .map((record) => ("status" in record ? record.status : null)),
    ).toEqual(["in_conversion", "in_conversion", "in_conversion", "lapsed", "converted"]);
    const converted = act(`decree/${decrees.converted}`);
    expect(converted.kind === "decree" && converted.conversionLaw !== null && converted.conversionBills.length).toBe(1);
  });

  it("has legislative decrees and implementing decrees in every state", () => {
    expect(act(`dlgs/${legislativeDecrees.delegated}`).kind).toBe("dlgs");
    const states = [
      implementingDecrees.adopted,
      implementingDecrees.late,
      implementingDecrees.overdue,
      implementingDecrees.withoutPolicy,
    ].map((id) => act(`datt/${id}`));
    expect(states.map((record) => ("status" in record ? record.status : null))).toEqual([
      "adopted",
      "adopted_late",
      "not_adopted",
      "not_adopted",
    ]);
    expect(act(`datt/${implementingDecrees.withoutPolicy}`)).toMatchObject({ policy: null, deadline: null });
  });
});
