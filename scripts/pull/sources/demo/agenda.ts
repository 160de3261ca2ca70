import type { Branch, SubVoteType } from "#src/domain/codes.ts";
import { compareCodes } from "#src/domain/compare.ts";
import { addDays } from "#src/domain/days.ts";
import type { Reading } from "./bill-records.ts";
import type { WrittenBill } from "./bills.ts";
import type { VoteSitting } from "./calendar.ts";
import { plan } from "./plan.ts";
import type { Random } from "./random.ts";
import type { Signers } from "./signers.ts";
import { drawMotion } from "./titles.ts";

/** A text before a chamber. */
interface Discussion {
  readonly bill: WrittenBill;
  readonly reading: Reading;
}

/** Label of a confidence vote. */
export const confidenceLabel = "Questione di fiducia sull’articolo unico";

/** What a vote is about. */
export interface Question {
  readonly subType: SubVoteType;
  /** The part of the title after the act: "Em. 4.6 Boschelli". */
  readonly label: string;
  readonly isFinal: boolean;
  readonly isConfidence: boolean;
  /** Vote recommended by the government. */
  readonly government: "AYE" | "NO";
  /** Probability that a group outside the government follows it; 1 = always, 0 = hardly ever, -1 = never. */
  readonly consensus: number;
  /** null = a motion. */
  readonly discussion: Discussion | null;
  /** Subject of a motion. */
  readonly motion: string | null;
}

/** Sittings with named cases: bill (null = motion), number of votes, whether the last one is final. */
const fixedAgendas: Readonly<Record<string, readonly (readonly [bill: string | null, votes: number, final?: true])[]>> =
  {
    "C-641": [
      ["C_2750", 41, true],
      [null, 3],
    ],
    "C-640": [["C_2750", 33]],
    "S-403": [[null, 5]],
    "S-402": [["S_1205", 18, true]],
    "S-401": [
      ["S_1205", 12],
      [null, 12],
    ],
  };

/** Questions put to the vote in a chamber. */
export class Agenda {
  readonly #branch: Branch;
  readonly #random: Random;
  readonly #signers: Signers;
  readonly #discussions: readonly (Discussion & { readonly end: string })[];

  constructor(branch: Branch, bills: readonly WrittenBill[], signers: Signers, random: Random) {
    this.#branch = branch;
    this.#random = random;
    this.#signers = signers;
    this.#discussions = bills
      .flatMap((bill) => bill.plan.readings.map((reading) => ({ bill, reading, end: reading.approval?.date ?? "" })))
      .filter(({ reading, end }) => reading.branch === branch && end !== "")
      .toSorted((a, b) => compareCodes(a.end, b.end) || compareCodes(a.reading.identifier, b.reading.identifier));
  }

  /** Questions of a sitting: amendments to a pending bill or motions, then the bills that end on that day. */
  questionsOf(sitting: VoteSitting): Question[] {
    const fixed = plan.hasNamedCases ? fixedAgendas[`${this.#branch}-${sitting.number}`] : undefined;
    if (fixed !== undefined)
      return fixed.flatMap(([id, votes, isFinal]) => {
        const discussion = this.#discussions.find(({ bill }) => bill.record.id === id);
        return discussion === undefined ? this.#motions(votes) : this.#onBill(discussion, votes, isFinal ?? false);
      });
    const finals = this.#discussions.filter(({ reading }) => reading.approval?.sitting === sitting.number);
    const each = finals.length === 0 ? 0 : Math.max(1, Math.floor((sitting.votes * 0.7) / finals.length));
    const rest = sitting.votes - each * finals.length;
    const pending = this.#discussions.filter(
      ({ reading, end }) => reading.presented <= sitting.date && end > sitting.date && end <= addDays(sitting.date, 25),
    );
    const next = pending.length === 0 || this.#random.chance(0.2) ? undefined : this.#random.pick(pending);
    return [
      ...(next === undefined ? this.#motions(rest) : this.#onBill(next, rest, false)),
      ...finals.flatMap((discussion) => this.#onBill(discussion, each, true)),
    ];
  }

  /** Confidence or preliminary questions, amendments and articles, agenda motions, the final vote. */
  #onBill(discussion: Discussion, votes: number, isFinal: boolean): Question[] {
    const random = this.#random;
    const { plan } = discussion.bill;
    const { identifier } = discussion.reading;
    const consensus = plan.isRatification ? 0.9 : plan.type === "CONV" ? 0.02 : plan.initiative === "GOV" ? 0.2 : 0.55;
    const ask = (
      subType: SubVoteType,
      label: string,
      government: "AYE" | "NO",
      agreement: number,
      extra: Partial<Question> = {},
    ): Question => ({
      ...{ subType, label, isFinal: false, isConfidence: false, government, consensus: agreement },
      ...{ discussion, motion: null },
      ...extra,
    });
    const before = votes - (isFinal ? 1 : 0);
    const isConfidence = isFinal && before > 0 && plan.type === "CONV" && Number(/\d+/.exec(identifier)) % 2 === 1;
    const questions: Question[] = [];
    if (isConfidence) questions.push(ask("ART", confidenceLabel, "AYE", 0, { isConfidence }));
    else if (before > 12 && random.chance(0.3))
      for (const number of [1, 2]) questions.push(ask("PREJ", `Questione pregiudiziale n. ${number}`, "NO", 0));
    const motions = isConfidence ? before - 1 : isFinal ? Math.floor(before * 0.2) : 0;
    for (let article = 1, amendment = 0; questions.length < before - motions;) {
      if (amendment > 2 && random.chance(0.12)) {
        questions.push(ask("ART", `Articolo ${article}`, "AYE", consensus));
        article++;
        amendment = 0;
        continue;
      }
      amendment += random.int(1, 3);
      const number = `Em. ${article}.${amendment}`;
      questions.push(
        random.chance(0.06)
          ? ask("AMEND", `${number} del Governo`, "AYE", consensus)
          : ask("AMEND", `${number} ${this.#signers.amender(this.#branch)}`, random.chance(0.06) ? "AYE" : "NO", 0.1),
      );
    }
    for (let number = 1; questions.length < before; number++)
      questions.push(ask("ODG", `Odg 9/${identifier.slice(2)}/${number}`, random.chance(0.65) ? "NO" : "AYE", 0.15));
    if (isFinal) questions.push(ask("ALL", "Votazione finale", "AYE", consensus, { isFinal }));
    return questions;
  }

  #motions(votes: number): Question[] {
    const random = this.#random;
    const motion = drawMotion(random);
    return Array.from({ length: votes }, (): Question => {
      const isAye = random.chance(0.4);
      const paper = `${random.int(100, 899)} ${this.#signers.amender(this.#branch)}`;
      const [subType, label, government] = random.weighted<(typeof rare)[number]>([
        [["MOZ", `Mozione 1-00${paper}`, isAye ? "AYE" : "NO"], 66],
        [["RES", `Risoluzione 6-00${paper}`, isAye ? "AYE" : "NO"], 22],
        [random.pick(rare), 12],
      ]);
      const base = { subType, label, government, consensus: 0.3 };
      return { ...base, isFinal: false, isConfidence: false, discussion: null, motion };
    });
  }
}

const rare: readonly (readonly [SubVoteType, string, "AYE" | "NO"])[] = [
  ["SUSP", "Questione sospensiva", "NO"],
  ["EM_DECL", "Dichiarazione d’urgenza", "NO"],
  ["DONT_P", "Non passaggio agli articoli", "NO"],
  ["CLOS_DEB", "Chiusura della discussione", "AYE"],
  ["VAR_N", "Nota di variazione", "AYE"],
  ["COORD", "Proposta di coordinamento", "AYE"],
  ["CPROP", "Proposta della Giunta", "AYE"],
  ["DIM", "Dimissioni di un componente", "AYE"],
  ["ELE", "Elezione contestata", "NO"],
];
