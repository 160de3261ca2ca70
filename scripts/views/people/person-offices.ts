import { compareCodes } from "#src/domain/compare.ts";
import { lastDay } from "#src/domain/periods.ts";
import { nameOn } from "#src/domain/group-on-day.ts";
import type { PersonOffice } from "#src/view/person-page.ts";
import type { Reader } from "#scripts/views/reader.ts";

/** All offices of a person in bodies, groups and governments; see `byTime` for the order. */
export function readOffices(read: Reader, person: string): PersonOffice[] {
  const bodies = read.index("body.person", person).flatMap((key) => {
    const body = read.require("body", key);
    const shared = { of: "body" as const, id: body.id, branch: body.branch, name: body.name, department: null };
    return body.roles
      .filter((role) => role.person === person)
      .map(({ role, start, end }) => ({ ...shared, role, start, end: end ?? body.end }));
  });
  const groups = read.index("group.person", person).flatMap((key) => {
    const group = read.require("group", key);
    const shared = { of: "group" as const, id: group.id, branch: group.branch, department: null };
    return group.roles
      .filter((role) => role.person === person)
      .map(({ role, start, end: own }) => {
        const end = own ?? group.end;
        return { ...shared, name: nameOn(group.names, lastDay(end))?.name ?? group.id, role, start, end };
      });
  });
  const governments = read.index("government.person", person).flatMap((key) => {
    const government = read.require("government", key);
    const shared = { of: "government" as const, id: government.id, branch: null, name: government.name };
    return government.roles
      .filter((role) => role.person === person)
      .map(({ role, department, start, end }) => ({
        ...shared,
        role,
        department,
        start: start ?? government.start,
        end: end ?? government.end,
      }));
  });
  return [...governments, ...bodies, ...groups].sort(byTime);
}

/**
 * Current offices first, then newest first; unknown starts last. Ties are sorted by name, so that the order does not
 * depend on the source.
 */
function byTime(a: PersonOffice, b: PersonOffice): number {
  const open = Number(b.end === null) - Number(a.end === null);
  if (open !== 0) return open;
  return (
    compareCodes(b.start ?? "", a.start ?? "") ||
    compareCodes(a.name, b.name) ||
    compareCodes(a.role ?? "", b.role ?? "")
  );
}
