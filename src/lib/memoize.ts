/** Memoizes a function of one argument. Callers must not mutate the result. */
export function memoize<Name, T>(read: (name: Name) => T): (name: Name) => T {
  const known = new Map<Name, T>();
  return (name) => {
    const kept = known.get(name);
    if (kept !== undefined) return kept;
    const value = read(name);
    known.set(name, value);
    return value;
  };
}
