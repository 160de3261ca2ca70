/** What became of the votes of a sitting, a month, a year, in sentences. */
import type { Reading } from "#src/domain/coverage.ts";
import type { VoteTally } from "#src/domain/vote-tally.ts";
import { formatCount, formatList, formatNumber, nb, plural } from "#src/lib/format.ts";
import { governmentBeaten } from "./vote-results.ts";

/** "una volta", "3 volte". */
export const times = (count: number): string => (count === 1 ? "una volta" : `${formatNumber(count)}${nb}volte`);

/**
 * "17 approvate, 26 respinte, 1 annullata": the outcomes of votes, which add up to their number without quorum checks;
 * "entrambe approvate", "respinta" for one. "" = none has one.
 */
export function tallyResults(tally: Pick<VoteTally, "approved" | "rejected" | "annulled" | "other">): string {
  const { approved, rejected, annulled, other } = tally;
  const all = approved + rejected + annulled + other;
  const kinds = [
    { count: approved, one: "approvata", many: "approvate" },
    { count: rejected, one: "respinta", many: "respinte" },
    other === 0
      ? { count: annulled, one: "annullata", many: "annullate" }
      : { count: annulled + other, one: "con altro esito", many: "con altro esito" },
  ];
  return kinds
    .flatMap(({ count, one, many }) => {
      if (count === 0) return [];
      if (count === all) return [count === 1 ? one : `${count === 2 ? "entrambe" : "tutte"} ${many}`];
      return [`${formatNumber(count)} ${plural(count, one, many)}`];
    })
    .join(", ");
}

/** "44 votazioni elettroniche: 17 approvate, 27 respinte. In più 1 verifica del numero legale." */
export function tallyTotals(tally: VoteTally, reading: Reading = "complete"): string {
  const { approved, rejected, annulled, other, checks } = tally;
  const deciding = approved + rejected + annulled + other;
  const held = `${formatCount(checks, "verifica", "verifiche")} del numero legale.`;
  if (deciding === 0) return held;
  const read = reading === "complete" ? "" : plural(deciding, " acquisita finora", " acquisite finora");
  const votes = formatCount(deciding, "votazione elettronica", "votazioni elettroniche");
  return `${votes}${read}: ${tallyResults(tally)}.${checks === 0 ? "" : ` In più ${held}`}`;
}

/** "4 voti finali hanno approvato un testo, uno lo ha respinto."; "" without any. */
function finalsText({ finalsApproved: approved, finalsRejected: rejected }: VoteTally): string {
  const said = (count: number, what: string, word: string): string =>
    count === 1
      ? `${word} ha ${what}`
      : `${formatNumber(count)}${word === "uno" ? "" : `${nb}voti finali`} hanno ${what}`;
  if (approved + rejected === 0) return "";
  if (approved === 0) return `${said(rejected, "respinto un testo", "Un voto finale")}.`;
  const first = said(approved, "approvato un testo", "Un voto finale");
  return `${first}${rejected === 0 ? "" : `, ${said(rejected, "respinto un testo", "uno")}`}.`;
}

/**
 * "Il Governo è stato battuto 3 volte e ha ottenuto la fiducia una volta. 4 voti finali hanno approvato un testo. 167
 * votazioni elettroniche: 60 approvate, 107 respinte."
 */
export function periodLead(tally: VoteTally, reading: Reading): string {
  const { beaten, trusted, distrusted } = tally;
  const the = reading === "complete" ? "Il Governo" : "Fra le votazioni acquisite finora il Governo";
  const government = [
    ...(beaten === 0 ? [] : [`è stato battuto ${times(beaten)}`]),
    ...(trusted === 0 ? [] : [`ha ottenuto la fiducia ${times(trusted)}`]),
    ...(distrusted === 0 ? [] : [`si è visto negare la fiducia ${times(distrusted)}`]),
  ];
  return [
    government.length === 0 ? "" : `${the} ${formatList(government)}.`,
    finalsText(tally),
    tallyTotals(tally, reading),
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

/** "Governo battuto 3 volte, 2 voti di fiducia, 4 voti finali", beside a month; "" = none of these. */
export function periodNote(tally: VoteTally): string {
  const { beaten, trusted, distrusted, finalsApproved, finalsRejected } = tally;
  const [confidence, finals] = [trusted + distrusted, finalsApproved + finalsRejected];
  return [
    ...(beaten === 0 ? [] : [beaten === 1 ? governmentBeaten : `${governmentBeaten} ${times(beaten)}`]),
    ...(confidence === 0 ? [] : [formatCount(confidence, "voto di fiducia", "voti di fiducia")]),
    ...(finals === 0 ? [] : [formatCount(finals, "voto finale", "voti finali")]),
  ].join(", ");
}
