import { useEffect, useRef, useState } from "react";
import { explainSql, queryConsole as labels, queryFaults } from "#src/i18n/query-console.ts";
import { fromConsoleAddress, toConsoleAddress, yearsNamed } from "#src/lib/query-console.ts";
import { saveFile } from "#src/components/site/save-file.ts";
import { load } from "#src/islands/load.ts";
import type { Cell } from "#src/domain/tables/table.ts";
import type { QueryTable } from "#src/contracts/query-pages.ts";
import { NoAnswer, SqlClient } from "./sql-client.ts";
import type * as editing from "./sql-editor.ts";
import type { Fault, NeededFile, Progress, Result, Sort } from "./sql-protocol.ts";
import editorUrl from "./sql-editor.ts?chunk";

/** Bytes above which the reader is asked before tables are fetched. */
const askAbove = 1_000_000;
/** Rows of a page of the result, and of all its pages. */
export const pageRows = 100;
export const mostShown = 10_000;

/** What the console shows below the editor. */
export type Shown =
  | { readonly name: "nothing" }
  | { readonly name: "busy"; readonly text: string }
  /** Asks which years to read, and whether to fetch the files. */
  | { readonly name: "asking"; readonly sql: string; readonly files: readonly NeededFile[] }
  | { readonly name: "message"; readonly text: string; readonly at: number | null }
  | ShownResult;

export interface ShownResult {
  readonly name: "result";
  readonly result: Result;
  readonly rows: readonly (readonly Cell[])[];
  readonly from: number;
  readonly sort: Sort | null;
  /** Years of positions that the result counts; empty when it reads none. */
  readonly years: readonly string[];
  /** Query string that holds the query; null = too long. */
  readonly address: string | null;
}

/** State and actions of the query console. */
export function useSqlConsole(tables: readonly QueryTable[]) {
  const published = [...new Set(tables.flatMap(({ files }) => files.flatMap(({ year }) => year ?? [])))].toSorted();
  const [shown, setShown] = useState<Shown>({ name: "nothing" });
  const [years, setYears] = useState<readonly string[]>([]);
  const area = useRef<HTMLTextAreaElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<editing.Editor | null>(null);
  const client = useRef<SqlClient | null>(null);

  const text = (): string => editor.current?.text() ?? area.current?.value ?? "";
  const fill = (sql: string): void => {
    if (area.current) area.current.value = sql;
    editor.current?.set(sql);
  };
  const onProgress = ({ table, got, bytes }: Progress): void =>
    setShown({ name: "busy", text: table === "" ? labels.running : labels.loading(table, got, bytes) });
  const worker = (): SqlClient => (client.current ??= new SqlClient(tables, onProgress));
  const fail = (sql: string, error: unknown): void =>
    setShown({
      name: "message",
      ...wordFault(sql, error instanceof NoAnswer ? error.fault : { kind: "engine" }, tables),
    });

  /** Answers a query from these years of positions. */
  const answer = async (sql: string, read: readonly string[]): Promise<void> => {
    setShown({ name: "busy", text: labels.running });
    try {
      const { result } = await worker().ask({ type: "run", sql, years: read });
      const { rows } = await worker().ask({ type: "rows", from: 0, to: pageRows, sort: null });
      const address = toConsoleAddress({ sql, years: read });
      if (address !== null) history.replaceState(history.state, "", address);
      setShown({ name: "result", result, rows, from: 0, sort: null, years: read, address });
    } catch (error) {
      fail(sql, error);
    }
  };

  /** Compiles a query, and answers it, or asks first. `chosen`: years of the address. */
  const run = async (chosen: readonly string[] = []): Promise<void> => {
    const sql = text();
    setShown({ name: "busy", text: labels.starting });
    try {
      const { files } = await worker().ask({ type: "plan", sql });
      const isYearly = files.some(({ year }) => year !== null);
      const read = isYearly ? (chosen.length > 0 ? chosen : yearsNamed(sql, published)) : [];
      setYears(read);
      const wanted = filesToFetch(files, read);
      const isKnown = chosen.length > 0 || wanted.every(({ year }) => year === null);
      if (isKnown && bytesOf(wanted) <= askAbove) await answer(sql, read);
      else setShown({ name: "asking", sql, files });
    } catch (error) {
      fail(sql, error);
    }
  };

  const show = async (from: number, sort: Sort | null): Promise<void> => {
    if (shown.name !== "result") return;
    try {
      const { rows } = await worker().ask({ type: "rows", from, to: Math.min(from + pageRows, mostShown), sort });
      setShown({ ...shown, rows, from, sort });
    } catch (error) {
      fail(text(), error);
    }
  };

  const save = async (): Promise<void> => {
    const { content } = await worker().ask({ type: "csv" });
    saveFile(`${labels.csvName}.csv`, content, "text/csv;charset=utf-8");
  };

  // For the editor, which outlives a rendering.
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const given = fromConsoleAddress(location.search, published);
    if (given !== null) {
      fill(given.sql);
      const say = (): void => setShown({ name: "message", text: labels.broken, at: null });
      void Promise.resolve().then(() => (given.isBroken ? say() : run(given.years)));
    }
    const schema = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
    let isLeft = false;
    load<typeof editing>(editorUrl).then(
      ({ openEditor }) => {
        if (isLeft || host.current === null || area.current === null) return;
        const { selectionStart } = area.current;
        const hadFocus = document.activeElement === area.current;
        const opened = openEditor({
          host: host.current,
          text: area.current.value,
          label: labels.editor,
          schema,
          onRun: () => void latest.current(),
        });
        editor.current = opened;
        area.current.hidden = true;
        if (hadFocus) opened.goTo(selectionStart);
      },
      // The plain text area stays.
      () => undefined,
    );
    return () => {
      isLeft = true;
      editor.current?.destroy();
      client.current?.stop();
    };
    // Runs once: later the reader asks.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  return {
    area,
    host,
    shown,
    years,
    published,
    setYears,
    run,
    answer,
    show,
    save,
    fill: (sql: string): void => {
      setShown({ name: "nothing" });
      fill(sql);
    },
    goTo: (at: number): void => editor.current?.goTo(at),
    stop: (): void => client.current?.stop(),
  };
}

/** The files that are not loaded yet, with the positions of these years only. */
export const filesToFetch = (files: readonly NeededFile[], years: readonly string[]): readonly NeededFile[] =>
  files.filter(({ year, isLoaded }) => !isLoaded && (year === null || years.includes(year)));

export const bytesOf = (files: readonly NeededFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Why a query was not answered, in a sentence; null = the reader stopped it. */
function wordFault(
  sql: string,
  fault: Fault | null,
  tables: readonly QueryTable[],
): { readonly text: string; readonly at: number | null } {
  if (fault === null) return { text: labels.stopped, at: null };
  switch (fault.kind) {
    case "sql": {
      const columns = [...new Set(tables.flatMap((table) => table.columns.map(({ name }) => name)))];
      const known = { tables: tables.map(({ name }) => name), columns };
      return { text: explainSql(sql, fault.message, fault.at, known), at: fault.at };
    }
    case "several":
      return { text: queryFaults.several, at: fault.at };
    case "load":
      return { text: queryFaults.load(fault.table), at: null };
    case "write":
    case "empty":
    case "memory":
    case "engine":
      return { text: queryFaults[fault.kind], at: null };
  }
}
