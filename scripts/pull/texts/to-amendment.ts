import type { Amendment } from "#src/domain/records.ts";
import type { AmendmentDocument } from "./amendment-document.ts";

interface Origin extends Pick<Amendment, "id" | "url" | "sources"> {
  /** Person id of a number of the Senate; null = not known. */
  readonly personOf: (senator: string) => string | null;
}

/** The record of a document. */
export function toAmendment(document: AmendmentDocument, { personOf, id, url, sources }: Origin): Amendment {
  const { reading, place, number, kind, date, text } = document;
  const proposers = document.proposers.map(({ senator, name }) => ({
    person: senator === null ? null : personOf(senator),
    name,
    ...(senator === null ? {} : { senator }),
  }));
  const inCommittee = place === "committee" ? { place } : {};
  return { id, reading, ...inCommittee, number, kind, date, text, url, proposers, sources };
}
