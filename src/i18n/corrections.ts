/** Labels of corrections and of the page of updates. */
import { actKinds } from "#src/domain/codes.ts";
import { parsePath } from "#src/domain/field-path.ts";
import { fieldLabelOrName } from "#src/domain/tables.ts";
import { formatDay, formatNumber, formatWith, plural } from "#src/lib/format.ts";
import type { CorrectedField, DayNews, Filling } from "#src/contracts/corrections.ts";
import { capital, quoted } from "#src/lib/text.ts";
import { actStateLabel } from "./act-texts.ts";
import { billType, initiative } from "./acts.ts";
import { branch as branchName, memberVote } from "./common.ts";
import { fieldWords } from "./field-words.ts";
import { toRead } from "./prose.ts";
import { governmentBeaten, outcomeLabel, scoreText } from "./vote-results.ts";
import { actCitation, citeAct } from "./vote-titles.ts";
import { subVoteTypeOne } from "./votes.ts";

export const updatesPage = {
  title: "Aggiornamenti",
  lead: (day: string) =>
    `I dati sono cambiati l’ultima volta ${formatWith("il", day)}. Nulla sparisce o cambia in silenzio.`,
  description: "Il registro delle novità, delle correzioni e dei ritiri nei dati del sito.",
  dayNote: "Le novità sono contate, con i nomi delle principali; le correzioni e i ritiri sono elencati uno per uno.",
  news: "Novità",
  corrections: "Correzioni",
  withdrawn: "Non più pubblicati dalla fonte",
  more: (count: number) => `${plural(count, "E un’altra", `E altre ${formatNumber(count)}`)} nel registro completo.`,
  earlier: (count: number) =>
    `${plural(count, "Il giorno precedente è", `I ${formatNumber(count)} giorni precedenti sono`)} nel registro completo.`,
  complete: "Registro completo, negli open data",
  filling: ({ first, last, waiting }: NonNullable<Filling>) => {
    const begun = `L’archivio è stato avviato ${formatWith("il", first)}`;
    const filled = first === last ? "" : ` e riempito fino ${formatWith("al", last)}`;
    const until = waiting > 0 ? ` e si sta ancora riempiendo; ${toRead(waiting)}` : filled;
    return `${begun}${until}. Ciò che la fonte dava già all’avvio non è contato fra le novità; ciò che ha aggiunto dopo sì, anche nello stesso giorno.`;
  },
  /** Before anything has changed. */
  none: (first: string | null) =>
    `${first === null ? "Dalla prima pubblicazione" : `Dalla prima pubblicazione, ${formatWith("del", first)},`} nessuna modifica registrata.`,
  firstOf: (records: string) => `Prima pubblicazione: ${records}.`,
  expected: "Che cosa sarà annotato qui",
  expectedOf: {
    news: "Le votazioni, gli atti e le persone che la fonte aggiunge: contati, con i nomi dei principali.",
    corrections: "I valori che la fonte cambia dopo averli pubblicati: uno per uno, com’erano e come sono.",
    withdrawn: "Le schede che la fonte ritira. Il loro indirizzo resta, e dice quando sono sparite.",
  },
} as const;

export const correctionNote = {
  title: "Correzioni",
  note: "La fonte ha cambiato questi valori dopo la prima pubblicazione.",
  own: "Questi valori della fonte erano sbagliati: li abbiamo corretti noi, finché non li corregge lei.",
  evidence: "Dove si legge il valore giusto",
  day: (day: string, fields: readonly CorrectedField[]) => {
    const isEnd = fields.every(({ own }) => own?.hasEnded === true);
    const [one, more] = isEnd ? ["Correzione finita", "Correzioni finite"] : ["Valore corretto", "Valori corretti"];
    return `${fields.length === 1 ? one : more} ${formatWith("il", day)}`;
  },
  source: (name: string) => `Verifica alla fonte: ${name}`,
} as const;

/** Labels of fields whose values are codes. */
const codeWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  branch: branchName,
  gender: { M: "maschile", F: "femminile" },
  initiative: lowerCase(initiative),
  type: lowerCase(billType),
  subType: subVoteTypeOne,
};

function lowerCase(words: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).map(([code, word]) => [code, word.charAt(0).toLowerCase() + word.slice(1)]),
  );
}

function toWord(field: string, value: string | null): string {
  if (value === null) return "non indicato";
  const word = codeWords[field]?.[value];
  if (word !== undefined) return word;
  if (field === "president") return value;
  if (field === "sitting") return value.replace(/^[CS]-/, "");
  if (value === "true" || value === "false") return value === "true" ? "sì" : "no";
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDay(value);
  if (/^\d+$/.test(value) && field !== "year") return formatNumber(Number(value));
  return quoted(value);
}

/**
 * "Camera, approvata, 198 a 121"; "Ddl C. 2336, prima: in esame; ora: legge"; "Decreto-legge n. 31 del
 * 2026, nuovo".
 */
export function newsSentence(item: DayNews): string {
  if (item.type === "act") return `${actName(item)}, ${actMove(item)}`;
  const { branch, isInReview, isGovernmentBeaten } = item;
  const score = scoreText(item);
  return `${branchName[branch]}, ${outcomeLabel(item).toLowerCase()}${score === null ? "" : `, ${score}`}${isInReview ? ", in verifica" : isGovernmentBeaten ? `: ${governmentBeaten}` : ""}`;
}

function actName({ kind, label }: Extract<DayNews, { type: "act" }>): string {
  return capital(actCitation(kind, label));
}

function actMove({ before, after }: Extract<DayNews, { type: "act" }>): string {
  if (after === null) return "nuovo";
  const now = `ora: ${actStateLabel(after).toLowerCase()}`;
  return before === null ? now : `prima: ${actStateLabel(before).toLowerCase()}; ${now}`;
}

/** Italian name of a field or a part of it, within a sentence. */
export const partWord = (field: string): string => fieldWords[field] ?? fieldLabelOrName(field);

/** "favorevoli", "mandati (fine)". */
function pathWords(path: string): string {
  const names = (parsePath(path) ?? []).map(({ name }) => name);
  const [first = path, last = first] = [names[0], names.at(-1)];
  return names.length < 2 ? partWord(first) : `${partWord(first)} (${partWord(last)})`;
}

/** "favorevoli: la fonte dà 120, il valore giusto è 121. Il resoconto dice 121"; the source's value again when it has ended. */
function ownSentence(
  { field, person, before, after }: CorrectedField,
  own: NonNullable<CorrectedField["own"]>,
): string {
  const name = person === null ? pathWords(own.path) : `voto di ${person.name}`;
  const last = (parsePath(own.path) ?? []).at(-1)?.name ?? field;
  const word = (value: string | null) => (person === null ? toWord(last, value) : voteWord(value));
  if (own.hasEnded) return `${name}: finita la nostra correzione, di nuovo il valore della fonte`;
  const values =
    before === null && after === null
      ? "valore corretto da noi"
      : `la fonte dà ${word(before)}, il valore giusto è ${word(after)}`;
  return `${name}: ${values}. ${own.reason}`;
}

const voteWord = (value: string | null): string =>
  Object.entries(memberVote)
    .find(([known]) => known === value)?.[1]
    .toLowerCase() ?? "non indicato";

/**
 * "contrari da 121 a 120"; "voto di Rossi Maria da Contrario a Assente"; only "atti votati" for values without a short
 * form.
 */
export function correctionSentence(corrected: CorrectedField): string {
  const { field, person, before, after, own } = corrected;
  if (own !== undefined) return ownSentence(corrected, own);
  if (person !== null) return `voto di ${person.name}, prima ${voteWord(before)}, ora ${voteWord(after)}`;
  const name = fieldLabelOrName(field);
  return before === null && after === null
    ? `${name}: valore cambiato`
    : `${name}: prima ${toWord(field, before)}, ora ${toWord(field, after)}`;
}

const kindWords: Readonly<Record<string, string>> = {
  vote: "votazione",
  person: "persona",
  group: "gruppo parlamentare",
  body: "organo parlamentare",
  government: "governo",
  sitting: "seduta",
  amendment: "emendamento",
  event: "evento",
  faq: "domanda frequente",
};

/** Kind of record, shown after its name: "ddl C. 2750", "votazione". */
export function recordWord(kind: string, key: string): string {
  return citedAct(kind, key) ?? kindWords[kind] ?? kind;
}

/** Kind of a withdrawn record, shown after its name; for a vote with its id, because the title may be a code. */
export function tombstoneWord(kind: string, key: string): string {
  return kind === "vote" ? `${recordWord(kind, key)} ${key}` : recordWord(kind, key);
}

/** Title of a withdrawn record without a known name: "Ddl C. 2750", "Votazione vs19_641_012". */
export function tombstoneRecord(kind: string, key: string): string {
  return capital(citedAct(kind, key) ?? `${recordWord(kind, key)} ${key}`);
}

function citedAct(kind: string, key: string): string | undefined {
  const [name, id = ""] = key.split("/");
  const act = actKinds.find((known) => kind === "act" && known === name);
  return act && citeAct(act, id);
}
