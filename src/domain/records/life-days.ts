/** Days of a person's life that cannot be beside the other days of the same record. */
import { ageOn } from "#src/domain/age.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { Membership, Person } from "./people.ts";

/** Completed years on the day of the election, by articles 56 and 58 of the constitution. */
const electableAt = { C: 25, S: 40 } as const;

/** A fault at a path of the record. */
interface WrongDay {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/**
 * A birth too late for a seat, a death before a birth or a seat, and earlier offices before the birth. The seats count as
 * right: votes confirm them.
 */
export function wrongDaysOfLife({ birthDate, deathDate, memberships, career }: Person): WrongDay[] {
  if (birthDate !== null) {
    const seat = memberships.find((one) => isTooYoung(birthDate, one));
    if (seat !== undefined) return [{ path: ["birthDate"], message: `${birthDate}: too young for ${toText(seat)}` }];
  }
  const lived = [birthDate ?? "", ...memberships.map(({ start }) => start)].reduce((a, b) => (a > b ? a : b), "");
  return [
    ...(deathDate !== null && deathDate < lived
      ? [{ path: ["deathDate"], message: `${deathDate}: before ${lived}, a day of the same life` }]
      : []),
    ...career.flatMap(({ start, end }, at) =>
      birthDate !== null && (start ?? end ?? birthDate) < birthDate
        ? [{ path: ["career", at], message: `begins on ${start ?? "?"}, before the birth` }]
        : [],
    ),
  ];
}

/** The age of a life senator has no bound: only the birth must come before the seat. */
function isTooYoung(birthDate: string, { branch, isLife, start }: Membership): boolean {
  const elected = start <= legislature.start ? legislature.elected : start;
  return ageOn(birthDate, isLife === true ? start : elected) < (isLife === true ? 0 : electableAt[branch]);
}

const toText = ({ branch, start }: Membership): string =>
  `a seat in the ${branch === "C" ? "Camera" : "Senate"} from ${start}`;
