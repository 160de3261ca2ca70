import type { SourceRef } from "#src/domain/records.ts";

export interface Origin {
  readonly name: string;
  readonly day: string;
}

/** Source references of a record; an invalid URL becomes null. */
export function toSources({ name, day }: Origin, url: string | null): SourceRef[] {
  return [{ name, url: url !== null && /^https?:\/\/\S+$/.test(url) ? url : null, fetchedAt: day }];
}

/** A stored record without `changedAt`, which the store adds. */
export function withoutDay<T extends object>(record: T): T {
  const copy: T & { changedAt?: string } = { ...record };
  delete copy.changedAt;
  return copy;
}
