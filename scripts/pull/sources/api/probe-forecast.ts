import type { RecordKind } from "#src/domain/records.ts";
import { isTooManyQuarantined } from "#scripts/pull/gates/gates.ts";
import { clientDefaults } from "#scripts/pull/http/client-defaults.ts";
import { type ProbeCode, probeCodes } from "#scripts/pull/source.ts";
import { counted, duration, listStops, printTable, type Stop } from "#scripts/pull/probe/table.ts";
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

/** Predicts from a probe whether a first fill would work, and how long it would take. */
export class FillForecast {
  readonly #stops: Stop[] = [];
  /** Kinds of people and votes that were not seen: of them nothing can be said. */
  readonly #unseen: string[] = [];
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

  hasStop(call: string): boolean {
    return this.#stops.some(([stopped]) => stopped === call);
  }

  /** Adds a kind of people or votes of which the lists show nobody. */
  missKind(name: string): void {
    this.#unseen.push(name);
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
   * The last line of a probe, and its exit code.
   * @param budget requests of one nightly run
   */
  verdict(budget: number): { readonly code: ProbeCode; readonly line: string } {
    const stops = [...this.#stops, ...this.#quarantineStops()];
    const plan = this.#plan(budget);
    if (plan === null) stops.push(["--budget", `${counted(budget, "request")} a night are too few for the lists`]);
    if (plan === null || stops.length > 0)
      return { code: probeCodes.fails, line: `A first fill would not work: ${listStops(stops)}` };
    const { requests, nights } = plan;
    const { measured } = this.#records;
    const perRecord = measured === 0 ? 0 : this.#records.seconds / measured;
    const ofRecords = requests / nights - this.#listing.requests;
    // A pull requests list pages one by one and details concurrently.
    const seconds = this.#listing.seconds + (ofRecords * perRecord) / clientDefaults.concurrency;
    const pace = `about ${duration(seconds)}${nights === 1 ? "" : " each"}`;
    const isSure = this.#unseen.length === 0;
    const verdict = isSure ? "would work" : `may work, but nothing was seen of ${this.#unseen.join(", ")}`;
    return {
      code: isSure ? probeCodes.works : probeCodes.unsure,
      line: `A first fill ${verdict}: about ${counted(requests, "request")}, ${counted(nights, "night")} of at most ${counted(budget, "request")}, ${pace} at the measured pace with ${clientDefaults.concurrency} requests at once`,
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

const heads = ["call", "rows", "read", "fields missing", "fields new", "values unknown"] as const;

/** Lines of the table of a probe. */
export function probeTable(rows: readonly ProbeRow[]): string[] {
  const number = (value: number | null): readonly string[] => (value === null ? [] : [String(value)]);
  return printTable(
    heads,
    rows.map(({ call, rows: given, read, missing, added, unknown, remarks }) => ({
      cells: [[call], number(given), number(read), missing, added, unknown],
      remarks,
    })),
    [1, 2],
  );
}
