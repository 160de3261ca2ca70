/** Texts of a record that the live API has and the archive does not have yet. */

export const live = {
  note: "Dati in diretta, non ancora in archivio: il sito non li ha verificati. La pagina completa ci sarà quando saranno in archivio.",
  /** In place of "Pagina non trovata" until the API has answered. */
  unknown: {
    title: "Questa pagina non è in archivio",
    lead: "I dati in diretta, che possono essere più recenti, si leggono con JavaScript.",
  },
  searching: "La cerchiamo nei dati in diretta…",
  failed: (status: number | "unreadable" | "outdated" | null) => {
    if (status === null) return "L’API in diretta non risponde: non sappiamo se la pagina c’è.";
    const answer = typeof status === "number" ? `l’errore ${status}` : "dati che non si leggono";
    return `L’API in diretta ha risposto con ${answer}: non sappiamo se la pagina c’è.`;
  },
  required: "Maggioranza richiesta",
  groups: "Il voto dei gruppi",
  members: "Il voto dei singoli",
  name: "Nome",
  group: "Gruppo",
  vote: "Voto",
  area: "Regione",
} as const;
