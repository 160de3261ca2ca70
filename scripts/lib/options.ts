import { parseArgs, type ParseArgsConfig } from "node:util";
import { DataError } from "./errors.ts";

/** One option of a command. `value` is the placeholder of its argument ("DIR"); without it the option is a switch. */
export interface OptionSpec {
  readonly value?: string;
  readonly default?: string;
  readonly help: string;
}

type Specs = Readonly<Record<string, OptionSpec>>;

/** Typed access to the parsed command line: options with a default, options without one, and switches. */
interface Read<Text, Given, Flag> {
  text: (name: Text) => string;
  /** Null when the option was not given. */
  given: (name: Given) => string | null;
  /**
   * The option as a number.
   * @throws DataError when it is not one.
   */
  number: (name: Text | Given) => number;
  flag: (name: Flag) => boolean;
}

type Named<S, Kind> = { [Name in keyof S & string]: S[Name] extends Kind ? Name : never }[keyof S & string];

export type Options<S> = Read<
  Named<S, { default: string }>,
  Named<S, { value: string; default?: never }>,
  Named<S, { help: string; value?: never }>
>;

function usage(command: string, summary: string, specs: Specs): string {
  const lines = Object.entries(specs).map(([name, spec]) => {
    const left = `  --${name}${spec.value === undefined ? "" : ` ${spec.value}`}`;
    return `${left.padEnd(24)}${spec.help}${spec.default === undefined ? "" : ` (default ${spec.default})`}`;
  });
  return [`npm run ${command} -- [options]`, "", summary, "", ...lines, `  --help`.padEnd(24) + "this text"].join("\n");
}

/**
 * Parses a command line. Returns null after printing the help text.
 * @throws DataError with the name of the unknown option or of the missing value.
 */
export function readOptions<const S extends Specs>(
  command: string,
  summary: string,
  specs: S,
  argv: readonly string[],
): Options<S> | null {
  const config: NonNullable<ParseArgsConfig["options"]> = { help: { type: "boolean" } };
  for (const [name, spec] of Object.entries(specs))
    config[name] = { type: spec.value === undefined ? "boolean" : "string" };
  let values: Readonly<Record<string, unknown>>;
  try {
    values = parseArgs({ args: [...argv], options: config, allowPositionals: false }).values;
  } catch (error) {
    throw new DataError(`${error instanceof Error ? error.message : String(error)}\nSee: npm run ${command} -- --help`);
  }
  if (values["help"] === true) {
    process.stdout.write(`${usage(command, summary, specs)}\n`);
    return null;
  }
  const find = (name: string): string | null => {
    const value = values[name] ?? specs[name]?.default;
    return typeof value === "string" ? value : null;
  };
  for (const [name, value] of Object.entries(values))
    if (value === "") throw new DataError(`--${name}: it is there without its ${specs[name]?.value ?? "value"}`);
  return {
    text: (name) => find(name) ?? "",
    given: find,
    number: (name) => {
      const number = Number(find(name));
      if (find(name) === null || !Number.isFinite(number))
        throw new DataError(`--${name}: a number is wanted, not "${find(name) ?? ""}"`);
      return number;
    },
    flag: (name) => values[name] === true,
  };
}
