import { column, defineTable, optional } from "#scripts/pull/store/table.ts";

const event = defineTable({
  name: "event",
  comment: "Events.",
  kind: "event",
  key: ["event"],
  columns: [
    column("event", "TEXT", "Event id."),
    column("date", "TEXT", "ISO date."),
    column("title", "TEXT", "Title."),
    optional("category", "TEXT", "Category."),
    optional("branch", "TEXT", "Chamber."),
  ],
  rows: (e) => [[e.id, e.date, e.title, e.category, e.branch]],
});

const faq = defineTable({
  name: "faq",
  comment: "Questions and answers of the source.",
  kind: "faq",
  key: ["faq"],
  columns: [
    column("faq", "TEXT", "Id."),
    optional("section", "TEXT", "Section."),
    column("question", "TEXT", "Question."),
    column("answer", "TEXT", "Answer."),
  ],
  rows: (f) => [[f.id, f.section, f.question, f.answer]],
});

export const siteTables = [event, faq];
