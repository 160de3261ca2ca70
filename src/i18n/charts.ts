import { formatCount } from "#src/lib/format.ts";

export const charts = {
  failed: "Il grafico interattivo non è arrivato: riprova.",
  data: "Dati",
  /** Accessible name of a chart's control, which may be read out of context. */
  of: (control: string, title: string) => `${control}: ${title}`,
  /** Column headers of a distribution's table. */
  value: "Valore",
  people: "Persone",
  /** Tooltip of a class of a distribution. */
  counted: (value: string, count: number) => `${value}: ${formatCount(count, "persona", "persone")}`,
  ofWhole: (whole: string) => ` su ${whole}`,
  enlarge: "Ingrandimento",
  tools: { zoomIn: "Ingrandisci", zoomOut: "Riduci", back: "Indietro", forward: "Avanti", reset: "Mostra tutto" },
  /** Visible range of a zoomed chart. */
  from: (from: string, to: string) => `Da ${from} a ${to}`,
} as const;

/** Subtitle that explains a gap in a line chart; empty if there is none. */
export function gapNote(months: readonly { readonly point: unknown }[]): { readonly subtitle?: string } {
  return months.some(({ point }) => point === null)
    ? { subtitle: "La linea si interrompe nei mesi senza votazioni da contare." }
    : {};
}
