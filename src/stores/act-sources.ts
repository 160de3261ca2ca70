/** Data sources of the four lists of acts. */
import type { ActKind } from "#src/domain/codes.ts";
import type { ActRowOf, BareActOf } from "#src/lib/lists/acts.ts";
import { billList, type BillRow, type IncompleteBill } from "#src/lib/lists/bills.ts";
import { decreeList } from "#src/lib/lists/decrees.ts";
import { implementingDecreeList } from "#src/lib/lists/implementing-decrees.ts";
import { legislativeDecreeList } from "#src/lib/lists/legislative-decrees.ts";
import { files } from "#src/lib/routes.ts";
import { toApiDecree, toApiLegislativeDecree } from "./act-api.ts";
import type { ListSource } from "./data-port.ts";
import { indexedSource } from "./indexed-source.ts";
import { fileSource } from "./read-rows.ts";

const bills = indexedSource<BillRow, IncompleteBill>(billList);
const legislativeDecrees = fileSource(legislativeDecreeList, files.acts("dlgs", "indice"), {
  query: { ordering: "-bill_date" },
  fromApi: toApiLegislativeDecree,
});
const implementingDecrees = fileSource(implementingDecreeList, files.acts("datt", "indice"));

/** @param asOf ISO day on which the days left of decree-laws are counted in the build; null = none are */
export const actSources = (
  asOf: string | null,
): { readonly [Kind in ActKind]: ListSource<ActRowOf[Kind], BareActOf[Kind]> } => ({
  bill: bills,
  decree: fileSource(decreeList, files.acts("decree", "indice"), {
    query: { ordering: "-publication_gu_date" },
    fromApi: (raw, today) => toApiDecree(raw, { today, asOf }),
  }),
  dlgs: legislativeDecrees,
  datt: implementingDecrees,
});
