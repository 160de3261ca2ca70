import { departmentName, governmentTitle } from "#src/domain/government-title.ts";
import type { Government, Person } from "#src/domain/records.ts";
import { stanceOn } from "./groups.ts";
import { covers, form, groupOn } from "./people.ts";
import { demoSources } from "./calendar.ts";
import { plan, type Term } from "./plan.ts";
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

/** The ministry that gets a new minister where a government is reshuffled. */
const reshuffled = ministries[9];

/** The one in office, or at the end. */
export const lastGovernment = plan.governments.at(-1) ?? plan.governments[0];

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

export function toGovernment(term: Term, holders: readonly Holder[]): Government {
  const { id, name, start, end } = term;
  return { id, aliases: [], name, start, end, roles: holders.map((one) => toRole(term, one)), sources: demoSources };
}

/** Deputy ministers and undersecretaries are sworn in later than ministers. */
function toRole(term: Term, { post: { rank, roles, body }, person, ...days }: Holder): GovernmentRole {
  const isDeputy = rank === "deputy_minister" || rank === "undersecretary";
  const { start = isDeputy ? term.deputiesStart : term.start, end = term.end } = days;
  const seat = person.memberships.find((membership) => covers(membership, start));
  const group = seat === undefined ? null : groupOn(seat, plan.groupsFormed);
  const party = plan.groups.find(({ id }) => id === group)?.names.at(-1)?.name ?? null;
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
 * Holders of the last government: premier, vice-premier with a ministry, ministers from inside and outside
 * parliament, deputy ministers, undersecretaries.
 */
export function drawHolders(seed: number, people: readonly Person[]): Holder[] {
  const random = Random.stream(seed, "government");
  const next = drawer(
    random,
    people.filter((person) => isEligible(person, lastGovernment.start)),
  );
  const named = (one: { readonly id: string }, post: Post) => ({ post, person: personNamed(people, one) });
  return [
    named(lastGovernment.premier, president),
    named(plan.cast.ministerDeputy, vicepresident),
    named(plan.cast.ministerDeputy, agriculture),
    named(plan.cast.ministerOutside, minister(treasury)),
    named(plan.cast.ministerSenator, minister(ministries[0])),
    named(plan.cast.secondMinisterOutside, minister(ministries[1])),
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
 * All governments, in order of time. Of the members of the next one with a seat, about half were in the one before it, under
 * its own premier; all outside parliament were. The vice-premier was another.
 *
 * @param holders those of the last one
 * @param isFree whether a member had no other office then
 */
export function buildGovernments(
  seed: number,
  people: readonly Person[],
  holders: readonly Holder[],
  isFree: (person: string) => boolean,
): readonly Government[] {
  const taken = new Set(holders.map(({ person }) => person.id));
  let next = holders;
  const earlier = plan.governments
    .slice(0, -1)
    .toReversed()
    .map((term, index) => {
      const random = Random.stream(seed, `${ordinals[plan.governments.length - 2 - index] ?? ""} government`);
      const free = people.filter(({ id }) => !taken.has(id) && isFree(id)).filter((one) => isEligible(one, term.start));
      next = holdersBefore(next, term, people, drawer(random, free), random);
      for (const { person } of next) taken.add(person.id);
      return toGovernment(term, next);
    });
  return [...earlier.toReversed(), toGovernment(lastGovernment, holders)];
}

const ordinals = ["first", "second"];

/** The holders of a government, given those of the next one. */
function holdersBefore(
  holders: readonly Holder[],
  term: Term,
  people: readonly Person[],
  draw: () => Person,
  random: Random,
): Holder[] {
  const { reshuffle } = term;
  const vice = draw();
  const outside = [plan.cast.ministerOutside, plan.cast.secondMinisterOutside].map(({ id }) => id);
  const stays: ReadonlySet<string> = new Set(outside);
  return holders.flatMap(({ post, person }): Holder[] => {
    if (post === vicepresident || post === agriculture) return [{ post, person: vice }];
    if (reshuffle !== undefined && post.rank === "minister" && post.body === reshuffled)
      return [
        { post, person: personNamed(people, reshuffle.former), end: reshuffle.day },
        { post, person: draw(), start: reshuffle.day },
      ];
    const isOther = person.id === plan.cast.ministerSenator.id || random.chance(0.5);
    if (post === president) return [{ post, person: personNamed(people, term.premier) }];
    if (stays.has(person.id)) return [{ post, person }];
    return [{ post, person: isOther || !supports(person, term.start) ? draw() : person }];
  });
}

const namedIds: ReadonlySet<string> = new Set(plan.people.map(({ id }) => id));

/** True for members since the opening, in a group that supports the government of a day, who are not hand-written. */
function isEligible(person: Person, day: string): boolean {
  const [seat] = person.memberships;
  const isWhole = seat?.end === null && seat.replaces === null && seat.groups.length === 1;
  return isWhole && !namedIds.has(person.id) && supports(person, day);
}

/** Whether the group of a member supports the government of a day. */
function supports({ memberships: [seat] }: Person, day: string): boolean {
  const group = plan.groups.find(({ id }) => id === seat?.groups[0]?.group);
  return group !== undefined && stanceOn(group, day) === "government";
}
