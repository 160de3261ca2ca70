import { operator, type Campaign } from "#src/config/operator.ts";
import { popup } from "#src/i18n/shell.ts";
import stylesheet from "./campaign.css?url";
import { loadStyle } from "#src/components/site/load-style.ts";

/**
 * Opens the tax-donation popup. Closed by Escape, the button and the link, not by a click on the backdrop. Spec §2 and
 * §4.
 */
export async function showCampaign(): Promise<void> {
  if (operator.campaign === null) return;
  await loadStyle(stylesheet);
  const dialog = toDialog(operator.campaign);
  const close = (): void => {
    dialog.classList.add("is-closing");
    const animations = dialog.getAnimations();
    void Promise.allSettled(animations.map((animation) => animation.finished)).then(() => {
      dialog.close();
    });
  };
  // Also fires when the browser closes the dialog itself, at a second Escape.
  dialog.addEventListener("close", () => {
    dialog.remove();
    // The dialog returns the focus to its previous element; when there was none, focus the content.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>("#contenuto")?.focus({ preventScroll: true });
  });
  dialog.querySelector("button")?.addEventListener("click", close);
  dialog.addEventListener("cancel", (event) => {
    event.preventDefault();
    close();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function toDialog({ link, image, alt, width, height }: Campaign): HTMLDialogElement {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "btn plain" });
  button.append(popup.close);
  const anchor = Object.assign(document.createElement("a"), { href: link });
  anchor.append(Object.assign(new Image(width, height), { src: image, alt }));
  const dialog = Object.assign(document.createElement("dialog"), { className: "campaign" });
  dialog.setAttribute("aria-label", popup.label);
  dialog.append(button, anchor);
  return dialog;
}
