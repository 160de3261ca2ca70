import { createElement, memo } from "react";

interface Props {
  /** HTML of the page, rendered by Astro. */
  readonly html: string;
}

/** Content of an island that React leaves as it is. `hydrate.ts` finds it in the page by its element name. */
export const Slot = memo(
  ({ html }: Props) =>
    createElement("island-slot", { dangerouslySetInnerHTML: { __html: html }, suppressHydrationWarning: true }),
  () => true,
);
Slot.displayName = "Slot";
