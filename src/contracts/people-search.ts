import { z } from "zod";
import { genders } from "#src/domain/codes.ts";
import { roleSchema } from "./person-parts.ts";

/** All people that the person search can find, by surname. */
export const peopleSearchSchema = z.strictObject({
  people: z.array(
    z.strictObject({
      id: z.string(),
      familyName: z.string(),
      givenName: z.string(),
      registeredName: z.string().optional(),
      gender: z.enum(genders).nullable(),
      photo: z.string().nullable(),
      roles: z.array(roleSchema),
      acronym: z.string().nullable(),
      active: z.boolean(),
    }),
  ),
});
export type PeopleSearch = z.infer<typeof peopleSearchSchema>;

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
