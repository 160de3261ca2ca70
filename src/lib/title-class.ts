/** Beyond this many characters a title is set smaller. */
const longTitle = 160;

/** The class of the heading of a page that is called by a title of its source. */
export function titleClass(title: string): string | undefined {
  return title.length > longTitle ? "long-title" : undefined;
}
