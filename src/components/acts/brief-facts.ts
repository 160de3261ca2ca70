import { isWaiting, totalSentence } from "#src/i18n/act-sentences.ts";
import { decreeHeading, lawWords, statusText } from "#src/i18n/act-texts.ts";
import { ministryId } from "#src/domain/ministries.ts";
import { isSettled } from "#src/domain/act-state.ts";
import { actPage, billType, decreeFlag, noAdoption } from "#src/i18n/acts.ts";
import { branch as branchName, missing } from "#src/i18n/common.ts";
import { formatCount, formatDay, formatDayShort, formatEuro, formatIdentifier, formatList } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { capital, isSameText, quoted, shortHeading } from "#src/lib/text.ts";
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
import { delegationOf } from "./act-head.ts";

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
  /** Items of a list on one line: links of a word or two. */
  readonly isInline?: true;
  /** Under a disclosure: the page says it elsewhere, or few look for it. */
  readonly isFolded?: true;
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

/** The same facts under the disclosure. */
const folded = (...facts: readonly Fact[]): Fact[] => facts.map((fact) => ({ ...fact, isFolded: true }));

/** Facts with a day that the steps below, or the name of the act, do not give. */
const unlessShown = (term: string, day: string | null, isShown: boolean): Fact[] =>
  day !== null && isShown ? [] : [{ term, value: toDay(day) }];

/** Whether the iter has a step on a day; with its label, if one is given. */
const hasStepOn = (
  { passages }: Pick<BillPage | DecreePage, "passages">,
  day: string | null,
  label?: string,
): boolean =>
  day !== null &&
  passages.some(({ steps }) =>
    steps.some((step) => step.date === day && (label === undefined || isSameText(step.label, label))),
  );

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

/** "Riordino … in materia di turismo", "Disposizioni attuative … in materia di turismo". */
const subjectOf = (title: string): string => /^.*\bin materia di (.+)$/i.exec(title)?.[1] ?? title;
const isSameSubject = (a: string, b: string): boolean => isSameText(subjectOf(a), subjectOf(b));

const hrefOf = ({ kind, id }: Pick<ActLink, "kind" | "id">): string | null =>
  id === null || kind === null ? null : routes.act(kind, id);

/** States whose sentence at the top of the page contains the source's status. */
const saysStatus: ReadonlySet<BillPage["state"]> = new Set(["first_step", "unknown"]);

function billFacts(bill: BillPage): (Fact | BillPart)[] {
  const { status, law } = bill;
  const types = [
    // Almost all bills are ordinary. The line above the title has that a bill ratifies a treaty.
    ...(bill.type === null ? [bill.typeText] : bill.type === "ORD" ? [] : [billType[bill.type]]),
  ].filter((type) => type !== undefined);
  const presented: Fact = {
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
  };
  const isSaid =
    status === null || saysStatus.has(bill.state) || isWaiting(bill) || hasStepOn(bill, status.date, status.text);
  return [
    "signers",
    ...ifAny(
      actPage.law,
      law && {
        text: lawWords(law),
        href: law.url,
        note: law.published === null ? null : actPage.publishedOn(law.published),
      },
    ),
    "work",
    "ties",
    ...ifAny(
      actPage.subjects,
      bill.subjects.length === 0
        ? null
        : bill.subjects.map(({ label, theme }) => ({ text: label, href: theme === null ? null : routes.theme(theme) })),
    ).map((fact) => ({ ...fact, isInline: true as const })),
    ...officialTitle(bill),
    ...folded(
      presented,
      {
        term: actPage.numbers,
        value: bill.readings.map(({ identifier, branch, url }) => ({
          text: formatIdentifier(identifier),
          href: url,
          note: branchName[branch],
        })),
      },
      ...ifAny(
        actPage.status,
        isSaid
          ? null
          : { text: statusText(status.text), note: status.date === null ? null : formatDayShort(status.date) },
      ),
      ...ifAny(actPage.nature, types.length === 0 ? null : types.join(", ")),
    ),
  ];
}

/** The link to the conversion law. Without a link, the sentence at the top of the page says it all. */
function conversionLaw({ conversionLaw: law, state }: DecreePage): Item | string | null {
  if (law === null) return state.code === "converted" ? notAcquired : null;
  return law.url === null ? null : { text: lawWords(law), href: law.url };
}

/** The numbers of the bill in both chambers, where the iter has no readings of another one. */
function numbersOf({ label }: ActLink, { passages, conversionBills }: DecreePage): string {
  const readings = [...new Set(passages.flatMap(({ reading }) => reading ?? []))];
  const numbers = conversionBills.length === 1 && readings.includes(label) ? readings : [label];
  return numbers.map(formatIdentifier).join(", ");
}

function decreeFacts(act: DecreePage): Fact[] {
  const { state, conversionBills: bills, councilToGazette: days } = act;
  return [
    {
      term: actPage.conversionBills,
      value:
        bills.length === 0 ? notAcquired : bills.map((bill) => ({ text: numbersOf(bill, act), href: hrefOf(bill) })),
      isInline: true,
    },
    ...ifAny(actPage.conversionLaw, conversionLaw(act)),
    ...flagsOf(act.flags),
    ...ifAny(actPage.typology, act.typology),
    ...officialTitle(act, decreeHeading(act.shortTitle ?? act.title)),
    ...folded(
      ...unlessShown(actPage.council, act.councilDate, hasStepOn(act, act.councilDate)),
      // The name of the decree has the day.
      ...unlessShown(actPage.decreeDate, act.date, true),
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
      government(act),
    ),
  ];
}

function legislativeFacts(act: LegislativeDecreePage): Fact[] {
  const laws = act.delegationLaws;
  return [
    ...officialTitle(act),
    ...ifAny(
      actPage.descriptiveTitle,
      act.descriptiveTitle === null || isSameSubject(act.descriptiveTitle, act.shortTitle ?? act.title)
        ? null
        : act.descriptiveTitle,
    ),
    ...(act.draft === null
      ? []
      : [
          { term: actPage.draft, value: capital(governmentAct(act.draft.number)) },
          { term: actPage.submitted, value: toDay(act.draft.submitted) },
          ...ifAny(actPage.draftStatus, act.draft.status),
        ]),
    // The sentence at the top of the page names laws without a title.
    ...(delegationOf(act) !== null && laws.every(({ title }) => title === null)
      ? []
      : [
          {
            term: actPage.delegationLaw,
            value:
              laws.length === 0
                ? notAcquired
                : laws.map((law) => ({ text: law.label, href: hrefOf(law), note: law.title })),
          },
        ]),
    // Any law of delegation is one: a kind of its own is worth a row.
    ...ifAny(
      actPage.delegationType,
      act.type === null || isSameText(act.type, actPage.plainDelegation) ? null : act.type,
    ),
    ...flagsOf(act.flags),
    ...(act.government === null ? [government(act)] : []),
    ...folded(
      ...unlessShown(actPage.announced, act.announced, hasStepOn(act, act.announced)),
      ...unlessShown(actPage.adopted, act.adopted, hasStepOn(act, act.adopted)),
      // The name of a numbered decree has the day.
      ...unlessShown(actPage.decreeDate, act.date, act.number !== null || act.date === act.adopted),
      ...unlessShown(actPage.gazette, act.published, hasStepOn(act, act.published)),
    ),
  ];
}

function implementingFacts(act: ImplementingDecreePage): Fact[] {
  const { reference, resources, resourcesTotal } = act;
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
    // The sentence at the top of the page says when the term is, unless the decree was adopted.
    ...(act.adoptionDate === null
      ? []
      : ifAny(actPage.deadline, act.deadline === null ? null : formatDay(act.deadline))),
    // The sentence at the top of the page has the day of adoption, or says that there is none.
    ...ifAny(
      actPage.adopted,
      act.adoptionDate === null && noAdoption(act.state) === actPage.noAdoptionDay
        ? capital(actPage.noAdoptionDay)
        : null,
    ),
    ...folded(
      ...ifAny(actPage.gazette, act.published && formatDay(act.published)),
      ...ifAny(actPage.actType, act.actType),
      ...ifAny(actPage.policy, policies.length === 0 ? null : policies.join(", ")),
    ),
    ...ifAny(
      actPage.resources,
      resources === null
        ? null
        : resourcesTotal === null
          ? formatEuro(resources)
          : totalSentence(formatEuro(resourcesTotal), act.resourcesByYear.length > 0),
    ),
    ...ifAny(actPage.typeLaw, reference === null ? act.typeLaw : null),
    ...folded(government(act)),
  ];
}
