/** Tables of acts in general and of bills. */
import type { TableTexts } from "./table-texts.ts";

export const actTexts: TableTexts = {
  act: {
    about: "Disegni di legge, decreti-legge, decreti legislativi e decreti attuativi.",
    columns: {
      title: "Titolo ufficiale.",
      short_title: "Titolo breve.",
      is_key: "1 = scelto dalla redazione come atto chiave.",
      government: "Identificativo del governo in carica alla presentazione, o che lo ha adottato.",
      status: "A che punto è. Vuoto per i decreti legislativi.",
      status_date: "Giorno da cui è a quel punto; per i decreti attuativi, quello dell’adozione.",
      presented:
        "Per i disegni di legge il giorno della presentazione; per gli altri quello della pubblicazione, o dell’adozione per i decreti legislativi che non ne hanno uno.",
      type: "Per i disegni di legge: ORD (ordinario), COST (costituzionale), CONV (conversione di un decreto-legge), BIL (bilancio). Per gli altri, come lo pubblica la fonte.",
      initiative: "Per i disegni di legge: di chi è l’iniziativa.",
      law_number: "Numero della legge che ne è nata; per un decreto-legge, della legge di conversione.",
      law_date: "Data di quella legge.",
      deadline:
        "Per i decreti-legge l’ultimo giorno per la conversione, per i decreti attuativi il termine di adozione.",
      is_ratification:
        "Per i disegni di legge: 1 = ratifica di un trattato. I conteggi senza ratifiche non li comprendono.",
      converts: "Per i disegni di legge: identificativo del decreto-legge che convertono.",
    },
  },
  act_reading: {
    about: "Letture dei disegni di legge.",
    columns: {
      reading_order: "1 = prima lettura.",
      identifier: "Sigla, come la pubblica la fonte: C.2750, S.1384-B.",
      presented: "Giorno della presentazione in quella camera.",
      status: "Stato, come lo pubblica la fonte.",
      status_date: "Giorno di quello stato.",
      url: "Pagina ufficiale.",
    },
  },
  act_signature: {
    about: "Firmatari dei disegni di legge.",
    columns: {
      person: "Identificativo della persona. Vuoto per chi è noto solo per nome.",
      name: "Nome, come lo pubblica la fonte.",
      is_first: "1 = primo firmatario.",
      added: "Giorno in cui la firma è stata aggiunta.",
      withdrawn: "Giorno in cui la firma è stata ritirata.",
    },
  },
  act_step: {
    about: "Passaggi degli atti.",
    columns: {
      date: "Giorno.",
      kind: "Che cosa è successo.",
      label: "Come lo pubblica la fonte.",
      is_pending: "1 = la fonte lo elenca come ancora da venire.",
    },
  },
  act_rapporteur: {
    about: "Relatori dei disegni di legge.",
    columns: {
      person: "Identificativo della persona. Vuoto per chi è noto solo per nome.",
      name: "Nome, come lo pubblica la fonte.",
      place: "commissione o assemblea; di chi sostituisce il relatore, tra parentesi, in che modo.",
      is_minority: "1 = relatore di minoranza.",
      date: "Giorno della nomina.",
    },
  },
  act_assignment: {
    about: "Assegnazioni dei disegni di legge alle commissioni.",
    columns: {
      type: "primaria o consultiva.",
      seat: "Sede: referente, deliberante o redigente.",
      date: "Giorno dell’assegnazione.",
    },
  },
  act_subject: { about: "Materie dei disegni di legge.", columns: { subject: "Materia, come la pubblica la fonte." } },
};
