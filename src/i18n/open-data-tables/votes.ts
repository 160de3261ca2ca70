import type { TableTexts } from "./table-texts.ts";

export const voteTexts: TableTexts = {
  sitting: {
    about: "Sedute delle assemblee.",
    columns: { number: "Numero ufficiale.", date: "Giorno.", url: "Pagina ufficiale." },
  },
  vote: {
    about:
      "Votazioni elettroniche, con i totali dichiarati dalla camera. Quelle in verifica, che gli indici non contano, sono in vote_problem.",
    columns: {
      vote: "Identificativo dato dalla camera.",
      number: "Numero nella seduta.",
      date: "Giorno.",
      time: "Ora, HH:MM.",
      title: "Titolo ufficiale.",
      public_title: "Titolo dato dalla redazione.",
      description: "Descrizione, come la pubblica la fonte.",
      sub_type: "Che cosa si è votato; un tipo senza codice come lo pubblica la fonte.",
      is_key: "1 = scelta dalla redazione come voto chiave; vuoto se la fonte non lo dice.",
      is_final: "1 = voto finale su un atto; vuoto se la fonte non lo dice.",
      is_confidence: "1 = voto di fiducia; vuoto se la fonte non lo dice.",
      is_secret: "1 = scrutinio segreto; vuoto se la fonte non lo dice.",
      outcome: "Esito.",
      outcome_text: "Esito, come lo pubblica la fonte.",
      ayes: "Favorevoli dichiarati.",
      noes: "Contrari dichiarati.",
      abstained: "Astenuti dichiarati.",
      present: "Presenti dichiarati.",
      voting: "Votanti dichiarati.",
      absent: "Assenti dichiarati.",
      on_mission: "In missione, dichiarati.",
      required: "Voti favorevoli necessari per approvare.",
      president: "Identificativo della persona che presiedeva.",
      positions_published: "0 = le posizioni dei parlamentari non sono pubblicate.",
      government: "Identificativo del governo in carica quel giorno.",
      published_rebels: "Ribelli secondo la fonte; vuoto quando le posizioni sono pubblicate.",
      published_margin: "Margine secondo la fonte.",
      published_majority_cohesion: "Compattezza della maggioranza secondo la fonte, in percentuale.",
      published_opposition_cohesion: "Compattezza dell’opposizione secondo la fonte, in percentuale.",
    },
  },
  vote_act: { about: "Atti a cui si riferisce una votazione." },
  ballot: {
    about:
      "Come ogni parlamentare ha partecipato a ogni votazione, in un file all’anno. In parlamento.sqlite è la vista member_vote, perché là la tabella ballot ha numeri al posto degli identificativi, spiegati in vote_no e person_no. Il Presidente dell’assemblea può non esserci; se la fonte lo dà assente, gli indici non lo contano.",
    columns: { code: "Come il parlamentare ha partecipato." },
  },
};
