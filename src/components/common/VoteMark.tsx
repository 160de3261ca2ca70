import type { Gender, GroupVoteCode, MemberVoteCode } from "#src/domain/codes.ts";
import { memberVoteWord } from "#src/i18n/common.ts";

type VoteCode = MemberVoteCode | GroupVoteCode;

/** Symbol in `components/site/marks-html.ts` and CSS class of the word, by code. */
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

/** Icon of a vote, distinguished by shape and colour; next to its word, or with the word in its title. */
export function VoteMark({ code, title }: { readonly code: VoteCode; readonly title?: string }) {
  return (
    <svg className="mk" aria-hidden="true">
      {title !== undefined && <title>{title}</title>}
      <use href={`#${voteLooks[code].mark}`} />
    </svg>
  );
}

/** A member's vote: icon and word, in the grammatical gender of the member when known. */
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
