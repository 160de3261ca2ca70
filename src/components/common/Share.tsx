import { bareShare, ofCases } from "#src/i18n/common.ts";
import { isHandful } from "#src/domain/handful.ts";

interface Props {
  readonly part: number;
  readonly cases: number;
}

/** Share of a number of cases in a table: "96,4%", and small "di 1.204"; of a handful "2 su 3". */
export function Share({ part, cases }: Props) {
  return (
    <>
      {bareShare(part, cases)}
      <Cases cases={isHandful(cases) ? null : cases} />
    </>
  );
}

/** Number of cases of the percentage before it, "di 1.204", or of its noun, "su 1.204"; null = no percentage that requires it. */
export function Cases({ cases, word }: { readonly cases: number | null; readonly word?: "di" | "su" }) {
  return cases === null ? null : <small>{ofCases(cases, word)}</small>;
}
