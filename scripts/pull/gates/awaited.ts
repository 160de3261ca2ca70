/**
 * Values that come later than their record, which are no corrections: the positions of a vote that had none, and the sides
 * that the first vote of confidence in a government brings.
 */
import type { RecordKind } from "#src/domain/records.ts";
import { canonicalJson } from "#scripts/lib/canonical.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a vote that come with its positions. */
const ofPositions = ["ballots", "positionsPublished", "president", "memberGroups"] as const;

/**
 * The record after a pull without what had been awaited: there it is as it was before.
 * @param starts first days of the governments
 */
export function withoutAwaited(kind: RecordKind, before: Fields, after: Fields, starts: ReadonlySet<string>): Fields {
  const areFirst = (own: Fields, now: Fields): boolean => areFirstSides(own["sides"], now["sides"], starts);
  if (kind === "vote" && before["positionsPublished"] === false && after["positionsPublished"] === true)
    return keep(before, after, ofPositions);
  if (kind === "group") return areFirst(before, after) ? keep(before, after, ["sides"]) : after;
  if (kind !== "person") return after;
  const own = toList(before["memberships"]);
  const memberships = toList(after["memberships"]).map((seat, place) => {
    const former = own[place];
    return former !== undefined && areFirst(former, seat) ? keep(former, seat, ["sides"]) : seat;
  });
  return { ...after, memberships };
}

/** `after` with some fields as they were before, or without them if they were not there. */
function keep(before: Fields, after: Fields, names: readonly string[]): Fields {
  const others = Object.entries(after).filter(([name]) => !names.includes(name));
  const former = Object.entries(before).filter(([name]) => names.includes(name));
  return Object.fromEntries([...others, ...former]);
}

/** Whether all known sides stand, but for an end, and the new ones are the first at all or begin with a government. */
function areFirstSides(before: unknown, after: unknown, starts: ReadonlySet<string>): boolean {
  const [own, now] = [toList(before), toList(after)];
  const open = ({ end, ...rest }: Fields, closed: Fields): Fields => ({ ...rest, end: end ?? closed["end"] ?? null });
  const stand = own.every((period, place) => {
    const same = now[place];
    return same !== undefined && canonicalJson(open(period, same)) === canonicalJson(same);
  });
  return stand && (own.length === 0 || now.slice(own.length).every(({ start }) => starts.has(String(start))));
}

function toList(value: unknown): readonly Fields[] {
  const isFields = (item: unknown): item is Fields => typeof item === "object" && item !== null;
  return Array.isArray(value) ? value.filter(isFields) : [];
}
