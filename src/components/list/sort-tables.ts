/**
 * Makes static tables sortable: heads of a `<thead data-later>` become buttons, with the look and `aria-sort` of the
 * filterable lists. Loaded when the page has such a table.
 */
export function sortTables(): void {
  for (const head of document.querySelectorAll<HTMLTableSectionElement>("thead[data-later]")) {
    const body = head.parentElement?.querySelector("tbody");
    if (!body) continue;
    for (const [column, cell] of [...(head.rows[0]?.cells ?? [])].entries()) addButton(cell, column, body);
  }
}

function addButton(head: HTMLTableCellElement, column: number, body: HTMLTableSectionElement): void {
  // A head that is only heard belongs to bars, which repeat a number.
  if (head.querySelector(".vh") !== null || head.textContent.trim() === "") return;
  const isNumber = head.classList.contains("num");
  const button = Object.assign(document.createElement("button"), { type: "button", className: "linkish sort" });
  // A link beside the words stays outside.
  button.append(...[...head.childNodes].filter((node) => !(node instanceof HTMLAnchorElement)));
  head.prepend(button);
  button.addEventListener("click", () => {
    const before = head.ariaSort;
    // Names begin with the first letter, numbers with the highest.
    const isDown = before === null ? isNumber : before === "ascending";
    for (const other of head.parentElement?.children ?? []) other.ariaSort = null;
    head.ariaSort = isDown ? "descending" : "ascending";
    const cells = [...body.rows].map((row) => ({ row, text: textOf(row.cells[column]) }));
    const values = valuesOf(
      cells.map(({ text }) => text),
      isNumber,
    );
    const rows = cells.map(({ row }, at) => ({ row, value: values[at] ?? null }));
    body.append(...rows.toSorted((a, b) => compare(a.value, b.value, isDown)).map(({ row }) => row));
  });
}

function textOf(cell: HTMLTableCellElement | undefined): string {
  return cell?.querySelector("time")?.dateTime ?? cell?.textContent.trim() ?? "";
}

/** Values of a column to sort by; null = a number that is missing. Among percentages the counts of a handful have no place. */
export function valuesOf(texts: readonly string[], isNumber: boolean): (string | number | null)[] {
  if (!isNumber) return [...texts];
  const isOfShares = texts.some((text) => text.includes("%"));
  return texts.map((text) => (isOfShares && !text.includes("%") ? null : toNumber(text)));
}

/** "1.140" → 1140, "80,2%" → 80.2, "2 su 9" → 2; null = not a number. */
export function toNumber(text: string): number | null {
  const [found] = /[−-]?[\d.]+(,\d+)?/.exec(text) ?? [];
  return found === undefined ? null : Number(found.replaceAll(".", "").replace(",", ".").replace("−", "-"));
}

const letters = new Intl.Collator("it", { numeric: true });

/** Missing numbers are last in both directions. */
function compare(a: string | number | null, b: string | number | null, isDown: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  const order = typeof a === "number" && typeof b === "number" ? a - b : letters.compare(String(a), String(b));
  return isDown ? -order : order;
}
