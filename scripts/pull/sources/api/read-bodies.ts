import { type PresidentPeriod, assemblyPresidentOn, presidentPeriods } from "#src/domain/assembly-president.ts";
import { bodyBranches, type BodyBranch, type Branch, branches } from "#src/domain/codes.ts";
import type { Body, RolePeriod } from "#src/domain/records.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { type People, officesOf } from "./read-people.ts";
import { toSources } from "#scripts/pull/conversion.ts";
import { parseRaw } from "./parse.ts";
import { paths } from "./paths.ts";
import { type RawPresidency, rawBodies, rawPresidency } from "./raw.ts";
import { type Run, readPart } from "./run.ts";

/** Matches whole names only: the committee on the "Presidenza del Consiglio" is not a presidency. */
const presidencyName = /^((ufficio|consiglio) di )?presidenza( (della camera|del senato).*)?$/i;
const kinds: readonly (readonly [RegExp, Body["kind"]])[] = [
  [presidencyName, "presidency"],
  [/^delegazion/i, "delegation"],
  [/inchiesta|speciale|straordinari/i, "special"],
  [/^(giunt|comitato per la legislazione)/i, "board"],
  [/commission/i, "committee"],
];

const folder = { C: "camera", S: "senato", B: "bicamerale" } as const;
const presidency = { C: "Ufficio di Presidenza", S: "Consiglio di Presidenza" } as const;

/** Maximum length of the slug of a body. */
const slugLength = 60;

/**
 * Shortened slug of a name; the full one if another name has the same beginning: delegations differ in their last
 * words.
 */
function shortSlug(name: string, others: readonly string[]): string {
  const [whole, short] = [toSlug(name), toSlug(name).slice(0, slugLength)];
  const isShared = others.some((other) => toSlug(other) !== whole && toSlug(other).slice(0, slugLength) === short);
  return isShared ? whole : short;
}

/** Offices in the bodies of a branch whose name matches. */
type RolesOf = (branch: BodyBranch, isMeant: (org: string) => boolean) => RolePeriod[];

/** Responses of the presidency endpoints; null = missing at the source, or the request failed. */
type Presidencies = Readonly<
  Record<Branch, { readonly parsed: RawPresidency | undefined; readonly url: string } | null>
>;

/**
 * Reads the current presidencies. Called before the votes are read, because the President of an assembly is not
 * eligible.
 */
export async function readPresidencies(run: Run): Promise<Presidencies> {
  const read = async (branch: Branch): Promise<Presidencies[Branch]> =>
    await readPart(run, paths.presidency[branch], (body) => parseRaw("presidency", rawPresidency, body, run.notes));
  return { C: await read("C"), S: await read("S") };
}

/** Who presides over a chamber by other parts of the source: see `People.presidentsOf`. */
type Witness = Pick<People, "presidentsOf">;

/**
 * Finds the President of an assembly on a day, from the snapshot and from today's responses; null = unknown. A gate stops
 * a chamber with votes and without a President; the notes say where the name was looked for.
 */
export function presidentFinder(
  run: Run,
  presidencies: Presidencies,
  witness: Witness,
): (branch: Branch, day: string) => string | null {
  const stored = storedBodies(run);
  const periods = (branch: Branch): readonly PresidentPeriod[] => {
    const roles = presentRoles(presidencies[branch]?.parsed, branch, witness);
    const all = presidentPeriods([{ kind: "presidency", branch, roles }, ...stored], branch);
    if (all.length === 0)
      run.notes.warn(`${paths.presidency[branch]}: names no President, and no profile has is_president`);
    return all;
  };
  const of = { C: periods("C"), S: periods("S") };
  return (branch, day) => assemblyPresidentOn(of[branch], day);
}

const storedBodies = (run: Run): readonly Body[] =>
  (run.previous?.keys("body") ?? []).flatMap((key) => run.previous?.record("body", key) ?? []);

/**
 * Offices in a response of the presidency endpoint: the current ones, without dates. Where it names no President, the
 * one that the profiles name.
 */
function presentRoles(presidency: RawPresidency | undefined, branch: Branch, witness: Witness): RolePeriod[] {
  const components = [...(presidency?.presidency?.components ?? []), ...(presidency?.components ?? [])];
  const roles = components.flatMap(({ slug, role }) =>
    slug === null || role === null ? [] : [{ person: slug, role, start: null, end: null }],
  );
  if (presidentPeriods([{ kind: "presidency", branch, roles }], branch).length > 0) return roles;
  const named = witness.presidentsOf(branch).map((person) => ({ person, role: "Presidente", start: null, end: null }));
  return [...named, ...roles];
}

/**
 * Writes the bodies by name with the offices found on profiles, and the presidencies.
 * @returns whether the bodies are known: a list that is not there, and was not there before, is unread and not empty
 */
export async function readBodies(
  run: Run,
  people: Pick<People, "isThere" | "sitsIn" | "presidentsOf">,
  presidencies: Presidencies,
): Promise<boolean> {
  const offices = officesOf(run, (person) => people.isThere(person));
  // Both chambers have bodies with the same name: use only members of that chamber.
  const rolesOf: RolesOf = (branch, isMeant) =>
    offices
      .filter(([person]) => branch === "B" || people.sitsIn(person, branch))
      .flatMap(([person, { bodies }]) =>
        bodies.filter(({ org }) => isMeant(org)).map(({ role, start, end }) => ({ person, role, start, end })),
      );
  const kindsOf = {
    C: await readListed(run, "C", rolesOf),
    S: await readListed(run, "S", rolesOf),
    B: await readListed(run, "B", rolesOf),
  };
  for (const branch of branches)
    if (kindsOf[branch]?.includes("presidency") !== true)
      putPresidency(run, branch, presidencies[branch], people, rolesOf);
  const known = new Set(storedBodies(run).flatMap(({ kind, branch }) => (kind === "presidency" ? [] : [branch])));
  return bodyBranches.every((branch) => kindsOf[branch] !== null || known.has(branch));
}

/** Writes the listed bodies of a branch. @returns their kinds; a presidency may be among them. null = not read */
async function readListed(run: Run, branch: BodyBranch, rolesOf: RolesOf): Promise<Body["kind"][] | null> {
  const found = await readPart(run, paths.bodies[branch], (body) => parseRaw("bodies", rawBodies, body, run.notes));
  if (found?.parsed === undefined) return null;
  const listed = found.parsed.commissions_councils;
  const names = listed.map(({ name }) => name);
  const bodies = listed.map(({ name, classification }) =>
    toBody(run, {
      id: `${folder[branch]}-${shortSlug(name, names)}`,
      branch,
      kind: kindOf(branch, name, classification ?? ""),
      name,
      roles: rolesOf(branch, (org) => toSlug(org) === toSlug(name)),
      url: found.url,
    }),
  );
  for (const body of bodies) run.writer.put("body", body);
  return bodies.map(({ kind }) => kind);
}

/**
 * Writes the presidency of a chamber. Profiles provide offices with dates, the endpoint the current holders. Without the
 * endpoint the known one stays; if none is known, it is what the profiles give.
 */
function putPresidency(
  run: Run,
  branch: Branch,
  found: Presidencies[Branch],
  witness: Witness,
  rolesOf: RolesOf,
): void {
  const isKnown = storedBodies(run).some((body) => body.kind === "presidency" && body.branch === branch);
  if (found?.parsed === undefined && isKnown) return;
  const dated = rolesOf(branch, (org) => presidencyName.test(org));
  const isDated = ({ person: own }: RolePeriod): boolean =>
    dated.some(({ person, end }) => person === own && end === null);
  const present = presentRoles(found?.parsed, branch, witness).filter((role) => !isDated(role));
  const roles = [...dated, ...present];
  if (roles.length === 0) return;
  const name = presidency[branch];
  const id = `${folder[branch]}-${shortSlug(name, [])}`;
  run.writer.put("body", toBody(run, { id, branch, kind: "presidency", name, roles, url: found?.url ?? "" }));
}

function kindOf(branch: BodyBranch, name: string, classification: string): Body["kind"] {
  if (branch === "B" && !/^delegazion/i.test(name)) return "bicameral";
  return kinds.find(([pattern]) => pattern.test(name) || pattern.test(classification))?.[1] ?? "other";
}

function toBody(
  run: Run,
  { url, ...body }: Pick<Body, "id" | "branch" | "kind" | "name" | "roles"> & { readonly url: string },
): Body {
  return { ...body, aliases: [], shortName: null, start: null, end: null, sources: toSources(run.origin, url) };
}
