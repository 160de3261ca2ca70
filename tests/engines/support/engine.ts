/** What the journeys require of a browser: one interface, a driver per engine. */

export type Theme = "light" | "dark";
export type Key = "Tab" | "Enter" | "Escape" | "ArrowDown" | "ArrowUp" | " ";

/** A browser engine that was found on this machine. */
export interface Engine {
  readonly name: "Chromium" | "Firefox" | "WebKit";
  /** What the driver of this engine cannot do; journeys that need it are reported as skipped, with this reason. */
  readonly cannot: Partial<Record<"print" | "complaints", string>>;
  /** Opens a window with an empty profile; `base` is the address of the site, without trailing slash. */
  open(base: string, theme?: Theme): Promise<Tab>;
  /** Name and version of the running browser. */
  version(): Promise<string>;
  close(): Promise<unknown>;
}

/** A browser window with its own storage. Selectors are CSS; the first match counts. */
export interface Tab {
  /** Follows an address of the site and waits for the `load` event. */
  go(path: string): Promise<unknown>;
  reload(): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  /** Runs a function in the page. Arguments and result are JSON values. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Scrolls to an element and clicks its centre with the pointer. Fails when the element is not there. */
  click(selector: string): Promise<unknown>;
  select(selector: string, value: string): Promise<unknown>;
  /** Types into the focused element. */
  type(text: string): Promise<unknown>;
  press(...keys: readonly Key[]): Promise<unknown>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<unknown>;
  /** The page as a PDF on A4. Only where the engine's `cannot.print` is undefined. */
  print(): Promise<Buffer>;
  screenshot(file: string): Promise<unknown>;
  /** Folder in which saved files arrive under their own names. */
  readonly downloads: string;
  /** Console messages and script errors so far. Empty where the engine's `cannot.complaints` is defined. */
  readonly complaints: readonly string[];
  close(): Promise<unknown>;
}

/** The `run` of a tab, from the driver's way to evaluate an expression in the page. */
export function runner(evaluate: (expression: string) => Promise<unknown>): Tab["run"] {
  // @ts-expect-error the value from the page has no type here; it has the type of the function that runs there
  return (script, ...args) => evaluate(`(${String(script)})(...${JSON.stringify(args)})`);
}

/** Messages of a browser that are not about the page: its own, and requests given up by leaving the page. */
export const isOwnMessage = (text: string): boolean =>
  /NS_BINDING_ABORTED|ERR_ABORTED|InstallTrigger|operation was aborted|NetworkError when attempting|ServiceWorker intercepted|Failed to load Pagefind/.test(
    text,
  );

/**
 * Runs in the page: scrolls to an element and returns the centre of its first line in the viewport (the centre of a
 * link on two lines may be beside it), once it has stopped moving.
 */
export async function centreOf(selector: string): Promise<{ x: number; y: number }> {
  for (let before = Number.NaN, same = 0; ;) {
    // Anew in each frame: the page may replace the element.
    const element = document.querySelector(selector);
    if (same === 0) element?.scrollIntoView({ block: "center", behavior: "instant" });
    await new Promise(requestAnimationFrame);
    const line = element?.getClientRects()[0];
    same = line?.top === before ? same + 1 : 0;
    before = line?.top ?? Number.NaN;
    if (line !== undefined && same === 3)
      return { x: Math.round(line.left + line.width / 2), y: Math.round(line.top + line.height / 2) };
  }
}
