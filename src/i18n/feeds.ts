import type { ActKind, Branch, Gender, MemberVoteCode } from "#src/domain/codes.ts";
import { formatIdentifier, formatNumber } from "#src/lib/format.ts";
import { actHeadline, decreeHeading } from "./act-texts.ts";
import { proposalText, votedText } from "./amendments.ts";
import { changesSentence } from "./changes.ts";
import { actKind, branchFull, countedTotals, memberVoteWord, missing, ofBranch } from "./common.ts";
import { embed } from "./embed.ts";
import { governmentBeaten, outcomeLabel, secretOrUnpublishedText, surpriseText } from "./vote-results.ts";
import type { ChangeDay } from "#src/contracts/corrections.ts";
import type { FeedItem, Term } from "#src/contracts/feed.ts";
import type { OutcomeFields } from "#src/contracts/vote-card.ts";
import { lineText } from "./group-activity.ts";
import { actCitation, citeAct } from "./vote-titles.ts";

export const voteFeeds = {
  all: "Tutte le votazioni",
  key: "Voti chiave",
  rule: "Votazioni in evidenza, per regola",
  final: "Voti finali",
  confidence: "Voti di fiducia",
  C: `Votazioni ${ofBranch.C}`,
  S: `Votazioni ${ofBranch.S}`,
} as const;

/** The title of a vote, with signer and act, where what comes before has it in few words. */
const about = (title: string | null): string => (title === null ? "" : `${title.replace(/[.\s]+$/, "")}. `);

interface VotedBallot {
  readonly title: string;
  readonly heading: string;
  readonly code: MemberVoteCode;
  readonly gender: Gender | null;
}

export const feeds = {
  acts: "Atti: ultimi passaggi",
  corrections: "Modifiche e ritiri nei dati",
  calendar: "Eventi del Parlamento",
  terms: "Scadenze",
  /** Link to the calendar of the page's own record. */
  calendarOf: "Calendario (iCalendar)",
  termsCalendar: "Scadenze, anche passate (iCalendar)",
  /** @param feed name of the feed in `files.feed` */
  follow: (feed: string) => `${feed === "atti" ? "Segui tutti gli atti" : "Segui"} (Atom)`,
  followAct: "Segui l’atto (Atom)",
  demoTitle: (title: string) => `${title} (dati dimostrativi)`,
  subtitle: {
    official: "Dati ufficiali, senza tracciamento. Ogni voce porta alla pagina con fonti e definizioni.",
    demo: "Dati dimostrativi: nomi, atti e voti sono inventati. Ogni voce porta alla sua pagina.",
  },
  person: (name: string) => `${name}: voti, proposte, passaggi di gruppo`,
  group: (name: string, branch: Branch) => `${name} (${branchFull[branch]}): votazioni importanti, ingressi e uscite`,
  theme: (name: string) => `${name}: atti e votazioni`,
  act: (kind: ActKind, id: string, title: string) => `${citeAct(kind, id)}: ${title}`,
  actEntry: actHeadline,
  actSummary: (kind: ActKind, status: string | null) =>
    `${actKind[kind]}. ${status ?? `Stato ${missing.notPublished}`}`,
  voteSummary: (
    vote: OutcomeFields & {
      title: string;
      news: string;
      branch: Branch;
      ayes: number | null;
      noes: number | null;
      abstained: number | null;
      isInReview: boolean;
      isUnknown?: boolean | undefined;
    },
  ) =>
    [
      `${about(vote.news.includes(vote.title) ? null : vote.title)}${branchFull[vote.branch]}.`,
      `${outcomeLabel(vote)}.`,
      totals(vote),
      ...(vote.isGovernmentBeaten ? [`${governmentBeaten}.`] : []),
      ...(vote.surprise === undefined ? [] : [surpriseText(vote.surprise, vote.branch)]),
      ...(vote.isInReview ? [embed.inReview] : []),
      ...(vote.isUnknown === true ? [secretOrUnpublishedText] : []),
    ].join(" "),
  lineSummary: (item: Extract<FeedItem, { type: "line" }>) =>
    [
      lineText(item.line, item.rebels, item.choices),
      ...(item.heading === item.title ? [] : [`${item.title}.`]),
      ...(item.surprise === undefined ? [] : [surpriseText(item.surprise, item.branch)]),
    ].join(" "),
  stepSummary: (label: string, branch: Branch | null, reading: string | null) =>
    [label, branch === null ? null : branchFull[branch], reading === null ? null : formatIdentifier(reading)]
      .filter((part) => part !== null)
      .join(", "),
  ballotTitle: (title: string, isRebel: boolean) => (isRebel ? `Voto diverso dal proprio gruppo: ${title}` : title),
  ballotSummary: ({ title, heading, code, gender }: VotedBallot) =>
    `${about(heading === title ? null : title)}${memberVoteWord(code, gender)}.`,
  /** "Emendamento 1.206, di Ada D’Amico"; summary: the first words. */
  amendment: ({ kind, number, reading, place, first, opening }: Extract<FeedItem, { type: "amendment" }>) => {
    const by = first === null ? null : votedText.by(first);
    const on = proposalText.title(kind, number, reading, place);
    return {
      title: `${votedText.name(kind, number)}${by === null ? "" : `${by.preposition} ${by.name}`}`,
      summary: `${on}. ${opening ?? votedText.noText}`,
    };
  },
  proposal: (title: string) => `Prima firma: ${title}`,
  joined: (name: string, group: string) => `${name} entra nel gruppo ${group}`,
  left: (name: string, group: string) => `${name} lascia il gruppo ${group}`,
  allJoined: (members: number, group: string) => `${formatNumber(members)} parlamentari entrano nel gruppo ${group}`,
  allLeft: (members: number, group: string) => `${formatNumber(members)} parlamentari lasciano il gruppo ${group}`,
  correction: (counts: ChangeDay["kinds"][number]) => changesSentence({ kinds: [counts] }).replace(/\.$/, ""),
} as const;

/** Title of a term as an event. The day itself is that of the event. */
export function termTitle({ kind, id, title, progress }: Term): string {
  if (kind === "datt")
    return progress === "done"
      ? `Adottato il decreto attuativo: ${title}`
      : `Termine per adottare il decreto attuativo: ${title}`;
  const decree = `${actCitation(kind, id)}: ${decreeHeading(title)}`;
  if (progress === "done") return `Convertito il ${decree}`;
  return progress === "lapsed" ? `Decaduto il ${decree}` : `Ultimo giorno per convertire il ${decree}`;
}

function totals({
  ayes,
  noes,
  abstained,
  isCounted,
}: {
  ayes: number | null;
  noes: number | null;
  abstained: number | null;
  isCounted?: boolean | undefined;
}): string {
  if (ayes === null || noes === null) return "I totali non sono ancora pubblicati.";
  const rest = abstained === null ? "" : `, astenuti ${formatNumber(abstained)}`;
  const own = isCounted === true ? `, ${countedTotals}` : "";
  return `Favorevoli ${formatNumber(ayes)}, contrari ${formatNumber(noes)}${rest}${own}.`;
}
