/**
 * Numbers that are one number, told in several contracts: a total, the sum of its parts, the rows of its list and of its
 * file. Where a part is left out by rule, the page that prints the sum names it, and the identity counts it.
 */
import type { DatabaseSync } from "node:sqlite";
import { routes } from "#src/lib/routes.ts";

/** Page that prints the total, and the terms that must be equal, as SQL over the contracts; null = not published. */
interface Identity {
  readonly page: string;
  readonly terms: Readonly<Record<string, string>>;
}

/** A field of a contract. */
const field = (output: string, key: string, path: string): string =>
  `SELECT json_extract(contract, '$.${path}') FROM page WHERE output = '${output}' AND key = '${key}'`;

/** Length of a list of a contract; null = no such list. */
const length = (output: string, key: string, path: string): string =>
  `SELECT json_array_length(contract, '$.${path}') FROM page WHERE output = '${output}' AND key = '${key}'`;

/** Length of a contract that is a list. */
const wholeLength = (output: string, key: string): string =>
  `SELECT json_array_length(contract) FROM page WHERE output = '${output}' AND key = '${key}'`;

/** Rows of a list of all contracts of an output that match, or the sum of a number of them. */
const sum = (output: string, list: string, value = "1", where = "1"): string =>
  `SELECT ifnull(sum(${value}), 0) FROM page, json_each(contract, '$.${list}') AS r WHERE output = '${output}' AND ${where}`;

const of = (path: string): string => `json_extract(r.value, '$.${path}')`;
const isKey = (key: string): string => `page.key = '${key}'`;

const votes: readonly Identity[] = [
  {
    page: "/votazioni",
    terms: {
      "all votes": field("votes-list", "index", "total"),
      "months of the archive": sum("votes-archive", "months", `${of("C")} + ${of("S")}`, isKey("index")),
      "months of the years": sum("votes-archive", "months", `${of("C")} + ${of("S")}`, "page.key <> 'index'"),
      "sittings of the months": sum("votes-months", "sittings", of("votes")),
      "rows of the months' files": sum("data-votes-rows", "rows", "1", "page.key <> 'chiave'"),
      "rows of the sittings' files": sum("data-votes-sittings", "rows"),
      "rows of the months' tables": sum("data-vote-tables", "rows", "1", "page.key GLOB '[0-9]*'"),
    },
  },
  {
    page: "/votazioni",
    terms: {
      "key votes": field("votes-list", "index", "keyTotal"),
      "key votes by year": sum("votes-list", "byYear", of("all")),
      // Null rows: too many for one file.
      "rows of their file": length("data-votes-rows", "chiave", "rows"),
    },
  },
  {
    page: "/votazioni",
    terms: {
      "key votes with a margin": sum("votes-list", "byYear", of("votes")),
      "points of the chart": length("votes-list", "index", "points"),
      "points of the enlarged chart": sum("data-votes-margins", "series", "json_array_length(r.value, '$.points')"),
    },
  },
  {
    page: "/votazioni/governo-battuto",
    terms: {
      defeats: field("vote-rankings", "governo-battuto", "total"),
      "votes marked so": sum("data-votes-rows", "rows", "1", `page.key <> 'chiave' AND ${of("isGovernmentBeaten")}`),
    },
  },
];

const events: readonly Identity[] = [
  {
    page: "/cronaca",
    terms: {
      events: field("events-archive", "index", "list.count"),
      "months of the archive": sum("events-archive", "months", of("count"), isKey("index")),
      "months of the years": sum("events-archive", "months", of("count"), "page.key <> 'index'"),
      "rows of the months": sum("events-month", "rows"),
      "rows of the files": "SELECT sum(json_array_length(contract)) FROM page WHERE output = 'data-events'",
      "calendar and sittings": `SELECT (${sum("calendar", "events")}) + (${sum("events-month", "rows", "1", `${of("category")} = 'sedute'`)})`,
    },
  },
];

/** Lists of acts: kind, list, its file, and the name of the count on /attivita_legislativa. */
const actLists = [
  ["bill", "bills-list", length("data-bills-index", "indice", "each.id"), "bills"],
  ["decree", "decrees-list", wholeLength("data-decree", "indice"), "decrees"],
  ["dlgs", "legislative-decrees-list", wholeLength("data-dlgs", "indice"), "legislativeDecrees"],
  ["datt", "implementing-decrees-list", wholeLength("data-datt", "indice"), "implementing"],
] as const;

const ofUs: Readonly<Record<string, string>> = {
  bill: "json_extract(contract, '$.counts.areBySource') IS NULL",
};

const acts: readonly Identity[] = actLists.map(([kind, list, file, count]) => ({
  page: routes.acts(kind),
  terms: {
    [`acts of the kind ${kind}`]: field(list, "index", "count"),
    // Numbers of the source's own are those of its whole list.
    "the same on the page of all kinds": `${field("legislation", "index", `counts.${count}`)} AND ${ofUs[kind] ?? "1"}`,
    "the same in the archive": field("acts-archive", kind, "count"),
    "rows of the file": file,
    "rows of the table": length("data-acts-csv", kind, "rows"),
  },
}));

const people: readonly Identity[] = [
  ...(["C", "S"] as const).map((branch) => ({
    page: routes.members(branch),
    terms: {
      "members now and before": length("members", branch, "all"),
      "rows of the file": length("data-members", branch === "C" ? "deputati" : "senatori", "rows"),
    },
  })),
  {
    page: "/indice_di_forza",
    terms: {
      "people ranked": field("strength-index", "index", "count"),
      names: length("strength-index", "index", "all"),
      "rows of the file": length("data-strength-index", "tutti", "rows"),
    },
  },
  {
    page: "/persone",
    terms: {
      "votes with a position of everybody": `SELECT ifnull(sum(json_extract(contract, '$.votes.participation.voting')), 0) + (${sum("persons", "earlier", of("participation.voting"))}) FROM page WHERE output = 'persons'`,
      "positions of the months": sum(
        "persons",
        "record.months",
        "(SELECT sum(c.value) FROM json_each(r.value, '$.counts') AS c)",
      ),
    },
  },
];

export const identities: readonly Identity[] = [...votes, ...events, ...acts, ...people];

/** Values of the terms of an identity that are published. */
export function valuesOf(db: DatabaseSync, { terms }: Identity): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(terms).flatMap(([name, sql]) => {
      const value = Object.values(db.prepare(sql).get() ?? {})[0] ?? null;
      return value === null ? [] : [[name, Number(value)] as const];
    }),
  );
}

/** The identities that do not hold, each as a remark on the page that prints its total. */
export function checkIdentities(db: DatabaseSync): string[] {
  return identities.flatMap((identity) => {
    const values = valuesOf(db, identity);
    if (new Set(values.values()).size < 2) return [];
    const told = [...values].map(([name, value]) => `${name} ${String(value)}`);
    return [`page ${identity.page} has numbers that do not add up: ${told.join(", ")}`];
  });
}
