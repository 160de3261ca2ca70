/**
 * Path of a value inside a record: "ayes", "law.number", "memberships[start=2022-10-13].end", "names[0].acronym". An
 * element of a list is named by its place or by the value of one of its fields, which survives rows that are added.
 */

interface Step {
  readonly name: string;
  /** Element of the list: its place, or a field with its value; null = the value itself. */
  readonly element: number | { readonly field: string; readonly value: string } | null;
}

const step = /([A-Za-z]\w*)(?:\[(?:(\d+)|([A-Za-z]\w*)=([^\]]+))\])?(?:\.(?=.)|$)/y;

/** Steps of a path; null = not a path. */
export function parsePath(path: string): readonly Step[] | null {
  const steps: Step[] = [];
  step.lastIndex = 0;
  while (step.lastIndex < path.length) {
    const [whole, name, place, field, value] = step.exec(path) ?? [];
    if (whole === undefined || name === undefined) return null;
    const named = field === undefined || value === undefined ? null : { field, value };
    steps.push({ name, element: place === undefined ? named : Number(place) });
  }
  return steps.length === 0 ? null : steps;
}

/** First name of a path: the field of the record that the change log names. */
export function topField(path: string): string {
  return /^\w+/.exec(path)?.[0] ?? path;
}

/** Field of a corrected value as the change log names it: whole fields of the record, and single positions of a vote. */
export function loggedField(path: string): string {
  return path.startsWith("ballots.") ? path : topField(path);
}

type Bag = Readonly<Record<string, unknown>>;
const isBag = (value: unknown): value is Bag => typeof value === "object" && value !== null && !Array.isArray(value);

function placeIn(list: readonly unknown[], element: NonNullable<Step["element"]>): number {
  if (typeof element === "number") return element < list.length ? element : -1;
  const places = [...list.keys()].filter((place) => {
    const one = list[place];
    return isBag(one) && String(one[element.field]) === element.value;
  });
  return places.length === 1 ? (places[0] ?? -1) : -1;
}

/**
 * Value at a path; undefined = no such part, or more than one. A field that an object lacks is null: optional fields are
 * absent where nothing is known.
 */
export function valueAt(record: unknown, path: string): unknown {
  return (parsePath(path) ?? []).reduce<unknown>((at, { name, element }) => {
    if (!isBag(at)) return undefined;
    const value = at[name] ?? null;
    if (element === null) return value;
    return Array.isArray(value) ? value[placeIn(value, element)] : undefined;
  }, record);
}

/** A copy of a record with another value at a path, which must exist; undefined removes an optional field. */
export function withValueAt<T>(record: T, path: string, value: unknown): T;
export function withValueAt(record: unknown, path: string, value: unknown): unknown {
  return withField(record, keysAt(record, path), value);
}

/** A path as names of fields and places in lists. */
function keysAt(record: unknown, path: string): PropertyKey[] {
  let at = record;
  return (parsePath(path) ?? []).flatMap(({ name, element }) => {
    const inner = isBag(at) ? at[name] : undefined;
    const place = element !== null && Array.isArray(inner) ? placeIn(inner, element) : null;
    at = place !== null && Array.isArray(inner) ? inner[place] : inner;
    return place === null ? [name] : [name, place];
  });
}

/** A copy of a record with another value at a path of keys; `undefined` removes a field, or an element of a list. */
export function withField(record: unknown, [name, ...rest]: readonly PropertyKey[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(record)) {
    const changed = record.map((one: unknown, at) => (at === name ? withField(one, rest, value) : one));
    return rest.length === 0 && value === undefined ? record.filter((_, at) => at !== name) : changed;
  }
  if (!isBag(record)) return record;
  const part = withField(Reflect.get(record, name), rest, value);
  const others = Object.entries(record).filter(([other]) => other !== name);
  return Object.fromEntries(part === undefined ? others : [...others, [name, part]]);
}
