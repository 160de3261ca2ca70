/** Binds values to a statement of SQLite's WebAssembly module, for the insertion of millions of rows. */
import type { Sqlite3Static, WasmPointer } from "@sqlite.org/sqlite-wasm";

/** The functions of the module that take one number per argument: without the conversions of the library, ten times as fast. */
export interface RawBinding {
  sqlite3_bind_int(statement: number, at: number, value: number): number;
  sqlite3_bind_double(statement: number, at: number, value: number): number;
  sqlite3_bind_null(statement: number, at: number): number;
  sqlite3_bind_text(statement: number, at: number, text: number, length: number, destroy: number): number;
  sqlite3_step(statement: number): number;
  sqlite3_reset(statement: number): number;
}

export const isRawBinding = (value: unknown): value is RawBinding =>
  typeof value === "object" && value !== null && "sqlite3_bind_text" in value;

/** The texts of one row, encoded into memory of the module that is used again for the next row. */
export class TextHeap {
  readonly #sqlite: Sqlite3Static;
  readonly #encoder = new TextEncoder();
  #size = 1 << 16;
  #memory: WasmPointer;
  #used = 0;
  #count = 0;
  /** Column, start and length of each text. */
  readonly #texts: number[] = [];

  constructor(sqlite: Sqlite3Static) {
    this.#sqlite = sqlite;
    this.#memory = sqlite.wasm.alloc(this.#size);
  }

  rewind(): void {
    this.#used = 0;
    this.#count = 0;
  }

  add(column: number, text: string): void {
    const { wasm } = this.#sqlite;
    // UTF-8 takes at most three bytes per UTF-16 unit.
    const most = this.#used + text.length * 3;
    if (most > this.#size) {
      this.#size = most * 2;
      this.#memory = wasm.realloc(this.#memory, this.#size);
    }
    const start = this.#memory + this.#used;
    const { written } = this.#encoder.encodeInto(text, wasm.heap8u().subarray(start, this.#memory + this.#size));
    this.#texts[this.#count] = column;
    this.#texts[this.#count + 1] = this.#used;
    this.#texts[this.#count + 2] = written;
    this.#count += 3;
    this.#used += written;
  }

  bind(raw: RawBinding, statement: number): void {
    for (let at = 0; at < this.#count; at += 3) {
      const [column = 0, start = 0, length = 0] = [this.#texts[at], this.#texts[at + 1], this.#texts[at + 2]];
      // 0 = SQLITE_STATIC: the memory holds until the row is inserted, so it is not copied.
      raw.sqlite3_bind_text(statement, column, this.#memory + start, length, 0);
    }
  }

  free(): void {
    this.#sqlite.wasm.dealloc(this.#memory);
  }
}
