/**
 * Italian descriptions of all tables and columns of the open data, for /open-data. The machine-readable metadata
 * combine them with the English ones. The files in `open-data-tables/` have the same names as those of the schema.
 */
import { actTexts } from "./open-data-tables/acts.ts";
import { addedTexts } from "./open-data-tables/added.ts";
import { bodyTexts } from "./open-data-tables/bodies.ts";
import { decreeTexts } from "./open-data-tables/decrees.ts";
import { groupTexts } from "./open-data-tables/groups.ts";
import { personTexts } from "./open-data-tables/people.ts";
import { siteTexts } from "./open-data-tables/site.ts";
import { voteTexts } from "./open-data-tables/votes.ts";
import type { TableTexts } from "./open-data-tables/table-texts.ts";

/** Columns with the same meaning in all tables. */
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

const tables: TableTexts = {
  ...personTexts,
  ...groupTexts,
  ...bodyTexts,
  ...voteTexts,
  ...actTexts,
  ...decreeTexts,
  ...siteTexts,
  ...addedTexts,
};

export function tableText(table: string): string {
  return known(tables[table]?.about, table);
}

export function columnText(table: string, column: string): string {
  return known(tables[table]?.columns?.[column] ?? everywhere[column], `${table}.${column}`);
}

function known(text: string | undefined, name: string): string {
  if (text === undefined) throw new Error(`no Italian text for ${name}`);
  return text;
}
