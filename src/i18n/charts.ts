/** Words around charts. */
export const charts = {
  /** On the button that wakes the interactive chart, and back. */
  explore: "Grafico interattivo",
  drawn: "Torna al disegno",
  data: "Dati del grafico",
  /** Heads of the table of a distribution. */
  value: "Valore",
  people: "Persone",
  ofWhole: (whole: string) => ` su ${whole}`,
  noValue: "nessun valore",
} as const;
