/** Texts in share images, and their text alternatives. */
import { operator } from "#src/config/operator.ts";
import { siteConfig } from "#src/config/site.ts";
import type { Branch } from "#src/domain/codes.ts";
import { capital } from "#src/lib/text.ts";
import { formatDayShort, formatIdentifier, formatNumber, formatUpTo } from "#src/lib/format.ts";
import type { ShareImage, ShareKind } from "#src/contracts/share-image.ts";
import type { VoteCard } from "#src/contracts/vote-card.ts";
import { decreeName, lawName } from "./act-texts.ts";
import { embed } from "./embed.ts";
import { governmentBeaten, outcomeLabel, surpriseText } from "./vote-results.ts";

type ActImage = Extract<ShareImage, { type: "act" }>;
type Step = ActImage["steps"][number];

const voteLine = "Chi ha votato come, gruppo per gruppo";

const kinds: Record<ShareKind, readonly [heading: string, line: string]> = {
  votazione: ["Votazioni", voteLine],
  "votazione-camera-approvata": ["La Camera approva", voteLine],
  "votazione-camera-respinta": ["La Camera respinge", voteLine],
  "votazione-camera-governo-battuto": ["Governo battuto alla Camera", voteLine],
  "votazione-senato-approvata": ["Il Senato approva", voteLine],
  "votazione-senato-respinta": ["Il Senato respinge", voteLine],
  "votazione-senato-governo-battuto": ["Governo battuto al Senato", voteLine],
  persona: ["Parlamentari", "Voti, presenze, incarichi, disegni di legge"],
  atto: ["Attività legislativa", "Dove sono le leggi, e chi le ha votate"],
  organo: ["Organi e governi", "Chi li compone, e da quando"],
  sito: ["Il Parlamento, voto per voto", "Votazioni, parlamentari, leggi, governi"],
};

const by: Record<Branch, string> = { C: "dalla Camera", S: "dal Senato" };
const to: Record<Branch, string> = { C: "alla Camera", S: "al Senato" };

/** Two short lines below a step in the timeline of a law. */
function stepWords({ kind, branch }: Step): readonly [string, string] {
  switch (kind) {
    case "published":
      return ["In Gazzetta", "Ufficiale"];
    case "presented":
      return ["Presentato", branch === null ? "" : to[branch]];
    case "approved":
      return ["Approvato", branch === null ? "" : by[branch]];
    case "law":
      return ["Legge", ""];
  }
}

const number = (value: number | null): string => (value === null ? "–" : formatNumber(value));

export const shareWords = {
  kinds,
  stepWords,
  stepDay: formatDayShort,
  dateline: (vote: VoteCard) => embed.dateline(vote.branch, vote.date, vote.sitting, vote.number),
  outcome: (vote: VoteCard) => outcomeLabel(vote),
  surprise: surpriseText,
  number,
  ayes: embed.ayes,
  noes: embed.noes,
  abstained: embed.abstained,
  required: embed.required,
  unpublished: embed.unpublished,
  inReview: embed.inReview,
  counted: embed.counted,
  group: ({ name, acronym }: { readonly name: string; readonly acronym: string }) =>
    name === acronym ? name : `${name} (${acronym})`,
  actName: ({ kind, number: of, law }: ActImage) => {
    if (kind === "bill") return `${capital(lawName(law))}, dal disegno di legge ${formatIdentifier(of)}`;
    const [year = "", ordinal = ""] = of.split("-");
    const name = decreeName({ number: Number(ordinal), date: null, year: Number(year) });
    return `${capital(name)}, convertito nella ${lawName(law)}`;
  },
  source: (source: string | null, updated: string) =>
    `${source === null ? "Dati" : `Fonte: ${source}. Dati`} aggiornati ${formatUpTo(updated)}`,
  demo: "Dati dimostrativi: nomi e voti inventati",
  publisher: operator.name,
} as const;

/** Text alternative of the image of a kind. */
export function kindAlt(kind: ShareKind): string {
  return `${siteConfig.name}. ${kinds[kind].join(": ")}.`;
}

export function voteAlt(vote: Omit<VoteCard, "type" | "title" | "required" | "updated" | "isDemo" | "id">): string {
  const { ayes, noes, abstained } = vote;
  const line = `${embed.dateline(vote.branch, vote.date, vote.sitting, vote.number)}. ${vote.heading}: ${outcomeLabel(vote).toLowerCase()}`;
  if (vote.isInReview) return `${line}. ${embed.inReview}`;
  if (ayes === null || noes === null) return `${line}. ${embed.unpublished}`;
  const beaten = vote.isGovernmentBeaten ? `${governmentBeaten}. ` : "";
  return `${line}. ${beaten}Favorevoli ${number(ayes)}, contrari ${number(noes)}, astenuti ${number(abstained)}.${vote.isCounted ? ` ${embed.counted}` : ""}`;
}

export function personAlt(name: string, lead: string, group: string | null): string {
  const rest = [lead, group].filter((part) => part !== null && part !== "").join(", ");
  return rest === "" ? `${name}.` : `${name}. ${rest}.`;
}

export function actAlt(title: string, law: ActImage["law"]): string {
  return `${title}. ${capital(lawName(law))}.`;
}
