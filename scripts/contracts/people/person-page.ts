import { pick } from "#scripts/lib/pick.ts";
import { monthsFrom } from "#src/domain/age.ts";
import { branches, type Branch } from "#src/domain/codes.ts";
import { collegeOf } from "#src/domain/colleges.ts";
import { monthOf } from "#src/domain/days.ts";
import { isDated, lastDay, shownEnd, shownStart } from "#src/domain/periods.ts";
import type { Person } from "#src/domain/records.ts";
import { lastPeriod } from "#src/domain/group-on-day.ts";
import { colleges } from "#src/data/colleges.ts";
import { routes } from "#src/lib/routes.ts";
import type { PersonPage } from "#src/contracts/person-page.ts";
import { definePage, type Reader } from "#scripts/contracts/engine/reader.ts";
import { recordCorrections } from "#scripts/contracts/stats/corrections.ts";
import { dataDay, isLive, seatDay, missingParts, lastChange, votesDay } from "#scripts/contracts/stats/coverage.ts";
import { personCard } from "#scripts/contracts/stats/person-card.ts";
import { readings } from "#scripts/contracts/stats/readings.ts";
import { branchRoster, voteMonths } from "#scripts/contracts/stats/roster.ts";
import { strengthDay } from "#scripts/contracts/stats/strength.ts";
import { personEntry } from "#scripts/contracts/search/record-entries.ts";
import { readPersonProposals } from "#scripts/contracts/acts/bill-proposals.ts";
import { readLegislatures } from "./careers.ts";
import { personBillsDay, readPersonBills, readOffices, readGroupRef, readPersonRef } from "./person-parts.ts";
import { parliamentOffice } from "./members.ts";
import { readPersonStrength } from "./person-strength.ts";
import { readRecord } from "./person-record.ts";
import { readEarlierTerms, readPersonVotes } from "./person-votes.ts";

/** `/persone/{id}`: page of each member of the legislature and of its governments. */
export const personPages = definePage({
  name: "persons",
  keys: (read) => read.keys("person"),
  path: routes.person,
  search: { entry: personEntry },
  build: (read, id) => {
    const person = read.require("person", id);
    const card = read.derived(personCard, id);
    const votes = readPersonVotes(read, person);
    const earlier = readEarlierTerms(read, person);
    const strength = readPersonStrength(read, id);
    const proposed = readPersonProposals(read, person);
    const legislatures = readLegislatures(read, id);
    const seats = person.memberships.map((seat) => toSeat(read, seat));
    return {
      id,
      ...pick(person, "familyName", "givenName", "gender", "birthDate", "birthPlace", "deathDate", "profession"),
      ...(card?.registeredName !== undefined && { registeredName: card.registeredName }),
      profile: person.isProfileUnread === true ? "unread" : "complete",
      photo: readPhoto(read, id),
      roles: [...(card?.roles ?? [])],
      office: parliamentOffice(read, id),
      active: card?.active ?? false,
      ...readGroupNow(read, person),
      seats,
      groups: readGroupPeriods(read, person),
      areGroupsDated: person.memberships.every((seat) => seat.groups.every(isDated)),
      offices: readOffices(read, id),
      career: person.career,
      ...(legislatures !== null && { legislatures }),
      strength,
      votes,
      earlier,
      record: readRecord(read, person),
      publishedFigures: toPublishedFigures(read, person, votes !== null || earlier.length > 0),
      withoutVotes: votes === null ? whyWithoutVotes(read, person) : null,
      bills: readPersonBills(read, id),
      ...(proposed === null ? {} : { proposals: proposed.proposals }),
      corrections: [...recordCorrections(read, "person", id)],
      updated: lastChange(
        read,
        [person],
        [
          votes === null ? null : read.derived(votesDay, votes.branch),
          // A person without a current office shows only past strength.
          (strength?.branch ?? strength?.government ?? null) === null ? null : read.derived(strengthDay, ""),
          personBillsDay(read, id),
          proposed?.changed ?? null,
          ...seats.map(({ countedTo }) => countedTo),
        ],
      ),
      sources: person.sources,
    };
  },
});

function readPhoto(read: Reader, id: string): PersonPage["photo"] {
  const photo = read.record("photo", id);
  if (photo === undefined || photo.digest === null) return null;
  return { digest: photo.digest, source: photo.source, fetchedAt: photo.fetchedAt };
}

function readGroupNow(read: Reader, person: Person): Pick<PersonPage, "group" | "side"> {
  const seat = person.memberships.at(-1);
  const period = seat && lastPeriod(seat);
  const card = read.derived(personCard, person.id);
  const group = period && readGroupRef(read, period.group, card?.groupDay);
  const side = card?.side ?? null;
  return { group: period === undefined || group === undefined ? null : { ...group, since: shownStart(period) }, side };
}

function toSeat(read: Reader, seat: Person["memberships"][number]): PersonPage["seats"][number] {
  const { branch, start, end, replaces, replacedBy } = seat;
  const last = end === null ? seatDay(read, branch) : null;
  const countedTo = last === null || last < start ? null : last;
  const until = end ?? countedTo;
  return {
    ...{ branch, start: shownStart(seat), end: shownEnd(seat) },
    months: until === null || shownStart(seat) === null ? null : monthsFrom(start, until),
    countedTo,
    area: seat.electionArea,
    college: collegeOf(colleges, seat),
    // `isLife`: for a senator without an election area the source may not state whether the seat is for life.
    ...pick(seat, "endReason", "constituency", "electionType", "list", "isLife"),
    replaces: replaces === null ? null : readPersonRef(read, replaces),
    replacedBy: replacedBy === null ? null : readPersonRef(read, replacedBy),
  };
}

/**
 * Periods in groups, oldest first, each with the group's name at its end. Groups missing from the snapshot are left
 * out.
 */
function readGroupPeriods(read: Reader, person: Person): PersonPage["groups"] {
  return person.memberships.flatMap((seat) => {
    const undatedAt = (place: number) =>
      (seat.undatedGroups ?? []).flatMap(({ group: id, before }) => {
        const group = before === place ? readGroupRef(read, id) : undefined;
        return group === undefined ? [] : [{ group, start: null, end: null, isUndated: true as const }];
      });
    const dated = seat.groups.flatMap((period, place) => {
      const { group: id, end, isEndAssumed } = period;
      const group = readGroupRef(read, id, lastDay(end ?? seat.end));
      const shown = end !== null && end === seat.end ? shownEnd(seat) : shownEnd(period);
      const days = { start: shownStart(period), end: shown };
      const row = { ...days, ...(isEndAssumed === true ? { isLeft: true as const } : {}) };
      return [...undatedAt(place), ...(group === undefined ? [] : [{ group, ...row }])];
    });
    return [...dated, ...undatedAt(seat.groups.length)];
  });
}

/** Published figures are used only while there are none of ours. */
function toPublishedFigures(
  read: Reader,
  { id, publishedFigures: published }: Person,
  hasVotes: boolean,
): PersonPage["publishedFigures"] {
  if (hasVotes || published === undefined || Object.values(published).every((value) => value === null)) return null;
  const isPresident = (branch: Branch) =>
    read.derived(branchRoster, branch).presidents.some(({ person }) => person === id);
  return { ...published, presides: branches.find(isPresident) ?? null };
}

function whyWithoutVotes(read: Reader, person: Person): PersonPage["withoutVotes"] {
  const seat = person.memberships.at(-1);
  // Whom the source counts votes for is a member, although it gives no seat.
  if (seat === undefined) return (person.publishedFigures?.voting ?? 0) > 0 ? "not-acquired" : "not-a-member";
  if (read.derived(missingParts, "").includes("votes") || read.derived(dataDay, seat.branch) === null)
    return "not-acquired";
  if (!read.derived(isLive, "")) {
    const { votesC, votesS } = read.derived(readings, "");
    return (seat.branch === "C" ? votesC : votesS) === "complete" ? "none-yet" : "not-read";
  }
  // A first fill takes several runs: without votes of the mandate, votes may still have been held.
  const from = monthOf(seat.start);
  const isRead = voteMonths(read, seat.branch).some((month) => {
    const held = month.slice(month.indexOf(":") + 1);
    return held >= from && (seat.end === null || held <= monthOf(seat.end));
  });
  return isRead && (person.publishedFigures?.voting ?? 0) === 0 ? "none-yet" : "not-read";
}
