/** A parliament of some forty members cut out of the demonstration: enough for every page type, built in seconds. */
import { branches, type Branch, type MemberVoteCode } from "#src/domain/codes.ts";
import { addDays } from "#src/domain/days.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { Ballot, Government, RecordKind, RecordOf, Vote } from "#src/domain/records.ts";
import { demoSource } from "#scripts/pull/sources/demo/demo.ts";
import type { RecordWriter } from "#scripts/pull/source.ts";
import { collect } from "#tests/fixtures/collecting-writer.ts";
import { demoCases } from "#tests/fixtures/demo-cases.ts";

type Records = { readonly [K in Exclude<RecordKind, "photo">]: readonly RecordOf<K>[] };

/** All records of a snapshot, and the positions of each vote. */
export type World = Records & { readonly ballots: ReadonlyMap<string, readonly Ballot[]> };

/** Members kept of each group, the first of the register. */
const ofGroup = 2;
/**
 * Votes kept of each chamber and year, the newest; all final, confidence and key votes of the demonstration stay too, and
 * a defeat of the government.
 */
const ofYear = 4;

const isKept = ({ id, isFinal, isConfidence, isKey }: Vote): boolean =>
  id === demoCases.votes.governmentBeaten || isFinal === true || isConfidence === true || isKey === true;

function chooseVotes(votes: readonly Vote[]): Vote[] {
  const newestFirst = votes.toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1));
  const years = Map.groupBy(newestFirst, ({ branch, date }) => `${branch}${date.slice(0, 4)}`);
  return [...years.values()].flatMap((all) => all.filter((vote, at) => at < ofYear || isKept(vote)));
}

/** The first sitting of each chamber with votes: both voted in the first weeks of the legislature. */
const firstDays: Readonly<Record<Branch, string>> = {
  C: addDays(legislature.start, 28),
  S: addDays(legislature.start, 29),
};

/** Moves the oldest sitting of each chamber to its first days, so that the votes reach back to them. */
function fromFirstDays(votes: readonly Vote[], governments: Iterable<Government>): Vote[] {
  const terms = [...governments];
  const governmentOn = (day: string): string | null =>
    terms.find(({ start, end }) => start <= day && (end === null || day < end))?.id ?? null;
  const oldest = new Map(
    votes.toSorted((a, b) => (a.date < b.date ? 1 : -1)).map(({ branch, sitting }) => [branch, sitting]),
  );
  return votes.map((vote) =>
    oldest.get(vote.branch) === vote.sitting
      ? { ...vote, date: firstDays[vote.branch], government: governmentOn(firstDays[vote.branch]) }
      : vote,
  );
}

/** Positions that have the outcome of the whole chamber: what its acts went through later follows from it. */
function withOutcome({ outcome }: Vote, ballots: readonly Ballot[]): readonly Ballot[] {
  const count = (code: MemberVoteCode): number => ballots.filter(([, own]) => own === code).length;
  const lead = count("AYE") - count("NO");
  const [side, excess] = outcome === "approved" ? (["NO", 1 - lead] as const) : (["AYE", lead] as const);
  if (outcome === "other") return ballots;
  let left = Math.max(0, excess);
  return ballots.map((ballot): Ballot => {
    if (left === 0 || ballot[1] !== side) return ballot;
    left--;
    return [ballot[0], "ABSE"];
  });
}

/** The totals that the positions of the remaining members give. */
function recount(vote: Vote, ballots: readonly Ballot[]): Vote {
  const count = (code: MemberVoteCode): number => ballots.filter(([, own]) => own === code).length;
  if (vote.isSecret !== false || ballots.length === 0)
    return { ...vote, positionsPublished: false, absent: null, onMission: null };
  const [ayes, noes, abstained] = [count("AYE"), count("NO"), count("ABST")];
  const required = Math.floor((ayes + noes) / 2) + 1;
  const outcome = vote.outcome === "other" ? "other" : ayes >= required ? "approved" : "rejected";
  return {
    ...vote,
    ...{ ayes, noes, abstained, required, outcome },
    outcomeText: outcome === "other" ? vote.outcomeText : outcome === "approved" ? "Approvata" : "Respinta",
    voting: ayes + noes + (vote.branch === "S" ? abstained : 0),
    ...{ present: null, absent: null, onMission: null },
  };
}

/** The day after the last one of the legislature; null = it goes on. */
const afterwards = legislature.end === null ? null : addDays(legislature.end, 1);

/** The small world. Always the same. */
export async function smallWorld(): Promise<World> {
  const all = await collect(demoSource, { scale: 0.001 });
  const votes = fromFirstDays(chooseVotes([...all.vote.values()]), all.government.values());
  // Of the undersecretaries one is enough.
  const inGovernment = new Set(
    [...all.government.values()].flatMap(({ roles }) =>
      [
        ...roles.filter(({ rank }) => rank !== "undersecretary"),
        ...roles.filter(({ rank }) => rank === "undersecretary").slice(0, 1),
      ].map(({ person }) => person),
    ),
  );
  const presidents = new Set(votes.flatMap(({ president }) => president ?? []));
  // A seat that changed hands, and one that was vacant.
  const newcomers = [demoCases.persons.interim, demoCases.persons.byElected];
  const changes = new Set(newcomers.flatMap((id) => [id, all.person.get(id)?.memberships[0]?.replaces]));
  const counts = new Map<string, number>();
  const person = [...all.person.values()].filter(({ id, memberships }) => {
    if (inGovernment.has(id) || presidents.has(id) || changes.has(id)) return true;
    return memberships.some(({ groups, end }) => {
      const group = end === null || end === afterwards ? groups.at(-1)?.group : undefined;
      if (group === undefined) return false;
      counts.set(group, (counts.get(group) ?? 0) + 1);
      return (counts.get(group) ?? 0) <= ofGroup;
    });
  });
  const there = new Set(person.map(({ id }) => id));
  const ofThere = <T extends { readonly person: string | null }>(rows: readonly T[]): T[] =>
    rows.filter((row) => row.person === null || there.has(row.person));
  const ballots = new Map(
    votes.map((vote) => {
      const own = (all.ballots.get(vote.id) ?? []).filter(([voter]) => there.has(voter));
      return [vote.id, vote.isSecret === false ? withOutcome(vote, own) : []];
    }),
  );
  const dayOf = new Map(votes.map(({ sitting, date }) => [sitting, date]));
  const sittings = new Set(dayOf.keys());
  const named = new Set(votes.flatMap(({ acts }) => acts.map(({ kind, id }) => `${kind}/${id}`)));
  const seats = person.map((one) => ({
    ...one,
    memberships: one.memberships.map((seat) => ({
      ...seat,
      replaces: seat.replaces !== null && there.has(seat.replaces) ? seat.replaces : null,
      replacedBy: seat.replacedBy !== null && there.has(seat.replacedBy) ? seat.replacedBy : null,
    })),
  }));
  return {
    site: [...all.site.values()],
    person: seats,
    group: [...all.group.values()].map((group) => ({ ...group, roles: ofThere(group.roles) })),
    // A body none of whose members is here would look unread.
    body: [...all.body.values()].flatMap((body) => {
      const roles = ofThere(body.roles);
      return roles.length === 0 ? [] : [{ ...body, roles }];
    }),
    government: [...all.government.values()].map((one) => ({ ...one, roles: ofThere(one.roles) })),
    sitting: [...all.sitting.values()].flatMap((sitting) =>
      sittings.has(sitting.id) ? [{ ...sitting, date: dayOf.get(sitting.id) ?? sitting.date }] : [],
    ),
    act: [...all.act.values()].filter(({ kind, id }, at) => at % 6 === 0 || named.has(`${kind}/${id}`)),
    vote: votes.map((vote) => recount(vote, ballots.get(vote.id) ?? [])),
    event: [...all.event.values()].slice(-20),
    faq: [...all.faq.values()],
    amendment: [...all.amendment.values()],
    ballots,
  };
}

/** Writes a world as a pull would. */
export function putWorld(world: World, writer: RecordWriter): void {
  const put = <K extends Exclude<RecordKind, "vote">>(kind: K, records: readonly RecordOf<K>[]): void => {
    for (const record of records) writer.put(kind, record);
    writer.complete(kind);
  };
  put("site", world.site);
  put("person", world.person);
  put("group", world.group);
  put("body", world.body);
  put("government", world.government);
  put("sitting", world.sitting);
  put("act", world.act);
  put("event", world.event);
  put("faq", world.faq);
  put("amendment", world.amendment);
  for (const vote of world.vote) writer.putVote(vote, world.ballots.get(vote.id) ?? []);
  writer.complete("vote");
}

/** The votes of a chamber. */
export const votesOf = (world: World, branch: Branch): readonly Vote[] =>
  world.vote.filter((vote) => vote.branch === branch);

/** A world with other votes: positions and sittings of those that are gone go too. */
export function withVotes(world: World, vote: readonly Vote[]): World {
  const ids = new Set(vote.map(({ id }) => id));
  const sittings = new Set(vote.map(({ sitting }) => sitting));
  return {
    ...world,
    vote,
    sitting: world.sitting.filter(({ id }) => sittings.has(id)),
    ballots: new Map([...world.ballots].filter(([id]) => ids.has(id))),
  };
}

/** A world in which the named votes have totals and no positions yet. */
export function withoutBallots(world: World, isLate: (vote: Vote) => boolean): World {
  return {
    ...world,
    vote: world.vote.map((vote) => (isLate(vote) ? { ...vote, positionsPublished: false } : vote)),
    ballots: new Map(
      world.vote.map((vote) => [vote.id, isLate(vote) ? [] : (world.ballots.get(vote.id) ?? [])] as const),
    ),
  };
}

/** The last day of the votes of each chamber; null = it has none. */
export function lastDays(votes: readonly Vote[]): { readonly C: string | null; readonly S: string | null } {
  const last = (branch: Branch): string | null =>
    votes.reduce<string | null>(
      (day, vote) => (vote.branch === branch && (day === null || vote.date > day) ? vote.date : day),
      null,
    );
  const [C, S] = branches.map(last);
  return { C: C ?? null, S: S ?? null };
}
