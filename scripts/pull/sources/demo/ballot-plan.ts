import type { SubVoteType } from "#src/domain/codes.ts";
import type { AgendaItem } from "./agenda.ts";
import type { GroupPosition } from "./chamber.ts";
import type { GroupPlan } from "./groups.ts";
import type { Random } from "./random.ts";

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
}

const question = (
  subType: SubVoteType,
  label: string,
  government: "AYE" | "NO",
  consensus: number,
  extra: Partial<Question> = {},
): Question => ({
  subType,
  label,
  isFinal: false,
  isConfidence: false,
  government,
  consensus,
  ...extra,
});

/** Votes of an agenda item in order: preliminary questions, amendments and articles, agenda motions, final vote. */
export function questionsOf(item: AgendaItem, random: Random, amender: () => string): Question[] {
  if (item.bill === null)
    return Array.from({ length: item.votes }, (_, index) => motionQuestion(random, index, amender));
  const identifier = (item.reading ?? "").replace(/^[CS]\./, "");
  const consensus = item.bill.plan.isRatification
    ? 0.9
    : item.bill.plan.type === "CONV"
      ? 0.02
      : item.bill.plan.initiative === "GOV"
        ? 0.2
        : 0.55;
  const before = item.votes - (item.isFinal ? 1 : 0);
  const result: Question[] = [];
  if (item.isConfidence && before > 0)
    result.push(question("ART", "Questione di fiducia sull’articolo unico", "AYE", 0, { isConfidence: true }));
  else if (before > 12 && random.chance(0.3))
    result.push(
      question("PREJ", "Questione pregiudiziale n. 1", "NO", 0),
      question("PREJ", "Questione pregiudiziale n. 2", "NO", 0),
    );
  const agenda = item.isFinal
    ? item.isConfidence
      ? before - result.length
      : Math.floor((before - result.length) * 0.2)
    : 0;
  const articles = new Articles(random, amender, consensus);
  while (result.length < before - agenda) result.push(articles.next());
  for (let i = 1; result.length < before; i++)
    result.push(question("ODG", `Odg 9/${identifier}/${i}`, random.chance(0.65) ? "NO" : "AYE", 0.15));
  if (item.isFinal) result.push(question("ALL", "Votazione finale", "AYE", consensus, { isFinal: true }));
  return result;
}

/** Generates votes on amendments to an article, then on the article. */
class Articles {
  #article = 1;
  #amendment = 0;
  readonly #random: Random;
  readonly #amender: () => string;
  readonly #consensus: number;

  constructor(random: Random, amender: () => string, consensus: number) {
    this.#random = random;
    this.#amender = amender;
    this.#consensus = consensus;
  }

  next(): Question {
    if (this.#amendment > 2 && this.#random.chance(0.12)) {
      const label = `Articolo ${this.#article}`;
      this.#article++;
      this.#amendment = 0;
      return question("ART", label, "AYE", this.#consensus);
    }
    this.#amendment += this.#random.int(1, 3);
    const fromGovernment = this.#random.chance(0.06);
    const label = `Em. ${this.#article}.${this.#amendment} ${fromGovernment ? "del Governo" : this.#amender()}`;
    return question(
      "AMEND",
      label,
      fromGovernment || this.#random.chance(0.06) ? "AYE" : "NO",
      fromGovernment ? this.#consensus : 0.1,
    );
  }
}

const rare = [
  ["SUSP", "Questione sospensiva", "NO"],
  ["EM_DECL", "Dichiarazione d’urgenza", "NO"],
  ["DONT_P", "Non passaggio agli articoli", "NO"],
  ["CLOS_DEB", "Chiusura della discussione", "AYE"],
  ["VAR_N", "Nota di variazione", "AYE"],
  ["COORD", "Proposta di coordinamento", "AYE"],
  ["CPROP", "Proposta della Giunta", "AYE"],
  ["DIM", "Dimissioni di un componente", "AYE"],
  ["ELE", "Elezione contestata", "NO"],
] as const;

function motionQuestion(random: Random, index: number, amender: () => string): Question {
  if (random.chance(0.12)) {
    const [subType, label, government] = random.pick(rare);
    return question(subType, label, government, 0.3);
  }
  const isResolution = random.chance(0.25);
  const number = `${isResolution ? "6" : "1"}-00${random.int(100, 899)}`;
  const government = random.chance(0.4) ? "AYE" : "NO";
  return question(
    isResolution ? "RES" : "MOZ",
    `${isResolution ? "Risoluzione" : "Mozione"} ${number} ${amender()}${index % 3 === 2 ? ", parte motiva" : ""}`,
    government,
    0.3,
  );
}

const opposite = { AYE: "NO", NO: "AYE" } as const;

export function linesOn(
  asked: Question,
  groups: readonly GroupPlan[],
  turnout: readonly number[],
  random: Random,
): GroupPosition[] {
  const extra = asked.isConfidence ? 0.1 : asked.isFinal ? 0.04 : 0;
  return groups.map((group, index) => ({ line: lineOf(asked, group, random), turnout: (turnout[index] ?? 0) + extra }));
}

function lineOf(asked: Question, group: GroupPlan, random: Random): GroupPosition["line"] {
  const draw = random.next();
  const against = opposite[asked.government];
  if (group.isMixed) return "SPLIT";
  if (group.stance === "government") return draw < 0.992 ? asked.government : "ABST";
  if (asked.isConfidence) return against;
  const goesAlong = group.stance === "ally" ? Math.min(0.95, asked.consensus + 0.25) : asked.consensus;
  if (draw < goesAlong) return asked.government;
  return draw < goesAlong + (1 - goesAlong) * 0.2 ? "ABST" : against;
}
