import type { Effects } from "#scripts/lib/effects.ts";
import * as camera from "./camera-queries.ts";
import * as senate from "./senate-queries.ts";
import * as work from "./senate-work-queries.ts";
import type { Query } from "./queries.ts";
import type { Engine, Row } from "./sparql.ts";

/** Queries that the records need. The other queries are used only in checks. */
const needed = {
  deputies: camera.c1,
  births: camera.c2,
  deputyNotes: camera.c2b,
  cameraGroups: camera.c4,
  cameraPeriods: camera.c5,
  cameraBodies: camera.c7,
  cameraMembers: camera.c8,
  cameraOffices: camera.c9,
  cameraGroupOffices: camera.c10,
  senators: senate.s1,
  senatorNotes: senate.s2b,
  senatorMandates: senate.s3,
  earlierMandates: senate.s3b,
  bridge: senate.s5,
  senateGroups: senate.s6,
  senatePeriods: senate.s7b,
  senateBodies: senate.s8,
  senateMembers: senate.s9,
  readings: work.s10,
  readingStates: work.s11,
  signatures: work.s12,
  assignments: work.s13,
  rapporteurs: work.s14,
  iter: work.s15,
  merges: work.s16,
  sittings: work.s18,
} as const;

export const neededQueries: readonly Query[] = Object.values(needed);

/** Answers without which there is no parliament. All others may be to come when a legislature is young. */
export const memberAnswers: ReadonlySet<string> = new Set(["deputies", "senators", "senatorMandates"]);

/** Names of their queries. */
export const memberQueries: ReadonlySet<string> = new Set(
  Object.entries(needed).flatMap(([what, { name }]) => (memberAnswers.has(what) ? [name] : [])),
);

export type Answers = { readonly [K in keyof typeof needed]: readonly Row[] };

/** Runs the needed queries one after the other and logs the number of rows of each. */
export async function gatherAnswers(
  chambers: Readonly<Record<Query["chamber"], Engine>>,
  effects: Effects,
): Promise<Answers>;
export async function gatherAnswers(
  chambers: Readonly<Record<Query["chamber"], Engine>>,
  effects: Effects,
): Promise<Record<string, readonly Row[]>> {
  const answers: Record<string, readonly Row[]> = {};
  for (const [key, query] of Object.entries<Query>(needed)) {
    const rows = await chambers[query.chamber].select(query);
    effects.log(`opendata: ${query.name.padEnd(4)} ${String(rows.length).padStart(6)}  ${query.title}`);
    answers[key] = rows;
  }
  return answers;
}
