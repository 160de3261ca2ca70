import { cutSegments, highlight, splitCodes, type Segment } from "#src/lib/text.ts";

/**
 * A text with search matches highlighted and its codes ("1742-B") on one line. Renders only text nodes, `mark` and
 * `span`: never markup from data or URL. Spec §5.
 */
export function Highlight({ text, term = "" }: { readonly text: string; readonly term?: string }) {
  const segments = highlight(text, term);
  const parts = splitCodes(text);
  if (parts.length === 1) return <Marked segments={segments} />;
  return parts.map((part, index) => {
    const start = parts.slice(0, index).join("").length;
    const marked = <Marked key={index} segments={cutSegments(segments, start, start + part.length)} />;
    return index % 2 === 0 ? (
      marked
    ) : (
      <span key={index} className="nb">
        {marked}
      </span>
    );
  });
}

function Marked({ segments }: { readonly segments: readonly Segment[] }) {
  return segments.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}
