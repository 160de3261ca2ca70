/** Labels of the citation block and of the error report. */
import { encodeData } from "#src/lib/text.ts";

export const citation = {
  heading: "Cita",
  /** Name of the bar with citation, embed and data for screen readers. */
  tools: "Riusa questa pagina",
  copyAddress: "Copia l’indirizzo",
  send: "Invia per e-mail",
  permalink: "Indirizzo permanente:",
  short: "Indirizzo breve:",
  copy: "Copia",
  copyItalian: "Copia la citazione",
  copyFormat: (format: string) => `Copia la citazione in formato ${format}`,
  apa: "APA",
  bibtex: "BibTeX",
  wikipedia: "Wikipedia",
  ris: "RIS",
  downloadRis: "Scarica per Zotero, Mendeley, EndNote (RIS)",
  preview: "Anteprima",
} as const;

interface ReportedPage {
  readonly url: string;
  readonly updated: string;
}

export const errorReport = {
  label: "Segnala un errore in questa pagina",
  subject: ({ url }: ReportedPage) => `Errore nella pagina ${new URL(url).pathname}`,
  body: ({ url, updated }: ReportedPage) =>
    [
      ...[`Pagina: ${url}`, `Versione dei dati: ${updated}`, ""],
      ...["Che cosa non va, e in quale fonte si vede:", ""],
    ].join("\r\n"),
} as const;

/** URL for reporting an error: the operator's form, or an e-mail with page and version of the data filled in. */
export function reportAddress(
  operator: { readonly reportForm: string | null; readonly email: string },
  page: ReportedPage,
): string {
  if (operator.reportForm !== null) {
    const form = new URL(operator.reportForm);
    form.searchParams.set("pagina", page.url);
    form.searchParams.set("versione", page.updated);
    return form.href;
  }
  const [subject, body] = [errorReport.subject(page), errorReport.body(page)].map(encodeData);
  return `mailto:${operator.email}?subject=${subject}&body=${body}`;
}
