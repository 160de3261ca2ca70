/** Tables that are computed when the download is written. */
import { column, describeTable, optional, personColumn, position } from "./table.ts";

const kind = column("TEXT", "Kind of record.", "Tipo di scheda.");
const key = column(
  "TEXT",
  "Id of the record; of an act its kind, a slash and its id.",
  "Identificativo della scheda; di un atto, il tipo e l’identificativo separati da una barra.",
);

export const voteProblem = describeTable({
  name: "vote_problem",
  en: "What does not add up in the votes in verification, which no index counts: a vote that is not here adds up, or its positions are not published.",
  it: "Che cosa non torna nelle votazioni in verifica, che nessun indice conta. Le altre tornano, oppure le posizioni di ciascuno non sono pubblicate.",
  key: ["vote", "rule"],
  columns: {
    vote: column("TEXT", "Vote id.", "Identificativo della votazione."),
    rule: column("TEXT", "What does not add up.", "Che cosa non torna."),
    expected: optional("INTEGER", "Number as declared, or as it should be.", "Numero dichiarato, o atteso."),
    found: optional("INTEGER", "Number as counted.", "Numero contato."),
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
    month: column("TEXT", "YYYY-MM.", "Mese, AAAA-MM."),
    in_branch: optional(
      "REAL",
      "Value in the person's chamber, percentage points.",
      "Valore alla Camera o al Senato, in punti percentuali.",
    ),
    in_government: optional(
      "REAL",
      "Value in the Government, percentage points.",
      "Valore nel Governo, in punti percentuali.",
    ),
  },
});

export const strengthWeight = describeTable({
  name: "strength_weight",
  en: "Weights of offices, from which the strength index is computed for the months that the source publishes none of. An office that is not here weighs nothing; of several in the same body, or in the presidency of the same chamber, only the heaviest counts.",
  it: "Pesi degli incarichi, con cui calcoliamo l’indice di forza dei mesi per cui la fonte non lo pubblica. Un incarico che qui non c’è non pesa; di più incarichi nello stesso organo, o nella presidenza della stessa camera, conta solo il più pesante.",
  key: ["kind", "institution", "office"],
  columns: {
    kind: column(
      "TEXT",
      "What the office is of: the mandate, a kind of body, a group, the Government.",
      "Di che cosa è l’incarico: il mandato, un tipo di organo, un gruppo, il Governo.",
    ),
    institution: column(
      "TEXT",
      "Where it weighs; offices in bodies of both chambers do so in the holder's chamber.",
      "Dove pesa. Gli incarichi negli organi bicamerali pesano nella camera di chi li ricopre.",
    ),
    office: column(
      "TEXT",
      "The office: `office` of `role_office`, or `rank` of `government_role`.",
      "Incarico: la colonna office di role_office, o la colonna rank di government_role.",
    ),
    weight: column("INTEGER", "Hundredths of a seat.", "Peso, in centesimi di un seggio."),
  },
});

export const roleOffice = describeTable({
  name: "role_office",
  en: "The office that each role in a body or a group is weighed as.",
  it: "L’incarico con cui pesa ogni ruolo in un organo o in un gruppo.",
  key: ["role"],
  columns: {
    role: column("TEXT", "Role, as in `body_role` and `group_role`.", "Ruolo, come in body_role e group_role."),
    office: column("TEXT", "The office, as in `strength_weight`.", "Incarico, come in strength_weight."),
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
    name: column("TEXT", "Who publishes it.", "Chi la pubblica."),
    url: optional("TEXT", "Its address at the publisher.", "Suo indirizzo presso chi la pubblica."),
    fetched_at: column(
      "TEXT",
      "Day on which it was first read in its present form, ISO date.",
      "Giorno in cui è stata letta per la prima volta nella forma attuale.",
    ),
  },
});

export const changeLog = describeTable({
  name: "change_log",
  en: "Register of changes: every record that appeared, changed or vanished, day by day, field by field. Records of the first filling are one row of the day.",
  it: "Registro delle modifiche: ogni scheda comparsa, cambiata o ritirata, giorno per giorno e campo per campo. Le schede del primo riempimento dell’archivio sono una sola riga al giorno.",
  key: ["day", "kind", "key", "change", "position"],
  columns: {
    day: column("TEXT", "Day on which the change was read, ISO date.", "Giorno in cui la modifica è stata letta."),
    kind,
    key,
    change: column("TEXT", "What happened.", "Che cosa è successo."),
    position: { ...position, it: "Posto nell’ordine dei campi cambiati, da 0." },
    field: optional(
      "TEXT",
      "Changed field of the record; `ballots.` and a person's id for a position in a vote. Empty for the whole record.",
      "Campo della scheda che è cambiato; per la posizione di una persona in una votazione, ballots. seguito dal suo identificativo. Vuoto per la scheda intera.",
    ),
    before: optional(
      "TEXT",
      "Value before, as JSON (of a position, its code); of a record that vanished its name; empty = none.",
      "Valore di prima, in JSON (di una posizione, il codice); di una scheda ritirata, il suo nome. Vuoto = nessuno.",
    ),
    after: optional(
      "TEXT",
      "Value after, likewise; of a record that vanished the key of the one that is the same thing; of the first filling how many records were still to be read.",
      "Valore di dopo, allo stesso modo; di una scheda ritirata perché doppia, l’identificativo di quella che resta; durante il primo riempimento, quante schede restavano da leggere. Vuoto = nessuno.",
    ),
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
    field: column(
      "TEXT",
      "Path of the value in the record; `ballots.` and a person's id for a position in a vote.",
      "Percorso del valore nella scheda; ballots. e una persona per la sua posizione in una votazione.",
    ),
    since: column("TEXT", "First day of the correction, ISO date.", "Primo giorno della correzione."),
    until: optional(
      "TEXT",
      "First day on which the value of the source was published again, ISO date; empty while the correction holds.",
      "Giorno in cui è tornato il valore della fonte. Vuoto finché la correzione vale.",
    ),
    value: optional("TEXT", "Right value; a list as JSON.", "Valore giusto; un elenco in JSON."),
    source_value: optional(
      "TEXT",
      "Value of the source; empty if it has none; a list as JSON.",
      "Valore della fonte, vuoto se non c’è; un elenco in JSON.",
    ),
    reason: column("TEXT", "Why it was corrected.", "Perché è stato corretto."),
    source: column("TEXT", "Where the right value is published.", "Dove si legge il valore giusto."),
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
    reason: column("TEXT", "Why it was set aside.", "Perché è stata messa da parte."),
    url: optional("TEXT", "Its address at the publisher.", "Suo indirizzo presso chi la pubblica."),
    since: column("TEXT", "First day, ISO date.", "Primo giorno."),
  },
});
