/** What every table and column of the download holds, in Italian: the texts of /open-data. The descriptions for programs add them to the English ones. */

/** A table, and those of its columns that no other table has, or that mean something else in it. */
interface TableTexts {
  readonly about: string;
  readonly columns?: Readonly<Record<string, string>>;
}

const asPublished = "Come lo pubblica la fonte.";
const kindOfRecord = "Tipo di scheda.";
const keyOfRecord = "Identificativo della scheda; di un atto, il tipo e l’identificativo separati da una barra.";

/** Columns that mean the same in every table. */
const everywhere: Readonly<Record<string, string>> = {
  act: "Identificativo dell’atto nel suo tipo, come negli indirizzi delle pagine.",
  act_kind: "Tipo di atto.",
  body: "Identificativo dell’organo.",
  body_name: "Nome dell’organo, come lo pubblica la fonte.",
  branch: "Ramo del Parlamento.",
  changed_at: "Giorno in cui la scheda è cambiata l’ultima volta in questo archivio.",
  end_date:
    "Primo giorno che non conta più: da quel giorno vale già il periodo seguente. Vuoto finché il periodo è in corso.",
  event: "Identificativo dell’evento.",
  faq: "Identificativo della domanda.",
  government: "Identificativo del governo.",
  is_minotaurus: "1 = assorbe altri decreti (decreto minotauro).",
  is_omnibus: "1 = mette insieme materie diverse tra loro (decreto omnibus).",
  is_subject_to_agreements: "1 = approvato salvo intese.",
  membership: "Mandato: la colonna position della tabella membership.",
  number: "Numero.",
  parliamentary_group: "Identificativo del gruppo.",
  person: "Identificativo della persona.",
  position: "Posto nell’ordine della scheda, da 0.",
  reading: "Sigla della lettura, come la pubblica la fonte.",
  role: "Ruolo, come lo pubblica la fonte.",
  side: "Schieramento.",
  sitting: "Identificativo della seduta.",
  start_date: "Primo giorno. Vuoto quando la fonte non lo dà.",
  vote: "Identificativo della votazione.",
  year: "Anno.",
};

const tables: Readonly<Record<string, TableTexts>> = {
  person: {
    about: "Chiunque abbia una pagina: i componenti delle due camere e dei governi.",
    columns: {
      person: "Identificativo stabile, da nome e data di nascita: è l’indirizzo sotto /persone/.",
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
      is_life: "1 = senatore a vita.",
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
  person_career: {
    about: "Mandati e incarichi precedenti delle persone.",
    columns: { organisation: "Ente o istituzione, come li pubblica la fonte." },
  },
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
  sitting: {
    about: "Sedute delle assemblee.",
    columns: { number: "Numero ufficiale.", date: "Giorno.", url: "Pagina ufficiale." },
  },
  vote: {
    about: "Votazioni elettroniche, con i totali dichiarati dalla camera.",
    columns: {
      vote: "Identificativo dato dalla camera.",
      number: "Numero nella seduta.",
      date: "Giorno.",
      time: "Ora, HH:MM.",
      title: "Titolo ufficiale.",
      public_title: "Titolo dato dalla redazione.",
      description: "Descrizione, come la pubblica la fonte.",
      sub_type: "Che cosa si è votato.",
      is_key: "1 = scelta dalla redazione come voto chiave.",
      is_final: "1 = voto finale su un atto.",
      is_confidence: "1 = voto di fiducia.",
      is_secret: "1 = scrutinio segreto.",
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
    },
  },
  vote_act: { about: "Atti a cui si riferisce una votazione." },
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
      label: asPublished,
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
    },
  },
  act_resource: {
    about: "Euro legati ai decreti attuativi, anno per anno.",
    columns: {
      amount:
        "Euro: per un decreto legislativo, bloccati dai decreti attuativi che mancano; per un decreto attuativo, legati alla sua adozione.",
    },
  },
  event: {
    about: "Eventi della cronaca.",
    columns: { date: "Giorno.", title: "Titolo.", category: "Categoria." },
  },
  faq: {
    about: "Domande e risposte della fonte.",
    columns: { section: "Sezione.", question: "Domanda.", answer: "Risposta." },
  },
  ballot: {
    about:
      "Come ogni parlamentare ha partecipato a ogni votazione, in un file all’anno. In parlamento.sqlite è la vista member_vote, perché là la tabella ballot ha numeri al posto degli identificativi, spiegati in vote_no e person_no.",
    columns: { code: "Come il parlamentare ha partecipato." },
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

/** What a table holds. */
export function tableText(table: string): string {
  return known(tables[table]?.about, table);
}

/** What a column of a table holds. */
export function columnText(table: string, column: string): string {
  return known(tables[table]?.columns?.[column] ?? everywhere[column], `${table}.${column}`);
}

function known(text: string | undefined, name: string): string {
  if (text === undefined) throw new Error(`no Italian text for ${name}`);
  return text;
}
