/** Special case shown by a vote. */
export type Twist =
  | "tie"
  | "decidedByOne"
  | "secret"
  | "positionsNotPublished"
  | "totalsDoNotAddUp"
  | "unknownOutcome"
  | "confidence"
  | "governmentBeaten"
  | "totalsNotPublished"
  | "longTitle";

/** About 700 characters, like motions voted in separate parts. */
export const longVoteTitle =
  "Mozione n. 1-00217 (testo 2), votazione per parti separate: premesse, limitatamente ai capoversi primo, terzo e dal quinto al nono, e dispositivo, limitatamente agli impegni n. 2, n. 4, n. 7 e n. 11, come riformulati su richiesta del rappresentante del Governo, con esclusione delle parole: «anche mediante l’istituzione di un apposito fondo pluriennale destinato agli enti locali delle aree interne, montane e insulari, da ripartire d’intesa con la Conferenza unificata», con assorbimento delle mozioni n. 1-00209, n. 1-00211 e n. 1-00214 nelle parti di identico contenuto, fermo restando il parere contrario già espresso sulle restanti premesse e sugli impegni n. 1, n. 3, dal n. 5 al n. 6 e dal n. 8 al n. 10 del medesimo testo";

/** Agenda of the sittings with named cases: bill (null = motion), number of votes, whether the last one is final. */
export const stagedAgenda: Readonly<
  Record<string, readonly { readonly bill: string | null; readonly votes: number; readonly isFinal: boolean }[]>
> = {
  "C-641": [
    { bill: "C_2750", votes: 41, isFinal: true },
    { bill: null, votes: 3, isFinal: false },
  ],
  "C-640": [{ bill: "C_2750", votes: 33, isFinal: false }],
  "S-402": [{ bill: "S_1205", votes: 18, isFinal: true }],
  "S-401": [
    { bill: "S_1205", votes: 12, isFinal: false },
    { bill: null, votes: 12, isFinal: false },
  ],
};

/** Special cases by vote id. They are the same with every seed and scale. */
export const twists: Readonly<Record<string, Twist>> = {
  vs19_641_007: "tie",
  vs19_641_009: "decidedByOne",
  vs19_641_010: "governmentBeaten",
  vs19_641_012: "secret",
  vs19_641_015: "unknownOutcome",
  vs19_641_044: "positionsNotPublished",
  vs19_640_012: "totalsDoNotAddUp",
  vs19_640_031: "confidence",
  vs19_640_033: "totalsNotPublished",
  "19-401-3": "secret",
  "19-401-5": "tie",
  "19-401-7": "decidedByOne",
  "19-401-24": "longTitle",
  "19-402-9": "totalsDoNotAddUp",
};
