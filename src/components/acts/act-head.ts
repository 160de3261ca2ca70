import type { Legislation, WithContext } from "schema-dts";
import { absoluteUrl } from "#src/config/site.ts";
import type { ActKind } from "#src/domain/codes.ts";
import {
  beatenSentence,
  billOutcome,
  decreeOutcome,
  delegationSentence,
  implementingOutcome,
  legislativeOutcome,
  madeBy,
  scoresSentence,
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
import { files, routes } from "#src/lib/routes.ts";
import { capital, shortHeading, type TextPart } from "#src/lib/text.ts";
import type { ActPage, BillPage, DecreePage, LegislativeDecreePage } from "#src/contracts/act-pages.ts";

interface ActHead {
  /** "Disegno di legge C. 1742". */
  readonly name: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly details: readonly string[];
  /** Sentences on its votes, on the implementing decrees still to adopt, and on what the act is made for. */
  readonly more: readonly TextPart[];
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
        more: fateOf(act),
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
        more: fateOf(act),
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
        more: joined(
          delegationOf(act) ?? [],
          act.government === null
            ? []
            : madeBy(
                act.government.name,
                act.government.id === null ? undefined : routes.government(act.government.id),
              ),
          toPart(counts === null ? unadopted(adopted, rows.length) : undefined),
        ),
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
        more: toPart(
          act.siblings === null
            ? undefined
            : actPage.siblingsCount(
                act.reference?.label ?? null,
                act.siblings.adopted,
                act.siblings.total,
                [act, ...act.siblings.rows].filter(({ state }) => state === "overdue").length,
              ),
        ),
        date: act.adoptionDate,
        law: null,
        texts: toText(actPage.adoptedAct, act.adoptedActUrl),
      };
  }
}

export const toPart = (text: string | undefined): TextPart[] => (text === undefined ? [] : [{ text }]);

/** Sentences with a blank between them. */
export const joined = (...sentences: readonly (readonly TextPart[])[]): readonly TextPart[] =>
  sentences.filter(({ length }) => length > 0).flatMap((parts, at) => (at === 0 ? parts : [{ text: " " }, ...parts]));

/** What became of a text in the chambers, and what its implementation waits for. */
const fateOf = (act: BillPage | DecreePage): readonly TextPart[] =>
  joined(finalVotes(act), beaten(act), toPart(unadopted(act.implementation.adopted, act.implementation.rows.length)));

/** The score of the roll calls that decided a step of the iter. */
function finalVotes({ passages, votes }: BillPage | DecreePage): readonly TextPart[] {
  return scoresSentence(
    passages.flatMap(({ branch, steps }) =>
      steps.flatMap(({ vote }) => {
        const row = votes.rows.find(({ id }) => id === vote);
        return row === undefined || branch === null || row.ayes === null || row.noes === null
          ? []
          : [{ branch, ayes: row.ayes, noes: row.noes, href: routes.vote(row.id) }];
      }),
    ),
  );
}

function beaten({ passages }: BillPage | DecreePage): readonly TextPart[] {
  return beatenSentence(
    passages.flatMap(({ steps }) =>
      steps.flatMap(({ date, ballots }) =>
        date === null || ballots === undefined
          ? []
          : ballots.ticks
              .filter(({ isBeaten }) => isBeaten)
              .map(({ id, number }) => ({ date, number, href: routes.vote(id) })),
      ),
    ),
  );
}

/** The sentence on the laws of delegation, which a numbered decree carries out. */
export function delegationOf({ number, delegationLaws }: LegislativeDecreePage): readonly TextPart[] | null {
  return number === null
    ? null
    : delegationSentence(
        delegationLaws.map(({ label, kind, id }) => ({
          label,
          href: kind === null || id === null ? undefined : routes.act(kind, id),
        })),
      );
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
