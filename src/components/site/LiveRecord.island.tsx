import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { branch, groupVote, memberVote, memberVotes, missing } from "#src/i18n/common.ts";
import { live } from "#src/i18n/live.ts";
import { person as personText } from "#src/i18n/people.ts";
import { pages, shell } from "#src/i18n/shell.ts";
import { votePage } from "#src/i18n/vote-page.ts";
import { secretOrUnpublishedText } from "#src/i18n/vote-results.ts";
import { titleClass } from "#src/lib/class-names.ts";
import type { Column } from "#src/lib/columns.ts";
import { formatNumber, formatWeekday } from "#src/lib/format.ts";
import { nameInText } from "#src/components/common/PersonName.tsx";
import { OutcomeWord } from "#src/components/common/OutcomeWord.tsx";
import { DataTable } from "#src/components/list/DataTable.tsx";
import { LoadError } from "#src/components/list/LoadError.tsx";
import { DataCallError } from "#src/stores/data-port.ts";
import { useHydrated } from "#src/islands/use-hydrated.ts";
import { apiBase } from "#src/stores/parliament-data.ts";
import {
  fetchRecord,
  type LivePerson,
  type LiveRecord as LiveRecordData,
  type LiveVote,
} from "#src/stores/live-records.ts";

/** The record, `null` = the API has none, or the error of the call. */
type View = LiveRecordData | DataCallError | null | "loading";

const isRecord = (view: View): view is LiveRecordData =>
  view !== null && view !== "loading" && !(view instanceof DataCallError);

/**
 * The record of the address from the live API, in place of the page for unknown addresses. That page says that there is
 * none only after the API has said so.
 *
 * ## Why an island
 * The build does not have the record. Without JavaScript, and without a record, the page stays as it is.
 */
export function LiveRecord() {
  const [view, setView] = useState<View>("loading");
  const isHydrated = useHydrated();
  const [attempt, setAttempt] = useState(1);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const base = apiBase();
    const call = base === undefined ? Promise.resolve(null) : fetchRecord(base, location.pathname);
    call.then(setView, (error: unknown) =>
      setView(error instanceof DataCallError ? error : new DataCallError("unreadable", location.pathname)),
    );
  }, [attempt]);
  const title = isRecord(view) ? (view.kind === "vote" ? view.row.title : nameInText(view)) : null;
  useLayoutEffect(() => {
    if (title !== null) takePlace(place.current?.closest("react-island"), title);
  }, [title]);
  useLayoutEffect(() => {
    if (view === null) sayNotFound();
  }, [view]);
  const retry = (): void => {
    setView("loading");
    setAttempt(attempt + 1);
  };
  return (
    <div ref={place}>
      {view === "loading" ? (
        isHydrated && <p role="status">{live.searching}</p>
      ) : view instanceof DataCallError ? (
        <LoadError text={live.failed(view.status)} retry={retry} />
      ) : view?.kind === "vote" ? (
        <Vote {...view} />
      ) : view?.kind === "person" ? (
        <Person {...view} />
      ) : null}
    </div>
  );
}

/** Removes the rest of the page but the breadcrumb, and gives the page the title of the record. */
function takePlace(island: Element | null | undefined, title: string): void {
  for (const part of document.querySelectorAll("main > :not(.crumbs)")) if (part !== island) part.remove();
  setTitle(title);
}

function setTitle(title: string): void {
  document.title = shell.title(title);
  document.querySelector(".crumbs [aria-current]")?.replaceChildren(title);
}

/** In place of `live.unknown`. */
function sayNotFound(): void {
  setTitle(pages.notFound.title);
  document.querySelector("h1")?.replaceChildren(pages.notFound.title);
  document.querySelector(".title .lead")?.replaceChildren(pages.notFound.lead);
}

const totalWords: Readonly<Record<LiveVote["totals"][number][0], string>> = {
  n_ayes: memberVotes.AYE,
  n_nos: memberVotes.NO,
  n_abstained: memberVotes.ABST,
  n_majority: live.required,
  n_mission: memberVotes.MIS,
  n_absent: memberVotes.ABSE,
};

function Vote({ row, totals, groups, members }: LiveVote) {
  return (
    <>
      <header className="title">
        <p className="dateline">
          <b>{branch[row.branch]}</b>, {votePage.sitting(row.sitting)}, {votePage.number(row.number)}.{" "}
          <time dateTime={row.date}>{votePage.on(formatWeekday(row.date))}</time>.
        </p>
        <h1 className={titleClass(row.title)}>{row.title}</h1>
        <p className="outcome">
          <OutcomeWord vote={row} />
        </p>
        <p className="notice">{live.note}</p>
        {members.length === 0 && <p className="notice">{secretOrUnpublishedText}</p>}
      </header>
      <dl className="facts tab">
        {totals.map(([name, total]) => (
          <Fact key={name} term={totalWords[name]} text={formatNumber(total)} />
        ))}
      </dl>
      {groups.length > 0 && <Positions title={live.groups} rows={groups} words={groupVote} />}
      {members.length > 0 && <Positions title={live.members} rows={members} words={memberVote} />}
    </>
  );
}

interface PositionsProps<Code extends string> {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly acronym: string | null; readonly vote: Code | null }[];
  readonly words: Readonly<Record<Code, string>>;
}

function Positions<Code extends string>({ title, rows, words }: PositionsProps<Code>) {
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { name: "name", head: live.name, kind: "title", value: ({ name }) => name },
    { name: "group", head: live.group, className: "sub", value: ({ acronym }) => acronym },
    { name: "vote", head: live.vote, text: ({ vote }) => (vote === null ? missing.unknownDay : words[vote]) },
  ];
  return (
    <section className="rubric">
      <div className="side">
        <h2>{title}</h2>
      </div>
      <div className="body">
        <DataTable caption={title} columns={columns} rows={rows} cells={{}} />
      </div>
    </section>
  );
}

function Person(person: LivePerson) {
  const { roles, group, area, gender, birthPlace, birthDate } = person;
  return (
    <>
      <header className="title">
        <h1>{nameInText(person)}</h1>
        {roles.length > 0 && <p className="lead">{roles.join("; ")}</p>}
        <p className="notice">{live.note}</p>
      </header>
      <dl className="facts">
        {group !== null && <Fact term={live.group} text={[...new Set([group.acronym, group.name])].join(", ")} />}
        {area !== null && <Fact term={live.area} text={area} />}
        {(birthPlace !== null || birthDate !== null) && (
          <Fact term={personText.born(gender)} text={personText.birth(birthPlace, birthDate)} />
        )}
      </dl>
    </>
  );
}

function Fact({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </>
  );
}
