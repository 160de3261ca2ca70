import type { Branch } from "#src/domain/codes.ts";
import { type BillPlan, dayOfNumber } from "./bill-records.ts";
import { namedPeople } from "./named-people.ts";
import { plan } from "./plan.ts";
import { topicAt } from "./titles.ts";

/** A hand-written bill with fixed numbers. */
export interface NamedBill extends Omit<BillPlan, "readings"> {
  readonly branch: Branch;
  readonly number: number;
  /** Number of the bill in the other chamber; null = it never got there. */
  readonly otherNumber: number | null;
  readonly presented: string;
  /** Days of the approvals, by the two chambers in turn. */
  readonly approvals: readonly string[];
  readonly absorbedBy?: string;
}

function bill(branch: Branch, number: number, short: string, title: string, extra: Partial<NamedBill> = {}): NamedBill {
  return {
    branch, number, otherNumber: null, presented: dayOfNumber(branch, number), title, short, topic: topicAt(0), type: "ORD", initiative: "PARL",
    isRatification: false, isKey: false, approvals: [], outcome: null, started: true, converts: null, rapporteurs: [], ...extra,
  }; // prettier-ignore
}

/** About 700 characters, like some real titles. */
const longTitle =
  "Disposizioni per la valorizzazione delle produzioni artigianali e agricole delle aree interne, montane e insulari, per la semplificazione degli adempimenti amministrativi e contabili a carico delle imprese di minori dimensioni che vi operano, " +
  "per il sostegno alla permanenza della popolazione residente attraverso il mantenimento dei servizi scolastici, sanitari, postali, bancari e di trasporto, per il recupero del patrimonio edilizio storico e rurale in stato di abbandono, nonché deleghe " +
  "al Governo per il riordino degli incentivi fiscali e contributivi, per la disciplina dei consorzi fra enti locali e per la revisione delle norme in materia di usi civici, di pascoli e di gestione collettiva dei boschi, dei sentieri e delle acque minori";

/** A title with markup, as a careless source could publish it. Pages must show it as text, character by character. */
const hostileTitle = `Disposizioni in materia di ricerca &amp; sviluppo, tutela dell&#39;artigianato e <script>alert("Emiciclo")</script> <b>dati aperti</b> «all’italiana»`;

/** Named cases. Their addresses are the same with every seed and scale. */
const bills: readonly NamedBill[] = [
  bill("C", 2750, "Sicurezza idrica", "Conversione in legge del decreto-legge 2 ottobre 2026, n. 155, recante misure urgenti per la sicurezza idrica", {
    presented: "2026-10-02", type: "CONV", initiative: "GOV", isKey: true, converts: "2026-155", approvals: ["2026-11-19"], otherNumber: 1894, rapporteurs: [namedPeople.rapporteurCamera.id],
  }),
  bill("C", 1742, "Tutela delle acque interne e riuso delle risorse idriche", "Disposizioni per la tutela delle acque interne e delle falde, per il riuso delle risorse idriche e deleghe al Governo in materia di tariffe", {
    presented: "2024-03-14", isKey: true, outcome: "law", firstSigner: namedPeople.deputy.id, rapporteurs: [namedPeople.rapporteurCamera.id, namedPeople.rapporteurSenato.id, namedPeople.rapporteurCamera.id],
    approvals: ["2024-10-09", "2025-06-03", "2025-10-22"], otherNumber: 1520,
  }),
  bill("C", 2336, "Catasto pubblico delle derivazioni idriche", "Istituzione del catasto pubblico delle derivazioni idriche", { presented: "2025-04-03", firstSigner: namedPeople.deputy.id }),
  bill("C", 611, "Contratti di fiume e comunità rivierasche", "Disposizioni in materia di contratti di fiume e comunità rivierasche", { presented: "2022-11-22", firstSigner: namedPeople.deputy.id, started: false }),
  bill("C", 1805, "Piccoli comuni montani", "Disposizioni per il sostegno ai piccoli comuni montani", { presented: "2024-04-10", topic: topicAt(1), isKey: true, outcome: "law", approvals: ["2025-02-12", "2025-07-09"], otherNumber: 1601 }),
  bill("C", 976, "Autonomia statutaria delle città metropolitane", "Modifica all’articolo 114 della Costituzione, in materia di autonomia statutaria delle città metropolitane", {
    presented: "2023-06-14", topic: topicAt(1), type: "COST", initiative: "GOV", isKey: true, outcome: "law",
    approvals: ["2024-01-24", "2024-07-17", "2025-01-22", "2025-06-18"], otherNumber: 1009,
  }),
  bill("C", 1210, "Comuni montani", "Norme in favore dei comuni montani", { topic: topicAt(1), outcome: "absorbed", absorbedBy: "C_1805" }),
  bill("S", 733, "Canone delle concessioni termali", "Disposizioni in materia di canone delle concessioni termali", { topic: topicAt(12), outcome: "withdrawn" }),
  bill("S", 540, "Calendario scolastico", "Modifiche al calendario scolastico nazionale", { topic: topicAt(5), outcome: "rejected" }),
  bill("S", 1205, "Navigazione lacustre", "Ratifica ed esecuzione dell’Accordo concernente la navigazione lacustre, fatto a Lugano il 12 giugno 2023", {
    topic: topicAt(13), initiative: "GOV", isRatification: true, approvals: ["2026-11-18"], otherNumber: 2798,
  }),
  bill("C", 2701, "Aree interne, montane e insulari", longTitle, { topic: topicAt(1), isKey: true }),
  bill("S", 1333, "Ricerca &amp; sviluppo <b>artigiano</b>", hostileTitle, { topic: topicAt(11) }),
  bill("C", 350, "Salario e contrattazione", "Disposizioni in materia di contrattazione e retribuzioni minime", { topic: topicAt(3), initiative: "POP" }),
  bill("S", 210, "Statuto delle isole minori", "Disposizioni per le isole minori", { topic: topicAt(9), initiative: "REG", started: false }),
  bill("C", 1480, "Statistiche sul lavoro", "Disposizioni in materia di statistiche sul lavoro", { topic: topicAt(3), initiative: "CNEL", started: false }),
]; // prettier-ignore

export const namedBills: readonly NamedBill[] = plan.hasNamedCases ? bills : [];
