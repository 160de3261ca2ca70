import type { Reading } from "#src/domain/coverage.ts";
import { isHandful } from "#src/domain/handful.ts";
import { atBranch, bareShare, missing } from "#src/i18n/common.ts";
import { strength } from "#src/i18n/people.ts";
import { presence, reliability, votes as voteText } from "#src/i18n/person-votes.ts";
import { formatNumber, formatPercent } from "#src/lib/format.ts";
import type { PersonPage } from "#src/contracts/person-page.ts";

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  readonly href?: string;
}

/**
 * The four figures under the name; a missing one is given in words. Non-members have only the last.
 *
 * @param votes reading of the votes of their chambers
 */
export function personFigures(person: PersonPage, hasGovernments: boolean, votes: Reading): readonly Figure[] {
  return [...voteFigures(person, votes), strengthFigure(person, hasGovernments)];
}

/** Without the offices of government the whole is not known: the figure is that of the chamber, and says so. */
function strengthFigure(person: PersonPage, hasGovernments: boolean): Figure {
  const { strength: own } = person;
  if (own === null) {
    const value = person.active ? missing.notAcquired : missing.notApplicable;
    return { label: strength.title, value, href: "#forza" };
  }
  if (own.total === null && (own.branch !== null || own.government !== null)) {
    const value = strength.ofParts([
      [own.branch?.value ?? null, strength.inParliament],
      [own.government?.value ?? null, strength.inGovernment],
    ]);
    return {
      label: strength.title,
      value,
      ...(own.month !== null && { note: strength.ofMonth(own.month) }),
      href: "#forza",
    };
  }
  if (own.total === null) {
    const note = strength.until(own.series.at(-1)?.month ?? "");
    return { label: strength.title, value: missing.notApplicable, note, href: "#forza" };
  }
  if (!hasGovernments)
    return {
      label: strength.title,
      value: strength.value(own.total.value),
      note: strength.parliamentOnly,
      href: "#forza",
    };
  const { value, place } = own.total;
  const notes = [
    place === null ? null : strength.place(place.rank, place.of),
    own.month === null ? null : strength.ofMonth(own.month),
  ].filter((note) => note !== null);
  return {
    label: strength.title,
    value: strength.value(value),
    ...(notes.length > 0 && { note: notes.join(", ") }),
    href: "#forza",
  };
}

function voteFigures({ votes, withoutVotes, earlier }: PersonPage, reading: Reading): readonly Figure[] {
  if (withoutVotes === "not-a-member") return [];
  if (votes === null) {
    const isNone = withoutVotes === "none-yet" && reading === "complete";
    const value = isNone || withoutVotes === null ? missing.notApplicable : missing.notAcquired;
    return [presence.title, reliability.title, voteText.lists["voti-ribelli"]].map((label) => ({ label, value }));
  }
  const { voting, present, mission } = votes.participation;
  const say = (note: string) => (earlier.length === 0 ? note : voteText.inChamber(note, votes.branch));
  if (votes.isPresident) {
    return [
      { label: presence.title, href: "#presenze" },
      { label: reliability.title, href: "#affidabilita" },
      { label: voteText.lists["voti-ribelli"], href: "#voti-ribelli" },
    ].map((figure) => ({ ...figure, value: missing.notComputed, note: presence.reason.president }));
  }
  const medianNote = (value: number | null | undefined) =>
    value === null || value === undefined ? [] : [presence.reason.median(votes.branch, formatPercent(value))];
  /** Where the figure itself gives the counts, the note has only the chamber, if it is to be named. */
  const countsOf = (part: number, whole: number): string[] => {
    if (!isHandful(whole)) return [say(`${formatNumber(part)} su ${formatNumber(whole)}`)];
    return earlier.length === 0 ? [] : [atBranch[votes.branch]];
  };
  const { chamber } = votes.medians;
  return [
    {
      label: presence.title,
      value: bareShare(present, voting),
      note: [
        ...(mission === 0 ? [] : [presence.reason.mission(bareShare(mission, voting))]),
        ...countsOf(present, voting),
        ...(isHandful(voting) ? [] : medianNote(chamber?.present)),
      ].join("; "),
      href: "#presenze",
    },
    votes.evaluable === 0
      ? { label: reliability.title, value: missing.notEvaluable, href: "#affidabilita" }
      : {
          label: reliability.title,
          value: bareShare(votes.inLine, votes.evaluable),
          note: [
            ...countsOf(votes.inLine, votes.evaluable),
            ...(isHandful(votes.evaluable) ? [] : medianNote(chamber?.reliability)),
          ].join("; "),
          href: "#affidabilita",
        },
    // No number of rebel votes if the member never cast a vote while their group had a line.
    votes.choices === 0
      ? { label: voteText.lists["voti-ribelli"], value: missing.notEvaluable, href: "#voti-ribelli" }
      : {
          label: voteText.lists["voti-ribelli"],
          value: formatNumber(votes.rebels),
          note: say(voteText.rebelShare(votes.rebels, votes.choices, reading)),
          href: "#voti-ribelli",
        },
  ];
}
