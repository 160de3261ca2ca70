/** Encodes the positions of a chamber as text, one letter per member: 400 bytes instead of 30 KB. */
import { groupVoteCodes, memberVoteCodes, type GroupVoteCode, type MemberVoteCode } from "./codes.ts";

const letters: Record<MemberVoteCode, string> = {
  AYE: "A",
  NO: "N",
  ABST: "B",
  MIS: "M",
  ABSE: "X",
  PRES: "P",
  RNV: "R",
  PNV: "V",
  SEC: "S",
};

/** Letter of a member in office without a published position. */
export const noPosition = "-";

/** Codes indexed by the character code of their letter: a build decodes ten million letters. */
const codes: (MemberVoteCode | undefined)[] = [];
for (const code of memberVoteCodes) codes[letters[code].charCodeAt(0)] = code;

/** Encodes positions in the order of `members`. `["a", "b"]` and `a → AYE` give "A-". */
export function encodeBallots(members: Iterable<string>, ballots: ReadonlyMap<string, MemberVoteCode>): string {
  let text = "";
  for (const id of members) {
    const code = ballots.get(id);
    text += code === undefined ? noPosition : letters[code];
  }
  return text;
}

/** Inverse of {@link encodeBallots}; null = no position published. */
export function decodeBallots(text: string): readonly (MemberVoteCode | null)[] {
  const decoded: (MemberVoteCode | null)[] = [];
  for (let place = 0; place < text.length; place += 1) decoded.push(codes[text.charCodeAt(place)] ?? null);
  return decoded;
}

export function letterOf(code: MemberVoteCode | null): string {
  return code === null ? noPosition : letters[code];
}

const lineLetters: Record<GroupVoteCode, string> = { AYE: "A", NO: "N", ABST: "B", SEC: "S", NVOT: "X", NV: "V" };

const lines = new Map(groupVoteCodes.map((code) => [lineLetters[code], code]));

/** Letter of the line of a group; "." = no group. */
export function lineLetter(line: GroupVoteCode | null): string {
  return line === null ? "." : lineLetters[line];
}

/** Inverse of {@link lineLetter}. */
export function lineOfLetter(letter: string): GroupVoteCode | null {
  return lines.get(letter) ?? null;
}
