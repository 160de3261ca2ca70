import { parseArgs, type ParseArgsConfig } from "node:util";
import { DataError } from "./errors.ts";

/** One option of a command: `value` names what it takes ("DIR"); without it the option is a switch. */
export interface OptionSpec {
  readonly value?: string;
  readonly default?: string;
  readonly help: string;
}

/** A command's options as read: text by name, and switches. */
export interface Options {
  text: (name: string) => string | null;
  /** A number, checked. Throws DataError when it is not one. */
  number: (name: string) => number;
  flag: (name: string) => boolean;
}

function usage(command: string, summary: string, specs: Readonly<Record<string, OptionSpec>>): string {
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
export function readOptions(
  command: string,
  summary: string,
  specs: Readonly<Record<string, OptionSpec>>,
  argv: readonly string[],
): Options | null {
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
  const text = (name: string): string | null => {
    const value = values[name] ?? specs[name]?.default;
    return typeof value === "string" ? value : null;
  };
  for (const [name, value] of Object.entries(values))
    if (value === "") throw new DataError(`--${name}: it is there without its ${specs[name]?.value ?? "value"}`);
  return {
    text,
    flag: (name) => values[name] === true,
    number: (name) => {
      const number = Number(text(name));
      if (text(name) === null || !Number.isFinite(number))
        throw new DataError(`--${name}: a number is wanted, not "${text(name) ?? ""}"`);
      return number;
    },
  };
}
