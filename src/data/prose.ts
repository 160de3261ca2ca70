/** Italian prose in Markdown (`src/content`): validates the front matter and sorts the files. */
import type { MarkdownInstance } from "astro";
import { z, type ZodType } from "zod";

/** A file of prose: anchor (the file's name), validated front matter, content. */
export interface Piece<T> {
  readonly anchor: string;
  readonly facts: T;
  readonly Content: MarkdownInstance<Record<string, unknown>>["Content"];
}

/** Front matter of an entry on the page of indicators. */
export const indicatorSchema = z.strictObject({
  title: z.string(),
  order: z.int(),
  about: z.enum(["votes", "people", "bodies", "acts"]),
});

/** Front matter of a question on the FAQ page. */
export const questionSchema = z.strictObject({
  section: z.enum(["sito", "dati", "votazioni", "persone", "atti", "uso"]),
  order: z.int(),
  question: z.string(),
  /** Answer for the demonstration data, when it differs from the Markdown, which describes the official data. */
  demo: z.string().optional(),
});

/** Front matter of a page of its own (`src/content/pages`). `updated`: day of its last change. */
export const ownPageSchema = z.strictObject({
  title: z.string(),
  order: z.int(),
  lead: z.string(),
  description: z.string(),
  // Astro reads a day as an instant: "2026-11-28T00:00:00.000Z".
  updated: z
    .string()
    .transform((day) => day.slice(0, 10))
    .pipe(z.iso.date()),
});

/** The files of a folder in the order of their front matter. Throws on invalid front matter. */
export function toPieces<T extends { readonly order: number }>(
  files: Readonly<Record<string, MarkdownInstance<Record<string, unknown>>>>,
  schema: ZodType<T>,
): readonly Piece<T>[] {
  const pieces = Object.entries(files).map(([path, { frontmatter, Content }]) => ({
    anchor: path.replace(/^.*\//, "").replace(/\.md$/, ""),
    facts: schema.parse(frontmatter),
    Content,
  }));
  return pieces.sort((a, b) => a.facts.order - b.facts.order);
}
