import type { SourceRef } from "#src/domain/records.ts";

/** Where the records of one run come from. */
export interface Origin {
  readonly name: string;
  readonly day: string;
}

/** The source reference of a record; addresses that are none are left out. */
export function toSources({ name, day }: Origin, url: string | null): SourceRef[] {
  return [{ name, url: url !== null && /^https?:\/\/\S+$/.test(url) ? url : null, fetchedAt: day }];
}
