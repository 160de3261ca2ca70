import type { Gender } from "#src/domain/codes.ts";
import type { Role } from "./person-parts.ts";

/** All people that the person search can find, by surname. */
export interface PeopleSearch {
  readonly people: readonly {
    readonly id: string;
    readonly familyName: string;
    readonly givenName: string;
    readonly registeredName?: string;
    readonly gender: Gender | null;
    readonly photo: string | null;
    readonly roles: readonly Role[];
    readonly acronym: string | null;
    readonly active: boolean;
  }[];
}

/**
 * Row of the search file: id, surname, given name, photo digest ("" = none), roles as text, 1 while in office, name in
 * the register where it is another.
 * `["rossi-maria", "Rossi", "Maria", "1a2b3c4d", ["Deputata, SAL"], 1]`
 */
export type PeopleSearchRow = readonly [
  id: string,
  familyName: string,
  givenName: string,
  photo: string,
  roles: readonly string[],
  active: 0 | 1,
  registeredName?: string,
];
