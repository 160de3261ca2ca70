import type { Government, Person } from "#src/domain/records.ts";
import { namedPeople } from "./named-people.ts";
import { groupPlans } from "./groups.ts";
import { covers, form, groupOn } from "./people.ts";
import { demoSources, groupsFormed } from "./calendar.ts";
import { Random } from "./random.ts";

export const governmentId = "i-governo-bellariva-2022-10-22";
export const governmentStart = "2022-10-22";

type GovernmentRole = Government["roles"][number];

const presidency = "Presidenza del Consiglio dei ministri";
const ministries = [
  ["degli affari esteri e della cooperazione internazionale", "Ministero degli affari esteri"],
  ["dell’interno", "Ministero dell’interno"],
  ["della giustizia", "Ministero della giustizia"],
  ["della difesa", "Ministero della difesa"],
  ["dell’ambiente e della sicurezza energetica", "Ministero dell’ambiente"],
  ["delle infrastrutture e dei trasporti", "Ministero delle infrastrutture e dei trasporti"],
  ["del lavoro e delle politiche sociali", "Ministero del lavoro"],
  ["dell’istruzione e del merito", "Ministero dell’istruzione"],
  ["della salute", "Ministero della salute"],
  ["del turismo", "Ministero del turismo"],
  ["per i rapporti con il Parlamento", presidency],
  ["per gli affari regionali e le autonomie", presidency],
] as const;

/** The ministry that got a new minister, and the day of the change. */
const [reshuffled, reshuffle] = [ministries[9], "2025-01-27"];
/** Deputy ministers and undersecretaries are sworn in later than ministers. */
const deputiesStart = "2022-11-02";

export const departments: readonly string[] = [
  ...new Set(["Ministero dell’economia e delle finanze", ...ministries.map(([, department]) => department)]),
];

interface Office {
  readonly rank: GovernmentRole["rank"];
  readonly title: string;
  readonly department: string | null;
  readonly start?: string;
  readonly end?: string;
}

function role(person: Person, office: Office): GovernmentRole {
  const { rank, title, department, start = governmentStart, end = null } = office;
  const seat = person.memberships.find((membership) => covers(membership, start));
  const group = seat === undefined ? null : groupOn(seat, groupsFormed);
  const party = groupPlans.find((plan) => plan.id === group)?.names.at(-1)?.name ?? null;
  return { person: person.id, rank, role: title, department, party, start, end };
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
 * Offices of the hand-written people: premier, vice-premier, ministers inside and outside parliament, a former
 * minister.
 */
function namedRoles(people: readonly Person[]): GovernmentRole[] {
  const byId = new Map(people.map((person) => [person.id, person]));
  const named = ({ id }: { readonly id: string }): Person => {
    const person = byId.get(id);
    if (person === undefined) throw new RangeError(`no person ${id}`);
    return person;
  };
  const council = "del Consiglio dei ministri";
  const treasury = ["dell’economia e delle finanze", "Ministero dell’economia e delle finanze"] as const;
  return [
    role(named(namedPeople.premier), { rank: "president", title: `Presidente ${council}`, department: presidency }),
    role(named(namedPeople.ministerDeputy), {
      ...{ rank: "vice_president", title: `Vicepresidente ${council}`, department: presidency },
    }),
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

type Ministry = readonly [subject: string, department: string];

function minister(person: Person, [subject, department]: Ministry, start?: string, end?: string): GovernmentRole {
  const title = `${form(person, "Ministro", "Ministra")} ${subject}`;
  return role(person, { rank: "minister", title, department, ...(start && { start }), ...(end && { end }) });
}

/** At each ministry a deputy minister or an undersecretary, at some two. */
function deputies(next: () => Person, random: Random): GovernmentRole[] {
  return ministries.flatMap(([subject, department]) => {
    const at = `di Stato ${department === presidency ? "alla" : "al"} ${department}`;
    const titles = [
      ["deputy_minister", "Viceministro", "Viceministra", subject],
      ["undersecretary", "Sottosegretario", "Sottosegretaria", at],
    ] as const;
    return random.sample(titles, random.int(1, 2)).map(([rank, masculine, feminine, where]) => {
      const person = next();
      return role(person, {
        rank,
        title: `${form(person, masculine, feminine)} ${where}`,
        department,
        start: deputiesStart,
      });
    });
  });
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
