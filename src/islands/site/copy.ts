import { copied } from "#src/i18n/shell.ts";

/** Copy buttons: `data-copy` is the id of the text to copy. They are hidden in the page and shown where copying works. */
export function wireCopy(): void {
  // Typed as always there; absent outside secure contexts.
  if (!("clipboard" in navigator)) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.hidden = false;
    const label = button.textContent;
    // The change of a button's words is not always said, that of a name of its own never.
    const said = document.createElement("span");
    said.className = "vh";
    said.role = "status";
    button.after(said);
    const say = (): void => void (button.textContent = said.textContent = copied);
    // A clipboard may refuse: then nothing is said to be copied.
    button.addEventListener("click", () => void copy(button).then(say, () => undefined));
    button.addEventListener("blur", () => {
      button.textContent = label;
      said.textContent = "";
    });
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy ?? "")?.textContent ?? "");
}

/** Save buttons: `data-save` is the id of the citation to save, as the file `data-name`. Hidden in the page, too. */
export function wireSave(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-save]")) {
    button.hidden = false;
    button.addEventListener("click", () => void import("./save-citation.ts").then((file) => file.saveCitation(button)));
  }
}
