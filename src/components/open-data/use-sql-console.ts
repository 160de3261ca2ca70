import { useCallback, useEffect, useRef, useState } from "react";
import { explainSql, queryConsole as labels, queryFaults } from "#src/i18n/query-console.ts";
import {
  consoleId,
  fromConsoleAddress,
  fromQuestionAddress,
  toConsoleAddress,
  yearsToRead,
  type ConsoleState,
} from "#src/lib/query-console.ts";
import { saveFile } from "#src/components/site/save-file.ts";
import type { Cell } from "#src/domain/tables/table.ts";
import type { QueryTable } from "#src/contracts/query-pages.ts";
import { offerColumns } from "./offer-columns.ts";
import { NoAnswer, SqlClient } from "./sql-client.ts";
import type { Fault, NeededFile, Progress, Result, Sort } from "./sql-protocol.ts";

/** Bytes above which the reader is asked before tables are fetched. */
const askAbove = 1_000_000;
/** Rows of a page of the result, and of all its pages. */
export const pageRows = 100;
export const mostShown = 10_000;

export const fieldId = "sql-testo";

/** What the console shows below the field. */
export type Shown =
  | { readonly name: "nothing" }
  | { readonly name: "busy"; readonly text: string }
  /** Asks which years to read, and whether to fetch the files. */
  | { readonly name: "asking"; readonly sql: string; readonly files: readonly NeededFile[] }
  | { readonly name: "message"; readonly text: string }
  /** The query came with the address: it is not ours, and waits for the reader. */
  | { readonly name: "given" }
  | ShownResult;

export interface ShownResult {
  readonly name: "result";
  readonly sql: string;
  readonly result: Result;
  readonly rows: readonly (readonly Cell[])[];
  readonly from: number;
  readonly sort: Sort | null;
  /** Years of positions that the result counts; empty when it reads none. */
  readonly years: readonly string[];
  /** Query string that holds the query; null = too long. */
  readonly address: string | null;
}

export interface ReadyQuestion {
  readonly id: string;
  readonly text: string;
  readonly sql: string;
}

/** A query that came with the address. `shown`: what the console shows until the reader runs it; null = it is ours, and runs. */
interface Given extends ConsoleState {
  readonly shown: Shown | null;
}

function fromAddress(questions: readonly ReadyQuestion[], published: readonly string[]): Given | null {
  const id = fromQuestionAddress(location.search);
  const question = questions.find((one) => one.id === id);
  if (question !== undefined) return { sql: question.sql, years: [], shown: null };
  const state = fromConsoleAddress(location.search, published);
  return state && { ...state, shown: state.isBroken ? { name: "message", text: labels.broken } : { name: "given" } };
}

/** The query typed before hydration, at which React sets the field back; null on the server. */
const typedText = (): string | null =>
  typeof document === "undefined" ? null : (document.querySelector<HTMLTextAreaElement>(`#${fieldId}`)?.value ?? null);

function takeOver(field: HTMLTextAreaElement, typed: string | null): void {
  if (typed !== null) field.value = typed;
  offerColumns(field);
}

/** The field of the query, which React leaves to the reader. */
function useField() {
  const area = useRef<HTMLTextAreaElement>(null);
  const take = useCallback((field: HTMLTextAreaElement | null) => void (area.current = field), []);
  const [typed] = useState(typedText);
  return {
    take,
    text: (): string => area.current?.value ?? "",
    write: (sql: string): void => {
      if (area.current) area.current.value = sql;
    },
    complete: (): void => {
      if (area.current) takeOver(area.current, typed);
    },
  };
}

/** State and actions of the query console. */
export function useSqlConsole(tables: readonly QueryTable[], questions: readonly ReadyQuestion[]) {
  const published = [...new Set(tables.flatMap(({ files }) => files.flatMap(({ year }) => year ?? [])))].toSorted();
  const [shown, setShown] = useState<Shown>({ name: "nothing" });
  const [years, setYears] = useState<readonly string[]>([]);
  const field = useField();
  const client = useRef<SqlClient | null>(null);
  const given = useRef<Given | null>(null);

  const fill = (sql: string): void => {
    setShown({ name: "nothing" });
    field.write(sql);
  };
  const onProgress = ({ table, got, bytes }: Progress): void =>
    setShown({ name: "busy", text: table === "" ? labels.running : labels.loading(table, got, bytes) });
  const worker = (): SqlClient => (client.current ??= new SqlClient(tables, onProgress));
  /** Asks the worker about a query, and shows why it did not answer. */
  const ask = async (sql: string, asking: () => Promise<void>): Promise<void> => {
    try {
      await asking();
    } catch (error) {
      const fault: Fault | null = error instanceof NoAnswer ? error.fault : { kind: "engine" };
      setShown({ name: "message", text: wordFault(sql, fault, tables) });
    }
  };

  /** Answers a query from these years of positions. */
  const answer = (sql: string, read: readonly string[]): Promise<void> => {
    setShown({ name: "busy", text: labels.running });
    return ask(sql, async () => {
      const { result } = await worker().ask({ type: "run", sql, years: read });
      const { rows } = await worker().ask({ type: "rows", from: 0, to: pageRows, sort: null });
      const query = toConsoleAddress({ sql, years: read });
      const address = query && `${query}#${consoleId}`;
      if (address !== null) history.replaceState(history.state, "", address);
      setShown({ name: "result", sql, result, rows, from: 0, sort: null, years: read, address });
    });
  };

  /** Compiles the query, and answers it, or asks first. Years that came with it are chosen. */
  const run = (): Promise<void> => {
    const sql = field.text();
    const chosen = given.current?.sql === sql ? given.current.years : [];
    setShown({ name: "busy", text: labels.starting });
    return ask(sql, async () => {
      const { files } = await worker().ask({ type: "plan", sql });
      const isYearly = files.some(({ year }) => year !== null);
      const read = isYearly && chosen.length > 0 ? chosen : yearsToRead(sql, files, askAbove);
      setYears(read);
      if (bytesOf(filesToFetch(files, read)) <= askAbove) await answer(sql, read);
      else setShown({ name: "asking", sql, files });
    });
  };

  const show = (result: ShownResult, from: number, sort: Sort | null): Promise<void> =>
    ask(field.text(), async () => {
      const { rows } = await worker().ask({ type: "rows", from, to: Math.min(from + pageRows, mostShown), sort });
      setShown({ ...result, rows, from, sort });
    });

  const save = async (): Promise<void> => {
    const { content } = await worker().ask({ type: "csv" });
    saveFile(`${labels.csvName}.csv`, content, "text/csv;charset=utf-8");
  };

  useEffect(() => {
    field.complete();
    given.current = fromAddress(questions, published);
    void Promise.resolve().then(() => {
      if (given.current === null) return;
      fill(given.current.sql);
      if (given.current.shown === null) void run();
      else setShown(given.current.shown);
    });
    return () => client.current?.stop();
    // Runs once: later the reader asks.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, []);
  const stop = (): void => client.current?.stop();
  return { takeField: field.take, shown, years, published, setYears, run, answer, show, save, fill, stop };
}

/** The files that are not loaded yet, with the positions of these years only. */
export const filesToFetch = (files: readonly NeededFile[], years: readonly string[]): readonly NeededFile[] =>
  files.filter(({ year, isLoaded }) => !isLoaded && (year === null || years.includes(year)));

export const bytesOf = (files: readonly NeededFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Why a query was not answered, in a sentence; null = the reader stopped it. */
function wordFault(sql: string, fault: Fault | null, tables: readonly QueryTable[]): string {
  if (fault === null) return labels.stopped;
  switch (fault.kind) {
    case "sql": {
      const known = tables.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
      return explainSql(sql, fault.message, fault.at, known);
    }
    case "several":
      return queryFaults.several;
    case "load":
      return queryFaults.load(fault.table);
    case "write":
    case "empty":
    case "memory":
    case "engine":
      return queryFaults[fault.kind];
  }
}
