/** Copy buttons: `data-copy` is the id of the text to copy. They are hidden in the page and shown where copying works. */
export function wireCopy(): void {
  // Typed as always there; absent outside secure contexts.
  if (!("clipboard" in navigator)) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => void copy(button));
  }
}

async function copy(button: HTMLButtonElement): Promise<void> {
  await navigator.clipboard.writeText(document.getElementById(button.dataset.copy ?? "")?.textContent ?? "");
  const label = button.textContent;
  button.textContent = button.dataset.copied ?? label;
  button.addEventListener("blur", () => (button.textContent = label), { once: true });
}
