/** Markup of islands, made at build time. `hydrate.ts` reads it in the browser. */
import { createElement, type ComponentType, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { html, Html } from "#src/lib/html.ts";
import { askedFile } from "./asked-file.ts";
import { Slot } from "./Slot.tsx";

/**
 * When an island is hydrated:
 *
 * - "idle": when the browser is idle; at once when the URL has a query
 * - "visible": when a part of it is visible; at once when the URL has a query
 * - "interaction": at the first interaction with the surrounding figure, form or section
 * - "query": as "interaction"; at once when the URL has a query
 * - "stored": at the first interaction with the island; at once, if local storage has an entry of the name `storageKey`
 */
export type When =
  | { readonly when: "idle" | "visible" | "interaction" | "query"; readonly storageKey?: undefined }
  | { readonly when: "stored"; readonly storageKey: string };

export type IslandProps<Own extends object> = When & {
  /** Exported by a file of its own name: `src/components/<area>/<name>.island.tsx`. */
  readonly component: ComponentType<Own>;
  /** JSON values only. */
  readonly props: Omit<Own, "children">;
};

const modules = import.meta.glob<Readonly<Record<string, unknown>>>("/src/components/*/*.island.tsx", { eager: true });

interface Origin {
  readonly name: string;
  /** "src/components/votes/VoteMembers.island.tsx" */
  readonly file: string;
}

const origins = new Map<unknown, Origin>(
  Object.entries(modules).map(([path, module]) => {
    const name = /([^/]*)\.island\.tsx$/.exec(path)?.[1] ?? "";
    return [module[name], { name, file: path.slice(1) }];
  }),
);

/**
 * HTML of an island around `slot`, the content that Astro rendered for it ("" = none). `scripts`: URLs of the islands'
 * scripts by file. React's ids start with the component's name: they depend neither on other islands nor on other pages.
 */
export function islandHtml<Own extends object>(
  { component, props, when, storageKey }: IslandProps<Own>,
  slot: string,
  scripts: Readonly<Record<string, string>>,
): string {
  const origin = origins.get(component);
  const script = scripts[origin?.file ?? ""];
  if (origin === undefined || script === undefined)
    throw new Error(`${component.name} is not exported by an *.island.tsx of its name`);
  const children = slot === "" ? undefined : createElement(Slot, { html: slot });
  const content = renderToString(createElement(asParent(component), { ...props, children }), {
    identifierPrefix: origin.name,
  });
  // "<" is escaped, so that no text can end the element.
  const json = JSON.stringify(props).replaceAll("<", "\\u003c");
  const data = json === "{}" ? "" : `<script type="application/json">${json}</script>`;
  const key = storageKey === undefined ? "" : html` key="${storageKey}"`;
  const { name } = origin;
  // Lists within a page, of the votes of a person or the names of a vote, have no room for it in their budget.
  const isWaited = when !== "query" && content.includes(' class="list"');
  const asked = isWaited ? html`<script src="${scripts[askedFile.slice(1)] ?? ""}"></script>` : "";
  return html`${asked}<react-island of="${name}" src="${script}" when="${when}"${key}>${new Html(content + data)}</react-island>`
    .text;
}

/** The component with the type that `createElement` needs: TypeScript does not infer it from `Omit<Own, "children">`. */
function asParent(component: unknown): ComponentType<{ readonly children?: ReactNode }> {
  // @ts-expect-error TypeScript does not infer the type
  return component;
}
