/** Of a variable URL: Vite wraps an `import()` of a template, too. */
const importFrom = (url: string): Promise<unknown> => import(/* @vite-ignore */ url);

let attempt = 1;

/**
 * Imports a module by the URL of its chunk (`?chunk`). After a failure it is imported again under another URL, because
 * browsers cache failed imports.
 */
export async function load<Module>(url: string): Promise<Module> {
  const module = await importFrom(url).catch(() => importFrom(`${url}?${String((attempt += 1))}`));
  // @ts-expect-error the caller names the type of the module whose URL it passes
  return module;
}

/**
 * Loads a part that the page does without, and uses it. A content blocker may keep it out, or a newer edition of the
 * site may no longer have it: that is no error of the page.
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- as for `load`
export function loadOptional<Module>(url: string, use: (module: Module) => unknown): void {
  load<Module>(url)
    .then(use)
    .catch(() => undefined);
}
