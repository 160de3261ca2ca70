import { titledOffice } from "#src/domain/government-title.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { Government } from "#src/domain/records.ts";
import { toSources } from "#scripts/pull/conversion.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import { officesOf } from "./read-people.ts";
import { parseRaw } from "./parse.ts";
import { rawGovernment } from "./raw.ts";
import { type Run, attempt } from "./run.ts";

const ranks: readonly (readonly [RegExp, Government["roles"][number]["rank"]])[] = [
  [/^presidente del consiglio/i, "president"],
  [/^vice\s?presidente/i, "vice_president"],
  [/^vice\s?ministr/i, "deputy_minister"],
  [/^sottosegretari/i, "undersecretary"],
  [/^commissari/i, "commissioner"],
  [/^ministr/i, "minister"],
];

type Named = Pick<Government, "id" | "aliases" | "name" | "start" | "end">;

/** Reads the governments from the code lists, with the offices found on profiles. */
export function readGovernments(
  run: Run,
  found: readonly unknown[],
): {
  readonly governmentOn: (day: string) => string | null;
  readonly governmentNamed: (name: string) => string | null;
  readonly put: (isThere: (person: string) => boolean) => void;
} {
  const governments = listGovernments(run, found);
  return {
    governmentOn: (day) =>
      governments.findLast(({ start, end }) => start <= day && (end === null || day < end))?.id ?? null,
    governmentNamed: (name) => governments.find((government) => government.name === name)?.id ?? null,
    put: (isThere) => {
      const offices = officesOf(run, isThere);
      for (const government of governments)
        run.writer.put("government", {
          ...government,
          roles: rolesIn(run, government, offices, isThere),
          sources: toSources(run.origin, null),
        });
    },
  };
}

/** Governments by start, each with its exclusive end date; null for the one in office. */
function listGovernments(run: Run, found: readonly unknown[]): Named[] {
  const bySlug = new Map(
    found
      .flatMap((row) => attempt(run, () => parseRaw("governments", rawGovernment, row, run.notes)))
      .map((row) => [row.slug, row]),
  );
  const listed = new Set<string>();
  // A response may contain no governments, or only the one in office: the stored ones are kept.
  const known = (run.previous?.keys("government") ?? []).flatMap((id) => run.previous?.record("government", id) ?? []);
  const governments = new Map(
    known.map(({ id, aliases, name, start, end }) => [id, { id, aliases, name, start, end }]),
  );
  for (const { slug, value, start_date, end_date } of bySlug.values()) {
    const start = start_date ?? /\d{4}-\d{2}-\d{2}$/.exec(slug)?.[0];
    if (start === undefined) {
      run.notes.add(`codelists.governments: "${slug}" without a day on which it began is left out`);
      continue;
    }
    // It would end the one in office today.
    if (start > run.origin.day) {
      run.notes.warn(`codelists.governments: "${slug}" begins in the future and is left out`);
      continue;
    }
    // Two governments never start on the same day, so it is the same one with another slug. Its id stays: votes and
    // acts refer to it.
    const renamed = known.find((one) => one.aliases.includes(slug) || (one.start === start && !bySlug.has(one.id)));
    const { id, aliases } = governments.get(slug) ?? renamed ?? { id: ownSlug(slug), aliases: [] };
    const others = id === slug ? aliases : [...new Set([...aliases, slug])];
    governments.set(id, { id, aliases: others, name: value ?? nameOf(slug), start, end: end_date });
    listed.add(id);
  }
  for (const { id } of bySlug.size > 0 ? known : [])
    if (!listed.has(id)) run.notes.add(`codelists.governments: "${id}" is not listed any more and stays as it is`);
  return (
    [...governments.values()]
      .toSorted((a, b) => compareCodes(a.start, b.start))
      // A government without an end date ends when the next one starts.
      .map((government, index, all) => ({ ...government, end: government.end ?? all[index + 1]?.start ?? null }))
      // Nothing that is read here happened under a government before the legislature.
      .filter(({ end }) => end === null || end > legislature.start)
  );
}

/**
 * Slug without the foreign parts that the source puts into some: "i-governo-draghi-httpdaticamera…-2021-02-12" and
 * "ii-governo-conte-none-2018-09-05" name an address and a missing value of its own data.
 */
export const ownSlug = (slug: string): string => slug.replace(/-(?:http[a-z0-9]*|none)(?=-\d{4}-\d{2}-\d{2}$)/, "");

/** Name derived from a slug: "i-governo-meloni-2022-10-22" → "I Governo Meloni". */
function nameOf(slug: string): string {
  const [ordinal = "", ...words] = ownSlug(slug)
    .replace(/-\d{4}-\d{2}-\d{2}$/, "")
    .split("-");
  return [ordinal.toUpperCase(), ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join(" ");
}

/** Rank of an office of government; an office never seen gives "other" and a note. */
export function rankOf(role: string, notes: Notes): Government["roles"][number]["rank"] {
  const rank = ranks.find(([pattern]) => pattern.test(role))?.[1] ?? "other";
  if (rank === "other") notes.warn(`persons: unknown office of government "${role}"`);
  return rank;
}

/** Offices in a government. */
function rolesIn(
  run: Run,
  { id, start, end }: Named,
  offices: ReturnType<typeof officesOf>,
  isThere: (person: string) => boolean,
): Government["roles"] {
  const roles = offices.flatMap(([person, { government, party }]) =>
    government
      .filter(
        (office) => (office.end === null || office.end > start) && (end === null || (office.start ?? start) < end),
      )
      .map(({ publishedWeight: weight, ...office }) => ({
        ...{ person, rank: rankOf(office.role, run.notes), ...office, party: office.party ?? party },
        ...(weight === null ? {} : { publishedWeight: weight }),
      })),
  );
  // Profiles contain only current offices: for a government that has ended, the stored ones are kept, under the titles of
  // today: one that was stored before its title had the body is the same office.
  const stored = end === null ? [] : (run.previous?.record("government", id)?.roles ?? []);
  const before = stored.map((office) => ({ ...office, ...titledOffice(office.role, office.department) }));
  const former = before.filter(
    (office) =>
      isThere(office.person) && !roles.some(({ person, role }) => person === office.person && role === office.role),
  );
  return [...roles, ...former.map((office) => ({ ...office, end: office.end ?? end }))];
}
