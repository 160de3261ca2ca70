/** Ayes and noes of a vote as a bar, in tables of votes; with what was needed, where that is given. */
import { missing } from "#src/i18n/common.ts";
import { rankedText } from "#src/i18n/vote-rankings.ts";
import { voteRowText } from "#src/i18n/votes-list.ts";
import { formatNumber } from "#src/lib/format.ts";
import type { VoteRow } from "#src/contracts/vote-row.ts";
import { barClass, toBarSegments } from "./vote-bar.ts";

interface Props {
  readonly row: VoteRow;
  /** Ayes needed: a line across the bar, and a word; null or absent = neither. */
  readonly required?: number | null;
  /** Whether the numbers stand below the bar. */
  readonly hasScore?: boolean;
}

/** "110–109"; a word where the totals are not known. */
export function scoreOf({ ayes, noes, status }: Pick<VoteRow, "ayes" | "noes" | "status">): string {
  if (ayes !== null && noes !== null) return `${formatNumber(ayes)}–${formatNumber(noes)}`;
  if (status === undefined) return missing.notAcquired;
  return status === "quorum" ? voteRowText.noVote : voteRowText.noTotals;
}

export function Score({ row, required = null, hasScore = true }: Props) {
  if (row.ayes === null || row.noes === null) return <span className="note">{scoreOf(row)}</span>;
  const parts = [
    { code: "AYE", count: row.ayes },
    { code: "NO", count: row.noes },
    { code: "ABST", count: row.abstained ?? 0 },
  ] as const;
  const { segments, total } = toBarSegments(parts.filter(({ count }) => count > 0));
  const line = required === null || required > total ? null : `${Math.round((required / total) * 1000) / 10}%`;
  const said = [...(hasScore ? [scoreOf(row)] : []), ...(required === null ? [] : [rankedText.needed(required)])];
  return (
    <>
      {total === 0 ? null : (
        <svg className="bar" aria-hidden="true">
          {segments.map(({ code, from, width }) => (
            <rect key={code} className={barClass(code)} x={`${from}%`} width={`${width}%`} />
          ))}
          {line === null ? null : <line className="need" x1={line} x2={line} y1="-4" y2="14" />}
        </svg>
      )}
      <span className="note tab">{said.join(", ")}</span>
    </>
  );
}
