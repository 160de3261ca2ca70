import type { Body } from "#src/domain/records.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { toSlug } from "#scripts/lib/slug.ts";
import { BudgetSpent, NotFound } from "./client.ts";
import { officesOf } from "./offices.ts";
import { toSources } from "./origin.ts";
import { parseRaw } from "./parse.ts";
import { paths } from "./paths.ts";
import { rawBodies } from "./raw.ts";
import { attempt, type Run } from "./run.ts";

const kinds: readonly (readonly [RegExp, Body["kind"]])[] = [
  [/presidenza/i, "presidency"],
  [/delegazione/i, "delegation"],
  [/inchiesta|speciale|straordinari/i, "special"],
  [/giunta|comitato per la legislazione/i, "board"],
  [/commissione/i, "committee"],
];

/** Committees and other bodies by name, with the offices found on the profiles. */
export async function readBodies(run: Run): Promise<void> {
  const offices = officesOf(run);
  const folder = { C: "camera", S: "senato", B: "bicamerale" } as const;
  for (const branch of ["C", "S", "B"] as const) {
    const url = run.client.urlOf(paths.bodies[branch]);
    const answer = await run.client.get(url, true).catch((error: unknown) => {
      if (!(error instanceof DataError || error instanceof NotFound || error instanceof BudgetSpent)) throw error;
      run.notes.add(`${paths.bodies[branch]}: ${error.message}`);
      return null;
    });
    if (answer === null || answer.unchanged) continue;
    const [parsed] = attempt(run, () => parseRaw("bodies", rawBodies, answer.body, run.notes));
    for (const { name, classification } of parsed?.commissions_councils ?? []) {
      const id = `${folder[branch]}-${toSlug(name).slice(0, 60)}`;
      const kind =
        branch === "B" && !/delegazione/i.test(name)
          ? "bicameral"
          : (kinds.find(([pattern]) => pattern.test(`${classification ?? ""} ${name}`))?.[1] ?? "other");
      const roles = offices.flatMap(([person, { bodies }]) =>
        bodies
          .filter(({ org }) => toSlug(org) === toSlug(name))
          .map(({ role, start, end }) => ({ person, role, start, end })),
      );
      run.sink.put("body", {
        id,
        aliases: [],
        branch,
        kind,
        name,
        shortName: null,
        start: null,
        end: null,
        roles,
        sources: toSources(run.origin, url),
      });
    }
  }
}
