/** Tables that are computed when the download is written. */
import { column, describeTable, optional, personColumn, position } from "./table.ts";

const kind = column("TEXT", { en: "Kind of record.", it: "Tipo di scheda." });
const key = column("TEXT", {
  en: "Id of the record; of an act its kind, a slash and its id.",
  it: "Identificativo della scheda; di un atto, il tipo e l’identificativo separati da una barra.",
});

export const voteProblem = describeTable({
  name: "vote_problem",
  en: "What does not add up in the votes in verification, which no index counts: a vote that is not here adds up, or its positions are not published.",
  it: "Che cosa non torna nelle votazioni in verifica, che nessun indice conta. Le altre tornano, oppure le posizioni di ciascuno non sono pubblicate.",
  key: ["vote", "rule"],
  columns: {
    vote: column("TEXT", { en: "Vote id.", it: "Identificativo della votazione." }),
    rule: column("TEXT", { en: "What does not add up.", it: "Che cosa non torna." }),
    expected: optional("INTEGER", {
      en: "Number as declared, or as it should be.",
      it: "Numero dichiarato, o atteso.",
    }),
    found: optional("INTEGER", { en: "Number as counted.", it: "Numero contato." }),
  },
});

export const publishedStrength = describeTable({
  name: "published_strength",
  en: "Strength index as the source publishes it, by month. Empty when it publishes none.",
  it: "Indice di forza come lo pubblica la fonte, mese per mese. Senza righe quando la fonte non lo pubblica.",
  key: ["person", "position"],
  columns: {
    person: personColumn,
    position,
    month: column("TEXT", { en: "YYYY-MM.", it: "Mese, AAAA-MM." }),
    in_branch: optional("REAL", {
      en: "Value in the person's chamber, percentage points.",
      it: "Valore alla Camera o al Senato, in punti percentuali.",
    }),
    in_government: optional("REAL", {
      en: "Value in the Government, percentage points.",
      it: "Valore nel Governo, in punti percentuali.",
    }),
  },
});

export const strengthWeight = describeTable({
  name: "strength_weight",
  en: "Weights of offices, from which the strength index is computed for the months that the source publishes none of. An office that is not here weighs nothing; of several in the same body, or in the presidency of the same chamber, only the heaviest counts.",
  it: "Pesi degli incarichi, con cui calcoliamo l’indice di forza dei mesi per cui la fonte non lo pubblica. Un incarico che qui non c’è non pesa; di più incarichi nello stesso organo, o nella presidenza della stessa camera, conta solo il più pesante.",
  key: ["kind", "institution", "office"],
  columns: {
    kind: column("TEXT", {
      en: "What the office is of: the mandate, a kind of body, a group, the Government.",
      it: "Di che cosa è l’incarico: il mandato, un tipo di organo, un gruppo, il Governo.",
    }),
    institution: column("TEXT", {
      en: "Where it weighs; offices in bodies of both chambers do so in the holder's chamber.",
      it: "Dove pesa. Gli incarichi negli organi bicamerali pesano nella camera di chi li ricopre.",
    }),
    office: column("TEXT", {
      en: "The office: `office` of `role_office`, or `rank` of `government_role`.",
      it: "Incarico: la colonna office di role_office, o la colonna rank di government_role.",
    }),
    weight: column("INTEGER", { en: "Hundredths of a seat.", it: "Peso, in centesimi di un seggio." }),
  },
});

export const roleOffice = describeTable({
  name: "role_office",
  en: "The office that each role in a body or a group is weighed as.",
  it: "L’incarico con cui pesa ogni ruolo in un organo o in un gruppo.",
  key: ["role"],
  columns: {
    role: column("TEXT", {
      en: "Role, as in `body_role` and `group_role`.",
      it: "Ruolo, come in body_role e group_role.",
    }),
    office: column("TEXT", { en: "The office, as in `strength_weight`.", it: "Incarico, come in strength_weight." }),
  },
});

export const sourceRecord = describeTable({
  name: "source_record",
  en: "Where each record comes from.",
  it: "Da dove viene ogni scheda.",
  key: ["kind", "key", "position"],
  columns: {
    kind,
    key,
    position,
    name: column("TEXT", { en: "Who publishes it.", it: "Chi la pubblica." }),
    url: optional("TEXT", { en: "Its address at the publisher.", it: "Suo indirizzo presso chi la pubblica." }),
    fetched_at: column("TEXT", {
      en: "Day on which it was first read in its present form, ISO date.",
      it: "Giorno in cui è stata letta per la prima volta nella forma attuale.",
    }),
  },
});

export const changeLog = describeTable({
  name: "change_log",
  en: "Register of changes: every record that appeared, changed or vanished, day by day, field by field. Records of the first filling are one row of the day.",
  it: "Registro delle modifiche: ogni scheda comparsa, cambiata o ritirata, giorno per giorno e campo per campo. Le schede del primo riempimento dell’archivio sono una sola riga al giorno.",
  key: ["day", "kind", "key", "change", "position"],
  columns: {
    day: column("TEXT", {
      en: "Day on which the change was read, ISO date.",
      it: "Giorno in cui la modifica è stata letta.",
    }),
    kind,
    key,
    change: column("TEXT", { en: "What happened.", it: "Che cosa è successo." }),
    position: { ...position, it: "Posto nell’ordine dei campi cambiati, da 0." },
    field: optional("TEXT", {
      en: "Changed field of the record; `ballots.` and a person's id for a position in a vote. Empty for the whole record.",
      it: "Campo della scheda che è cambiato; per la posizione di una persona in una votazione, ballots. seguito dal suo identificativo. Vuoto per la scheda intera.",
    }),
    before: optional("TEXT", {
      en: "Value before, as JSON (of a position, its code); of a record that vanished its name; empty = none.",
      it: "Valore di prima, in JSON (di una posizione, il codice); di una scheda ritirata, il suo nome. Vuoto = nessuno.",
    }),
    after: optional("TEXT", {
      en: "Value after, likewise; of a record that vanished the key of the one that is the same thing; of the first filling how many records were still to be read.",
      it: "Valore di dopo, allo stesso modo; di una scheda ritirata perché doppia, l’identificativo di quella che resta; durante il primo riempimento, quante schede restavano da leggere. Vuoto = nessuno.",
    }),
  },
});

export const ownCorrection = describeTable({
  name: "own_correction",
  en: "Wrong values of the source that this site has corrected: the other tables have the value here as long as it holds.",
  it: "Valori sbagliati della fonte, corretti da questo sito: le altre tabelle hanno il valore giusto.",
  key: ["kind", "key", "field", "since"],
  columns: {
    kind,
    key,
    field: column("TEXT", {
      en: "Path of the value in the record; `ballots.` and a person's id for a position in a vote.",
      it: "Percorso del valore nella scheda; ballots. e una persona per la sua posizione in una votazione.",
    }),
    since: column("TEXT", { en: "First day of the correction, ISO date.", it: "Primo giorno della correzione." }),
    until: optional("TEXT", {
      en: "First day on which the value of the source was published again, ISO date; empty while the correction holds.",
      it: "Giorno in cui è tornato il valore della fonte. Vuoto finché la correzione vale.",
    }),
    value: optional("TEXT", { en: "Right value; a list as JSON.", it: "Valore giusto; un elenco in JSON." }),
    source_value: optional("TEXT", {
      en: "Value of the source; empty if it has none; a list as JSON.",
      it: "Valore della fonte, vuoto se non c’è; un elenco in JSON.",
    }),
    reason: column("TEXT", { en: "Why it was corrected.", it: "Perché è stato corretto." }),
    source: column("TEXT", {
      en: "Where the right value is published.",
      it: "Dove si legge il valore giusto.",
    }),
  },
});

export const quarantine = describeTable({
  name: "quarantine",
  en: "Records of the source that do not pass the checks: until the source mends them the other tables have their last good version, or none; where only a field is left out, the record without it.",
  it: "Schede della fonte messe da parte perché non superano i controlli: finché la fonte non le corregge, le altre tabelle ne hanno l’ultima versione valida, o nessuna; se manca solo un campo, la scheda senza quel campo.",
  key: ["kind", "key"],
  columns: {
    kind,
    key,
    reason: column("TEXT", { en: "Why it was set aside.", it: "Perché è stata messa da parte." }),
    url: optional("TEXT", { en: "Its address at the publisher.", it: "Suo indirizzo presso chi la pubblica." }),
    since: column("TEXT", { en: "First day, ISO date.", it: "Primo giorno." }),
  },
});
