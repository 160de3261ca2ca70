import type { Faq } from "#src/domain/records.ts";

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
