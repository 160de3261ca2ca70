/** Tables of the open data that the snapshot does not have. */
import type { TableTexts } from "./table-texts.ts";

const kindOfRecord = "Tipo di scheda.";
const keyOfRecord = "Identificativo della scheda; di un atto, il tipo e l’identificativo separati da una barra.";

export const addedTexts: TableTexts = {
  vote_problem: {
    about:
      "Che cosa non torna nelle votazioni in verifica, che nessun indice conta. Le altre tornano, oppure le posizioni di ciascuno non sono pubblicate.",
    columns: {
      vote: "Identificativo della votazione.",
      rule: "Che cosa non torna.",
      expected: "Numero dichiarato, o atteso.",
      found: "Numero contato.",
    },
  },
  published_strength: {
    about: "Indice di forza come lo pubblica la fonte, mese per mese. Senza righe quando la fonte non lo pubblica.",
    columns: {
      month: "Mese, AAAA-MM.",
      in_branch: "Valore nella propria camera, in punti percentuali.",
      in_government: "Valore nel Governo, in punti percentuali.",
    },
  },
  strength_weight: {
    about:
      "Pesi degli incarichi, con cui calcoliamo l’indice di forza dei mesi per cui la fonte non lo pubblica. Un incarico che qui non c’è non pesa; di più incarichi nello stesso organo, o nella presidenza della stessa camera, conta solo il più pesante.",
    columns: {
      kind: "Di che cosa è l’incarico: il mandato, un tipo di organo, un gruppo, il Governo.",
      institution: "Dove pesa. Gli incarichi negli organi bicamerali pesano nella camera di chi li ricopre.",
      office: "Incarico: la colonna office di role_office, o la colonna rank di government_role.",
      weight: "Peso, in centesimi di un seggio.",
    },
  },
  role_office: {
    about: "L’incarico con cui pesa ogni ruolo in un organo o in un gruppo.",
    columns: {
      role: "Ruolo, come in body_role e group_role.",
      office: "Incarico, come in strength_weight.",
    },
  },
  source_record: {
    about: "Da dove viene ogni scheda.",
    columns: {
      kind: kindOfRecord,
      key: keyOfRecord,
      name: "Chi la pubblica.",
      url: "Suo indirizzo presso chi la pubblica.",
      fetched_at: "Giorno in cui è stata letta per la prima volta nella forma attuale.",
    },
  },
  change_log: {
    about:
      "Registro delle modifiche: ogni scheda comparsa, cambiata o ritirata, giorno per giorno e campo per campo. Le schede del primo riempimento dell’archivio sono una sola riga al giorno.",
    columns: {
      day: "Giorno in cui la modifica è stata letta.",
      kind: kindOfRecord,
      key: keyOfRecord,
      change: "Che cosa è successo.",
      position: "Posto nell’ordine dei campi cambiati, da 0.",
      field:
        "Campo della scheda che è cambiato; per la posizione di una persona in una votazione, ballots. seguito dal suo identificativo. Vuoto per la scheda intera.",
      before:
        "Valore di prima, in JSON (di una posizione, il codice); di una scheda ritirata, il suo nome. Vuoto = nessuno.",
      after:
        "Valore di dopo, allo stesso modo; durante il primo riempimento, quante schede restavano da leggere. Vuoto = nessuno.",
    },
  },
  quarantine: {
    about:
      "Schede della fonte messe da parte perché non superano i controlli: finché la fonte non le corregge, le altre tabelle ne hanno l’ultima versione valida, o nessuna.",
    columns: {
      kind: kindOfRecord,
      key: keyOfRecord,
      reason: "Perché è stata messa da parte.",
      url: "Suo indirizzo presso chi la pubblica.",
      since: "Primo giorno.",
    },
  },
};
