/**
 * Finds markup that a browser would silently repair, in every page at a hundredth of the cost of a validator: elements
 * not closed or closed out of order, elements in places that the standard forbids.
 */
import { remember } from "#src/lib/remember.ts";
import type { Tags } from "./tags.ts";

const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));
const voids = set("area base br col embed hr img input link meta source track wbr");
/** A paragraph ends where one of these begins. */
const blocks = set(
  "address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section table ul",
);
const interactive = set("a button select textarea");
/** Elements that are allowed in certain parents only. */
const parents: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    caption: "table",
    colgroup: "table",
    dd: "dl div",
    dt: "dl div",
    figcaption: "figure",
    legend: "fieldset",
    li: "ol ul menu",
    optgroup: "select",
    option: "select optgroup datalist",
    summary: "details",
    tbody: "table",
    td: "tr",
    tfoot: "table",
    th: "tr",
    thead: "table",
    tr: "tbody thead tfoot table",
  }).map(([name, of]) => [name, set(of)]),
);

/** Elements whose end tag is optional: they end with their parent or where one of these begins. */
const endings: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    dd: "dt dd",
    dt: "dt dd",
    li: "li",
    option: "option",
    td: "td th tr",
    th: "td th tr",
    tr: "tr",
  }).map(([name, before]) => [name, set(before)]),
);

/** Rules of the standard for one element, memoized for all pages. */
interface Rules {
  readonly name: string;
  readonly isVoid: boolean;
  readonly isBlock: boolean;
  readonly isInteractive: boolean;
  readonly parents: ReadonlySet<string> | undefined;
  /** Elements whose start ends this one; undefined = the end tag is required. */
  readonly endings: ReadonlySet<string> | undefined;
}

const rulesOf = remember((name: string): Rules => ({
  name,
  isVoid: voids.has(name),
  isBlock: blocks.has(name),
  isInteractive: interactive.has(name),
  parents: parents.get(name),
  endings: endings.get(name),
}));

const [paragraph, link, button, svg] = ["p", "a", "button", "svg"].map(rulesOf);

export class Markup {
  readonly #faults: string[] = [];
  readonly #open: (Rules | undefined)[] = [];
  #isInOrder = true;

  /** Checks a tag whose attributes have been read. Checking stops at the first tag out of order. */
  take({ name, isEnd, isClosed }: Tags): void {
    if (!this.#isInOrder) return;
    if (isEnd) this.#end(name);
    else this.#begin(rulesOf(name), isClosed);
  }

  /** All faults, after the last tag; empty when there are none. */
  faults(): readonly string[] {
    if (this.#isInOrder && this.#open.length > 0) return [...this.#faults, `<${this.#innermost}> is not closed`];
    return this.#faults;
  }

  get #innermost(): string {
    return this.#open.at(-1)?.name ?? "";
  }

  #begin(rules: Rules, isClosed: boolean): void {
    while (this.#open.at(-1)?.endings?.has(rules.name) === true) this.#open.pop();
    // SVG has rules of its own.
    const isForeign = rules === svg || this.#open.includes(svg);
    const fault = isForeign ? undefined : this.#misplaced(rules);
    if (fault !== undefined) this.#faults.push(fault);
    if (!rules.isVoid && !(isForeign && isClosed)) this.#open.push(rules);
  }

  #end(name: string): void {
    while (this.#open.at(-1)?.endings !== undefined && this.#innermost !== name) this.#open.pop();
    const last = this.#open.pop()?.name;
    if (last === name) return;
    this.#faults.push(`</${name}> closes <${last ?? "nothing"}>`);
    this.#isInOrder = false;
  }

  /** The fault of an element that may not open here; undefined when it may. */
  #misplaced({ name, parents: wanted, isBlock, isInteractive }: Rules): string | undefined {
    const parent = this.#innermost;
    if (wanted !== undefined && !wanted.has(parent) && parent !== "template") return `<${name}> stands in <${parent}>`;
    if (isBlock && this.#open.includes(paragraph)) return `<${name}> stands in <p>`;
    const around = isInteractive ? this.#open.find((one) => one === link || one === button) : undefined;
    return around === undefined ? undefined : `<${name}> stands in <${around.name}>`;
  }
}
