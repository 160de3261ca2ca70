/** The page's side of the query console's worker. */
import type { QueryTable } from "#src/contracts/query-pages.ts";
import type { Answer, Fault, Progress, Question, Start } from "./sql-protocol.ts";
import workerUrl from "./sql-worker.ts?chunk";

type Answers = { readonly [Type in Exclude<Answer["type"], "fault">]: Extract<Answer, { readonly type: Type }> };

/** A question of each kind and the kind of its answer. */
interface AnswerOf {
  readonly plan: "plan";
  readonly run: "result";
  readonly rows: "rows";
  readonly csv: "csv";
}

/** A question that was not answered; `fault` null = the reader stopped it. */
export class NoAnswer extends Error {
  readonly fault: Fault | null;
  constructor(fault: Fault | null) {
    super(fault?.kind ?? "stopped");
    this.fault = fault;
  }
}

/** Starts its worker with the first question, and again after a stop, which ends it with all that it had loaded. */
export class SqlClient {
  readonly #tables: readonly QueryTable[];
  readonly #onProgress: (progress: Progress) => void;
  #worker: Worker | null = null;
  #fail: ((error: NoAnswer) => void) | null = null;

  constructor(tables: readonly QueryTable[], onProgress: (progress: Progress) => void) {
    this.#tables = tables;
    this.#onProgress = onProgress;
  }

  /** Asks one question at a time. @throws NoAnswer */
  ask<Type extends Question["type"]>(
    question: Extract<Question, { readonly type: Type }>,
  ): Promise<Answers[AnswerOf[Type]]> {
    return new Promise((done, fail) => {
      const failed = (fault: Fault | null): void => {
        this.#fail = null;
        fail(new NoAnswer(fault));
      };
      const worker = this.#start();
      if (worker === null) {
        failed({ kind: "engine" });
        return;
      }
      this.#fail = fail;
      worker.onerror = () => {
        failed({ kind: "engine" });
        this.stop();
      };
      worker.onmessage = ({ data }: MessageEvent<Answer | Progress>) => {
        if (data.type === "progress") this.#onProgress(data);
        else if (data.type === "fault") failed(data.fault);
        else {
          this.#fail = null;
          // @ts-expect-error TypeScript does not relate the kind of an answer to that of its question
          done(data);
        }
      };
      worker.postMessage(question);
    });
  }

  /** Ends the worker, whatever it does: an endless query can be stopped in no other way. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#fail?.(new NoAnswer(null));
    this.#fail = null;
  }

  #start(): Worker | null {
    if (this.#worker !== null) return this.#worker;
    if (!("WebAssembly" in globalThis) || !("Worker" in globalThis)) return null;
    this.#worker = new Worker(workerUrl, { type: "module" });
    const start: Start = { type: "start", tables: this.#tables };
    this.#worker.postMessage(start);
    return this.#worker;
  }
}
