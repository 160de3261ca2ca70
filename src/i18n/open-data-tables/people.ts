import type { TableTexts } from "./table-texts.ts";

export const personTexts: TableTexts = {
  person: {
    about: "Chiunque abbia una pagina: i componenti delle due camere e dei governi.",
    columns: {
      person:
        "Identificativo stabile, dal nome; degli omonimi, da nome e data di nascita. È l’indirizzo sotto /persone/.",
      family_name: "Cognome.",
      given_name: "Nome.",
      gender: "Genere, come lo pubblica la fonte.",
      birth_date: "Data di nascita.",
      birth_place: "Luogo di nascita, come lo pubblica la fonte.",
      death_date: "Data di morte.",
      profession: "Professione, come la pubblica la fonte.",
      image: "Indirizzo della fotografia presso la fonte.",
    },
  },
  membership: {
    about: "Mandati in una camera.",
    columns: {
      start_date: "Primo giorno in carica.",
      end_date: "Primo giorno non più in carica. Vuoto per chi è in carica.",
      end_reason: "Perché il mandato è finito, come lo pubblica la fonte.",
      election_area: "Una delle 20 regioni o delle 4 ripartizioni estere. Vuoto per i senatori a vita.",
      constituency: "Collegio o circoscrizione, come li pubblica la fonte.",
      election_type: "Modo dell’elezione, come lo pubblica la fonte.",
      list: "Lista elettorale, come la pubblica la fonte.",
      is_life: "1 = senatore a vita; vuoto se la fonte non lo dice.",
      replaces: "Identificativo della persona a cui è subentrato.",
      replaced_by: "Identificativo della persona che gli è subentrata.",
    },
  },
  group_membership: {
    about: "Periodi dei parlamentari nei gruppi, in ordine di tempo.",
    columns: {
      start_date:
        "Primo giorno nel gruppo. Vuoto quando la fonte non lo dà: se c’è un periodo precedente, dopo la sua fine; altrimenti dall’inizio del mandato o da un giorno successivo.",
    },
  },
  membership_side: {
    about:
      "Schieramento dei parlamentari mentre sono nel gruppo misto o in nessun gruppo, quando la fonte lo pubblica.",
  },
  current_strength: {
    about:
      "Valori attuali dell’indice di forza, come li pubblica la fonte. Senza righe quando la fonte non li pubblica.",
    columns: {
      in_branch: "Valore nella propria camera, in punti percentuali.",
      branch_rank: "Posto di quel valore.",
      branch_total: "Su quante persone è quel posto.",
      in_government: "Valore nel Governo, in punti percentuali.",
      government_rank: "Posto di quel valore.",
      government_total: "Su quante persone è quel posto.",
    },
  },
  person_career: {
    about: "Mandati e incarichi precedenti delle persone.",
    columns: { organisation: "Ente o istituzione, come li pubblica la fonte." },
  },
};
