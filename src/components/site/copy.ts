import { copied } from "#src/i18n/boot.ts";
import { load } from "#src/islands/load.ts";
import type * as saving from "./save.ts";
import saveUrl from "./save.ts?chunk";

/**
 * Wires copy buttons: `data-copy` is the id of the text to copy. They are hidden in the markup and shown where copying
 * is supported.
 */
export function wireCopy(): void {
  // The types say that it is always there; it is missing outside secure contexts.
  if (!("clipboard" in navigator)) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.hidden = false;
    const label = button.textContent;
    // Screen readers do not reliably announce a changed button label, and never a changed accessible name.
    const said = document.createElement("span");
    said.className = "vh";
    said.role = "status";
    button.after(said);
    const say = (): void => void (button.textContent = said.textContent = copied);
    // When the clipboard refuses, nothing is announced.
    button.addEventListener("click", () => {
      // Safari does not focus a button on click; without focus it would never lose it.
      button.focus();
      void copy(button).then(say, () => undefined);
    });
    button.addEventListener("blur", () => {
      button.textContent = label;
      said.textContent = "";
    });
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy ?? "")?.textContent ?? "");
}

/** Wires save buttons, hidden in the markup, too. `data-save` says what is saved: see `save.ts`. */
export function wireSave(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-save]")) {
    button.hidden = false;
    button.addEventListener("click", () => void load<typeof saving>(saveUrl).then(({ save }) => save(button)));
  }
}
