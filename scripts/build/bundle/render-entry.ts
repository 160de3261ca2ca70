/**
 * What Astro bundles for the processes that render (`render-process.ts`), in the place of its own entry, which can only be
 * used inside a running `astro build`.
 */
import { createApp } from "astro/app/entrypoint";
import { StaticPaths } from "astro:static-paths";

const app = createApp({ streaming: false });
// The module of a route is asked for once: the loader takes a twentieth of a millisecond, at each of its thousands of pages.
app.manifest.pageMap?.forEach((load, component, modules) => {
  let loaded: ReturnType<typeof load> | undefined;
  modules.set(component, () => (loaded ??= load()));
});
const paths = new StaticPaths(app);

/** Every path that the pages' `getStaticPaths` want, with its route. */
export const listPaths = (): ReturnType<typeof paths.getAll> => paths.getAll();

/** Renders one of them. */
export const render: typeof app.render = (request, options) => app.render(request, options);
