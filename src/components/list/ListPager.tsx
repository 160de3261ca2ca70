import { lists } from "#src/i18n/lists.ts";
import { formatNumber } from "#src/lib/format.ts";
import { pagerSteps } from "#src/lib/pager.ts";
import { isPlainClick } from "#src/components/common/plain-click.ts";

interface Props {
  readonly page: number;
  readonly last: number;
  /** URL of a page, so that every page can be shared. */
  readonly href: (page: number) => string;
  readonly onPage: (page: number) => void;
}

export function ListPager({ page, last, href, onPage }: Props) {
  if (last <= 1) return null;
  const link = (to: number, text: string, rel?: "next" | "prev") => (
    <a
      key={rel ?? to}
      href={href(to)}
      rel={rel}
      aria-label={rel === undefined ? lists.page(text) : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPage(to);
      }}
    >
      {text}
    </a>
  );
  return (
    <nav className="pager" aria-label={lists.pages}>
      {page > 1 && link(page - 1, lists.previous, "prev")}
      {pagerSteps(page, last).map((step, index) =>
        step === null ? (
          <span key={`gap-${index}`}>…</span>
        ) : step === page ? (
          <span key={step} aria-current="page">
            {formatNumber(step)}
          </span>
        ) : (
          link(step, formatNumber(step))
        ),
      )}
      {page < last && link(page + 1, lists.next, "next")}
    </nav>
  );
}
