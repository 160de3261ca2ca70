import type { Legislation, WithContext } from "schema-dts";
import { absoluteUrl } from "#src/config/site.ts";
import type { ActKind } from "#src/domain/codes.ts";
import { actKind } from "#src/i18n/common.ts";

/** An act as structured data: only facts of its record. */
export function toLegislation(act: {
  kind: ActKind;
  path: string;
  number: string;
  title: string;
  /** URL of the act at Normattiva. */
  sameAs: string | undefined;
  /** Day of the act; for a bill, the day of the law that it became; null = none, or not known. */
  date: string | null;
}): WithContext<Legislation> {
  return {
    "@context": "https://schema.org",
    "@type": "Legislation",
    "@id": absoluteUrl(act.path),
    name: act.title,
    legislationIdentifier: act.number,
    legislationType: actKind[act.kind],
    legislationJurisdiction: "IT",
    inLanguage: "it",
    url: absoluteUrl(act.path),
    ...(act.date === null ? {} : { legislationDate: act.date }),
    ...(act.sameAs === undefined ? {} : { sameAs: act.sameAs }),
  };
}
