import { branches, type Branch } from "#src/domain/codes.ts";
import { DataError } from "#scripts/lib/errors.ts";

/** Parses a chamber code. @throws DataError for any other text. */
export function toBranch(text: string): Branch {
  const branch = branches.find((value) => value === text);
  if (branch === undefined) throw new DataError(`no chamber "${text}"`);
  return branch;
}
