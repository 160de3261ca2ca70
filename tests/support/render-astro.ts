import { experimental_AstroContainer as AstroContainer } from "astro/container";

type Component = Parameters<AstroContainer["renderToString"]>[0];

/** HTML of an Astro component. */
export async function renderAstro(component: Component, props: Readonly<Record<string, unknown>>): Promise<string> {
  const container = await AstroContainer.create();
  return await container.renderToString(component, { props });
}
