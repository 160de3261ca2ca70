import { compareCodes } from "#src/domain/compare.ts";
import { lastDay } from "#src/domain/periods.ts";
import type { Act, Faq, ParliamentEvent, Person, Vote } from "#src/domain/records.ts";
import { demoSources } from "./calendar.ts";
import { plan } from "./plan.ts";

type Draft = Omit<ParliamentEvent, "id" | "sources">;

const chamber = { C: "La Camera", S: "Il Senato" } as const;

export function buildEvents(
  people: readonly Person[],
  acts: readonly Act[],
  votes: readonly Vote[],
): ParliamentEvent[] {
  return [...votes.flatMap(ofVote), ...people.flatMap(ofPerson), ...acts.flatMap(ofAct)]
    .filter(({ date }) => date <= plan.today)
    .toSorted((a, b) => compareCodes(a.date, b.date) || compareCodes(a.title, b.title))
    .map((draft) => {
      const { date, category, branch, target } = draft;
      const place = branch === null ? [] : [branch];
      return { id: [date, category, ...place, target?.id ?? "site"].join("-"), ...draft, sources: demoSources };
    });
}

function ofVote(vote: Vote): Draft[] {
  const { date, branch } = vote;
  const target = { type: "vote", id: vote.id, kind: null } as const;
  const name = vote.publicTitle ?? vote.description ?? vote.title;
  const isApproved = vote.outcome === "approved";
  if (vote.isConfidence) {
    const title = `${chamber[branch]} ${isApproved ? "rinnova" : "nega"} la fiducia al Governo: ${name}`;
    return [{ date, title, category: "fiducia", branch, target }];
  }
  if (!vote.isFinal || vote.outcome === "other") return [];
  const title = `${chamber[branch]} ${isApproved ? "approva" : "respinge"}: ${name}`;
  return [{ date, title, category: "votazione", branch, target }];
}

function ofPerson(person: Person): Draft[] {
  const name = `${person.givenName} ${person.familyName}`;
  const target = { type: "person", id: person.id, kind: null } as const;
  return person.memberships.flatMap(({ branch, groups, start, end, endReason, replaces }): Draft[] => {
    const draft = (category: string, date: string, what: string): Draft => ({
      date,
      title: `${name}${what}`,
      category,
      branch,
      target,
    });
    const changes = groups
      .slice(1)
      .map((period) => draft("gruppi", period.start ?? plan.today, ` passa al gruppo ${nameOf(period.group)}`));
    const arrival = replaces === null ? [] : [draft("organi", start, " subentra nel mandato")];
    const reason = (endReason ?? "").toLowerCase();
    const leave = end === null ? [] : [draft("organi", lastDay(end), ` cessa dal mandato: ${reason}`)];
    return [...changes, ...arrival, ...leave];
  });
}

function nameOf(group: string): string {
  return [...plan.groups, ...plan.laterGroups].find(({ id }) => id === group)?.names.at(-1)?.name ?? group;
}

function ofAct(act: Act): Draft[] {
  const target = { type: "act", id: act.id, kind: act.kind } as const;
  const draft = (date: string | null, title: string, category: string): Draft[] =>
    date === null ? [] : [{ date, title, category, branch: null, target }];
  if (act.kind === "decree")
    return draft(act.published, `Pubblicato in Gazzetta il decreto-legge: ${act.title}`, "decreti");
  if (act.kind === "datt") return draft(act.adoptionDate, `Adottato il decreto attuativo: ${act.title}`, "attuazione");
  if (act.kind !== "bill") return [];
  const title = `Pubblicata la legge n. ${act.law?.number ?? ""}: ${act.shortTitle ?? act.title}`;
  return draft(act.law?.published ?? null, title, "leggi");
}

const entries = [
  [
    "I dati",
    "I dati di questo sito sono veri?",
    "No. In questa versione persone, gruppi, atti e voti sono inventati: servono a mostrare come funziona il sito.",
  ],
  [
    "I dati",
    "Perché proprio queste istituzioni?",
    "Camera, Senato, commissioni e incarichi sono quelli veri: chi conosce il Parlamento riconosce ogni pagina.",
  ],
  [
    "I voti",
    "Che cos’è un ordine del giorno?",
    "Un indirizzo al Governo su come applicare la legge in esame. Non cambia il testo.",
  ],
  [
    "I voti",
    "Chi può presentare un emendamento?",
    "Ogni parlamentare e il Governo. In aula si votano quelli ammessi, uno per uno.",
  ],
  [
    "I voti",
    "Un voto si può correggere?",
    "Chi ha sbagliato può dirlo in aula, e resta scritto nel resoconto; il risultato già proclamato non cambia.",
  ],
  [
    "Gli atti",
    "Quanto dura un decreto-legge?",
    "Sessanta giorni dalla pubblicazione: se il Parlamento non lo converte in legge, decade.",
  ],
] as const;

export const faqs: readonly Faq[] = entries.map(([section, question, answer], index) => ({
  id: `faq-${index + 1}`,
  section,
  question,
  answer,
  order: index + 1,
}));
