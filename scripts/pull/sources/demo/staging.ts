/** What a named vote must show. */
export type Twist =
  | "tie"
  | "decidedByOne"
  | "secret"
  | "positionsNotPublished"
  | "totalsDoNotAddUp"
  | "unknownOutcome"
  | "confidence"
  | "governmentBeaten"
  | "totalsNotPublished";

/** The order of business of the sittings of the named cases: bill (null = a motion), votes, whether the last one is final. */
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

/** Votes with a twist, by id: the same with every seed and scale. */
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
  "19-402-9": "totalsDoNotAddUp",
};
