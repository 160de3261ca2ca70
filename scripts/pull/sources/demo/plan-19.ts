import type { Branch } from "#src/domain/codes.ts";
import {
  chamberFolder,
  type GroupPlan,
  planGroup,
  planLaterGroup,
  type Stance,
  type Stances,
  stancesFrom,
} from "./group-plans.ts";
import { dissolutionDay, namedPeople } from "./named-people.ts";
import type { Plan } from "./plan.ts";

const groupsFormed = "2022-10-18";

/** The two governments: between them a few days without one. */
const governments = [
  {
    ...{ id: "i-governo-bellariva-2022-10-22", name: "I Governo Bellariva" },
    ...{ start: "2022-10-22", deputiesStart: "2022-11-02", end: "2025-03-18" },
    premier: namedPeople.premier,
    reshuffle: { former: namedPeople.formerMinister, day: "2025-01-27" },
  },
  {
    ...{ id: "ii-governo-bellariva-2025-03-24", name: "II Governo Bellariva" },
    ...{ start: "2025-03-24", deputiesStart: "2025-03-31", end: null },
    premier: namedPeople.premier,
  },
] as const;
const [first, second] = governments;

/** Day on which Corbezzolo e Sorbo was renamed Corbezzolo (in the Senate with a new acronym). */
const renameDay = "2024-03-14";

const always = (stance: Stance): Stances => stancesFrom([[groupsFormed, stance]]);

/** Corbezzolo keeps its first acronym in the id, as the pull from a source would. */
const renamed = (branch: Branch): Partial<GroupPlan> => {
  const acronym = branch === "S" ? "COR-S" : "COR";
  return {
    id: `${chamberFolder[branch]}-${acronym.toLowerCase()}`,
    names: [
      { name: "Corbezzolo e Sorbo", acronym, start: groupsFormed, end: renameDay },
      { name: "Corbezzolo", acronym: "COR", start: renameDay, end: null },
    ],
  };
};

/** Parties with a group in both chambers. */
const families = (branch: Branch): GroupPlan[] => {
  const of = (C: number, S: number) => (branch === "C" ? C : S);
  const changed = (before: Stance, day: string, after: Stance) =>
    stancesFrom([
      [groupsFormed, before],
      [day, after],
    ]);
  const mirto = changed("critic", second.start, "government");
  const tiglio = changed("government", first.end, "critic");
  return [
    planGroup(branch, ["GIN", "Ginestra", "#F2C200"], always("government"), of(117, 62), [70.0, 19.7, 0.12]),
    planGroup(branch, ["ROV", "Rovere", "#7A5230"], always("government"), of(57, 29), [61.5, 20.9, 0.55]),
    planGroup(branch, ["ALL", "Alloro", "#1E7A5A"], always("government"), of(52, 20), [58.4, 18.8, 0.94]),
    planGroup(branch, ["MIR", "Mirto", "#3D4FA0"], mirto, of(9, 6), [45.3, 31.3, 0.72]),
    planGroup(branch, ["SAL", "Salvia", "#8FB996"], always("critic"), of(69, 36), [73.4, 6.2, 0.3]),
    planGroup(branch, ["TIG", "Tiglio", "#D94F70"], tiglio, of(48, 26), [68.5, 8.7, 0.25]),
    planGroup(branch, ["COR", "Corbezzolo", "#E4572E"], always("ally"), of(11, 6), [60.5, 16.7, 7.6], renamed(branch)),
    planGroup(branch, ["FEL", "Felce", "#66FF3F"], always("critic"), of(10, 6), [78.8, 8.9, 0.34]),
  ];
};
const mixed = (branch: Branch, seats: number): GroupPlan =>
  planGroup(branch, ["MISTO", "Misto", "#989898"], always("mixed"), seats, [60, 12, 0]);
const autonomies = planGroup("S", ["AUT", "Autonomie alpine", "#2E9CCA"], always("ally"), 6, [66, 14, 1.5], {
  sides: [
    { side: "opposition", start: groupsFormed, end: "2025-01-15" },
    { side: null, start: "2025-01-15", end: null },
  ],
});
/** Dissolved in mid-term: its members moved to Corbezzolo and to Misto. */
const dissolved = { start: groupsFormed, end: dissolutionDay };
const erica = planGroup("C", ["ERI", "Erica", "#B05FA5"], always("ally"), 0, [62, 15, 3], {
  ...dissolved,
  names: [{ name: "Erica", acronym: "ERI", ...dissolved }],
  sides: [{ side: "opposition", ...dissolved }],
});

const critic = (start: string): Stances => stancesFrom([[start, "critic"]]);
/** The last one is of a chamber that has held no vote of confidence since. */
const laterGroups = [
  planLaterGroup(
    ...(["C", ["ONT", "Ontano", "#3C7FD0"], "2025-06-17"] as const),
    { from: "camera-sal", founders: 12 },
    critic("2025-06-17"),
  ),
  planLaterGroup(
    ...(["S", ["FET", "Felce e Timo", "#66FF3F"], "2025-10-01"] as const),
    { from: "senato-fel", founders: null },
    critic("2025-10-01"),
  ),
  planLaterGroup("S", ["LAV", "Lavanda", "#9C7BC8"], "2026-11-03", { from: "senato-rov", founders: 6 }),
];

const unreadSitting = { branch: "S", number: 403, date: "2026-11-19", votes: 5 } as const;

export const nineteenth: Plan = {
  ...{ salt: 0, hasNamedCases: true, hasColleges: true },
  ...{ today: "2026-11-20", lastDay: "2026-11-20", ended: null, groupsFormed, governments },
  lastSitting: { C: { number: 641, date: "2026-11-19" }, S: { number: 402, date: "2026-11-18" } },
  unreadSitting,
  trueVotes: { C: 19_800, S: 8_300 },
  fixedVotes: { C: { 641: 44, 640: 33 }, S: { 402: 18, 401: 24 } },
  votesAfter: "2022-10-27",
  // The Senate votes from the second year on.
  firstVotes: { C: "2022-10-13", S: "2023-01-01" },
  dense: [],
  seatsByArea: {
    ...{ piemonte: [29, 14], "valle-d-aosta": [1, 1], lombardia: [64, 31], "trentino-alto-adige": [7, 6] },
    ...{ veneto: [32, 16], "friuli-venezia-giulia": [8, 4], liguria: [10, 5], "emilia-romagna": [29, 14] },
    ...{ toscana: [24, 12], umbria: [6, 3], marche: [10, 5], lazio: [36, 18], abruzzo: [9, 4], molise: [2, 2] },
    ...{ campania: [38, 18], puglia: [27, 13], basilicata: [4, 3], calabria: [13, 6], sicilia: [32, 16] },
    ...{ sardegna: [11, 5], europa: [3, 1], "america-meridionale": [2, 1] },
    ...{ "america-settentrionale-e-centrale": [2, 1], "africa-asia-oceania-antartide": [1, 1] },
  },
  lastBirthday: { C: "1994-12-31", S: "1982-09-25" },
  changers: { C: 30, S: 30 },
  changes: ["2022-12-01", "2026-10-30"],
  departures: ["2023-01-20", "2026-06-30"],
  ownSides: [{ start: null, end: null }],
  groups: [...families("C"), ...[mixed("C", 27), erica], ...families("S"), ...[autonomies, mixed("S", 7)]],
  laterGroups,
  newPresidents: "2025-03-12",
  bodies: {
    ...{ formed: "2022-11-09", renewed: "2024-12-04", special: "2023-05-02", delegations: "2023-01-24" },
    ...{ presidencies: "2022-10-19", presidents: { C: "2022-10-14", S: "2022-10-13" } },
  },
  bills: { lastNumber: { C: 2798, S: 1894 }, lastPresented: "2026-05-30" },
  lastDecree: "2026-08-30",
  legislativeDecrees: ["2023-02-01", "2026-10-30"],
  people: Object.values(namedPeople),
  cast: namedPeople,
};
