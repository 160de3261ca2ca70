import { electionAreas, findArea, macroAreas, type MacroArea } from "#src/domain/areas.ts";
import type { Branch } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { median } from "#src/domain/median.ts";
import { defineTables } from "#scripts/contracts/formats.ts";
import { memberColumns } from "#src/i18n/members.ts";
import { toCsvTable } from "#src/lib/columns.ts";
import { files, routes } from "#src/lib/routes.ts";
import type { MemberRow } from "#src/contracts/members.ts";
import type { AreaSummary, TerritoryFile } from "#src/contracts/territories.ts";
import { searchDetail, searchWords } from "#src/i18n/search.ts";
import { territories, territoryName } from "#src/i18n/territories.ts";
import { areaPlaces } from "#src/data/reference/provinces.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { definePage, type Reader, type SearchEntry } from "#scripts/contracts/engine/reader.ts";
import { votesDay } from "#scripts/contracts/stats/coverage.ts";
import { pageEntry } from "#scripts/contracts/search/page-entry.ts";
import { memberRows, toEnds } from "./members.ts";
import { bySurname } from "./people-search.ts";
import { readProvenance } from "./person-parts.ts";

/** Ids of all regions, foreign areas and macro-areas: each has a page. */
export const territoryKeys = [...electionAreas.map(({ id }) => id), ...macroAreas];

/** `/territori`: the map and the list of areas. */
export const territoriesPages = definePage({
  name: "territories",
  path: routes.territories,
  search: { entry: () => pageEntry(territories.title, `${territories.description} ${searchWords.territory}`) },
  build: (read) => {
    const rows = readRows(read).filter((row) => row.active);
    return {
      areas: electionAreas.map(({ id }) =>
        summarize(
          read,
          id,
          rows.filter((row) => row.area === id),
        ),
      ),
      macroAreas: macroAreas.map((id) =>
        summarize(
          read,
          id,
          rows.filter((row) => findArea(row.area)?.macroArea === id),
        ),
      ),
      withoutArea: rows.filter((row) => row.area === null && row.isLife === true).length,
      unknownArea: rows.filter((row) => row.area === null && row.isLife !== true).length,
      ...readProvenance(
        read,
        rows.map((row) => row.id),
        read.derived(votesDay, ""),
      ),
    };
  },
});

function toSearchEntry(id: string): SearchEntry {
  const detail = searchDetail.territory(areaPlaces[id] ?? null, findArea(id)?.macroArea === "estero");
  return pageEntry(
    territoryName(id),
    `${searchWords.territory} ${id === "sud" ? searchWords.south : ""}`.trim(),
    detail,
  );
}

/** `/territori/emilia-romagna`, `/territori/nord-est`. */
export const territoryPages = definePage({
  name: "territory",
  keys: () => territoryKeys,
  path: routes.territory,
  search: { entry: (_, id) => toSearchEntry(id) },
  build: (read, id) => {
    const rows = readRowsOf(read, id);
    const groups = new Map(
      rows.flatMap(({ group, branch }) =>
        group === null ? [] : [[group.id, { id: group.id, acronym: group.acronym, branch }] as const],
      ),
    );
    return {
      id,
      macroArea: macroAreaOf(id),
      isMacro: findArea(id) === undefined,
      summary: summarize(
        read,
        id,
        rows.filter((row) => row.active),
      ),
      whole: medianPresence(readRows(read).filter((row) => row.active)),
      ends: toEnds(
        rows.filter((row) => row.active),
        readRows(read),
      ),
      rows,
      groups: [...groups.values()].sort(
        (a, b) => compareCodes(a.acronym, b.acronym) || compareCodes(a.branch, b.branch),
      ),
      hasFigures: rows.some((row) => row.figures !== null),
      ...readProvenance(
        read,
        rows.map((row) => row.id),
        read.derived(votesDay, ""),
      ),
    };
  },
});

export const territoryFiles = defineTables<TerritoryFile>({
  name: "data-territory",
  keys: () => territoryKeys,
  path: files.territoryCsv,
  build: (read, id) => ({ rows: readRowsOf(read, id) }),
  table: ({ rows }) => toCsvTable(memberColumns, rows),
});

function readRows(read: Reader): MemberRow[] {
  return [...read.derived(memberRows, "C"), ...read.derived(memberRows, "S")];
}

function readRowsOf(read: Reader, id: string): MemberRow[] {
  const rows = readRows(read)
    .filter((row) => row.area === id || findArea(row.area)?.macroArea === id)
    .map((row) => ({ ...row, constituency: constituencyOf(read, row) }));
  return rows.sort((a, b) => Number(b.active) - Number(a.active) || bySurname(a, b));
}

/** Constituency of the person's last mandate in the chamber of the row. */
function constituencyOf(read: Reader, { id, branch }: MemberRow): string | null {
  return read.require("person", id).memberships.findLast((seat) => seat.branch === branch)?.constituency ?? null;
}

function macroAreaOf(id: string): MacroArea {
  const found = findArea(id)?.macroArea ?? macroAreas.find((area) => area === id);
  if (found === undefined) throw new DataError(`no territory "${id}"`);
  return found;
}

function medianPresence(rows: readonly MemberRow[]): Pick<AreaSummary, "presence" | "present"> {
  const presences = rows.flatMap(({ figures }) =>
    figures === null || figures.voting === 0 ? [] : [(figures.present * 100) / figures.voting],
  );
  return { presence: median(presences), present: presences.length };
}

function summarize(read: Reader, id: string, rows: readonly MemberRow[]): AreaSummary {
  const count = (branch: Branch): number | null =>
    read.derived(memberRows, branch).some(({ active }) => active)
      ? rows.filter((row) => row.branch === branch).length
      : null;
  return { id, deputies: count("C"), senators: count("S"), ...medianPresence(rows) };
}
