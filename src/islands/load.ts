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
