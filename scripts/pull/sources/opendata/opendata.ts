import { isAbsolute, resolve } from "node:path";
import { latestDay } from "#src/domain/days.ts";
import type { Sitting, SiteRecord } from "#src/domain/records.ts";
import type { Effects } from "#scripts/lib/effects.ts";
import { DataError } from "#scripts/lib/errors.ts";
import { type Previous, sourceKinds, type PullOptions, type RecordWriter, type Source } from "#scripts/pull/source.ts";
import { gatherAnswers, type Answers } from "./answers.ts";
import { buildBills } from "./bills.ts";
import { buildBodies } from "./bodies.ts";
import { buildDecrees } from "./decrees.ts";
import { openDumps } from "./dumps.ts";
import { openEndpoints } from "./endpoint.ts";
import { buildGroups } from "./groups.ts";
import { buildPeople } from "./people.ts";
import type { ReadDays } from "./person-draft.ts";
import { meloniGovernment } from "./reference.ts";
import { find, get, type Chambers } from "./sparql.ts";
import { toDay } from "./text.ts";
import { typeset } from "./typeset.ts";

/** Official open data of Camera and Senato, from a folder of dumps or from the SPARQL endpoints. */
export const opendataSource: Source = {
  name: "opendata",
  async pull(options: PullOptions, writer: RecordWriter, effects: Effects): Promise<undefined> {
    const chambers =
      options.from === null ? openEndpoints(options.baseUrl, effects) : openDumps(toFolder(options.from), effects);
    // A pull from dumps must work offline, so the photos are not fetched.
    const ofFolder: Pouring = options.from === null ? {} : { missingParts: ["photos"], credits: derivedCredits };
    await pourChambers(chambers, writer, effects, { ...ofFolder, previous: options.previous });
  },
};

/** Credits of files in the dump folder that the Camera does not publish itself (`composizione-derivata-19.nt`). */
const derivedCredits = ["Roberto2213/ImparaDeputato (CC BY-SA 4.0)"];

function toFolder(from: string): string {
  return isAbsolute(from) ? from : resolve(process.cwd(), from);
}

interface Pouring {
  readonly missingParts?: SiteRecord["missingParts"];
  readonly credits?: readonly string[];
  readonly previous?: Previous | undefined;
}

/**
 * Queries the engines, builds the records, writes them and logs their number. Exported for tests, which pass their own
 * engines.
 */
export async function pourChambers(
  chambers: Chambers,
  writer: RecordWriter,
  effects: Effects,
  { missingParts = [], credits = [], previous }: Pouring = {},
): Promise<undefined> {
  const answers = await gatherAnswers(chambers, effects);
  refuseEmpty(answers, chambers.origin);
  const days: ReadDays = {
    C: chambers.day.C ?? latestCameraDay(answers),
    S: chambers.day.S ?? latestSenateDay(answers),
  };
  const { people, index } = buildPeople(answers, chambers.undatedPeriods, days, previous);
  const groups = buildGroups(answers, index, days);
  const bodies = buildBodies({ answers, people, index, days });
  const bills = buildBills({ answers, index, findBody: bodies.find, days });
  const decrees = buildDecrees(bills, days);
  const sittings = buildSittings(answers);

  const put: RecordWriter["put"] = (kind, record) => writer.put(kind, typeset(record));
  put("site", siteRecord(days, missingParts, credits));
  for (const person of people) put("person", person);
  for (const group of groups) put("group", group);
  for (const body of bodies.bodies) put("body", body);
  put("government", {
    ...meloniGovernment,
    sources: [{ name: "Senato della Repubblica", url: null, fetchedAt: days.S }],
  });
  for (const sitting of sittings) put("sitting", sitting);
  for (const act of [...bills, ...decrees]) put("act", act);
  // Kinds without records too: the source has none, and that is complete.
  for (const kind of sourceKinds) writer.complete(kind);

  const figures = { persons: people, groups, bodies: bodies.bodies, bills, decrees, sittings };
  const counts = Object.entries(figures).map(([what, { length }]) => `${String(length)} ${what}`);
  effects.log(`opendata: ${counts.join(", ")}; Camera to ${days.C}, Senato to ${days.S}`);
}

/**
 * An empty result is a failure of the source, never an empty parliament. @throws DataError if a query returned no rows.
 */
function refuseEmpty(answers: Answers, origin: string): void {
  for (const [what, rows] of Object.entries(answers)) {
    if (rows.length === 0)
      throw new DataError(
        `${origin}: no ${what} of legislature 19. Check that the data are of legislature 19 and complete, then repeat the pull.`,
      );
  }
}

function buildSittings(answers: Answers): Sitting[] {
  return answers.sittings.flatMap((row): Sitting[] => {
    const date = toDay(get(row, "data"));
    const number = Number(get(row, "num"));
    return date === null ? [] : [{ id: `S-${String(number)}`, branch: "S", number, date, url: find(row, "s") }];
  });
}

/**
 * Last day covered by the Camera's dumps. They carry no date of their own, so it is the latest day among their rows.
 */
function latestCameraDay(answers: Answers): string {
  const rows = [...answers.deputies, ...answers.cameraPeriods, ...answers.cameraOffices];
  return latest(rows.flatMap((row) => [toDay(find(row, "inizio")), toDay(find(row, "fine"))]));
}

function latestSenateDay(answers: Answers): string {
  return latest(answers.readingStates.map((row) => toDay(find(row, "dstato"))));
}

/** @throws DataError if no row has a day: the snapshot could not tell how far it goes. */
function latest(days: readonly (string | null)[]): string {
  const day = latestDay(days);
  if (day === null) throw new DataError("no row of the data has a day; check that they are complete, then pull again");
  return day;
}

function siteRecord(days: ReadDays, missingParts: SiteRecord["missingParts"], credits: readonly string[]): SiteRecord {
  return {
    id: "site",
    legislature: 19,
    source: "opendata",
    dataDate: { C: days.C, S: days.S },
    missingParts: [
      "votes",
      "governments",
      "keyActs",
      "decreeFlags",
      "gazette",
      "legislativeDecrees",
      "implementingDecrees",
      "events",
      "faqs",
      "sides",
      ...missingParts,
    ],
    attribution: [
      "Senato della Repubblica, dati.senato.it (CC BY 3.0)",
      "Camera dei deputati, dati.camera.it (CC BY-SA 4.0)",
      ...credits,
      "Dati modificati",
    ],
  };
}
