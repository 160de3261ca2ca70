/**
 * SQLite over the published Parquet files: creates every table empty, loads those that a query reads, answers it. Runs
 * in the worker of the query console, and in Node in tests. SQLite itself finds the tables and refuses everything that
 * is not reading, by its authorizer: no SQL is parsed here.
 */
import type { DbPtr, Sqlite3Static, StmtPtr } from "@sqlite.org/sqlite-wasm";
import { parquetScan, type DecodedArray } from "hyparquet";
import type { Cell } from "#src/domain/tables/table.ts";
import type { QueryTable } from "#src/contracts/query-pages.ts";
import { isRawBinding, TextHeap, type RawBinding } from "./sql-binding.ts";
import type { Fault, NeededFile, Result, Sort } from "./sql-protocol.ts";
import { sortRows } from "./sql-sort.ts";

/** Bounds of a result, for the memory of a browser. */
const mostRows = 1_000_000;
const mostCells = 4_000_000;
/** Bytes that SQLite may use, and of one value. The module's memory never shrinks. */
const mostMemory = 300_000_000;
const longestValue = 10_000_000;

export class SqlFault extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.kind);
    this.fault = fault;
  }
}

/** Fetches a file whole; `onBytes` is called with the number of bytes so far. Rejects when it cannot be had. */
export type FetchFile = (path: string, onBytes: (got: number) => void) => Promise<ArrayBuffer>;

interface StoredTable extends QueryTable {
  /**
   * Whether texts are stored as numbers: a year of positions has two million rows, and its ids would take 200 MB. Such a
   * table is a view over `NAME_row` and one table of texts per column.
   */
  readonly isCoded: boolean;
}

export class SqlEngine {
  readonly #sqlite: Sqlite3Static;
  readonly #db: DbPtr;
  readonly #raw: RawBinding;
  readonly #tables: ReadonlyMap<string, StoredTable>;
  readonly #fetch: FetchFile;
  /** Paths of the files in the database. */
  readonly #loaded = new Set<string>();
  /** Numbers of the texts of coded columns, by table of texts. */
  readonly #codes = new Map<string, Map<string, number>>();
  /** While a reader's query is compiled: what it reads, and whether it does more than reading. */
  #reading: { readonly names: Set<string>; refused: boolean } | null = null;
  #result: { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] } = {
    columns: [],
    rows: [],
  };

  constructor(sqlite: Sqlite3Static, tables: readonly QueryTable[], fetchFile: FetchFile) {
    this.#sqlite = sqlite;
    this.#fetch = fetchFile;
    const exports: unknown = sqlite.wasm.exports;
    if (!isRawBinding(exports)) throw new SqlFault({ kind: "engine" });
    this.#raw = exports;
    this.#tables = new Map(
      tables.map((table) => [table.name, { ...table, isCoded: table.files.some(({ year }) => year !== null) }]),
    );
    const { capi } = sqlite;
    const pointer = new sqlite.oo1.DB(":memory:").pointer;
    if (pointer === undefined) throw new SqlFault({ kind: "engine" });
    this.#db = pointer;
    this.#exec(`PRAGMA temp_store = MEMORY; PRAGMA hard_heap_limit = ${mostMemory}`);
    capi.sqlite3_limit(this.#db, capi.SQLITE_LIMIT_LENGTH, longestValue);
    for (const table of this.#tables.values()) this.#create(table);
    // The view of the published SQLite file, for queries that were written for it.
    if (this.#tables.has("ballot")) this.#exec("CREATE VIEW member_vote AS SELECT * FROM ballot");
    capi.sqlite3_set_authorizer(this.#db, (_, action, name) => this.#authorize(action, name), 0);
  }

  /**
   * The files of the tables that a query reads; of a coded table those of all years.
   * @throws SqlFault when it is not one query that reads
   */
  plan(sql: string): NeededFile[] {
    const { names, statement } = this.#prepare(sql);
    this.#sqlite.capi.sqlite3_finalize(statement);
    return [...this.#tables.values()].flatMap(({ name, files, isCoded }) =>
      names.has(isCoded ? rowsOf(name) : name)
        ? files.map((file) => ({ ...file, table: name, isLoaded: this.#loaded.has(file.path) }))
        : [],
    );
  }

  /**
   * Loads what a query reads, and answers it. `years`: of coded tables, exactly these are in the database then.
   * @throws SqlFault
   */
  async run(
    sql: string,
    years: readonly string[],
    onProgress: (table: string, got: number, bytes: number) => void,
  ): Promise<Result> {
    const wanted = this.plan(sql).filter(({ year }) => year === null || years.includes(year));
    for (const { table } of wanted) this.#forgetOthers(table, years);
    for (const { table, path, bytes } of wanted) {
      if (this.#loaded.has(path)) continue;
      await this.#load(table, path, (got) => onProgress(table, got, bytes)).catch((error: unknown) => {
        throw error instanceof SqlFault ? error : new SqlFault({ kind: "load", table });
      });
    }
    onProgress("", 0, 0);
    return this.#answer(sql);
  }

  /** Rows of the last result, sorted by a column: numbers before texts, empty cells last. */
  rows(from: number, to: number, sort: Sort | null): readonly (readonly Cell[])[] {
    return sortRows(this.#result.rows, sort).slice(from, to);
  }

  /** The whole last result. */
  get all(): { readonly columns: readonly string[]; readonly rows: readonly (readonly Cell[])[] } {
    return this.#result;
  }

  #exec(sql: string): void {
    const { capi } = this.#sqlite;
    if (capi.sqlite3_exec(this.#db, sql, 0, 0, 0) !== capi.SQLITE_OK) throw this.#fault();
  }

  #create({ name, columns, key, isCoded }: StoredTable): void {
    const cells = columns.map((column) => `${column.name} ${isCoded ? "INTEGER" : column.type}`).join(", ");
    const stored = isCoded ? rowsOf(name) : name;
    this.#exec(`CREATE TABLE ${stored} (${cells}, PRIMARY KEY (${key.join(", ")})) WITHOUT ROWID`);
    if (!isCoded) return;
    const texts = columns.filter(({ type }) => type === "TEXT").map((column) => column.name);
    for (const column of texts)
      this.#exec(`CREATE TABLE ${textsOf(name, column)} (no INTEGER PRIMARY KEY, ${column} TEXT NOT NULL UNIQUE)`);
    // Outer joins, because SQLite leaves out those of columns that a query does not name.
    const from = texts.map(
      (column) => `LEFT JOIN ${textsOf(name, column)} AS ${column}_ ON ${column}_.no = r.${column}`,
    );
    const selected = columns.map(({ type, name: column }) =>
      type === "TEXT" ? `${column}_.${column}` : `r.${column}`,
    );
    this.#exec(`CREATE VIEW ${name} AS SELECT ${selected.join(", ")} FROM ${stored} AS r ${from.join(" ")}`);
  }

  #authorize(action: number, name: string | 0): number {
    const { capi } = this.#sqlite;
    if (this.#reading === null) return capi.SQLITE_OK;
    switch (action) {
      case capi.SQLITE_READ:
        if (name !== 0) this.#reading.names.add(name);
        return capi.SQLITE_OK;
      case capi.SQLITE_SELECT:
      case capi.SQLITE_FUNCTION:
      case capi.SQLITE_RECURSIVE:
        return capi.SQLITE_OK;
      default:
        this.#reading.refused = true;
        return capi.SQLITE_DENY;
    }
  }

  /** Compiles a reader's query. The caller finalizes the statement. */
  #prepare(sql: string): { readonly names: ReadonlySet<string>; readonly statement: StmtPtr } {
    const { capi, wasm } = this.#sqlite;
    const reading = { names: new Set<string>(), refused: false };
    this.#reading = reading;
    try {
      return wasm.scopedAllocCall(() => {
        const text = wasm.scopedAllocCString(sql, false);
        const [statementAt = 0, tailAt = 0] = wasm.scopedAllocPtr(2);
        const code = capi.sqlite3_prepare_v3(this.#db, text, -1, 0, statementAt, tailAt);
        if (code !== capi.SQLITE_OK) throw reading.refused ? new SqlFault({ kind: "write" }) : this.#fault(sql);
        const statement = wasm.peekPtr(statementAt);
        if (statement === 0) throw new SqlFault({ kind: "empty" });
        const at = indexOfByte(sql, wasm.peekPtr(tailAt) - text);
        if (!blank.test(sql.slice(at))) {
          capi.sqlite3_finalize(statement);
          throw new SqlFault({ kind: "several" });
        }
        return { names: reading.names, statement };
      });
    } finally {
      this.#reading = null;
    }
  }

  /** The last error of SQLite. `sql`: the query that it is about. */
  #fault(sql?: string): SqlFault {
    const { capi } = this.#sqlite;
    if ((capi.sqlite3_errcode(this.#db) & 0xff) === capi.SQLITE_NOMEM) return new SqlFault({ kind: "memory" });
    const offset = capi.sqlite3_error_offset(this.#db);
    const at = sql === undefined || offset < 0 ? null : indexOfByte(sql, offset);
    return new SqlFault({ kind: "sql", message: capi.sqlite3_errmsg(this.#db), at });
  }

  #answer(sql: string): Result {
    const { capi } = this.#sqlite;
    const { statement } = this.#prepare(sql);
    try {
      const count = capi.sqlite3_column_count(statement);
      const columns = Array.from({ length: count }, (_, at) => capi.sqlite3_column_name(statement, at));
      const most = Math.min(mostRows, Math.floor(mostCells / count));
      const rows: Cell[][] = [];
      let isCut = false;
      for (let step = capi.sqlite3_step(statement); ; step = capi.sqlite3_step(statement)) {
        if (step === capi.SQLITE_DONE) break;
        if (step !== capi.SQLITE_ROW) throw this.#fault();
        if (rows.length === most) {
          isCut = true;
          break;
        }
        rows.push(columns.map((_, at) => toCell(capi.sqlite3_column_js(statement, at))));
      }
      this.#result = { columns, rows };
      return { columns, total: rows.length, isCut };
    } finally {
      capi.sqlite3_finalize(statement);
    }
  }

  /** Empties a coded table that has other years than these. */
  #forgetOthers(name: string, years: readonly string[]): void {
    const table = this.#tables.get(name);
    if (table?.isCoded !== true) return;
    const others = table.files.filter(({ path, year }) => this.#loaded.has(path) && !years.includes(year ?? ""));
    if (others.length === 0) return;
    this.#exec(`DELETE FROM ${rowsOf(name)}`);
    for (const { path } of table.files) this.#loaded.delete(path);
  }

  async #load(name: string, path: string, onBytes: (got: number) => void): Promise<void> {
    const table = this.#tables.get(name);
    if (table === undefined) return;
    const file = await this.#fetch(path, onBytes);
    const scan = await parquetScan({ file });
    this.#exec("BEGIN");
    try {
      // One row group after the other: a whole year as values takes three times the memory.
      for (const range of scan.ranges) {
        const columns: ArrayLike<unknown>[] = [];
        for (const { name: column, type } of table.columns) {
          const data = await scan.readColumn({ ...range, column });
          columns.push(table.isCoded && type === "TEXT" ? this.#encode(name, column, data) : data);
        }
        this.#insertRows(table.isCoded ? rowsOf(name) : name, range.rowEnd - range.rowStart, columns);
      }
      this.#exec("COMMIT");
    } catch (error) {
      this.#exec("ROLLBACK");
      throw error;
    }
    this.#loaded.add(path);
  }

  /** Texts of a coded column as numbers; texts that are new get one. */
  #encode(table: string, column: string, texts: DecodedArray): Int32Array {
    const stored = textsOf(table, column);
    const codes = this.#codes.get(stored) ?? new Map<string, number>();
    this.#codes.set(stored, codes);
    const known = codes.size;
    const numbers = new Int32Array(texts.length);
    let [last, lastNo]: [unknown, number] = [null, 0];
    for (let row = 0; row < texts.length; row += 1) {
      const text: unknown = texts[row];
      // Rows come vote by vote.
      if (text !== last) {
        last = text;
        lastNo = codes.get(String(text)) ?? codes.size + 1;
        if (lastNo > codes.size) codes.set(String(text), lastNo);
      }
      numbers[row] = lastNo;
    }
    const added = [...codes].slice(known);
    this.#insertRows(stored, added.length, [added.map(([, no]) => no), added.map(([text]) => text)]);
    return numbers;
  }

  #insertRows(table: string, count: number, columns: readonly ArrayLike<unknown>[]): void {
    const { capi, wasm } = this.#sqlite;
    const raw = this.#raw;
    const marks = columns.map(() => "?").join(", ");
    const statement = wasm.scopedAllocCall(() => {
      const [at = 0] = [wasm.scopedAllocPtr(1, true)].flat();
      if (capi.sqlite3_prepare_v3(this.#db, `INSERT INTO ${table} VALUES (${marks})`, -1, 0, at, null) !== 0)
        throw this.#fault();
      return wasm.peekPtr(at);
    });
    const texts = new TextHeap(this.#sqlite);
    try {
      for (let row = 0; row < count; row += 1) {
        texts.rewind();
        for (let at = 0; at < columns.length; at += 1) {
          const value: unknown = columns[at]?.[row];
          if (typeof value === "string") texts.add(at + 1, value);
          else if (typeof value !== "number") raw.sqlite3_bind_null(statement, at + 1);
          else if (Number.isInteger(value) && Math.abs(value) < 2 ** 31) raw.sqlite3_bind_int(statement, at + 1, value);
          else raw.sqlite3_bind_double(statement, at + 1, value);
        }
        texts.bind(raw, statement);
        if (raw.sqlite3_step(statement) !== capi.SQLITE_DONE) throw this.#fault();
        raw.sqlite3_reset(statement);
      }
    } finally {
      capi.sqlite3_finalize(statement);
      texts.free();
    }
  }
}

const rowsOf = (table: string): string => `${table}_row`;
const textsOf = (table: string, column: string): string => `${table}_${column}`;

/** Nothing but blanks, semicolons and comments. */
const blank = /^(?:[\s;]|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)*$/;

/** Index in a text of a byte of its UTF-8. */
function indexOfByte(text: string, byte: number): number {
  return new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, byte)).length;
}

function toCell(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "bigint") return String(value);
  if (value instanceof Uint8Array) return `x'${[...value].map((byte) => byte.toString(16).padStart(2, "0")).join("")}'`;
  return null;
}
