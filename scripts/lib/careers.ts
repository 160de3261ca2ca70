/**
 * The careers that other sites of the family publish, one file per legislature in the folder `careers` of the data:
 * `careers/18.json`. The pull fetches them; contracts are made from them as from the snapshot.
 */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { branches, genders } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import { pathName } from "#src/lib/routes.ts";
import type { Careers } from "#src/contracts/careers.ts";
import { DataError } from "./errors.ts";

/** Ids at the chambers among the aliases of a person; all other aliases are of one source or one legislature. */
export const isOfficialId = (alias: string): boolean => /^(?:d|senatore-)\d+$/.test(alias);

const text = z.string().min(1).max(500);
const count = z.int().nonnegative();
const day = z.iso.date();
const period = { start: day.nullable(), end: day.nullable() };
const branch = z.enum(branches);

/** Fields that this program does not know are ignored: a later one may have added them. */
const careerSchema = z.object({
  ids: z.array(z.string().refine(isOfficialId, "no id of a chamber")).min(1),
  path: z.string().regex(new RegExp(`^/persone/${pathName}$`)),
  familyName: text,
  givenName: text,
  gender: z.enum(genders).nullable(),
  seats: z.array(z.object({ branch, ...period })),
  groups: z.array(z.object({ branch, acronym: text, name: text })),
  offices: z.array(z.object({ role: text, body: z.string().max(500), ...period })),
  votes: z.array(
    z
      .object({
        ...{ branch, from: day, to: day, isPresident: z.boolean() },
        ...{ voting: count, present: count, rebels: count, choices: count },
      })
      .refine(({ voting, present }) => present <= voting, "more presences than votes")
      .refine(({ rebels, choices }) => rebels <= choices, "more rebel votes than choices"),
  ),
});

const careersSchema: z.ZodType<Careers> = z.object({
  version: z.literal(1),
  legislature: z.int().positive(),
  start: day,
  end: day.nullable(),
  upTo: day,
  isDemo: z.boolean(),
  people: z.array(careerSchema),
});

interface Expected {
  readonly legislature: number;
  readonly isDemo: boolean;
}

/**
 * Reads a published file of careers.
 * @param name the file in messages
 * @throws DataError if it is none, of another legislature or version, or of invented people among real ones
 */
export function parseCareers(content: string, name: string, expected: Expected): Careers {
  const refuse = (why: string): DataError => new DataError(`${name}: no careers of a legislature: ${why}`);
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw refuse("not JSON");
  }
  const parsed = careersSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw refuse(`${issue?.path.join(".") ?? ""}: ${issue?.message ?? "invalid"}`);
  }
  if (parsed.data.legislature !== expected.legislature)
    throw refuse(`of legislature ${parsed.data.legislature}, not ${expected.legislature}`);
  if (parsed.data.isDemo !== expected.isDemo) throw refuse("invented people do not belong beside real ones");
  return parsed.data;
}

export function careersFolder(data: string): string {
  return join(data, "careers");
}

export function careersFile(data: string, number: number): string {
  return join(careersFolder(data), `${number}.json`);
}

/**
 * The careers of the other legislatures, oldest first; empty without a family.
 * @throws DataError for a file that cannot be used
 */
export function readCareers(data: string, isDemo: boolean): readonly Careers[] {
  const folder = careersFolder(data);
  const numbers = existsSync(folder)
    ? readdirSync(folder).flatMap((name) => (/^\d+\.json$/.test(name) ? [Number.parseInt(name, 10)] : []))
    : [];
  return numbers
    .filter((number) => number !== legislature.number)
    .sort((a, b) => a - b)
    .map((number) => {
      const file = careersFile(data, number);
      return parseCareers(readFileSync(file, "utf8"), file, { legislature: number, isDemo });
    });
}
