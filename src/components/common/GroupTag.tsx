import { groupClass } from "#src/lib/class-names.ts";
import { isSameText } from "#src/lib/text.ts";

interface Props {
  /** Group id; its colour is in /gruppi.css. */
  readonly id: string;
  readonly acronym: string;
  /** Full name, shown beside the acronym. */
  readonly name?: string;
  readonly href?: string;
}

/**
 * A parliamentary group: a bar of its colour, and the acronym. The colour never occurs alone and never colours text.
 */
export function GroupTag({ id, acronym, name, href }: Props) {
  const label = href === undefined ? acronym : <a href={href}>{acronym}</a>;
  return (
    <span translate="no" className={`g ${groupClass(id)}`}>
      {label}
      {name === undefined || isSameText(name, acronym) ? null : <span className="sub"> {name}</span>}
    </span>
  );
}
