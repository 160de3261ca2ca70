/** Tables of the three kinds of decree. */
import type { TableTexts } from "./table-texts.ts";

export const decreeTexts: TableTexts = {
  decree: {
    about: "Decreti-legge: quel che hanno oltre alla riga in act.",
    columns: {
      date: "Giorno del decreto.",
      council_date: "Giorno del Consiglio dei ministri.",
      published: "Giorno della Gazzetta Ufficiale.",
      expires: "Sessantesimo giorno, l’ultimo per la conversione.",
      normattiva_url: "Testo su Normattiva, all’indirizzo dato dalla fonte.",
    },
  },
  legislative_decree: {
    about: "Decreti legislativi: quel che hanno oltre alla riga in act.",
    columns: {
      descriptive_title: "Di che cosa tratta, nelle parole della fonte.",
      announced: "Giorno dell’annuncio.",
      adopted: "Giorno dell’adozione.",
      bill_date: "Giorno dello schema.",
      published: "Giorno della Gazzetta Ufficiale.",
      document_url: "Testo, all’indirizzo dato dalla fonte.",
      locked_total: "Euro bloccati in tutto, come li pubblica la fonte quando gli anni non danno quella somma.",
      implementing_to_adopt: "Decreti attuativi da adottare, secondo la fonte.",
      implementing_adopted: "Decreti attuativi adottati, secondo la fonte.",
    },
  },
  delegation_law: {
    about: "Leggi che delegano i decreti legislativi al Governo.",
    columns: {
      law: "Legge, come la pubblica la fonte.",
      law_kind: "Tipo del suo atto, quando è di questa legislatura.",
      law_act: "Identificativo del suo atto.",
    },
  },
  implementing_decree: {
    about: "Decreti attuativi: quel che hanno oltre alla riga in act.",
    columns: {
      proposers: "Ministeri proponenti, separati da «; ». Vuoto quando la fonte non ne nomina.",
      joint_bodies: "Organi che agiscono di concerto, separati da «; ». Vuoto quando la fonte non ne nomina.",
      policy: "Settore.",
      theme: "Tema nel settore.",
      nature: "Governo o Parlamento.",
      type_law: "Tipo dell’atto che lo richiede.",
      reference: "Atto che lo richiede, come lo pubblica la fonte.",
      reference_kind: "Tipo di quell’atto.",
      reference_act: "Identificativo di quell’atto.",
      adopted_act_url: "Indirizzo dell’atto adottato.",
      resources_total: "Euro in tutto, come li pubblica la fonte quando gli anni non danno quella somma.",
    },
  },
  act_resource: {
    about: "Euro legati ai decreti attuativi, anno per anno.",
    columns: {
      amount:
        "Euro: per un decreto legislativo, bloccati dai decreti attuativi che mancano; per un decreto attuativo, legati alla sua adozione.",
    },
  },
};
