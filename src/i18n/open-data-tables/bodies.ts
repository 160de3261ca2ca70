import type { TableTexts } from "./table-texts.ts";

export const bodyTexts: TableTexts = {
  body: {
    about: "Organi parlamentari: presidenze, commissioni, giunte, organi bicamerali, delegazioni.",
    columns: {
      branch: "Ramo del Parlamento, o entrambi.",
      kind: "Tipo di organo.",
      name: "Nome.",
      short_name: "Nome breve.",
    },
  },
  body_role: { about: "Componenti degli organi, con ruolo e date." },
  government: { about: "Governi.", columns: { name: "Nome.", start_date: "Giorno del giuramento." } },
  government_role: {
    about: "Componenti dei governi.",
    columns: { rank: "Rango.", department: "Ministero o dipartimento.", party: "Partito." },
  },
};
