import type { RecordKind } from "#src/domain/records.ts";
import { isTooManyQuarantined } from "#scripts/pull/gates/gates.ts";
import { clientDefaults } from "#scripts/pull/http/client-defaults.ts";
import { sweepRuns, usualReserve } from "./details.ts";
import { pageSize, paths } from "./paths.ts";

/** Records that would be quarantined: an estimate from the sample. */
interface Unreadable {
  readonly call: string;
  readonly kind: RecordKind;
  readonly count: number;
  readonly reason: string;
}

/** Number of records that a list counts. `kind: null` = its rows only complete other records. */
interface Listed {
  readonly kind: RecordKind | null;
  readonly count: number;
}

type Stop = readonly [call: string, reason: string];

/** Predicts from a probe whether a first fill would work, and how long it would take. */
export class FillForecast {
  readonly #stops: Stop[] = [];
  readonly #unreadable: Unreadable[] = [];
  /** Records by kind, as counted by the lists. */
  readonly #counts = new Map<RecordKind, number>();
  /** Requests of one nightly run for lists and parts, and their total time. */
  readonly #listing = { requests: 0, seconds: 0 };
  /** Detail requests; those of kinds with a measured time, and their total time. */
  readonly #records = { requests: 0, measured: 0, seconds: 0 };
  /** Records other than votes that the rolling sweep rereads in each run while votes are still missing. */
  #swept = 0;

  stop(call: string, reason: string): void {
    this.#stops.push([call, reason]);
  }

  /** Adds a list. A pull requests the first page of votes twice, once for the governments. */
  addList({ call, kind, count, seconds }: Listed & { readonly call: string; readonly seconds: number }): void {
    const pages = Math.max(1, Math.ceil(count / pageSize)) + (kind === "vote" ? 1 : 0);
    this.#listing.requests += pages;
    this.#listing.seconds += pages * seconds;
    // Mandates are parts of people, which are counted by their own list.
    if (kind !== null && call !== paths.memberships) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  /** Adds detail pages. `seconds`: time of one; null = not measured. */
  addDetails({ kind, count, seconds }: Listed & { readonly seconds: number | null }): void {
    this.#records.requests += count;
    if (seconds !== null) {
      this.#records.measured += count;
      this.#records.seconds += count * seconds;
    }
    if (kind !== "vote") this.#swept += Math.ceil(count / sweepRuns);
  }

  /** Adds a response without pages. */
  addPart(seconds: number): void {
    this.#listing.requests += 1;
    this.#listing.seconds += seconds;
  }

  /** Adds unreadable records. They stop a first fill if they exceed the limit of the gate. */
  addUnreadable(records: Unreadable): void {
    this.#unreadable.push(records);
  }

  /**
   * The last line of a probe.
   * @param budget requests of one nightly run
   */
  verdict(budget: number): { readonly isPossible: boolean; readonly line: string } {
    const stops = [...this.#stops, ...this.#quarantineStops()];
    const plan = this.#plan(budget);
    if (plan === null) stops.push(["--budget", `${counted(budget, "request")} a night are too few for the lists`]);
    if (plan === null || stops.length > 0)
      return { isPossible: false, line: `A first fill would not work: ${listStops(stops)}` };
    const { requests, nights } = plan;
    const { measured } = this.#records;
    const perRecord = measured === 0 ? 0 : this.#records.seconds / measured;
    const ofRecords = requests / nights - this.#listing.requests;
    // A pull requests list pages one by one and details concurrently.
    const seconds = this.#listing.seconds + (ofRecords * perRecord) / clientDefaults.concurrency;
    const pace = `about ${duration(seconds)}${nights === 1 ? "" : " each"}`;
    return {
      isPossible: true,
      line: `A first fill would work: about ${counted(requests, "request")}, ${counted(nights, "night")} of at most ${counted(budget, "request")}, ${pace} at the measured pace with ${clientDefaults.concurrency} requests at once`,
    };
  }

  /** Kinds that the quarantine gate would stop. */
  #quarantineStops(): Stop[] {
    return [...Map.groupBy(this.#unreadable, ({ kind }) => kind)].flatMap(([kind, records]) => {
      const all = this.#counts.get(kind) ?? 0;
      const lost = records.reduce((sum, { count }) => sum + count, 0);
      if (!isTooManyQuarantined(Math.min(lost, all), all)) return [];
      return records.map(({ call, reason }): Stop => [call, reason]);
    });
  }

  /** Simulates the nightly runs of a first fill; null = the budget only suffices for the lists. */
  #plan(budget: number): { readonly requests: number; readonly nights: number } | null {
    let [requests, nights, left] = [0, 0, this.#records.requests];
    do {
      const own = this.#listing.requests + (nights === 0 ? 0 : this.#swept);
      const read = Math.min(left, budget - own - usualReserve);
      if (read <= 0 && left > 0) return null;
      requests += own + Math.max(0, read);
      left -= read;
      nights += 1;
    } while (left > 0);
    return { requests, nights };
  }
}

/** Groups calls by reason: a source that is down fails all of them alike. */
const listStops = (stops: readonly Stop[]): string =>
  [...Map.groupBy(stops, ([, reason]) => reason)]
    .map(([reason, alike]) => `${alike.map(([call]) => call).join(", ")}: ${reason}`)
    .join("; ");

const counted = (number: number, what: string): string =>
  `${number.toLocaleString("en-GB")} ${what}${number === 1 ? "" : "s"}`;

/** "2.4 hours", "12 minutes". */
function duration(seconds: number): string {
  if (seconds >= 3600) return `${(seconds / 3600).toFixed(1)} hours`;
  const minutes = Math.max(1, Math.round(seconds / 60));
  return `${minutes} minute${minutes === 1 ? "" : "s"}`;
}

export interface ProbeRow {
  readonly call: string;
  /** null = no response with rows */
  readonly rows: number | null;
  /** Rows that were parsed and mapped. */
  readonly read: number | null;
  /** Fields of the schema that no response has. */
  readonly missing: readonly string[];
  /** Fields that are neither in the schema nor listed as unused. */
  readonly added: readonly string[];
  /** Labels and codes without a mapping. */
  readonly unknown: readonly string[];
  readonly remarks: readonly string[];
}

/** Maximum number of remarks printed per call. */
const printedRemarks = 5;

const heads = ["call", "rows", "read", "fields missing", "fields new", "values unknown"] as const;

/** Lines of the table: one value per line in each column, remarks below the row. */
export function printTable(rows: readonly ProbeRow[]): string[] {
  const number = (value: number | null): string => (value === null ? "-" : String(value));
  const cellsOf = (row: ProbeRow): (readonly string[])[] => [
    [row.call],
    [number(row.rows)],
    [number(row.read)],
    ...[row.missing, row.added, row.unknown].map((values) => (values.length === 0 ? ["-"] : values)),
  ];
  const table = rows.map((row) => ({ cells: cellsOf(row), remarks: row.remarks }));
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...table.flatMap(({ cells }) => (cells[column] ?? []).map((value) => value.length))),
  );
  const line = (values: readonly string[]): string =>
    values
      .map((value, column) => (column === 1 || column === 2 ? value.padStart(4) : value.padEnd(widths[column] ?? 0)))
      .join("  ")
      .trimEnd();
  return [
    line(heads),
    ...table.flatMap(({ cells, remarks }) => {
      const height = Math.max(...cells.map(({ length }) => length));
      const lines = Array.from({ length: height }, (_, index) => line(cells.map((values) => values[index] ?? "")));
      const rest = remarks.length - printedRemarks;
      return [
        ...lines,
        ...remarks.slice(0, printedRemarks).map((remark) => `    ${remark}`),
        ...(rest > 0 ? [`    and ${rest} more remarks`] : []),
      ];
    }),
  ];
}
