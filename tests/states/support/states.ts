/**
 * The states of a site's life: what a source has been read of, on which day. Each is a change of the small world; the
 * suite builds every one in full and proves the same of all.
 */
import { branches, type Branch } from "#src/domain/codes.ts";
import type { Readings } from "#src/domain/coverage.ts";
import { addDays } from "#src/domain/days.ts";
import type { Government, Person, SiteRecord, Vote } from "#src/domain/records.ts";
import { pullRealNight, realNightDay } from "#tests/fixtures/real-night.ts";
import { lastDays, votesOf, withoutBallots, withVotes, type World } from "./world.ts";

export interface State {
  /** One sentence: what has happened. */
  readonly is: string;
  readonly world: (whole: World) => World;
  /** Fills the data folder in place of `world`, as a pull does. */
  readonly fill?: (data: string) => Promise<unknown>;
  /** Day of the last pull. */
  readonly day: string;
  /** Parts of which not everything has been read; all others are complete. */
  readonly reads?: Partial<Readings>;
  /** The setting of its legislature, in whose demonstration it is; undefined = that of this process. */
  readonly legislature?: string;
  /** Whether records of the first fill are still to be read. */
  readonly isFilling?: boolean;
}

const today = "2026-11-20";

const newestFirst = (votes: readonly Vote[]): readonly Vote[] =>
  votes.toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1));

function withSite(world: World, fields: Partial<SiteRecord>): World {
  return { ...world, site: world.site.map((site) => ({ ...site, dataDate: lastDays(world.vote), ...fields })) };
}

const ofApi: Partial<SiteRecord> = { source: "api", missingParts: [], attribution: ["Fonte: prova"] };
const ofChambers: Partial<SiteRecord> = {
  source: "opendata",
  missingParts: [
    "keyActs",
    "decreeFlags",
    "gazette",
    "legislativeDecrees",
    "implementingDecrees",
    "events",
    "faqs",
    "sides",
    "governments",
    "photos",
  ],
  attribution: ["Senato della Repubblica, dati.senato.it", "Camera dei deputati, dati.camera.it"],
};

/** Nobody in these chambers has a side: no confidence vote of theirs has been read. */
const withoutSides = (world: World, of: readonly Branch[] = branches): World => ({
  ...world,
  group: world.group.map((group) => (of.includes(group.branch) ? { ...group, sides: [] } : group)),
  person: world.person.map((person) => ({
    ...person,
    memberships: person.memberships.map((seat) => (of.includes(seat.branch) ? { ...seat, sides: undefined } : seat)),
  })),
});

/** The first votes that a first night reads: the newest two dozen of one chamber, positions of the last ten. */
function firstNight(whole: World, site: Partial<SiteRecord>): World {
  const votes = newestFirst(votesOf(whole, "C"))
    .filter(({ isConfidence }) => isConfidence !== true)
    .slice(0, 24);
  const withPositions = new Set(votes.slice(0, 10).map(({ id }) => id));
  const read = withoutBallots(withVotes(whole, votes), ({ id }) => !withPositions.has(id));
  const lacks = new Set(site.missingParts);
  return withSite(
    withoutSides({
      ...read,
      event: [],
      faq: [],
      government: lacks.has("governments") ? read.government.map((one) => ({ ...one, roles: [] })) : read.government,
      act: lacks.has("implementingDecrees") ? read.act.filter(({ kind }) => kind === "bill") : read.act,
    }),
    site,
  );
}

/** Ends every mandate, and every role, on a day. */
const ended = (people: readonly Person[], day: string): Person[] =>
  people.map((person) => ({
    ...person,
    memberships: person.memberships.map((seat) => ({
      ...seat,
      end: seat.end ?? day,
      groups: seat.groups.map((period) => ({ ...period, end: period.end ?? day })),
    })),
  }));

/** A second government, of the majority's other groups, since three weeks. Of two ministers the ministry is not given. */
function withNewGovernment(world: World): World {
  const first = world.government.find(({ end }) => end === null);
  if (first === undefined) throw new Error("no government");
  const fall = "2026-10-20";
  const start = "2026-10-30";
  const head = first.roles.find(({ rank }) => rank === "minister")?.person ?? "";
  const ministers = first.roles.filter(({ person, rank }) => rank === "minister" && person !== head).slice(0, 6);
  const second: Government = {
    ...first,
    id: `i-governo-secondo-${start}`,
    name: "I Governo Secondo",
    aliases: [],
    start,
    end: null,
    roles: [
      { ...ministers[0], person: head, rank: "president", role: "Presidente del Consiglio dei ministri" } as const,
      ...ministers.map((role, index) => (index < 2 ? { ...role, role: "Ministro", department: null } : role)),
    ].map((role) => ({
      ...{ department: null, party: null },
      ...role,
      start,
      end: null,
    })),
  };
  const changed = (side: "majority" | "opposition" | null) =>
    side === "majority" ? ("opposition" as const) : side === "opposition" ? ("majority" as const) : null;
  return {
    ...world,
    government: [
      ...world.government.filter((one) => one !== first),
      { ...first, end: fall, roles: first.roles.map((role) => ({ ...role, end: role.end ?? fall })) },
      second,
    ],
    group: world.group.map((group) => ({
      ...group,
      sides: group.sides.flatMap((period) =>
        period.end === null && !group.isMixed
          ? [
              { ...period, end: start },
              { side: changed(period.side), start, end: null },
            ]
          : [period],
      ),
    })),
    vote: world.vote.map((vote) =>
      vote.date >= start
        ? { ...vote, government: second.id }
        : vote.date >= fall
          ? { ...vote, government: null }
          : vote,
    ),
  };
}

/**
 * A group that was founded after the last confidence vote by a member of another one: it has no side yet. And one of whose
 * first day, and that of its member, the register says nothing.
 */
function withNewGroup(world: World): World {
  const start = "2026-10-12";
  const old = world.group.find(({ id }) => id === "camera-sal");
  if (old === undefined) throw new Error("no group");
  const [founder, undated] = world.person
    .filter(({ memberships }) => memberships.some(({ groups, end }) => end === null && groups.at(-1)?.group === old.id))
    .map(({ id }) => id);
  return {
    ...world,
    group: [
      ...world.group,
      {
        ...old,
        id: "camera-nov",
        aliases: [],
        names: [{ name: "Novità", acronym: "NOV", start, end: null }],
        ...{ sides: [], start, roles: [] },
      },
      {
        ...old,
        id: "camera-sgn",
        aliases: [],
        names: [{ name: "Senza giorno", acronym: "SGN", start: null, end: null }],
        ...{ sides: [], start: null, roles: [] },
      },
    ],
    person: world.person.map((person) => ({
      ...person,
      memberships: person.memberships.map((seat) => ({
        ...seat,
        groups:
          person.id === founder
            ? [
                ...seat.groups.map((period) => ({ ...period, end: period.end ?? start })),
                { group: "camera-nov", start, end: null },
              ]
            : person.id === undated
              ? [{ group: "camera-sgn", start: null, end: null }]
              : seat.groups,
      })),
    })),
  };
}

/** What profiles tell of the bodies: who has an office in them, the plain members not, nor the presidencies. */
const officersOnly = (bodies: World["body"]): World["body"] =>
  bodies
    .filter(({ kind }) => kind !== "presidency")
    .flatMap((body) => {
      const roles = body.roles.filter(({ role }) => role !== "Componente");
      return roles.length === 0 ? [] : [{ ...body, roles }];
    });

const onlyLate = (world: World, branch: Branch, year: string): World =>
  withVotes(
    world,
    world.vote.filter((vote) => vote.branch !== branch || vote.date >= year),
  );

/** All votes moved by whole weeks, so that the newest sittings of a chamber are in the new year. */
function inJanuary(world: World): World {
  const days = 56;
  const moves = (vote: Vote): boolean => vote.branch === "C" && vote.date >= "2026-11-01";
  const sittings = new Set(world.vote.filter(moves).map(({ sitting }) => sitting));
  return {
    ...world,
    vote: world.vote.map((vote) => (sittings.has(vote.sitting) ? { ...vote, date: addDays(vote.date, days) } : vote)),
    sitting: world.sitting.map((one) => (sittings.has(one.id) ? { ...one, date: addDays(one.date, days) } : one)),
  };
}

/** Readings, and what the Camera's data link, have their pages on the chambers' own sites. */
const withOfficialPages = (world: World): World => ({
  ...world,
  act: world.act.map((act) =>
    act.kind === "bill"
      ? { ...act, readings: act.readings.map((one) => ({ ...one, url: `https://camere.example/ddl/${one.slug}` })) }
      : act,
  ),
  vote: world.vote.map((vote) =>
    vote.branch === "C"
      ? {
          ...vote,
          page: `https://camere.example/voto/${vote.id}`,
          debate: `https://camere.example/dibattito/${vote.id}`,
        }
      : vote,
  ),
  sitting: world.sitting.map((one) => ({ ...one, url: `https://camere.example/seduta/${one.id}` })),
});

/** A world whose records were all read on a day. */
function fetchedOn(world: World, fetchedAt: string): World {
  const sources = [{ name: "Prova", url: null, fetchedAt }];
  const read = <T extends object>(records: readonly T[]): T[] => records.map((record) => ({ ...record, sources }));
  return {
    ...world,
    ...{ person: read(world.person), group: read(world.group), body: read(world.body) },
    ...{ government: read(world.government), vote: read(world.vote) },
  };
}

/** Two decree-laws of a government that has resigned: one to be converted, one whose term ended while nobody sat. */
function withLateDecrees(world: World): World {
  const old = world.act.find((act) => act.kind === "decree");
  if (old === undefined) throw new Error("no decree-law");
  const late = (year: number, number: number, published: string) => ({
    ...old,
    ...{
      id: `${year}-${number}`,
      aliases: [],
      year,
      number,
      title: `Disposizioni urgenti, ${number}`,
      shortTitle: null,
    },
    ...{ date: published, councilDate: null, published, expires: null, status: "in_conversion" as const },
    ...{
      statusDate: null,
      conversionBills: [],
      conversionLaw: null,
      steps: [],
      normattivaUrl: null,
      gazzettaUrl: null,
    },
  });
  return { ...world, act: [...world.act, late(2027, 3, "2027-01-08"), late(2026, 190, "2026-11-16")] };
}

/** What had been published on a day of all that the demonstration knows: the rest is in the future. */
function asOf(whole: World, day: string): World {
  const world = fetchedOn(whole, day);
  const open = <T extends { readonly end: string | null }>(period: T): T =>
    period.end !== null && period.end > day ? { ...period, end: null } : period;
  const begun = <T extends { readonly start: string | null; readonly end: string | null }>(
    periods: readonly T[],
  ): T[] => periods.filter(({ start }) => start === null || start <= day).map(open);
  const known = withVotes(
    world,
    world.vote.filter(({ date }) => date <= day),
  );
  const person = world.person.flatMap((one) => {
    const memberships = begun(one.memberships).map((seat) => ({
      ...seat,
      ...(seat.end === null && { endReason: null, replacedBy: null }),
      groups: begun(seat.groups),
      sides: undefined,
    }));
    return memberships.length === 0 ? [] : [{ ...one, memberships }];
  });
  const there = new Set(person.map(({ id }) => id));
  const roles = <T extends { readonly person: string; readonly start: string | null; readonly end: string | null }>(
    all: readonly T[],
  ): T[] => begun(all).filter((role) => there.has(role.person));
  return {
    ...known,
    person,
    group: begun(world.group).map((group) => ({
      ...group,
      ...{ names: begun(group.names), sides: [], roles: roles(group.roles) },
    })),
    // Presidents are elected before the rest of the presidency.
    body: world.body.flatMap((body) => {
      const own = roles(body.roles);
      return own.length === 0 ? [] : [{ ...body, start: own[0]?.start ?? null, roles: own }];
    }),
    government: begun(world.government).map((one) => ({ ...one, roles: begun(one.roles) })),
    act: [],
    event: [],
    amendment: [],
  };
}

export const states = {
  whole: { is: "everything has been read", world: (whole) => whole, day: today },
  "first-night-api": {
    is: "the first night of the API: people and bills, two dozen votes of one chamber, positions of ten",
    world: (whole) => firstNight(whole, ofApi),
    day: today,
    reads: { votesC: "partial", votesS: "unread" },
    isFilling: true,
  },
  "real-shapes": {
    is: "the first night of an API that answers in its real shapes: twenty people, one vote, both presidencies",
    world: (whole) => whole,
    fill: pullRealNight,
    day: realNightDay,
    reads: {
      ...{ votesC: "partial", votesS: "unread", officesC: "partial", officesS: "partial" },
      ...{ bills: "unread", bodiesC: "partial", bodiesS: "partial" },
      ...{ decrees: "partial", legislativeDecrees: "partial", implementingDecrees: "partial" },
    },
  },
  "first-night-opendata": {
    is: "the first night of the chambers' data: the same without what only a newsroom has",
    world: (whole) => firstNight(whole, ofChambers),
    day: today,
    reads: {
      ...{ votesC: "partial", votesS: "unread", officesC: "partial", officesS: "partial", governments: "unread" },
      ...{ decrees: "unread", legislativeDecrees: "unread", implementingDecrees: "unread" },
    },
    isFilling: true,
  },
  filling: {
    is: "the chambers have been read back to different years, with the pages on their own sites",
    world: (whole) =>
      withSite(withOfficialPages(onlyLate(onlyLate(whole, "C", "2025-01-01"), "S", "2026-01-01")), ofApi),
    day: today,
    reads: { votesC: "partial", votesS: "partial" },
    isFilling: true,
  },
  blocked: {
    is: "one chamber refuses every request: it has no vote at all",
    world: (whole) => withSite(withoutSides(withVotes(whole, votesOf(whole, "C")), ["S"]), ofApi),
    day: today,
    reads: { votesS: "unread" },
  },
  "morning-after": {
    is: "the newest sitting of each chamber has totals, and no position yet",
    world: (whole) => {
      const days = lastDays(whole.vote);
      return withSite(
        withoutBallots(whole, ({ branch, date }) => date === days[branch]),
        ofApi,
      );
    },
    day: today,
  },
  january: {
    is: "one chamber has voted in the new year",
    world: (whole) => withSite(inJanuary(whole), ofApi),
    day: "2027-01-15",
  },
  "new-group": {
    is: "a group was founded after the last confidence vote, and one has no first day, nor has its member in it",
    world: (whole) => withSite(withNewGroup(whole), ofApi),
    day: today,
  },
  "new-government": {
    is: "a second government with another majority, ten days after the first one ended",
    world: (whole) => withSite(withNewGovernment(whole), ofApi),
    day: today,
  },
  unread: {
    is: "presidencies, lists of bodies, memberships and the strength index answer 404: bodies are known from profiles",
    world: (whole) =>
      withSite(
        { ...whole, body: officersOnly(whole.body), event: [], faq: [] },
        { ...ofApi, missingParts: ["strength", "bodies"] },
      ),
    day: today,
    reads: { bodiesC: "partial", bodiesS: "partial", officesC: "partial", officesS: "partial" },
  },
  dissolved: {
    is: "the chambers were dissolved, no vote for two months; mandates and the government go on until the new ones meet",
    world: (whole) => withSite(withLateDecrees(fetchedOn(whole, "2027-01-25")), ofApi),
    day: "2027-01-25",
  },
  "between-legislatures": {
    is: "the new chambers have met: all mandates have ended, and the old government is still in office",
    world: (whole) => {
      const end = "2027-02-16";
      return withSite(
        {
          ...fetchedOn(whole, "2027-02-20"),
          person: ended(whole.person, end),
          group: whole.group.map((group) => ({ ...group, end: group.end ?? end })),
        },
        ofApi,
      );
    },
    day: "2027-02-20",
  },
  "new-legislature": {
    is: "the day after the first sitting: members and a president; no group, government, side or vote",
    world: (whole) =>
      withSite(asOf(whole, "2022-10-14"), { source: "opendata", missingParts: [], attribution: ["Fonte: prova"] }),
    day: "2022-10-14",
    reads: {
      ...{ votesC: "unread", votesS: "unread", governments: "unread", bills: "unread", decrees: "unread" },
      ...{ legislativeDecrees: "unread", implementingDecrees: "unread", officesC: "partial", officesS: "partial" },
    },
  },
  "first-month": {
    is: "a month later: groups, a government and a few votes; no side, since no vote of confidence has been read",
    world: (whole) =>
      withSite(asOf(whole, "2022-11-14"), { source: "opendata", missingParts: [], attribution: ["Fonte: prova"] }),
    day: "2022-11-14",
    reads: { bills: "unread", decrees: "unread", legislativeDecrees: "unread", implementingDecrees: "unread" },
  },
  eighteenth: {
    is: "a finished legislature with three governments, each with another majority, and days without one",
    world: (whole) => whole,
    legislature: "18",
    day: "2022-10-31",
  },
} satisfies Readonly<Record<string, State>>;

export type StateName = keyof typeof states;
export const stateNames: readonly string[] = Object.keys(states);
