import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from "react";
import { lists } from "#src/i18n/lists.ts";
import { encodeState, withFilter } from "#src/lib/filters/codec.ts";
import {
  lastPage,
  pageSizeOf,
  withoutUnsupported,
  type ListDefinition,
  type ListState,
  type Paged,
} from "#src/lib/filters/definition.ts";
import { toCsvTable } from "#src/lib/columns.ts";
import type { ListSource } from "#src/stores/data-port.ts";
import { parliamentData } from "#src/stores/parliament-data.ts";
import { FilterForm } from "./FilterForm.tsx";
import { ListPager } from "./ListPager.tsx";
import { citeQuery } from "./cite-query.ts";
import { toFileName } from "./labels.ts";
import type { ListSpec } from "./list-spec.ts";
import { Chips, Empty, wayToWhole } from "./list-ways.tsx";
import { LoadError } from "./LoadError.tsx";
import { SaveTable } from "./SaveTable.tsx";
import { useKeptScroll } from "./use-kept-scroll.ts";
import { useList } from "./use-list.ts";
import { useReadOn } from "./use-read-on.ts";

interface Props<Row, Bare> {
  readonly spec: ListSpec<Row, Bare>;
  readonly initial: Paged<Row>;
  /** A switch between views of the rows, next to their number. */
  readonly views?: ReactNode;
  /** Content between filters and rows, such as a picture of them. Updated with the rows; `filter` sets a filter. */
  readonly above?: (
    state: ListState,
    paged: Paged<Row>,
    filter: (name: string, values: readonly string[]) => void,
  ) => ReactNode;
  /** Content below the rows, such as a chart. Updated in the same way. */
  readonly children?: Props<Row, Bare>["above"];
}

/** The list without what the data do not support. */
function supported<Row, Bare>(spec: ListSpec<Row, Bare>): ListSpec<Row, Bare> {
  return { ...spec, source: withoutUnsupported(spec.source, spec.missingParts) };
}

/** A list that readers filter, sort and page through; the whole state is in the query. */
export function FilteredList<Row, Bare>({ spec: given, initial, views, above, children }: Props<Row, Bare>) {
  const spec = useMemo(() => supported(given), [given]);
  const { source, labels, Rows, sums, nameIn } = spec;
  const { view, show, retry, prefetch, href } = useList(source, initial);
  const { state, answered, paged, status, failure } = view;
  // Form and count are painted at once; rows, chart, chips and citations may follow and be interrupted.
  const answer = useMemo(() => ({ state: answered, paged }), [answered, paged]);
  const drawn = useDeferredValue(answer);
  const isDrawn = drawn === answer;
  const chosen = useDeferredValue(state);
  const top = useRef<HTMLElement>(null);
  const isWaiting = status === "loading";
  const readOn = useReadOn(top, drawn.paged, isWaiting || !isDrawn);
  useKeptScroll(source, status === "ready" && isDrawn ? drawn.state : null);
  // The list now says itself that it waits.
  useLayoutEffect(() => {
    delete document.documentElement.dataset["asked"];
  }, []);
  useEffect(() => citeQuery(encodeState(source, drawn.state)), [source, drawn]);
  const term = searchedIn(source, answered);
  const whole = wayToWhole({ source, labels, href, show, state: answered });
  const counted = (whole?.count ?? labels.count)(paged.count, answered.values);
  // As rendered, the list has no rows here, and the page has its sums.
  const count = sums !== undefined && paged.results.length > 0 ? lists.summed(counted, sums(paged.results)) : counted;
  const order = useCallback((ordering: string): void => show((before) => ({ ...before, ordering, page: 1 })), [show]);
  // Memoized, so that a choice does not render the rows before they change.
  const rows = useMemo(
    () => (
      <Rows rows={drawn.paged.results} term={searchedIn(source, drawn.state)} state={drawn.state} onOrder={order} />
    ),
    [Rows, source, drawn, order],
  );
  const { results } = drawn.paged;
  const nameOf = useCallback(
    (name: string, value: string): string | null => nameIn?.(name, value, results) ?? null,
    [nameIn, results],
  );
  const chips = useMemo(
    () => <Chips {...{ source, labels, href, show, nameOf }} state={chosen} />,
    [source, labels, chosen, href, show, nameOf],
  );
  const toPage = useCallback(
    (page: number): void => {
      readOn(source.paging === "more");
      show((before) => ({ ...before, page }));
      if (source.paging === "pages") top.current?.scrollIntoView();
    },
    [source, show, readOn],
  );
  const foot = useMemo(() => <Foot {...{ spec, href }} {...drawn} onPage={toPage} />, [spec, href, drawn, toPage]);
  const filter = useCallback(
    (name: string, values: readonly string[], isTyping: boolean): void =>
      show((before) => withFilter(source, before, name, values), isTyping ? "type" : "choose"),
    [source, show],
  );
  const [between, below] = useMemo(
    () =>
      [above, children].map((draw) => draw?.(drawn.state, drawn.paged, (name, values) => filter(name, values, false))),
    [above, children, drawn, filter],
  );
  return (
    // Rows are hidden while loading, but not for the single frame until they are rendered: hiding them would take
    // longer.
    <article className={isWaiting ? "list waiting" : "list"} ref={top} aria-busy={isWaiting || !isDrawn}>
      <FilterForm list={source} {...{ labels, state }} onFilter={filter} onOrdering={order} onReach={prefetch} />
      {spec.holdsAll !== true && (
        <noscript>
          <p className="note">{spec.noScript ?? lists.noScript}</p>
        </noscript>
      )}
      {/* In place of all that follows, before hydration, when the address has a query: see `asked.ts`. */}
      <p data-awaited hidden>
        {lists.loading}
      </p>
      <div className="bar-line pad">
        <div>
          <p className="count" role="status">
            {isWaiting ? lists.loading : status === "failed" ? lists.failed : paged.isNear ? lists.near(count) : count}
            {status === "ready" && paged.page > 1 && <span className="vh">, {rangeText(source, answered, paged)}</span>}
          </p>
          {status === "ready" && paged.newer !== 0 && paged.newer !== undefined && (
            <p className="note">{lists.newer(paged.newer)}</p>
          )}
          {whole !== null && term !== "" && paged.count > 0 && status === "ready" && (
            <p className="note">
              <a {...whole.way}>{whole.link}</a>
            </p>
          )}
        </div>
        {chips}
        {views}
      </div>
      {/* The content still shows the previous result: hidden after a failure. */}
      <div hidden={status === "failed"}>{between}</div>
      <article>
        {status === "failed" ? (
          <LoadError
            text={lists.failedHint(failure?.status ?? null)}
            // A page older than its data files must be reloaded.
            {...(failure?.status === "outdated" ? { retry: () => location.reload(), label: lists.reload } : { retry })}
          >
            <OnSite query={encodeState(source, state)} />
          </LoadError>
        ) : drawn.paged.count === 0 ? (
          <Empty whole={whole} />
        ) : (
          rows
        )}
      </article>
      {status !== "failed" && foot}
      <div hidden={status === "failed"}>{below}</div>
    </article>
  );
}

/** In an archive, which puts the address on the site after one of its own: the former, with the reader's choice. */
function OnSite({ query }: { readonly query: string }) {
  const [site] = /https?:.*/.exec(location.pathname) ?? [];
  if (site === undefined) return null;
  const address = site + query;
  return (
    <p>
      {lists.onSiteOnly} <a href={address}>{address}</a>
    </p>
  );
}

interface FootProps<Row, Bare> {
  readonly spec: ListSpec<Row, Bare>;
  readonly paged: Paged<Row>;
  readonly state: ListState;
  readonly href: (state: ListState) => string;
  readonly onPage: (page: number) => void;
}

function Foot<Row, Bare>({ spec: { source, labels, columns }, paged, state, href, onPage }: FootProps<Row, Bare>) {
  const last = paged.span?.last ?? lastPage(paged.count, pageSizeOf(source, state));
  return (
    <div className="bar-line pad list-foot">
      {paged.results.length > 0 && <p className="note">{rangeText(source, state, paged)}</p>}
      {labels.others !== undefined && paged.results.length < paged.count && (
        <noscript className="note">
          {labels.others.text}
          <a href={labels.others.href}>{labels.others.link}</a>.
        </noscript>
      )}
      {source.paging === "pages" ? (
        <ListPager page={paged.page} last={last} href={(page) => href({ ...state, page })} onPage={onPage} />
      ) : (
        paged.page < last && (
          <button type="button" className="btn plain" onClick={() => onPage(paged.page + 1)}>
            {lists.loadMore}
          </button>
        )
      )}
      {columns !== undefined && paged.count > 0 && (
        <SaveTable
          count={paged.count}
          name={() => toFileName(labels, source, state)}
          // All filtered rows, from all pages, in the order shown.
          table={async () =>
            toCsvTable(columns, await (await parliamentData()).all(source, state, new AbortController().signal))
          }
        />
      )}
    </div>
  );
}

/** Text of the search filters. */
const searchedIn = ({ filters }: Pick<ListDefinition<never>, "filters">, { values }: ListState): string =>
  filters
    .filter(({ kind }) => kind === "search")
    .flatMap(({ name }) => values[name] ?? [])
    .join(" ");

function rangeText<Row, Bare>(source: ListSource<Row, Bare>, state: ListState, paged: Paged<Row>): string {
  if (source.paging === "more") return lists.shown(paged.results.length, paged.count);
  const from = (paged.span?.from ?? (paged.page - 1) * pageSizeOf(source, state)) + 1;
  return lists.range(from, from + paged.results.length - 1, paged.count);
}
