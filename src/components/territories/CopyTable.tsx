import { useRef, useState } from "react";
import { territories as text } from "#src/i18n/territories.ts";
import { copiedTable, type CopiedCell } from "#src/lib/copied-table.ts";

interface Props {
  /** Attribution below the copied table. */
  readonly source: string;
}

/**
 * Copies the table above as shown, with its attribution: as HTML for text documents, tab-separated for spreadsheets.
 */
export function CopyTable({ source }: Props) {
  const place = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<"idle" | "done" | "failed">("idle");
  const copy = async (): Promise<void> => {
    const table = place.current?.parentElement?.querySelector("table");
    if (!table) return;
    const lines = copiedTable(
      [...table.rows].map((row) => [...row.cells].map(toCopied)),
      text.casesHead,
    );
    try {
      await navigator.clipboard.write([
        new ClipboardItem({
          "text/plain": new Blob([[...lines.map((cells) => cells.join("\t")), source].join("\n")], {
            type: "text/plain",
          }),
          "text/html": new Blob([toHtml(lines, source)], { type: "text/html" }),
        }),
      ]);
      setState("done");
    } catch {
      setState("failed");
    }
  };
  return (
    <p className="more js-only" ref={place}>
      <button type="button" className="linkish" onClick={() => void copy()}>
        {text.copy}
      </button>
      <span role="status">{state === "idle" ? "" : ` ${state === "done" ? text.copied : text.copyFailed}`}</span>
    </p>
  );
}

/** Neither the sign beside a head nor the cases beside a percentage ({@link Share}) are a part of its text. */
function toCopied(cell: HTMLTableCellElement): CopiedCell {
  const beside = cell.querySelector(".why, small")?.textContent ?? "";
  return {
    text: (cell.innerText || cell.textContent)
      .trim()
      .slice(0, -beside.length || undefined)
      .trim()
      .replace(/\s+/g, " "),
    cases: /[\d.]+/.exec(cell.querySelector("small")?.textContent ?? "")?.[0] ?? "",
  };
}

function toHtml(lines: readonly (readonly string[])[], source: string): string {
  const holder = document.createElement("div");
  const table = holder.appendChild(document.createElement("table"));
  lines.forEach((cells, index) => {
    const row = table.insertRow();
    for (const cell of cells) row.appendChild(document.createElement(index === 0 ? "th" : "td")).textContent = cell;
  });
  holder.appendChild(document.createElement("p")).textContent = source;
  return holder.innerHTML;
}
