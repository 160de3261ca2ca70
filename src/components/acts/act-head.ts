import type { Legislation, WithContext } from "schema-dts";
import { absoluteUrl } from "#src/config/site.ts";
import type { ActKind } from "#src/domain/codes.ts";
import {
  billOutcome,
  decreeOutcome,
  delegationSentence,
  implementingOutcome,
  legislativeOutcome,
  unadopted,
  type Outcome,
} from "#src/i18n/act-sentences.ts";
import {
  billDetails,
  billName,
  decreeHeading,
  decreeName,
  implementingName,
  legislativeName,
} from "#src/i18n/act-texts.ts";
import { actPage } from "#src/i18n/acts.ts";
import { actKind } from "#src/i18n/common.ts";
import { feeds } from "#src/i18n/feeds.ts";
import { files } from "#src/lib/routes.ts";
import { capital, shortHeading } from "#src/lib/text.ts";
import type { ActPage } from "#src/contracts/act-pages.ts";

interface ActHead {
  /** "Disegno di legge C. 1742". */
  readonly name: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly details: readonly string[];
  /** Sentences on the implementing decrees still to adopt, and on what the act is made for. */
  readonly more: string | undefined;
  /** Day on which the act was signed or adopted; for a bill, the day of the law. */
  readonly date: string | null;
  /** Law that the act became. Such acts have a share image of their own. */
  readonly law: { readonly number: string; readonly date: string | null } | null;
  readonly texts: readonly { readonly label: string; readonly href: string }[];
}

/** The calendar of an act with terms, its own or of the decrees that it asks for; that of all open terms for a decree awaited. */
export function calendarOf(act: ActPage): { readonly label: string; readonly href: string }[] {
  if (act.kind === "datt") {
    const isAwaited = act.deadline !== null && (act.state === "not_adopted" || act.state === "overdue");
    return isAwaited ? [{ label: feeds.termsCalendar, href: files.calendar("scadenze") }] : [];
  }
  const hasTerm = act.kind === "decree" && act.state.expires !== null;
  return hasTerm || act.implementation.rows.some(({ deadline }) => deadline !== null)
    ? [{ label: feeds.calendarOf, href: files.calendar(`atti/${act.kind}/${act.id}`) }]
    : [];
}

/** Name, title, state and official texts of an act. */
export function toActHead(act: ActPage): ActHead {
  const shown = act.shortTitle ?? act.title;
  const whole = act.kind === "decree" ? decreeHeading(shown) : shown;
  const title = shortHeading(whole) ?? whole;
  const keyAct = act.isKey ? [actPage.keyAct] : [];
  const normattiva = (href: string | null) => toText(actPage.normattiva, href);
  switch (act.kind) {
    case "bill":
      return {
        name: billName(act.identifier),
        title,
        outcome: billOutcome(act),
        details: billDetails(act),
        more: unadopted(act.implementation.adopted, act.implementation.rows.length),
        date: act.law?.date ?? null,
        law: act.law,
        texts: normattiva(act.law?.url ?? null),
      };
    case "decree":
      return {
        name: capital(decreeName(act)),
        title,
        // The bar below the sentence says to which day the days left are counted.
        outcome: decreeOutcome(act.state.daysLeft === null ? act : { ...act, asOf: null }),
        details: keyAct,
        more: unadopted(act.implementation.adopted, act.implementation.rows.length),
        date: act.date,
        law: act.conversionLaw,
        texts: [...normattiva(act.normattivaUrl), ...toText(actPage.gazzetta, act.gazzettaUrl)],
      };
    case "dlgs": {
      const { counts, adopted, rows } = act.implementation;
      return {
        name: legislativeName(act),
        title,
        outcome: legislativeOutcome(act),
        details: keyAct,
        more:
          [
            act.number === null ? undefined : delegationSentence(act.delegationLaws),
            counts === null ? unadopted(adopted, rows.length) : undefined,
          ]
            .filter((sentence) => sentence !== undefined)
            .join(" ") || undefined,
        date: act.date,
        law: null,
        texts: [...normattiva(act.normattivaUrl), ...toText(actPage.document, act.documentUrl)],
      };
    }
    case "datt":
      return {
        name: implementingName(act.reference?.label ?? null),
        title,
        outcome: implementingOutcome(act),
        details: keyAct,
        more:
          act.siblings === null
            ? undefined
            : actPage.siblingsCount(act.reference?.label ?? null, act.siblings.adopted, act.siblings.total),
        date: act.adoptionDate,
        law: null,
        texts: toText(actPage.adoptedAct, act.adoptedActUrl),
      };
  }
}

const toText = (label: string, href: string | null) => (href === null ? [] : [{ label, href }]);

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
