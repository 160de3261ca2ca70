/** Labels of the page about the readings of the source, `/stato/letture`. */
import type { NightsPage } from "#src/contracts/prose-pages.ts";
import { formatCount, formatInstant, formatNumber, formatWith, plural } from "#src/lib/format.ts";
import { toRead } from "./prose.ts";

export const nightsPage = {
  title: "Letture della fonte",
  description: "Quando è stata letta la fonte, notte per notte, e quante schede sono cambiate.",
  log: "Notte per notte",
  /** Above the list. */
  most: "Le letture più recenti, al massimo novanta.",
  time: "Quando",
  outcome: "Esito",
  requests: "Richieste",
  changed: "Schede nuove, cambiate o sparite",
  read: "Letta",
  kept: "Non letta: restano i dati di prima",
  notRead: "non letta",
  /** Link to `/stato`. */
  contents: "Che cosa contiene l’archivio, e che cosa manca",
  what: "Che cos’è una lettura",
  steps: [
    "Chiede alla fonte le schede nuove e quelle che possono essere cambiate.",
    "Le controlla: una scheda che non supera i controlli è messa da parte, e resta quella di prima.",
    "Le confronta con quelle che avevamo: ogni differenza è annotata fra gli aggiornamenti.",
    "Pubblica. Se la fonte non risponde o i suoi dati non superano i controlli, restano quelli di prima.",
  ],
  /** When the next one comes; the data of the demonstration never change. */
  next: (isDemo: boolean) =>
    isDemo
      ? "I dati della dimostrazione sono inventati e fermi: non sono previste altre letture."
      : "La fonte è letta ogni notte.",
} as const;

/** The news of the page: the last reading; without a log of readings, the first day and the size of the archive. */
export function nightsLead({
  nights,
  filling,
  hasChanges,
  counts,
}: Pick<NightsPage, "nights" | "filling" | "hasChanges" | "counts">): string {
  const [last] = nights;
  if (last !== undefined) {
    const of = `L’ultima lettura, ${formatWith("del", last.time, formatInstant)},`;
    if (last.isRead)
      return last.changed === 0
        ? `${of} non ha trovato niente di cambiato.`
        : `${of} ha trovato ${plural(last.changed, "1\u00a0scheda nuova, cambiata o sparita", `${formatNumber(last.changed)}\u00a0schede nuove, cambiate o sparite`)}.`;
    const good = nights.find(({ isRead }) => isRead);
    const kept = good === undefined ? "di prima" : `letti ${formatWith("il", good.time, formatInstant)}`;
    return `${of} non è riuscita: restano i dati ${kept}.`;
  }
  const total = counts.reduce((sum, { count }) => sum + (count ?? 0), 0);
  if (total === 0) return "Nessuna scheda è ancora stata letta.";
  const records = formatCount(total, "scheda", "schede");
  if (filling === null) return `L’archivio contiene ${records}.`;
  const day = formatWith("il", filling.first);
  if (filling.waiting > 0)
    return `La fonte è letta ${formatWith("dal", filling.first)}: ${records} finora, e ${toRead(filling.waiting)}.`;
  if (filling.first === filling.last && !hasChanges) return `La fonte è stata letta ${day}: ${records}.`;
  return `La fonte è stata letta la prima volta ${day}. L’archivio contiene ${records}.`;
}
