/** Loaded with the first island that hydrates: everything that needs React. */
import { createElement, startTransition, type ComponentType, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { Slot } from "./Slot.tsx";

type Component = ComponentType<{ readonly children?: ReactNode }>;

/** What a file `*.island.tsx` exports. */
export type IslandModule = Readonly<Record<string, Component>>;

export interface IslandParts {
  readonly module: IslandModule;
  /** Name of the component. */
  readonly name: string;
  /** JSON of its props. */
  readonly json: string;
  /** HTML of its slot; undefined = none. */
  readonly slot: string | undefined;
}

/** Hydrates the markup of an island. A transition, because that of a long list may be interrupted by the reader. */
export function mount(element: Element, { module, name, json, slot }: IslandParts): void {
  const component = module[name];
  if (component === undefined) throw new Error(`no island ${name}`);
  const children = slot === undefined ? undefined : createElement(Slot, { html: slot });
  const props: unknown = JSON.parse(json);
  startTransition(() => {
    hydrateRoot(element, createElement(component, Object.assign({ children }, props)), { identifierPrefix: name });
  });
}
