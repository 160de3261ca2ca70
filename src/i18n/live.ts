/** Texts of a record that the live API has and the archive does not have yet. */

export const live = {
  note: "Dati in diretta, non ancora in archivio: il sito non li ha verificati. La pagina completa ci sarà quando saranno in archivio.",
  failed: (status: number | "outdated" | null) =>
    typeof status === "number"
      ? `L’API in diretta ha risposto con l’errore ${status}.`
      : "L’API in diretta non risponde.",
  required: "Maggioranza richiesta",
  groups: "Il voto dei gruppi",
  members: "Il voto dei singoli",
  name: "Nome",
  group: "Gruppo",
  vote: "Voto",
  area: "Regione",
} as const;
