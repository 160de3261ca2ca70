import { compareCodes } from "#src/domain/compare.ts";
import { lastDay } from "#src/domain/periods.ts";
import type { Act, Faq, ParliamentEvent, Person, Vote } from "#src/domain/records.ts";
import { demoSources, today } from "./calendar.ts";
import { groupPlans } from "./groups.ts";
import { capital } from "#src/lib/text.ts";

type Target = ParliamentEvent["target"];

export function buildEvents(
  people: readonly Person[],
  acts: readonly Act[],
  votes: readonly Vote[],
): ParliamentEvent[] {
  const drafts = [...votes.flatMap(ofVote), ...people.flatMap(ofPerson), ...acts.flatMap(ofAct)].filter(
    ({ date }) => date <= today,
  );
  const sorted = drafts.toSorted((a, b) => compareCodes(a.date, b.date) || compareCodes(a.title, b.title));
  return sorted.map((draft) => ({
    id: [draft.date, draft.category, ...(draft.branch === null ? [] : [draft.branch]), draft.target?.id ?? "site"].join(
      "-",
    ),
    ...draft,
    sources: demoSources,
  }));
}

type Draft = Omit<ParliamentEvent, "id" | "sources">;

const chamber = { C: "la Camera", S: "il Senato" } as const;

function ofVote(vote: Vote): Draft[] {
  const target: Target = { type: "vote", id: vote.id, kind: null };
  const name = vote.publicTitle ?? vote.description ?? vote.title;
  if (vote.isConfidence)
    return [
      {
        date: vote.date,
        title: `${capital(chamber[vote.branch])} ${vote.outcome === "approved" ? "rinnova" : "nega"} la fiducia al Governo: ${name}`,
        category: "fiducia",
        branch: vote.branch,
        target,
      },
    ];
  if (vote.isFinal && vote.outcome !== "other")
    return [
      {
        date: vote.date,
        title: `${capital(chamber[vote.branch])} ${vote.outcome === "approved" ? "approva" : "respinge"}: ${name}`,
        category: "votazione",
        branch: vote.branch,
        target,
      },
    ];
  return [];
}

function ofPerson(person: Person): Draft[] {
  const name = `${person.givenName} ${person.familyName}`;
  const target: Target = { type: "person", id: person.id, kind: null };
  return person.memberships.flatMap((seat): Draft[] => {
    const changes = seat.groups.slice(1).map((period): Draft => ({
      date: period.start ?? today,
      title: `${name} passa al gruppo ${nameOf(period.group)}`,
      category: "gruppi",
      branch: seat.branch,
      target,
    }));
    const arrival: Draft[] =
      seat.replaces === null
        ? []
        : [
            {
              date: seat.start,
              title: `${name}: proclamazione in sostituzione`,
              category: "organi",
              branch: seat.branch,
              target,
            },
          ];
    const leave: Draft[] =
      seat.end === null
        ? []
        : [
            {
              date: lastDay(seat.end),
              title: `${name} cessa dal mandato: ${(seat.endReason ?? "").toLowerCase()}`,
              category: "organi",
              branch: seat.branch,
              target,
            },
          ];
    return [...changes, ...arrival, ...leave];
  });
}

function nameOf(group: string): string {
  return groupPlans.find(({ id }) => id === group)?.names.at(-1)?.name ?? group;
}

function ofAct(act: Act): Draft[] {
  const target: Target = { type: "act", id: act.id, kind: act.kind };
  const draft = (date: string | null, title: string, category: string): Draft[] =>
    date === null ? [] : [{ date, title, category, branch: null, target }];
  if (act.kind === "decree")
    return draft(act.published, `Pubblicato in Gazzetta il decreto-legge: ${act.title}`, "decreti");
  if (act.kind === "datt") return draft(act.adoptionDate, `Adottato il decreto attuativo: ${act.title}`, "attuazione");
  if (act.kind === "bill")
    return draft(
      act.law?.published ?? null,
      `Pubblicata la legge n. ${act.law?.number ?? ""}: ${act.shortTitle ?? act.title}`,
      "leggi",
    );
  return [];
}

const entries = [
  [
    "I dati",
    "I dati di questo sito sono veri?",
    "No. In questa versione persone, gruppi, atti e voti sono inventati: servono a mostrare come funziona il sito.",
  ],
  [
    "I dati",
    "Ogni quanto si aggiornano i dati?",
    "Con una fonte vera, ogni notte. La pagina Stato dei dati dice quando è stata fatta l’ultima lettura.",
  ],
  [
    "I voti",
    "Perché alcune leggi non hanno una votazione?",
    "Le votazioni per alzata di mano non lasciano traccia nei dati: si vedono soltanto quelle elettroniche e nominali.",
  ],
  [
    "I voti",
    "Che cosa vuol dire «in missione»?",
    "Chi è in missione è assente per un incarico autorizzato e non è contato fra gli assenti.",
  ],
  [
    "I voti",
    "Chi è un ribelle?",
    "Chi esprime un voto diverso da quello prevalente nel proprio gruppo. L’assenza non è un voto ribelle, e il gruppo Misto non ha una linea.",
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
