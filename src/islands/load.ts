/** Of a variable URL: Vite wraps an `import()` of a template, too. */
const importFrom = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

let attempt = 1;

/**
 * Imports a module by the URL of its chunk (`?chunk`). After a failure it is imported again under another URL, because
 * browsers cache failed imports. `use`: for a part that the page does without. A content blocker may keep it out, or a
 * newer edition of the site may no longer have it: then it is not used, and nothing is thrown.
 */
export function load<Module>(url: string, use?: (module: Module) => unknown): Promise<Module> {
  const imported = importFrom(url).catch(() => importFrom(`${url}?${String((attempt += 1))}`));
  // @ts-expect-error the caller names the type of the module whose URL it passes
  const module: Promise<Module> = imported;
  if (use) module.then(use).catch(() => undefined);
  return module;
}

/**
 * Runs a callback when the browser is idle, at the latest after this many milliseconds: a browser that draws no frames
 * is never idle. Where idleness is unknown, after 200 ms.
 */
export function whenIdle(run: () => void, latest: number): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: latest });
  else setTimeout(run, 200);
}
