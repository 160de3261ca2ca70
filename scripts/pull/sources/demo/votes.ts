import type { Branch } from "#src/domain/codes.ts";
import type { ActRef, Ballot, Vote } from "#src/domain/records.ts";
import { voteId } from "#src/domain/vote-id.ts";
import { Agenda, type AgendaItem } from "./agenda.ts";
import { linesOn, type Question, questionsOf } from "./ballot-plan.ts";
import type { WrittenBill } from "./bills.ts";
import type { CastVote, Chamber } from "./chamber.ts";
import { governmentId, governmentStart } from "./government.ts";
import { demoSources } from "./provenance.ts";
import { Random } from "./random.ts";
import type { Signers } from "./signers.ts";
import { staged as stagedVotes, type VoteSitting } from "./sittings.ts";
import { longVoteTitle, type Twist, twists } from "./staging.ts";

export interface WrittenVote {
  readonly vote: Vote;
  readonly ballots: readonly Ballot[];
}

export interface VoteSetting {
  readonly branch: Branch;
  readonly seed: number;
  readonly chamber: Chamber;
  readonly sittings: readonly VoteSitting[];
  readonly bills: readonly WrittenBill[];
  readonly signers: Signers;
}

/** Generates the votes of a chamber one at a time: 9.6 million positions would not fit in memory together. */
export function* generateVotes(setting: VoteSetting): Generator<WrittenVote> {
  const random = Random.stream(setting.seed, `votes ${setting.branch}`);
  const agenda = new Agenda(setting.branch, setting.bills, random);
  for (const sitting of setting.sittings) {
    setting.chamber.open(sitting.date);
    const turnout = setting.chamber.groups.map(() => random.normal() * 0.08);
    const staged = sitting.number in stagedVotes[setting.branch];
    const isVice = staged ? vicePresided.has(`${setting.branch}-${sitting.number}`) : random.chance(0.3);
    const presiding = isVice ? setting.chamber.vicepresident : setting.chamber.president;
    let number = 0;
    let minute = (random.chance(0.4) ? 9 * 60 + 40 : 15 * 60 + 45) + random.int(0, 60);
    for (const item of agenda.itemsOf(sitting))
      for (const question of questionsOf(item, random, () => setting.signers.amender(random, setting.branch))) {
        number++;
        minute = Math.min(23 * 60 + 50, minute + random.int(1, sitting.votes > 120 ? 3 : 6));
        yield writeVote(setting, { sitting, item, question, number, minute, turnout, presiding }, random);
      }
  }
}

/** Sittings with named cases that a vice-president presides over. */
const vicePresided: ReadonlySet<string> = new Set(["C-640", "S-401"]);

interface Occasion {
  readonly sitting: VoteSitting;
  readonly item: AgendaItem;
  readonly question: Question;
  readonly number: number;
  readonly minute: number;
  readonly turnout: readonly number[];
  readonly presiding: string;
}

function writeVote(setting: VoteSetting, occasion: Occasion, random: Random): WrittenVote {
  const { branch, chamber } = setting;
  const { sitting, item, number } = occasion;
  const id = voteId(branch, sitting.number, number);
  const twist = twists[id];
  const question = twistQuestion(occasion.question, twist);
  const isSecret = twist === "secret" || (twist === undefined && (question.subType === "DIM" || random.chance(0.0006)));
  const lines = linesOn(question, chamber.groups, occasion.turnout, random);
  const cast = arrange(
    chamber.cast(lines, occasion.presiding, {
      isSecret,
      isConfidence: question.isConfidence,
      isGovernmentFor: question.government === "AYE",
    }),
    twist,
    question,
  );
  const published = twist !== "positionsNotPublished";
  const { bill } = item;
  return {
    vote: {
      id,
      branch,
      sitting: `${branch}-${sitting.number}`,
      number,
      date: sitting.date,
      time: `${String(Math.floor(occasion.minute / 60)).padStart(2, "0")}:${String(occasion.minute % 60).padStart(2, "0")}`,
      ...titlesOf(item, question, random),
      subType: question.subType,
      isFinal: question.isFinal,
      isConfidence: question.isConfidence,
      isSecret,
      ...totalsOf(branch, cast, requiredOf(branch, cast, item, question), twist),
      president: occasion.presiding,
      acts: bill === null ? [] : actsOf(bill),
      positionsPublished: published,
      government: sitting.date >= governmentStart ? governmentId : null,
      sources: demoSources,
    },
    ballots: published ? cast.ballots : [],
  };
}

function twistQuestion(question: Question, twist: Twist | undefined): Question {
  if (twist === "confidence")
    return {
      ...question,
      subType: "ART",
      label: "Questione di fiducia sull’articolo unico",
      government: "AYE",
      isConfidence: true,
    };
  if (twist === "tie" || twist === "decidedByOne" || twist === "governmentBeaten")
    return { ...question, government: "NO", consensus: -1, isFinal: false };
  if (twist === "longTitle") return { ...question, label: longVoteTitle };
  return question;
}

/** The votes on a conversion bill refer to its decree-law too. */
function actsOf({ record }: WrittenBill): ActRef[] {
  const bill: ActRef = { kind: "bill", id: record.id };
  return record.converts === null ? [bill] : [bill, { kind: "decree", id: record.converts }];
}

function titlesOf(
  item: AgendaItem,
  question: Question,
  random: Random,
): Pick<Vote, "title" | "publicTitle" | "description" | "isKey"> {
  if (item.bill === null)
    return {
      title: question.label,
      publicTitle: null,
      description: `Mozioni in materia di ${item.motion ?? ""}`,
      isKey: random.chance(0.03),
    };
  const { plan } = item.bill;
  const isKey =
    question.isConfidence || (question.isFinal && (plan.isKey || random.chance(0.4))) || random.chance(0.016);
  const publicTitle = !isKey
    ? null
    : question.isConfidence
      ? `${plan.short}, voto di fiducia`
      : question.isFinal
        ? plan.short
        : null;
  return { title: `${item.reading ?? ""} - ${question.label}`, publicTitle, description: plan.title, isKey };
}

/**
 * Required votes: a simple majority (half of ayes and noes, plus one), or an absolute majority (half of all members,
 * plus one) for the second deliberation of a constitutional law. A text that came back with fewer ayes counts as
 * amended: its first deliberation continues.
 */
function requiredOf(branch: Branch, cast: CastVote, item: AgendaItem, question: Question): number {
  const simple = Math.floor((cast.ayes + cast.noes) / 2) + 1;
  const absolute = branch === "C" ? 201 : 103;
  const cameBack = question.isFinal && item.bill?.plan.type === "COST" && (item.reading ?? "").endsWith("-B");
  return cameBack && cast.ayes >= absolute ? Math.max(simple, absolute) : simple;
}

type Totals = Pick<
  Vote,
  "outcome" | "outcomeText" | "ayes" | "noes" | "abstained" | "present" | "voting" | "absent" | "onMission" | "required"
>;

/**
 * Totals declared by the chamber. The Senate counts abstentions among the voters (but not for the majority) and
 * publishes no number of absentees.
 */
function totalsOf(branch: Branch, cast: CastVote, required: number, twist: Twist | undefined): Totals {
  const count = (...codes: string[]) => cast.ballots.reduce((sum, [, code]) => sum + (codes.includes(code) ? 1 : 0), 0);
  const approved = cast.ayes >= required;
  const outcome: Pick<Totals, "outcome" | "outcomeText"> =
    twist === "unknownOutcome"
      ? { outcome: "other", outcomeText: "Annullata per irregolarità" }
      : { outcome: approved ? "approved" : "rejected", outcomeText: approved ? "Approvata" : "Respinta" };
  if (twist === "totalsNotPublished")
    return {
      ...outcome,
      ayes: null,
      noes: null,
      abstained: null,
      present: null,
      voting: null,
      absent: null,
      onMission: null,
      required: null,
    };
  return {
    ...outcome,
    ayes: cast.ayes + (twist === "totalsDoNotAddUp" ? 3 : 0),
    noes: cast.noes,
    abstained: cast.abstained,
    present: cast.ayes + cast.noes + cast.abstained + count("PNV", "RNV"),
    voting: cast.ayes + cast.noes + (branch === "S" ? cast.abstained : 0),
    absent: branch === "C" ? count("ABSE") : null,
    onMission: count("MIS"),
    required,
  };
}

/** Turns enough votes into absences to produce the special case of a vote. */
function arrange(cast: CastVote, twist: Twist | undefined, question: Question): CastVote {
  // Every final vote of a bill must pass.
  const mustPass = question.isFinal && cast.ayes <= cast.noes;
  const excess =
    twist === "tie"
      ? cast.ayes - cast.noes
      : twist === "decidedByOne" || mustPass
        ? cast.ayes - cast.noes - 1
        : twist === "governmentBeaten"
          ? cast.ayes - cast.noes - 6
          : 0;
  if (excess === 0 || (twist === "governmentBeaten" && (question.government === "AYE" || excess > 0))) return cast;
  const side = excess > 0 ? "AYE" : "NO";
  let left = Math.abs(excess);
  const ballots = cast.ballots.map((ballot): Ballot => {
    if (left === 0 || ballot[1] !== side) return ballot;
    left--;
    return [ballot[0], "ABSE"];
  });
  return {
    ...cast,
    ballots,
    ayes: cast.ayes - (side === "AYE" ? excess : 0),
    noes: cast.noes + (side === "NO" ? excess : 0),
  };
}
