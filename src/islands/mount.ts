/** Loaded with the first island that hydrates: everything that needs React. */
import { createElement, startTransition, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { keepTexts, revertChanges } from "./replaced-texts.ts";
import { Slot } from "./Slot.tsx";

type Component = ComponentType<{ readonly children?: ReactNode }>;

/** What a file `*.island.tsx` exports. */
export type IslandModule = Readonly<Record<string, Component>>;

export interface IslandParts {
  readonly module: IslandModule;
  /** Observer of the island's content, and the changes that it has reported since the content was parsed. */
  readonly watch: MutationObserver;
  readonly changes: readonly MutationRecord[];
}

/**
 * Hydrates the markup of an island. A transition, because that of a long list may be interrupted by the reader; at once
 * on a translated page, because its texts are as rendered only until the translator sees them.
 */
export function mount(island: Element, { module, watch, changes: reported }: IslandParts): void {
  const changes = [...reported, ...watch.takeRecords()];
  watch.disconnect();
  const name = island.getAttribute("of") ?? "";
  const component = module[name];
  if (component === undefined) throw new Error(`no island ${name}`);
  const data = island.querySelector(":scope > script");
  data?.remove();
  const slot = island.querySelector("island-slot")?.innerHTML;
  const children = slot === undefined ? undefined : createElement(Slot, { html: slot });
  const props: unknown = JSON.parse(data?.textContent ?? "{}");
  const hydrate = (): void =>
    void hydrateRoot(island, createElement(component, Object.assign({ children }, props)), { identifierPrefix: name });
  revertChanges(island, changes);
  keepTexts(island);
  if (changes.length === 0) startTransition(hydrate);
  else flushSync(hydrate);
}
