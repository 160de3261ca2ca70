import { departmentName, governmentTitle } from "#src/domain/government-title.ts";
import type { Government, Person } from "#src/domain/records.ts";
import { namedPeople } from "./named-people.ts";
import { groupPlans } from "./groups.ts";
import { covers, form, groupOn } from "./people.ts";
import { demoSources, groupsFormed } from "./calendar.ts";
import { Random } from "./random.ts";

export const governmentId = "i-governo-bellariva-2022-10-22";
export const governmentStart = "2022-10-22";

type GovernmentRole = Government["roles"][number];

/** Bodies as the sources write them: one in capitals, one with its acronym, titles of ministers without portfolio. */
const council = "PRESIDENZA DEL CONSIGLIO DEI MINISTRI";
const treasury = "Ministero dell’economia e delle finanze";
const ministries = [
  "Ministero degli affari esteri e della cooperazione internazionale",
  "Ministero dell’interno",
  "Ministero della giustizia",
  "Ministero della difesa",
  "Ministero dell’ambiente e della sicurezza energetica",
  "Ministero delle infrastrutture e dei trasporti",
  "Ministero del lavoro e delle politiche sociali",
  "Ministero dell’istruzione e del merito - MIM",
  "Ministero della salute",
  "Ministero del turismo",
  "Ministro per i rapporti con il Parlamento",
  "Ministro per gli affari regionali e le autonomie",
] as const;

/** The ministry that got a new minister, and the day of the change. */
const [reshuffled, reshuffle] = [ministries[9], "2025-01-27"];
/** Deputy ministers and undersecretaries are sworn in later than ministers. */
const deputiesStart = "2022-11-02";

/** Where deputies of a minister work: those without portfolio have no ministry. */
const placeOf = (body: string): string => (departmentName(body) === null ? council : body);

export const departments: readonly string[] = [
  ...new Set([treasury, ...ministries.map(placeOf)].map((body) => departmentName(body) ?? body)),
];

interface Office {
  readonly rank: GovernmentRole["rank"];
  /** Bare, as sources write it. */
  readonly role: string;
  readonly body: string;
  readonly start?: string;
  readonly end?: string;
}

function toRole(person: Person, office: Office): GovernmentRole {
  const { rank, role, body, start = governmentStart, end = null } = office;
  const seat = person.memberships.find((membership) => covers(membership, start));
  const group = seat === undefined ? null : groupOn(seat, groupsFormed);
  const party = groupPlans.find((plan) => plan.id === group)?.names.at(-1)?.name ?? null;
  const named = { role: governmentTitle(role, body), department: departmentName(body) };
  return { person: person.id, rank, ...named, party, start, end };
}

/**
 * The only government: premier, vice-premier, ministers from inside and outside parliament, deputy ministers,
 * undersecretaries; one reshuffle.
 */
export function buildGovernment(seed: number, people: readonly Person[]): Government {
  const random = Random.stream(seed, "government");
  const pool = random.shuffle(people.filter((person) => isEligible(person)));
  const next = (): Person => {
    const person = pool.pop();
    if (person === undefined) throw new RangeError("no member left for the government");
    return person;
  };
  return {
    id: governmentId,
    aliases: [],
    name: "I Governo Bellariva",
    start: governmentStart,
    end: null,
    roles: [...namedRoles(people), ...otherMinisters(next), ...deputies(next, random)],
    sources: demoSources,
  };
}

/**
 * Offices of the hand-written people: premier, vice-premier with a ministry, ministers inside and outside parliament, a
 * former minister.
 */
function namedRoles(people: readonly Person[]): GovernmentRole[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const named = ({ id }: { readonly id: string }): Person => {
    const person = byId.get(id);
    if (person === undefined) throw new RangeError(`no person ${id}`);
    return person;
  };
  const vice = named(namedPeople.ministerDeputy);
  return [
    toRole(named(namedPeople.premier), { rank: "president", role: "Presidente", body: council }),
    toRole(vice, { rank: "vice_president", role: "Vicepresidente", body: council }),
    minister(vice, "Ministero dell’agricoltura, della sovranità alimentare e delle foreste"),
    minister(named(namedPeople.ministerOutside), treasury),
    minister(named(namedPeople.ministerSenator), ministries[0]),
    minister(named(namedPeople.secondMinisterOutside), ministries[1]),
    minister(named(namedPeople.formerMinister), reshuffled, governmentStart, reshuffle),
  ];
}

/** Ministers of the ministries not assigned to hand-written people. */
function otherMinisters(next: () => Person): GovernmentRole[] {
  return ministries
    .slice(2)
    .map((ministry) => minister(next(), ministry, ministry === reshuffled ? reshuffle : governmentStart));
}

function minister(person: Person, body: string, start?: string, end?: string): GovernmentRole {
  const role = form(person, "Ministro", "Ministra");
  return toRole(person, { rank: "minister", role, body, ...(start && { start }), ...(end && { end }) });
}

/** At each ministry a deputy minister or an undersecretary, at some two; undersecretaries alone at the presidency. */
function deputies(next: () => Person, random: Random): GovernmentRole[] {
  const offices = [
    ["deputy_minister", "Viceministro", "Viceministra"],
    ["undersecretary", "Sottosegretario", "Sottosegretaria"],
  ] as const;
  return ministries.map(placeOf).flatMap((body) =>
    random.sample(offices, random.int(1, 2)).map((drawn) => {
      const [rank, masculine, feminine] = body === council ? offices[1] : drawn;
      const person = next();
      return toRole(person, { rank, role: form(person, masculine, feminine), body, start: deputiesStart });
    }),
  );
}

const namedIds: ReadonlySet<string> = new Set(Object.values(namedPeople).map(({ id }) => id));
const governing: ReadonlySet<string> = new Set(
  groupPlans.filter((plan) => plan.stance === "government").map(({ id }) => id),
);

/** True for members since the opening, in a group that supports the government, who are not hand-written. */
function isEligible(person: Person): boolean {
  const seat = person.memberships[0];
  return (
    seat !== undefined &&
    !namedIds.has(person.id) &&
    seat.end === null &&
    seat.replaces === null &&
    seat.groups.length === 1 &&
    governing.has(seat.groups[0]?.group ?? "")
  );
}
