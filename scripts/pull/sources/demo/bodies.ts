import { legislature } from "#src/domain/legislature.ts";
import { bodyBranches, type Branch, branches } from "#src/domain/codes.ts";
import type { Body, Government, Person, RolePeriod } from "#src/domain/records.ts";
import { form, inOffice, type Mandate, mandatesOf } from "./people.ts";
import { plan } from "./plan.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { demoSources } from "./calendar.ts";
import { Random } from "./random.ts";

const { formed, renewed, special, delegations, presidencies, presidents } = plan.bodies;

type Committees = readonly (readonly [ordinal: string, name: string])[];

const numbered = (names: string, ordinal: (index: number) => string): Committees =>
  names.split("; ").map((name, index) => [ordinal(index), name]);

const roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV"];

const committees: Record<Branch, Committees> = {
  C: numbered(
    "Affari costituzionali; Giustizia; Affari esteri; Difesa; Bilancio; Finanze; Cultura; Ambiente; Trasporti; " +
      "Attività produttive; Lavoro; Affari sociali; Agricoltura; Politiche dell’Unione europea",
    (index) => roman[index] ?? "",
  ),
  S: numbered(
    "Affari costituzionali; Giustizia; Affari esteri e difesa; Politiche dell’Unione europea; " +
      "Programmazione economica e bilancio; Finanze e tesoro; Cultura e istruzione; Ambiente e lavori pubblici; " +
      "Industria e agricoltura; Affari sociali e lavoro",
    (index) => `${index + 1}ª`,
  ),
};

/** Other bodies: kind, day of formation, members of each chamber, names. */
const others: Record<Body["branch"], readonly (readonly [Body["kind"], string, number, readonly string[]])[]> = {
  C: [
    ["board", formed, 21, ["Giunta per il regolamento", "Giunta delle elezioni"]],
    ["special", special, 18, ["Comitato per la legislazione", "Commissione d’inchiesta sulle periferie"]],
  ],
  S: [
    ["board", formed, 21, ["Giunta per il regolamento"]],
    ["special", special, 18, ["Commissione straordinaria per i diritti umani"]],
  ],
  B: [
    ["bicameral", special, 20, ["Commissione per le questioni regionali", "Commissione per la semplificazione"]],
    ["delegation", delegations, 9, ["Delegazione all’Assemblea del Consiglio d’Europa"]],
  ],
};

const prefix: Record<Body["branch"], string> = { C: "camera", S: "senato", B: "bicamerale" };

/** Id and name of a permanent committee by index, modulo their number. */
export function committee(branch: Branch, index: number): { readonly body: string; readonly bodyName: string } {
  const [roman, name] = committees[branch][index % committees[branch].length] ?? ["I", "Affari costituzionali"];
  const kind = branch === "C" ? "Commissione" : "Commissione permanente";
  return { body: `${prefix[branch]}-${toSlug(`${roman} ${name}`)}`, bodyName: `${roman} ${kind} (${name})` };
}

export function buildBodies(seed: number, people: readonly Person[], government: Government): Body[] {
  const random = Random.stream(seed, "bodies");
  const busy = new Set(government.roles.filter(({ end }) => end === null).map(({ person }) => person));
  const members = (branch: Branch) =>
    inOffice(mandatesOf(people, branch), plan.lastSitting.C.date).filter(
      ({ person }) => !busy.has(person.id) && !isChair(person.id),
    );
  const pools = { C: [members("C")], S: [members("S")], B: [members("C"), members("S")] };
  return [
    ...branches.flatMap((branch) => [
      presidency(random, branch, members(branch), people),
      ...permanent(random, branch, members(branch)),
    ]),
    ...bodyBranches.flatMap((branch) =>
      others[branch].flatMap(([kind, start, size, names]) =>
        names.map((name) => {
          const chosen = random.shuffle(pools[branch].flatMap((pool) => random.sample(pool, size)));
          return body(branch, kind, name, null, offices(random, chosen, start));
        }),
      ),
    ),
  ];
}

function isChair(id: string): boolean {
  return id === plan.cast.presidentCamera.id || id === plan.cast.presidentSenato.id;
}

function body(
  branch: Body["branch"],
  kind: Body["kind"],
  name: string,
  shortName: string | null,
  roles: RolePeriod[],
  start = formed,
): Body {
  const id = `${prefix[branch]}-${toSlug(name).slice(0, 60).replace(/-$/, "")}`;
  return { id, aliases: [], branch, kind, name, shortName, start, end: null, roles, sources: demoSources };
}

/** Permanent committees. Every member sits on exactly one. */
function permanent(random: Random, branch: Branch, members: readonly Mandate[]): Body[] {
  const list = committees[branch];
  const shuffled = random.shuffle(members.filter(({ person }) => person.id !== plan.cast.deputy.id));
  return list.map(([roman, name], index) => {
    const own = shuffled.filter((_, position) => position % list.length === index);
    const roles = offices(random, own, formed);
    if (branch === "C" && roman === "VIII")
      roles.splice(1, 0, period(plan.cast.deputy.id, "Vicepresidente", formed, null));
    const record = body(branch, "committee", `${roman} ${name}`, name, roles);
    return { ...record, name: committee(branch, index).bodyName };
  });
}

/** Roles in a body other than plain membership. */
export const officersOf = ({ roles }: Body): RolePeriod[] => roles.filter(({ role }) => role !== "Componente");

/** A body that members of an earlier government came into when it ended. */
export function withoutGoverning(body: Body, { roles, end }: Government): Body {
  const governed = new Set(roles.map(({ person }) => person));
  const isLater = ({ person, start }: RolePeriod) => governed.has(person) && start !== null && start < (end ?? "");
  return { ...body, roles: body.roles.map((role) => (isLater(role) ? { ...role, start: end } : role)) };
}

function period(person: string, role: string, start: string, end: string | null): RolePeriod {
  return { person, role, start, end };
}

/** The title of an office; secretaries have a feminine form, others have none. */
const titled = (person: Person, title: string): string =>
  title === "Segretario" ? form(person, "Segretario", "Segretaria") : title;

/**
 * President, two vice-presidents, two secretaries, members. Where all members started before half-term, half of the
 * bodies then got a new president.
 */
function offices(random: Random, members: readonly Mandate[], start: string): RolePeriod[] {
  const titles = ["Presidente", "Vicepresidente", "Vicepresidente", "Segretario", "Segretario"];
  const roles = members.map(({ person, seat }, index): RolePeriod => {
    const first = seat.start > start ? seat.start : start;
    return period(person.id, titled(person, titles[index] ?? "Componente"), first, null);
  });
  const [first, last] = [roles[0], roles.at(-1)];
  const wereThere = roles.every((role) => role.start !== null && role.start < renewed);
  if (first === undefined || last === undefined || !wereThere || !random.chance(0.5)) return roles;
  return [
    { ...last, role: "Presidente", end: renewed },
    { ...first, start: renewed },
    ...roles.slice(1, -1),
    { ...first, role: "Componente", end: renewed },
    { ...last, start: renewed },
  ];
}

function presidency(random: Random, branch: Branch, members: readonly Mandate[], people: readonly Person[]): Body {
  const isCamera = branch === "C";
  const chair = (isCamera ? plan.cast.presidentCamera : plan.cast.presidentSenato).id;
  const vice = (isCamera ? plan.cast.vicepresidentCamera : plan.cast.vicepresidentSenato).id;
  const free = members.filter(({ person, seat }) => person.id !== vice && seat.start <= legislature.start);
  const start = presidencies;
  const title = (index: number, person: Person) =>
    index < 3
      ? "Vicepresidente"
      : index < 6
        ? form(person, "Questore", "Questora")
        : form(person, "Segretario di Presidenza", "Segretaria di Presidenza");
  const name = isCamera ? "Ufficio di Presidenza" : "Consiglio di Presidenza";
  const roles = [
    ...people.filter(({ id }) => id === chair).map(({ id }) => period(id, "Presidente", presidents[branch], null)),
    period(vice, "Vicepresidente", start, null),
    ...random.sample(free, 14).map(({ person }, index) => period(person.id, title(index, person), start, null)),
  ];
  return body(branch, "presidency", name, null, roles, start);
}

/** Offices in the groups: president (replaced once in some groups), vice-presidents, treasurer, secretary. */
export function groupOffices(
  seed: number,
  people: readonly Person[],
  government: Government,
): Map<string, RolePeriod[]> {
  const random = Random.stream(seed, "group offices");
  const busy = new Set(government.roles.map(({ person }) => person));
  const titles = ["Presidente", "Vicepresidente", "Vicepresidente", "Tesoriere", "Segretario"];
  return new Map(
    plan.groups.map((one) => {
      const stayed = mandatesOf(people, one.branch).filter(
        ({ person, seat }) =>
          !busy.has(person.id) &&
          !isChair(person.id) &&
          seat.groups.some(({ group, start, end }) => group === one.id && start === one.start && end === one.end),
      );
      const chosen = random.sample(stayed, 6).map(({ person }) => person);
      const roles = chosen
        .slice(0, 5)
        .map((person, index) => period(person.id, titled(person, titles[index] ?? ""), one.start, one.end));
      const [first, successor] = [roles[0], chosen[5]];
      if (first !== undefined && successor !== undefined && random.chance(0.4)) {
        first.end = plan.newPresidents;
        roles.push(period(successor.id, "Presidente", plan.newPresidents, null));
      }
      return [one.id, roles] as const;
    }),
  );
}
