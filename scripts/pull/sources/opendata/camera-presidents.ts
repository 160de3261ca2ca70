/** The Presidents of the Camera with their days, as its graph lists them (`ocd:presidenteCamera`). */
import { isPresidentRole, type PresidentPeriod } from "#src/domain/assembly-president.ts";
import type { RolePeriod } from "#src/domain/records.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { PersonIndex } from "./people.ts";
import { ofCamera } from "./legislature-uris.ts";
import type { Query } from "./queries.ts";
import { sortRoles } from "./roles.ts";
import { get, type Row } from "./sparql.ts";
import { dayAfter, toDay } from "./text.ts";

export const presidentList: Query = {
  name: "C26",
  chamber: "camera",
  title: "Presidents of the Camera",
  text: `
SELECT DISTINCT ?p ?d ?x WHERE {
  ?p a ocd:presidenteCamera ; ${ofCamera} ; dc:date ?d ; ocd:rif_deputato ?x .
} ORDER BY ?d
`,
};

/** "20221014" or "20221014-20271012"; what has another form is left out. */
const days = /^(\d{8})(?:-(\d{8})?)?$/;

export function cameraPresidents(rows: readonly Row[], index: Pick<PersonIndex, "deputy">): readonly PresidentPeriod[] {
  return rows.flatMap((row): PresidentPeriod[] => {
    const [, first, last] = days.exec(get(row, "d").trim()) ?? [];
    const [person, start] = [index.deputy(get(row, "x")), toDay(first ?? null)];
    return person === undefined || start === null ? [] : [{ person, start, end: dayAfter(last ?? null) }];
  });
}

/**
 * Offices of the presidency with the Presidents of the list, which is the better source: it was made for them. Without
 * a list they stay as they are. The offices are a witness: another President among them is reported.
 */
export function withPresidents(
  roles: readonly RolePeriod[],
  presidents: readonly PresidentPeriod[],
  notes: Notes,
): RolePeriod[] {
  if (presidents.length === 0) return [...roles];
  const listed = new Set(presidents.map(({ person }) => person));
  const held = roles.filter(({ role }) => isPresidentRole(role));
  for (const person of new Set(held.map((role) => role.person)).symmetricDifference(listed))
    notes.warn("Presidents of the Camera: its list and the offices of the presidency differ", person);
  const role = held[0]?.role ?? "Presidente";
  return sortRoles([
    ...roles.filter((one) => !isPresidentRole(one.role)),
    ...presidents.map((period) => ({ ...period, role })),
  ]);
}
