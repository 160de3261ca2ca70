/** Fields of an object under their own names, in the given order. */
export function pick<T extends object, K extends keyof T>(from: T, ...names: readonly K[]): Pick<T, K>;
export function pick(from: Readonly<Record<string, unknown>>, ...names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}
