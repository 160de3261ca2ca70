/**
 * Events by rule from the record. Sittings with their votes and defeats of the government for every source, because none
 * records them; confidence
 * votes, laws, decree-laws, changes of group and of office for a source that publishes no events. Each is a dated fact of
 * a record, none is chosen.
 */
import { approvalDay } from "#src/domain/act-state.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { branches, type Branch } from "#src/domain/codes.ts";
import { firstDayOfChanges } from "#src/domain/group-changes.ts";
import { lastDay } from "#src/domain/periods.ts";
import { isPresident } from "#src/domain/office-roles.ts";
import type { Body } from "#src/domain/records.ts";
import { ruledEvent } from "#src/i18n/events.ts";
import { roleText } from "#src/i18n/offices.ts";
import { voteNews } from "#src/i18n/vote-results.ts";
import { routes } from "#src/lib/routes.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import type { EventRow } from "#src/lib/lists/events.ts";
import { decreeState } from "#scripts/contracts/acts/tags.ts";
import { branchChanges } from "#scripts/contracts/stats/group-changes.ts";
import { defineDerivation, type Reader } from "#scripts/contracts/engine/reader.ts";
import { groupCardOn, personCard } from "#scripts/contracts/stats/person-card.ts";
import { voteMonths } from "#scripts/contracts/stats/roster.ts";
import { readVoteRow, voteRows, withHeading } from "#scripts/contracts/stats/vote-rows.ts";

type Draft = Omit<EventRow, "id">;

/** Confidence votes with an outcome. */
function ofVotes(read: Reader): Draft[] {
  return read.index("vote.kind", "confidence").flatMap((id): Draft[] => {
    const row = readVoteRow(read, id);
    if (row === undefined || row.outcome === "other" || row.status === "review") return [];
    const title = ruledEvent.confidence(row.branch, row.outcome === "approved", row.subject);
    return [{ date: row.date, title, category: "fiducia", branch: row.branch, href: routes.vote(id) }];
  });
}

/** Laws on the day of their final approval, decree-laws on the day of publication and on that of their lapse. */
function ofActs(read: Reader): Draft[] {
  return read.all("act").flatMap((act): Draft[] => {
    const [title, href] = [act.shortTitle ?? act.title, routes.act(act.kind, act.id)];
    const draft = (date: string | null, text: string, category: string): Draft[] =>
      date === null ? [] : [{ date, title: text, category, branch: null, href }];
    if (act.kind === "bill") return draft(approvalDay(act), ruledEvent.law(act.law?.number ?? null, title), "leggi");
    if (act.kind !== "decree") return [];
    const hasLapsed = read.derived(decreeState, act.id)?.code === "lapsed";
    return [
      ...(act.published === null
        ? draft(act.date, ruledEvent.decreeDated(act.id, title), "decreti")
        : draft(act.published, ruledEvent.decreePublished(act.id, title), "decreti")),
      ...(hasLapsed ? draft(act.statusDate, ruledEvent.decreeLapsed(act.id, title), "decreti") : []),
    ];
  });
}

/** Changes of group of those who keep their seat, as the entry into the new one or into none; a whole group's as one. */
function ofGroups(read: Reader, branch: Branch): Draft[] {
  const { changes, moves } = read.derived(branchChanges, branch);
  const together = moves.flatMap(({ date, from, to, moved, members }): Draft[] => {
    const [old, next] = [groupCardOn(read, from, lastDay(date))?.name, groupCardOn(read, to, date)?.name];
    if (old === undefined || next === undefined) return [];
    const title = ruledEvent.move(old, next, moved, members);
    return [{ date, title, category: "gruppi", branch, href: routes.group(branch, to) }];
  });
  const single = changes.flatMap(({ person, group, direction, reason, date }): Draft[] => {
    if (reason === "mandate" || (reason === "group" && direction === "out")) return [];
    const [who, name] = [read.derived(personCard, person), groupCardOn(read, group, date)?.name];
    if (who === null || name === undefined) return [];
    const title = ruledEvent.group(`${who.givenName} ${who.familyName}`, name, direction);
    return [{ date, title, category: "gruppi", branch, href: routes.person(person) }];
  });
  return [...together, ...single];
}

interface Office {
  readonly person: string;
  readonly role: string;
  readonly start: string | null;
}

/** Kinds of body whose chair is news; delegations and subcommittees are many. */
const followedBodies: ReadonlySet<Body["kind"]> = new Set(["presidency", "board", "committee"]);

/** Entries into the government and into the chair of a body, after the opening of the legislature. */
function ofOffices(read: Reader): Draft[] {
  const draft = ({ person, role, start }: Office, where: string, branch: Branch | null): Draft[] => {
    const who = read.derived(personCard, person);
    if (who === null || start === null || start < firstDayOfChanges) return [];
    const title = ruledEvent.office(`${who.givenName} ${who.familyName}`, roleText(role, who.gender), where);
    return [{ date: start, title, category: "organi", branch, href: routes.person(person) }];
  };
  const inGovernment = read.all("government").flatMap(({ roles }) => roles.flatMap((role) => draft(role, "", null)));
  const inBodies = read
    .all("body")
    .flatMap(({ roles, name, branch, kind }) =>
      roles
        .filter(({ role }) => followedBodies.has(kind) && isPresident(role))
        .flatMap((one) => draft(one, name, branch === "B" ? null : branch)),
    );
  return [...inGovernment, ...inBodies];
}

/** Sittings and defeats of the government in a month of a chamber; argument: "C:2026-11". */
const votesOfMonth = defineDerivation<readonly Draft[]>("events-of-votes", (read, month) => {
  // Quorum checks decide nothing.
  const rows = [...read.derived(voteRows, month).values()].filter(({ status }) => status !== "quorum");
  const defeats = rows
    .filter(({ isGovernmentBeaten }) => isGovernmentBeaten)
    .map((row) => ({
      date: row.date,
      title: voteNews({ ...withHeading(read, row), isGovernmentBeaten: true, isInReview: row.status === "review" }),
      category: "governo-battuto",
      branch: row.branch,
      href: routes.vote(row.id),
    }));
  // A sitting may go on after midnight. One with a single vote that is an event itself has no more to tell.
  const bySitting = [...Map.groupBy(rows, ({ date, sitting }) => `${date} ${sitting}`).values()];
  const isTold = (row: VoteRow): boolean => row.isConfidence || row.isGovernmentBeaten === true;
  const sittings = bySitting.flatMap((sittingVotes) =>
    sittingVotes.length === 1 && sittingVotes.some(isTold)
      ? []
      : sittingVotes.slice(0, 1).map(({ date, branch, sitting }) => ({
          date,
          title: ruledEvent.sitting(branch, sittingVotes),
          category: "sedute",
          branch,
          href: routes.sitting(branch, sitting),
        })),
  );
  return [...defeats, ...sittings];
});

/** What the defeats of the government were on, by the page of the vote; null = not known. Argument: "". */
export const defeatSubjects = defineDerivation<Readonly<Record<string, string | null>>>("event-defeats", (read) => {
  const months = branches.flatMap((branch) => voteMonths(read, branch));
  const rows = months.flatMap((month) => [...read.derived(voteRows, month).values()]);
  const defeats = rows.filter(({ isGovernmentBeaten }) => isGovernmentBeaten);
  return Object.fromEntries(defeats.map(({ id, subject }) => [routes.vote(id), subject]));
});

/** Events that no source publishes. Argument: "". */
export const voteEvents = defineDerivation<readonly EventRow[]>("event-votes", (read) =>
  withIds(branches.flatMap((branch) => voteMonths(read, branch).flatMap((month) => read.derived(votesOfMonth, month)))),
);

/** Events for a source that publishes none, without order. Argument: "". */
export const ruledEvents = defineDerivation<readonly EventRow[]>("ruled-events", (read) =>
  withIds([
    ...ofVotes(read),
    ...ofActs(read),
    ...branches.flatMap((branch) => ofGroups(read, branch)),
    ...ofOffices(read),
  ]),
);

/** Ids come from the content of an event, so that they are stable. */
function withIds(drafts: readonly Draft[]): EventRow[] {
  const titled = new Map(drafts.map((draft) => [`${draft.date} ${draft.href ?? ""} ${draft.title}`, draft]));
  const taken = new Map<string, number>();
  return [...titled.values()]
    .toSorted((a, b) => compareCodes(a.date, b.date) || compareCodes(a.title, b.title))
    .map((draft) => {
      const id = [draft.date, draft.category, ...(draft.href ?? "").split("/").slice(2)].join("-");
      const count = (taken.get(id) ?? 0) + 1;
      taken.set(id, count);
      return { id: count === 1 ? id : `${id}-${count}`, ...draft };
    });
}
