import { useEffect, useState } from "react";
import { MemberVoteWord } from "#src/components/common/VoteMark.tsx";
import { PersonPicker } from "#src/components/compare/PersonPicker.tsx";
import { LoadError } from "#src/components/list/LoadError.tsx";
import type { Reading } from "#src/domain/coverage.ts";
import { actBallots as text } from "#src/i18n/act-votes.ts";
import { actPage } from "#src/i18n/acts.ts";
import { formatDayShort } from "#src/lib/format.ts";
import { routes } from "#src/lib/routes.ts";
import type { PersonHit } from "#src/stores/data-port.ts";
import { loadBallots, type OwnBallot } from "#src/stores/person-ballots.ts";
import { loadStyle } from "#src/components/site/load-style.ts";
import stylesheet from "#src/components/search/found-people.css?url";

interface Sitting {
  readonly date: string;
  /** Id and number of each vote. */
  readonly votes: readonly (readonly [id: string, number: number])[];
}

interface Props {
  /** All votes on the act, in order of time. */
  readonly sittings: readonly Sitting[];
  /** Titles of the main votes, by id. */
  readonly titles: Readonly<Record<string, string>>;
  /** Of the votes of both chambers. */
  readonly reading: Reading;
}

type State =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "ready"; readonly ballots: ReadonlyMap<string, OwnBallot> };

const nobody: ReadonlySet<string> = new Set();

/**
 * How one member voted on an act.
 *
 * ## Why an island
 * Six hundred members on each of thousands of acts: too many answers for pages. The votes come from the member's
 * record. Without JavaScript the page links to the groups and to every vote, with its names.
 */
export function ActBallots({ sittings, titles, reading }: Props) {
  const [person, setPerson] = useState<PersonHit | null>(null);
  const [state, setState] = useState<State>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  // Only for readers who look for a name.
  useEffect(() => void loadStyle(stylesheet), []);
  useEffect(() => {
    if (person === null) return;
    const ids = new Set(sittings.flatMap(({ votes }) => votes.map(([id]) => id)));
    const stop = new AbortController();
    loadBallots(person.id, ids, stop.signal)
      .then((ballots) => !stop.signal.aborted && setState({ status: "ready", ballots }))
      .catch(() => !stop.signal.aborted && setState({ status: "failed" }));
    return () => stop.abort();
  }, [person, attempt, sittings]);
  const restart = (): void => {
    setState({ status: "loading" });
    setAttempt((count) => count + 1);
  };
  return (
    <div className="own-ballots js-only">
      <PersonPicker
        label={actPage.personLabel}
        taken={nobody}
        full={null}
        onPick={(hit) => {
          setPerson(hit);
          restart();
        }}
      />
      <div role="status">
        {person !== null && state.status === "loading" && <p>{text.loading}</p>}
        {person !== null && state.status === "ready" && (
          <Summary person={person} ballots={state.ballots} reading={reading} />
        )}
      </div>
      {person !== null && state.status === "failed" && <LoadError text={text.failed} retry={restart} />}
      {person !== null && state.status === "ready" && state.ballots.size > 0 && (
        <Table name={person.name} ballots={state.ballots} {...{ sittings, titles }} />
      )}
    </div>
  );
}

function Summary({
  person,
  ballots,
  reading,
}: Pick<Props, "reading"> & {
  readonly person: PersonHit;
  readonly ballots: ReadonlyMap<string, OwnBallot>;
}) {
  if (ballots.size === 0) return <p>{text.none(person.name)}</p>;
  const own = [...ballots.values()];
  const dissents = own.filter(({ isDissent }) => isDissent).length;
  return (
    <p className="outcome small">
      <a translate="no" href={routes.person(person.id)}>
        {person.name}
      </a>
      :{" "}
      {text.counts(
        own.map(({ code }) => code),
        dissents,
        reading,
      )}
    </p>
  );
}

/** The main votes and those against the group's line, newest first. */
function Table({
  name,
  ballots,
  sittings,
  titles,
}: Omit<Props, "reading"> & { name: string; ballots: ReadonlyMap<string, OwnBallot> }) {
  const rows = sittings
    .flatMap(({ date, votes }) => votes.map(([id, number]) => ({ id, number, date, own: ballots.get(id) })))
    .filter(({ id, own }) => own !== undefined && (titles[id] !== undefined || own.isDissent))
    .toReversed();
  return (
    <>
      <table className="t t-flow tight" role="table">
        <caption className="vh">{text.caption(name)}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {Object.values(text.heads).map((head) => (
              <th key={head} role="columnheader" scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ id, number, date, own }) => (
            <tr key={id} role="row">
              <th role="rowheader" scope="row" className="full">
                <a href={routes.vote(id)}>{titles[id] ?? text.vote(number)}</a>
              </th>
              <td role="cell" className="nb sub">
                {formatDayShort(date)}
              </td>
              <td role="cell">
                {own !== undefined && <MemberVoteWord code={own.code} />}
                {own?.isDissent === true && <span className="note"> {text.dissent}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{text.shown}</p>
    </>
  );
}
