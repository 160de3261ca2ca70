/** The options of a pull, which `npm run pull` and `npm run nightly` have in common. */
import { DataError, UsageError } from "#scripts/lib/errors.ts";
import type { Options, OptionSpec } from "#scripts/lib/options.ts";
import { manners } from "./http/manners.ts";
import { defaultAcceptFile } from "./pull.ts";
import type { PullOptions } from "./source.ts";

/** Ten times the true parliament: beyond it a machine has no memory for the demonstration. */
const largestScale = 10;

/** @param source the one that is read where none is named */
export function pullOptionSpecs(source: string) {
  return {
    source: { value: "NAME", default: source, help: "demo, opendata or api" },
    scale: { value: "N", default: "0.02", help: "demo: size, 1 = the true parliament" },
    seed: { value: "N", default: "19", help: "demo: same seed and scale, same data" },
    "base-url": { value: "URL", help: "api: address of the API; opendata: of the SPARQL endpoint" },
    from: { value: "DIR", help: "opendata: folder of the official dumps" },
    budget: { value: "N", default: "8000", help: "api: requests that one run may send" },
    sweep: { help: "api: read everything again, not only what is new" },
    accept: { value: "FILE", default: defaultAcceptFile, help: "what a person answers for, against the gates" },
    data: { value: "DIR", default: "data", help: "folder of the snapshot" },
  } satisfies Record<string, OptionSpec>;
}

/** Of `npm run pull` alone: a nightly run fills the snapshot. */
export const probeOptionSpec = {
  probe: {
    help: "api: fill nothing; try the address with at most 40 requests and tell whether a first fill would work",
  },
} satisfies Record<string, OptionSpec>;

/** What a command line says of them. @throws DataError for a number that is none, or a size of nothing. */
export function readPullOptions(options: Options<ReturnType<typeof pullOptionSpecs>>): {
  readonly source: string;
  readonly dataDir: string;
  readonly accept: string;
  readonly pull: PullOptions;
} {
  const positive = (name: "scale" | "budget"): number => {
    const number = options.number(name);
    if (number <= 0) throw new DataError(`--${name}: a number above 0 is wanted, not ${number}`);
    return number;
  };
  const scale = positive("scale");
  if (scale > largestScale) throw new DataError(`--scale: up to ${largestScale} is wanted, not ${scale}`);
  return {
    source: options.text("source"),
    dataDir: options.text("data"),
    accept: options.text("accept"),
    pull: {
      scale,
      seed: options.number("seed"),
      baseUrl: options.given("base-url"),
      from: options.given("from"),
      sweep: options.flag("sweep"),
      budget: positive("budget"),
    },
  };
}

/** What a probe needs of the options of a pull. @throws UsageError for a source that cannot be probed. */
export function readProbeOptions({
  source,
  dataDir,
  pull: { baseUrl, budget },
}: Pick<ReturnType<typeof readPullOptions>, "source" | "dataDir" | "pull">): {
  readonly baseUrl: string | null;
  readonly dataDir: string;
  readonly budget: number;
} {
  if (source !== "api")
    throw new UsageError(`--probe tries the address of the API: say --source api and --base-url URL, not "${source}"`);
  return { baseUrl, dataDir, budget: budget ?? manners.budget };
}
