import { useCallback, useEffect, useMemo, useRef, type ReactNode } from "react";
import { lists } from "#src/i18n/lists.ts";
import { activeFilters, encodeState, withFilter } from "#src/lib/filters/codec.ts";
import {
  defaultState,
  lastPage,
  pageSizeOf,
  restrictingFilter,
  type ListState,
  type Paged,
} from "#src/lib/filters/definition.ts";
import type { ListSource } from "#src/stores/data-port.ts";
import { FilterForm } from "#src/ui/list/FilterForm.tsx";
import { ListPager } from "#src/ui/list/ListPager.tsx";
import { isPlainClick } from "#src/ui/plain-click.ts";
import { valueLabel, type ListLabels } from "#src/ui/list/labels.ts";
import { citeQuery } from "./cite-query.ts";
import { CsvButton } from "./CsvButton.tsx";
import type { ListSpec } from "./list-spec.ts";
import { LoadError } from "./LoadError.tsx";
import { passFocus } from "./pass-focus.ts";
import { useAfterPaint } from "./use-after-paint.ts";
import { useInView } from "./use-in-view.ts";
import { useList } from "./use-list.ts";
import { useNearFirst } from "./use-near-first.ts";
import { useReadOn } from "./use-read-on.ts";

interface Props<Row> {
  readonly spec: ListSpec<Row>;
  readonly initial: Paged<Row>;
  /** A choice of how the rows are shown, on the line of their number. */
  readonly views?: ReactNode;
  /** Something between filters and rows, such as a chart. It follows once the rows are on the screen. */
  readonly children?: (state: ListState) => ReactNode;
}

/** A list that readers filter, order and page through; everything that they choose is in the address. */
export function FilteredList<Row>({ spec, initial, views, children }: Props<Row>) {
  const { source, labels, Rows, near } = spec;
  const { view, show, retry, approach, href } = useList(source, initial);
  const { state, answered, paged, status, failure } = view;
  const below = useRef<HTMLDivElement>(null);
  const isInView = useInView(below);
  const { drawn, settled, isWhole } = useNearFirst(answered, paged, isInView ? (near ?? Infinity) : 0);
  const followed = useAfterPaint(answered);
  const between = useMemo(() => children?.(followed), [children, followed]);
  const top = useRef<HTMLDivElement>(null);
  const readOn = useReadOn(top, drawn.paged, status === "loading" || !isWhole);
  useEffect(() => citeQuery(encodeState(source, followed)), [source, followed]);
  const term = searchedIn(source, answered);
  const whole = wayToWhole({ source, labels, href, show, state: answered });
  // A choice is two steps: the form shows it, then the rows answer it. The form does not draw the rows again.
  const rows = useMemo(
    () => <Rows rows={drawn.paged.results} term={searchedIn(source, drawn.state)} state={drawn.state} />,
    [Rows, source, drawn],
  );
  // They say what the form says already, and on a phone move all that stands below.
  const chosen = useAfterPaint(state);
  const chips = useMemo(() => <Chips {...{ ...spec, href, show }} state={chosen} />, [spec, chosen, href, show]);
  const toPage = useCallback(
    (page: number): void => {
      readOn(source.paging === "more");
      show((before) => ({ ...before, page }));
      if (source.paging === "pages") top.current?.scrollIntoView();
    },
    [source, show, readOn],
  );
  const foot = useMemo(() => <Foot {...{ spec, href }} {...settled} onPage={toPage} />, [spec, href, settled, toPage]);
  const filter = useCallback(
    (name: string, values: readonly string[], isTyping: boolean): void =>
      show((before) => withFilter(source, before, name, values), isTyping ? "type" : "choose"),
    [source, show],
  );
  const order = useCallback((ordering: string): void => show((before) => ({ ...before, ordering, page: 1 })), [show]);
  return (
    <div className="list" ref={top} aria-busy={status === "loading" || !isWhole}>
      <FilterForm list={source} {...{ labels, state }} onFilter={filter} onOrdering={order} onApproach={approach} />
      {spec.holdsAll !== true && (
        <noscript>
          <p className="note">{lists.noScript}</p>
        </noscript>
      )}
      <div className="bar-line pad">
        <div>
          <p className="count" role="status">
            {status === "loading"
              ? lists.loading
              : status === "failed"
                ? lists.failed
                : (whole?.count ?? labels.count)(paged.count, answered.values)}
            {status === "ready" && paged.page > 1 && <span className="vh">, {rangeText(source, answered, paged)}</span>}
          </p>
          {whole !== null && term !== "" && paged.count > 0 && status === "ready" && (
            <p className="note">
              <a {...whole.way}>{whole.link}</a>
            </p>
          )}
        </div>
        {chips}
        {views}
      </div>
      {/* What follows the rows is still that of the last answer: not under filters that have none. */}
      <div hidden={status === "failed"}>{between}</div>
      <div ref={below}>
        {status === "failed" ? (
          <LoadError
            text={lists.failedHint(failure?.status ?? null)}
            // What is older than its data has to come anew itself.
            {...(failure?.status === "outdated" ? { retry: () => location.reload(), label: lists.reload } : { retry })}
          />
        ) : drawn.paged.count === 0 ? (
          <Empty whole={whole} />
        ) : (
          rows
        )}
      </div>
      {status !== "failed" && foot}
    </div>
  );
}

interface FootProps<Row> {
  readonly spec: ListSpec<Row>;
  readonly paged: Paged<Row>;
  readonly state: ListState;
  readonly href: (state: ListState) => string;
  readonly onPage: (page: number) => void;
}

/** Under the rows: which they are, the way to the others, the download. */
function Foot<Row>({ spec: { source, labels, csv }, paged, state, href, onPage }: FootProps<Row>) {
  const last = lastPage(paged.count, pageSizeOf(source, state));
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
      {csv !== undefined && paged.count > 0 && (
        <CsvButton {...{ source, state, csv }} count={paged.count} labels={labels} />
      )}
    </div>
  );
}

/** What is looked for. */
const searchedIn = ({ filters }: Pick<ListSource<never>, "filters">, { values }: ListState): string =>
  filters
    .filter(({ kind }) => kind === "search")
    .flatMap(({ name }) => values[name] ?? [])
    .join(" ");

function rangeText<Row>(source: ListSource<Row>, state: ListState, paged: Paged<Row>): string {
  if (source.paging === "more") return lists.shown(paged.results.length, paged.count);
  const from = (paged.page - 1) * pageSizeOf(source, state) + 1;
  return lists.range(from, from + paged.results.length - 1, paged.count);
}

interface WaysProps {
  readonly href: (state: ListState) => string;
  readonly show: (next: (state: ListState) => ListState) => void;
}

type StateProps<Row> = Pick<ListSpec<Row>, "source" | "labels"> & WaysProps & { readonly state: ListState };

/** What makes a link lead to another state of the list, in place: from the one that it is drawn in, or that the reader is in by then. */
const waysOf =
  ({ href, show }: WaysProps, state: ListState) =>
  (step: (state: ListState) => ListState, isLast: boolean) => ({
    href: href(step(state)),
    onClick: (event: React.MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      passFocus(event, isLast);
      show(step);
    },
  });

/** Where the list looks by itself at some of the rows only: its words for that, and what leads to the same among all rows. */
function wayToWhole<Row>({ source, labels, state, ...ways }: StateProps<Row>) {
  const name = restrictingFilter(source, state)?.name ?? "";
  const words = labels.filters[name]?.widen;
  const widen = (from: ListState): ListState => withFilter(source, from, name, ["all"]);
  return words === undefined ? null : { ...words, way: waysOf(ways, state)(widen, true) };
}

/** In the place of the rows when there are none: the way to more of them. */
function Empty({ whole }: { readonly whole: ReturnType<typeof wayToWhole> }) {
  return (
    <div className="empty">
      <p className="count">{lists.empty}</p>
      {whole === null ? (
        <p>{lists.emptyHint}</p>
      ) : (
        <p>
          {whole.hint} <a {...whole.way}>{whole.link}</a>
        </p>
      )}
    </div>
  );
}

/** The filters that are on, each removable, and one link that clears them all. */
function Chips<Row>({ source, labels, state, ...ways }: StateProps<Row>) {
  const active = activeFilters(source, state).filter(({ value }) => value !== "");
  if (active.length === 0) return null;
  const go = waysOf(ways, state);
  const reset = (from: ListState): ListState => ({ ...from, values: defaultState(source).values, page: 1 });
  return (
    <p className="chips">
      <span className="vh">{lists.activeFilters}: </span>
      {active.map(({ name, value, without }) => (
        <a key={`${name}=${value}`} className="chip" {...go(without, active.length === 1)}>
          {chipText(labels, name, value)} <b aria-hidden="true">×</b>
          <span className="vh">{lists.removeFilter}</span>
        </a>
      ))}
      <a {...go(reset, true)}>{lists.reset}</a>
    </p>
  );
}

/** "Camera" says enough; a free value or "all" needs its filter's name. */
function chipText(labels: ListLabels, name: string, value: string): string {
  const text = valueLabel(labels, name, value);
  return text === value || value === "all" ? `${labels.filters[name]?.label ?? name}: ${text}` : text;
}
