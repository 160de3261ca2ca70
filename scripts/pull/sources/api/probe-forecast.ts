/** Whether a first fill would work by what a probe has seen, and how long it would take. */
import type { RecordKind } from "#src/domain/records.ts";
import { isTooManyAside } from "#scripts/pull/gates/gates.ts";
import { manners } from "#scripts/pull/http/manners.ts";
import { sweepRuns, usualReserve } from "./details.ts";
import { pageSize, paths } from "./paths.ts";

/** Records of a kind that cannot be read: how many, by what a sample of them shows, and why. */
interface Aside {
  readonly call: string;
  readonly kind: RecordKind;
  readonly count: number;
  readonly reason: string;
}

/** Why a first fill would not work. */
type Stop = readonly [call: string, reason: string];

/** Gathers what stops a first fill, and what it has to ask for. */
export class FillForecast {
  readonly #stops: Stop[] = [];
  readonly #asides: Aside[] = [];
  /** Records by kind, as the lists count them. */
  readonly #counts = new Map<RecordKind, number>();
  /** Requests of a night for lists and parts, and how long they take, one after the other. */
  readonly #listing = { requests: 0, seconds: 0 };
  /** Requests for single records; those of kinds of which one was read, and how long they take one after the other. */
  readonly #records = { requests: 0, measured: 0, seconds: 0 };
  /** Those of them that the rolling sweep reads again while the votes, the last in turn, are still new. */
  #swept = 0;

  /** Something stops a first fill. */
  stop(call: string, reason: string): void {
    this.#stops.push([call, reason]);
  }

  /** A list, page after page. The list of votes is asked once more, for the governments. */
  addList({
    call,
    kind,
    count,
    seconds,
  }: {
    readonly call: string;
    readonly kind: RecordKind | null;
    readonly count: number;
    readonly seconds: number;
  }): void {
    const pages = Math.max(1, Math.ceil(count / pageSize)) + (kind === "vote" ? 1 : 0);
    this.#listing.requests += pages;
    this.#listing.seconds += pages * seconds;
    // Mandates are parts of the people that another list counts.
    if (kind !== null && call !== paths.memberships) this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + count);
  }

  /** Records with pages of their own. `seconds` = of one; null = none was read. */
  addDetails({
    kind,
    count,
    seconds,
  }: {
    readonly kind: RecordKind | null;
    readonly count: number;
    readonly seconds: number | null;
  }): void {
    this.#records.requests += count;
    if (seconds !== null) {
      this.#records.measured += count;
      this.#records.seconds += count * seconds;
    }
    if (kind !== "vote") this.#swept += Math.ceil(count / sweepRuns);
  }

  /** An answer that is whole in itself. */
  addPart(seconds: number): void {
    this.#listing.requests += 1;
    this.#listing.seconds += seconds;
  }

  /** Records cannot be read: it stops a first fill if they are too many for the gate. */
  setAside(aside: Aside): void {
    this.#asides.push(aside);
  }

  /** The last line of a probe. @param budget requests of a night. */
  tell(budget: number): { readonly isPossible: boolean; readonly line: string } {
    const stops = [...this.#stops, ...this.#quarantineStops()];
    const plan = this.#plan(budget);
    if (plan === null) stops.push(["--budget", `${counted(budget, "request")} a night are too few for the lists`]);
    if (plan === null || stops.length > 0)
      return { isPossible: false, line: `A first fill would not work: ${listStops(stops)}` };
    const { requests, nights } = plan;
    const { measured } = this.#records;
    const perRecord = measured === 0 ? 0 : this.#records.seconds / measured;
    const ofRecords = requests / nights - this.#listing.requests;
    // Pages of a list come one after the other, records several at once.
    const seconds = this.#listing.seconds + (ofRecords * perRecord) / manners.concurrency;
    const pace = `about ${duration(seconds)}${nights === 1 ? "" : " each"}`;
    return {
      isPossible: true,
      line: `A first fill would work: about ${counted(requests, "request")}, ${counted(nights, "night")} of at most ${counted(budget, "request")}, ${pace} at the measured pace with ${manners.concurrency} requests at once`,
    };
  }

  /** Kinds of which the gate finds too many records set aside. */
  #quarantineStops(): Stop[] {
    return [...Map.groupBy(this.#asides, ({ kind }) => kind)].flatMap(([kind, asides]) => {
      const all = this.#counts.get(kind) ?? 0;
      const lost = asides.reduce((sum, aside) => sum + aside.count, 0);
      if (!isTooManyAside(Math.min(lost, all), all)) return [];
      return asides.map(({ call, reason }): Stop => [call, reason]);
    });
  }

  /** Night after night, as a pull does it; null = the budget does not get beyond the lists. */
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

/** Calls that fail for one reason, such as a source that is down, stand together. */
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
