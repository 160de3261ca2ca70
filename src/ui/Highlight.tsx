import { highlight } from "#src/lib/text.ts";

/** A text with the words of a search marked. Text nodes and `mark` only: never markup from data or address. Spec §5. */
export function Highlight({ text, term }: { readonly text: string; readonly term: string }) {
  return highlight(text, term).map((segment, index) =>
    segment.isMatch ? <mark key={index}>{segment.text}</mark> : segment.text,
  );
}
