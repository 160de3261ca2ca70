import { column, defineTable, optional } from "./table.ts";

const event = defineTable({
  name: "event",
  en: "Events.",
  it: "Eventi della cronaca.",
  kind: "event",
  key: ["event"],
  columns: {
    event: column("TEXT", { en: "Event id.", it: "Identificativo dell’evento." }),
    date: column("TEXT", { en: "ISO date.", it: "Giorno." }),
    title: column("TEXT", { en: "Title.", it: "Titolo." }),
    category: optional("TEXT", { en: "Category.", it: "Categoria." }),
    branch: optional("TEXT", { en: "Chamber.", it: "Camera o Senato." }),
  },
  rows: (e) => [{ event: e.id, date: e.date, title: e.title, category: e.category, branch: e.branch }],
});

const faq = defineTable({
  name: "faq",
  en: "Questions and answers of the source.",
  it: "Domande e risposte della fonte.",
  kind: "faq",
  key: ["faq"],
  columns: {
    faq: column("TEXT", { en: "Id.", it: "Identificativo della domanda." }),
    section: optional("TEXT", { en: "Section.", it: "Sezione." }),
    question: column("TEXT", { en: "Question.", it: "Domanda." }),
    answer: column("TEXT", { en: "Answer.", it: "Risposta." }),
  },
  rows: (f) => [{ faq: f.id, section: f.section, question: f.question, answer: f.answer }],
});

export const siteTables = [event, faq];
