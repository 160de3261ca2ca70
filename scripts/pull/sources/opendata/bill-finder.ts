import type { Bill } from "#src/domain/records.ts";
import { type BillNames, billNames } from "#scripts/pull/vote-acts.ts";
import { cameraBillNumber } from "./legislature-uris.ts";

/** Finds bills also by the URI of a reading. */
export interface BillFinder extends BillNames {
  readonly byUri: (uri: string) => string | undefined;
}

export function billFinder(bills: readonly Bill[]): BillFinder {
  const uris = new Map(bills.flatMap(({ id, sources }) => sources.map(({ url }) => [url, id] as const)));
  const { byIdentifier } = billNames(bills);
  return {
    byIdentifier,
    // A Camera act has its own address: "…/attocamera.rdf/ac19_2822-B".
    byUri: (uri) => uris.get(uri) ?? byIdentifier(`C.${cameraBillNumber(uri) ?? ""}`),
  };
}
