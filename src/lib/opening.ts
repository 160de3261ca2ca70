/**
 * The beginning of a text of several paragraphs, one a line: whole words, at most `longest` characters and an ellipsis. A
 * text that is not longer stays as it is.
 */
export function toOpening(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest + 1);
  const end = cut.search(/\s\S*$/);
  return `${(end <= 0 ? cut.slice(0, longest) : cut.slice(0, end)).replace(/[\s,;:.(«"]+$/u, "")}…`;
}
