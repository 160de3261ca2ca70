/** First sentence of an act's page: the state of the act. */
import type { BillState } from "#src/domain/act-state.ts";
import { daysBetween } from "#src/domain/days.ts";
import type {
  Branch,
  DecreeStateCode,
  ImplementingStateCode,
  Initiative,
  LegislativeState,
} from "#src/domain/codes.ts";
import {
  formatAfter,
  formatCount,
  formatNumber,
  formatUpTo,
  plural,
  formatWith,
  withArticle,
} from "#src/lib/format.ts";
import { groupBy } from "#src/lib/group-by.ts";
import { capital, toLower, type TextPart } from "#src/lib/text.ts";
import type { Implementation } from "#src/contracts/act-parts.ts";
import type { BillPage } from "#src/contracts/act-pages.ts";
import { actLists, countedOn } from "./act-lists.ts";
import { approvedBy, lawName, lawWords, statusText } from "./act-texts.ts";
import { actState, fromBranch } from "./acts.ts";
import { atBranch } from "./common.ts";

const days = (count: number) => formatCount(count, "giorno", "giorni");

const numerals = ["zero", "una", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove"];

/** Small numbers of feminine nouns in words: "tre letture". */
function inLetters(count: number): string {
  return numerals[count] ?? formatNumber(count);
}

interface BillFacts {
  readonly state: BillState;
  readonly law: { readonly number: string; readonly date: string | null; readonly isConstitutional?: boolean } | null;
  readonly approvalDays: number | null;
  readonly readings: readonly { readonly branch: Branch }[];
  readonly presented: string | null;
  readonly status: { readonly text: string; readonly date: string | null } | null;
  readonly phaseText?: string | undefined;
}

/** State of an act: sign as in the lists, highlighted text, rest of the sentence. */
export interface Outcome {
  readonly look: "done" | "late" | "ended" | "open" | "new" | "half";
  readonly word: string;
  readonly rest: string;
}

const openStates: readonly BillState[] = ["one_branch", "first_step", "to_begin", "unknown"];

/**
 * "Legge 5 novembre 2025, n. 171, approvata dopo tre letture e 587 giorni": days until the approval, not until the law.
 */
export function billOutcome(bill: BillFacts): Outcome {
  return { look: looks[bill.state] ?? (openStates.includes(bill.state) ? "open" : "ended"), ...billWords(bill) };
}

/** After the state of a bill that was not approved by the last day of the legislature. */
export function lapsedWithLegislature(end: string, initiative: Initiative | null): string {
  const rule =
    initiative === "POP" ? "" : ": i disegni di legge non approvati decadono, salvo quelli di iniziativa popolare";
  return `La legislatura è finita ${formatWith("il", end)}${rule}.`;
}

const looks: Partial<Record<BillState, Outcome["look"]>> = { is_law: "done", to_begin: "new", one_branch: "half" };

function presentedOn({ presented }: BillFacts): string {
  return presented === null ? "." : `: presentato ${formatWith("il", presented)}.`;
}

function billWords(bill: BillFacts): { word: string; rest: string } {
  const since = bill.status?.date ?? null;
  switch (bill.state) {
    case "is_law":
      return { word: lawWords(bill.law), rest: `, ${bill.law === null ? "" : "approvata "}${journey(bill)}.` };
    case "one_branch":
      return { word: "Approvato", rest: whereNow(bill) };
    case "first_step":
      return {
        word: "In esame",
        rest: bill.status === null ? "." : examined(statusText(bill.status.text), since),
      };
    case "to_begin":
      return { word: "Mai esaminato", rest: presentedOn(bill) };
    case "unknown":
      return bill.status === null
        ? { word: bill.phaseText ?? "Stato non ancora acquisito", rest: presentedOn(bill) }
        : { word: statusText(bill.status.text), rest: since === null ? "." : ` ${formatWith("il", since)}.` };
    case "lapsed":
      return {
        word: actState.lapsed,
        rest: since === null ? " con il decreto-legge." : ` ${formatWith("il", since)}, con il decreto-legge.`,
      };
    case "absorbed":
    case "unified":
    case "rejected":
    case "withdrawn":
    case "returned":
    case "split":
    case "ended":
      return { word: actState[bill.state], rest: since === null ? "." : ` ${formatWith("il", since)}.` };
  }
}

/** " in commissione, dall’8 maggio 2024."; of another step ": da assegnare a una commissione, dal …". */
function examined(status: string, since: string | null): string {
  const place = /^in corso di esame (.+)$/i.exec(status)?.[1];
  const where = place === undefined ? `: ${toLower(status)}` : ` ${toLower(place)}`;
  return `${where}${since === null ? "" : `, ${formatWith("dal", since)}`}.`;
}

function journey({ readings, approvalDays }: BillFacts): string {
  const count = readings.length === 1 ? "una sola lettura" : `${inLetters(readings.length)} letture`;
  return approvalDays === null ? `dopo ${count}` : `dopo ${count} e ${days(approvalDays)}`;
}

/** Statuses of a bill that waits in a chamber, or is examined there. */
const waiting = /^(?:da assegnare|assegnato|in corso di esame|in stato di relazione|all’esame|in relazione)/i;

/**
 * Whether the sentence of a bill that one chamber approved contains the source's status: that of the chamber where it
 * now is. A status of another kind may be of the chamber that approved it.
 */
export function isWaiting({ state, status, readings }: Pick<BillFacts, "state" | "status" | "readings">): boolean {
  const [last, before] = [readings.at(-1), readings.at(-2)];
  const isPassed = last !== undefined && before !== undefined && before.branch !== last.branch;
  return state === "one_branch" && isPassed && status !== null && waiting.test(statusText(status.text));
}

function whereNow(bill: BillFacts): string {
  const last = bill.readings.at(-1);
  const branch = approvedBy(bill.readings.map((reading) => reading.branch));
  if (last === undefined || branch === null) return ".";
  if (branch === last.branch) return ` ${fromBranch[branch]}: passa all’altra camera.`;
  const status = isWaiting(bill) && bill.status !== null ? ` (${toLower(statusText(bill.status.text))})` : "";
  return ` ${fromBranch[branch]}: ora è ${atBranch[last.branch]}${status}.`;
}

interface DecreeFacts {
  readonly state: {
    readonly code: DecreeStateCode;
    readonly days: number | null;
    readonly daysLeft: number | null;
    readonly expires: string | null;
    readonly date: string | null;
    readonly text?: string | undefined;
  };
  readonly conversionLaw: { readonly number: string; readonly date: string | null } | null;
  readonly asOf: string | null;
}

/** "In conversione: restano 11 giorni, fino al 1° dicembre 2026." */
export function decreeOutcome({ state, conversionLaw, asOf }: DecreeFacts): Outcome {
  switch (state.code) {
    case "in_conversion":
      return { look: "open", word: "In conversione", rest: daysLeft(state, asOf) };
    case "expired":
      return {
        look: "open",
        word: "Termine scaduto",
        rest: `${state.expires === null ? "" : ` ${formatWith("il", state.expires)}`}: l’esito non è ancora acquisito.`,
      };
    case "converted": {
      const time = state.days === null ? "" : `, ${days(state.days)} dopo la pubblicazione`;
      return conversionLaw === null
        ? { look: "done", word: "Convertito in legge", rest: `${time}.` }
        : { look: "done", word: "Convertito", rest: ` nella ${lawName(conversionLaw)}${time}.` };
    }
    case "lapsed":
      return {
        look: "ended",
        word: "Decaduto",
        rest: `${state.date === null ? "" : ` ${formatWith("il", state.date)}`}: non è stato convertito in tempo.`,
      };
    case "unknown":
      return { look: "open", word: state.text ?? "Esito non ancora acquisito", rest: "." };
  }
}

function daysLeft(state: DecreeFacts["state"], asOf: string | null): string {
  if (state.daysLeft === null || state.expires === null)
    return asOf === null ? "." : `, con i dati ${formatUpTo(asOf)}.`;
  return `: ${actLists.daysLeft(state.daysLeft)}, fino ${formatUpTo(state.expires)}${countedOn(asOf)}.`;
}

/**
 * Term of the decree that a bill converts: "Da convertire entro il 1° dicembre 2026: restano 11 giorni (conto al 20
 * novembre 2026)".
 */
export function conversionTerm(
  { expires, daysLeft: left }: NonNullable<BillPage["term"]>,
  asOf: string | null,
): string {
  const day = `Da convertire entro ${formatWith("il", expires)}`;
  return left === null ? day : `${day}: ${actLists.daysLeft(left)}${countedOn(asOf)}`;
}

interface LegislativeFacts {
  readonly state: LegislativeState;
  readonly published: string | null;
  readonly adopted: string | null;
  readonly announced: string | null;
  readonly draft: { readonly submitted: string | null } | null;
}

/** "In Gazzetta Ufficiale dal 7 agosto 2024, 12 giorni dopo l’adozione." */
export function legislativeOutcome(act: LegislativeFacts): Outcome {
  const day = {
    published: act.published,
    adopted: act.adopted,
    announced: act.announced,
    draft: act.draft?.submitted ?? null,
    unknown: null,
  }[act.state];
  const looks = { published: "done", adopted: "done", announced: "open", draft: "open", unknown: "open" } as const;
  const gap = act.adopted === null || act.published === null ? 0 : daysBetween(act.adopted, act.published);
  const after = act.state === "published" && gap > 0 ? `, ${days(gap)} dopo l’adozione` : "";
  const rest =
    day === null
      ? "."
      : act.state === "published"
        ? ` ${formatWith("dal", day)}${after}.`
        : ` ${formatWith("il", day)}.`;
  return { look: looks[act.state], word: actState[act.state], rest };
}

/** Texts as in a list, "a, b e c", each a piece of its own. */
export function listed(items: readonly (readonly TextPart[])[]): readonly TextPart[] {
  return items.flatMap((parts, at) =>
    at === 0 ? parts : [{ text: at === items.length - 1 ? " e " : ", " }, ...parts],
  );
}

/** "Attua la delega della legge n. 216 del 2022."; null where the source names something else than laws. */
export function delegationSentence(laws: readonly Link[]): readonly TextPart[] | null {
  if (laws.length === 0 || !laws.every(({ label }) => /^legge\b/i.test(label))) return null;
  const names = laws.map(({ label, href }) => [{ text: "della " }, { text: toLower(label), href }]);
  return [{ text: "Attua la delega " }, ...listed(names), { text: "." }];
}

interface Link {
  readonly label: string;
  readonly href?: string | undefined;
}

/** "È un atto del I Governo Bellariva." */
export function madeBy(government: string, href: string | undefined): readonly TextPart[] {
  return [{ text: "È un atto del " }, { text: government, href }, { text: "." }];
}

/** "Il voto finale è stato 134 a 4 al Senato.", "I voti finali sono stati 71 a 32 al Senato e 149 a 97 alla Camera." */
export function scoresSentence(
  votes: readonly { readonly branch: Branch; readonly ayes: number; readonly noes: number; readonly href: string }[],
): readonly TextPart[] {
  if (votes.length === 0) return [];
  const scores = votes.map(({ branch, ayes, noes, href }) => [
    { text: `${formatNumber(ayes)} a ${formatNumber(noes)}`, href },
    { text: ` ${atBranch[branch]}` },
  ]);
  const were = plural(votes.length, "Il voto finale è stato ", "I voti finali sono stati ");
  return [{ text: were }, ...listed(scores), { text: "." }];
}

/**
 * "Il Governo è stato battuto su questo testo il 17 novembre 2026.", "… 2 volte il 19 novembre 2026 (votazioni n. 12 e n.
 * 14)." Links lead to the votes. Of more than three only the number.
 */
export function beatenSentence(
  votes: readonly { readonly date: string; readonly number: number; readonly href: string }[],
): readonly TextPart[] {
  const [first] = votes;
  if (first === undefined) return [];
  const start = "Il Governo è stato battuto su questo testo ";
  if (votes.length > 3) return [{ text: `${start}${formatNumber(votes.length)} volte.` }];
  const days = [...groupBy(votes, ({ date }) => date)].map(([date, ofDay]) => {
    const day = formatWith("il", date);
    if (ofDay.length === 1) return [{ text: day, href: ofDay[0]?.href }];
    const numbers = ofDay.map(({ number, href }) => [{ text: formatAfter("n.", formatNumber(number)), href }]);
    return [{ text: `${day} (votazioni ` }, ...listed(numbers), { text: ")" }];
  });
  const times = votes.length === 1 ? "" : `${formatNumber(votes.length)} volte${days.length === 1 ? " " : ": "}`;
  return [{ text: start + times }, ...listed(days), { text: "." }];
}

interface ImplementingFacts {
  readonly state: ImplementingStateCode;
  readonly stateText?: string | undefined;
  readonly deadline: string | null;
  readonly adoptionDate: string | null;
  readonly late: number | null;
}

/** "Adottato in ritardo il 5 novembre 2026, 112 giorni oltre il termine." */
export function implementingOutcome(act: ImplementingFacts): Outcome {
  const on = act.adoptionDate === null ? "" : ` ${formatWith("il", act.adoptionDate)}`;
  switch (act.state) {
    case "adopted":
      return {
        look: "done",
        word: "Adottato",
        rest: act.deadline === null ? `${on}; la fonte non indica un termine.` : `${on}, entro il termine.`,
      };
    case "adopted_late":
      return {
        look: "late",
        word: "Adottato in ritardo",
        rest: act.late === null ? `${on}.` : `${on}, ${days(act.late)} oltre il termine.`,
      };
    case "overdue":
      return {
        look: "ended",
        word: "Non adottato",
        rest:
          act.deadline === null
            ? ": il termine è scaduto."
            : `: il termine è scaduto ${formatWith("il", act.deadline)}.`,
      };
    case "not_adopted":
      return {
        look: "open",
        word: "Non ancora adottato",
        rest:
          act.deadline === null
            ? ": la fonte non indica un termine."
            : `: il termine è ${formatWith("il", act.deadline)}.`,
      };
    case "unknown":
      return { look: "open", word: act.stateText ?? "Stato non ancora acquisito", rest: "." };
  }
}

/** "7 da adottare, 2 adottati, secondo la fonte.": the source's count, if it differs from ours or we have none. */
export function sourceCounts({ toAdopt, adopted }: NonNullable<Implementation["counts"]>): string {
  const parts = [
    toAdopt === null ? null : `${formatNumber(toAdopt)} da adottare`,
    adopted === null ? null : formatCount(adopted, "adottato", "adottati"),
  ].filter((part) => part !== null);
  return toAdopt === 0 && adopted === 0
    ? "Nessun decreto attuativo, secondo la fonte."
    : `${parts.join(", ")}, secondo la fonte.`;
}

/** "10 milioni di euro in tutto; anni non indicati.": a total that the years do not give. */
export function totalSentence(amount: string, hasYears: boolean): string {
  return hasYears
    ? `${amount} in tutto, secondo la fonte: gli anni elencati non danno la stessa somma.`
    : `${amount} in tutto; anni non indicati.`;
}

/** "Due decreti adottati su cinque, 48 milioni di euro ancora in attesa." Nothing when none is asked for. */
export function implementationSentence(adopted: number, total: number, locked: string | null): string {
  const done =
    adopted === total
      ? total === 1
        ? "L’unico decreto attuativo è stato adottato"
        : `${total === 2 ? "Entrambi i" : `Tutti ${withArticle("i", formatNumber(total))}`} decreti attuativi sono stati adottati`
      : adopted === 0
        ? total === 1
          ? "L’unico decreto attuativo non è ancora stato adottato"
          : `Nessuno ${withArticle("dei", formatNumber(total))} decreti attuativi è ancora stato adottato`
        : `${formatNumber(adopted)} ${plural(adopted, "decreto attuativo adottato", "decreti attuativi adottati")} su ${formatNumber(total)}`;
  return locked === null || adopted === total ? `${done}.` : `${done}: ${locked} ancora in attesa.`;
}

/** "Dei 5 decreti attuativi che richiede, 3 non sono ancora stati adottati."; undefined if none is missing. */
export function unadopted(adopted: number, total: number): string | undefined {
  const waiting = total - adopted;
  if (total === 0 || waiting === 0) return undefined;
  if (total === 1) return "Il decreto attuativo che richiede non è ancora stato adottato.";
  const all = withArticle("dei", formatNumber(total));
  if (adopted === 0) return `Nessuno ${all} decreti attuativi che richiede è ancora stato adottato.`;
  return `${capital(all)} decreti attuativi che richiede, ${formatNumber(waiting)} non ${plural(waiting, "è ancora stato adottato", "sono ancora stati adottati")}.`;
}

/** True if the procedure of a bill is known to be open. */
export function isOpen(state: BillState): boolean {
  return state !== "unknown" && openStates.includes(state);
}

/**
 * Title of the timeline from presentation to approval: "20 mesi, tre letture"; up to three months in days: "46 giorni,
 * due letture"; without a length while open: "Due letture, iter ancora aperto".
 */
export function iterTitle(spanDays: number, readings: number, isOpenIter: boolean): string {
  if (isOpenIter)
    return `${capital(inLetters(readings))} ${plural(readings, "lettura", "letture")}, iter ancora aperto`;
  const time = spanDays <= 90 ? days(spanDays) : formatCount(Math.round(spanDays / 30.44), "mese", "mesi");
  return `${time}, ${inLetters(readings)} ${plural(readings, "lettura", "letture")}`;
}
