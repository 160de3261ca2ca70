import type { Branch, Outcome } from "#src/domain/codes.ts";
import { legislature } from "#src/domain/legislature.ts";
import type { ActRef, Ballot, Vote } from "#src/domain/records.ts";
import { voteId } from "#src/domain/vote-id.ts";
import { Agenda, confidenceLabel, type Question } from "./agenda.ts";
import type { WrittenBill } from "./bills.ts";
import { demoSources, governmentOn, type VoteSitting } from "./calendar.ts";
import { Chamber, type Electorate, type Positions } from "./chamber.ts";
import { plan } from "./plan.ts";
import { Random } from "./random.ts";
import type { Signers } from "./signers.ts";

type SpecialCase =
  | "tie"
  | "decidedByOne"
  | "secret"
  | "positionsNotPublished"
  | "totalsDoNotAddUp"
  | "unknownOutcome"
  | "repeated"
  | "confidence"
  | "governmentBeaten"
  | "totalsNotPublished"
  | "longTitle";

/** Special cases by sitting and number. They are the same with every seed and scale. */
const specialCases: Readonly<Record<string, SpecialCase>> = {
  "C-641-7": "tie",
  "C-641-9": "decidedByOne",
  "C-641-10": "governmentBeaten",
  "C-641-12": "secret",
  "C-641-15": "unknownOutcome",
  "C-641-16": "repeated",
  "C-641-44": "positionsNotPublished",
  "C-640-12": "totalsDoNotAddUp",
  "C-640-31": "confidence",
  "C-640-33": "totalsNotPublished",
  "S-401-3": "secret",
  "S-401-5": "tie",
  "S-401-7": "decidedByOne",
  "S-401-24": "longTitle",
  "S-402-9": "totalsDoNotAddUp",
};

function specialCase({ branch, number: sitting }: VoteSitting, number: number): SpecialCase | undefined {
  return plan.hasNamedCases ? specialCases[`${branch}-${sitting}-${number}`] : undefined;
}

/** Sittings with named cases that a vice-president presides over. */
const vicePresided: ReadonlySet<string> = new Set(["C-640", "S-401"]);

/** About 700 characters, like motions voted in separate parts. */
const longTitle =
  "Mozione n. 1-00217 (testo 2), votazione per parti separate: premesse, limitatamente ai capoversi primo, terzo e dal quinto al nono, e dispositivo, limitatamente agli impegni n. 2, n. 4, n. 7 e n. 11, come riformulati su richiesta del rappresentante del Governo, con esclusione delle parole: «anche mediante l’istituzione di un apposito fondo pluriennale destinato agli enti locali delle aree interne, montane e insulari, da ripartire d’intesa con la Conferenza unificata», con assorbimento delle mozioni n. 1-00209, n. 1-00211 e n. 1-00214 nelle parti di identico contenuto, fermo restando il parere contrario già espresso sulle restanti premesse e sugli impegni n. 1, n. 3, dal n. 5 al n. 6 e dal n. 8 al n. 10 del medesimo testo";

export interface VoteSetting extends Electorate {
  readonly branch: Branch;
  readonly sittings: readonly VoteSitting[];
  readonly bills: readonly WrittenBill[];
  readonly signers: Signers;
}

export interface WrittenVote {
  readonly vote: Vote;
  readonly ballots: readonly Ballot[];
  /** Identifier of the reading voted on; null = a motion. */
  readonly reading: string | null;
}

/** Generates the votes of a chamber one at a time: 9.6 million positions would not fit in memory together. */
export function* generateVotes(setting: VoteSetting): Generator<WrittenVote> {
  const { branch, seed, signers } = setting;
  const random = Random.stream(seed, `votes ${branch}`);
  const chamber = new Chamber(branch, setting);
  const agenda = new Agenda(branch, setting.bills, setting.signers, random);
  for (const sitting of setting.sittings) {
    chamber.open(sitting.date);
    const id = `${branch}-${sitting.number}`;
    const isVice = sitting.number in plan.fixedVotes[branch] ? vicePresided.has(id) : random.chance(0.3);
    const presiding = isVice ? chamber.vicepresident : chamber.president;
    let minute = (random.chance(0.4) ? 9 * 60 + 40 : 15 * 60 + 45) + random.int(0, 60);
    const questions = agenda.questionsOf(sitting);
    for (const [index, own] of questions.entries()) {
      const isRepeated = specialCase(sitting, index + 1) === "repeated";
      const question = isRepeated ? (questions[index - 1] ?? own) : own;
      minute = Math.min(23 * 60 + 50, minute + random.int(1, sitting.votes > 120 ? 3 : 6));
      const time = `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
      const number = index + 1;
      const member = () => signers.amender(branch, Random.stream(seed, `amender ${id} ${number}`));
      yield writeVote(chamber, { sitting, question, number, time, presiding, member }, random);
    }
  }
}

interface Occasion {
  readonly sitting: VoteSitting;
  readonly question: Question;
  readonly number: number;
  readonly time: string;
  readonly presiding: string;
  /** Name of a member who could have proposed what is voted on. */
  readonly member: () => string;
}

function writeVote(chamber: Chamber, occasion: Occasion, random: Random): WrittenVote {
  const { sitting, number, time, presiding, member } = occasion;
  const { branch, date } = sitting;
  const id = voteId(branch, sitting.number, number);
  const special = specialCase(sitting, number);
  const question = adapt(occasion.question, special);
  const isSecret =
    special === "secret" ||
    ((special === undefined || special === "repeated") && (question.subType === "DIM" || random.chance(0.0006)));
  const positions = arrange(chamber.vote(question, presiding, isSecret), special, question);
  const totals = totalsOf(branch, positions, requiredVotes(branch, positions, question), special);
  const positionsPublished = special !== "positionsNotPublished";
  // A government that goes on has lost no confidence vote: a text that was rejected was put to an ordinary vote.
  const isConfidence = question.isConfidence && totals.outcome !== "rejected";
  return {
    reading: question.discussion?.reading.identifier ?? null,
    vote: {
      id,
      branch,
      sitting: `${branch}-${sitting.number}`,
      number,
      date,
      time,
      ...titlesOf({ ...question, label: labelOf(question, totals.outcome, member) }, random),
      ...(question.isConfidence && !isConfidence && { publicTitle: null }),
      // The list opens with the key votes: the long title must be among them.
      ...(special === "longTitle" && { isKey: true }),
      subType: question.subType,
      isFinal: question.isFinal,
      isConfidence,
      isSecret,
      ...totals,
      president: presiding,
      acts: actsOf(question),
      positionsPublished,
      government: governmentOn(date),
      sources: demoSources,
    },
    ballots: positionsPublished ? positions.ballots : [],
  };
}

/** Gives a question the properties that a special case needs. */
function adapt(question: Question, special: SpecialCase | undefined): Question {
  if (special === "confidence")
    return { ...question, subType: "ART", label: confidenceLabel, government: "AYE", isConfidence: true };
  if (special === "tie" || special === "decidedByOne" || special === "governmentBeaten")
    return { ...question, government: "NO", consensus: -1, isFinal: false };
  return special === "longTitle" ? { ...question, subType: "MOZ", label: longTitle } : question;
}

/**
 * The government neither opposes an amendment of its own nor loses the vote on it: such a one is a member's. Nor does it
 * lose a vote of confidence.
 */
function labelOf({ label, government }: Question, outcome: Outcome, member: () => string): string {
  if (government === "AYE" && outcome !== "rejected") return label;
  return label.replace(confidenceLabel, "Articolo unico").replace(/ del Governo$/, () => ` ${member()}`);
}

/** The votes on a conversion bill refer to its decree-law too. */
function actsOf({ discussion }: Question): ActRef[] {
  if (discussion === null) return [];
  const { id, converts } = discussion.bill.record;
  const bill: ActRef = { kind: "bill", id };
  return converts === null ? [bill] : [bill, { kind: "decree", id: converts }];
}

function titlesOf(
  { discussion, label, motion, isFinal, isConfidence }: Question,
  random: Random,
): Pick<Vote, "title" | "publicTitle" | "description" | "isKey"> {
  if (discussion === null)
    return {
      title: label,
      publicTitle: null,
      description: `Mozioni in materia di ${motion ?? ""}`,
      isKey: random.chance(0.03),
    };
  const { title, short, isKey: isKeyBill } = discussion.bill.plan;
  const isKey = isConfidence || (isFinal && (isKeyBill || random.chance(0.4))) || random.chance(0.016);
  const name = isConfidence ? `${short}, voto di fiducia` : isFinal ? short : null;
  return {
    title: `${discussion.reading.identifier} - ${label}`,
    publicTitle: isKey ? name : null,
    description: title,
    isKey,
  };
}

/**
 * Required votes: a simple majority (half of ayes and noes, plus one), or an absolute majority (half of all members,
 * plus one) for the second deliberation of a constitutional law. A text that came back with fewer ayes counts as
 * amended: its first deliberation continues.
 */
function requiredVotes(branch: Branch, { ayes, noes }: Positions, { discussion, isFinal }: Question): number {
  const simple = Math.floor((ayes + noes) / 2) + 1;
  const absolute = Math.floor(seatsOf(branch) / 2) + 1;
  const cameBack = discussion?.bill.plan.type === "COST" && discussion.reading.identifier.endsWith("-B");
  return isFinal && cameBack && ayes >= absolute ? Math.max(simple, absolute) : simple;
}

/** Elected seats, and senators for life. */
function seatsOf(branch: Branch): number {
  const life = plan.people.flatMap(({ seats }) => seats.filter((seat) => seat.branch === branch && seat.area === null));
  return legislature.seats[branch] + life.length;
}

type Totals = Pick<
  Vote,
  "outcome" | "outcomeText" | "ayes" | "noes" | "abstained" | "present" | "voting" | "absent" | "onMission" | "required"
>;

/**
 * Totals declared by the chamber. The Senate counts abstentions among the voters (but not for the majority) and
 * publishes no number of absentees.
 */
function totalsOf(
  branch: Branch,
  { ballots, ayes, noes, abstained }: Positions,
  required: number,
  special: SpecialCase | undefined,
): Totals {
  const count = (...codes: string[]) => ballots.reduce((sum, [, code]) => sum + (codes.includes(code) ? 1 : 0), 0);
  const outcome: Pick<Totals, "outcome" | "outcomeText"> =
    special === "unknownOutcome"
      ? { outcome: "other", outcomeText: "Annullata per irregolarità" }
      : ayes >= required
        ? { outcome: "approved", outcomeText: "Approvata" }
        : { outcome: "rejected", outcomeText: "Respinta" };
  if (special === "totalsNotPublished") {
    const positions = { ayes: null, noes: null, abstained: null, absent: null, onMission: null };
    return { ...outcome, ...positions, present: null, voting: null, required: null };
  }
  return {
    ...outcome,
    ayes: ayes + (special === "totalsDoNotAddUp" ? 3 : 0),
    noes,
    abstained,
    present: ayes + noes + abstained + count("PNV", "RNV"),
    voting: ayes + noes + (branch === "S" ? abstained : 0),
    absent: branch === "C" ? count("ABSE") : null,
    onMission: count("MIS"),
    required,
  };
}

/** Turns enough votes into absences to produce a special case, and to pass every final vote of a bill. */
function arrange(positions: Positions, special: SpecialCase | undefined, { isFinal }: Question): Positions {
  const { ayes, noes } = positions;
  const mustPass = isFinal && ayes <= noes;
  const lead = special === "tie" ? 0 : special === "governmentBeaten" ? 6 : 1;
  const isArranged = special === "tie" || special === "decidedByOne" || mustPass;
  const excess = ayes - noes - lead;
  if (!isArranged && !(special === "governmentBeaten" && excess < 0)) return positions;
  const side = excess > 0 ? "AYE" : "NO";
  let left = Math.abs(excess);
  const ballots = positions.ballots.map((ballot): Ballot => {
    if (left === 0 || ballot[1] !== side) return ballot;
    left--;
    return [ballot[0], "ABSE"];
  });
  return {
    ...positions,
    ballots,
    ayes: ayes - (side === "AYE" ? excess : 0),
    noes: noes + (side === "NO" ? excess : 0),
  };
}
