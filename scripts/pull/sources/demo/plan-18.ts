/** Three governments with three majorities: Rovere is in government, in the opposition, and in government again. */
import type { Branch } from "#src/domain/codes.ts";
import {
  type GroupPlan,
  type LaterGroup,
  planGroup,
  planLaterGroup,
  type Stance,
  type Stances,
  stancesFrom,
} from "./group-plans.ts";
import { namedPeople, type NamedPerson, type NamedSeat, toNamedPerson } from "./named-people.ts";
import type { Plan } from "./plan.ts";

const groupsFormed = "2018-03-27";

type Later = Omit<NamedSeat, "branch" | "group" | "area">;
const seat = (branch: Branch, group: string | null, area: string | null, later: Later = {}): NamedSeat => ({
  ...{ branch, group, area },
  ...later,
});
/** Somebody of the nineteenth legislature who had this seat in the eighteenth. */
const before = (person: NamedPerson, ...seats: readonly NamedSeat[]): NamedPerson => ({ ...person, seats });

/** Hand-written people by role: some of the nineteenth legislature, with other parts, and a few of their own. */
const people = {
  presidentCamera: before(namedPeople.vicepresidentCamera, seat("C", "TIG", "campania")),
  presidentSenato: before(namedPeople.presidentSenato, seat("S", "ALL", "lombardia")),
  vicepresidentCamera: toNamedPerson("Querceti, Lorenza", "F 1958-02-11", [seat("C", "ROV", "veneto")]),
  vicepresidentSenato: before(namedPeople.vicepresidentSenato, seat("S", "SAL", "toscana")),
  deputy: before(namedPeople.deputy, seat("C", "SAL", "emilia-romagna")),
  ministerDeputy: before(namedPeople.ministerDeputy, seat("C", "ROV", "lombardia")),
  ministerSenator: toNamedPerson("Ghirlandai, Piero", "M 1962-08-08", [seat("S", "TIG", "puglia")]),
  ministerOutside: toNamedPerson("Vetrai, Emilia", "F 1955-03-19", []),
  secondMinisterOutside: before(namedPeople.secondMinisterOutside),
  firstPremier: before(namedPeople.ministerOutside),
  lastPremier: toNamedPerson("Campanari, Leandro", "M 1949-10-07", []),
  opposition: before(namedPeople.premier, seat("C", "GIN", "lazio")),
  senatorThen: before(namedPeople.ministerSenator, seat("S", "GIN", "piemonte")),
  deputyThen: before(namedPeople.homonymSenato, seat("C", "TIG", "sicilia")),
  changedGroupTwice: before(
    namedPeople.rebel,
    seat("C", "TIG", "campania", {
      moves: [
        ["MISTO", "2019-12-12"],
        ["ROV", "2021-02-18"],
      ],
    }),
  ),
  died: before(
    toNamedPerson("Lanterni, Osvaldo", "M 1944-05-05", [], { deathDate: "2020-09-28" }),
    seat("S", "SAL", "umbria", { end: "2020-09-29", endReason: "Decesso" }),
  ),
  lifeSenator: namedPeople.lifeSenator,
  lifeSenatorMixed: namedPeople.lifeSenatorMixed,
  lifeSenatorMixedSecond: namedPeople.lifeSenatorMixedSecond,
  lifeSenatorAutonomies: namedPeople.lifeSenatorAutonomies,
  lifeSenatorAutonomiesSecond: namedPeople.lifeSenatorAutonomiesSecond,
} as const satisfies Record<string, NamedPerson>;

/** After each of them some days without a government; so were the first weeks of the legislature. */
const governments = [
  {
    ...{ id: "i-governo-orafini-2018-06-01", name: "I Governo Orafini" },
    ...{ start: "2018-06-01", deputiesStart: "2018-06-13", end: "2019-08-28" },
    premier: people.firstPremier,
  },
  {
    ...{ id: "ii-governo-orafini-2019-09-10", name: "II Governo Orafini" },
    ...{ start: "2019-09-10", deputiesStart: "2019-09-16", end: "2021-01-27" },
    premier: people.firstPremier,
  },
  {
    ...{ id: "i-governo-campanari-2021-02-15", name: "I Governo Campanari" },
    ...{ start: "2021-02-15", deputiesStart: "2021-03-01", end: null },
    premier: people.lastPremier,
  },
] as const;

/** Attitudes under the governments. Without a government nobody supports one. */
function under(...stances: readonly [Stance, Stance, Stance]): Stances {
  const changes = governments.flatMap(({ start, end }, index) => {
    const after = end === null ? [] : [[end, "none"] as const];
    return [[start, stances[index] ?? "none"] as const, ...after];
  });
  return stancesFrom([[groupsFormed, "none"], ...changes]);
}

const families = (branch: Branch): GroupPlan[] => {
  const of = (C: number, S: number) => (branch === "C" ? C : S);
  const [tiglio, rovere] = [
    under("government", "government", "government"),
    under("government", "critic", "government"),
  ];
  const [salvia, alloro] = [under("critic", "government", "government"), under("ally", "critic", "government")];
  return [
    planGroup(branch, ["TIG", "Tiglio", "#D94F70"], tiglio, of(214, 104), [71.2, 12.4, 0.9]),
    planGroup(branch, ["ROV", "Rovere", "#7A5230"], rovere, of(131, 62), [68.1, 14.2, 0.4]),
    planGroup(branch, ["SAL", "Salvia", "#8FB996"], salvia, of(118, 50), [74.6, 9.1, 0.5]),
    planGroup(branch, ["ALL", "Alloro", "#1E7A5A"], alloro, of(78, 52), [55.3, 15.0, 1.1]),
    planGroup(branch, ["GIN", "Ginestra", "#F2C200"], under("ally", "critic", "critic"), of(36, 20), [70.4, 8.8, 0.3]),
  ];
};
const felce = under("critic", "government", "critic");
const mixed = (branch: Branch, seats: number): GroupPlan =>
  planGroup(branch, ["MISTO", "Misto", "#989898"], stancesFrom([[groupsFormed, "mixed"]]), seats, [58, 13, 0]);

/** Since the foundation. */
const since = (day: string, stances: Stances): Stances =>
  stances.filter(({ end }) => end === null || end > day).map((one) => (one.start < day ? { ...one, start: day } : one));

/** Corbezzolo leaves Salvia under the second government, Pioppo Tiglio in the last year. */
function later(branch: Branch, corbezzolo: number, pioppo: number): LaterGroup[] {
  const [split, last] = ["2019-09-18", "2022-06-22"];
  const supports = under("critic", "government", "government");
  const from = branch === "C" ? "camera" : "senato";
  return [
    planLaterGroup(
      ...([branch, ["COR", "Corbezzolo", "#E4572E"], split, { from: `${from}-sal`, founders: corbezzolo }] as const),
      since(split, supports),
    ),
    planLaterGroup(
      ...([branch, ["PIO", "Pioppo", "#4F7942"], last, { from: `${from}-tig`, founders: pioppo }] as const),
      since(last, supports),
    ),
  ];
}

export const eighteenth: Plan = {
  ...{ salt: 1, hasNamedCases: false, hasColleges: false },
  ...{ today: "2022-10-31", lastDay: "2022-08-05", groupsFormed, governments },
  ended: { mandates: "2022-10-13", government: "2022-10-22" },
  lastSitting: { C: { number: 737, date: "2022-08-04" }, S: { number: 461, date: "2022-08-04" } },
  unreadSitting: null,
  trueVotes: { C: 15_000, S: 9_000 },
  fixedVotes: { C: {}, S: {} },
  votesAfter: "2018-04-10",
  firstVotes: { C: "2018-03-23", S: "2018-03-23" },
  dense: [
    ["2018-05-02", "2018-06-20"],
    ["2019-07-15", "2019-10-05"],
    ["2021-01-20", "2021-03-05"],
  ],
  seatsByArea: {
    ...{ piemonte: [45, 22], "valle-d-aosta": [1, 1], lombardia: [102, 49], "trentino-alto-adige": [11, 7] },
    ...{ veneto: [50, 24], "friuli-venezia-giulia": [13, 7], liguria: [16, 8], "emilia-romagna": [45, 22] },
    ...{ toscana: [38, 18], umbria: [9, 7], marche: [16, 8], lazio: [58, 28], abruzzo: [14, 7], molise: [3, 2] },
    ...{ campania: [60, 29], puglia: [42, 20], basilicata: [6, 7], calabria: [20, 10], sicilia: [52, 25] },
    ...{ sardegna: [17, 8], europa: [5, 2], "america-meridionale": [4, 2] },
    ...{ "america-settentrionale-e-centrale": [2, 1], "africa-asia-oceania-antartide": [1, 1] },
  },
  lastBirthday: { C: "1990-12-31", S: "1978-03-04" },
  changers: { C: 170, S: 90 },
  changes: ["2018-06-20", "2022-07-20"],
  departures: ["2018-07-10", "2022-04-30"],
  ownSides: governments,
  groups: [
    ...[...families("C"), planGroup("C", ["FEL", "Felce", "#66FF3F"], felce, 12, [75.0, 9.0, 0.8]), mixed("C", 41)],
    ...families("S"),
    planGroup("S", ["AUT", "Autonomie alpine", "#2E9CCA"], under("ally", "government", "government"), 8, [66, 14, 1.5]),
    mixed("S", 23),
  ],
  laterGroups: [...later("C", 28, 50), ...later("S", 14, 10)],
  newPresidents: "2020-05-13",
  bodies: {
    ...{ formed: "2018-06-21", renewed: "2020-07-29", special: "2018-11-14", delegations: "2018-07-05" },
    ...{ presidencies: "2018-03-28", presidents: { C: "2018-03-24", S: "2018-03-24" } },
  },
  bills: { lastNumber: { C: 3719, S: 2708 }, lastPresented: "2022-04-30" },
  lastDecree: "2022-05-30",
  legislativeDecrees: ["2018-11-02", "2022-07-29"],
  people: Object.values(people),
  cast: people,
};
