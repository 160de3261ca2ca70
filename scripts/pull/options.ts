/** Options shared by `npm run pull` and `npm run nightly`. */
import { existsSync } from "node:fs";
import { DataError, UsageError } from "#scripts/lib/errors.ts";
import type { Options, OptionSpec } from "#scripts/lib/options.ts";
import { clientDefaults } from "./http/client-defaults.ts";
import { defaultCorrectionsFile } from "./own-corrections.ts";
import { defaultAcceptFile } from "./gates/accept.ts";
import type { ProbeOptions, PullOptions } from "./source.ts";

/** Ten times the real parliament; larger demo data exceed the memory of a machine. */
const largestScale = 10;

export function pullOptionSpecs(source: string) {
  return {
    source: { value: "NAME", default: source, help: "demo, opendata or api; demo-eve: demo a day before" },
    scale: { value: "N", default: "0.02", help: "demo: size, 1 = the true parliament" },
    seed: { value: "N", default: "19", help: "demo: same seed and scale, same data" },
    "base-url": { value: "URL", help: "api: address of the API; opendata: of the SPARQL endpoint" },
    from: { value: "DIR", help: "opendata: folder of the official dumps" },
    budget: { value: "N", default: "8000", help: "api, opendata: requests that one run may send" },
    minutes: { value: "N", help: "api, opendata: time after which no more requests are sent; the rest waits" },
    sweep: { help: "api, opendata: read everything again, not only what is new" },
    texts: {
      value: "URL",
      help: "documents of amendments of the Senate: an address, official or none; by default official beside the chambers' own endpoints",
    },
    accept: { value: "FILE", default: defaultAcceptFile, help: "what a person answers for, against the gates" },
    "begin-anew": { help: "read everything again although the snapshot or the address register was lost" },
    corrections: { value: "FILE", default: defaultCorrectionsFile, help: "values of ours in place of wrong ones" },
    data: { value: "DIR", default: "data", help: "folder of the snapshot" },
  } satisfies Record<string, OptionSpec>;
}

/** Option of `npm run pull` only. */
export const probeOptionSpec = {
  probe: {
    help: "api, opendata: fill nothing; ask at most 40 (opendata: 30) questions and tell whether a first fill would work",
  },
} satisfies Record<string, OptionSpec>;

/**
 * Reads the options of a command line.
 * @throws DataError for an invalid number or a size of 0
 */
export function readPullOptions(options: Options<ReturnType<typeof pullOptionSpecs>>): {
  readonly source: string;
  readonly dataDir: string;
  readonly accept: string;
  readonly corrections: string;
  readonly pull: PullOptions;
} {
  const positive = (name: "scale" | "budget" | "minutes"): number => {
    const number = options.number(name);
    if (number <= 0) throw new DataError(`--${name}: a number above 0 is wanted, not ${number}`);
    return number;
  };
  /** Only the default file may be absent: a mistyped name would withdraw what the file says. */
  const decisions = (name: "accept" | "corrections", absent: string): string => {
    const file = options.text(name);
    if (file !== absent && !existsSync(file)) throw new UsageError(`--${name} ${file}: no such file`);
    return file;
  };
  const scale = positive("scale");
  if (scale > largestScale) throw new DataError(`--scale: up to ${largestScale} is wanted, not ${scale}`);
  return {
    source: options.text("source"),
    dataDir: options.text("data"),
    accept: decisions("accept", defaultAcceptFile),
    corrections: decisions("corrections", defaultCorrectionsFile),
    pull: {
      scale,
      seed: options.number("seed"),
      baseUrl: options.given("base-url"),
      from: options.given("from"),
      sweep: options.flag("sweep"),
      budget: positive("budget"),
      beginAnew: options.flag("begin-anew"),
      texts: textsOf(options),
      minutes: options.given("minutes") === null ? null : positive("minutes"),
    },
  };
}

/** Where the documents of amendments are; null = they are not read. */
function textsOf(options: Options<ReturnType<typeof pullOptionSpecs>>): string | null {
  const isLive = options.given("base-url") === null && options.given("from") === null;
  const usual = options.text("source") === "opendata" && isLive ? "official" : "none";
  const given = options.given("texts") ?? usual;
  return given === "none" ? null : given;
}

/** Options of a probe. */
export function readProbeOptions({
  dataDir,
  pull: { baseUrl, budget },
}: Pick<ReturnType<typeof readPullOptions>, "dataDir" | "pull">): ProbeOptions {
  return { baseUrl, dataDir, budget: budget ?? clientDefaults.budget };
}
