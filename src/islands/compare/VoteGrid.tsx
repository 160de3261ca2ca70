import { useMemo, useState } from "react";
import { memberVote } from "#src/i18n/common.ts";
import { compare as text } from "#src/i18n/compare.ts";
import { lists } from "#src/i18n/lists.ts";
import { saveFile } from "#src/islands/list/save-file.ts";
import { areDifferent, positionIn } from "#src/lib/comparison.ts";
import { toCsv } from "#src/lib/csv.ts";
import { formatDayShort } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import { Highlight } from "#src/ui/Highlight.tsx";
import { MemberVoteWord } from "#src/ui/VoteMark.tsx";
import type { KeyVotes, Positions } from "#src/view/positions.ts";
import { voteKinds, type Choice } from "./use-comparison.ts";

interface Props {
  readonly members: readonly Positions[];
  readonly votes: readonly KeyVotes[];
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
}

/** Rows shown at first, and at every "show more". */
const step = 25;

/** A grid of votes by members, narrowed to what divides them, and as a file. */
export function VoteGrid({ members, votes, choice, choose }: Props) {
  const [shown, setShown] = useState(step);
  const all = useMemo(() => toRows(members, votes), [members, votes]);
  const rows = all.filter(
    (row) =>
      (choice.kind === "tutte" || row.kinds.includes(choice.kind)) &&
      (!choice.onlyDifferent || areDifferent(row.codes)),
  );
  const names = members.map(({ member }) => `${member.familyName} ${member.givenName}`);
  return (
    <>
      <div className="filters">
        <div className="row">
          <div>
            <label htmlFor="voti">{text.kind}</label>
            <select
              id="voti"
              value={choice.kind}
              onChange={(event) =>
                choose({ ...choice, kind: voteKinds.find((kind) => kind === event.currentTarget.value) ?? "tutte" })
              }
            >
              {voteKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {text.kinds[kind]}
                </option>
              ))}
            </select>
          </div>
          <label className="check" htmlFor="diversi">
            <input
              type="checkbox"
              id="diversi"
              checked={choice.onlyDifferent}
              onChange={(event) => choose({ ...choice, onlyDifferent: event.currentTarget.checked })}
            />
            {text.onlyDifferent}
          </label>
        </div>
      </div>
      <p className="count" role="status">
        {text.count(rows.length)}
      </p>
      {rows.length === 0 ? (
        <p>{text.nobody}</p>
      ) : (
        <div
          className={names.length > 2 ? "scroll side-by-side" : "scroll snug"}
          role="region"
          aria-label={text.votes}
          tabIndex={0}
        >
          <table className="t t-flow tight" role="table">
            <caption className="vh">{text.votes}</caption>
            <thead>
              <tr role="row">
                <th role="columnheader" scope="col">
                  {text.vote}
                </th>
                {names.map((name) => (
                  <th key={name} role="columnheader" scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, shown).map((row) => (
                <tr key={row.id} role="row">
                  <th role="rowheader" scope="row" className="full">
                    <a href={routes.vote(row.id)}>
                      <Highlight text={row.title} />
                    </a>{" "}
                    <span className="note nb">{formatDayShort(row.date)}</span>
                  </th>
                  {row.codes.map((code, index) => (
                    <td
                      key={members[index]?.member.id}
                      role="cell"
                      className="nb beside"
                      data-l={members[index]?.member.familyName}
                    >
                      {code === null ? (
                        text.noVote(members[index]?.member.branch === row.branch)
                      ) : (
                        <MemberVoteWord code={code} gender={members[index]?.member.gender ?? null} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="bar-line">
        {rows.length > shown && (
          <button type="button" className="btn plain" onClick={() => setShown(shown + step)}>
            {text.more}
          </button>
        )}
        {rows.length > 0 && (
          <p className="more">
            <button
              type="button"
              className="linkish"
              onClick={() =>
                saveFile(
                  `${text.download}.csv`,
                  toCsv(
                    ["vote_id", "date", "title", ...members.map(({ member }) => member.id)],
                    rows.map((row) => [
                      row.id,
                      row.date,
                      row.title,
                      ...row.codes.map((code) => (code === null ? null : memberVote[code])),
                    ]),
                  ),
                )
              }
            >
              {lists.csv(rows.length)}
            </button>
          </p>
        )}
      </div>
    </>
  );
}

/** Named votes of all chambers in sight with everybody's position, newest first. */
function toRows(members: readonly Positions[], votes: readonly KeyVotes[]) {
  return votes
    .flatMap(({ branch, votes: named }) =>
      named.map(([month, place, id, date, title, kinds]) => ({
        id,
        branch,
        date,
        title,
        kinds,
        codes: members.map(({ member, months }) =>
          member.branch === branch ? positionIn(months, month, place) : null,
        ),
      })),
    )
    .filter(({ codes }) => codes.some((code) => code !== null))
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
}
