/**
 * What a browser would silently repair, found in every page at a hundredth of the cost of a validator: elements that are not
 * closed or not in order, elements where the standard does not let them stand, ids that come twice.
 */

const set = (names: string): ReadonlySet<string> => new Set(names.split(" "));
const voids = set("area base br col embed hr img input link meta source track wbr");
/** Elements whose content is text whatever it looks like. */
const texts = set("script style textarea title");
/** A paragraph ends where one of these begins. */
const blocks = set(
  "address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main menu nav ol p pre section table ul",
);
const interactive = set("a button select textarea");
/** Elements that stand in certain others only. */
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

/** A comment; items of a long list, each a link and nothing else; a tag. */
const piece =
  /<!--[^]*?-->|((?:<li><a(?: [^<>"']*)?>[^<]*<\/a>)+)|<(\/?)([a-z][a-z0-9-]*)([^"'>]*(?:(?:"[^"]*"|'[^']*')[^"'>]*)*)>/gi;
const id = /\sid=(?:"([^"]*)"|([^\s"'>]+))/;
const linkInItem = /<a( [^<>]*)>/g;

/** What is wrong with the markup of a page; empty when nothing is. After the first element out of order no more is said. */
export function checkMarkup(html: string): string[] {
  const open: string[] = [];
  const ids = new Set<string>();
  const faults: string[] = [];
  /** Looks at an element where it begins; says whether it is of a drawing, whose rules are others. */
  const enter = (name: string, attributes: string): boolean => {
    if (name === "li") closeItem(open);
    const isForeign = name === "svg" || open.includes("svg");
    const fault = isForeign ? undefined : misplaced(name, open);
    if (fault !== undefined) faults.push(fault);
    takeId(attributes);
    return isForeign;
  };
  const takeId = (attributes: string): void => {
    const own = readId(attributes);
    if (own === undefined) return;
    if (ids.has(own)) faults.push(`the id "${own}" comes twice`);
    ids.add(own);
  };
  piece.lastIndex = 0;
  for (let found = piece.exec(html); found !== null; found = piece.exec(html)) {
    const [, items, slash = "", written, attributes = ""] = found;
    if (items !== undefined) {
      // Where the first may stand, the others may.
      enter("li", "");
      open.push("li");
      enter("a", "");
      if (items.includes(" id=")) for (const [, link = ""] of items.matchAll(linkInItem)) takeId(link);
      continue;
    }
    if (written === undefined) continue;
    const name = written.toLowerCase();
    if (slash !== "") {
      if (name !== "li") closeItem(open);
      const last = open.pop();
      if (last !== name) return [...faults, `</${name}> closes <${last ?? "nothing"}>`];
      continue;
    }
    const isForeign = enter(name, attributes);
    if (voids.has(name) || (isForeign && attributes.endsWith("/"))) continue;
    open.push(name);
    if (!texts.has(name) || isForeign) continue;
    const end = html.indexOf(`</${written}`, piece.lastIndex);
    if (end === -1) break;
    piece.lastIndex = end;
  }
  return open.length === 0 ? faults : [...faults, `<${open.at(-1) ?? ""}> is not closed`];
}

/** Most elements have no id: to see that costs less than to look for one. */
function readId(attributes: string): string | undefined {
  if (!attributes.includes("id=")) return undefined;
  const [, quoted, bare] = id.exec(attributes) ?? [];
  return quoted ?? bare;
}

/** Items of long lists are written without their end, which the standard allows: the next item or the end of the list is theirs. */
function closeItem(open: string[]): void {
  if (open.at(-1) === "li") open.pop();
}

/** Why an element may not open inside those that are open. */
function misplaced(name: string, open: readonly string[]): string | undefined {
  const parent = open.at(-1) ?? "";
  const wanted = parents.get(name);
  if (wanted !== undefined && !wanted.has(parent) && parent !== "template") return `<${name}> stands in <${parent}>`;
  if (blocks.has(name) && open.includes("p")) return `<${name}> stands in <p>`;
  const around = interactive.has(name) ? open.find((one) => one === "a" || one === "button") : undefined;
  return around === undefined ? undefined : `<${name}> stands in <${around}>`;
}
