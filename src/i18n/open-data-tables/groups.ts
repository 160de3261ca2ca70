import type { TableTexts } from "./table-texts.ts";

export const groupTexts: TableTexts = {
  parliamentary_group: {
    about: "Gruppi parlamentari, con il nome più recente.",
    columns: {
      name: "Nome più recente.",
      acronym: "Sigla più recente.",
      color: "Colore, #RRGGBB.",
      is_mixed: "1 = gruppo misto: non ha una linea, né voti ribelli.",
    },
  },
  group_name: { about: "Nomi dei gruppi nel tempo.", columns: { name: "Nome.", acronym: "Sigla." } },
  group_side: {
    about: "Schieramento dei gruppi nel tempo.",
    columns: { side: "Schieramento. Vuoto = né maggioranza né opposizione, o non noto." },
  },
  group_role: { about: "Incarichi nei gruppi parlamentari." },
};
