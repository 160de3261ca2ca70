import { z } from "zod";
import type { Body, Government, Person } from "#src/domain/records.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import type { GroupHistory } from "./group-history.ts";
import type { GroupRegister } from "./group-register.ts";
import { toSources } from "./origin.ts";
import { InvalidRaw, parseRaw } from "./parse.ts";
import { paths } from "./paths.ts";
import {
  rawBodies,
  rawGovernment,
  rawMembership,
  type RawMembership,
  rawPerson,
  type RawPerson,
  rawPersonRow,
} from "./raw.ts";
import { type Detail, keepDay, list, readDetails, type Run, signatureOf } from "./run.ts";
import { toPerson } from "./to-person.ts";

/** Profiles read again in a night though nothing seems to have changed. */
const rotation = 40;

const day = z.iso.date().nullable();
const text = z.string().nullable();
/** Offices of a person in bodies and governments: the API gives them on the profile only. */
const officesSchema = z.object({
  bodies: z.array(z.object({ org: z.string(), role: z.string(), start: day, end: day })),
  government: z.array(z.object({ role: z.string(), department: text, start: day, end: day })),
  party: text,
});
type Offices = z.infer<typeof officesSchema>;

/** The people of a run: their profiles are read before the votes, which may use up the budget, and written after, when the votes have told their groups. */
export class People {
  readonly #run: Run;
  readonly #profiles = new Map<string, RawPerson>();
  #memberships: ReadonlyMap<string, readonly RawMembership[]> = new Map();
  #isWhole = false;

  constructor(run: Run) {
    this.#run = run;
  }

  /** Reads the lists, and the profiles that are new, changed or in turn. */
  async read(): Promise<void> {
    const run = this.#run;
    const memberships = await list(run, paths.memberships, { ordering: "surname" });
    const own = memberships.rows.flatMap((row) =>
      attempt(run, () => parseRaw("memberships", rawMembership, row, run.notes)),
    );
    const people = await list(run, paths.persons);
    const rows = people.rows.flatMap((row) => attempt(run, () => parseRaw("persons", rawPersonRow, row, run.notes)));
    this.#memberships = Map.groupBy(own, (row) => row.person?.slug ?? row.slug ?? "");
    this.#isWhole = memberships.isWhole && people.isWhole;
    const known = this.#isWhole ? [] : (run.previous?.keys("person") ?? []);
    const listed = new Map(rows.map((row) => [row.slug, row]));
    const slugs = new Set([...this.#memberships.keys(), ...listed.keys(), ...known].filter((slug) => slug !== ""));
    const signature = (slug: string) => signatureOf(this.#memberships.get(slug) ?? null, listed.get(slug) ?? null);
    await this.#readProfiles(
      [...slugs]
        .toSorted()
        .map((slug) => ({ key: slug, path: paths.person(slug), signature: signature(slug), day: null })),
    );
  }

  /** Writes the people down; those who voted and are on no list are read now. */
  async write(groups: GroupRegister, history: GroupHistory, voters: ReadonlySet<string>): Promise<void> {
    const run = this.#run;
    const published = new Set(run.previous?.keys("person"));
    const strangers = [...voters].filter((slug) => !published.has(slug) && !this.#profiles.has(slug));
    await this.#readProfiles(
      strangers.toSorted().map((slug) => ({ key: slug, path: paths.person(slug), signature: "voter", day: null })),
    );
    for (const raw of [...this.#profiles.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
      const person = toPerson(raw, {
        memberships: this.#memberships.get(raw.slug) ?? [],
        groups,
        history,
        origin: run.origin,
        url: run.client.urlOf(paths.person(raw.slug)),
      });
      run.cache.setFact("offices", raw.slug, toOffices(raw));
      run.sink.put("person", keepDay(run, "person", person.id, person));
    }
    moveMembers(run, history, this.#profiles);
    for (const key of history.news) run.cache.setFact("groups", key, history.runs(key));
    if (this.#isWhole) run.sink.complete("person");
  }

  async #readProfiles(details: readonly Detail[]): Promise<void> {
    const take = (body: unknown, detail: Detail): void => {
      const raw = parseRaw("persons", rawPerson, body, this.#run.notes);
      if (raw.slug !== detail.key) throw new InvalidRaw(`persons: asked for ${detail.key}, got ${raw.slug}`);
      this.#profiles.set(raw.slug, raw);
    };
    await readDetails(this.#run, { name: "persons", kind: "person", rotation, recordKey: (key) => key, take }, details);
  }
}

/** Members whose profile was not read in this run, but whose votes show a new group. */
function moveMembers(run: Run, history: GroupHistory, fresh: ReadonlyMap<string, unknown>): void {
  for (const slug of new Set(history.news.map((key) => key.slice(2)))) {
    const person = fresh.has(slug) ? undefined : run.previous?.record("person", slug);
    if (person === undefined) continue;
    const memberships = person.memberships.map((seat) => ({
      ...seat,
      groups: history.spells(seat.branch, slug, seat, null),
    }));
    run.sink.put("person", keepDay(run, "person", slug, strip({ ...person, memberships })));
  }
}

/** Records of the previous snapshot carry the day of their last change; records of a source do not. */
function strip(person: Person): Person {
  const copy: Person & { changedAt?: string } = { ...person };
  delete copy.changedAt;
  return copy;
}

function toOffices(raw: RawPerson): Offices {
  const positions = [...raw.parliamentary_positions_current, ...raw.parliamentary_positions_prev];
  const gov = raw.current_roles?.gov ?? null;
  return {
    bodies: positions.flatMap(({ org, original_org, role, date_start, date_end }) =>
      role === null || (original_org ?? org) === null
        ? []
        : [{ org: original_org ?? org ?? "", role, start: date_start, end: date_end }],
    ),
    government: (gov?.roles ?? []).flatMap(({ role, org_name, start_date, end_date }) =>
      role === null ? [] : [{ role, department: org_name, start: start_date, end: end_date }],
    ),
    party: gov?.party_name ?? null,
  };
}

const ranks: readonly (readonly [RegExp, Government["roles"][number]["rank"]])[] = [
  [/^presidente del consiglio/i, "president"], [/^vice\s?presidente/i, "vice_president"], [/^vice\s?ministr/i, "deputy_minister"], [/^sottosegretari/i, "undersecretary"], [/^commissari/i, "commissioner"], [/^ministr/i, "minister"],
]; // prettier-ignore

/** Governments from the code lists, with the offices found on the profiles. */
export function readGovernments(
  run: Run,
  found: readonly unknown[],
): { readonly governmentOn: (day: string) => string | null; readonly put: () => void } {
  const bySlug = new Map(
    found
      .flatMap((row) => attempt(run, () => parseRaw("codelists.governments", rawGovernment, row, run.notes)))
      .map((row) => [row.slug, row]),
  );
  const governments = [...bySlug.values()]
    .map(({ slug, value, start_date, end_date }) => ({
      id: slug,
      name: value,
      start: start_date ?? /\d{4}-\d{2}-\d{2}$/.exec(slug)?.[0] ?? "2022-10-22",
      end: end_date,
    }))
    .toSorted((a, b) => (a.start < b.start ? -1 : 1));
  const governmentOn = (when: string) =>
    governments.findLast(({ start, end }) => start <= when && (end === null || when < end))?.id ?? null;
  const put = () => {
    const offices = officesOf(run);
    for (const { id, name, start, end } of governments) {
      const roles = offices.flatMap(([person, { government, party }]) =>
        government
          .filter(
            (office) => (office.end === null || office.end > start) && (end === null || (office.start ?? start) < end),
          )
          .map((office) => ({
            person,
            rank: ranks.find(([pattern]) => pattern.test(office.role))?.[1] ?? ("minister" as const),
            role: office.role,
            department: office.department,
            party,
            start: office.start,
            end: office.end,
          })),
      );
      run.sink.put(
        "government",
        keepDay(run, "government", id, {
          id,
          aliases: [],
          name,
          start,
          end,
          roles,
          sources: toSources(run.origin, null),
        }),
      );
    }
  };
  return { governmentOn, put };
}

function officesOf(run: Run): [string, Offices][] {
  return [...run.cache.facts("offices")].flatMap(([person, value]): [string, Offices][] => {
    const parsed = officesSchema.safeParse(value);
    return parsed.success ? [[person, parsed.data]] : [];
  });
}

const kinds: readonly (readonly [RegExp, Body["kind"]])[] = [
  [/presidenza/i, "presidency"], [/delegazione/i, "delegation"], [/inchiesta|speciale|straordinari/i, "special"], [/giunta|comitato per la legislazione/i, "board"], [/commissione/i, "committee"],
]; // prettier-ignore

/** Committees and other bodies by name, with the offices found on the profiles. */
export async function readBodies(run: Run): Promise<void> {
  const offices = officesOf(run);
  const folder = { C: "camera", S: "senato", B: "bicamerale" } as const;
  for (const branch of ["C", "S", "B"] as const) {
    const url = run.client.urlOf(paths.bodies[branch]);
    const answer = await run.client.get(url, true).catch((error: unknown) => {
      run.notes.add(`${paths.bodies[branch]}: ${error instanceof Error ? error.message : "not read"}`);
      return null;
    });
    if (answer === null || answer.unchanged) continue;
    const [parsed] = attempt(run, () => parseRaw("bodies", rawBodies, answer.body, run.notes));
    for (const { name, classification } of parsed?.commissions_councils ?? []) {
      const id = `${folder[branch]}-${toSlug(name).slice(0, 60)}`;
      const kind =
        branch === "B" && !/delegazione/i.test(name)
          ? "bicameral"
          : (kinds.find(([pattern]) => pattern.test(`${classification ?? ""} ${name}`))?.[1] ?? "other");
      const roles = offices.flatMap(([person, { bodies }]) =>
        bodies
          .filter(({ org }) => toSlug(org) === toSlug(name))
          .map(({ role, start, end }) => ({ person, role, start, end })),
      );
      run.sink.put(
        "body",
        keepDay(run, "body", id, {
          id,
          aliases: [],
          branch,
          kind,
          name,
          shortName: null,
          start: null,
          end: null,
          roles,
          sources: toSources(run.origin, url),
        }),
      );
    }
  }
}

/** The parsed value in a list, or an empty list and a remark. */
export function attempt<T>(run: Run, parse: () => T): T[] {
  try {
    return [parse()];
  } catch (error) {
    if (!(error instanceof InvalidRaw)) throw error;
    run.notes.add(error.message);
    return [];
  }
}
