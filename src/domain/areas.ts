/** Election areas (20 regions, 4 foreign areas) and macro-areas (ISTAT NUTS-1 plus Estero). */

export const macroAreas = ["nord-ovest", "nord-est", "centro", "sud", "isole", "estero"] as const;
export type MacroArea = (typeof macroAreas)[number];

/** `id` is the slug in addresses and the key of the map shape. */
export interface ElectionArea {
  readonly id: string;
  readonly name: string;
  readonly macroArea: MacroArea;
}

/** Election areas in the customary order: north to south, then abroad. */
export const electionAreas = [
  { id: "piemonte", name: "Piemonte", macroArea: "nord-ovest" },
  { id: "valle-d-aosta", name: "Valle d’Aosta", macroArea: "nord-ovest" },
  { id: "lombardia", name: "Lombardia", macroArea: "nord-ovest" },
  { id: "liguria", name: "Liguria", macroArea: "nord-ovest" },
  { id: "trentino-alto-adige", name: "Trentino-Alto Adige/Südtirol", macroArea: "nord-est" },
  { id: "veneto", name: "Veneto", macroArea: "nord-est" },
  { id: "friuli-venezia-giulia", name: "Friuli-Venezia Giulia", macroArea: "nord-est" },
  { id: "emilia-romagna", name: "Emilia-Romagna", macroArea: "nord-est" },
  { id: "toscana", name: "Toscana", macroArea: "centro" },
  { id: "umbria", name: "Umbria", macroArea: "centro" },
  { id: "marche", name: "Marche", macroArea: "centro" },
  { id: "lazio", name: "Lazio", macroArea: "centro" },
  { id: "abruzzo", name: "Abruzzo", macroArea: "sud" },
  { id: "molise", name: "Molise", macroArea: "sud" },
  { id: "campania", name: "Campania", macroArea: "sud" },
  { id: "puglia", name: "Puglia", macroArea: "sud" },
  { id: "basilicata", name: "Basilicata", macroArea: "sud" },
  { id: "calabria", name: "Calabria", macroArea: "sud" },
  { id: "sicilia", name: "Sicilia", macroArea: "isole" },
  { id: "sardegna", name: "Sardegna", macroArea: "isole" },
  { id: "europa", name: "Europa", macroArea: "estero" },
  { id: "america-meridionale", name: "America meridionale", macroArea: "estero" },
  { id: "america-settentrionale-e-centrale", name: "America settentrionale e centrale", macroArea: "estero" },
  { id: "africa-asia-oceania-antartide", name: "Africa, Asia, Oceania, Antartide", macroArea: "estero" },
] as const satisfies readonly ElectionArea[];

const byId = new Map<string, ElectionArea>(electionAreas.map((area) => [area.id, area]));

export function findArea(id: string | null): ElectionArea | undefined {
  return id === null ? undefined : byId.get(id);
}
