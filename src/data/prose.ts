/** Italian prose in Markdown (`src/content`): its front matter checked once, its pieces put in order. */
import type { MarkdownInstance } from "astro";
import { z, type ZodType } from "zod";

/** One file of prose: its anchor (the file's name), its checked front matter, its content. */
export interface Piece<T> {
  readonly anchor: string;
  readonly facts: T;
  readonly Content: MarkdownInstance<Record<string, unknown>>["Content"];
}

/** An entry of the page of indicators. */
export const indicatorSchema = z.strictObject({
  title: z.string(),
  order: z.int(),
  about: z.enum(["votes", "people", "bodies", "acts"]),
});

/** A question with its section. */
export const questionSchema = z.strictObject({
  section: z.enum(["sito", "dati", "votazioni", "persone", "atti", "uso"]),
  order: z.int(),
  question: z.string(),
  /** The answer where the data are invented, if it is another one: Markdown is of the official data. */
  demo: z.string().optional(),
});

/**
 * The pieces of a folder, in the order that their front matter gives. Throws on a front matter that is not as it should
 * be.
 */
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
