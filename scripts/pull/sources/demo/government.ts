import { departmentName, governmentTitle } from "#src/domain/government-title.ts";
import type { Government, Person } from "#src/domain/records.ts";
import { namedPeople } from "./named-people.ts";
import { groupPlans, stanceOn } from "./groups.ts";
import { covers, form, groupOn } from "./people.ts";
import { demoSources, firstGovernment, groupsFormed, secondGovernment } from "./calendar.ts";
import { Random } from "./random.ts";

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

/** The ministry that got a new minister in the first government, and the day of the change. */
const [reshuffled, reshuffle] = [ministries[9], "2025-01-27"];

/** Where deputies of a minister work: those without portfolio have no ministry. */
const placeOf = (body: string): string => (departmentName(body) === null ? council : body);

export const departments: readonly string[] = [
  ...new Set([treasury, ...ministries.map(placeOf)].map((body) => departmentName(body) ?? body)),
];

/** An office: its role, bare, in the masculine and the feminine form, and its body, as sources write them. */
interface Post {
  readonly rank: GovernmentRole["rank"];
  readonly roles: readonly [masculine: string, feminine: string];
  readonly body: string;
}

const president: Post = { rank: "president", roles: ["Presidente", "Presidente"], body: council };
const vicepresident: Post = { rank: "vice_president", roles: ["Vicepresidente", "Vicepresidente"], body: council };
const minister = (body: string): Post => ({ rank: "minister", roles: ["Ministro", "Ministra"], body });
const deputy = (body: string): Post => ({ rank: "deputy_minister", roles: ["Viceministro", "Viceministra"], body });
const undersecretary = (body: string): Post => ({
  ...{ rank: "undersecretary", roles: ["Sottosegretario", "Sottosegretaria"], body },
});
const agriculture = minister("Ministero dell’agricoltura, della sovranità alimentare e delle foreste");

/** A post and who holds it. */
interface Holder {
  readonly post: Post;
  readonly person: Person;
  readonly start?: string;
  readonly end?: string;
}

type Term = typeof firstGovernment | typeof secondGovernment;

export function toGovernment(term: Term, holders: readonly Holder[]): Government {
  const { id, name, start, end } = term;
  return { id, aliases: [], name, start, end, roles: holders.map((one) => toRole(term, one)), sources: demoSources };
}

/** Deputy ministers and undersecretaries are sworn in later than ministers. */
function toRole(term: Term, { post: { rank, roles, body }, person, ...days }: Holder): GovernmentRole {
  const isDeputy = rank === "deputy_minister" || rank === "undersecretary";
  const { start = isDeputy ? term.deputiesStart : term.start, end = term.end } = days;
  const seat = person.memberships.find((membership) => covers(membership, start));
  const group = seat === undefined ? null : groupOn(seat, groupsFormed);
  const party = groupPlans.find((plan) => plan.id === group)?.names.at(-1)?.name ?? null;
  const named = { role: governmentTitle(form(person, ...roles), body), department: departmentName(body) };
  return { person: person.id, rank, ...named, party, start, end };
}

const personNamed = (people: readonly Person[], { id }: { readonly id: string }): Person => {
  const person = people.find((one) => one.id === id);
  if (person === undefined) throw new RangeError(`no person ${id}`);
  return person;
};

/** Draws members without putting them back. */
function drawer(random: Random, people: readonly Person[]): () => Person {
  const pool = random.shuffle(people);
  return () => {
    const person = pool.pop();
    if (person === undefined) throw new RangeError("no member left for the government");
    return person;
  };
}

/**
 * Holders of the second government, in office: premier, vice-premier with a ministry, ministers from inside and outside
 * parliament, deputy ministers, undersecretaries.
 */
export function drawHolders(seed: number, people: readonly Person[]): Holder[] {
  const random = Random.stream(seed, "government");
  const next = drawer(
    random,
    people.filter((person) => isEligible(person, secondGovernment.start)),
  );
  const named = (one: { readonly id: string }, post: Post) => ({ post, person: personNamed(people, one) });
  return [
    named(namedPeople.premier, president),
    named(namedPeople.ministerDeputy, vicepresident),
    named(namedPeople.ministerDeputy, agriculture),
    named(namedPeople.ministerOutside, minister(treasury)),
    named(namedPeople.ministerSenator, minister(ministries[0])),
    named(namedPeople.secondMinisterOutside, minister(ministries[1])),
    ...ministries.slice(2).map((body) => ({ post: minister(body), person: next() })),
    ...deputies(next, random),
  ];
}

/** At each ministry a deputy minister or an undersecretary, at some two; undersecretaries alone at the presidency. */
function deputies(next: () => Person, random: Random): Holder[] {
  const posts = [deputy, undersecretary] as const;
  return ministries.map(placeOf).flatMap((body) =>
    random.sample(posts, random.int(1, 2)).map((post) => ({
      post: (body === council ? undersecretary : post)(body),
      person: next(),
    })),
  );
}

/**
 * Both governments, in order of time. The first had the same premier and another vice-premier; of its other members,
 * those with a seat, about half stayed. One ministry changed hands.
 *
 * @param isFree whether a member had no other office then
 */
export function buildGovernments(
  seed: number,
  people: readonly Person[],
  holders: readonly Holder[],
  isFree: (person: string) => boolean,
): readonly [Government, Government] {
  const random = Random.stream(seed, "first government");
  const taken = new Set(holders.map(({ person }) => person.id));
  const next = drawer(
    random,
    people.filter(({ id }) => !taken.has(id) && isFree(id)).filter((person) => isEligible(person, groupsFormed)),
  );
  const vice = next();
  const former = personNamed(people, namedPeople.formerMinister);
  const stays: ReadonlySet<string> = new Set(
    [namedPeople.premier, namedPeople.ministerOutside, namedPeople.secondMinisterOutside].map(({ id }) => id),
  );
  const first = holders.flatMap(({ post, person }): Holder[] => {
    if (post === vicepresident || post === agriculture) return [{ post, person: vice }];
    if (post.rank === "minister" && post.body === reshuffled)
      return [
        { post, person: former, end: reshuffle },
        { post, person: next(), start: reshuffle },
      ];
    const isOther = person.id === namedPeople.ministerSenator.id || random.chance(0.5);
    return [{ post, person: isOther && !stays.has(person.id) ? next() : person }];
  });
  return [toGovernment(firstGovernment, first), toGovernment(secondGovernment, holders)];
}

const namedIds: ReadonlySet<string> = new Set(Object.values(namedPeople).map(({ id }) => id));

/** True for members since the opening, in a group that supports the government of a day, who are not hand-written. */
function isEligible(person: Person, day: string): boolean {
  const seat = person.memberships[0];
  const group = groupPlans.find(({ id }) => id === seat?.groups[0]?.group);
  return (
    seat !== undefined &&
    group !== undefined &&
    !namedIds.has(person.id) &&
    seat.end === null &&
    seat.replaces === null &&
    seat.groups.length === 1 &&
    stanceOn(group, day) === "government"
  );
}
