/** The worker of the query console: one engine, questions answered in turn. */
import sqlite3InitModule from "@sqlite.org/sqlite-wasm";
import { toCsv } from "#src/lib/csv.ts";
import type { Answer, Progress, Question, Start } from "./sql-protocol.ts";
import { SqlEngine, SqlFault, type FetchFile } from "./sql-engine.ts";

/** The part of the worker's scope that is used here; the project's DOM types do not include workers. */
interface Scope {
  addEventListener(type: "message", listener: (event: MessageEvent<Start | Question>) => void): void;
  postMessage(message: Answer | Progress): void;
}
declare const self: Scope;

/** The library reports on the console what it does not find in a browser; here it is not used. */
const silent = { warn: () => undefined, error: () => undefined, log: () => undefined, debug: () => undefined };
Object.assign(globalThis, { sqlite3ApiConfig: { ...silent, disable: { vfs: { opfs: true, "opfs-vfs": true } } } });

/** Milliseconds between two messages about the progress of a download. */
const interval = 100;

const fetchFile: FetchFile = async (path, onBytes) => {
  const response = await fetch(path);
  if (!response.ok || response.body === null) throw new Error(`${path}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let [got, said] = [0, 0];
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    got += value.length;
    if (performance.now() - said < interval) continue;
    said = performance.now();
    onBytes(got);
  }
  return await new Blob(parts).arrayBuffer();
};

let engine: Promise<SqlEngine> | undefined;

function start({ tables }: Start): Promise<SqlEngine> {
  return sqlite3InitModule()
    .then((sqlite) => new SqlEngine(sqlite, tables, fetchFile))
    .catch(() => {
      throw new SqlFault({ kind: "engine" });
    });
}

async function answer(question: Question): Promise<Answer> {
  const ready = await engine;
  if (ready === undefined) throw new SqlFault({ kind: "engine" });
  switch (question.type) {
    case "plan":
      return { type: "plan", files: ready.plan(question.sql) };
    case "run": {
      const { sql, years } = question;
      const onProgress = (table: string, got: number, bytes: number): void =>
        self.postMessage({ type: "progress", table, got, bytes });
      return { type: "result", result: await ready.run(sql, years, onProgress) };
    }
    case "rows":
      return { type: "rows", rows: ready.rows(question.from, question.to, question.sort) };
    case "csv":
      return { type: "csv", content: new TextEncoder().encode(toCsv(ready.all.columns, ready.all.rows)) };
  }
}

self.addEventListener("message", ({ data }) => {
  if (data.type === "start") {
    engine = start(data);
    // The first question reports it.
    engine.catch(() => undefined);
    return;
  }
  answer(data).then(
    (message) => self.postMessage(message),
    (error: unknown) =>
      self.postMessage({ type: "fault", fault: error instanceof SqlFault ? error.fault : { kind: "memory" } }),
  );
});
