/** The governments of the legislature with their days, from the Camera's data. Each is a record of its own. */
import { compareCodes } from "#src/domain/compare.ts";
import { addDays } from "#src/domain/days.ts";
import { isOn } from "#src/domain/periods.ts";
import type { Government } from "#src/domain/records.ts";
import type { Notes } from "#scripts/pull/notes.ts";
import type { Previous } from "#scripts/pull/source.ts";
import { toPersonName } from "#src/domain/person-name.ts";
import { isInLegislature } from "./legislature-days.ts";
import { ofCamera } from "./legislature-uris.ts";
import type { Query } from "./queries.ts";
import { knownGovernments } from "./reference.ts";
import { find, get, localName, type Row } from "./sparql.ts";
import { cleanText, slugify, toDay } from "./text.ts";

/** Not among the needed queries: the dumps have no government. */
export const governmentList: Query = {
  name: "C31",
  chamber: "camera",
  title: "governments",
  text: `
SELECT DISTINCT ?g ?gl ?i ?f ?h WHERE {
  ?g a ocd:governo ; ${ofCamera} .
  OPTIONAL { ?g rdfs:label ?gl } OPTIONAL { ?g ocd:startDate ?i } OPTIONAL { ?g ocd:endDate ?f } OPTIONAL { ?g ocd:rif_presidenteConsiglioMinistri ?k . ?k ocd:rif_persona ?h }
} ORDER BY ?g
`,
};

export interface NamedGovernment extends Pick<Government, "id" | "aliases" | "name" | "start" | "end"> {
  /** Null = not in the data of this run. */
  readonly uri: string | null;
  /** URI of the head as a person; null = not published with the government. */
  readonly head: string | null;
}

export interface Governments {
  /** In order of time. */
  readonly list: readonly NamedGovernment[];
  /** Id of the government in office on a day; null = none. */
  readonly on: (day: string | null) => string | null;
}

/** `rows`: of {@link governmentList}; `members`: of the members' query, whose days stand in for missing ones. */
export function buildGovernments(
  rows: readonly Row[],
  members: readonly Row[],
  previous: Previous | undefined,
  notes: Notes,
): Governments {
  const stored = (previous?.keys("government") ?? []).flatMap((id) => previous?.record("government", id) ?? []);
  const published = [...Map.groupBy(rows, (row) => get(row, "g"))].flatMap(([uri, own]): NamedGovernment[] => {
    const first = (variable: string): string | null => own.flatMap((row) => find(row, variable) ?? [])[0] ?? null;
    const ofOwn = members.filter((row) => get(row, "g") === uri);
    const start = toDay(first("i")) ?? startOf(ofOwn);
    if (start === null) notes.add("governments without a day on which they began are left out", localName(uri));
    // The former one is still in office on the first days of a legislature, and the next may be listed with both.
    if (start === null || !isInLegislature(start)) return [];
    const alias = `governo-${localName(uri)}`;
    const known =
      stored.find((one) => one.aliases.includes(alias)) ??
      [...stored, ...knownGovernments].find((one) => one.start === start);
    const name = known?.name ?? nameOf(first("gl"), ofOwn);
    const id = known?.id ?? `${slugify(name)}-${start}`;
    const aliases = [...new Set([...(known?.aliases ?? []), alias])];
    return [{ id, aliases, name, start, end: toDay(first("f")), uri, head: first("h") }];
  });
  const ids = new Set(published.map(({ id }) => id));
  const kept = (stored.length > 0 || published.length > 0 ? stored : knownGovernments)
    .filter(({ id }) => !ids.has(id))
    .map(({ id, aliases, name, start, end }) => ({ id, aliases, name, start, end, uri: null, head: null }));
  const list = [...published, ...kept].toSorted((a, b) => compareCodes(a.start, b.start)).map(withEnd);
  return { list, on: (day) => (day === null ? null : (list.findLast((one) => isOn(one, day))?.id ?? null)) };
}

/** Without an end, or with one on the eve of the next, a government ends when the next one begins. */
function withEnd(one: NamedGovernment, place: number, all: readonly NamedGovernment[]): NamedGovernment {
  const next = all[place + 1]?.start ?? null;
  const isJoined = next !== null && (one.end === null || one.end > next || addDays(one.end, 1) === next);
  return isJoined ? { ...one, end: next } : one;
}

const isPresident = (row: Row): boolean => /^presidente/i.test(get(row, "r"));

/** The day on which the President of the Council took office, else the first of any member. */
function startOf(members: readonly Row[]): string | null {
  const days = (rows: readonly Row[]) => rows.flatMap((row) => toDay(get(row, "i")) ?? []).toSorted();
  return days(members.filter(isPresident))[0] ?? days(members)[0] ?? null;
}

/** "I GOVERNO MELONI (22.10.2022)" → "I Governo Meloni"; without a label, from the surname of the President. */
function nameOf(label: string | null, members: readonly Row[]): string {
  const president = members.find(isPresident);
  const surname = president === undefined ? "" : ` ${get(president, "c")}`;
  const text = cleanText(label ?? "").replace(/\s*\(.*$/, "");
  const words = (text === "" ? `GOVERNO${surname}` : text).split(" ");
  return words.map((word) => (/^[IVX]+$/.test(word) ? word : toPersonName(word))).join(" ");
}
