import { parseArgs, type ParseArgsConfig } from "node:util";
import { DataError } from "./errors.ts";

/** One option of a command: `value` names what it takes ("DIR"); without it the option is a switch. */
export interface OptionSpec {
  readonly value?: string;
  readonly default?: string;
  readonly help: string;
}

type Specs = Readonly<Record<string, OptionSpec>>;

/** What a command line says: options that have a default, options that have none, and switches, by their names. */
interface Read<Text, Given, Flag> {
  text: (name: Text) => string;
  /** Null when it is not there. */
  given: (name: Given) => string | null;
  /** A number, checked. Throws DataError when it is not one. */
  number: (name: Text | Given) => number;
  flag: (name: Flag) => boolean;
}

type Named<S, Kind> = { [Name in keyof S & string]: S[Name] extends Kind ? Name : never }[keyof S & string];

/** A command's options as read. */
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
 * Reads a command line. Returns null when help was asked for and printed.
 * @throws DataError naming the unknown option or the missing value.
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
