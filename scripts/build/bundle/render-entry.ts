/**
 * Render entry that Astro bundles for the rendering processes (`render-process.ts`). Replaces Astro's own, which works
 * only inside a running `astro build`.
 */
import { createApp } from "astro/app/entrypoint";
import { StaticPaths } from "astro:static-paths";

const app = createApp({ streaming: false });
// Memoizes the module of each route: the loader takes 0.05 ms per call, once for each of thousands of pages.
app.manifest.pageMap?.forEach((load, component, modules) => {
  let loaded: ReturnType<typeof load> | undefined;
  modules.set(component, () => (loaded ??= load()));
});
const paths = new StaticPaths(app);

export const listPaths = (): ReturnType<typeof paths.getAll> => paths.getAll();

export const render: typeof app.render = (request, options) => app.render(request, options);
