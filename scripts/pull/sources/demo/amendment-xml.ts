/** An amendment as the Senate writes it: Akoma Ntoso XML. */
import type { ProposalPlace } from "#src/domain/records/amendments.ts";
import { legislature } from "#src/domain/legislature.ts";
import { escapeHtml } from "#src/lib/text.ts";

export interface WrittenProposer {
  /** Number of the person at the Senate; null = not a member. */
  readonly senator: string | null;
  readonly name: string;
}

interface WrittenAmendment {
  /** "615". */
  readonly bill: string;
  readonly place?: ProposalPlace;
  readonly number: string;
  readonly kind: string;
  readonly date: string;
  readonly proposers: readonly WrittenProposer[];
  readonly paragraphs: readonly string[];
}

export function toAmendmentXml({ bill, place, number, kind, date, proposers, paragraphs }: WrittenAmendment): string {
  const letter = place === "committee" ? "C" : "A";
  const uri = escapeHtml(`http://dati.senato.it/${legislature.number}/Emend/S/${bill}/${letter}/${number}`);
  const people = proposers.map(({ senator, name }, at) =>
    senator === null
      ? ""
      : `<an:TLCPerson id="P${at + 1}" href="http://dati.senato.it/${senator}" showAs="${escapeHtml(name)}"/>`,
  );
  const names = proposers.map(
    ({ name }, at) => `<an:p><an:docProponent refersTo="#P${at + 1}">${escapeHtml(name)}</an:docProponent></an:p>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<an:akomaNtoso xmlns:an="http://docs.oasis-open.org/legaldocml/ns/akn/3.0/CSD03"><an:amendment contains="originalVersion">
<an:meta><an:identification source="#redattore"><an:FRBRWork><an:FRBRthis value="${uri}/main"/><an:FRBRuri value="${uri}"/>
<an:FRBRdate date="${date}" name="presentazione"/><an:FRBRnumber value="${escapeHtml(number)}"/><an:FRBRname value="${escapeHtml(kind)}"/>
</an:FRBRWork></an:identification><an:references source="#redattore">${people.join("")}</an:references></an:meta>
<an:preface>${names.join("")}</an:preface>
<an:amendmentBody><an:amendmentContent>${paragraphs.map((text) => `<an:p>${escapeHtml(text)}</an:p>`).join("")}</an:amendmentContent></an:amendmentBody>
</an:amendment></an:akomaNtoso>
`;
}
