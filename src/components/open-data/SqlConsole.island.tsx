import { useEffect, useRef } from "react";
import { queryConsole as labels } from "#src/i18n/query-console.ts";
import type { QueryTable } from "#src/contracts/query-pages.ts";
import { bytesOf, fieldId, filesToFetch, useSqlConsole, type ReadyQuestion } from "./use-sql-console.ts";
import { SqlResult } from "./SqlResult.tsx";

interface Props {
  readonly tables: readonly QueryTable[];
  /** Ready questions, with their queries. */
  readonly questions: readonly ReadyQuestion[];
}

/**
 * The query console: a question in SQL, answered in the browser.
 *
 * ## Why an island
 * A database and the tables are 500 KB and more: all of it is loaded at the first touch. An address with a ready question is
 * answered at once; one with a query waits for the reader. Without JavaScript the ready questions have pages with their results.
 */
export function SqlConsole({ tables, questions }: Props) {
  const console = useSqlConsole(tables, questions);
  const { shown, years, published } = console;
  return (
    <div className="sql js-only">
      <QueryForm console={console} questions={questions} />
      <div role="status" className="sql-status">
        {shown.name === "busy"
          ? shown.text
          : shown.name === "result"
            ? labels.rows(shown.result.total, shown.result.isCut)
            : shown.name === "given"
              ? labels.given
              : ""}
      </div>
      {shown.name === "message" && (
        <p className="sql-fault" role="alert">
          {shown.text}
        </p>
      )}
      {shown.name === "asking" && (
        <Asking
          bytes={bytesOf(filesToFetch(shown.files, years))}
          tables={[...new Set(filesToFetch(shown.files, years).map(({ table }) => table))]}
          published={shown.files.some(({ year }) => year !== null) ? published : []}
          years={years}
          onYears={console.setYears}
          onFetch={() => void console.answer(shown.sql, years)}
        />
      )}
      {shown.name === "result" && shown.years.length > 0 && (
        <div className="sql-asking">
          <Years {...{ published, years }} onYears={console.setYears} />
          {years.join() !== shown.years.join() && (
            <p>
              <button
                type="button"
                className="btn"
                disabled={years.length === 0}
                onClick={() => void console.answer(shown.sql, years)}
              >
                {labels.answerYears}
              </button>
            </p>
          )}
        </div>
      )}
      {shown.name === "result" && (
        <SqlResult
          {...shown}
          onShow={(from, sort) => void console.show(shown, from, sort)}
          onSave={() => void console.save()}
        />
      )}
    </div>
  );
}

interface FormProps extends Pick<Props, "questions"> {
  readonly console: ReturnType<typeof useSqlConsole>;
}

/** The ready questions, and the field with the query. */
function QueryForm({ console, questions }: FormProps) {
  const choice = useRef<HTMLSelectElement>(null);
  const { takeField } = console;
  const isBusy = console.shown.name === "busy";
  const run = (): void => {
    if (!isBusy) void console.run();
  };
  const fill = (index: string): void => {
    const sql = questions[Number(index)]?.sql;
    if (index !== "" && sql !== undefined) console.fill(sql);
  };
  useEffect(() => {
    // Chosen before hydration.
    if (choice.current !== null && choice.current.value !== "") fill(choice.current.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once
  }, []);
  return (
    <form
      className="supplemental"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <label htmlFor="sql-pronte">{labels.start}</label>
      <select id="sql-pronte" ref={choice} defaultValue="" onChange={({ target }) => fill(target.value)}>
        <option value="">{labels.choose}</option>
        {questions.map(({ text }, index) => (
          <option key={text} value={index}>
            {text}
          </option>
        ))}
      </select>
      <label htmlFor={fieldId}>{labels.field}</label>
      <textarea
        id={fieldId}
        ref={takeField}
        rows={9}
        spellCheck={false}
        autoCapitalize="off"
        defaultValue={questions[0]?.sql}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) run();
        }}
      />
      <p className="sql-ways">
        {isBusy ? (
          <button type="button" className="btn plain" onClick={console.stop} key="stop">
            {labels.stop}
          </button>
        ) : (
          <button type="button" className="btn" onClick={run} key="run">
            {labels.run}
          </button>
        )}
        <span className="note no-print">{labels.runKeys}</span>
      </p>
    </form>
  );
}

interface AskingProps {
  readonly bytes: number;
  readonly tables: readonly string[];
  /** Years to choose from; empty when the query reads no positions. */
  readonly published: readonly string[];
  readonly years: readonly string[];
  readonly onYears: (years: readonly string[]) => void;
  readonly onFetch: () => void;
}

/** Which years of positions a query reads. */
function Years({ published, years, onYears }: Pick<AskingProps, "published" | "years" | "onYears">) {
  return (
    <fieldset>
      <legend>{labels.years}</legend>
      <p className="note">{labels.yearsNote}</p>
      <div className="sql-years">
        {published.map((year) => (
          <label className="check" key={year}>
            <input
              type="checkbox"
              checked={years.includes(year)}
              onChange={({ target }) =>
                onYears(published.filter((one) => (one === year ? target.checked : years.includes(one))))
              }
            />
            {year}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Says what a query needs to fetch, and which years of positions, and waits for the reader. */
function Asking({ bytes, tables, published, years, onYears, onFetch }: AskingProps) {
  const isMissing = published.length > 0 && years.length === 0;
  return (
    <div className="sql-asking">
      {published.length > 0 && <Years {...{ published, years, onYears }} />}
      <p role="status">{isMissing ? labels.noYear : labels.toFetch(bytes, tables)}</p>
      <p>
        <button type="button" className="btn" disabled={isMissing} onClick={onFetch}>
          {labels.fetch}
        </button>
      </p>
    </div>
  );
}
