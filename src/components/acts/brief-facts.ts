import { conversionTerm, totalSentence } from "#src/i18n/act-sentences.ts";
import { decreeHeading, lawWords, statusText } from "#src/i18n/act-texts.ts";
import { ministryId } from "#src/domain/ministries.ts";
import { isSettled } from "#src/domain/act-state.ts";
import { actPage, billType, decreeFlag, noAdoption } from "#src/i18n/acts.ts";
import { branch as branchName, missing } from "#src/i18n/common.ts";
import { formatCount, formatDay, formatDayShort, formatEuro, formatIdentifier, formatList } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { capital, quoted, shortHeading } from "#src/lib/text.ts";
import { governmentAct } from "#src/i18n/vote-titles.ts";
import type { ActLink } from "#src/contracts/act-parts.ts";
import type {
  ActPage,
  BillPage,
  DecreeFlag,
  DecreePage,
  ImplementingDecreePage,
  LegislativeDecreePage,
} from "#src/contracts/act-pages.ts";

/** One value of a fact. */
export interface Item {
  readonly text: string;
  readonly href?: string | null;
  readonly note?: string | null;
  /**
   * `codes`: text with codes that stay on one line. `flag`: bold text. `below`: the note has a line of its own. `joined`:
   * the note follows without a space.
   */
  readonly look?: "codes" | "flag" | "below" | "joined";
  /** Shown instead of the text: another act with its number, title and state. */
  readonly act?: ActLink;
}

export interface Fact {
  readonly term: string;
  /** A list is shown with one item per line. */
  readonly value: string | Item | readonly Item[];
}

/** Parts of a bill's brief with components of their own. */
export type BillPart = "signers" | "work" | "ties";

/** The facts of an act in the order of its brief. */
export function toFacts(act: ActPage): readonly (Fact | BillPart)[] {
  switch (act.kind) {
    case "bill":
      return billFacts(act);
    case "decree":
      return decreeFacts(act);
    case "dlgs":
      return legislativeFacts(act);
    case "datt":
      return implementingFacts(act);
  }
}

const notAcquired = capital(missing.notAcquired);
const toDay = (day: string | null): string => (day === null ? notAcquired : formatDay(day));

/** A fact that is left out without a value. */
const ifAny = (term: string, value: Fact["value"] | null): Fact[] => (value === null ? [] : [{ term, value }]);

/** The whole title, unless it is the heading. */
const officialTitle = (act: ActPage, shown = act.shortTitle ?? act.title): Fact[] =>
  ifAny(
    actPage.officialTitle,
    shown === act.title && shortHeading(shown) === null ? null : { text: quoted(act.title), look: "codes" },
  );

const government = ({ government: of }: ActPage): Fact => ({
  term: actPage.government,
  value: of === null ? notAcquired : of.name,
});

/** What is unusual about a decree; nothing about an ordinary one. */
function flagsOf(flags: readonly DecreeFlag[] | null): Fact[] {
  const items = (flags ?? []).map(
    (flag) => ({ text: decreeFlag[flag].label, note: decreeFlag[flag].note, look: "flag" }) as const,
  );
  return ifAny(actPage.flags, items.length === 0 ? null : items);
}

const hrefOf = ({ kind, id }: Pick<ActLink, "kind" | "id">): string | null =>
  id === null || kind === null ? null : routes.act(kind, id);

/** States whose sentence at the top of the page contains the source's status. */
const saysStatus: ReadonlySet<BillPage["state"]> = new Set(["first_step", "unknown"]);

function billFacts(bill: BillPage): (Fact | BillPart)[] {
  const { status, law } = bill;
  const types = [
    // Almost all bills are ordinary.
    ...(bill.type === null ? [bill.typeText] : bill.type === "ORD" ? [] : [billType[bill.type]]),
    ...(bill.isRatification ? [actPage.ratification] : []),
  ].filter((type) => type !== undefined);
  return [
    ...officialTitle(bill),
    {
      term: actPage.numbers,
      value: bill.readings.map(({ identifier, branch, url }) => ({
        text: formatIdentifier(identifier),
        href: url,
        note: branchName[branch],
      })),
    },
    "signers",
    {
      term: actPage.presented,
      value: {
        text:
          bill.presented !== null
            ? formatDay(bill.presented)
            : bill.doubtfulPresented === undefined
              ? actPage.unknownDay
              : formatDay(bill.doubtfulPresented),
        note: bill.doubtfulPresented === undefined ? (bill.government?.name ?? null) : actPage.doubtfulDay,
      },
    },
    ...ifAny(
      actPage.status,
      status === null || saysStatus.has(bill.state)
        ? null
        : { text: statusText(status.text), note: status.date === null ? null : formatDayShort(status.date) },
    ),
    ...ifAny(
      actPage.law,
      law && {
        text: lawWords(law),
        href: law.url,
        note: law.published === null ? null : actPage.publishedOn(law.published),
      },
    ),
    "work",
    ...ifAny(actPage.nature, types.length === 0 ? null : types.join(", ")),
    ...ifAny(actPage.expires, bill.term && conversionTerm(bill.term, bill.asOf)),
    "ties",
    ...ifAny(
      actPage.subjects,
      bill.subjects.length === 0
        ? null
        : bill.subjects.map(({ label, theme }) => ({ text: label, href: theme === null ? null : routes.theme(theme) })),
    ),
  ];
}

function decreeFacts(act: DecreePage): Fact[] {
  const { state, conversionLaw: law, conversionBills: bills, councilToGazette: days } = act;
  return [
    ...officialTitle(act, decreeHeading(act.shortTitle ?? act.title)),
    { term: actPage.council, value: toDay(act.councilDate) },
    { term: actPage.decreeDate, value: toDay(act.date) },
    {
      term: actPage.gazette,
      value: {
        text: toDay(act.published),
        note: days === null ? null : `, ${actPage.councilToGazette(formatCount(days, "giorno", "giorni"))}`,
        look: "joined",
      },
    },
    // Of a decree whose fate is known nothing is awaited.
    ...ifAny(actPage.expires, state.expires === null && isSettled(state.code) ? null : toDay(state.expires)),
    {
      term: actPage.conversionBills,
      value: bills.length === 0 ? notAcquired : bills.map((bill) => ({ text: bill.label, act: bill })),
    },
    {
      term: actPage.conversionLaw,
      value:
        law === null
          ? state.code === "converted"
            ? notAcquired
            : capital(actPage.noLaw[state.code])
          : { text: lawWords(law), href: law.url },
    },
    ...ifAny(actPage.typology, act.typology),
    government(act),
    ...flagsOf(act.flags),
  ];
}

function legislativeFacts(act: LegislativeDecreePage): Fact[] {
  const laws = act.delegationLaws;
  return [
    ...officialTitle(act),
    ...ifAny(actPage.descriptiveTitle, act.descriptiveTitle),
    ...(act.draft === null
      ? []
      : [
          { term: actPage.draft, value: capital(governmentAct(act.draft.number)) },
          { term: actPage.submitted, value: toDay(act.draft.submitted) },
          ...ifAny(actPage.draftStatus, act.draft.status),
        ]),
    {
      term: actPage.delegationLaw,
      value:
        laws.length === 0 ? notAcquired : laws.map((law) => ({ text: law.label, href: hrefOf(law), note: law.title })),
    },
    { term: actPage.delegationType, value: act.type ?? notAcquired },
    { term: actPage.announced, value: toDay(act.announced) },
    ...(act.adopted !== null && act.adopted === act.date
      ? [{ term: actPage.adoptedAndDated, value: toDay(act.adopted) }]
      : [
          { term: actPage.adopted, value: toDay(act.adopted) },
          { term: actPage.decreeDate, value: toDay(act.date) },
        ]),
    { term: actPage.gazette, value: toDay(act.published) },
    government(act),
    ...flagsOf(act.flags),
  ];
}

function implementingFacts(act: ImplementingDecreePage): Fact[] {
  const { reference, siblings, resources, resourcesTotal } = act;
  const notPublished = capital(missing.notPublished);
  const href = reference === null ? null : hrefOf(reference);
  const policies = [act.policy, act.theme].filter((part) => part !== null);
  return [
    ...officialTitle(act),
    {
      term: actPage.reference,
      value: reference === null ? notAcquired : { text: reference.label, href, note: reference.title, look: "below" },
    },
    {
      term: actPage.proposer,
      value:
        act.proposers.length === 0
          ? notPublished
          : act.proposers.map((name) => ({ text: capital(name), href: routes.ministry(ministryId(name)) })),
    },
    ...ifAny(actPage.jointBodies, act.jointBodies.length === 0 ? null : formatList(act.jointBodies)),
    { term: actPage.deadline, value: act.deadline === null ? capital(actPage.noDeadline) : formatDay(act.deadline) },
    {
      term: actPage.adopted,
      value: act.adoptionDate === null ? capital(noAdoption(act.state)) : formatDay(act.adoptionDate),
    },
    ...ifAny(actPage.gazette, act.published && formatDay(act.published)),
    ...ifAny(actPage.actType, act.actType),
    ...ifAny(actPage.policy, policies.length === 0 ? null : policies.join(", ")),
    ...ifAny(
      actPage.resources,
      resources === null
        ? null
        : resourcesTotal === null
          ? formatEuro(resources)
          : totalSentence(formatEuro(resourcesTotal), act.resourcesByYear.length > 0),
    ),
    ...ifAny(actPage.typeLaw, reference === null ? act.typeLaw : null),
    government(act),
    ...ifAny(
      actPage.siblings,
      siblings === null || href === null
        ? null
        : { text: actPage.siblingsCount(siblings.adopted, siblings.total), href: `${href}#attuazione` },
    ),
  ];
}
