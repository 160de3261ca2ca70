/** Length in characters above which a title is set smaller. */
const longTitle = 160;

/** CSS class of a page heading that shows a title from the source. */
export function titleClass(title: string): string | undefined {
  return title.length > longTitle ? "long-title" : undefined;
}
