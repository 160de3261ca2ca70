/**
 * Labels of votes: kinds, filters and sort orders. Titles are in `vote-titles.ts`, outcomes and statuses in
 * `vote-results.ts`.
 */
import type { SubVoteType } from "#src/domain/codes.ts";
import type { CohesionBand } from "#src/domain/cohesion.ts";
import type { HighlightRule } from "#src/domain/highlights.ts";
import type { InferredStep } from "#src/domain/records.ts";

/** Kind of vote, values of the filter `sub_vote_type`. Spec: codes of the source. */
export const subVoteType: Record<SubVoteType, string> = {
  ALL: "Atto intero",
  ART: "Articolo",
  AMEND: "Emendamenti",
  ODG: "Ordine del giorno",
  PREJ: "Questione pregiudiziale",
  EM_DECL: "Dichiarazione d’urgenza",
  SUSP: "Questione sospensiva",
  VAR_N: "Nota di variazione",
  DONT_P: "Non passaggio agli articoli",
  CLOS_DEB: "Chiusura della discussione",
  RES: "Risoluzione",
  DIM: "Dimissioni",
  ELE: "Elezioni",
  COORD: "Proposta di coordinamento",
  MOZ: "Mozione",
  CPROP: "Proposta della Giunta",
};

/** Kind of one vote, within a sentence. */
export const subVoteTypeOne: Record<SubVoteType, string> = {
  ALL: "atto intero",
  ART: "articolo",
  AMEND: "emendamento",
  ODG: "ordine del giorno",
  PREJ: "questione pregiudiziale",
  EM_DECL: "dichiarazione d’urgenza",
  SUSP: "questione sospensiva",
  VAR_N: "nota di variazione",
  DONT_P: "non passaggio agli articoli",
  CLOS_DEB: "chiusura della discussione",
  RES: "risoluzione",
  DIM: "dimissioni",
  ELE: "elezione",
  COORD: "proposta di coordinamento",
  MOZ: "mozione",
  CPROP: "proposta della giunta",
};

/** Kind of a vote inside a sentence; the published label for an unknown kind. null = not published. */
export function voteKindWord(vote: {
  readonly subType: SubVoteType | null;
  readonly subTypeText?: string | undefined;
}): string | null {
  return vote.subType === null ? (vote.subTypeText ?? null) : subVoteTypeOne[vote.subType];
}

/** Kind of a vote below its title; null = the title or the marks of the vote say it. */
export function voteKindBeside(
  vote: Parameters<typeof voteKindWord>[0] & {
    readonly title: string;
    readonly isFinal: boolean;
    readonly isConfidence: boolean;
  },
): string | null {
  const word = voteKindWord(vote);
  if (word === null || vote.isFinal || vote.isConfidence) return null;
  return vote.title.toLowerCase().startsWith(word.toLowerCase()) ? null : word;
}

/** How we found the act of a vote that the source does not link to one. */
export const actsFromText: Record<InferredStep, string> = {
  text: "atto riconosciuto dal titolo",
  sitting: "atto dedotto dalla seduta",
};

/** Rules by which a vote is in evidence, as reasons. */
export const highlightText: Record<HighlightRule, string> = {
  confidence: "questione di fiducia",
  final_law: "voto finale su una legge",
  tight: "margine sotto i venti voti",
  beaten: "Governo battuto",
  secret: "voto segreto",
  constitutional: "legge costituzionale",
};

export const mainVoteType = {
  is_key_vote: "Voto chiave",
  is_final: "Voto finale",
  is_confidence: "Voto di fiducia",
  all: "Tutte",
} as const;

export const cohesionBand: Record<CohesionBand, string> = {
  "80_100": "Dall’80 al 100%",
  "60_80": "Dal 60 all’80%",
  _60: "Meno del 60%",
};

export const voteOrdering = {
  date: ["Prima le meno recenti", "Prima le più recenti"],
  majority_cohesion_rate: ["Prima con maggioranza più divisa", "Prima con maggioranza più compatta"],
  n_rebels: ["Prima con meno ribelli", "Prima con più ribelli"],
  identifier: ["Per seduta e numero, dalla prima", "Per seduta e numero, dall’ultima"],
  n_margin: ["Prima con meno margine", "Prima con più margine"],
} as const;
