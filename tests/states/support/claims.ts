/**
 * Sentences of absence on the pages of a state. Each is either in `claims`, with the parts of which it speaks, or says
 * itself how far it reaches.
 */
import { branches, type Branch } from "#src/domain/codes.ts";
import type { ReadPart, Reading } from "#src/domain/coverage.ts";
import type { ReadPage } from "./pages.ts";

interface Claim {
  readonly says: RegExp;
  /** Pages on which it is one; default: all. */
  readonly on?: RegExp;
  /** Parts that it speaks of; `of`: chambers of the page. */
  readonly of: (of: readonly Branch[]) => readonly ReadPart[];
}

const votes = (of: readonly Branch[]): ReadPart[] => of.map((branch): ReadPart => `votes${branch}`);
const allVotes = (): ReadPart[] => votes(branches);
const bodies = (of: readonly Branch[]): ReadPart[] =>
  (of.length === 0 ? branches : of).map((branch): ReadPart => `bodies${branch}`);
const offices = (of: readonly Branch[]): ReadPart[] => ["governments", ...of.map((b): ReadPart => `offices${b}`)];

const claims: readonly Claim[] = [
  { says: /Nessun voto (ribelle|chiave|di fiducia) durante il mandato/, of: votes },
  { says: /Nessuna votazione verificata durante il mandato/, of: votes },
  { says: /[Ii]n nessun voto finale, di fiducia o chiave hanno/, of: votes },
  { says: /Nessuna votazione elettronica collegata a questo atto\./, of: allVotes },
  { says: /Non è mai stato battuto/, of: allVotes },
  { says: /l’ha sempre ottenuta/, of: allVotes },
  { says: /^Nessuna votazione elettronica\.$/, of: allVotes },
  { says: /Nessuna votazione, finora/, of: allVotes },
  { says: /Nessun disegno di legge/, of: () => ["bills"] },
  { says: /ha la sua firma/, of: () => ["bills", "governments"] },
  { says: /\b0 di iniziativa del Governo/, of: () => ["bills"] },
  { says: /Nessuna legge/, of: () => ["bills"] },
  { says: /[Mm]ai esaminat[oi]/, of: () => ["bills"] },
  // Counts of all members of a body: those of a number read so far say so.
  {
    says: /L’ufficio di presidenza ha \d+ component[ei][.:]|^Componenti$|\| Componenti \|/,
    on: /organi\/|presidenza|commissioni|delegazioni/,
    of: bodies,
  },
  { says: /[Mm]ai in dissenso.* su \d+ vot[oi]\.|Voti ribelli 0 mai, su \d+ vot[oi]$/, of: votes },
  { says: /Nessun voto ribelle in \d+ votazion[ei] con una linea\./, of: votes },
  { says: /Fra i primi:/, of: () => ["governments"] },
  { says: /Nessun incarico oltre al mandato/, of: offices },
  { says: /Nessun incarico in corso/, of: offices },
  { says: /Nessun decreto-legge (è )?in (attesa di )?conversione\./, of: () => ["decrees"] },
  {
    says: /(Nessun decreto attuativo|nessuno (risulta )?adottato|nessuno in attesa|\| nessuno \|)/,
    of: () => ["implementingDecrees"],
  },
];

/** Sentences that say of what they speak: of the data, of a source, of a number of votes, of the single vote of the page. */
const bounded: readonly RegExp[] = [
  /alla fonte|dalla fonte|secondo la fonte|la fonte non|nei dati|prima pubblicazione/,
  /Nessun voto diverso dalla linea del proprio gruppo\.|nessun ribelle|Non valutabile: in nessuna votazione/i,
  /La fonte non indica|nessun voto pubblicato|nessun gruppo \||Nessun partito indicato/,
  // Members of a group or government: its list is read whole or not at all.
  /^Componenti$|\| Componenti \|/,
  // Groups of a member come with the mandate; in the first days of a legislature there are none.
  /Nessun gruppo\b|non risulta(no)? iscritt[oaie] a nessun gruppo/,
  // A group or body whose members have all left.
  /Nessuno: chi ne ha fatto parte/,
  // Empty results of a filter, and definitions.
  /Nessun risultato con questi filtri|nessun atto ufficiale registra/,
];

/** Absence, as the catalogue words it. */
const absence =
  /(\b(Nessun|nessun)[oa]?\b|\b[Mm]ai( in|,| esaminat| stato)\b|sempre ottenuta|Fra i primi:|\b0 di iniziativa|L’ufficio di presidenza ha|^Componenti$|\| Componenti \|)/;

/** Prose, whose sentences are about the site and its rules; the page of a vote speaks of that vote alone. */
export const isAboutSite = ({ file }: ReadPage): boolean =>
  /^(indicatori|glossario|faq|chi-siamo|privacy|accessibilita|open-data|confronta\.html|stato|aggiornamenti|cerca|404|offline|error|i-miei)/.test(
    file,
  ) || /^(votazioni\/[^/]*\d|chi-mi-rappresenta)/.test(file);

const chambersOf = ({ file, lines }: ReadPage): Branch[] => {
  const text = file.startsWith("persone/") ? lines.slice(0, 12).join(" ") : file;
  return branches.filter((branch) => (branch === "C" ? /[Dd]eputat[oa]\b|camera/ : /[Ss]enat(or|ric|o\b)/).test(text));
};

/** A line without the sentences that say that they speak of what has been read. */
const withoutBounded = (line: string): string =>
  line
    .split(/(?<=\.) /)
    .filter((sentence) => !/acquisit/.test(sentence))
    .join(" ");

/** Sentences that say that there is nothing in a part of which not everything was read, or that nothing here knows. */
export function unfoundedClaims(pages: readonly ReadPage[], readingOf: (part: ReadPart) => Reading): string[] {
  return pages
    .filter((page) => !isAboutSite(page))
    .flatMap((page) => {
      const of = chambersOf(page);
      const isUnfounded = (line: string): boolean => {
        const rest = withoutBounded(line);
        if (!absence.test(rest)) return false;
        const own = claims.filter(({ says, on }) => says.test(rest) && on?.test(page.file) !== false);
        if (own.length === 0) return !bounded.some((says) => says.test(rest));
        return own.some((claim) => claim.of(of).some((part) => readingOf(part) !== "complete"));
      };
      return page.lines.filter(isUnfounded).map((line) => `${page.file}: ${line.slice(0, 160)}`);
    });
}
