/** A real SPARQL engine behind HTTP on localhost, with the limits and faults of the official endpoints. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Store } from "oxigraph";
import { z } from "zod";

/** Faults that a test can inject. */
export interface ServerOptions {
  /** Number of rows after which a response is silently truncated. */
  readonly cap?: number;
  /** Number of 503 responses before the first successful one. */
  readonly failures?: number;
  /** Body sent in place of every response. */
  readonly garbage?: string;
  /** Response to send in place of the answer to a query; undefined = the answer. */
  readonly fault?: (query: { readonly chamber: string; readonly text: string }) => Fault | undefined;
}

export interface Fault {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds before the answer. */
  readonly delay?: number;
}

/** The page of a firewall. */
export const blockedPage: Fault = {
  status: 403,
  body: "<html><body>Request rejected</body></html>",
  headers: { "content-type": "text/html" },
};

/** An answer without rows, as a stale cache gives it. */
export const emptyAnswer: Fault = { status: 200, body: '{"head":{"vars":[]},"results":{"bindings":[]}}' };

export interface SparqlServer {
  readonly url: string;
  /** Queries received, in order. */
  readonly queries: readonly { readonly chamber: string; readonly text: string }[];
  readonly close: () => Promise<void>;
}

/** Serves `/camera/sparql` and `/senato/sparql`, GET only. */
export async function serveSparql(
  stores: { readonly camera: Store; readonly senato: Store },
  options: ServerOptions = {},
): Promise<SparqlServer> {
  const queries: { chamber: string; text: string }[] = [];
  let failures = options.failures ?? 0;
  const server = createServer((request, response) => {
    // Tests have days of their own.
    response.sendDate = false;
    const url = new URL(request.url ?? "/", "http://localhost");
    const chamber = url.pathname.split("/")[1] ?? "";
    const text = url.searchParams.get("query") ?? "";
    const store = chamber === "camera" || chamber === "senato" ? stores[chamber] : undefined;
    if (request.method !== "GET" || store === undefined) return void response.writeHead(405).end();
    queries.push({ chamber, text });
    const fault = options.fault?.({ chamber, text });
    if (fault !== undefined) {
      const { status, headers, body, delay = 0 } = fault;
      return void setTimeout(() => response.writeHead(status, headers).end(body), delay);
    }
    if (failures > 0) {
      failures -= 1;
      return void response.writeHead(503).end();
    }
    answer(
      response,
      options.garbage ?? cut(store.query(text, { results_format: "application/sparql-results+json" }), options.cap),
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const { port }: Pick<AddressInfo, "port"> = address !== null && typeof address === "object" ? address : { port: 0 };
  return {
    url: `http://127.0.0.1:${String(port)}`,
    queries,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}

function answer(response: ServerResponse, body: string): void {
  response.writeHead(200, { "content-type": "application/sparql-results+json" }).end(body);
}

const answerSchema = z.object({ head: z.unknown(), results: z.object({ bindings: z.array(z.unknown()) }) });

function cut(json: unknown, cap = 10_000): string {
  const { head, results } = answerSchema.parse(JSON.parse(z.string().parse(json)));
  return JSON.stringify({ head, results: { bindings: results.bindings.slice(0, cap) } });
}
