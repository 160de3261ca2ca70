import { experimental_AstroContainer as AstroContainer } from "astro/container";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";

type Component = Parameters<AstroContainer["renderToString"]>[0];
type Props = Readonly<Record<string, unknown>>;

/** React components without children, as the build renders them: its own renderer exists only inside a build. */
const react = {
  name: "@astrojs/react",
  check: (component: unknown) => Promise.resolve(typeof component === "function"),
  renderToStaticMarkup: (component: FunctionComponent<Props>, props: Props) =>
    Promise.resolve({ html: renderToStaticMarkup(createElement(component, props)) }),
  supportsAstroStaticSlot: false,
};

/** HTML of an Astro component. */
export async function renderAstro(component: Component, props: Props): Promise<string> {
  const container = await AstroContainer.create();
  container.addServerRenderer({ renderer: react });
  return await container.renderToString(component, { props });
}
