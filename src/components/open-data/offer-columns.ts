import { queryConsole as labels } from "#src/i18n/query-console.ts";

/**
 * Makes buttons of the column names beside the console (`TableSchema.astro`): each writes its name into the field, in
 * place of the selected text.
 */
export function offerColumns(field: HTMLTextAreaElement): void {
  for (const name of document.querySelectorAll(".schema dt > code")) {
    const button = Object.assign(document.createElement("button"), { type: "button", className: "linkish" });
    button.ariaLabel = labels.insert(name.textContent);
    button.onclick = () => {
      field.setRangeText(name.textContent, field.selectionStart, field.selectionEnd, "end");
      field.focus();
    };
    name.replaceWith(button);
    button.append(name);
  }
}
