import { titledOffice } from "#src/domain/government-title.ts";
import { branches, type Branch } from "#src/domain/codes.ts";
import type { Person } from "#src/domain/records.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { type Detail, readDetails } from "./details.ts";
import type { MemberTimeline } from "./timeline.ts";
import type { GroupTimeline } from "./group-timeline.ts";
import { withoutDay } from "#scripts/pull/conversion.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import { InvalidRaw, parseRaw } from "./parse.ts";
import { membershipsQuery, paths } from "./paths.ts";
import {
  type RawMembership,
  type RawPerson,
  rawMembership,
  rawPerson,
  rawPersonRow,
  rawStrength,
  rawStrengthRow,
} from "./raw.ts";
import { type Run, attempt, list, readRows, signatureOf } from "./run.ts";
import type { MemberTotals } from "#scripts/pull/source.ts";
import { type PersonContext, branchOf, toPerson, toTotals } from "./to-person.ts";
import type { Voters } from "./voters.ts";
import { z } from "zod";

/** Requests that the profiles of unlisted voters leave for the short lists at the end. */
const votersReserve = 20;

/** What the other answers of a run say of the people. */
interface PeopleContext extends Pick<PersonContext, "groups" | "history" | "changes" | "hasBills"> {
  readonly voters: Voters;
}

/**
 * The people of a run. Profiles are read before the votes, which may use up the budget, and written after them, when
 * the votes have provided the groups.
 */
export class People {
  readonly #run: Run;
  readonly #profiles = new Map<string, RawPerson>();
  #memberships: ReadonlyMap<string, readonly RawMembership[]> = new Map();
  /** People with an invalid mandate row: their record would be wrong, so it is not written. */
  #unread: ReadonlySet<string> = new Set();
  /** Ids of people who have vanished from the source. */
  readonly #removed = new Set<string>();
  /** Ids of people whose profile could not be read. */
  readonly #failed = new Set<string>();
  /** Ids of people written in this run from the votes alone. */
  readonly #byVotes = new Set<string>();
  /** Ids of the people in the lists. */
  #listed: ReadonlySet<string> = new Set();
  #isWhole = false;
  /** Whether the list of mandates is complete. */
  #hasAllSeats = false;

  constructor(run: Run) {
    this.#run = run;
  }

  /** Reads the lists, and the profiles that are new, changed or due in the sweep. */
  async read(): Promise<void> {
    const run = this.#run;
    const people = await readRows(run, paths.persons, { kind: "person" }, (row) =>
      parseRaw("persons", rawPersonRow, row, run.notes),
    );
    const known = run.previous?.keys("person") ?? [];
    const hasAll = people.isWhole && !this.#isLost("persons/: no person", people.rows.length, known.length > 0);
    // Must run before any other response that names people is read.
    for (const remark of run.ids.learn(people.rows, hasAll)) run.notes.add(remark);
    const query = membershipsQuery;
    const memberships = await readRows(run, paths.memberships, { kind: "person", query }, (row) =>
      readMembership(row, run.notes),
    );
    const strengths = await this.#readStrengths();
    this.#memberships = Map.groupBy(memberships.rows, (row) => row.person?.slug ?? row.slug ?? "");
    this.#unread = memberships.lost;
    const isSeated = known.some((id) => (this.before(id)?.memberships.length ?? 0) > 0);
    this.#hasAllSeats =
      memberships.isWhole && !this.#isLost("memberships/: no mandate", memberships.rows.length, isSeated);
    this.#isWhole = this.#hasAllSeats && hasAll;
    const listed = new Map(people.rows.map((row) => [run.ids.of(row.slug), row]));
    const present = new Set([...this.#memberships.keys(), ...listed.keys()].filter((id) => id !== ""));
    // Whom the votes alone name is in no list: see `write`.
    const unlisted = known.filter((id) => !present.has(id) && this.before(id)?.isProfileUnread !== true);
    const toDetail = (id: string): Detail => ({
      key: id,
      path: paths.person(run.ids.slugOf(id)),
      signature: signatureOf(
        this.#memberships.get(id) ?? null,
        listed.get(id) ?? null,
        ...(strengths.has(id) ? [strengths.get(id)] : []),
      ),
      isUnlisted: this.#isWhole && !present.has(id),
    });
    this.#listed = present;
    await this.#readProfiles([...present, ...unlisted].toSorted().map(toDetail));
  }

  /** Whether a list is empty although it had rows. Then it is not considered complete, whatever its declared count. */
  #isLost(what: string, count: number, hadRows: boolean): boolean {
    const isLost = count === 0 && hadRows;
    if (isLost) this.#run.notes.warn(`${what} at all; those that are known stay as they are`);
    return isLost;
  }

  /**
   * Reads the current rows of the strength index. A row is part of the record, so a new value makes the profile be read
   * again. An unavailable index changes nothing.
   */
  async #readStrengths(): Promise<ReadonlyMap<string, unknown>> {
    const run = this.#run;
    try {
      const { rows } = await list(run, paths.strengthIndex);
      for (const { slug, pp } of rows.flatMap((row) =>
        attempt(run, () => parseRaw("persons/pp_index", rawStrengthRow, row, run.notes)),
      ))
        run.cache.setFact("strength", slug, pp ?? null);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      run.notes.warn(error.message);
    }
    return run.cache.facts("strength");
  }

  /** Writes the people, after reading the profiles of voters that are in no list. */
  async write({ groups, history, voters, changes, hasBills }: PeopleContext): Promise<void> {
    const run = this.#run;
    const published = new Set(run.previous?.keys("person"));
    const strangers = [...voters.persons].filter((id) => !published.has(id) && !this.#profiles.has(id));
    const byVotes = [...published].filter((id) => !this.#listed.has(id) && this.before(id)?.isProfileUnread === true);
    await this.#readProfiles(
      [...strangers, ...byVotes].toSorted().map((id) => ({
        ...{ key: id, path: paths.person(run.ids.slugOf(id)), signature: "voter" },
        // Whom no vote names any more was never there.
        isUnlisted: this.#isWhole && published.has(id) && !voters.isNamed(id, run.previous),
      })),
      votersReserve,
    );
    this.#adoptRenamed(groups, history);
    const strengths = run.cache.facts("strength");
    const earlier = [...run.cache.facts("groups").keys()].map((key) => key.slice(2));
    const voted = new Set([...voters.persons, ...earlier]);
    const urlOf = (id: string): string => run.client.urlOf(paths.person(run.ids.slugOf(id)));
    const convert = (raw: RawPerson, memberships = this.#memberships.get(raw.slug) ?? []): Person =>
      toPerson(raw, {
        aliases: run.ids.aliasesOf(raw.slug),
        memberships,
        groups,
        history,
        changes,
        previous: this.before(raw.slug)?.memberships ?? [],
        known: this.before(raw.slug),
        hasVoted: voted.has(raw.slug),
        hasBills,
        notes: run.notes,
        origin: run.origin,
        url: urlOf(raw.slug),
        strength: rawStrength.safeParse(strengths.get(raw.slug)).data,
      });
    for (const raw of [...this.#profiles.values()].toSorted((a, b) => (a.slug < b.slug ? -1 : 1))) {
      const url = urlOf(raw.slug);
      const memberships = this.#memberships.get(raw.slug) ?? [];
      const person = convert(raw);
      run.cache.setFact("offices", raw.slug, toOffices(raw));
      // With mandates missing, the person would be in office on the wrong days.
      const known = this.before(raw.slug)?.memberships ?? [];
      if (!this.#hasAllSeats && memberships.length < known.length) run.writer.markSeen("person", raw.slug);
      else if (!this.#unread.has(raw.slug) && !run.writer.put("person", person)) run.cache.forget(url);
    }
    for (const raw of this.#withoutProfile())
      run.writer.update("person", { ...convert(raw), isProfileUnread: true as const });
    this.#writeVoters(voters, convert);
    moveMembers(run, history, new Set([...this.#profiles.keys(), ...this.#byVotes]));
    for (const key of history.observed) {
      run.cache.setFact("groups", key, history.groupRanges(key));
      const sides = history.sideRanges(key);
      if (sides.length > 0) run.cache.setFact("ownSides", key, sides);
    }
    for (const [key, group] of history.listed) run.cache.setFact("listed", key, group);
    for (const [key, hasChanged] of history.changed) run.cache.setFact("changedGroup", key, hasChanged);
    if (this.#isWhole) run.writer.complete("person");
  }

  /**
   * Members whose profile could not be read and who have no record yet, with what the lists give. Without a record their
   * votes would lack a member. They stay in quarantine until their profile is read.
   */
  #withoutProfile(): RawPerson[] {
    return [...this.#failed].toSorted().flatMap((id) => {
      const [seat] = this.#memberships.get(id) ?? [];
      if (seat === undefined || this.#unread.has(id) || this.before(id) !== undefined) return [];
      const { family_name, given_name } = seat.person ?? {};
      return [rawPerson.parse({ slug: id, family_name, given_name })];
    });
  }

  /** Groups that the mandates in office name, and the votes do not yet. */
  #adoptRenamed(groups: GroupTimeline, history: MemberTimeline): void {
    const rows = [...this.#memberships.values()].flat().filter(({ end_date }) => end_date === null);
    for (const branch of branches) {
      const own = rows.filter((row) => branchOf(row) === branch);
      const members = own.map(({ person, slug, latest_group: group }) => ({
        person: person?.slug ?? slug ?? "",
        group,
      }));
      groups.adoptRenamed(members, branch, (person) => history.groupNear(branch, person, this.#run.origin.day));
    }
  }

  /**
   * Voters whom neither a profile nor a list describes, as the votes name them: one of them must not cost the positions
   * of all others. The first day of their seat is that of their first position, which is not the day of an election.
   */
  #writeVoters(voters: Voters, convert: (raw: RawPerson, seats: readonly RawMembership[]) => Person): void {
    const upTo = this.#run.previous?.record("site", "site")?.dataDate ?? { C: null, S: null };
    for (const id of [...voters.persons].toSorted()) {
      const before = this.before(id);
      const isNamed = before !== undefined && before.isProfileUnread !== true;
      if (isNamed || this.#profiles.has(id) || this.#withoutProfile().some(({ slug }) => slug === id)) continue;
      const { raw, seats } = voters.memberOf(id, before?.memberships ?? [], upTo);
      const person = convert(raw, seats);
      const memberships = person.memberships.map((seat) => ({ ...seat, isStartAssumed: true as const }));
      this.#byVotes.add(id);
      this.#run.writer.update("person", { ...person, memberships, isProfileUnread: true });
      this.#run.notes.warn("persons: a voter without a profile; the votes alone name the person", id);
    }
  }

  before(id: string): Person | undefined {
    return this.#run.previous?.record("person", id);
  }

  /** Published totals of the members whose profile was read in this run. */
  get totals(): ReadonlyMap<string, MemberTotals> {
    return new Map([...this.#profiles].map(([id, raw]) => [id, toTotals(raw)]));
  }

  isThere(id: string): boolean {
    if (this.#byVotes.has(id) || this.#profiles.has(id) || this.#withoutProfile().some(({ slug }) => slug === id))
      return true;
    return !this.#removed.has(id) && this.before(id) !== undefined;
  }

  /** Whether a person has or had a mandate in a chamber; also true when no mandate of the person is known. */
  sitsIn(person: string, branch: Branch): boolean {
    const listed = (this.#memberships.get(person) ?? []).map(branchOf);
    const before = this.before(person)?.memberships ?? [];
    const known = [...listed, ...before.map((seat) => seat.branch)].filter((one) => one !== null);
    return known.length === 0 || known.includes(branch);
  }

  /** Who presides over a chamber by the profiles, also those of earlier runs: a second witness beside the presidency. */
  presidentsOf(branch: Branch): readonly string[] {
    const read = [...this.#profiles.values()].map((raw) => [raw.slug, toOffices(raw)] as const);
    return [...new Map([...officesOf(this.#run, (person) => this.isThere(person)), ...read])]
      .filter(([person, { isPresident }]) => isPresident && this.sitsIn(person, branch))
      .map(([person]) => person)
      .toSorted();
  }

  async #readProfiles(details: readonly Detail[], reserve?: number): Promise<void> {
    const take = (body: unknown, detail: Detail): boolean => {
      const raw = parseRaw("persons", rawPerson, body, this.#run.notes);
      if (raw.slug !== detail.key) throw new InvalidRaw(`persons: asked for ${detail.key}, got ${raw.slug}`);
      this.#profiles.set(raw.slug, raw);
      return true;
    };
    const onRemoved = (id: string): void => void this.#removed.add(id);
    await readDetails(
      this.#run,
      {
        name: "persons",
        kind: "person",
        recordKey: (key) => key,
        take,
        onRemoved,
        onFailed: (id) => void this.#failed.add(id),
        ...(reserve === undefined ? {} : { reserve }),
      },
      details,
    );
  }
}

/**
 * Parses a row of the list of mandates.
 * @throws InvalidRaw when it has no person
 */
export function readMembership(row: unknown, notes: Notes): RawMembership {
  const raw = parseRaw("memberships", rawMembership, row, notes);
  if (raw.person === null && raw.slug === null)
    throw new InvalidRaw("memberships: person: expected a link with a slug; got nothing");
  if (branchOf(raw) === null)
    notes.add(`memberships: "${raw.role ?? ""}" is a mandate in neither chamber and is left out`);
  return raw;
}

/** Updates members whose profile was not read in this run but whose votes show a new group or side. */
function moveMembers(run: Run, history: MemberTimeline, fresh: ReadonlySet<string>): void {
  for (const id of new Set(history.observed.map((key) => key.slice(2)))) {
    const person = fresh.has(id) ? undefined : run.previous?.record("person", id);
    if (person === undefined) continue;
    const memberships = person.memberships.map((seat) => ({
      ...seat,
      groups: history.groupPeriods(seat.branch, id, seat, null),
      sides: history.sidePeriods(seat.branch, id, seat, seat.sides?.at(-1)?.side ?? null),
    }));
    run.writer.update("person", withoutDay({ ...person, memberships }));
  }
}

const day = z.iso.date().nullable();
const text = z.string().nullable();
const officesSchema = z.object({
  bodies: z.array(z.object({ org: z.string(), role: z.string(), start: day, end: day })),
  government: z.array(
    z.object({
      ...{ role: z.string(), department: text, start: day, end: day },
      party: text.default(null),
      publishedWeight: z.number().nullable().default(null),
    }),
  ),
  party: text,
  /** Presides over the assembly. */
  isPresident: z.boolean().default(false),
});
type Offices = z.infer<typeof officesSchema>;

/** Offices in bodies and governments. The API publishes them only on profiles, so they are cached between runs. */
export function toOffices(raw: RawPerson): Offices {
  const positions = [...raw.parliamentary_positions_current, ...raw.parliamentary_positions_prev];
  const gov = raw.current_roles?.gov ?? null;
  return {
    bodies: positions.flatMap(({ org, original_org, role, date_start, date_end }) =>
      role === null || (original_org ?? org) === null
        ? []
        : [{ org: original_org ?? org ?? "", role, start: date_start, end: date_end }],
    ),
    government: (gov?.roles ?? []).flatMap(({ role, org_name, start_date, end_date, party_name, positional_power }) => {
      if (role === null) return [];
      const period = { start: start_date, end: end_date };
      return [{ ...titledOffice(role, org_name), ...period, party: party_name, publishedWeight: positional_power }];
    }),
    party: gov?.party_name ?? null,
    isPresident: raw.is_president === true,
  };
}

/** Cached offices by person, for people in the snapshot only. */
export function officesOf(run: Run, isThere: (person: string) => boolean): [string, Offices][] {
  return [...run.cache.facts("offices")].flatMap(([person, value]): [string, Offices][] => {
    const parsed = officesSchema.safeParse(value);
    return parsed.success && isThere(person) ? [[person, parsed.data]] : [];
  });
}
