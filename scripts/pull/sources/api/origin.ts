import type { SourceRef } from "#src/domain/records.ts";

export interface Origin {
  readonly name: string;
  readonly day: string;
}

/** Source references of a record; an invalid URL becomes null. */
export function toSources({ name, day }: Origin, url: string | null): SourceRef[] {
  return [{ name, url: url !== null && /^https?:\/\/\S+$/.test(url) ? url : null, fetchedAt: day }];
}
