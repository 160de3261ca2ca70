import { copied } from "#src/i18n/boot.ts";
import { load } from "#src/islands/load.ts";
import type * as saving from "./save.ts";
import saveUrl from "./save.ts?chunk";

/**
 * Wires copy buttons: `data-copy` is the id of the text to copy. They are shown where copying is supported. Those that
 * would move the page when they appear are not hidden in the markup.
 */
export function wireCopy(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    // The types say that it is always there; it is missing outside secure contexts.
    button.hidden = !("clipboard" in navigator);
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
      const text = document.getElementById(button.dataset.copy ?? "")?.textContent ?? "";
      navigator.clipboard.writeText(text).then(say, () => undefined);
    });
    button.addEventListener("blur", () => {
      button.textContent = label;
      said.textContent = "";
    });
  }
}

/** Wires save buttons, hidden in the markup, too. `data-save` says what is saved: see `save.ts`. */
export function wireSave(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-save]")) {
    button.hidden = false;
    button.addEventListener("click", () => void load<typeof saving>(saveUrl, (module) => module.save(button)));
  }
}
