import { draftDecreeId } from "#src/domain/draft-decrees.ts";
import type { LegislativeDecree } from "#src/domain/records.ts";
import type { ReadDays } from "./person-draft.ts";
import type { Governments } from "./governments.ts";
import { find, get, type Row } from "./sparql.ts";
import { cleanOptional, cleanText, toDay } from "./text.ts";

const isLegislative = (title: string): boolean => /^schema di decreto legislativo\b/i.test(title);

/**
 * Drafts of legislative decrees, from the Government's acts that the Senate received for an opinion (query S21). The
 * chambers do not publish whether and when a draft was adopted. Drafts of other decrees are left out.
 */
export function buildDraftDecrees(
  rows: readonly Row[],
  days: ReadDays,
  governments: Pick<Governments, "on">,
): LegislativeDecree[] {
  const byId = new Map(
    rows.flatMap((row) => {
      const decree = toDraftDecree(row, days, governments);
      return decree === null ? [] : [[decree.id, decree] as const];
    }),
  );
  return [...byId.values()];
}

function toDraftDecree(row: Row, days: ReadDays, governments: Pick<Governments, "on">): LegislativeDecree | null {
  const title = cleanText(get(row, "titolo"));
  if (!isLegislative(title)) return null;
  const number = cleanText(get(row, "num"));
  const submitted = toDay(find(row, "data"));
  return {
    kind: "dlgs",
    id: draftDecreeId(number),
    aliases: [],
    title,
    shortTitle: cleanOptional(find(row, "breve")),
    isKey: null,
    government: governments.on(submitted),
    sources: [{ name: "Senato della Repubblica", url: get(row, "d"), fetchedAt: days.S }],
    number: null,
    year: null,
    draft: { number, submitted, status: cleanOptional(find(row, "stato")) },
    descriptiveTitle: null,
    type: null,
    announced: null,
    adopted: null,
    billDate: null,
    published: null,
    delegationLaws: [],
    documentUrl: find(row, "url"),
    isOmnibus: null,
    isMinotaurus: null,
    isSubjectToAgreements: null,
    lockedResources: [],
    steps: [],
  };
}
