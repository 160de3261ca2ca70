import type { Gender, GroupVoteCode, MemberVoteCode } from "#src/domain/codes.ts";
import { memberVoteWord } from "#src/i18n/common.ts";

/** A code of a member or of a group. */
type VoteCode = MemberVoteCode | GroupVoteCode;

/** Symbol of `components/site/marks-html.ts` and class of the word, by code. */
export const voteLooks: Record<VoteCode, { readonly mark: string; readonly word: string }> = {
  AYE: { mark: "aye", word: "w-aye" },
  NO: { mark: "no", word: "w-no" },
  ABST: { mark: "abst", word: "w-x" },
  MIS: { mark: "mis", word: "w-x" },
  ABSE: { mark: "abse", word: "w-x" },
  PRES: { mark: "pres", word: "w-x" },
  RNV: { mark: "pres", word: "w-x" },
  PNV: { mark: "pres", word: "w-x" },
  SEC: { mark: "sec", word: "w-x" },
  NV: { mark: "pres", word: "w-x" },
  NVOT: { mark: "pres", word: "w-x" },
};

/** The sign of a vote: shape, colour and sign. Always beside its word. */
export function VoteMark({ code }: { readonly code: VoteCode }) {
  return (
    <svg className="mk" aria-hidden="true">
      <use href={`#${voteLooks[code].mark}`} />
    </svg>
  );
}

/** A member's vote: sign and word, agreeing with the member's gender when it is known. */
export function MemberVoteWord({
  code,
  gender = null,
}: {
  readonly code: MemberVoteCode;
  readonly gender?: Gender | null;
}) {
  return (
    <span className={voteLooks[code].word}>
      <VoteMark code={code} /> {memberVoteWord(code, gender)}
    </span>
  );
}
