/** Words around charts. */
export const charts = {
  /** On the button that wakes the interactive chart, and back. */
  explore: "Grafico interattivo",
  drawn: "Torna al disegno",
  failed: "Il grafico interattivo non è arrivato: riprova.",
  data: "Dati del grafico",
  /** What a control of a chart is called, where it may be heard away from its chart. */
  of: (control: string, title: string) => `${control}: ${title}`,
  /** Heads of the table of a distribution. */
  value: "Valore",
  people: "Persone",
  ofWhole: (whole: string) => ` su ${whole}`,
  /** Tools under an interactive chart. */
  enlarge: "Ingrandimento",
  tools: { zoomIn: "Ingrandisci", zoomOut: "Riduci", back: "Indietro", forward: "Avanti", reset: "Mostra tutto" },
  /** What an enlarged chart shows. */
  from: (from: string, to: string) => `Da ${from} a ${to}`,
} as const;

/** Under the title of a line that breaks, why it does; nothing under one that does not. */
export function gapNote(months: readonly { readonly point: unknown }[]): { readonly subtitle?: string } {
  return months.some(({ point }) => point === null)
    ? { subtitle: "La linea si interrompe nei mesi senza votazioni da contare." }
    : {};
}
