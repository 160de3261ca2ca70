/**
 * Render entry that Astro bundles for the rendering processes (`render-process.ts`). Replaces Astro's own, which works
 * only inside a running `astro build`.
 */
import { createApp } from "astro/app/entrypoint";
import { StaticPaths } from "astro:static-paths";

const app = createApp({ streaming: false });
const paths = new StaticPaths(app);

export const listPaths = (): ReturnType<typeof paths.getAll> => paths.getAll();

export const render: typeof app.render = (request, options) => app.render(request, options);
