/** Tables of events and questions. */
import type { TableTexts } from "./table-texts.ts";

export const siteTexts: TableTexts = {
  event: {
    about: "Eventi della cronaca.",
    columns: { date: "Giorno.", title: "Titolo.", category: "Categoria." },
  },
  faq: {
    about: "Domande e risposte della fonte.",
    columns: { section: "Sezione.", question: "Domanda.", answer: "Risposta." },
  },
};
