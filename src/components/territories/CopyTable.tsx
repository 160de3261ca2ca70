import { useRef, useState } from "react";
import { territories as text } from "#src/i18n/territories.ts";

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
    const lines = withWords(
      [...table.rows].map((row) =>
        [...row.cells].map((cell) => {
          // The sign beside a head is not a part of it.
          const sign = cell.querySelector(".why")?.textContent ?? "";
          return (cell.innerText || cell.textContent)
            .trim()
            .slice(0, -sign.length || undefined)
            .trim()
            .replace(/\s+/g, " ");
        }),
      ),
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

/** Drops columns without text, such as bars. */
function withWords([head = [], ...rows]: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const isWorded = head.map((_, column) => rows.some((cells) => cells[column] !== ""));
  return [head, ...rows].map((cells) => cells.filter((_, column) => isWorded[column]));
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
