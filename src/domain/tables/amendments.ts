import { amendmentSchema, proposerSchema } from "#src/domain/records/amendments.ts";
import { changedAt, column, columnsOf, defineTable, position } from "./table.ts";

const amendment = defineTable({
  name: "amendment",
  en: "Amendments and other proposals on bills in the Senate, in the assembly and in committee, whose documents have been read. The Camera publishes none in this form.",
  it: "Emendamenti al Senato, in Aula e in commissione, di cui è letto il documento.",
  kind: "amendment",
  key: ["id"],
  columns: { ...columnsOf(amendmentSchema), changedAt },
  rows: (amendment, changedAt) => [{ ...amendment, changedAt }],
});

const amendmentProposer = defineTable({
  name: "amendment_proposer",
  en: "Who proposed each amendment, in the order of the document.",
  it: "Chi propone ogni emendamento.",
  kind: "amendment",
  key: ["amendment", "position"],
  columns: {
    amendment: column("TEXT", "Document id.", "Identificativo del documento."),
    position,
    ...columnsOf(proposerSchema),
  },
  rows: ({ id, proposers }) => proposers.map((proposer, at) => ({ amendment: id, position: at, ...proposer })),
});

export const amendmentTables = [amendment, amendmentProposer];
